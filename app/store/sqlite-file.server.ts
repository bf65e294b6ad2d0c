/**
 * The outbox's file: what can be wrong with it, by words that stand in the log, whether it is still the one at its path,
 * and its tables.
 */
import fs from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/**
 * LOCKED: another program is writing. DAMAGED: it can't be read. NEWER: a newer program has written it.
 * FULL: the disk is. UNWRITABLE: it may not be written. GONE: the file at its path isn't the one that is
 * open. CUT: it is, but a part of it is missing.
 */
type Code = "LOCKED" | "DAMAGED" | "NEWER" | "FULL" | "UNWRITABLE" | "GONE" | "CUT";

export class OutboxFault extends Error {
  override readonly name = "OutboxFault";
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(`the outbox ${message}`);
    this.code = code;
  }
}

/** SQLite's primary result codes. */
const BY_RESULT: Record<number, Code> = {
  5: "LOCKED", // SQLITE_BUSY
  8: "UNWRITABLE", // SQLITE_READONLY
  11: "DAMAGED", // SQLITE_CORRUPT
  13: "FULL", // SQLITE_FULL
  14: "UNWRITABLE", // SQLITE_CANTOPEN
  26: "DAMAGED", // SQLITE_NOTADB
};

/** What node:sqlite threw, by its name; any other error as it is. */
export function namedFault(error: unknown): unknown {
  const { errcode, message } = error as { errcode?: unknown; message?: string };
  const code = typeof errcode === "number" ? BY_RESULT[errcode & 0xff] : undefined;
  return code ? new OutboxFault(code, `can't be used: ${message}`) : error;
}

export function hasFault(error: unknown, ...codes: Code[]): boolean {
  return error instanceof OutboxFault && codes.includes(error.code);
}

/** The database, its write-ahead log and the index of that. */
export const SUFFIXES = ["", "-wal", "-shm"] as const;
type Suffix = (typeof SUFFIXES)[number];

/** Bytes, as SQLite's documentation of the format gives them. */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Whether the files at the outbox's path still are those that are open. Whoever moves, deletes or cuts them
 * leaves a running program writing into something that nobody will find again.
 *
 * They are looked at from outside alone: a program that opens and closes one of SQLite's files by itself
 * loses the locks that SQLite holds on it.
 */
export class OpenFiles {
  readonly #file: string;
  readonly #known = new Map<Suffix, fs.BigIntStats>();
  readonly #pageSize: number;
  readonly #pageCount: () => number;
  readonly #frames: () => number;
  #size: number;

  /** Of `database`, which has just been opened at `file` and read. */
  constructor(file: string, database: DatabaseSync) {
    this.#file = file;
    for (const suffix of SUFFIXES) {
      const stats = this.#at(suffix);
      if (!stats) throw new OutboxFault("GONE", "was moved, deleted or replaced");
      this.#known.set(suffix, stats);
    }
    this.#size = Number(this.#known.get("")?.size);
    const count = (name: string, pragma: string) => {
      const statement = database.prepare(`PRAGMA ${pragma}`);
      return () => Number((statement.get() as Record<string, number>)[name]);
    };
    this.#pageSize = count("page_size", "page_size")();
    this.#pageCount = count("page_count", "page_count");
    this.#frames = count("log", "wal_checkpoint(NOOP)");
  }

