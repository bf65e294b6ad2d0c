/**
 * `enquiries move`: carries all that the outbox holds from one engine to the other, while no site runs on either.
 * A row goes from its source only once the target has it for good, and the target takes it a second time as the one it
 * is: wherever this ends, the next call goes on, and nothing is lost, and nothing sent twice.
 */
import type { Looked } from "./ledger.server";

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

/** Gives how many enquiries and receipts were carried by this call. */
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
