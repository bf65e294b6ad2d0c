/** What backup and restore have in common. Node alone runs them, as they are, in the container image, too. */
import { once } from "node:events";
import fs from "node:fs";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export const OUTBOX = "outbox.sqlite";

export const dataDirectory = () => process.env["DATA_DIR"] ?? "./data";

/** Ends where what lasts stands in PostgreSQL: it has tools of its own, and a file here would hold nothing. */
export function onlyForSqlite(command: string) {
  if (!process.env["DATABASE_URL"] && !process.env["DATABASE_URL_FILE"]) return;
  end(
    `${command}: with DATABASE_URL, enquiries are in PostgreSQL: use pg_dump and pg_restore, or point-in-time recovery, ` +
      "as docs/postgresql.md says",
  );
}

/** How many enquiries the copy in `file` holds. Rejects where it is damaged or no outbox. */
export async function checkedCount(file: string): Promise<number> {
  // A large file is read for minutes: in a thread of its own, so that this one can tell of it.
  const [count] = (await once(
    new Worker(import.meta.filename, { workerData: file }),
    "message",
  )) as [number];
  return count;
}

if (!isMainThread) parentPort?.postMessage(count(String(workerData)));

function count(file: string): number {
  if (fs.statSync(file).size === 0) throw new Error("the file is empty");
  const database = new DatabaseSync(file);
  try {
    // Nothing that the file brings along may act while it is looked at.
    database.exec("PRAGMA trusted_schema = OFF");
    // Away from the write-ahead log: the copy is to be one file.
    database.exec("PRAGMA journal_mode = DELETE");
    const { integrity_check } = database.prepare("PRAGMA integrity_check").get() as {
      integrity_check: string;
    };
    if (integrity_check !== "ok") throw new Error(`the copy is damaged: ${integrity_check}`);
    const { kept } = database
      .prepare("SELECT count(*) AS kept FROM enquiry WHERE content IS NOT NULL")
      .get() as { kept: number };
    return kept;
  } finally {
    database.close();
  }
}

/** One line for the operator, and out. */
export function end(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}
