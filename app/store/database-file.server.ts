/** What can be wrong with the outbox's file, by words that stand in the log, and whether it is still the one at its path. */
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
