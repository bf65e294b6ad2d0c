/** Receipts that are owed to visitors, in the outbox's file. */
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { addressHash } from "../enquiry/same.server";
import { namedFault } from "../store/database-file.server";
import { openDatabase } from "../store/sqlite-outbox.server";

const DAY_MS = 24 * 60 * 60_000;

/** All that a receipt needs to know; nothing of it but the address was typed. */
export type Receipt = Pick<
  AcceptedEnquiry,
  "reference" | "receivedAt" | "form" | "email" | "consents"
>;

export type OwedReceipt = {
  receipt: Receipt;
  /** Since when it has been owed, in ms since 1970. */
  owedAt: number;
  /** Attempts that have failed. */
  failures: number;
  /** Why it isn't to be sent: its address, or all addresses together, have had theirs within a day. */
  surplus: "address" | "all" | undefined;
};

export interface Receipts {
  /** Takes one that is due, keeps others from it for `leaseMs`, and counts it for its address. */
  claim(leaseMs: number): Promise<OwedReceipt | undefined>;
  /** Sent, or given up: nothing of it is kept but the hash of its address, for a day. */
  done(reference: string): Promise<void>;
  /** It could not be sent; `dueAt` in ms since 1970. */
  retry(reference: string, dueAt: number): Promise<void>;
  /** Forgets the addresses that had theirs more than a day ago. */
  purge(): Promise<void>;
  /** For a site that sends none (any more). */
  forgetAll(): Promise<void>;
  close(): void;
}

/**
 * Makes an enquiry's promise of a receipt a receipt that is owed since `at`, in ms since 1970. To be called within
 * the transaction that records that the broker has it: no receipt is lost between the two, none comes without it.
 */
export function oweReceipt(database: DatabaseSync, enquiry: AcceptedEnquiry, at: number): void {
  const receipt = receiptOf(enquiry);
  if (!receipt) return;
  const { reference } = receipt;
  database
    .prepare(
      "INSERT OR IGNORE INTO receipt (reference, content, owed_at, due_at) VALUES (?, ?, ?, ?)",
    )
    .run(reference, JSON.stringify(receipt), at, at);
  // Other recipients may get the enquiry later, as the same message; the visitor gets one receipt. The trigger of
  // version 2, in a backup that this is carried into, takes a word for no promise.
  database
    .prepare(
      "UPDATE enquiry SET content = json_replace(content, '$.receipt', 'owed') WHERE reference = ?",
    )
    .run(reference);
}

/** The receipt that the enquiry promises; undefined: none, or it is owed already. */
export function receiptOf(enquiry: AcceptedEnquiry): Receipt | undefined {
  if (enquiry.receipt !== true) return undefined;
  const { reference, receivedAt, form, email, consents } = enquiry;
  return { reference, receivedAt, form, email, consents };
}

/**
 * The receipts in the outbox's file in `folder`, opened when first needed, and again after a fault. No more
 * than `mostADay` are to be sent within a day.
 */
export function receiptsIn(
  folder: string,
  mostADay: number,
  now: () => number = Date.now,
): Receipts {
  return new SqliteReceipts(path.join(folder, "outbox.sqlite"), mostADay, now);
}

type Row = { reference: string; content: string; owed_at: number; failures: number };

class SqliteReceipts implements Receipts {
  readonly #file: string;
  readonly #mostADay: number;
  readonly #now: () => number;
  #database: DatabaseSync | undefined;

  constructor(file: string, mostADay: number, now: () => number) {
    this.#file = file;
    this.#mostADay = mostADay;
    this.#now = now;
  }

  async claim(leaseMs: number) {
    return this.#transaction((database) => {
      const now = this.#now();
      // What seems to be later was written before the clock was set back.
      const late = now + DAY_MS;
      const row = database
        .prepare(
          `UPDATE receipt SET leased_until = ?
           WHERE reference = (SELECT reference FROM receipt
                              WHERE (due_at <= ? OR due_at > ?) AND (leased_until <= ? OR leased_until > ?)
                              ORDER BY due_at LIMIT 1)
           RETURNING reference, content, owed_at, failures`,
        )
        .get(now + leaseMs, now, late, now, late) as Row | undefined;
      if (!row) return undefined;
      const receipt = JSON.parse(row.content) as Receipt;
      const surplus = this.#surplus(database, receipt, now);
      return { receipt, owedAt: row.owed_at, failures: row.failures, surplus };
    });
  }

  #surplus(database: DatabaseSync, receipt: Receipt, now: number): OwedReceipt["surplus"] {
    const { others } = database
      .prepare("SELECT count(*) AS others FROM receipt_address WHERE at > ? AND reference <> ?")
      .get(now - DAY_MS, receipt.reference) as { others: number };
    if (others >= this.#mostADay) return "all";
    return this.#countFor(database, receipt, now) ? undefined : "address";
  }

  /** A further attempt at the same receipt counts from anew; another one for the same address doesn't count. */
  #countFor(database: DatabaseSync, { email, reference }: Receipt, now: number): boolean {
    const { changes } = database
      .prepare(
        `INSERT INTO receipt_address (hash, reference, at) VALUES (?, ?, ?)
         ON CONFLICT (hash) DO UPDATE SET reference = excluded.reference, at = excluded.at
         WHERE reference = excluded.reference OR at <= excluded.at - ${DAY_MS}`,
      )
      .run(addressHash(email), reference, now);
    return changes > 0;
  }

  async done(reference: string) {
    this.#transaction((database) =>
      database.prepare("DELETE FROM receipt WHERE reference = ?").run(reference),
    );
    this.#leaveNoTrace();
  }

  async retry(reference: string, dueAt: number) {
    this.#transaction((database) =>
      database
        .prepare(
          `UPDATE receipt SET due_at = ?, failures = failures + 1, leased_until = 0
           WHERE reference = ?`,
        )
        .run(dueAt, reference),
    );
  }

  async purge() {
    const { changes } = this.#transaction((database) =>
      database.prepare("DELETE FROM receipt_address WHERE at <= ?").run(this.#now() - DAY_MS),
    );
    if (changes > 0) this.#leaveNoTrace();
  }

  async forgetAll() {
    const changes = this.#transaction(
      (database) =>
        Number(database.prepare("DELETE FROM receipt").run().changes) +
        Number(database.prepare("DELETE FROM receipt_address").run().changes),
    );
    if (changes > 0) this.#leaveNoTrace();
  }

  close() {
    if (this.#database?.isOpen) this.#database.close();
    this.#database = undefined;
  }

  /** After a fault the connection is given up: the next verb opens the file anew. */
  #transaction<T>(work: (database: DatabaseSync) => T): T {
    // The outbox closes it where the file at the path is no longer the one that is open.
    if (!this.#database?.isOpen) this.#database = openDatabase(this.#file);
    const database = this.#database;
    try {
      database.exec("BEGIN IMMEDIATE");
      const result = work(database);
      database.exec("COMMIT");
      return result;
    } catch (error) {
      this.close();
      throw namedFault(error);
    }
  }

  /** Without this, an address that was deleted would live on in the write-ahead log. */
  #leaveNoTrace() {
    this.#database?.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }
}
