/** Receipts that are owed to visitors, in the outbox's database. */
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { addressHash } from "../enquiry/same.server";
import { NOW, type PostgresDatabase, type Query } from "../store/postgres-database.server";
import { receiptOf, type OwedReceipt, type Receipt, type Receipts } from "./receipts.server";

const DAY_MS = 24 * 60 * 60_000;

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
