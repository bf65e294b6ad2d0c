/** Copies of enquiries that nobody needs any more: what an ended backup or restore left, and replaced outboxes. */
import fs from "node:fs/promises";
import path from "node:path";
import { errorClass, log } from "../log.server";

const HOUR_MS = 60 * 60_000;

/** Names as scripts/backup.ts and scripts/restore.ts give them, and how long they may lie there. */
const LEFTOVERS: [RegExp, number][] = [
  [/^backup-\w{6}$/, HOUR_MS],
  [/^restore\.part/, HOUR_MS],
  // What a process was killed over while it rescued it is no longer open to anybody.
  [/^outbox-rescued\.part/, HOUR_MS],
  // What was waiting in it is in the outbox that replaced it; the rest is nobody's to keep.
  [/^outbox-replaced-/, 24 * HOUR_MS],
];

/** Looks into `folder` now and every hour, for as long as the process lives, without holding it. */
export function sweepLeftovers(folder: string): void {
  const sweep = () =>
    void removeLeftovers(folder).catch((error: unknown) => {
      log.error({ event: "leftovers not removed", fault: errorClass(error) });
    });
  sweep();
  setInterval(sweep, HOUR_MS).unref();
}

/** Removes those that were last changed or renamed too long before `now`, ms since 1970; gives their names. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const keptFor = LEFTOVERS.find(([pattern]) => pattern.test(name))?.[1];
    if (keptFor === undefined) continue;
    const file = path.join(folder, name);
    const { ctimeMs } = await fs.stat(file);
    if (now - ctimeMs < keptFor) continue;
    await fs.rm(file, { recursive: true, force: true });
    log.info({ event: "leftover removed", name });
    removed.push(name);
  }
  return removed;
}
