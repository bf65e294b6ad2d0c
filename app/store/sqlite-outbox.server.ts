/** The outbox in one SQLite file. One process writes; the operator's commands may read beside it. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fingerprint } from "../enquiry/accept.server";
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
  hasFault,
  knownVersion,
  migrate,
  namedFault,
  OpenFiles,
  OutboxFault,
} from "./sqlite-file.server";

/** The same content within this time is the same enquiry. */
const SAME_ENQUIRY_MS = 10 * 60_000;

/** Less free space than this, and the longest enquiry might not fit. */
const SPARE_BYTES = 512 * 1024;

/** Nothing is held longer than this; what seems to be was stored before the clock was set back. */
const LONGEST_HOLD_MS = 24 * 60 * 60_000;

/** Another program may hold the lock for so long, in ms, before a verb rejects; it is asked this often. */
const PATIENCE_MS = 2000;
const ASK_EVERY_MS = 20;

const REALIGN_EVERY_MS = 60_000;

/** So many rows are changed at a time: in between, visitors are answered. */
const ROWS_AT_ONCE = 200;

/** No lease is longer, in ms: one that seems so was given before the clock was set back. */
const LONGEST_LEASE_MS = 60_000;

type Put = {
  enquiry: Enquiry;
  heldUntil: number;
  resolve: (stored: { reference: string; repeated: boolean }) => void;
  reject: (error: unknown) => void;
};

export type OutboxOptions = {
  /** ms since 1970. */
  now?: () => number;
  /**
   * Told at `at`, in ms since 1970, that the broker has `enquiry`, by one of the recipients at least: within the
   * transaction that records it, so that what is written here is kept with it or not at all. Told again when
   * further recipients have it; `enquiry` is then as this has left it.
   */
  delivered?: (database: DatabaseSync, enquiry: AcceptedEnquiry, at: number) => void;
};

/** Opens `outbox.sqlite` in `folder`, creating both. Throws where it can't be made durable. */
export function openSqliteOutbox(folder: string, options: OutboxOptions = {}): SqliteOutbox {
  return new SqliteOutbox(fileIn(folder), options);
}

function fileIn(folder: string): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, "outbox.sqlite");
}

/**
 * Rejects where an enquiry could not be stored in `folder` durably; else tells when the newest one came in, in ms
 * since 1970, if there is any. Tables of an older version stay as they are: the program that they belong to may be
 * running.
 */
export async function probeOutbox(folder: string): Promise<number | undefined> {
  const file = fileIn(folder);
  const database = openDurably(file, PATIENCE_MS);
  try {
    if (knownVersion(database) === 0) migrate(database);
    await checkRoom(file);
    database.exec(`BEGIN IMMEDIATE; UPDATE probe SET at = ${Date.now()}; COMMIT`);
    const { newest } = database.prepare("SELECT max(received_at) AS newest FROM enquiry").get() as {
      newest: number | null;
    };
    return newest ?? undefined;
  } catch (error) {
    throw namedFault(error);
  } finally {
    database.close();
  }
}

async function checkRoom(file: string) {
  const { bavail, bsize } = await fs.promises.statfs(path.dirname(file));
  if (bavail * bsize < SPARE_BYTES) throw new OutboxFault("FULL", "has no room on its disk");
}

/** This process's connections, by file. */
const connections = new Map<string, Set<DatabaseSync>>();

/**
 * A connection that flushes every commit to disk before it returns, its tables brought to the newest version, unless
 * theirs is `enough`. It waits `busyMs` for another program's lock, and the whole process with it.
 */
export function openDatabase(file: string, busyMs = 0, enough?: number): DatabaseSync {
  const database = openDurably(file, busyMs);
  try {
    migrate(database, enough);
  } catch (error) {
    database.close();
    throw namedFault(error);
  }
  const open = [...(connections.get(file) ?? [])].filter(({ isOpen }) => isOpen);
  connections.set(file, new Set([...open, database]));
  return database;
}

/** Proves that it does flush. */
function openDurably(file: string, busyMs: number): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: busyMs });
  try {
    // Before anything is changed.
    knownVersion(database);
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
    return database;
  } catch (error) {
    database.close();
    throw namedFault(error);
  }
}

/**
 * For the site's user alone. SQLite gives the files beside it the same rights. A file that is there isn't
 * opened here: closing it would take away the locks that SQLite may hold on it in this process.
 */
