/** When an enquiry that could not be delivered is tried again. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 60 * MINUTE;
/** Waits vary by this share, so that a backlog doesn't knock all at once. */
const SPREAD = 0.2;
const GIVE_UP_AFTER = 5 * DAY;
const REFUSED_WAITS = [1 * HOUR, 6 * HOUR, 24 * HOUR];

/** The longest that this schedule lets an enquiry wait, in ms. */
export const LONGEST_WAIT_MS = {
  waiting: LONGEST_WAIT * (1 + SPREAD),
  parked: Math.max(...REFUSED_WAITS),
};

export type NextAttempt = { state: "waiting" | "parked"; dueAt: number | undefined };

/**
 * Temporary faults: 30 s, doubling to 60 min, each ±20 %, for 5 days; then parked.
 * Refused: parked at once, tried again after 1, 6 and 24 h; then only when someone acts.
 * All times in ms since 1970; `failures` counts the attempts that have failed, `refusals`
 * those of them that were refused, both with this one; `random` is from 0 up to 1.
 */
export function nextAttempt(fault: {
  refused: boolean;
  failures: number;
  refusals: number;
  receivedAt: number;
  now: number;
  random: number;
}): NextAttempt {
  const { refused, failures, refusals, receivedAt, now, random } = fault;
  if (refused) {
    const wait = REFUSED_WAITS[refusals - 1];
    return { state: "parked", dueAt: wait === undefined ? undefined : now + wait };
  }
  if (now - receivedAt >= GIVE_UP_AFTER) return { state: "parked", dueAt: undefined };
  const wait = Math.min(FIRST_WAIT * 2 ** Math.min(failures - 1, 20), LONGEST_WAIT);
  const spread = 1 + SPREAD * (2 * random - 1);
  return { state: "waiting", dueAt: Math.round(now + wait * spread) };
}
