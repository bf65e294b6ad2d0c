/** Can an enquiry be stored so that it survives a power cut? */
import fs from "node:fs/promises";
import { OutboxFault } from "../store/outbox-fault.server";
import { openSqliteOutbox } from "../store/sqlite-outbox.server";
import { findings, reasonOf, type Finding } from "./finding";

const GIB = 1024 ** 3;
/** Below this it is time to look, long before the outbox itself refuses. */
const LITTLE_BYTES = 0.5 * GIB;

/** Opens the outbox as the site does: write-ahead log, each commit flushed, room for an enquiry. */
export async function checkDataDirectory(folder: string): Promise<Finding> {
  const { ok, failed, warning } = findings("data directory");
  try {
    const outbox = openSqliteOutbox(folder);
    try {
      await outbox.probe();
    } finally {
      outbox.close();
    }
    const { bavail, bsize } = await fs.statfs(folder);
    const free = bavail * bsize;
    const detail = `${folder}: durable (WAL, synchronous FULL), ${(free / GIB).toFixed(1)} GiB free`;
    return free < LITTLE_BYTES ? warning(detail, "make room on this disk") : ok(detail);
  } catch (error) {
    return failed(
      `nothing can be stored in ${folder}: ${reasonOf(error)}${faultText(error)}`,
      "DATA_DIR must be on a local disk with free space, writable for the user that runs the site",
    );
  }
}

/** SQLite's words are about files, not about people. */
function faultText(error: unknown): string {
  return error instanceof OutboxFault ? ` (${error.message})` : "";
}
