/**
 * The operator's view of what is stored: what the commands read and change, while the site runs on the same; how all of it
 * is moved, while none does; and how an enquiry is shown. The site itself needs none of it.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { stillOwed } from "../delivery/courier.server";
import { sameAddress } from "../enquiry/accept.server";
import { visibleText, type AcceptedEnquiry, type FormKind } from "../enquiry/enquiry";
import type { Receipt } from "../receipts/receipts.server";
import type { Backlog, Resent, State } from "../store/outbox.server";
import { formatDuration, row } from "./command.server";

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

// Moving from one engine to the other.

/** Times in ms since 1970; bytes as hexadecimal digits; leases aren't carried, since nobody sends meanwhile. */
export type MovedEnquiry = {
  reference: string;
  fingerprint: string | null;
  /** As JSON, without reference, time and receipt. */
  content: string | null;
  receipt: "promised" | "owed" | null;
  received_at: number;
  state: string;
  failures: number;
  refusals: number;
  fault: string | null;
  due_at: number | null;
  held_until: number;
  taken_by: string | null;
  delivered_at: number | null;
  delivered_once: boolean;
};
export type MovedReceipt = {
  reference: string;
  content: string;
  owed_at: number;
  due_at: number;
  failures: number;
};
export type MovedAddress = { hash: string; reference: string; at: number };

/** One of the tables that are carried row by row, where it is stored. */
export interface Rows<T> {
  count(): Promise<number>;
  /** The first ones that are there, in the order of their keys. */
  first(limit: number): Promise<T[]>;
  /**
   * Resolves when all of them are there for good; rejects where one is another's there. One that is there already
   * stays as it is, but an enquiry that hasn't been delivered there takes what the source knows of it.
   */
  put(rows: T[]): Promise<void>;
  remove(rows: T[]): Promise<void>;
}

/** Where an outbox is stored, for moving it. */
export interface Place {
  readonly enquiries: Rows<MovedEnquiry>;
  readonly receipts: Rows<MovedReceipt>;
  readonly addresses: Rows<MovedAddress>;
  /** Throws where a site seems to run on it. */
  proveStopped(): Promise<void>;
  /** How many of what have been counted, by name. */
  tally(): Promise<Record<string, number>>;
  /** Counted elsewhere until now; what was put before is replaced. */
  putTally(counts: Record<string, number>): Promise<void>;
  removeTally(): Promise<void>;
  /** What the site has told of itself, by name. */
  notices(): Promise<Record<string, string>>;
  putNotices(notices: Record<string, string>): Promise<void>;
  removeNotices(): Promise<void>;
  /** As far as it can be: of what was removed, no trace is left. */
  leaveNoTrace(): Promise<void>;
  close(): void;
}

const ROWS_AT_ONCE = 200;

/**
 * Carries all that the outbox holds from one engine to the other, while no site runs on either; gives how many enquiries
 * and receipts were carried by this call. A row goes from its source only once the target has it for good, and the target
 * takes it a second time as the one it is: wherever this ends, the next call goes on, and nothing is lost, and nothing sent
 * twice.
 */
export async function move(from: Place, to: Place, told?: Looked) {
  await from.proveStopped();
  await to.proveStopped();
  const all = await from.enquiries.count();
  const enquiries = await moveRows(from.enquiries, to.enquiries, (done) => told?.(done, all));
  told?.(enquiries, enquiries);
  const receipts = await moveRows(from.receipts, to.receipts);
  await moveRows(from.addresses, to.addresses);
  // Last: while there is something left of the rest, counts and what was told are still the source's.
  await to.putTally(await from.tally());
  await from.removeTally();
  await to.putNotices(await from.notices());
  await from.removeNotices();
  await from.leaveNoTrace();
  return { enquiries, receipts };
}

async function moveRows<T>(from: Rows<T>, to: Rows<T>, told?: (done: number) => void) {
  let done = 0;
  for (;;) {
    const rows = await from.first(ROWS_AT_ONCE);
    if (rows.length === 0) return done;
    await to.put(rows);
    await from.remove(rows);
    done += rows.length;
    told?.(done);
  }
}

/** Both have an enquiry of this reference, and it isn't the same. */
export class Clash extends Error {
  constructor(reference: string) {
    super(`there is another enquiry ${reference} already: nothing of it was moved`);
  }
}

// How `list` and `find` show an enquiry: what every one has in columns, the rest on lines of its own below.

/** The longest that each column holds: rows are printed as they are read, before the next ones are known. */
const LIST_COLUMNS = widths("7K3M-9PXR", "insurance", "delivered", "20000 d 23 h", "FAILURES");
const FIND_COLUMNS = widths("7K3M-9PXR", "delivered", "2026-11-21");

function widths(...longest: string[]): number[] {
  return longest.map(({ length }) => length);
}

export const LIST_HEAD = row(LIST_COLUMNS, [
  ...["REFERENCE", "FORM", "STATE", "AGE", "FAILURES", "NEXT ATTEMPT"],
]);

/** At `now`, ms since 1970. `recipients`: MAIL_TO. */
export function listRow(entry: Entry, recipients: string[], now: number): string {
  const { reference, form = "erased", state, failures, fault } = entry;
  const age = formatDuration(now - entry.receivedAt);
  const owed = owedTo(entry, recipients);
  return row(
    LIST_COLUMNS,
    [reference, form, state, age, String(failures), nextAttempt(entry, now)],
    [...(fault ? [`last fault: ${fault}`] : []), ...(owed ? [`owed to: ${owed}`] : [])],
  );
}

function nextAttempt({ state, dueAt, underWay }: Entry, now: number): string {
  if (state === "delivered") return "-";
  if (underWay) return "under way";
  if (dueAt === undefined) return "when resent";
  return dueAt <= now ? "now" : `in ${formatDuration(dueAt - now)}`;
}

/** Whom the broker's mail hasn't reached yet, where it has reached others. */
function owedTo({ state, takenBy }: Entry, recipients: string[]): string | undefined {
  if (state === "delivered" || takenBy.length === 0) return undefined;
  return stillOwed(recipients, takenBy).join(", ") || "nobody any more";
}

export const FIND_HEAD = row(
  FIND_COLUMNS,
  ["REFERENCE", "STATE", "RECEIVED", "NAME"],
  ["E-MAIL, PHONE"],
);

export function foundRow({ reference, state, receivedAt, enquiry }: Kept): string {
  const { name, email, phone } = enquiry;
  const received = new Date(receivedAt).toISOString().slice(0, 10);
  return row(
    FIND_COLUMNS,
    [reference, state, received, visibleText(name) || "-"],
    [visibleText(`${email}, ${phone}`)],
  );
}
