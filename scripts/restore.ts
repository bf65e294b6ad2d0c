/** `restore < FILE`: puts a backup in the place of the outbox. The site must be stopped. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { checkedCount, dataDirectory, end, onlyForSqlite, OUTBOX } from "./outbox-file.ts";
import { megabytes, Progress } from "./progress.ts";

onlyForSqlite("restore");
if (process.stdin.isTTY) end("usage: restore < FILE", 2);
process.umask(0o077);
const folder = dataDirectory();
fs.mkdirSync(folder, { recursive: true });
const target = path.join(folder, OUTBOX);
const incoming = path.join(folder, "restore.part");
const progress = new Progress("restore");

try {
  const writing = fs.createWriteStream(incoming, { flush: true });
  const given = fs.fstatSync(process.stdin.fd);
  const all = given.isFile() ? given.size : undefined;
  await progress.during(
    pipeline(process.stdin, writing),
    () => `${megabytes(writing.bytesWritten, all)} read`,
  );
  const count = await progress.during(
    checkedCount(incoming),
    () => `checking ${megabytes(writing.bytesWritten)}`,
  );
  const carried = fs.existsSync(target) ? carryOver() : undefined;
  const replaced = fs.existsSync(target) ? setAside() : undefined;
  fs.renameSync(incoming, target);
  flushFolder();
  progress.end();
  console.error(`restore: ${count} enquiries`);
  if (carried) console.error(`restore: ${carried} that were waiting here since are kept, too`);
  if (replaced) {
    if (carried === undefined) console.error("restore: what was there before can't be read");
    console.error(`restore: what was there before is kept for a day as ${replaced}`);
  }
} catch (error) {
  fs.rmSync(incoming, { force: true });
  progress.end();
  end(`restore: ${(error as Error).message}`);
}

/**
 * Brings into the backup what it doesn't know: enquiries that are still owed, and that one has been delivered.
 * Gives how many are still owed; undefined where the outbox that is there can't be read.
 */
function carryOver(): number | undefined {
  closeLog();
  const database = new DatabaseSync(incoming);
  try {
    database.exec("PRAGMA trusted_schema = OFF");
    database.prepare("ATTACH ? AS here").run(target);
    database.exec("BEGIN");
    const owed = carryEnquiries(database);
    database.exec("COMMIT");
    // Each by itself: whatever becomes of it, no enquiry is lost over it.
    for (const [carry, failure] of [
      [carryReceipts, "receipts are as the backup has them, one may be sent twice"],
      [carryCounts, "counts are as the backup has them, the broker may be told of them again"],
    ] as const) {
      try {
        database.exec("BEGIN");
        carry(database);
        database.exec("COMMIT");
      } catch (error) {
        if (isNoFaultOfTheFile(error)) throw error;
        if (database.isTransaction) database.exec("ROLLBACK");
        console.error(`restore: ${failure}`);
      }
    }
    return owed;
  } catch (error) {
    if (isNoFaultOfTheFile(error)) throw error;
    // Damaged, which may be why there is a restore.
    return undefined;
  } finally {
    database.close();
  }
}

/** No room, no right, no memory: what is there may be whole, and must not be set aside for it. */
function isNoFaultOfTheFile(error: unknown): boolean {
  // https://www.sqlite.org/rescode.html: PERM, BUSY, LOCKED, NOMEM, READONLY, FULL, CANTOPEN; IOERR but in reading.
  const { errcode = 0 } = error as { errcode?: number };
  const primary = errcode & 0xff;
  const inReading = errcode === 266 || errcode === 522;
  return [3, 5, 6, 7, 8, 13, 14].includes(primary) || (primary === 10 && !inReading);
}