function keepPrivate(file: string) {
  if (!fs.existsSync(file)) fs.closeSync(fs.openSync(file, "ax", 0o600));
  for (const suffix of ["", "-wal", "-shm"]) {
    const mode = fs.statSync(file + suffix, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o077) fs.chmodSync(file + suffix, 0o600);
  }
}

/** Closes all that this process has open at `file`, whoever opened it. */
export function closeDatabases(file: string): void {
  for (const database of connections.get(file) ?? []) if (database.isOpen) database.close();
  connections.delete(file);
}

/** What is counted. */
type Tally = `received ${FormKind}` | Exclude<keyof Counts, "received">;

export class SqliteOutbox implements Store {
  #queue: Put[] = [];
  #realignedAt = -Infinity;
  readonly file: string;
  readonly database: DatabaseSync;
  readonly files: OpenFiles;
  readonly #now: () => number;
  readonly #delivered: OutboxOptions["delivered"];
  readonly #sql: ReturnType<typeof prepareAll>;
  /** Whether something that was erased may still stand in the write-ahead log: a process that was killed may have left it. */
  #traces = true;

  constructor(file: string, { now = Date.now, delivered }: OutboxOptions) {
    this.file = file;
    this.#now = now;
    this.#delivered = delivered;
    this.database = openDatabase(file);
    try {
      this.files = new OpenFiles(file, this.database);
      this.#sql = prepareAll(this.database);
    } catch (error) {
      this.database.close();
      throw namedFault(error);
    }
  }

  /** Enquiries that arrive together share one flush, so that the disk sets no limit of one each. */
  put(enquiry: Enquiry, heldUntil = 0) {
    return new Promise<{ reference: string; repeated: boolean }>((resolve, reject) => {
      this.#queue.push({ enquiry, heldUntil, resolve, reject });
      if (this.#queue.length === 1) setImmediate(() => void this.#flush());
    });
  }

  async #flush() {
    const puts = this.#queue;
    this.#queue = [];
    try {
      const stored = await this.#write(() => puts.map((put) => this.#insert(put)));
      puts.forEach(({ resolve }, index) => resolve(stored[index]!));
    } catch (error) {
      for (const { reject } of puts) reject(error);
    }
  }

  async known(enquiry: Enquiry) {
    return this.#read(() => this.#same(fingerprint(enquiry), this.#now()));
  }

