/**
 * Calls the operator's address while all is well, for a monitor elsewhere that says so where the calls stay away: also
 * where this process, its machine or its network is gone.
 */
import { systemClock, type Clock } from "../delivery/clock";
import { Loop } from "../delivery/loop.server";
import { errorClass, log } from "../log.server";
import type { Outbox } from "../store/outbox.server";
import { needsAttention } from "./backlog.server";

/** After the start: whoever sets it up sees soon that it comes. */
const FIRST_MS = 30_000;
const EVERY_MS = 5 * 60_000;
const SAY_EVERY_MS = 60 * 60_000;

/** All is well while an enquiry can be stored and none waits for the operator. Gives what stops it. */
export function startHeartbeat(
  outbox: Pick<Outbox, "probe" | "stats">,
  call: () => Promise<unknown>,
  clock: Clock = systemClock,
): () => Promise<void> {
  let saidAt = -Infinity;
  const beat = async () => {
    if (await isWell(outbox, clock.now())) {
      await call().catch((error: unknown) => {
        if (clock.elapsed() - saidAt < SAY_EVERY_MS) return;
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
