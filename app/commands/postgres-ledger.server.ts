/**
 * The operator's view of an outbox in PostgreSQL, and PostgreSQL as a place that one is moved from or to. What may be long
 * is read in pages, each a statement that soon ends.
 */
import { setTimeout } from "node:timers/promises";
import { addressHash, sameAddress } from "../enquiry/accept.server";
import type { Receipt } from "../receipts/receipts.server";
import type { Backlog, State } from "../store/outbox.server";
import {
  NOW,
  type PostgresDatabase,
  type Query,
  type Row,
} from "../store/postgres-database.server";
import {
  ACCEPTED,
  acceptedIn,
  BACKLOG,
  backlogIn,
  resendIn,
  resendParkedIn,
} from "../store/postgres-store.server";
import {
  Clash,
  mentioning,
  sentBy,
  type Entry,
  type Kept,
  type Ledger,
  type Looked,
  type MovedAddress,
  type MovedEnquiry,
  type MovedReceipt,
  type Place,
  type Rows,
  type Sought,
} from "./ledger.server";

const ROWS_A_PAGE = 500;

/** No lease is longer, in ms: one that seems so was given before the clock was set back. */
const LONGEST_LEASE_MS = 60_000;

/** What `entryIn` reads. Within a visitor's own words, quotation marks stand behind backslashes. */
const ENTRY = `enquiry.reference, substring(enquiry.content FROM '"form":"([a-z]+)"') AS form, enquiry.state, enquiry.received_at,
  enquiry.failures, enquiry.fault, enquiry.due_at, enquiry.delivered_at, enquiry.taken_by,
  enquiry.state <> 'delivered' AND enquiry.leased_until > ${NOW}
    AND enquiry.leased_until <= ${NOW} + ${LONGEST_LEASE_MS} AS under_way`;

export class PostgresLedger implements Ledger {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  /** By the index of its order: the first rows are there at once, however many follow. */
  async list(state?: State) {
    return this.#entries(state);
  }

  async *#entries(state: State | undefined) {
    const which = state ? `state = '${state}'` : "true";
    for await (const row of this.#pages(ENTRY, which)) yield entryIn(row);
  }

  async show(reference: string) {
    const { rows } = await this.#database.query(
      `SELECT ${ENTRY}, ${ACCEPTED} FROM enquiry WHERE reference = $1`,
      [reference],
    );
    const row = rows[0];
    const enquiry = row && row["content"] !== null ? acceptedIn(row) : undefined;
    return row && { ...entryIn(row), enquiry };
  }

  async resend(reference: string) {
    return this.#database.transaction((query) => resendIn(query, reference));
  }

  async resendParked() {
    return this.#database.transaction((query) => resendParkedIn(query));
  }

  async delete(reference: string) {
    const states = await this.#database.transaction((query) => remove(query, [reference]));
    await this.#leaveNoTrace();
    return states.length > 0;
  }

  async ofPerson(email: string, looked?: Looked) {
    return this.#kept(await this.#search(sentBy(email), looked));
  }

  async find(text: string, looked?: Looked) {
    return this.#kept(await this.#search(mentioning(text), looked));
  }

  async receiptsOf(email: string) {
    const found: Receipt[] = [];
    let last = "";
    for (;;) {
      const { rows } = await this.#database.query(
        `SELECT reference, content FROM receipt WHERE reference > $1 ORDER BY reference LIMIT ${ROWS_A_PAGE}`,
        [last],
      );
      const receipts = rows.map(({ content }) => JSON.parse(String(content)) as Receipt);
      found.push(...receipts.filter((receipt) => sameAddress(receipt.email, email)));
      if (rows.length < ROWS_A_PAGE) return found;
      last = String(rows.at(-1)?.["reference"]);
    }
  }

  async erasePerson(email: string, looked?: Looked) {
    const theirs = await this.#search(sentBy(email), looked);
    const receipts = await this.receiptsOf(email);
    const states = await this.#database.transaction(async (query) => {
      const erased = await remove(query, theirs);
      const owed = receipts.map(({ reference }) => reference);
      await remove(query, owed);
      await query("DELETE FROM receipt_address WHERE hash = $1", [addressHash(email)]);
      return erased;
    });
    await this.#leaveNoTrace();
    return {
      erased: states.length,
      owed: states.filter((state) => state !== "delivered").length,
    };
  }

  async backlog(): Promise<Backlog> {
    const { rows } = await this.#database.query(BACKLOG);
    return backlogIn(rows[0]);
  }

  close() {
    void this.#database.close();
  }

  /** Those that are still there when it is their turn. */
  async *#kept(references: string[]): AsyncGenerator<Kept> {
    for (let at = 0; at < references.length; at += ROWS_A_PAGE) {
      const { rows } = await this.#database.query(
        `SELECT ${ENTRY}, ${ACCEPTED} FROM enquiry
         WHERE reference = ANY ($1) AND content IS NOT NULL ORDER BY received_at, reference`,
        [references.slice(at, at + ROWS_A_PAGE)],
      );
      for (const row of rows) yield { ...entryIn(row), enquiry: acceptedIn(row) };
    }
  }

  /** References of those that are sought, oldest first. */
  async #search(sought: Sought, looked?: Looked): Promise<string[]> {
    const { rows } = await this.#database.query(
      "SELECT count(*) AS all FROM enquiry WHERE content IS NOT NULL",
    );
    const all = Number(rows[0]?.["all"]);
    const found: string[] = [];
    let done = 0;
    for await (const row of this.#pages(ACCEPTED, "content IS NOT NULL")) {
      if (sought(acceptedIn(row))) found.push(String(row["reference"]));
      looked?.(++done, Math.max(all, done + 1));
    }
    looked?.(done, done);
    return found;
  }

  /** `columns` of all rows of which `which` is true, oldest first. */
  async *#pages(columns: string, which: string): AsyncGenerator<Row> {
    let last: unknown[] = [-1, ""];
    for (;;) {
      const { rows } = await this.#database.query(
        `SELECT ${columns} FROM enquiry
         WHERE ${which} AND (received_at, reference) > ($1::bigint, $2::text)
         ORDER BY received_at, reference LIMIT ${ROWS_A_PAGE}`,
        last,
      );
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_A_PAGE) return;
      last = [end["received_at"], end["reference"]];
    }
  }

  /** As far as a client can: dead rows are cleared, and their space is free for others to be written over. */
  async #leaveNoTrace() {
    this.#database.erasedFrom("enquiry", "receipt", "receipt_address");
    await this.#database.vacuum();
  }
}

