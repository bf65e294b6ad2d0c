/** The outbox in one SQLite file. One process writes; the operator's commands may read beside it. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AcceptedEnquiry, Enquiry } from "../enquiry/enquiry";
import { newReference } from "../enquiry/reference";
import { fingerprint } from "./fingerprint.server";
import type { Backlog, Outbox, Owed, Retry } from "./outbox.server";
import { migrate } from "./sqlite-schema.server";

/** The same content within this time is the same enquiry. */
const SAME_ENQUIRY_MS = 10 * 60_000;

/** Less free space than this, and the longest enquiry might not fit. */
const SPARE_BYTES = 512 * 1024;

/** Nothing is held longer than this; what seems to be was stored before the clock was set back. */
const LONGEST_HOLD_MS = 24 * 60 * 60_000;

type Put = {
  enquiry: Enquiry;
  heldUntil: number;
  resolve: (stored: { reference: string; repeated: boolean }) => void;
  reject: (error: unknown) => void;
};

/** Opens `outbox.sqlite` in `folder`, creating both. Throws where it can't be made durable. */
export function openSqliteOutbox(folder: string, now: () => number = Date.now): Outbox {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new SqliteOutbox(path.join(folder, "outbox.sqlite"), now);
}

/** A connection that flushes every commit to disk before it returns, and proves that it does. */
export function openDatabase(file: string): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    // A file that was restored could bring views and triggers of its own: they get no function that acts.
    database.exec(
      `PRAGMA trusted_schema = OFF; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
       PRAGMA secure_delete = ON`,
    );
    const { journal_mode } = database.prepare("PRAGMA journal_mode").get() as {
      journal_mode: string;
    };
    const { synchronous } = database.prepare("PRAGMA synchronous").get() as { synchronous: number };
    if (journal_mode !== "wal" || synchronous !== 2) {
      throw new Error(
        `outbox is not durable: journal_mode ${journal_mode}, synchronous ${synchronous}`,
      );
    }
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** For the site's user alone. SQLite gives the files beside it the same rights. */
function keepPrivate(file: string) {
  fs.closeSync(fs.openSync(file, "a", 0o600));
  for (const suffix of ["", "-wal", "-shm"]) {
    const mode = fs.statSync(file + suffix, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o077) fs.chmodSync(file + suffix, 0o600);
  }
}

