/**
 * The operator's view of what is stored: what the commands read and change, while the site runs on the same. The site
 * itself needs none of it.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { AcceptedEnquiry, FormKind } from "../enquiry/enquiry";
import { sameAddress } from "../enquiry/same.server";
import type { Receipt } from "../receipts/receipts.server";
import type { Backlog, Resent, State } from "../store/outbox.server";

/** What may be told of an enquiry without telling of a person. Times in ms since 1970. */
export type Entry = {
  reference: string;
  /** Undefined once the content is erased. */
  form: FormKind | undefined;
  state: State;
  receivedAt: number;
  /** Attempts that have ended without delivery. */
  failures: number;
  /** Class of the last fault. */
  fault: string | undefined;
  /** Undefined: not until someone acts, or never again. */
  dueAt: number | undefined;
  deliveredAt: number | undefined;
  /** Addresses of recipients that have it already, while others haven't. */
  takenBy: string[];
  /** Whether it is being sent right now. */
  underWay: boolean;
};

/** One whose content isn't erased. */
export type Kept = Entry & { enquiry: AcceptedEnquiry };

/** Told while content is looked through: how many of all that have some are done; at the end, all are. */
export type Looked = (done: number, all: number) => void;

/**
 * What can be long is found first, and then comes one by one, oldest first, each read when it is asked for: there may
 * be more than memory holds, and whoever prints slowly keeps nothing locked.
 */
export interface Ledger {
  list(state?: State): Promise<AsyncIterable<Entry>>;
  show(reference: string): Promise<(Entry & { enquiry: AcceptedEnquiry | undefined }) | undefined>;
  /** Makes it due now and counts its attempts anew; one that was delivered is sent once more. */
  resend(reference: string): Promise<Resent>;
  /** Gives how many were parked and are now due. */
  resendParked(): Promise<number>;
  /** False where there is no such enquiry. */
  delete(reference: string): Promise<boolean>;
  /** Everything that is stored of the person with this address. */
  ofPerson(email: string, looked?: Looked): Promise<AsyncIterable<Kept>>;
  /** Where name, e-mail address or phone have `text` in them, however it is written. */
  find(text: string, looked?: Looked): Promise<AsyncIterable<Kept>>;
  /** Receipts that are still owed to this address. */
  receiptsOf(email: string): Promise<Receipt[]>;
  /** Deletes all of that; `owed` counts what had not been delivered yet. */
  erasePerson(email: string, looked?: Looked): Promise<{ erased: number; owed: number }>;
  backlog(): Promise<Backlog>;
  close(): void;
}

/** Whether it is what somebody looks for. */
export type Sought = (enquiry: AcceptedEnquiry) => boolean;

/** What the person with this address has sent. */
export const sentBy =
  (email: string): Sought =>
  (enquiry) =>
    sameAddress(enquiry.email, email);

/** Where name, e-mail address or phone have `text` in them, however it is written. */
export function mentioning(text: string): Sought {
  const words = plainWords(text);
  const digits = soughtDigits(text);
  return ({ name, email, phone }) =>
    [name, email].some((field) => plainWords(field).includes(words)) ||
    digits.some((sought) => dialled(phone).includes(sought));
}

/** Fewer digits would find half of all phones. */
const FEWEST_DIGITS = 5;

/** Case, accents and spaces apart: whoever phones spells a name as they hear it. */
function plainWords(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

const digitsIn = (text: string) => text.replace(/\D/g, "");

/** As it is dialled from abroad, so that +49 30 123, 0049 (0)30 123 and 030/123 are one number. */
function dialled(phone: string): string {
  return digitsIn(parsePhoneNumberFromString(phone, "DE")?.number ?? phone);
}

/** The digits to look for: as they were typed, and without what stands before an area code. */
function soughtDigits(text: string): string[] {
  const typed = digitsIn(text);
  if (typed.length < FEWEST_DIGITS) return [];
  return [typed, parsePhoneNumberFromString(text, "DE")?.nationalNumber ?? typed];
}
