/** When what is owed to the broker has become the operator's business, and how the log says so. */
import { errorClass, log } from "../log.server";
import type { Backlog, Outbox } from "../store/outbox.server";

/** In ms: by then the first retries have failed, and it is no passing fault. */
const PATIENCE_MS = 60 * 60_000;

const LOOK_EVERY_MS = 60_000;
const SAY_EVERY_MS = 15 * 60_000;

/** Looks every minute, tells every 15: counts and age alone. Gives what stops it; it never holds the process. */
export function watchBacklog(outbox: Pick<Outbox, "stats">): () => void {
  let saidAt = -Infinity;
  const look = async () => {
    // A clock that is set back must not make it silent.
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    const now = Date.now();
    const backlog = await outbox.stats();
    if (!needsAttention(backlog, now)) return;
    saidAt = performance.now();
    const { waiting, parked, oldest = now } = backlog;
    const oldestMinutes = Math.floor((now - oldest) / 60_000);
    log.error({ event: "backlog", waiting, parked, oldestMinutes });
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log.error({ event: "outbox unreadable", fault: errorClass(error) });
    });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The oldest undelivered enquiry is older than an hour, or one is parked. `now` in ms since 1970. */
export function needsAttention({ parked, oldest }: Backlog, now: number): boolean {
  return parked > 0 || (oldest !== undefined && now - oldest > PATIENCE_MS);
}
