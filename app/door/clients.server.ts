/**
 * Whose request it is, whether it comes from a page of ours, how much its sender may ask for, and how much one connection.
 */
import type http from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";

/**
 * The client's address: the socket's, or, behind `proxies` trusted proxies, the one that the outermost of
 * them saw. What stands further left in X-Forwarded-For was written by the client and isn't believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const hops = [...(forwardedFor ?? "").split(","), socketAddress ?? ""]
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-1 - Math.min(proxies, hops.length - 1)) ?? "";
}

/** One key a household: an IPv4 address, or the /64 of an IPv6 address. */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/** A network with the share it has of what one household is allowed. */
type Network = { network: string; share: number };

/** How many times what a household is allowed the widest network is. */
const WIDEST_SHARE = 4;

/**
 * The networks that count for a `limitKey`, narrowest first. Whoever has one address often has its network: a
 * /56 or /48 of IPv6 is one customer's, 256 addresses of IPv4 are for hire together.
 */
export function networksOf(key: string): Network[] {
  const own = { network: key, share: 1 };
  if (key.includes(":")) {
    const [one, two, three, four = "0"] = key.split(":");
    const site = `${one}:${two}:${three}`;
    const upper = (parseInt(four, 16) >> 8).toString(16);
    return [
      own,
      { network: `${site}:${upper}/56`, share: 2 },
      { network: `${site}/48`, share: WIDEST_SHARE },
    ];
  }
  if (key.includes(".")) {
    return [own, { network: `${key.replace(/\.\d+$/, "")}/24`, share: WIDEST_SHARE }];
  }
  return [own];
}

/**
 * Whether a request that changes something comes from a page of ours: Sec-Fetch-Site says same-origin or none;
 * where a browser doesn't send that, Origin is absent or its host is the site's own or the Host header's.
 * X-Forwarded-Host is never believed.
 */
export function isOwnRequest(headers: http.IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = headers.origin;
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  return host !== "" && (host === new URL(siteUrl).host || host === headers.host?.toLowerCase());
}

// How many enquiries are taken from whom, and how soon the broker gets them. Nothing is written down.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** From one client beyond its day's share, the broker gets one more in this time. */
const HELD_PACE_MS = 10 * MINUTE_MS;
/** So many are held for a client; then it has to come back another day. */
const MOST_HELD = DAY_MS / HELD_PACE_MS;

interface EnquiryLimiter {
  /**
   * Counts one enquiry from `client` (a `limitKey`). Gives for how long its delivery is to be held, in ms, 0 for
   * not at all; undefined: that is one too many, and it is to be refused.
   */
  admit(client: string): Promise<number | undefined>;
  /** Counts one receipt that an enquiry from `client` sends to whatever address; false: one too many. */
  admitReceipt(client: string): Promise<boolean>;
}

/** Where several processes count together. */
type SharedCounts = {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>;
  /** What stands there for `text`; never rejects. */
  key(text: string): Promise<string>;
};

/**
 * Per client `limit` in 10 minutes, and as many a day at once; what is more is held. For the networks around it
 * the multiple that `networksOf` says. From all together twice the limit a minute; what is more is held, too: that,
 * each process counts by itself. `shared`: where the rest is counted, under `name`; what doesn't answer there is counted
 * here for as long.
 */
