/** `backup > FILE`: the outbox as one checked SQLite file on standard output, taken while the site runs. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { checkedCount, dataDirectory, end, onlyForSqlite, OUTBOX } from "./outbox-file.ts";
import { megabytes, Progress } from "./progress.ts";

onlyForSqlite("backup");
if (process.stdout.isTTY) end("usage: backup > FILE", 2);
const folder = dataDirectory();
const source = path.join(folder, OUTBOX);
if (!fs.existsSync(source)) end(`backup: there is no ${source}`);

process.umask(0o077);
// Beside the outbox, since that is the one place that can be written to and has room for it.
const progress = new Progress("backup");
const work = fs.mkdtempSync(path.join(folder, "backup-"));
let copy: number;
let count: number;
try {
  const file = path.join(work, OUTBOX);
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  const { all } = database
    .prepare("SELECT page_count * page_size AS 'all' FROM pragma_page_count, pragma_page_size")
    .get() as { all: number };
  const size = () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // All pages in one step: in several, each enquiry that comes in between would start it anew.
  await progress.during(
    backup(database, file, { rate: 2 ** 30 }),
    () => `${megabytes(size(), all)} copied`,
  );
  database.close();
  count = await progress.during(checkedCount(file), () => `checking ${megabytes(size())}`);
  copy = fs.openSync(file, "r");
} catch (error) {
  fs.rmSync(work, { recursive: true });
  end(`backup: ${(error as Error).message}`);
}
// Without a name already, so that no second copy of personal data stays behind, whatever happens now.
fs.rmSync(work, { recursive: true });
const { size } = fs.fstatSync(copy);
const reading = fs.createReadStream("", { fd: copy });
await progress
  .during(pipeline(reading, process.stdout), () => `${megabytes(reading.bytesRead, size)} written`)
  .catch((error: unknown) => end(`backup: ${(error as Error).message}`));
console.error(`backup: ${count} enquiries`);