  /** Throws where they aren't, or not whole. Not within a transaction. */
  check(): void {
    if (!SUFFIXES.every((suffix) => this.isOurs(suffix)))
      throw new OutboxFault("GONE", "was moved, deleted or replaced");
    const size = Number(this.#at("")?.size);
    // VACUUM makes it smaller, too, but then it holds all its pages.
    if (size < this.#size && size < this.#pageCount() * this.#pageSize)
      throw new OutboxFault("CUT", "was cut");
    this.#size = size;
    const frames = this.#frames();
    const logSize = frames && LOG_HEADER + frames * (FRAME_HEADER + this.#pageSize);
    if (Number(this.#at("-wal")?.size) < logSize) throw new OutboxFault("CUT", "was cut");
  }

  /** Whether the file with this suffix is the one that is open. */
  isOurs(suffix: Suffix): boolean {
    const [known, found] = [this.#known.get(suffix), this.#at(suffix)];
    return known?.ino === found?.ino && known?.dev === found?.dev;
  }

  #at(suffix: Suffix) {
    return fs.statSync(this.#file + suffix, { bigint: true, throwIfNoEntry: false });
  }
}

/** The tables. A new version is a new entry; one that has been released is never changed. */
const MIGRATIONS = [
  `CREATE TABLE enquiry (
     reference    TEXT    PRIMARY KEY,
     fingerprint  BLOB,             -- NULL once its content is erased
     content      TEXT,             -- the enquiry as JSON; NULL once it is erased
     received_at  INTEGER NOT NULL, -- all times: ms since 1970
     state        TEXT    NOT NULL CHECK (state IN ('waiting', 'parked', 'delivered')),
     failures     INTEGER NOT NULL DEFAULT 0, -- attempts that ended without delivery
     refusals     INTEGER NOT NULL DEFAULT 0, -- those of them that the relay refused for good
     fault        TEXT,             -- class of the last fault
     due_at       INTEGER,          -- NULL: not until someone acts
     leased_until INTEGER NOT NULL DEFAULT 0,
     delivered_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_delivered ON enquiry (delivered_at) WHERE content IS NOT NULL;
   CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
   INSERT INTO probe VALUES (0);`,

  `CREATE TABLE receipt (         -- owed to visitors; a row goes once its receipt is sent
     reference    TEXT    PRIMARY KEY,
     content      TEXT    NOT NULL, -- what a receipt has to know, as JSON
     owed_at      INTEGER NOT NULL,
     due_at       INTEGER NOT NULL,
     failures     INTEGER NOT NULL DEFAULT 0,
     leased_until INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE receipt_address ( -- who has had one within a day
     hash      BLOB    PRIMARY KEY,
     reference TEXT    NOT NULL,
     at        INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   -- In one step with recording the delivery: no receipt is lost between the two, none comes without it.
   CREATE TRIGGER receipt_owed AFTER UPDATE OF state ON enquiry
   WHEN NEW.state = 'delivered' AND OLD.state <> 'delivered'
        AND json_extract(NEW.content, '$.receipt')
   BEGIN
     INSERT OR IGNORE INTO receipt (reference, content, owed_at, due_at)
     VALUES (NEW.reference,
             json_object('reference', NEW.reference,
                         'receivedAt', json_extract(NEW.content, '$.receivedAt'),
                         'form', json_extract(NEW.content, '$.form'),
                         'email', json_extract(NEW.content, '$.email'),
                         'consents', json_extract(NEW.content, '$.consents')),
             NEW.delivered_at, NEW.delivered_at);
   END;`,

  // Who records the delivery owes the receipt, in the same transaction. An older program would owe none.
  "DROP TRIGGER IF EXISTS receipt_owed",
];

/**
 * What an older program can live with is added without a new version, so that going back to it stays
 * possible. Each by the name that is missing where it has not been added yet.
 */
const ADDITIONS: Record<string, string> = {
  // Not sent before; 0: not held. Hashes of addresses were of what was typed until then, and erasing would miss
  // some: whoever had a receipt that day may get one more.
  held_until: `ALTER TABLE enquiry ADD COLUMN held_until INTEGER NOT NULL DEFAULT 0;
     DELETE FROM receipt_address`,
  // Recipients that have taken the message while others still haven't, as JSON.
  taken_by: "ALTER TABLE enquiry ADD COLUMN taken_by TEXT",
  // Whose claim it is: it changes with each.
  lease: "ALTER TABLE enquiry ADD COLUMN lease TEXT",
  enquiry_owed:
    "CREATE INDEX enquiry_owed ON enquiry (state, received_at) WHERE state <> 'delivered'",
  enquiry_state_due:
    "CREATE INDEX enquiry_state_due ON enquiry (state, due_at) WHERE due_at IS NOT NULL",
  enquiry_printed:
    "CREATE INDEX enquiry_printed ON enquiry (received_at) WHERE fingerprint IS NOT NULL",
  enquiry_erased: `CREATE INDEX enquiry_erased ON enquiry (received_at)
     WHERE state = 'delivered' AND content IS NULL`,
  // 1: it had been delivered before it became due again, so it isn't counted once more.
  delivered_once: "ALTER TABLE enquiry ADD COLUMN delivered_once INTEGER NOT NULL DEFAULT 0",
  // Each file begins at a time of its own, in ms since 1970: what two have counted adds up, what they share doesn't.
  tally: `CREATE TABLE tally (
     since INTEGER NOT NULL,
     name  TEXT    NOT NULL, -- a word of ours, never a person's
     count INTEGER NOT NULL,
     PRIMARY KEY (since, name)
   ) STRICT, WITHOUT ROWID`,
  // What the site has told of itself, so that it is told once.
  notice: `CREATE TABLE notice (
     name         TEXT    PRIMARY KEY,
     value        TEXT    NOT NULL DEFAULT '',
     noted        INTEGER NOT NULL DEFAULT 0, -- how many times
     leased_until INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID`,
};

/** The version of the tables. Throws where the file was written by a newer program. */
export function knownVersion(database: DatabaseSync): number {
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
    user_version: number;
  };
  if (version <= MIGRATIONS.length) return version;
  throw new OutboxFault("NEWER", `has version ${version}, this program knows ${MIGRATIONS.length}`);
}

/**
 * Brings the tables to the newest version, or leaves them at theirs where it is `enough`. Where nothing is lacking,
 * whoever else writes isn't waited for.
 */
export function migrate(database: DatabaseSync, enough = MIGRATIONS.length): void {
  if (lacking(database, enough).length === 0) return;
  database.exec("BEGIN IMMEDIATE");
  // Looked at once more, now that nobody else can change it: another program may have been faster.
  database.exec(`${lacking(database, enough).join(";")}; COMMIT`);
}

/** The statements that do so. */
function lacking(database: DatabaseSync, enough: number): string[] {
  const version = knownVersion(database);
  const raised = [...MIGRATIONS.slice(version), `PRAGMA user_version = ${MIGRATIONS.length}`];
  const known = database
    .prepare("SELECT name FROM sqlite_schema UNION SELECT name FROM pragma_table_info('enquiry')")
    .all()
    .map(({ name }) => String(name));
  const missing = Object.keys(ADDITIONS).filter((name) => !known.includes(name));
  return [...(version < enough ? raised : []), ...missing.map((name) => ADDITIONS[name] ?? "")];
}
