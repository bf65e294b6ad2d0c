/** How many enquiries are taken: from one address, and from all together. */
import { RateLimiterMemory } from "rate-limiter-flexible";

export interface EnquiryLimiter {
  /** Counts one enquiry from `key`; false where that is one too many. */
  admit(key: string): Promise<boolean>;
}

/** `limit` per 10 minutes and key; all keys together twice that a minute. Nothing is written down. */
export function enquiryLimiter(limit: number): EnquiryLimiter {
  const each = new RateLimiterMemory({ keyPrefix: "each", points: limit, duration: 600 });
  const all = new RateLimiterMemory({ keyPrefix: "all", points: 2 * limit, duration: 60 });
  return {
    async admit(key) {
      try {
        await each.consume(key);
        await all.consume("all");
        return true;
      } catch (rejection) {
        // The limiter rejects with a plain result where the limit is reached, with an Error where it fails.
        if (rejection instanceof Error) throw rejection;
        return false;
      }
    },
  };
}
