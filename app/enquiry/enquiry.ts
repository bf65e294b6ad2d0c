/** An enquiry: what a visitor sent, checked and complete. */

export type EnquiryForm = "insurance" | "finance";

/** A consent as it was given: the wording that stood beside the box. */
export type Consent = { name: "checkboxPrivacy" | "baufi"; wording: string };

export type Enquiry = {
  form: EnquiryForm;
  /** A form of this site, or an old client's call. */
  source: "form" | "endpoint";
  title: string;
  name: string;
  email: string;
  phone: string;
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
  /** The page has promised a receipt by e-mail; absent: it hasn't. */
  receipt?: true;
};

/** An enquiry the site has taken responsibility for. */
export type AcceptedEnquiry = Enquiry & {
  /** What page, mail and log call it. */
  reference: string;
  /** When it was accepted, ISO 8601, UTC. */
  receivedAt: string;
};