/** Gives the states until then of those that were there. */
async function remove(query: Query, references: string[]): Promise<State[]> {
  await query("DELETE FROM receipt WHERE reference = ANY ($1)", [references]);
  const { rows } = await query("DELETE FROM enquiry WHERE reference = ANY ($1) RETURNING state", [
    references,
  ]);
  return rows.map(({ state }) => state as State);
}

function entryIn(row: Row): Entry {
  const { reference, form, state, received_at, failures, fault, due_at, delivered_at } = row;
  return {
    reference: reference as string,
    form: (form as Entry["form"] | null) ?? undefined,
    state: state as State,
    receivedAt: Number(received_at),
    failures: Number(failures),
    fault: (fault as string | null) ?? undefined,
    dueAt: (due_at as number | null) ?? undefined,
    deliveredAt: (delivered_at as number | null) ?? undefined,
    takenBy: JSON.parse((row["taken_by"] as string | null) ?? "[]") as string[],
    underWay: row["under_way"] === true,
  };
}

/** A slot of the counts that no site takes, so that what was put there can be put once more. */
const ELSEWHERE = -1;

/** A site that runs asks its database more often than that, in s. */
const SILENCE_S = 90;

export class PostgresPlace implements Place {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  readonly enquiries: Rows<MovedEnquiry> = {
    count: () => this.#count("enquiry"),

    first: async (limit) => {
      const { rows } = await this.#database.query(
        `SELECT reference, encode(fingerprint, 'hex') AS fingerprint, content, receipt, received_at, state, failures,
                refusals, fault, due_at, held_until, taken_by, delivered_at, delivered_once
         FROM enquiry ORDER BY reference LIMIT $1`,
        [limit],
      );
      return rows as MovedEnquiry[];
    },

