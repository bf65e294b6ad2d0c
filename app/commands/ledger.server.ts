/**
 * The operator's view of the outbox: what the commands read and change, while the site runs on the same file.
 * The site itself needs none of it.
 */
import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { AcceptedEnquiry, FormKind } from "../enquiry/enquiry";
import { addressHash, sameAddress } from "../enquiry/same.server";
import type { Receipt } from "../receipts/receipts.server";
import type { Backlog, Resent, State } from "../store/outbox.server";
import {
  backlogOf,
  isLeased,
  openDatabase,
  resendIn,
  resendParkedIn,
} from "../store/sqlite-outbox.server";

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
    return this.#kept(this.#search((enquiry) => sameAddress(enquiry.email, email), looked));
  }

  async find(text: string, looked?: Looked) {
    const words = plainWords(text);
    const digits = soughtDigits(text);
    const found = this.#search(
      ({ name, email, phone }) =>
        [name, email].some((field) => plainWords(field).includes(words)) ||
        digits.some((sought) => dialled(phone).includes(sought)),
      looked,
    );
    return this.#kept(found);
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
    const theirs = this.#search((enquiry) => sameAddress(enquiry.email, email), looked);
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
  #search(theirs: (enquiry: AcceptedEnquiry) => boolean, looked?: Looked): string[] {
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
