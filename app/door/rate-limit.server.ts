/** How many enquiries are taken from whom, and how soon the broker gets them. Nothing is written down. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf, WIDEST_SHARE } from "./client-address.server";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** From one client beyond its day's share, the broker gets one more in this time. */
const HELD_PACE_MS = 10 * MINUTE_MS;
/** So many are held for a client; then it has to come back another day. */
const MOST_HELD = DAY_MS / HELD_PACE_MS;

export interface EnquiryLimiter {
  /**
   * Counts one enquiry from `client` (a `limitKey`). Gives for how long its delivery is to be held, in ms, 0 for
   * not at all; undefined: that is one too many, and it is to be refused.
   */
  admit(client: string): Promise<number | undefined>;
  /** Counts one receipt that an enquiry from `client` sends to whatever address; false: one too many. */
  admitReceipt(client: string): Promise<boolean>;
}

/**
 * Per client `limit` in 10 minutes, and as many a day at once; what is more is held. For the networks around it
 * the multiple that `networksOf` says. From all together twice the limit a minute; what is more is held, too.
 */
export function enquiryLimiter(limit: number): EnquiryLimiter {
  const burst = perNetwork(limit, 10 * MINUTE_MS);
  const day = perNetwork(limit, DAY_MS);
  const receipts = perNetwork(Math.ceil(limit / 10), DAY_MS);
  const all = pace(2 * limit, MINUTE_MS);
  return {
    async admit(client) {
      if ((await burst(client)) > 0) return undefined;
      const beyond = await day(client);
      if (beyond > MOST_HELD) return undefined;
      return Math.max(beyond * HELD_PACE_MS, all());
    },
    async admitReceipt(client) {
      return (await receipts(client)) === 0;
    },
  };
}

/**
 * Counts for a client and the networks around it; gives by how many the narrowest that is beyond its share is
 * beyond it, 0 where none is. What is beyond isn't counted further out, where it would be the neighbours' loss.
 */
function perNetwork(limit: number, withinMs: number) {
  const limiter = new RateLimiterMemory({
    points: limit * WIDEST_SHARE,
    duration: withinMs / 1000,
  });
  return async (client: string): Promise<number> => {
    for (const { network, share } of networksOf(client)) {
      const cost = WIDEST_SHARE / share;
      const { consumedPoints } = await limiter.consume(network, cost).catch(overdrawn);
      if (consumedPoints > limiter.points) return (consumedPoints - limiter.points) / cost;
    }
    return 0;
  };
}

/** The limiter rejects with a plain result where the limit is reached, with an Error where it fails. */
function overdrawn(rejection: unknown): RateLimiterRes {
  if (rejection instanceof RateLimiterRes) return rejection;
  throw rejection;
}

/** `most` within `withinMs` at once, then one after the other: gives how long the next has to wait, in whole ms. */
function pace(most: number, withinMs: number): () => number {
  let full = -Infinity;
  return () => {
    const now = performance.now();
    full = Math.max(full, now) + withinMs / most;
    return Math.ceil(Math.min(Math.max(full - now - withinMs, 0), DAY_MS));
  };
}
