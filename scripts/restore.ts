/** `restore < FILE`: puts a backup in the place of the outbox. The site must be stopped. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { checkedCount, dataDirectory, end, OUTBOX } from "./outbox-file.ts";

if (process.stdin.isTTY) end("usage: restore < FILE", 2);
process.umask(0o077);
const folder = dataDirectory();
fs.mkdirSync(folder, { recursive: true });
const target = path.join(folder, OUTBOX);
const incoming = path.join(folder, "restore.part");

try {
  await pipeline(process.stdin, fs.createWriteStream(incoming, { flush: true }));
  const count = checkedCount(incoming);
  const replaced = fs.existsSync(target) ? setAside() : undefined;
  fs.renameSync(incoming, target);
  flushFolder();
  console.error(`restore: ${count} enquiries`);
  if (replaced) console.error(`restore: what was there before is kept as ${replaced}`);
} catch (error) {
  fs.rmSync(incoming, { force: true });
  end(`restore: ${(error as Error).message}`);
}

/** Moves what is there out of the way: it may hold enquiries that the backup doesn't know. */
function setAside(): string {
  closeLog();
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
