/** SQLite's file as a place that an outbox is moved from or to. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { openDatabase } from "../store/sqlite-outbox.server";
import {
  Clash,
  type MovedAddress,
  type MovedEnquiry,
  type MovedReceipt,
  type Place,
  type Rows,
} from "./move.server";

const BUSY_MS = 2000;

/** What was counted elsewhere has no time at which its file began. */
const ELSEWHERE = 0;

/** Of the outbox in `folder`; undefined where there is none and it isn't to be made. */
export function openSqlitePlace(folder: string, make: boolean): Place | undefined {
  const file = path.join(folder, "outbox.sqlite");
  if (!fs.existsSync(file)) {
    if (!make) return undefined;
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } else proveClosed(file);
  return new SqlitePlace(openDatabase(file, BUSY_MS));
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
