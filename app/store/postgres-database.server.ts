/**
 * PostgreSQL as the store uses it: a few connections, transactions that end in time, proof that a commit is one, the
 * tables, and what several processes count together. Nothing is expected of a session but the transaction, so a pooler
 * may stand between.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Pool, PoolClient, QueryResult } from "pg";
import { errorClass, log } from "../log.server";

/** Where it is; `tls`: with a certificate that is valid for `host`. */
export type Address = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string | undefined;
  tls: boolean;
};

export type Row = Record<string, unknown>;
/** Runs one statement within the transaction; `changes`: how many rows it has changed, or given. */
export type Query = (sql: string, values?: unknown[]) => Promise<{ rows: Row[]; changes: number }>;
type Work<T> = (query: Query, first: Row | undefined) => Promise<T>;

/** The database's time in ms since 1970, that of the transaction's begin. */
export const NOW = "(floor(extract(epoch FROM now()) * 1000))::bigint";

const MOST_CONNECTIONS = 8;
/** Of a connection, also where all are taken, in ms. */
const CONNECT_WITHIN_MS = 2000;
/** Of a statement, as the database is told; and a little more, where it doesn't answer at all. */
const STATEMENT_MS = 5000;
const GRACE_MS = 1000;
const MIGRATE_WITHIN_MS = 10 * 60_000;
const VACUUM_EVERY_MS = 60_000;
const VACUUM_WITHIN_MS = 10 * 60_000;

const SAY_EVERY_MS = 1000;

/** Keys of advisory locks are of the whole database: the first number says that it is ours. */
export const LOCKS = { migration: 0x0b0c_0001, fingerprint: 0x0b0c_0002 } as const;

/** UNDURABLE: what it commits may be lost. READONLY: it is a replica that stands by. CLOSED: by this very process. */
type Code = "UNDURABLE" | "READONLY" | "CLOSED";

export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

/** The answer to COMMIT didn't come: nobody knows whether it was one. */
export class UnknownCommit extends Error {
  override readonly name = "UnknownCommit";
}

/** The database's own word on a statement; what isn't one came from the way to it. */
const severityOf = (error: unknown) => (error as { severity?: string }).severity;

const codeOf = (error: unknown) => (error as { code?: string }).code ?? "";
/** Codes of PostgreSQL's, see its documentation, appendix A. */
const NO_TABLE = "42P01";
const READ_ONLY = "25006";
/** Connection exceptions, shutting down or starting up, too many connections. */
const AWAY = /^(08|57P0|53300)/;

/** Whether the same may be said again to another connection: this one, or the server behind it, is gone. */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof DatabaseFault) return error.code === "READONLY";
  if (severityOf(error)) return codeOf(error) === READ_ONLY || AWAY.test(codeOf(error));
  return !(error instanceof UnknownCommit);
}

export class PostgresDatabase {
  readonly #address: Address;
  #pool: Promise<Pool> | undefined;
  #ready: Promise<void> | undefined;
  #closed: Promise<void> | undefined;
  /** When one that nobody was using was lost. */
  #lostAt = -Infinity;
  readonly #erasedFrom = new Set<string>();
  #vacuum: NodeJS.Timeout | undefined;

  constructor(address: Address) {
    this.#address = address;
  }