function carryEnquiries(database: DatabaseSync): number {
  const owed = copyRows(database, "enquiry", "state <> 'delivered' AND content IS NOT NULL");
  // Without its promise of a receipt: if one is still owed, it stands in the table of its own. In a backup of
  // version 2 a trigger would owe it once more.
  change(
    database,
    "main.enquiry",
    `UPDATE main.enquiry SET state = 'delivered', due_at = NULL, fault = NULL,
            content = json_remove(content, '$.receipt'),
            delivered_at = (SELECT delivered_at FROM here.enquiry AS known
                            WHERE known.reference = main.enquiry.reference)
     WHERE told() AND state <> 'delivered' AND reference IN
           (SELECT reference FROM here.enquiry WHERE state = 'delivered')`,
  );
  // Recipients that have it aren't sent it again.
  if (sharedColumns(database, "enquiry").includes("taken_by")) {
    change(
      database,
      "main.enquiry",
      `UPDATE main.enquiry SET taken_by = known.taken_by FROM here.enquiry AS known
       WHERE told() AND known.reference = main.enquiry.reference
             AND known.taken_by IS NOT NULL AND main.enquiry.state <> 'delivered'`,
    );
  }
  return owed;
}

function carryReceipts(database: DatabaseSync) {
  // A version without receipts has promised none: it doesn't know what has become of one.
  if (sharedColumns(database, "receipt").length === 0) return;
  // Nor is one still to be owed that has been since the first recipient had the enquiry.
  const kept = `SELECT reference FROM here.enquiry
                WHERE state = 'delivered' OR content ->> '$.receipt' IS NOT 1`;
  change(
    database,
    "main.enquiry",
    `UPDATE main.enquiry SET content = json_replace(content, '$.receipt', 'owed')
     WHERE told() AND state <> 'delivered' AND reference IN (${kept})`,
  );
  // What is still owed here comes back with the next step.
  database.exec(`DELETE FROM main.receipt WHERE reference IN (${kept})`);
  copyRows(database, "receipt", "true");
}

/** As app/store/open-store.server.ts joins them, else the broker would be told again what has been told since. */
function carryCounts(database: DatabaseSync) {
  const joins = {
    tally: "(since, name) DO UPDATE SET count = max(count, excluded.count)",
    notice: `(name) DO UPDATE SET value = excluded.value, noted = excluded.noted
             WHERE excluded.noted > noted`,
  };
  for (const [table, join] of Object.entries(joins)) {
    if (sharedColumns(database, table).length > 0)
      copyRows(database, table, "true", `ON CONFLICT ${join}`);
  }
}

/** Copies what the backup lacks, and gives how much. */
function copyRows(database: DatabaseSync, table: string, which: string, join = ""): number {
  const names = sharedColumns(database, table).join();
  return change(
    database,
    `here.${table}`,
    `INSERT OR IGNORE INTO main.${table} (${names})
     SELECT ${names} FROM here.${table} WHERE told() AND ${which} ${join}`,
  );
}

/**
 * Runs `sql`, whose `told()` says at each row of `table` that it looks at how far it is: at the last or before, where an
 * index spares it some. Gives how many rows it has changed.
 */
function change(database: DatabaseSync, table: string, sql: string): number {
  const { all } = database.prepare(`SELECT count(*) AS "all" FROM ${table}`).get() as {
    all: number;
  };
  let row = 0;
  database.function("told", () => {
    row += 1;
    progress.tell(() => `carrying over row ${row} of ${all}`);
    return 1;
  });
  return Number(database.prepare(sql).run().changes);
}

/** Versions may differ: the columns that both know. None where one of them lacks the table. */
function sharedColumns(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(
      `SELECT name FROM pragma_table_info('${table}', 'main')
       WHERE name IN (SELECT name FROM pragma_table_info('${table}', 'here'))`,
    )
    .all()
    .map(({ name }) => String(name));
}

/** Moves what is there out of the way. */
function setAside(): string {
  const aside = path.join(
    folder,
    `outbox-replaced-${new Date().toISOString().slice(0, 19)}.sqlite`,
  );
  // A log that is left beside another database would be played into it.
  for (const suffix of ["", "-wal", "-shm"])
    if (fs.existsSync(target + suffix)) fs.renameSync(target + suffix, aside + suffix);
  return aside;
}

/** Brings the write-ahead log into the file. SQLite allows that only where nobody else has it open. */
function closeLog() {
  try {
    const database = new DatabaseSync(target);
    database.exec("PRAGMA journal_mode = DELETE");
    database.close();
  } catch (error) {
    if ((error as Error).message.includes("locked")) throw new Error("stop the site first");
    // It can't be read, which may be why there is a restore: it is set aside as it is.
  }
}

function flushFolder() {
  const descriptor = fs.openSync(folder, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