  #same(print: Buffer, now: number): string | undefined {
    // What seems to come from later was received before the clock was set back.
    const row = this.#sql.same.get(print, now - SAME_ENQUIRY_MS, now + SAME_ENQUIRY_MS) as
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
    this.#count(`received ${enquiry.form}`);
    if (enquiry.suspicious) this.#count("suspicious");
    return { reference, repeated: false };
  }

  /** Within the transaction of what is counted. */
  #count(name: Tally) {
    this.#sql.count.run(this.#now(), name);
  }

  async claim(limit: number, leaseMs: number): Promise<Owed[]> {
    const rows = await this.#write(() => {
      const now = this.#now();
      this.#realign(now);
      return this.#sql.claim.all(now + leaseMs, now, now, now + LONGEST_LEASE_MS, limit) as {
        content: string;
        failures: number;
        refusals: number;
        taken_by: string | null;
        lease: string;
      }[];
    });
    return rows.map(({ content, failures, refusals, taken_by, lease }) => ({
      enquiry: JSON.parse(content) as AcceptedEnquiry,
      failures,
      refusals,
      takenBy: JSON.parse(taken_by ?? "[]") as string[],
      lease,
    }));
  }

  /** Later than the schedule, or holding, ever gives: due since before the clock was set back. */
  #realign(now: number) {
    // What is held is read through for it, so not at each look.
    if (now >= this.#realignedAt && now < this.#realignedAt + REALIGN_EVERY_MS) return;
    this.#realignedAt = now;
    for (const state of ["waiting", "parked"] as const)
      this.#sql.realign.run(now, state, now + LONGEST_WAIT_MS[state], now + LONGEST_HOLD_MS);
  }

  async renew(held: Held[], leaseMs: number) {
    await this.#write(() => {
      const until = this.#now() + leaseMs;
      for (const { reference, lease } of held) this.#sql.renew.run(until, reference, lease ?? null);
    });
  }

  async sent(reference: string, lease?: string) {
    await this.#write(() => {
      const now = this.#now();
      const row = this.#sql.sent.get(now, reference, lease ?? null);
      if (row?.["delivered_once"] === 0) this.#count("delivered");
      this.#tell(row, now);
    });
  }

  async retry(reference: string, retry: Retry, lease?: string) {
    const { state, dueAt, refused, fault, takenBy = [] } = retry;
    await this.#write(() => {
      const taken = takenBy.length > 0 ? JSON.stringify(takenBy) : null;
      const row = this.#sql.retry.get(
        state,
        dueAt ?? null,
        fault,
        refused ? 1 : 0,
        taken,
        reference,
        lease ?? null,
      );
      if (taken) this.#tell(row, this.#now());
    });
  }

  #tell(row: Record<string, unknown> | undefined, at: number) {
    if (typeof row?.["content"] !== "string") return;
    this.#delivered?.(this.database, JSON.parse(row["content"]) as AcceptedEnquiry, at);
  }

  async hurry() {
    const now = this.#now();
    await this.#inPortions(() =>
      this.#sql.hurry.run(now, now, now + LONGEST_HOLD_MS, ROWS_AT_ONCE),
    );
  }

  async nextDue() {
    return this.#read(() => {
      const now = this.#now();
      const row = this.#sql.nextDue.get(now, now + LONGEST_LEASE_MS) as { at: number } | undefined;
      return row?.at;
    });
  }

  async stats(): Promise<Backlog> {
    return this.#read(() => backlogOf(this.database));
  }

  async purge(before: number) {
    // Delivered later than now: before the clock was set back.
    await this.#inPortions(() =>
      this.#sql.realignDelivered.run(this.#now(), this.#now(), ROWS_AT_ONCE),
    );
    const erased = await this.#inPortions(() => this.#sql.erase.run(before, ROWS_AT_ONCE));
    const past = this.#now() - SAME_ENQUIRY_MS;
    await this.#inPortions(() => this.#sql.forget.run(past, ROWS_AT_ONCE));
    await this.#inPortions(() => this.#sql.forgetPrints.run(past, ROWS_AT_ONCE));
    if (erased > 0) this.#traces = true;
    if (this.#traces) await this.#leaveNoTrace();
    return erased;
  }

  async kept(reference: string) {
    return this.#read(() => {
      const row = this.#sql.kept.get(reference) as { at: number } | undefined;
      return row?.at;
    });
  }

  async resend(reference: string) {
    const resent = await this.#write(() => resendIn(this.database, reference, this.#now()));
    return resent === "due" || resent === "underWay";
  }

  async settle(reference: string, as: "done" | "spam") {
    const settled = await this.#write(() => {
      if (this.#sql.settle.run(this.#now(), reference).changes === 0) return false;
      if (as === "spam") {
        this.#count("spam");
        this.#sql.takeBackReceipt.run(reference);
      }
      return true;
    });
    if (settled) {
      this.#traces = true;
      // It is settled, whatever becomes of this; the next purge does what is left.
      await this.#leaveNoTrace().catch(() => undefined);
    }
    return settled;
  }

  readonly notices: Notices = {
    counts: () =>
      this.#read(() => {
        const rows = this.#sql.counts.all() as { name: Tally; count: number }[];
        const of = (name: Tally) => rows.find((row) => row.name === name)?.count ?? 0;
        return {
          received: { insurance: of("received insurance"), finance: of("received finance") },
          delivered: of("delivered"),
          suspicious: of("suspicious"),
          spam: of("spam"),
        };
      }),

    owed: (limit) =>
      this.#read(() =>
        // Each state is read in its order from the index; together they would have to be sorted.
        [this.#sql.waiting, this.#sql.parked]
          .flatMap((statement) => statement.all(limit) as Waiting[])
          .toSorted(
            (one, other) =>
              one.receivedAt - other.receivedAt || (one.reference < other.reference ? -1 : 1),
          )
          .slice(0, limit),
      ),

    claim: (name, leaseMs) =>
      this.#write(() => {
        const now = this.#now();
        // What seems to last longer was claimed before the clock was set back.
        const row = this.#sql.claimNotice.get(name, now + leaseMs, now, now + leaseMs) as
          { value: string } | undefined;
        return row?.value;
      }),

    note: (name, value) => this.#write(() => void this.#sql.note.run(name, value)),
  };

  /** Without this, what was erased would live on in the write-ahead log. Whoever reads just now prevents it. */
  async #leaveNoTrace() {
    const { busy } = await this.#read(
      () => this.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number },
    );
    this.#traces = busy !== 0;
  }

  async probe() {
    await checkRoom(this.file);
    await this.#write(() => this.#sql.probe.run(this.#now()));
  }

  close() {
    if (!this.database.isOpen) return;
    const puts = this.#queue;
    this.#queue = [];
    for (const put of puts) {
      const { resolve, reject } = put;
      try {
        resolve(this.#transaction(() => this.#insert(put)));
      } catch (error) {
        reject(error);
      }
    }
    this.database.close();
  }

  /** Gives how many rows have changed in all. */
  async #inPortions(change: () => { changes: number | bigint }): Promise<number> {
    let sum = 0;
    for (;;) {
      const changes = Number((await this.#write(change)).changes);
      sum += changes;
      if (changes < ROWS_AT_ONCE) return sum;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Resolves when it has been flushed to the file that stands at the path. */
  #write<T>(work: () => T): Promise<T> {
    return this.#patiently(() => this.#transaction(work));
  }

  #read<T>(work: () => T): Promise<T> {
    return this.#patiently(() => {
      this.files.check();
      return work();
    });
  }

  /** Where another program has the lock, it is waited for here, while the process goes on. */
  async #patiently<T>(work: () => T): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        if (!this.database.isOpen) throw new OutboxFault("GONE", "was closed");
        return work();
      } catch (thrown) {
        const error = namedFault(thrown);
        if (!hasFault(error, "LOCKED") || performance.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  #transaction<T>(work: () => T): T {
    this.files.check();
    this.database.exec("BEGIN IMMEDIATE");
    let result: T;
    try {
      result = work();
      this.database.exec("COMMIT");
    } catch (error) {
      // A full disk has already rolled back by itself.
      if (this.database.isTransaction) this.database.exec("ROLLBACK");
      // A file that is gone explains all else.
      this.files.check();
      throw error;
    }
    this.files.check();
    return result;
  }
}

