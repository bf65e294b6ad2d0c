/** How much one client may make the site work: what isn't kept is rendered, or read and checked, each time. */
import { LRUCache } from "lru-cache";

/** In ms. */
const WINDOW = 60_000;
/** Clients that are remembered; who has more addresses than that isn't held up by this. */
const MOST_CLIENTS = 20_000;

export interface WorkLimit {
  /** Counts one piece of work for `key`; false where that is one too many. */
  admit(key: string): boolean;
}

/** `most` pieces of work a minute and client. Nothing is written down. */
export function workLimit(most: number): WorkLimit {
  const clients = new LRUCache<string, { count: number; ends: number }>({ max: MOST_CLIENTS });
  return {
    admit(key) {
      const now = performance.now();
      const known = clients.get(key);
      const client = known && now < known.ends ? known : { count: 0, ends: now + WINDOW };
      clients.set(key, client);
      client.count++;
      return client.count <= most;
    },
  };
}