export function enquiryLimiter(limit: number, name = "", shared?: SharedCounts): EnquiryLimiter {
  const burst = perNetwork(limit, 10 * MINUTE_MS, `${name}-burst`, shared);
  const day = perNetwork(limit, DAY_MS, `${name}-day`, shared);
  const receipts = perNetwork(Math.ceil(limit / 10), DAY_MS, `${name}-receipts`, shared);
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
function perNetwork(limit: number, withinMs: number, name: string, shared?: SharedCounts) {
  const points = limit * WIDEST_SHARE;
  const options = { points, duration: withinMs / 1000 };
  const own = new RateLimiterMemory(options);
  let limiter: Promise<RateLimiterAbstract> | undefined;
  const limiterIn = async (counts: SharedCounts): Promise<RateLimiterAbstract> => {
    const module = await import("rate-limiter-flexible/lib/RateLimiterPostgres.js");
    return new module.default({
      ...options,
      ...{ keyPrefix: name, tableName: "rate_limit", tableCreated: true, storeType: "client" },
      // A pooler knows nothing of statements that were prepared under a name.
      storeClient: { query: ({ text, values }: Statement) => counts.query({ text, values }) },
      insuranceLimiter: own,
    });
  };
  return async (client: string): Promise<number> => {
    const counting = shared ? await (limiter ??= limiterIn(shared)) : own;
    for (const { network, share } of networksOf(client)) {
      const cost = WIDEST_SHARE / share;
      const key = shared ? await shared.key(network) : network;
      const { consumedPoints } = await counting.consume(key, cost).catch(overdrawn);
      if (consumedPoints > points) return (consumedPoints - points) / cost;
    }
    return 0;
  };
}

type Statement = { text: string; values: unknown[] };

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

// How much one client may make the site work: what isn't kept is rendered, or read and checked, each time.

/** In ms. */
const WINDOW = 60_000;
/** Clients that are remembered; who has more addresses than that isn't held up by this. */
const MOST_CLIENTS = 20_000;

export interface WorkLimit {
  /** Counts one piece of work for `key`; false where that is one too many. */
  admit(key: string): boolean;
}

/** `most` pieces of work a minute and client. Nothing is written down, and nobody remembered beyond the next minute. */
export function workLimit(most: number): WorkLimit {
  const clients = new LRUCache<string, { count: number; ends: number }>({ max: MOST_CLIENTS });
  setInterval(() => {
    for (const [key, { ends }] of clients) if (ends <= performance.now()) clients.delete(key);
  }, WINDOW).unref();
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

// What one connection may do, few requests at once and none that never come, and how much of a body is read.

/** No browser asks again before it has its answer; who does makes the site work without reading. */
const MOST_AT_ONCE = 2;

/** Without a request for so long, in ms, a connection ends. Node's own limit begins anew with every byte. */
const IDLE_MS = 15_000;

type Connection = { open: Set<http.ServerResponse>; idle: NodeJS.Timeout };
const connections = new WeakMap<Duplex, Connection>();

/** Call for each new connection. */
export function watchConnection(socket: Socket) {
  const connection: Connection = { open: new Set(), idle: setTimeout(endIfIdle, IDLE_MS) };
  connections.set(socket, connection);
  socket.once("close", () => clearTimeout(connection.idle));

  function endIfIdle() {
    if (connection.open.size > 0 || socket.writableLength > 0) connection.idle.refresh();
    else socket.destroy();
  }
}

/** Call for each request that isn't answered at once: false where its connection asks for too much. */
export function admitRequest(
  { socket }: http.IncomingMessage,
  response: http.ServerResponse,
): boolean {
  const connection = connections.get(socket);
  if (!connection) return true;
  connection.open.add(response);
  response.once("close", () => {
    connection.open.delete(response);
    connection.idle.refresh();
  });
  return connection.open.size <= MOST_AT_ONCE;
}

/** Whether an answer has begun on this connection, and hasn't ended. */
export function isAnswering(socket: Duplex): boolean {
  const open = connections.get(socket)?.open ?? [];
  return [...open].some(({ headersSent }) => headersSent);
}

/** Call for each request that is answered at once; there is nothing to be counted. */
export function noteRequest({ socket }: http.IncomingMessage) {
  connections.get(socket)?.idle.refresh();
}

/** Longest body that is taken, in bytes. */
const MOST_BYTES = 64 * 1024;

/** What is longer is read on and thrown away up to here: a browser that is cut off shows no answer. */
const MOST_DISCARDED = 16 * 1024 * 1024;

/** Nobody is there any more to be answered. */
export class ClientWentAway extends Error {
  override name = "ClientWentAway";
}

/**
 * The whole body, or undefined where it is longer than the limit. Rejects with ClientWentAway where the
 * connection ends before it.
 */
export function readBody(request: http.IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MOST_BYTES) chunks.push(chunk);
      else chunks = [];
      if (length > MOST_DISCARDED) {
        request.pause();
        resolve(undefined);
      }
    });
    request.on("end", () => resolve(length > MOST_BYTES ? undefined : Buffer.concat(chunks)));
    request.on("error", () => reject(new ClientWentAway()));
    request.on("close", () => reject(new ClientWentAway()));
  });
}
