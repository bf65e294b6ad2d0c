/** When what is owed to the broker has become the operator's business. */
import type { Backlog } from "../store/outbox.server";

/** In ms: by then the first retries have failed, and it is no passing fault. */
const PATIENCE_MS = 60 * 60_000;

/** The oldest undelivered enquiry is older than an hour, or one is parked. `now` in ms since 1970. */
export function needsAttention({ parked, oldest }: Backlog, now: number): boolean {
  return parked > 0 || (oldest !== undefined && now - oldest > PATIENCE_MS);
}
