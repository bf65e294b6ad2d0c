/** `backup > FILE`: the outbox as one checked SQLite file on standard output, taken while the site runs. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { checkedCount, dataDirectory, end, OUTBOX } from "./outbox-file.ts";

if (process.stdout.isTTY) end("usage: backup > FILE", 2);
const folder = dataDirectory();
const source = path.join(folder, OUTBOX);
if (!fs.existsSync(source)) end(`backup: there is no ${source}`);

process.umask(0o077);
// Beside the outbox, since that is the one place that can be written to and has room for it.
const work = fs.mkdtempSync(path.join(folder, "backup-"));
let copy: number;
let count: number;
try {
  const file = path.join(work, OUTBOX);
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  // All pages in one step: in several, each enquiry that comes in between would start it anew.
  await backup(database, file, { rate: 2 ** 30 });
  database.close();
  count = checkedCount(file);
  copy = fs.openSync(file, "r");
} catch (error) {
  fs.rmSync(work, { recursive: true });
  end(`backup: ${(error as Error).message}`);
}
// Without a name already, so that no second copy of personal data stays behind, whatever happens now.
fs.rmSync(work, { recursive: true });
await pipeline(fs.createReadStream("", { fd: copy }), process.stdout).catch((error: unknown) =>
  end(`backup: ${(error as Error).message}`),
);
console.error(`backup: ${count} enquiries`);
