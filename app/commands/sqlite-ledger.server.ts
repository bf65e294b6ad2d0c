/** The operator's view of an outbox in SQLite's file, and that file as a place that one is moved from or to. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { addressHash, sameAddress } from "../enquiry/accept.server";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import type { Receipt } from "../receipts/receipts.server";
import type { Backlog, State } from "../store/outbox.server";
import {
  backlogOf,
  isLeased,
  openDatabase,
  resendIn,
  resendParkedIn,
} from "../store/sqlite-outbox.server";
import {
  Clash,
  mentioning,
  sentBy,
  type Entry,
  type Ledger,
  type Looked,
  type MovedAddress,
  type MovedEnquiry,
  type MovedReceipt,
  type Place,
  type Rows,
  type Sought,
} from "./ledger.server";

/** The site may be writing: each verb waits for it up to this long, in ms. */
const BUSY_MS = 10_000;

/** From this version on the tables hold all that is asked for here. The program that they belong to may be running. */
const VERSION_WITH_RECEIPTS = 2;

/** Undefined where the site has never stored anything in `folder`. Throws where the file can't be opened. */
export function openLedger(folder: string, now: () => number = Date.now): Ledger | undefined {
  const file = path.join(folder, "outbox.sqlite");
  if (!fs.existsSync(file)) return undefined;
  return new SqliteLedger(openDatabase(file, BUSY_MS, VERSION_WITH_RECEIPTS), now);
}

type Row = {
  reference: string;
  content: string | null;
  state: State;
  received_at: number;
  failures: number;
  fault: string | null;
  due_at: number | null;
  delivered_at: number | null;
  leased_until: number;
  taken_by: string | null;
};

class SqliteLedger implements Ledger {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #byReference: StatementSync;

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    // What is sorted are times and references; the image has little room for files that aren't the outbox's.
    database.exec("PRAGMA temp_store = MEMORY");
    this.#byReference = database.prepare("SELECT * FROM enquiry WHERE reference = ?");
    this.#now = now;
  }

  async list(state?: State) {
    const rows = this.#database
      .prepare(
        `SELECT reference FROM enquiry WHERE state = ifnull(?, state)
         ORDER BY received_at, reference`,
      )
      .iterate(state ?? null);
    return this.#entries(Array.from(rows, ({ reference }) => String(reference)));
  }

  async show(reference: string) {
    const row = this.#row(reference);
    return row && { ...this.#entry(row), enquiry: contentOf(row) };
  }

  async resend(reference: string) {
    return resendIn(this.#database, reference, this.#now());
  }

  async resendParked() {
    return resendParkedIn(this.#database, this.#now());
  }

  async delete(reference: string) {
    const state = this.#transaction(() => this.#delete(reference));
    this.#leaveNoTrace();
    return state !== undefined;
  }

  async ofPerson(email: string, looked?: Looked) {
    return this.#kept(this.#search(sentBy(email), looked));
  }

  async find(text: string, looked?: Looked) {
    return this.#kept(this.#search(mentioning(text), looked));
  }

  async receiptsOf(email: string) {
    const found: Receipt[] = [];
    for (const { content } of this.#database.prepare("SELECT content FROM receipt").iterate()) {
      const receipt = JSON.parse(String(content)) as Receipt;
      if (sameAddress(receipt.email, email)) found.push(receipt);
    }
    return found;
  }

  async erasePerson(email: string, looked?: Looked) {
    const theirs = this.#search(sentBy(email), looked);
    const receipts = await this.receiptsOf(email);
    const erased = this.#transaction(() => {
      const states = theirs.map((reference) => this.#delete(reference));
      for (const { reference } of receipts) this.#delete(reference);
      this.#run("DELETE FROM receipt_address WHERE hash = ?", addressHash(email));
      return states.filter((state) => state !== undefined);
    });
    this.#leaveNoTrace();
    const owed = erased.filter((state) => state !== "delivered");
    return { erased: erased.length, owed: owed.length };
  }

  async backlog(): Promise<Backlog> {
    return backlogOf(this.#database);
  }

  close() {
    this.#database.close();
  }

  async *#entries(references: string[]) {
    for (const reference of references) {
      const row = this.#row(reference);
      if (row) yield this.#entry(row);
    }
  }

  async *#kept(references: string[]) {
    for (const reference of references) {
      const row = this.#row(reference);
      const enquiry = row && contentOf(row);
      if (enquiry) yield { ...this.#entry(row), enquiry };
    }
  }

  /**
   * Those whose content `theirs` is true of, oldest first. Not sorted by SQLite, which would carry all content along,
   * nor chosen by a function within it: Node keeps what is handed to that until the query ends.
   */
  #search(theirs: Sought, looked?: Looked): string[] {
    const { all } = this.#database
      .prepare("SELECT count(*) AS 'all' FROM enquiry WHERE content IS NOT NULL")
      .get() as { all: number };
    const rows = this.#database
      .prepare("SELECT reference, received_at, content FROM enquiry WHERE content IS NOT NULL")
      .iterate() as Iterable<{ reference: string; received_at: number; content: string }>;
    const found: { reference: string; receivedAt: number }[] = [];
    let done = 0;
    for (const { reference, received_at: receivedAt, content } of rows) {
      if (theirs(JSON.parse(content) as AcceptedEnquiry)) found.push({ reference, receivedAt });
      looked?.(++done, all);
    }
    looked?.(done, done);
    return found
      .sort((a, b) => a.receivedAt - b.receivedAt || (a.reference < b.reference ? -1 : 1))
      .map(({ reference }) => reference);
  }

  #row(reference: string) {
    return this.#byReference.get(reference) as Row | undefined;
  }

  #run(sql: string, ...values: (string | number | Buffer)[]) {
    return this.#database.prepare(sql).run(...values);
  }

  /** Gives its state until then. */
  #delete(reference: string): State | undefined {
    this.#run("DELETE FROM receipt WHERE reference = ?", reference);
    const deleted = this.#database
      .prepare("DELETE FROM enquiry WHERE reference = ? RETURNING state")
      .get(reference) as { state: State } | undefined;
    return deleted?.state;
  }

  #transaction<T>(work: () => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    const result = work();
    this.#database.exec("COMMIT");
    return result;
  }

  #entry(row: Row): Entry {
    return {
      reference: row.reference,
      form: contentOf(row)?.form,
      state: row.state,
      receivedAt: row.received_at,
      failures: row.failures,
      fault: row.fault ?? undefined,
      dueAt: row.due_at ?? undefined,
      deliveredAt: row.delivered_at ?? undefined,
      takenBy: JSON.parse(row.taken_by ?? "[]") as string[],
      underWay: row.state !== "delivered" && isLeased(row.leased_until, this.#now()),
    };
  }

  /** Without this, what was deleted would live on in the write-ahead log. */
  #leaveNoTrace() {
    this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }
}

