/** The operator's view of an outbox in SQLite's file. */
import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { addressHash, sameAddress } from "../enquiry/same.server";
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
  mentioning,
  sentBy,
  type Entry,
  type Ledger,
  type Looked,
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