    put: async (moved) => {
      await this.#database.transaction(async (query) => {
        await query(
          `INSERT INTO enquiry (reference, fingerprint, content, receipt, received_at, state, failures, refusals, fault,
                                due_at, held_until, taken_by, delivered_at, delivered_once)
           SELECT reference, decode(fingerprint, 'hex'), content, receipt, received_at, state, failures, refusals, fault,
                  due_at, held_until, taken_by, delivered_at, delivered_once
           FROM json_to_recordset($1::json) AS moved (
             reference text, fingerprint text, content text, receipt text, received_at bigint, state text,
             failures integer, refusals integer, fault text, due_at bigint, held_until bigint, taken_by text,
             delivered_at bigint, delivered_once boolean)
           ON CONFLICT (reference) DO UPDATE
           SET fingerprint = excluded.fingerprint, content = excluded.content, state = excluded.state,
               failures = excluded.failures, refusals = excluded.refusals, fault = excluded.fault,
               due_at = excluded.due_at, held_until = excluded.held_until, delivered_at = excluded.delivered_at,
               delivered_once = enquiry.delivered_once OR excluded.delivered_once,
               receipt = CASE WHEN enquiry.receipt = 'owed' THEN 'owed' ELSE excluded.receipt END,
               taken_by = CASE WHEN length(enquiry.taken_by) > coalesce(length(excluded.taken_by), 0)
                               THEN enquiry.taken_by ELSE excluded.taken_by END
           WHERE enquiry.state <> 'delivered' AND enquiry.received_at = excluded.received_at`,
          [JSON.stringify(moved)],
        );
        const { rows } = await query(
          "SELECT reference, received_at FROM enquiry WHERE reference = ANY ($1)",
          [moved.map(({ reference }) => reference)],
        );
        const there = new Map(rows.map((row) => [row["reference"], Number(row["received_at"])]));
        for (const { reference, received_at } of moved)
          if (there.get(reference) !== received_at) throw new Clash(reference);
      });
    },

    remove: (rows) => this.#remove("enquiry", rows),
  };

  readonly receipts: Rows<MovedReceipt> = {
    count: () => this.#count("receipt"),
    first: async (limit) => {
      const { rows } = await this.#database.query(
        "SELECT reference, content, owed_at, due_at, failures FROM receipt ORDER BY reference LIMIT $1",
        [limit],
      );
      return rows as MovedReceipt[];
    },
    put: async (moved) => {
      await this.#database.query(
        `INSERT INTO receipt (reference, content, owed_at, due_at, failures)
         SELECT reference, content, owed_at, due_at, failures
         FROM json_to_recordset($1::json) AS moved (
           reference text, content text, owed_at bigint, due_at bigint, failures integer)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(moved)],
      );
    },
    remove: (rows) => this.#remove("receipt", rows),
  };

  readonly addresses: Rows<MovedAddress> = {
    count: () => this.#count("receipt_address"),
    first: async (limit) => {
      const { rows } = await this.#database.query(
        `SELECT encode(hash, 'hex') AS hash, reference, at FROM receipt_address
         ORDER BY receipt_address.hash LIMIT $1`,
        [limit],
      );
      return rows as MovedAddress[];
    },
    put: async (moved) => {
      await this.#database.query(
        `INSERT INTO receipt_address (hash, reference, at)
         SELECT decode(hash, 'hex'), reference, at
         FROM json_to_recordset($1::json) AS moved (hash text, reference text, at bigint)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(moved)],
      );
    },
    remove: async (rows) => {
      await this.#database.query(
        `DELETE FROM receipt_address
         WHERE hash IN (SELECT decode(hash, 'hex') FROM unnest($1::text[]) AS removed (hash))`,
        [rows.map(({ hash }) => hash)],
      );
    },
  };

  /** Asked first, when this process has one connection. The server lets go of a closed one a moment later. */
  async proveStopped() {
    for (let waited = 0; (await this.#others()) > 0; waited++) {
      if (waited === 4)
        throw new Error(
          "the database is in use: stop every replica first (behind a pooler, wait " +
            `${SILENCE_S} seconds after that)`,
        );
      await setTimeout(500);
    }
  }

  /** How many connections beside this one were used lately. */
  async #others(): Promise<number> {
    const { rows } = await this.#database.query(
      `SELECT count(*) AS others FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND backend_type = 'client backend'
             AND pid <> pg_backend_pid() AND state_change > now() - interval '${SILENCE_S} seconds'`,
    );
    return Number(rows[0]?.["others"]);
  }

  async tally() {
    const { rows } = await this.#database.query(
      "SELECT name, sum(count)::bigint AS count FROM tally GROUP BY name",
    );
    return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
  }

  async putTally(counts: Record<string, number>) {
    await this.#database.query(
      `INSERT INTO tally (name, slot, count)
       SELECT name, ${ELSEWHERE}, count FROM unnest($1::text[], $2::bigint[]) AS moved (name, count)
       ON CONFLICT (name, slot) DO UPDATE SET count = greatest(tally.count, excluded.count)`,
      [Object.keys(counts), Object.values(counts)],
    );
  }

  async removeTally() {
    await this.#database.query("DELETE FROM tally");
  }

  async notices() {
    const { rows } = await this.#database.query("SELECT name, value FROM notice");
    return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]));
  }

  async putNotices(notices: Record<string, string>) {
    await this.#database.query(
      `INSERT INTO notice (name, value)
       SELECT name, value FROM unnest($1::text[], $2::text[]) AS moved (name, value)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, leased_until = 0`,
      [Object.keys(notices), Object.values(notices)],
    );
  }

  async removeNotices() {
    await this.#database.query("DELETE FROM notice");
  }

  async leaveNoTrace() {
    this.#database.erasedFrom("enquiry", "receipt", "receipt_address");
    await this.#database.vacuum();
  }

  close() {
    void this.#database.close();
  }

  async #count(table: string): Promise<number> {
    const { rows } = await this.#database.query(`SELECT count(*) AS count FROM ${table}`);
    return Number(rows[0]?.["count"]);
  }

  async #remove(table: string, rows: { reference: string }[]) {
    await this.#database.query(`DELETE FROM ${table} WHERE reference = ANY ($1)`, [
      rows.map(({ reference }) => reference),
    ]);
  }
}
