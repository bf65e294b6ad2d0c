/**
 * When what is owed to the broker has become the operator's business, how the log says so, and the heartbeat, which stays
 * away while it is so.
 */
import { Loop, systemClock, type Clock } from "../delivery/loop.server";
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

/** After the start: whoever sets it up sees soon that it comes. */
const FIRST_MS = 30_000;
const EVERY_MS = 5 * 60_000;
const SAY_FAILED_EVERY_MS = 60 * 60_000;

/**
 * Calls the operator's address while all is well, for a monitor elsewhere that says so where the calls stay away: also
 * where this process, its machine or its network is gone. All is well while an enquiry can be stored and none waits for
 * the operator. Gives what stops it.
 */
export function startHeartbeat(
  outbox: Pick<Outbox, "probe" | "stats">,
  call: () => Promise<unknown>,
  clock: Clock = systemClock,
): () => Promise<void> {
  let saidAt = -Infinity;
  const beat = async () => {
    if (await isWell(outbox, clock.now())) {
      await call().catch((error: unknown) => {
        if (clock.elapsed() - saidAt < SAY_FAILED_EVERY_MS) return;
        saidAt = clock.elapsed();
        log.error({ event: "heartbeat failed", fault: errorClass(error) });
      });
    }
    return EVERY_MS;
  };
  const loop = new Loop(beat, { fault: "heartbeat failed", clock });
  loop.lookIn(FIRST_MS);
  // One that is under way needn't be waited for.
  return () => loop.stop(0);
}

function isWell(outbox: Pick<Outbox, "probe" | "stats">, now: number): Promise<boolean> {
  return outbox
    .probe()
    .then(() => outbox.stats())
    .then(
      (backlog) => !needsAttention(backlog, now),
      () => false,
    );
}