/** What is owed, read from an index alone. */
export function backlogOf(database: DatabaseSync): Backlog {
  const row = database.prepare(BACKLOG).get() as Record<"waiting" | "parked", number> & {
    oldest: number | null;
  };
  return { waiting: row.waiting, parked: row.parked, oldest: row.oldest ?? undefined };
}

const BACKLOG = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
                        count(*) FILTER (WHERE state = 'parked') AS parked,
                        min(received_at) AS oldest
                 FROM enquiry INDEXED BY enquiry_owed WHERE state <> 'delivered'`;

/** What is owed in a state, oldest first; as many as asked for. */
const owedIn = (state: Waiting["state"]) =>
  `SELECT reference, state, received_at AS receivedAt FROM enquiry INDEXED BY enquiry_owed
   WHERE state = '${state}' AND state <> 'delivered' ORDER BY received_at, reference LIMIT ?`;

/** Whether a lease until then keeps others from it; all in ms since 1970. */
export function isLeased(leasedUntil: number, now: number): boolean {
  return leasedUntil > now && leasedUntil <= now + LONGEST_LEASE_MS;
}

/** Makes it due now and counts its attempts anew; one that was delivered is sent once more, without another receipt. */
export function resendIn(database: DatabaseSync, reference: string, now: number): Resent {
  const { changes } = database
    .prepare(`${RESEND} AND reference = ?`)
    .run(now, now, now + LONGEST_LEASE_MS, reference);
  if (changes > 0) return "due";
  const row = database
    .prepare("SELECT content IS NOT NULL AS kept FROM enquiry WHERE reference = ?")
    .get(reference);
  if (!row) return "unknown";
  return row["kept"] ? "underWay" : "erased";
}

/** The same with all that is parked; gives how many. */
export function resendParkedIn(database: DatabaseSync, now: number): number {
  const { changes } = database
    .prepare(`${RESEND} AND state = 'parked'`)
    .run(now, now, now + LONGEST_LEASE_MS);
  return Number(changes);
}

const RESEND = `UPDATE enquiry SET state = 'waiting', due_at = ?, leased_until = 0, lease = NULL,
                       failures = 0, refusals = 0, delivered_at = NULL,
                       delivered_once = iif(state = 'delivered', 1, delivered_once),
                       taken_by = iif(state = 'delivered', NULL, taken_by),
                       content = iif(state = 'delivered', json_remove(content, '$.receipt'), content)
                WHERE content IS NOT NULL
                      AND (state = 'delivered' OR leased_until <= ? OR leased_until > ?)`;

/** Whether the claim is still whose it was; NULL: whoever's it is. */
const HOLDS = "ifnull(?, lease) IS lease";

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    same: sql(
      "SELECT reference FROM enquiry WHERE fingerprint = ? AND received_at > ? AND received_at < ?",
    ),
    exists: sql("SELECT 1 FROM enquiry WHERE reference = ?"),
    insert: sql(
      `INSERT INTO enquiry (reference, fingerprint, content, received_at, due_at, held_until, state)
       VALUES (?, ?, ?, ?, ?, ?, 'waiting')`,
    ),
    count: sql(
      `INSERT INTO tally (since, name, count)
       SELECT coalesce(max(since), ?), ?, 1 FROM tally WHERE true
       ON CONFLICT (since, name) DO UPDATE SET count = count + 1`,
    ),
    realign: sql(
      `UPDATE enquiry SET due_at = ?
       WHERE state = ? AND due_at > ? AND (due_at <> held_until OR due_at > ?)`,
    ),
    claim: sql(
      `UPDATE enquiry SET leased_until = ?, lease = hex(randomblob(16))
       WHERE reference IN (SELECT reference FROM enquiry INDEXED BY enquiry_due
                           WHERE due_at <= ? AND (leased_until <= ? OR leased_until > ?)
                                 AND content IS NOT NULL
                           ORDER BY due_at LIMIT ?)
       RETURNING content, failures, refusals, taken_by, lease`,
    ),
    renew: sql(`UPDATE enquiry SET leased_until = ? WHERE reference = ? AND ${HOLDS}`),
    sent: sql(
      `UPDATE enquiry SET state = 'delivered', delivered_at = ?, due_at = NULL, fault = NULL
       WHERE reference = ? AND state <> 'delivered' AND content IS NOT NULL AND ${HOLDS}
       RETURNING content, delivered_once`,
    ),
    retry: sql(
      `UPDATE enquiry SET state = ?, due_at = ?, fault = ?, failures = failures + 1,
              refusals = refusals + ?, taken_by = ?, leased_until = 0, lease = NULL,
              delivered_at = NULL, delivered_once = iif(state = 'delivered', 1, delivered_once)
       WHERE reference = ? AND content IS NOT NULL AND ${HOLDS}
       RETURNING content`,
    ),
    hurry: sql(
      `UPDATE enquiry SET due_at = ?
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE state = 'waiting' AND due_at > ?
                                 AND (due_at <> held_until OR due_at > ?)
                           LIMIT ?)`,
    ),
    // Few are leased, so the first one that isn't is soon found.
    nextDue: sql(
      `SELECT due_at AS at FROM enquiry INDEXED BY enquiry_due
       WHERE due_at IS NOT NULL AND (leased_until <= ? OR leased_until > ?)
             AND content IS NOT NULL
       ORDER BY due_at LIMIT 1`,
    ),
    realignDelivered: sql(
      `UPDATE enquiry SET delivered_at = ?
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE content IS NOT NULL AND delivered_at > ? LIMIT ?)`,
    ),
    erase: sql(
      `UPDATE enquiry SET content = NULL
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE content IS NOT NULL AND delivered_at <= ? LIMIT ?)`,
    ),
    forget: sql(
      `DELETE FROM enquiry
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE state = 'delivered' AND content IS NULL AND received_at <= ?
                           LIMIT ?)`,
    ),
    forgetPrints: sql(
      `UPDATE enquiry SET fingerprint = NULL
       WHERE reference IN (SELECT reference FROM enquiry
                           WHERE fingerprint IS NOT NULL AND received_at <= ? LIMIT ?)`,
    ),
    kept: sql("SELECT received_at AS at FROM enquiry WHERE reference = ? AND content IS NOT NULL"),
    settle: sql(
      `UPDATE enquiry SET state = 'delivered', delivered_at = coalesce(delivered_at, ?), content = NULL,
              due_at = NULL, fault = NULL
       WHERE reference = ? AND content IS NOT NULL`,
    ),
    takeBackReceipt: sql("DELETE FROM receipt WHERE reference = ?"),
    counts: sql("SELECT name, sum(count) AS count FROM tally GROUP BY name"),
    waiting: sql(owedIn("waiting")),
    parked: sql(owedIn("parked")),
    claimNotice: sql(
      `INSERT INTO notice (name, leased_until) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until
       WHERE leased_until <= ? OR leased_until > ?
       RETURNING value`,
    ),
    note: sql(
      `INSERT INTO notice (name, value, noted) VALUES (?, ?, 1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, noted = noted + 1, leased_until = 0`,
    ),
    probe: sql("UPDATE probe SET at = ?"),
  };
}