class SqliteOutbox implements Outbox {
  #queue: Put[] = [];
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #sql: ReturnType<typeof prepareAll>;

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#database = openDatabase(file);
    this.#now = now;
    this.#sql = prepareAll(this.#database);
  }

  /** Enquiries that arrive together share one flush, so that the disk sets no limit of one each. */
  put(enquiry: Enquiry, heldUntil = 0) {
    return new Promise<{ reference: string; repeated: boolean }>((resolve, reject) => {
      this.#queue.push({ enquiry, heldUntil, resolve, reject });
      if (this.#queue.length === 1) setImmediate(() => this.#flush());
    });
  }

  #flush() {
    const puts = this.#queue;
    this.#queue = [];
    try {
      const stored = this.#transaction(() =>
        puts.map((put) => ({ resolve: put.resolve, result: this.#insert(put) })),
      );
      for (const { resolve, result } of stored) resolve(result);
    } catch (error) {
      for (const { reject } of puts) reject(error);
    }
  }

  async known(enquiry: Enquiry) {
    return this.#same(fingerprint(enquiry), this.#now());
  }

  #same(print: Buffer, now: number): string | undefined {
    const row = this.#sql.same.get(print, now - SAME_ENQUIRY_MS) as
      { reference: string } | undefined;
    return row?.reference;
  }

  #insert({ enquiry, heldUntil }: Put) {
    const now = this.#now();
    const print = fingerprint(enquiry);
    const same = this.#same(print, now);
    if (same) return { reference: same, repeated: true };
    let reference = newReference();
    while (this.#sql.exists.get(reference)) reference = newReference();
    const accepted: AcceptedEnquiry = {
      ...enquiry,
      reference,
      receivedAt: new Date(now).toISOString(),
    };
    const due = Math.max(now, heldUntil);
    this.#sql.insert.run(reference, print, JSON.stringify(accepted), now, due, heldUntil);
    return { reference, repeated: false };
  }

  async claim(limit: number, leaseMs: number): Promise<Owed[]> {
    const now = this.#now();
    const rows = this.#sql.claim.all(now + leaseMs, now, now, limit) as {
      content: string;
      failures: number;
      refusals: number;
    }[];
    return rows.map(({ content, failures, refusals }) => ({
      enquiry: JSON.parse(content) as AcceptedEnquiry,
      failures,
      refusals,
    }));
  }

  async renew(references: string[], leaseMs: number) {
    const until = this.#now() + leaseMs;
    this.#transaction(() =>
      references.forEach((reference) => this.#sql.renew.run(until, reference)),
    );
  }

  async sent(reference: string) {
    this.#sql.sent.run(this.#now(), reference);
  }

  async retry(reference: string, { state, dueAt, refused, fault }: Retry) {
    this.#sql.retry.run(state, dueAt ?? null, fault, refused ? 1 : 0, reference);
  }

  async hurry() {
    const now = this.#now();
    this.#sql.hurry.run(now, now, now + LONGEST_HOLD_MS);
  }

  async nextDue() {
    const row = this.#sql.nextDue.get() as { at: number | null };
    return row.at ?? undefined;
  }

  async stats(): Promise<Backlog> {
    const row = this.#sql.stats.get() as { waiting: number; parked: number; oldest: number | null };
    return { waiting: row.waiting, parked: row.parked, oldest: row.oldest ?? undefined };
  }

  async purge(before: number) {
    const erased = this.#transaction(() => {
      const { changes } = this.#sql.erase.run(before);
      const past = this.#now() - SAME_ENQUIRY_MS;
      this.#sql.forget.run(past);
      this.#sql.forgetPrints.run(past);
      return Number(changes);
    });
    // Without this, what was erased would live on in the write-ahead log.
    if (erased) this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return erased;
  }

  async probe() {
    const { bavail, bsize } = await fs.promises.statfs(path.dirname(this.#file));
    if (bavail * bsize < SPARE_BYTES) throw new Error("outbox: disk is full");
    this.#transaction(() => this.#sql.probe.run(this.#now()));
  }

  close() {
    this.#flush();
    this.#database.close();
  }

  #transaction<T>(work: () => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk has already rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    same: sql("SELECT reference FROM enquiry WHERE fingerprint = ? AND received_at > ?"),
    exists: sql("SELECT 1 FROM enquiry WHERE reference = ?"),
    insert: sql(
      `INSERT INTO enquiry (reference, fingerprint, content, received_at, due_at, held_until, state)
       VALUES (?, ?, ?, ?, ?, ?, 'waiting')`,
    ),
    claim: sql(
      `UPDATE enquiry SET leased_until = ?
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE due_at <= ? AND leased_until <= ? ORDER BY due_at LIMIT ?)
       RETURNING content, failures, refusals`,
    ),
    renew: sql("UPDATE enquiry SET leased_until = ? WHERE reference = ?"),
    sent: sql(
      `UPDATE enquiry SET state = 'delivered', delivered_at = ?, due_at = NULL, fault = NULL
       WHERE reference = ?`,
    ),
    retry: sql(
      `UPDATE enquiry SET state = ?, due_at = ?, fault = ?, failures = failures + 1,
              refusals = refusals + ?, leased_until = 0
       WHERE reference = ?`,
    ),
    hurry: sql(
      `UPDATE enquiry SET due_at = ? WHERE state = 'waiting' AND due_at > ?
              AND (due_at <> held_until OR due_at > ?)`,
    ),
    nextDue: sql(
      "SELECT min(max(due_at, leased_until)) AS at FROM enquiry WHERE due_at IS NOT NULL",
    ),
    stats: sql(
      `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
              count(*) FILTER (WHERE state = 'parked') AS parked,
              min(received_at) AS oldest
       FROM enquiry WHERE state <> 'delivered'`,
    ),
    erase: sql("UPDATE enquiry SET content = NULL WHERE content IS NOT NULL AND delivered_at <= ?"),
    forget: sql(
      "DELETE FROM enquiry WHERE state = 'delivered' AND content IS NULL AND received_at <= ?",
    ),
    forgetPrints: sql(
      "UPDATE enquiry SET fingerprint = NULL WHERE fingerprint IS NOT NULL AND received_at <= ?",
    ),
    probe: sql("UPDATE probe SET at = ?"),
  };
}
