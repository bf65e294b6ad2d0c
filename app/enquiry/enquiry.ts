/**
 * An enquiry: what a visitor sent, checked and complete, and the reference it is known by; what a form asks for, and the
 * rules of its fields. Without any library: the browser reads them as they are, the schemas on the server are built on
 * them, so both sides find the same mistakes.
 */

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

/** In the order in which a form asks: what it is about, how to answer, what they say, and at its end, as in a letter, who. */
export const FIELD_NAMES = [
  "topic",
  "financeOption",
  "email",
  "phone",
  "callback",
  "message",
  "title",
  "name",
  "checkboxPrivacy",
  "baufi",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** A page's form, as data: the browser gets it with the page. */
export type FormDefinition = {
  form: FormKind;
  fields: readonly FieldName[];
  financeOptions?: readonly string[];
  /** By topic. A topic that isn't here agrees with every finance option. */
  fitting?: Readonly<Record<string, Fitting>>;
};

/** What a visitor may have in mind: the options of the finance form. */
export const FINANCE_OPTIONS = [
  "Kauf",
  "Neubau",
  "Modernisierung (Heizung, PV-Anlagen, etc.)",
  "Anschlussfinanzierung",
  "Raten- / Autokredit",
] as const;

/** The two forms, but for what the items of their pages add. */
export const forms: Record<FormKind, FormDefinition> = {
  insurance: {
    form: "insurance",
    fields: ["topic", "email", "phone", "callback", "message", "title", "name", "checkboxPrivacy"],
  },
  finance: {
    form: "finance",
    fields: FIELD_NAMES,
    financeOptions: FINANCE_OPTIONS,
  },
};

/**
 * `form` as a site offers it, with the question when to call or without. Where nobody gets enquiries passed on,
 * nobody is asked for consent to it.
 */
export function offeredForm(
  form: FormDefinition,
  site: { callBack: boolean; partnerProvider?: unknown },
): FormDefinition {
  const left = [...(site.callBack ? [] : ["callback"]), ...(site.partnerProvider ? [] : ["baufi"])];
  return { ...form, fields: form.fields.filter((name) => !left.includes(name)) };
}

/** The finance option that a topic fills in, if it does, and others that agree with it. */
export type Fitting = { option?: string | undefined; fits: readonly string[] };

const REQUIRED: readonly FieldName[] = ["email", "phone", "checkboxPrivacy", "baufi"];

export const isRequired = (field: FieldName) => REQUIRED.includes(field);

/** A checkbox arrives as this, or not at all. */
export const TICKED = "on";

/** A field that only programs fill in. Named so that no address book has an entry for it. */
export const HONEYPOT = "zusatz";

/** The item that the button below it asks about. Not a field: it brings the topic into the form. */
export const TOPIC_ASKED = "thema";

/** Where an address has the reference of an enquiry that was sent. */
export const SENT_QUERY = "gesendet";

/** Longest values, in characters as a person counts them. */
export const LIMITS = {
  title: 80,
  name: 200,
  email: 254,
  phone: 50,
  callback: 80,
  financeOption: 80,
  topic: 80,
  message: 10_000,
} as const;

export type TextFieldName = keyof typeof LIMITS;

/** Longest value that is composed, in UTF-16 units: the longest message, and each letter of it in parts. */
const MOST_COMPOSED = 4 * LIMITS.message;
/**
 * Stacked higher than any script does. Composing such a run takes time with the square of its length, also one
 * of Kirat Rai's vowels, which count as letters.
 */
const TOO_MANY_MARKS = /(?:^|[^\p{M}\u{16d67}\u{16d68}])[\p{M}\u{16d67}\u{16d68}]{11}/u;

/**
 * What nobody sees: format characters, but for the joiners that Persian, Indic scripts and emoji are written
 * with. Its groups are what such a joiner follows, and the joiner.
 */
const INVISIBLE =
  /([\u0600-\u109f\u1780-\u18af\ufe0f\p{ExtPict}\p{EMod}])([\u200c\u200d])|\p{Cf}/gu;

/**
 * A value as it is kept: one form of Unicode, Unix line ends, nothing invisible, nothing around it. What
 * would take long to compose stays as it is: no field takes it.
 */
export function normalise(value: string): string {
  const tidy = value.replace(/\r\n?/g, "\n").replace(INVISIBLE, "$1$2").trim();
  const slow = tidy.length > MOST_COMPOSED || TOO_MANY_MARKS.test(tidy);
  return slow ? tidy : tidy.normalize("NFC");
}

export type Mistake =
  "required" | "invalid" | "localPart" | "tooLong" | "notSingleLine" | "unknownOption";

/** What is wrong with a normalised value; undefined where nothing is. */
export function mistakeIn(
  field: TextFieldName,
  value: string,
  {
    required = false,
    options,
  }: { required?: boolean; options?: readonly string[] | undefined } = {},
): Mistake | undefined {
  if (value === "") return required ? "required" : undefined;
  if (Array.from(value).length > LIMITS[field]) return "tooLong";
  if (TOO_MANY_MARKS.test(value)) return "invalid";
  if (field === "message") return hasControls(value, /[\n\t]/g) ? "invalid" : undefined;
  if (hasControls(value)) return "notSingleLine";
  if (options && !options.includes(value)) return "unknownOption";
  if (field === "email") return mistakeInEmail(value);
  if (field === "phone") return /\d/.test(value) ? undefined : "invalid";
  return undefined;
}

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
function hasControls(value: string, but?: RegExp): boolean {
  const rest = but ? value.replace(but, "") : value;
  return /[\p{Cc}\u2028\u2029]|\p{Surrogate}/u.test(rest);
}

/**
 * An address of the kind mail servers take: an ASCII local part as HTML defines it, and a domain of at
 * least two labels in any script. Umlauts in front of the @ are nearly always a slip, and an answer to
 * them would come back, so they get a message of their own.
 */
function mistakeInEmail(value: string): Mistake | undefined {
  const at = value.lastIndexOf("@");
  const local = value.slice(0, at);
  const domain = value.slice(at + 1);
  if (at < 1) return "invalid";
  if (/^[^\s@<>()[\]\\,;:"]+$/u.test(local) && /[^\p{ASCII}]|=\?/u.test(local)) return "localPart";
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(local))
    return "invalid";
  if (local.length > 64) return "invalid";
  const labels = domain.split(".");
  const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return "invalid";
  return /^\d+$/.test(labels.at(-1) ?? "") ? "invalid" : undefined;
}

/**
 * What a visitor typed, for places where a character that can't be seen could fool the reader: format and
 * control characters as `\u{202e}`, but for line feeds, tabs and the joiners that writing needs.
 */
export function visibleText(text: string): string {
  return text
    .replace(INVISIBLE, (found, before?: string) => (before ? found : escaped(found)))
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16).padStart(4, "0")}}`;
}
