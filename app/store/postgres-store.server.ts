/** The outbox in PostgreSQL, for any number of processes at once. */
import { fingerprint, MaybeStored, type Identity } from "../enquiry/accept.server";
import {
  newReference,
  type AcceptedEnquiry,
  type Enquiry,
  type FormKind,
} from "../enquiry/enquiry";
import {
  LONGEST_WAIT_MS,
  type Backlog,
  type Counts,
  type Held,
  type Notices,
  type Owed,
  type Resent,
  type Retry,
  type Store,
  type Waiting,
} from "./outbox.server";
import {
  checkDurable,
  DURABLE,
  isConnectionFault,
  LOCKS,
  NOW,
  UnknownCommit,
  type PostgresDatabase,
  type Query,
  type Row,
} from "./postgres-database.server";

/** The same content within this time is the same enquiry. */
const SAME_ENQUIRY_MS = 10 * 60_000;

/** Nothing is held longer than this; what seems to be was stored before the clock was set back. */
const LONGEST_HOLD_MS = 24 * 60 * 60_000;

/** No lease is longer, in ms: one that seems so was given before the clock was set back. */
const LONGEST_LEASE_MS = 60_000;

/** A database that is just being restarted is waited for so long, in ms, while a visitor waits; asked this often. */
const PATIENCE_MS = 3000;
const ASK_EVERY_MS = 100;

/** So many rows are changed at a time: none of them is locked for long. */
const ROWS_AT_ONCE = 1000;

/** Whoever counts takes one of these at random, so that one commit seldom waits for another. */
const TALLY_SLOTS = 64;

export type PostgresOptions = {
  /** ms since 1970, in the place of both the site's and the database's clock: for tests. */
  now?: () => number;
  /**
   * Told at `at`, in ms since 1970, that the broker has `enquiry`, by one of the recipients at least: within the
   * transaction that records it. Told again when further recipients have it.
   */
  delivered?: (query: Query, enquiry: AcceptedEnquiry, at: number) => Promise<void>;
};

/** `receivedAt`, in ms since 1970: once the database has said it; a commit is only asked for after that. */
type Attempt = { reference: string; receivedAt: number | undefined };

const identityOf = ({ reference, receivedAt = 0 }: Attempt): Identity => ({
  reference,
  receivedAt: new Date(receivedAt).toISOString(),
});

/** What is counted. */
type Tally = `received ${FormKind}` | Exclude<keyof Counts, "received">;

export class PostgresStore implements Store {
  readonly #database: PostgresDatabase;
  readonly #options: PostgresOptions;

  constructor(database: PostgresDatabase, options: PostgresOptions = {}) {
    this.#database = database;
    this.#options = options;
  }

