/** PostgreSQL as a place that an outbox is moved from or to. */
import type { PostgresDatabase } from "../store/postgres-database.server";
import {
  Clash,
  type MovedAddress,
  type MovedEnquiry,
  type MovedReceipt,
  type Place,
  type Rows,
} from "./move.server";

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

  /** Asked first, when this process has one connection. */
  async proveStopped() {
    const { rows } = await this.#database.query(
      `SELECT count(*) AS others FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND backend_type = 'client backend'
             AND pid <> pg_backend_pid() AND state_change > now() - interval '${SILENCE_S} seconds'`,
    );
    if (Number(rows[0]?.["others"]) > 0)
      throw new Error(
        "the database is in use: stop every replica first (behind a pooler, wait " +
          `${SILENCE_S} seconds after that)`,
      );
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
