/** An enquiry: what a visitor sent, checked and complete, and the reference it is known by. */

export type FormKind = "insurance" | "finance";

/** A consent as it was given: the wording that stood beside the box. */
export type Consent = { name: "checkboxPrivacy" | "baufi"; wording: string };

export type Enquiry = {
  form: FormKind;
  /** A form of this site, or an old client's call. */
  source: "form" | "endpoint";
  title: string;
  name: string;
  email: string;
  phone: string;
  /** When a call suits best, as it was chosen; absent: not said. */
  callback?: string;
  message: string;
  /** The item that was chosen above the form; empty: none. */
  topic: string;
  /** The finance option; empty: none, or an insurance enquiry. */
  financeOption: string;
  /** Topic and finance option don't fit each other: both were chosen so; absent: they do. */
  disagreeing?: true;
  consents: Consent[];
  /** The trap field was filled: marked, never dropped. */
  suspicious: boolean;
  /** The page has promised a receipt by e-mail; "owed": which stands apart from the enquiry by now; absent: it hasn't. */
  receipt?: true | "owed";
};

/** An enquiry the site has taken responsibility for. */
export type AcceptedEnquiry = Enquiry & {
  /** What page, mail and log call it. */
  reference: string;
  /** When it was accepted, ISO 8601, UTC. */
  receivedAt: string;
};

/** References are read over the phone: short, and without letters that look or sound alike. */
const ALPHABET = "23456789ACDEFHJKMNPRTVWXY";
const PATTERN = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** A new reference such as `7K3M-9PXR`: 25^8, about 1.5 × 10^11, possibilities. */
export function newReference(): string {
  let digits = "";
  while (digits.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes from 250 on are thrown away, so that each letter is equally likely.
      if (byte < 250 && digits.length < 8) digits += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether `text` has the shape of a reference; it says nothing about whether one was given out. */
export function isReference(text: string | null | undefined): text is string {
  return typeof text === "string" && PATTERN.test(text);
}
