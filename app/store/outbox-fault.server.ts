/** Why the outbox can't be used, in a word that stands in the log. */

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
