/**
 * The operator's view of the outbox: what the commands read and change, while the site runs on the same file.
 * The site itself needs none of it.
 */
import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
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

export interface Ledger {
  /** Oldest first. */
  list(state?: State): Promise<Entry[]>;
  show(reference: string): Promise<(Entry & { enquiry: AcceptedEnquiry | undefined }) | undefined>;
  /** Makes it due now and counts its attempts anew; one that was delivered is sent once more. */
  resend(reference: string): Promise<Resent>;
  /** Gives how many were parked and are now due. */
  resendParked(): Promise<number>;
  /** False where there is no such enquiry. */
  delete(reference: string): Promise<boolean>;
  /** Everything that is stored of the person with this address. */
  ofPerson(email: string): Promise<(Entry & { enquiry: AcceptedEnquiry })[]>;
  /** Where name, e-mail address or phone have `text` in them, however it is written. */
  find(text: string): Promise<(Entry & { enquiry: AcceptedEnquiry })[]>;
  /** Receipts that are still owed to this address. */
  receiptsOf(email: string): Promise<Receipt[]>;
  /** Deletes all of that; `owed` counts what had not been delivered yet. */
  erasePerson(email: string): Promise<{ erased: number; owed: number }>;
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

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async list(state?: State) {
    return this.#rows()
      .filter((row) => state === undefined || row.state === state)
      .map((row) => this.#entry(row));
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
    const deleted = this.#transaction(() => this.#delete(reference));
    this.#leaveNoTrace();
    return deleted;
  }

  async ofPerson(email: string) {
    return this.#those((enquiry) => sameAddress(enquiry.email, email));
  }

  async find(text: string) {
    const words = plainWords(text);
    const digits = soughtDigits(text);
    return this.#those(
      ({ name, email, phone }) =>
        [name, email].some((field) => plainWords(field).includes(words)) ||
        digits.some((sought) => dialled(phone).includes(sought)),
    );
  }

  async receiptsOf(email: string) {
    const rows = this.#database.prepare("SELECT content FROM receipt").all() as {
      content: string;
    }[];
    return rows
      .map(({ content }) => JSON.parse(content) as Receipt)
      .filter((receipt) => sameAddress(receipt.email, email));
  }

  async erasePerson(email: string) {
    const theirs = await this.ofPerson(email);
    const receipts = await this.receiptsOf(email);
    this.#transaction(() => {
      for (const { reference } of [...theirs, ...receipts]) this.#delete(reference);
      this.#run("DELETE FROM receipt_address WHERE hash = ?", addressHash(email));
    });
    this.#leaveNoTrace();
    return {
      erased: theirs.length,
      owed: theirs.filter(({ state }) => state !== "delivered").length,
    };
  }

  async backlog(): Promise<Backlog> {
    return backlogOf(this.#database);
  }

  close() {
    this.#database.close();
  }

  #those(theirs: (enquiry: AcceptedEnquiry) => boolean) {
    return this.#rows().flatMap((row) => {
      const enquiry = contentOf(row);
      return enquiry && theirs(enquiry) ? [{ ...this.#entry(row), enquiry }] : [];
    });
  }

  #rows() {
    return this.#database
      .prepare("SELECT * FROM enquiry ORDER BY received_at, reference")
      .all() as Row[];
  }

  #row(reference: string) {
    return this.#database.prepare("SELECT * FROM enquiry WHERE reference = ?").get(reference) as
      Row | undefined;
  }

  #run(sql: string, ...values: (string | number | Buffer)[]) {
    return this.#database.prepare(sql).run(...values);
  }

  #delete(reference: string): boolean {
    this.#run("DELETE FROM receipt WHERE reference = ?", reference);
    return this.#run("DELETE FROM enquiry WHERE reference = ?", reference).changes > 0;
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
