/**
 * Where all that lasts is kept, as the settings say: in PostgreSQL, or in one file of SQLite's. What that one held when it
 * is gone is rescued, and copies that nobody needs any more are swept.
 */
import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { errorClass, log } from "../log.server";
import type { Store } from "./outbox.server";
import { PostgresDatabase, type Address } from "./postgres-database.server";
import { PostgresStore, type PostgresOptions } from "./postgres-store.server";
import { hasFault, namedFault, SUFFIXES, type OpenFiles } from "./sqlite-file.server";
import {
  closeDatabases,
  openDatabase,
  openSqliteOutbox,
  type OutboxOptions,
  type SqliteOutbox,
} from "./sqlite-outbox.server";

type StoreSettings = { DATA_DIR: string; DATABASE_URL?: Address | undefined };

/** `database`: where PostgreSQL keeps it; undefined: it stands in `DATA_DIR`. */
type Opened = { store: Store; database: PostgresDatabase | undefined };

/** What is written in one step with a delivery, by engine. */
type Delivered = {
  sqlite?: OutboxOptions["delivered"];
  postgres?: PostgresOptions["delivered"];
};

/**
 * Opens nothing yet: the first verb does, and each tries again where that fails. PostgreSQL's driver is loaded where it
 * is wanted alone.
 */
export function openStore(
  { DATA_DIR, DATABASE_URL }: StoreSettings,
  delivered: Delivered = {},
): Opened {
  if (DATABASE_URL) {
    const database = new PostgresDatabase(DATABASE_URL);
    const store = new PostgresStore(database, {
      ...(delivered.postgres && { delivered: delivered.postgres }),
    });
    return { store, database };
  }
  const store = recoveringOutbox(DATA_DIR, {
    ...(delivered.sqlite && { delivered: delivered.sqlite }),
  });
  return { store, database: undefined };
}

/**
 * Opened when it is first needed, again where that failed, and anew where its file is gone. Where opening fails (a full
 * disk, a read-only one), the verb rejects, and the next one tries again.
 */
export function recoveringOutbox(folder: string, options: OutboxOptions = {}): Store {
  let outbox: SqliteOutbox | undefined;

  function opened(): SqliteOutbox {
    if (outbox) return outbox;
    const fresh = openSqliteOutbox(folder, options);
    try {
      takeRescued(fresh);
    } catch (error) {
      fresh.close();
      throw namedFault(error);
    }
    return (outbox = fresh);
  }

  /** What is promised must be in the file that stands there, so it is said again to the one that does. */
  async function run<T>(verb: (outbox: Store) => Promise<T>): Promise<T> {
    const used = opened();
    try {
      return await verb(used);
    } catch (error) {
      // Damaged under the running site: cut where SQLite alone sees it. One that is damaged at start isn't touched.
      if (!hasFault(error, "GONE", "CUT", "DAMAGED")) throw error;
      // Of several verbs that find it gone, the first one does this.
      if (outbox === used) {
        const rescued = rescue(used);
        outbox = undefined;
        try {
          opened();
        } finally {
          log.error({ event: "outbox replaced", fault: errorClass(error), ...rescued });
        }
      }
      return verb(opened());
    }
  }

  return {
    put: (enquiry, heldUntil) => run((it) => it.put(enquiry, heldUntil)),
    known: (enquiry) => run((it) => it.known(enquiry)),
    claim: (limit, leaseMs) => run((it) => it.claim(limit, leaseMs)),
    renew: (held, leaseMs) => run((it) => it.renew(held, leaseMs)),
    sent: (reference, lease) => run((it) => it.sent(reference, lease)),
    retry: (reference, retry, lease) => run((it) => it.retry(reference, retry, lease)),
    hurry: () => run((it) => it.hurry()),
    nextDue: () => run((it) => it.nextDue()),
    stats: () => run((it) => it.stats()),
    purge: (before) => run((it) => it.purge(before)),
    probe: () => run((it) => it.probe()),
    kept: (reference) => run((it) => it.kept(reference)),
    resend: (reference) => run((it) => it.resend(reference)),
    settle: (reference, as) => run((it) => it.settle(reference, as)),
    notices: {
      counts: () => run((it) => it.notices.counts()),
      owed: (limit) => run((it) => it.notices.owed(limit)),
      claim: (name, leaseMs) => run((it) => it.notices.claim(name, leaseMs)),
      note: (name, value) => run((it) => it.notices.note(name, value)),
    },
    close: () => outbox?.close(),
  };
}

