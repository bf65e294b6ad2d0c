/** Receipts that are owed to visitors, in the outbox's file or in its database. */
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { addressHash } from "../enquiry/accept.server";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { NOW, type PostgresDatabase, type Query } from "../store/postgres-database.server";
import { namedFault } from "../store/sqlite-file.server";
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
function receiptOf(enquiry: AcceptedEnquiry): Receipt | undefined {
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

/** As `oweReceipt`, with PostgreSQL. */
export async function oweReceiptIn(query: Query, enquiry: AcceptedEnquiry, at: number) {
  const receipt = receiptOf(enquiry);
  if (!receipt) return;
  await query(
    `INSERT INTO receipt (reference, content, owed_at, due_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (reference) DO NOTHING`,
    [receipt.reference, JSON.stringify(receipt), at],
  );
  // Other recipients may get the enquiry later, as the same message; the visitor gets one receipt.
  await query("UPDATE enquiry SET receipt = 'owed' WHERE reference = $1", [receipt.reference]);
}

export class PostgresReceipts implements Receipts {
  readonly #database: PostgresDatabase;
  readonly #mostADay: number;
  readonly #clock: (() => number) | undefined;

  /** No more than `mostADay` are to be sent within a day. `now`: in the place of all clocks, ms since 1970: for tests. */
  constructor(database: PostgresDatabase, mostADay: number, now?: () => number) {
    this.#database = database;
    this.#mostADay = mostADay;
    this.#clock = now;
  }

  /** As a statement has it. */
  get #now(): string {
    return this.#clock ? `${this.#clock()}::bigint` : NOW;
  }

  async claim(leaseMs: number): Promise<OwedReceipt | undefined> {
    return this.#database.transaction(async (query) => {
      const now = this.#now;
      // What seems to be later was written before the clock was set back.
      const free = `(due_at <= ${now} OR due_at > ${now} + ${DAY_MS})
        AND (leased_until <= ${now} OR leased_until > ${now} + ${DAY_MS})`;
      const { rows } = await query(
        `WITH due AS MATERIALIZED (
           SELECT reference FROM receipt WHERE ${free} ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         UPDATE receipt SET leased_until = ${now} + $1::bigint FROM due WHERE receipt.reference = due.reference
         RETURNING receipt.content, receipt.owed_at, receipt.failures`,
        [leaseMs],
      );
      const row = rows[0];
      if (!row) return undefined;
      const receipt = JSON.parse(row["content"] as string) as Receipt;
      const surplus = await this.#surplus(query, receipt);
      return {
        receipt,
        owedAt: Number(row["owed_at"]),
        failures: Number(row["failures"]),
        surplus,
      };
    });
  }

  async #surplus(query: Query, { email, reference }: Receipt): Promise<OwedReceipt["surplus"]> {
    const { rows } = await query(
      `SELECT count(*) AS others FROM receipt_address WHERE at > ${this.#now} - ${DAY_MS} AND reference <> $1`,
      [reference],
    );
    if (Number(rows[0]?.["others"]) >= this.#mostADay) return "all";
    // A further attempt at the same receipt counts from anew; another one for the same address doesn't count.
    const { changes } = await query(
      `INSERT INTO receipt_address (hash, reference, at) VALUES ($1, $2, ${this.#now})
       ON CONFLICT (hash) DO UPDATE SET reference = excluded.reference, at = excluded.at
       WHERE receipt_address.reference = excluded.reference
             OR receipt_address.at <= excluded.at - ${DAY_MS}`,
      [addressHash(email), reference],
    );
    return changes > 0 ? undefined : "address";
  }

  async done(reference: string) {
    await this.#database.query("DELETE FROM receipt WHERE reference = $1", [reference]);
    this.#database.erasedFrom("receipt");
  }

  async retry(reference: string, dueAt: number) {
    const wait = Math.round(dueAt - (this.#clock ?? Date.now)());
    await this.#database.query(
      `UPDATE receipt SET due_at = ${this.#now} + $2::bigint, failures = failures + 1, leased_until = 0
       WHERE reference = $1`,
      [reference, wait],
    );
  }

  async purge() {
    const { changes } = await this.#database.query(
      `DELETE FROM receipt_address WHERE at <= ${this.#now} - ${DAY_MS}`,
    );
    if (changes > 0) this.#database.erasedFrom("receipt_address");
  }

  async forgetAll() {
    const receipts = await this.#database.query("DELETE FROM receipt");
    const addresses = await this.#database.query("DELETE FROM receipt_address");
    if (receipts.changes + addresses.changes > 0)
      this.#database.erasedFrom("receipt", "receipt_address");
  }

  /** The database is the outbox's to close. */
  close() {
    // Nothing is open here.
  }
}
