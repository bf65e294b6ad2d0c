/**
 * Ready answers in front of remix-serve: each page, resource and file is made when it is first asked for, and
 * then written as it lies there. Every visitor gets the same ones, so nothing in them is anybody's.
 */
import type http from "node:http";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import {
  bytesOf,
  encodingFor,
  matches,
  type Representations,
  represent,
} from "./representation.server";
import fs from "node:fs/promises";
import path from "node:path";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/node";
import { environment } from "../config/environment.server";
import { SCRIPT_SOURCES_HEADER } from "./internal-headers";
import { fileHeaders, protectingHeaders, transportOf } from "./security-headers.server";

/** Makes the answer at an address; undefined: it isn't one to be kept. */
export type Source = (url: string) => Promise<Representations | undefined>;

export class AnswerCache {
  readonly #source: Source;
  readonly #ready: LRUCache<string, Representations>;
  readonly #making = new Map<string, Promise<Representations | undefined>>();
  readonly #turn: LimitFunction;

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
      this.#ready.clear();
    }, 60_000).unref();
  }

  /** The answer at `url`, made now where it isn't ready; undefined where there is none. Rejects where making it fails. */
  async prepare(url: string): Promise<Representations | undefined> {
    return this.#ready.get(url) ?? this.#making.get(url) ?? this.#make(url);
  }

  #make(url: string): Promise<Representations | undefined> {
    const making = this.#turn(async () => {
      const representations = await this.#source(url);
      if (representations) this.#ready.set(url, representations);
      return representations;
    }).finally(() => this.#making.delete(url));
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

/** Where ready answers come from: files are read, pages and resources rendered. */

/** A file of the build has its content in its name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
/** A page may be kept, and is asked for again each time: a 304 is all that costs. */
const REVALIDATE = "public, no-cache";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

const render = createRequestHandler(build, process.env.NODE_ENV);

/** The file below `public` at this path of the site; undefined where its kind isn't known. */
export async function fileAnswer(pathname: string): Promise<Representations | undefined> {
  const type = TYPES[path.extname(pathname)];
  if (!type) return undefined;
  return represent(await fs.readFile(path.join("public", pathname)), {
    "Content-Type": type,
    "Cache-Control": pathname.startsWith("/build/") ? IMMUTABLE : AN_HOUR,
    ...fileHeaders(transportOf(environment())),
  });
}

/** The page or resource at this path and query; undefined where it doesn't answer with 200. */
export async function renderedAnswer(url: string): Promise<Representations | undefined> {
  const response = await render(new Request(new URL(url, "http://site.invalid")));
  if (response.status !== 200) return undefined;
  const disposition = response.headers.get("Content-Disposition");
  return represent(Buffer.from(await response.arrayBuffer()), {
    "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream",
    "Cache-Control": response.headers.get("Cache-Control") ?? REVALIDATE,
    ...(disposition && { "Content-Disposition": disposition }),
    ...protection(scriptSourcesOf(response)),
  });
}

/** The page that turns a request away with `status`, as text. */
export async function problemAnswer(status: string): Promise<Representations> {
  const response = await render(new Request(new URL(`/problem/${status}`, "http://site.invalid")));
  return represent(
    Buffer.from(await response.arrayBuffer()),
    {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...protection(scriptSourcesOf(response)),
    },
    response.status,
  );
}

function scriptSourcesOf({ headers }: Response): string[] {
  return (headers.get(SCRIPT_SOURCES_HEADER) ?? "").split(" ");
}

function protection(scriptSources: string[]) {
  return protectingHeaders({
    scriptSources,
    ...transportOf(environment()),
    development: process.env.NODE_ENV === "development",
  });
}