const RESCUED = /^outbox-rescued-\d+\.sqlite$/;
/** What is rescued, and how it joins a row that is there already; it replaces that where nothing is said. */
const TABLES: Record<string, string> = {
  // What was open last knows best what has become of an enquiry.
  enquiry: "",
  receipt: "",
  receipt_address: "",
  // Begun at the same time, so in the same file: the one that has counted longer has all of it.
  tally: "ON CONFLICT (since, name) DO UPDATE SET count = max(count, excluded.count)",
  // What was noted more often is the newer.
  notice: `ON CONFLICT (name) DO UPDATE
           SET value = excluded.value, noted = excluded.noted, leased_until = excluded.leased_until
           WHERE excluded.noted > noted`,
};
/** SQLite's codes for what was cut: SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR_SHORT_READ. */
const UNREADABLE = [11, 26, 522];

/**
 * Copies all that can still be read, flushed, and closes the outbox; `complete` where that was everything. As long as
 * the process lives, the connection reads on after its file is gone: every row goes to a file of its own, and from
 * there into the outbox that is opened next.
 */
function rescue(outbox: SqliteOutbox): { enquiries: number; complete: boolean } {
  const folder = path.dirname(outbox.file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = path.join(folder, "outbox-rescued.part");
  remove(part);
  const copy = openDatabase(part);
  const rescued = { enquiries: 0, complete: true };
  try {
    copy.exec("BEGIN");
    for (const table of Object.keys(TABLES)) {
      const { count, complete } = copyRows(table, outbox.database, copy);
      if (table === "enquiry") rescued.enquiries = count;
      rescued.complete &&= complete;
    }
    copy.exec("COMMIT; PRAGMA journal_mode = DELETE");
  } finally {
    copy.close();
  }
  fs.renameSync(part, path.join(folder, `outbox-rescued-${Date.now()}.sqlite`));
  flushFolder(folder);
  closeWithoutHarm(outbox, rescued.complete);
  return rescued;
}

function copyRows(table: string, from: DatabaseSync, to: DatabaseSync) {
  let count = 0;
  // Those of this program: a newer one may have added others.
  const names = columnsOf(to, table);
  const next = readable(() => from.prepare(`SELECT ${names.join()} FROM ${table}`).iterate());
  for (;;) {
    const row = next && readable(() => next.next());
    if (!row) return { count, complete: false };
    if (row.done) return { count, complete: true };
    const marks = names.map(() => "?").join();
    to.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${marks})`).run(
      ...names.map((name) => row.value[name] ?? null),
    );
    count++;
  }
}

function columnsOf(database: DatabaseSync, table: string, schema = "main"): string[] {
  return database
    .prepare("SELECT name FROM pragma_table_info(?, ?)")
    .all(table, schema)
    .map(({ name }) => String(name));
}

/** Undefined where what was cut begins. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (UNREADABLE.includes((error as { errcode: number }).errcode)) return undefined;
    throw error;
  }
}

/**
 * SQLite deletes the log of the last connection by its path, whosever is there by now, and plays one that is
 * there into whatever database it finds beside it. So neither meets the other's.
 */
function closeWithoutHarm({ file, files }: SqliteOutbox, complete: boolean) {
  if (files.isOurs("")) setAside(file, files, complete);
  const others = SUFFIXES.filter(
    (suffix) => suffix !== "" && fs.existsSync(file + suffix) && !files.isOurs(suffix),
  );
  for (const suffix of others) fs.renameSync(file + suffix, `${file}${suffix}.kept`);
  closeDatabases(file);
  setAside(file, files, complete);
  for (const suffix of others) fs.renameSync(`${file}${suffix}.kept`, file + suffix);
}

/**
 * What is left of the old files at their path makes room: under the name that `restore` gives, too, and that is
 * swept after a day, or, where it holds what couldn't be rescued, under one that stays.
 */
function setAside(file: string, files: OpenFiles, complete: boolean) {
  const name = `outbox-${complete ? "replaced" : "damaged"}-${new Date().toISOString().slice(0, 19)}.sqlite`;
  for (const suffix of SUFFIXES) {
    if (files.isOurs(suffix))
      fs.renameSync(file + suffix, path.join(path.dirname(file), name + suffix));
  }
}

/** Brings into the outbox what was rescued, also by a process that was killed right after it. */
function takeRescued({ file, database }: SqliteOutbox): void {
  const folder = path.dirname(file);
  for (const name of fs
    .readdirSync(folder)
    .filter((each) => RESCUED.test(each))
    .toSorted()) {
    const rescued = path.join(folder, name);
    // A newer program may have come in between.
    openDatabase(rescued).close();
    database.prepare("ATTACH ? AS rescued").run(rescued);
    try {
      const tables = Object.entries(TABLES).map(([table, join]) => {
        // By name: a column that was added later stands elsewhere in a file that was made later.
        const known = columnsOf(database, table, "rescued");
        const columns = columnsOf(database, table).filter((name) => known.includes(name));
        const names = columns.join();
        return `INSERT OR REPLACE INTO main.${table} (${names})
                SELECT ${names} FROM rescued.${table} WHERE true ${join};`;
      });
      database.exec(`BEGIN IMMEDIATE; ${tables.join("")} COMMIT`);
    } finally {
      if (database.isTransaction) database.exec("ROLLBACK");
      database.exec("DETACH rescued");
    }
    remove(rescued);
  }
}

function remove(file: string) {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) fs.rmSync(file + suffix, { force: true });
}

function flushFolder(folder: string) {
  const descriptor = fs.openSync(folder, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

const HOUR_MS = 60 * 60_000;

/** What an ended backup or restore left, and replaced outboxes: names as scripts/backup.ts and scripts/restore.ts give them, and how long they may lie there. */
const LEFTOVERS: [RegExp, number][] = [
  [/^backup-\w{6}$/, HOUR_MS],
  [/^restore\.part/, HOUR_MS],
  // What a process was killed over while it rescued it is no longer open to anybody.
  [/^outbox-rescued\.part/, HOUR_MS],
  // What was waiting in it is in the outbox that replaced it; the rest is nobody's to keep.
  [/^outbox-replaced-/, 24 * HOUR_MS],
];

/** Looks into `folder` now and every hour, for as long as the process lives, without holding it. */
export function sweepLeftovers(folder: string): void {
  const sweep = () =>
    void removeLeftovers(folder).catch((error: unknown) => {
      log.error({ event: "leftovers not removed", fault: errorClass(error) });
    });
  sweep();
  setInterval(sweep, HOUR_MS).unref();
}

/** Removes those that were last changed or renamed too long before `now`, ms since 1970; gives their names. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await fs.promises.readdir(folder).catch(() => [])) {
    const keptFor = LEFTOVERS.find(([pattern]) => pattern.test(name))?.[1];
    if (keptFor === undefined) continue;
    const file = path.join(folder, name);
    const { ctimeMs } = await fs.promises.stat(file);
    if (now - ctimeMs < keptFor) continue;
    await fs.promises.rm(file, { recursive: true, force: true });
    log.info({ event: "leftover removed", name });
    removed.push(name);
  }
  return removed;
}
