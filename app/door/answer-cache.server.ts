/**
 * Ready answers in front of the application: each page, resource and file is made when it is first asked for, and
 * then written as it lies there. Every visitor gets the same ones, so nothing in them is anybody's.
 */
import type http from "node:http";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { bytesOf, encodingFor, matches, type Representations } from "./representation.server";

/** Makes the answer at an address; undefined: it isn't one to be kept. */
export type Source = (url: string) => Promise<Representations | undefined>;

export class AnswerCache {
  readonly #source: Source;
  readonly #ready: LRUCache<string, Representations>;
  readonly #making = new Map<string, Promise<Representations | undefined>>();
  readonly #turn: LimitFunction;
  /** Counts how often all were dropped: what was begun before is kept no more. */
  #generation = 0;

  /** Keeps at most `mostBytes`: what wasn't asked for longest goes first. Makes `atOnce` answers at a time. */
  constructor(source: Source, { mostBytes, atOnce }: { mostBytes: number; atOnce: number }) {
    this.#source = source;
    this.#ready = new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
    this.#turn = pLimit(atOnce);
  }

  /** The answer at `url` where it is ready. */
  get(url: string): Representations | undefined {
    return this.#ready.get(url);
  }

  /** Looks every minute whether `value` is another one, and makes all answers anew then. */
  clearWhenChanged(value: () => number) {
    let known = value();
    setInterval(() => {
      const now = value();
      if (now === known) return;
      known = now;
      this.clear();
    }, 60_000).unref();
  }

  /** Makes all answers anew. Who waits for one that is being made still gets that one, and nobody after them. */
  clear() {
    this.#generation++;
    this.#ready.clear();
    this.#making.clear();
  }

  /** The answer at `url`, made now where it isn't ready; undefined where there is none. Rejects where making it fails. */
  async prepare(url: string): Promise<Representations | undefined> {
    return this.#ready.get(url) ?? this.#making.get(url) ?? this.#make(url);
  }

  #make(url: string): Promise<Representations | undefined> {
    const making = this.#turn(async () => {
      const generation = this.#generation;
      const representations = await this.#source(url);
      if (representations && generation === this.#generation) this.#ready.set(url, representations);
      return representations;
    }).finally(() => {
      if (this.#making.get(url) === making) this.#making.delete(url);
    });
    this.#making.set(url, making);
    return making;
  }
}

/** Writes the encoding that `request` asks for, or says that it has it already. */
export function write(
  representations: Representations,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) {
  const { headers, method } = request;
  const ready = representations[encodingFor(headers["accept-encoding"])];
  if (ready.status === 200 && matches(headers["if-none-match"], ready.etag)) {
    response.writeHead(304, ready.notModified).end();
  } else {
    response.writeHead(ready.status, ready.headers).end(method === "HEAD" ? undefined : ready.body);
  }
}