  /**
   * Resolves when tables and settings are as they have to be. Rejects with a `DatabaseFault` where what it commits
   * could be lost, else with what keeps from finding out. What failed is tried again by the next call.
   */
  ready(): Promise<void> {
    this.#ready ??= this.#prepare().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  /**
   * Commits what `work` does, flushed as the database's settings say, or nothing of it. Rejects with `UnknownCommit`
   * where the answer to the commit is missing. `first`: a statement without values that goes along with the begin;
   * `work` gets its first row.
   */
  async transaction<T>(work: Work<T>, first?: string): Promise<T> {
    await this.ready();
    return this.#transaction(STATEMENT_MS, work, first);
  }

  /** One statement, as a transaction. */
  async query(sql: string, values?: unknown[]) {
    return this.transaction((query) => query(sql, values));
  }

  /**
   * Why the site mustn't keep anything there: what the database commits could be lost. Undefined where that isn't so, or
   * can't be found out in `withinMs`; verbs ask again.
   */
  async refusal(withinMs: number): Promise<string | undefined> {
    const found = await Promise.race([
      this.ready().catch((error: unknown) => error),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), withinMs).unref()),
    ]);
    if (found instanceof DatabaseFault && found.code === "UNDURABLE") return found.message;
    if (found) log.error({ event: "database not usable yet", fault: errorClass(found) });
    return undefined;
  }

  async #prepare() {
    await this.#transaction(STATEMENT_MS, proveDurable);
    const migrated = await this.#transaction(STATEMENT_MS, (query) => versionIn(query));
    if (migrated < MIGRATIONS.length) await this.#transaction(MIGRATE_WITHIN_MS, migrate);
  }

  async #transaction<T>(statementMs: number, work: Work<T>, first?: string): Promise<T> {
    if (this.#closed) throw new DatabaseFault("CLOSED", "the database was closed");
    const pool = await (this.#pool ??= this.#open());
    const connection = new Connection(await pool.connect(), statementMs + GRACE_MS);
    try {
      // Said each time: behind a pooler, the next transaction may be another session's.
      const begun = await connection.query(
        `BEGIN; SET LOCAL statement_timeout = ${statementMs};
         SET LOCAL idle_in_transaction_session_timeout = ${statementMs}; ${first ?? ""}`,
      );
      const result = await work((sql, values) => connection.query(sql, values), begun.rows[0]);
      await connection.commit();
      return result;
    } catch (error) {
      await connection.rollBack(error);
      // Somebody has put another database in its place.
      if (codeOf(error) === NO_TABLE) this.#ready = undefined;
      throw error;
    } finally {
      connection.release();
    }
  }

  async #open(): Promise<Pool> {
    const { default: pg } = await import("pg");
    const { tls, host, ...address } = this.#address;
    // Times and counts are far below what a number holds.
    const types = new pg.TypeOverrides();
    types.setTypeParser(pg.types.builtins.INT8, Number);
    const pool = new pg.Pool({
      ...address,
      host,
      ssl: tls && { rejectUnauthorized: true },
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      // What is stored is stored; nothing else holds a process that is to end.
      allowExitOnIdle: true,
      types,
    });
    // What ends a connection is told to whoever is using it. Without a listener it would end the process, too.
    pool.on("connect", (client) => {
      client.on("error", () => undefined);
    });
    pool.on("error", (error) => {
      if (performance.now() - this.#lostAt > SAY_EVERY_MS)
        log.warn({ event: "database connection lost", fault: errorClass(error) });
      this.#lostAt = performance.now();
    });
    return pool;
  }

  /**
   * Something was erased from `table`: what PostgreSQL keeps of it in dead rows is cleared soon, in the background and
   * at most once a minute.
   */
  erasedFrom(...tables: string[]) {
    for (const table of tables) this.#erasedFrom.add(table);
    this.#vacuum ??= setTimeout(() => {
      this.#vacuum = undefined;
      void this.vacuum();
    }, VACUUM_EVERY_MS).unref();
  }

  /** Clears dead rows of tables that something was erased from. Never rejects; what fails is tried again. */
  async vacuum(): Promise<void> {
    const tables = [...this.#erasedFrom];
    if (tables.length === 0 || this.#closed) return;
    this.#erasedFrom.clear();
    try {
      const pool = await (this.#pool ??= this.#open());
      const text = `VACUUM (SKIP_LOCKED) ${tables.join(", ")}`;
      await pool.query({ text, query_timeout: VACUUM_WITHIN_MS } as { text: string });
    } catch (error) {
      log.warn({ event: "erased rows not cleared", fault: errorClass(error) });
      this.erasedFrom(...tables);
    }
  }

  /** What is under way ends first. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end() {
    clearTimeout(this.#vacuum);
    const pool = await this.#pool?.catch(() => undefined);
    await pool?.end();
  }
}

class Connection {
  readonly #client: PoolClient;
  readonly #answerWithinMs: number;
  /** What is said to it comes to nothing, or nobody knows to what. */
  #lost = false;

  constructor(client: PoolClient, answerWithinMs: number) {
    this.#client = client;
    this.#answerWithinMs = answerWithinMs;
  }

  async query(text: string, values?: unknown[]) {
    const limited = { text, values, query_timeout: this.#answerWithinMs };
    try {
      const result: QueryResult<Row> | QueryResult<Row>[] = await this.#client.query<Row>(limited);
      const last = Array.isArray(result) ? (result as QueryResult<Row>[]).at(-1) : result;
      return { rows: last?.rows ?? [], changes: last?.rowCount ?? 0, command: last?.command };
    } catch (error) {
      if (severityOf(error) !== "ERROR") this.#lost = true;
      throw error;
    }
  }

  async commit() {
    const { command } = await this.query("COMMIT").catch((error: unknown) => {
      // Said by a server that is there: it has rolled back. What ends the connection says nothing.
      throw this.#lost
        ? new UnknownCommit("the answer to COMMIT didn't come", { cause: error })
        : error;
    });
    if (command !== "COMMIT") throw new Error(`COMMIT was answered by ${command}`);
  }

  /** After `error`. Never rejects. */
  async rollBack(error: unknown) {
    // Meanwhile another server may be the one that can be written.
    this.#lost ||= error instanceof DatabaseFault || codeOf(error) === READ_ONLY;
    if (!this.#lost) await this.query("ROLLBACK").catch(() => undefined);
  }

  release() {
    this.#client.release(this.#lost);
  }
}

/** Of settings that a commit depends on, those that would make it untrue, and why. */
const UNTRUE: Record<string, [value: string, why: string]> = {
  fsync: ["off", "what it commits is lost when the machine loses power"],
  full_page_writes: ["off", "what it has stored may be destroyed when the machine loses power"],
  synchronous_commit: ["off", "it says that something is stored before it is"],
};

export const DURABLE = `SELECT pg_is_in_recovery() AS standby, ${Object.keys(UNTRUE)
  .map((name) => `current_setting('${name}') AS ${name}`)
  .join(", ")}`;

/** Throws where `row`, which `DURABLE` gives, says that a commit wouldn't last. */
export function checkDurable(row: Row | undefined): void {
  for (const [name, [value, why]] of Object.entries(UNTRUE))
    if (row?.[name] === value)
      throw new DatabaseFault("UNDURABLE", `the database has ${name} = ${value}: ${why}`);
  if (row?.["standby"] === true)
    throw new DatabaseFault("READONLY", "the database is a replica that can't be written");
}

async function proveDurable(query: Query): Promise<void> {
  const { rows } = await query(DURABLE);
  checkDurable(rows[0]);
}

async function versionIn(query: Query): Promise<number> {
  const { rows } = await query("SELECT to_regclass('outbox_version') IS NOT NULL AS there");
  if (rows[0]?.["there"] !== true) return 0;
  const version = await query("SELECT max(version) AS version FROM outbox_version");
  return Number(version.rows[0]?.["version"] ?? 0);
}

/** A later version's tables are left alone: that has added to them only what this one can live with. */
async function migrate(query: Query): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${LOCKS.migration}, 0)`);
  await query("CREATE TABLE IF NOT EXISTS outbox_version (version integer NOT NULL)");
  // Looked at once more, now that nobody else can change it: another process may have been faster.
  const version = await versionIn(query);
  for (const migration of MIGRATIONS.slice(version)) await query(migration);
  await query("DELETE FROM outbox_version");
  await query("INSERT INTO outbox_version VALUES ($1)", [Math.max(version, MIGRATIONS.length)]);
}

/**
 * The tables. A new version is a new entry; one that has been released is never changed. During an upgrade the program
 * before goes on with them, so an entry only adds what that one can live with. All times: ms since 1970, of the database's
 * clock.
 */
const MIGRATIONS = [
  `CREATE TABLE enquiry (
     reference      text    PRIMARY KEY,
     fingerprint    bytea,            -- NULL once its content is erased, or ten minutes old
     content        text,             -- the enquiry as JSON, without its receipt; NULL once it is erased
     receipt        text CHECK (receipt IN ('promised', 'owed')), -- owed: it stands apart by now
     received_at    bigint  NOT NULL,
     state          text    NOT NULL CHECK (state IN ('waiting', 'parked', 'delivered')),
     failures       integer NOT NULL DEFAULT 0, -- attempts that ended without delivery
     refusals       integer NOT NULL DEFAULT 0, -- those of them that the relay refused for good
     fault          text,             -- class of the last fault
     due_at         bigint,           -- NULL: not until someone acts
     held_until     bigint  NOT NULL DEFAULT 0, -- not sent before; 0: not held
     leased_until   bigint  NOT NULL DEFAULT 0,
     lease          text,             -- whose claim that is: it changes with each
     taken_by       text,             -- recipients that have it while others haven't, as JSON
     delivered_at   bigint,
     delivered_once boolean NOT NULL DEFAULT false -- before it became due again: not counted once more
   ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02,
           autovacuum_vacuum_insert_scale_factor = 0.02);
   CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_printed ON enquiry (received_at) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_delivered ON enquiry (delivered_at) WHERE content IS NOT NULL;
   CREATE INDEX enquiry_waiting ON enquiry (received_at, reference) WHERE state = 'waiting';
   CREATE INDEX enquiry_parked ON enquiry (received_at, reference) WHERE state = 'parked';
   CREATE INDEX enquiry_received ON enquiry (received_at, reference); -- the order of the operator's lists
   CREATE INDEX enquiry_erased ON enquiry (received_at)
     WHERE state = 'delivered' AND content IS NULL;

   CREATE TABLE receipt (             -- owed to visitors; a row goes once its receipt is sent
     reference    text    PRIMARY KEY,
     content      text    NOT NULL,   -- what a receipt has to know, as JSON
     owed_at      bigint  NOT NULL,
     due_at       bigint  NOT NULL,
     failures     integer NOT NULL DEFAULT 0,
     leased_until bigint  NOT NULL DEFAULT 0
   );
   CREATE INDEX receipt_due ON receipt (due_at);
   CREATE TABLE receipt_address (     -- who has had one within a day
     hash      bytea  PRIMARY KEY,
     reference text   NOT NULL,
     at        bigint NOT NULL
   );
   CREATE INDEX receipt_address_at ON receipt_address (at);

   CREATE TABLE tally (
     name  text     NOT NULL,         -- a word of ours, never a person's
     slot  smallint NOT NULL,         -- several add up, so that whoever counts seldom waits for another
     count bigint   NOT NULL,
     PRIMARY KEY (name, slot)
   ) WITH (fillfactor = 50);

   CREATE TABLE notice (              -- what the site has told of itself, so that it is told once
     name         text   PRIMARY KEY,
     value        text   NOT NULL DEFAULT '',
     leased_until bigint NOT NULL DEFAULT 0
   );

   -- Who asked how often, by keys that nobody can lead back; after a crash both are empty.
   CREATE UNLOGGED TABLE rate_limit (
     key    varchar(255) PRIMARY KEY,
     points integer      NOT NULL DEFAULT 0,
     expire bigint
   );
   CREATE INDEX rate_limit_expire ON rate_limit (expire);
   CREATE UNLOGGED TABLE rate_salt (day text PRIMARY KEY, salt text NOT NULL);

   CREATE TABLE probe (at bigint NOT NULL) WITH (fillfactor = 10);
   INSERT INTO probe VALUES (0);`,
];

/** A visitor waits for it, and it isn't worth more. */
const ANSWER_WITHIN_MS = 300;
/** Where it didn't answer it isn't asked for so long. */
const LEAVE_ALONE_MS = 1000;

/** What several processes count together, under keys that change every day. It may be lost. */
export class PostgresCounts {
  readonly #database: Pick<PostgresDatabase, "query">;
  #salt = { day: "", value: "" };
  #askAgainAt = -Infinity;

  constructor(database: Pick<PostgresDatabase, "query">) {
    this.#database = database;
  }

  /** Rejects where the database doesn't answer at once. */
  async query({ text, values }: { text: string; values?: unknown[] }): Promise<{ rows: Row[] }> {
    if (performance.now() < this.#askAgainAt)
      throw new Error("the database didn't answer just now");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the database doesn't answer")), ANSWER_WITHIN_MS);
    });
    const asked = this.#database.query(text, values);
    // It may still fail when nobody waits any more.
    asked.catch(() => undefined);
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      this.#askAgainAt = performance.now() + LEAVE_ALONE_MS;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stands for `text` today; for this process alone, where the database doesn't answer. Never rejects. */
  async key(text: string): Promise<string> {
    const day = new Date().toISOString().slice(0, 10);
    if (this.#salt.day !== day)
      this.#salt = await this.#saltOf(day).catch(() => ({ day: "", value: this.#ownSalt }));
    return createHash("sha256").update(`${this.#salt.value} ${text}`).digest("base64url");
  }

  readonly #ownSalt = randomUUID();

  /** The same for all processes; what was counted under those of other days, nobody can read any more. */
  async #saltOf(day: string) {
    const { rows } = await this.query({
      text: `WITH past AS (DELETE FROM rate_salt WHERE day < $1)
             INSERT INTO rate_salt (day, salt) VALUES ($1, $2)
             ON CONFLICT (day) DO UPDATE SET salt = rate_salt.salt RETURNING salt`,
      values: [day, randomUUID() + randomUUID()],
    });
    return { day, value: String(rows[0]?.["salt"]) };
  }
}
