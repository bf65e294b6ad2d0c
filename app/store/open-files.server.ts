/**
 * Whether the files at the outbox's path still are those that are open. Whoever moves, deletes or cuts them
 * leaves a running program writing into something that nobody will find again.
 *
 * They are looked at from outside alone: a program that opens and closes one of SQLite's files by itself
 * loses the locks that SQLite holds on it.
 */
import fs from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { OutboxFault } from "./outbox-fault.server";

/** The database, its write-ahead log and the index of that. */
export const SUFFIXES = ["", "-wal", "-shm"] as const;
type Suffix = (typeof SUFFIXES)[number];

/** Bytes, as SQLite's documentation of the format gives them. */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

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