  /** As a statement has it. */
  get #now(): string {
    return this.#options.now ? `${this.#options.now()}::bigint` : NOW;
  }

  /** How far ahead of the site's clock `time` is, in whole ms: the database's may differ from it. */
  #ahead(time: number): number {
    return Math.round(time - this.#siteNow());
  }

  #siteNow(): number {
    return (this.#options.now ?? Date.now)();
  }

  /**
   * What becomes of a commit whose answer is missing is found out as the same enquiry: what was stored is found there by
   * its fingerprint, and one that is still under way is waited for.
   */
  async put(enquiry: Enquiry, heldUntil = 0) {
    const end = performance.now() + PATIENCE_MS;
    let attempt: Attempt = { reference: newReference(), receivedAt: undefined };
    let unknown = false;
    for (;;) {
      try {
        const stored = await this.#insert(attempt, enquiry, heldUntil);
        if (stored !== undefined)
          return { reference: stored, repeated: stored !== attempt.reference };
        // Another enquiry has that reference.
        attempt = { reference: newReference(), receivedAt: undefined };
      } catch (error) {
        unknown ||= error instanceof UnknownCommit;
        if (performance.now() > end || !(unknown || isConnectionFault(error)))
          throw unknown ? new MaybeStored(identityOf(attempt), { cause: error }) : error;
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
    }
  }

  /**
   * Gives the reference under which it stands there now; undefined: that of `attempt` is another enquiry's. Notes there
   * when it was received.
   */
  async #insert(attempt: Attempt, enquiry: Enquiry, heldUntil: number) {
    const { reference, receivedAt = null } = attempt;
    const print = fingerprint(enquiry);
    const { receipt, ...content } = enquiry;
    const names: Tally[] = [`received ${enquiry.form}`];
    if (enquiry.suspicious) names.push("suspicious");
    const values = [
      ...[reference, print, JSON.stringify(content), receipt === true ? "promised" : null],
      ...[Math.max(this.#ahead(heldUntil), 0), names, slot(), receivedAt],
    ];
    // Of those that put the same at once, one comes first. It is taken before the statement that looks begins.
    const lock = `SELECT pg_advisory_xact_lock(${LOCKS.fingerprint}, ${print.readInt32BE(0)}), durable.*
                  FROM (${DURABLE}) AS durable`;
    return this.#database.transaction(async (query, durable) => {
      checkDurable(durable);
      const { rows } = await query(
        `WITH same AS (${this.#same("$2")}),
         inserted AS (
           INSERT INTO enquiry (reference, fingerprint, content, receipt, received_at, due_at, held_until, state)
           SELECT $1, $2::bytea, $3, $4, now, now + $5::bigint, CASE WHEN $5::bigint > 0 THEN now + $5::bigint ELSE 0 END, 'waiting'
           FROM (SELECT coalesce($8::bigint, ${this.#now}) AS now) AS clock
           WHERE NOT EXISTS (SELECT 1 FROM same)
           ON CONFLICT (reference) DO NOTHING
           RETURNING reference, received_at
         ),
         counted AS (
           ${countEach("SELECT name, $7::smallint, 1 FROM inserted, unnest($6::text[]) AS name")}
         )
         SELECT reference, received_at FROM same UNION ALL SELECT reference, received_at FROM inserted`,
        values,
      );
      if (rows[0]?.["reference"] === reference) attempt.receivedAt = Number(rows[0]["received_at"]);
      return rows[0]?.["reference"] as string | undefined;
    }, lock);
  }

  #same(print: string): string {
    // What seems to come from later was received before the clock was set back.
    return `SELECT reference, received_at FROM enquiry
            WHERE fingerprint = ${print}::bytea AND received_at > ${this.#now} - ${SAME_ENQUIRY_MS}
                  AND received_at < ${this.#now} + ${SAME_ENQUIRY_MS}
            LIMIT 1`;
  }

  async known(enquiry: Enquiry) {
    const { rows } = await this.#database.query(this.#same("$1"), [fingerprint(enquiry)]);
    return rows[0]?.["reference"] as string | undefined;
  }

  async claim(limit: number, leaseMs: number): Promise<Owed[]> {
    const { rows } = await this.#database.query(
      `WITH due AS MATERIALIZED (
         SELECT reference FROM enquiry
         WHERE due_at <= ${this.#now} AND content IS NOT NULL AND ${this.#free()}
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       UPDATE enquiry SET leased_until = ${this.#now} + $2::bigint, lease = gen_random_uuid()::text
       FROM due WHERE enquiry.reference = due.reference
       RETURNING ${ACCEPTED}, failures, refusals, taken_by, lease`,
      [limit, leaseMs],
    );
    return rows.map((row) => ({
      enquiry: acceptedIn(row),
      failures: Number(row["failures"]),
      refusals: Number(row["refusals"]),
      takenBy: JSON.parse((row["taken_by"] as string | null) ?? "[]") as string[],
      lease: String(row["lease"]),
    }));
  }

  /** That nobody is sending it. */
  #free(): string {
    return `(leased_until <= ${this.#now} OR leased_until > ${this.#now} + ${LONGEST_LEASE_MS})`;
  }

  async renew(held: Held[], leaseMs: number) {
    await this.#database.query(
      `UPDATE enquiry SET leased_until = ${this.#now} + $1::bigint
       FROM unnest($2::text[], $3::text[]) AS held (reference, lease)
       WHERE enquiry.reference = held.reference AND ${holds("held.lease")}`,
      [leaseMs, held.map(({ reference }) => reference), held.map(({ lease }) => lease ?? null)],
    );
  }

  async sent(reference: string, lease?: string) {
    await this.#database.transaction(async (query) => {
      const { rows } = await query(
        `UPDATE enquiry SET state = 'delivered', delivered_at = ${this.#now}, due_at = NULL, fault = NULL
         WHERE reference = $1 AND state <> 'delivered' AND content IS NOT NULL AND ${holds("$2")}
         RETURNING ${ACCEPTED}, delivered_at, delivered_once`,
        [reference, lease ?? null],
      );
      if (rows[0]?.["delivered_once"] === false) await count(query, "delivered");
      await this.#tell(query, rows[0], Number(rows[0]?.["delivered_at"]));
    });
  }

  async retry(
    reference: string,
    { state, dueAt, refused, fault, takenBy = [] }: Retry,
    lease?: string,
  ) {
    const taken = takenBy.length > 0 ? JSON.stringify(takenBy) : null;
    const wait = dueAt === undefined ? null : this.#ahead(dueAt);
    await this.#database.transaction(async (query) => {
      const { rows } = await query(
        `UPDATE enquiry
         SET state = $2, due_at = ${this.#now} + $3::bigint, fault = $4, failures = failures + 1,
             refusals = refusals + $5::integer, taken_by = $6, leased_until = 0, lease = NULL, delivered_at = NULL,
             delivered_once = delivered_once OR state = 'delivered'
         WHERE reference = $1 AND content IS NOT NULL AND ${holds("$7")}
         RETURNING ${ACCEPTED}, ${this.#now} AS now`,
        [reference, state, wait, fault, refused ? 1 : 0, taken, lease ?? null],
      );
      if (taken) await this.#tell(query, rows[0], Number(rows[0]?.["now"]));
    });
  }

  async #tell(query: Query, row: Row | undefined, at: number) {
    if (row) await this.#options.delivered?.(query, acceptedIn(row), at);
  }

  async hurry() {
    await this.#inPortions(
      `UPDATE enquiry SET due_at = ${this.#now}
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE state = 'waiting' AND due_at > ${this.#now}
                                 AND (due_at <> held_until OR due_at > ${this.#now} + ${LONGEST_HOLD_MS})
                           LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
  }

  async nextDue() {
    const { rows } = await this.#database.query(
      `SELECT due_at - ${this.#now} AS wait FROM enquiry
       WHERE due_at IS NOT NULL AND content IS NOT NULL AND ${this.#free()}
       ORDER BY due_at LIMIT 1`,
    );
    return rows[0] && this.#siteNow() + Number(rows[0]["wait"]);
  }

  async stats(): Promise<Backlog> {
    const { rows } = await this.#database.query(BACKLOG);
    return backlogIn(rows[0]);
  }

  async purge(before: number) {
    await this.#realign();
    const age = -this.#ahead(before);
    const erased = await this.#inPortions(
      `UPDATE enquiry SET content = NULL
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE content IS NOT NULL AND delivered_at <= ${this.#now} - $1::bigint
                           LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
      [age],
    );
    const past = `received_at <= ${this.#now} - ${SAME_ENQUIRY_MS} LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    await this.#inPortions(
      `DELETE FROM enquiry
       WHERE reference IN (SELECT reference FROM enquiry WHERE state = 'delivered' AND content IS NULL AND ${past})`,
    );
    await this.#inPortions(
      `UPDATE enquiry SET fingerprint = NULL
       WHERE reference IN (SELECT reference FROM enquiry WHERE fingerprint IS NOT NULL AND ${past})`,
    );
    if (erased > 0) this.#database.erasedFrom("enquiry");
    return erased;
  }

  /** Later than the schedule, or holding, ever gives, or delivered later than now: before the clock was set back. */
  async #realign() {
    const now = this.#now;
    for (const state of ["waiting", "parked"] as const)
      await this.#database.query(
        `UPDATE enquiry SET due_at = ${now}
         WHERE state = '${state}' AND due_at > ${now} + ${LONGEST_WAIT_MS[state]}
               AND (due_at <> held_until OR due_at > ${now} + ${LONGEST_HOLD_MS})`,
      );
    await this.#database.query(
      `UPDATE enquiry SET delivered_at = ${now} WHERE content IS NOT NULL AND delivered_at > ${now}`,
    );
  }

  async kept(reference: string) {
    const { rows } = await this.#database.query(
      "SELECT received_at FROM enquiry WHERE reference = $1 AND content IS NOT NULL",
      [reference],
    );
    return rows[0] && Number(rows[0]["received_at"]);
  }

  async resend(reference: string) {
    const resent = await this.#database.transaction((query) =>
      resendIn(query, reference, this.#now),
    );
    return resent === "due" || resent === "underWay";
  }

  async settle(reference: string, as: "done" | "spam") {
    const settled = await this.#database.transaction(async (query) => {
      const { changes } = await query(
        `UPDATE enquiry SET state = 'delivered', delivered_at = coalesce(delivered_at, ${this.#now}),
                content = NULL, due_at = NULL, fault = NULL
         WHERE reference = $1 AND content IS NOT NULL`,
        [reference],
      );
      if (changes === 0) return false;
      if (as === "spam") {
        await count(query, "spam");
        await query("DELETE FROM receipt WHERE reference = $1", [reference]);
      }
      return true;
    });
    if (settled) this.#database.erasedFrom("enquiry", "receipt");
    return settled;
  }

  readonly notices: Notices = {
    counts: async () => {
      const { rows } = await this.#database.query(
        "SELECT name, sum(count)::bigint AS count FROM tally GROUP BY name",
      );
      const of = (name: Tally) => Number(rows.find((row) => row["name"] === name)?.["count"] ?? 0);
      return {
        received: { insurance: of("received insurance"), finance: of("received finance") },
        delivered: of("delivered"),
        suspicious: of("suspicious"),
        spam: of("spam"),
      };
    },

    owed: async (limit) => {
      // Each state is read in its order from the index; together they would have to be sorted.
      const of = (state: Waiting["state"]) =>
        `(SELECT reference, state, received_at FROM enquiry WHERE state = '${state}'
          ORDER BY received_at, reference LIMIT $1)`;
      const { rows } = await this.#database.query(
        `${of("waiting")} UNION ALL ${of("parked")} ORDER BY received_at, reference LIMIT $1`,
        [limit],
      );
      return rows.map(({ reference, state, received_at }) => ({
        reference: reference as string,
        state: state as Waiting["state"],
        receivedAt: Number(received_at),
      }));
    },

    claim: async (name, leaseMs) => {
      const { rows } = await this.#database.query(
        // What seems to last longer was claimed before the clock was set back.
        `INSERT INTO notice (name, leased_until) VALUES ($1, ${this.#now} + $2::bigint)
         ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until
         WHERE notice.leased_until <= ${this.#now} OR notice.leased_until > excluded.leased_until
         RETURNING value`,
        [name, leaseMs],
      );
      return rows[0]?.["value"] as string | undefined;
    },

    note: async (name, value) => {
      await this.#database.query(
        `INSERT INTO notice (name, value) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, leased_until = 0`,
        [name, value],
      );
    },
  };

  async probe() {
    await this.#database.transaction(async (query, durable) => {
      checkDurable(durable);
      await query(`UPDATE probe SET at = ${this.#now}`);
    }, DURABLE);
  }

  close() {
    void this.#database.close();
  }

  /** Gives how many rows have changed in all. */
  async #inPortions(sql: string, values?: unknown[]): Promise<number> {
    let sum = 0;
    for (;;) {
      const { changes } = await this.#database.query(sql, values);
      sum += changes;
      if (changes < ROWS_AT_ONCE) return sum;
    }
  }
}

/** What `acceptedIn` reads. */
export const ACCEPTED = "enquiry.reference, enquiry.content, enquiry.receipt, enquiry.received_at";

/** The enquiry of a row whose content is kept. */
export function acceptedIn({ reference, content, receipt, received_at }: Row): AcceptedEnquiry {
  return {
    ...(JSON.parse(content as string) as Enquiry),
    ...(receipt !== null && { receipt: receipt === "owed" ? "owed" : true }),
    reference: reference as string,
    receivedAt: new Date(Number(received_at)).toISOString(),
  };
}

/** What is owed, read from indices alone. */
export const BACKLOG = `SELECT
   (SELECT count(*) FROM enquiry WHERE state = 'waiting') AS waiting,
   (SELECT count(*) FROM enquiry WHERE state = 'parked') AS parked,
   least((SELECT received_at FROM enquiry WHERE state = 'waiting' ORDER BY received_at, reference LIMIT 1),
         (SELECT received_at FROM enquiry WHERE state = 'parked' ORDER BY received_at, reference LIMIT 1)) AS oldest`;

/** What `BACKLOG` gives. */
export function backlogIn(row: Row | undefined): Backlog {
  const oldest = row?.["oldest"] as number | null | undefined;
  return {
    waiting: Number(row?.["waiting"]),
    parked: Number(row?.["parked"]),
    oldest: oldest ?? undefined,
  };
}

/** Whether `lease`, a value of the statement, is still the one; NULL: whoever's it is. */
const holds = (lease: string) => `(${lease}::text IS NULL OR enquiry.lease = ${lease}::text)`;

const slot = () => Math.floor(Math.random() * TALLY_SLOTS);

const countEach = (names: string) =>
  `INSERT INTO tally (name, slot, count) ${names}
   ON CONFLICT (name, slot) DO UPDATE SET count = tally.count + excluded.count`;

/** Within the transaction of what is counted. */
async function count(query: Query, name: Tally) {
  await query(countEach("VALUES ($1, $2::smallint, 1)"), [name, slot()]);
}

/** Makes it due now and counts its attempts anew; one that was delivered is sent once more, without another receipt. */
export async function resendIn(query: Query, reference: string, now = NOW): Promise<Resent> {
  const { changes } = await query(`${resend(now)} AND reference = $1`, [reference]);
  if (changes > 0) return "due";
  const { rows } = await query(
    "SELECT content IS NOT NULL AS kept FROM enquiry WHERE reference = $1",
    [reference],
  );
  if (!rows[0]) return "unknown";
  return rows[0]["kept"] === true ? "underWay" : "erased";
}

/** The same with all that is parked; gives how many. */
export async function resendParkedIn(query: Query, now = NOW): Promise<number> {
  return (await query(`${resend(now)} AND state = 'parked'`)).changes;
}

const resend = (now: string) =>
  `UPDATE enquiry SET state = 'waiting', due_at = ${now}, leased_until = 0, lease = NULL, failures = 0,
          refusals = 0, delivered_at = NULL, delivered_once = delivered_once OR state = 'delivered',
          taken_by = CASE WHEN state = 'delivered' THEN NULL ELSE taken_by END,
          receipt = CASE WHEN state = 'delivered' THEN NULL ELSE receipt END
   WHERE content IS NOT NULL
         AND (state = 'delivered' OR leased_until <= ${now} OR leased_until > ${now} + ${LONGEST_LEASE_MS})`;