function contentOf({ content }: Row): AcceptedEnquiry | undefined {
  return content === null ? undefined : (JSON.parse(content) as AcceptedEnquiry);
}

const MOVE_BUSY_MS = 2000;

/** What was counted elsewhere has no time at which its file began. */
const ELSEWHERE = 0;

/** Of the outbox in `folder`; undefined where there is none and it isn't to be made. */
export function openSqlitePlace(folder: string, make: boolean): Place | undefined {
  const file = path.join(folder, "outbox.sqlite");
  if (!fs.existsSync(file)) {
    if (!make) return undefined;
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } else proveClosed(file);
  return new SqlitePlace(openDatabase(file, MOVE_BUSY_MS));
}

/** SQLite lets go of the write-ahead log only where nobody else has the file open. */
function proveClosed(file: string) {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA journal_mode = DELETE");
  } catch (error) {
    if ((error as Error).message.includes("locked"))
      throw new Error(`${file} is in use: stop the site first`, { cause: error });
    throw error;
  } finally {
    database.close();
  }
}

class SqlitePlace implements Place {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    // Until this one ends, no site can begin.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT");
  }

  readonly enquiries: Rows<MovedEnquiry> = {
    count: async () => this.#count("enquiry"),

    // PostgreSQL has columns for three of the content's members.
    first: async (limit) =>
      this.#all(
        `SELECT reference, nullif(hex(fingerprint), '') AS fingerprint,
                json_remove(content, '$.reference', '$.receivedAt', '$.receipt') AS content,
                CASE json_extract(content, '$.receipt') WHEN 1 THEN 'promised' WHEN 'owed' THEN 'owed' END AS receipt,
                received_at, state, failures, refusals, fault, due_at, held_until, taken_by, delivered_at,
                delivered_once
         FROM enquiry ORDER BY reference LIMIT ?`,
        limit,
      ).map((row) => ({
        ...(row as unknown as MovedEnquiry),
        delivered_once: row["delivered_once"] === 1,
      })),

    put: async (rows) =>
      this.#transaction(() => {
        const insert = this.#database.prepare(
          `INSERT INTO enquiry (reference, fingerprint, content, received_at, state, failures, refusals, fault, due_at,
                                held_until, taken_by, delivered_at, delivered_once)
           VALUES (?, unhex(?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (reference) DO UPDATE
           SET fingerprint = excluded.fingerprint, content = excluded.content, state = excluded.state,
               failures = excluded.failures, refusals = excluded.refusals, fault = excluded.fault,
               due_at = excluded.due_at, held_until = excluded.held_until, delivered_at = excluded.delivered_at,
               delivered_once = max(delivered_once, excluded.delivered_once),
               taken_by = iif(length(taken_by) > ifnull(length(excluded.taken_by), 0), taken_by, excluded.taken_by)
           WHERE state <> 'delivered'
           RETURNING 1`,
        );
        const known = this.#database.prepare("SELECT received_at FROM enquiry WHERE reference = ?");
        for (const row of rows) {
          const at = known.get(row.reference)?.["received_at"];
          if (at !== undefined && at !== row.received_at) throw new Clash(row.reference);
          const { reference, fingerprint, received_at, state, failures, refusals, fault } = row;
          insert.get(
            ...[reference, fingerprint, together(row), received_at, state, failures, refusals],
            ...[fault, row.due_at, row.held_until, row.taken_by, row.delivered_at],
            row.delivered_once ? 1 : 0,
          );
        }
      }),

    remove: async (rows) => this.#remove("enquiry", "reference", rows),
  };

  readonly receipts: Rows<MovedReceipt> = {
    count: async () => this.#count("receipt"),
    first: async (limit) =>
      this.#all(
        "SELECT reference, content, owed_at, due_at, failures FROM receipt ORDER BY reference LIMIT ?",
        limit,
      ) as MovedReceipt[],
    put: async (rows) =>
      this.#transaction(() => {
        const insert = this.#database.prepare(
          `INSERT INTO receipt (reference, content, owed_at, due_at, failures) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
        );
        for (const { reference, content, owed_at, due_at, failures } of rows)
          insert.run(reference, content, owed_at, due_at, failures);
      }),
    remove: async (rows) => this.#remove("receipt", "reference", rows),
  };

  readonly addresses: Rows<MovedAddress> = {
    count: async () => this.#count("receipt_address"),
    first: async (limit) =>
      this.#all(
        "SELECT hex(hash) AS hash, reference, at FROM receipt_address ORDER BY receipt_address.hash LIMIT ?",
        limit,
      ) as MovedAddress[],
    put: async (rows) =>
      this.#transaction(() => {
        const insert = this.#database.prepare(
          `INSERT INTO receipt_address (hash, reference, at) VALUES (unhex(?), ?, ?)
           ON CONFLICT DO NOTHING`,
        );
        for (const { hash, reference, at } of rows) insert.run(hash, reference, at);
      }),
    remove: async (rows) =>
      this.#transaction(() => {
        const remove = this.#database.prepare("DELETE FROM receipt_address WHERE hash = unhex(?)");
        for (const { hash } of rows) remove.run(hash);
      }),
  };

  /** That it could be opened alone has proved it. */
  proveStopped() {
    return Promise.resolve();
  }

  async tally() {
    const rows = this.#all("SELECT name, sum(count) AS count FROM tally GROUP BY name");
    return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
  }

  async putTally(counts: Record<string, number>) {
    this.#transaction(() => {
      const put = this.#database.prepare(
        `INSERT INTO tally (since, name, count) VALUES (${ELSEWHERE}, ?, ?)
         ON CONFLICT (since, name) DO UPDATE SET count = max(count, excluded.count)`,
      );
      for (const [name, count] of Object.entries(counts)) put.run(name, count);
    });
  }

  async removeTally() {
    this.#transaction(() => this.#database.exec("DELETE FROM tally"));
  }

  async notices() {
    const rows = this.#all("SELECT name, value FROM notice");
    return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]));
  }

  async putNotices(notices: Record<string, string>) {
    this.#transaction(() => {
      const put = this.#database.prepare(
        `INSERT INTO notice (name, value, noted) VALUES (?, ?, 1)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, noted = noted + 1, leased_until = 0`,
      );
      for (const [name, value] of Object.entries(notices)) put.run(name, value);
    });
  }

  async removeNotices() {
    this.#transaction(() => this.#database.exec("DELETE FROM notice"));
  }

  /** What is deleted is overwritten in the file; the write-ahead log has to go, too. */
  async leaveNoTrace() {
    this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  close() {
    this.#database.close();
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    return this.#database.prepare(sql).all(...values);
  }

  #count(table: string): number {
    return Number(this.#all(`SELECT count(*) AS count FROM ${table}`)[0]?.["count"]);
  }

  #remove(table: string, key: string, rows: { reference: string }[]) {
    this.#transaction(() => {
      const remove = this.#database.prepare(`DELETE FROM ${table} WHERE ${key} = ?`);
      for (const { reference } of rows) remove.run(reference);
    });
  }

  #transaction(work: () => unknown) {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#database.exec("COMMIT");
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}

function together({ content, receipt, reference, received_at }: MovedEnquiry): string | null {
  if (content === null) return null;
  return JSON.stringify({
    ...(JSON.parse(content) as object),
    ...(receipt && { receipt: receipt === "owed" ? "owed" : true }),
    reference,
    receivedAt: new Date(received_at).toISOString(),
  });
}
