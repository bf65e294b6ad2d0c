/**
 * What an outbox still holds after its file is gone. As long as the process lives, the connection reads on:
 * every row goes to a file of its own, and from there into the outbox that is opened next.
 */
import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SUFFIXES, type OpenFiles } from "./open-files.server";
import { closeDatabases, openDatabase, type SqliteOutbox } from "./sqlite-outbox.server";

const RESCUED = /^outbox-rescued-\d+\.sqlite$/;
const TABLES = ["enquiry", "receipt", "receipt_address"];
/** SQLite's codes for what was cut: SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR_SHORT_READ. */
const UNREADABLE = [11, 26, 522];

/** Copies all that can still be read, flushed, and closes the outbox; `complete` where that was everything. */
export function rescue(outbox: SqliteOutbox): { enquiries: number; complete: boolean } {
  const folder = path.dirname(outbox.file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = path.join(folder, "outbox-rescued.part");
  remove(part);
  const copy = openDatabase(part);
  const rescued = { enquiries: 0, complete: true };
  try {
    copy.exec("BEGIN");
    for (const table of TABLES) {
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
  const next = readable(() => from.prepare(`SELECT * FROM ${table}`).iterate());
  for (;;) {
    const row = next && readable(() => next.next());
    if (!row) return { count, complete: false };
    if (row.done) return { count, complete: true };
    const names = Object.keys(row.value);
    const marks = names.map(() => "?").join();
    to.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${marks})`).run(
      ...names.map((name) => row.value[name] ?? null),
    );
    count++;
  }
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
export function takeRescued({ file, database }: SqliteOutbox): void {
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
      // What was open last knows best what has become of an enquiry.
      const tables = TABLES.map((table) => {
        // By name: a column that was added later stands elsewhere in a file that was made later.
        const names = database
          .prepare(`SELECT name FROM pragma_table_info('${table}', 'main')`)
          .all()
          .map(({ name }) => String(name))
          .join();
        return `INSERT OR REPLACE INTO main.${table} (${names}) SELECT ${names} FROM rescued.${table};`;
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
