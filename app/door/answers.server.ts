/**
 * Ready answers in front of the application: each page, resource and file is made when it is first asked for (files are
 * read, pages and resources rendered), compressed once in every encoding, and then written as it lies there. Every
 * visitor gets the same ones, so nothing in them is anybody's.
 */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import type http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import pLimit, { type LimitFunction } from "p-limit";
import { environment } from "../config/environment.server";
import { refusalPage } from "../shell/frame.server";
import type { SiteData } from "../shell/site-data.server";
import { siteIcon, type IconEdition } from "../shell/site-icons.server";
import {
  fileHeaders,
  protectingHeaders,
  sourceOf,
  transportOf,
  type InlineSources,
} from "./security-headers.server";

/** The application: Remix's request handler. */
export type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** A build's files never change: what was changed has another name in the next. */
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
const UNKNOWN_TYPE = "application/octet-stream";

/** The file at this path of the site, with the headers that are its own: one of the edition's icons, or below `public`. */
export async function readSiteFile(pathname: string, edition: IconEdition) {
  const icon = await siteIcon(edition, pathname);
  const body = icon ?? (await fs.readFile(path.join("public", pathname)));
  const headers = {
    "Content-Type": TYPES[path.extname(pathname)] ?? UNKNOWN_TYPE,
    "Cache-Control": pathname.startsWith("/build/") ? IMMUTABLE : AN_HOUR,
  };
  return { body, headers };
}

/** The same, ready to be kept. */
export async function fileAnswer(pathname: string, edition: IconEdition): Promise<Representations> {
  const { body, headers } = await readSiteFile(pathname, edition);
  return represent(body, { ...headers, ...fileHeaders(transportOf(environment())) });
}

/** The page or resource that `request` asks for; undefined where it isn't answered with 200. */
export async function renderedAnswer(
  request: Request,
  handler: Handler,
  context: AppLoadContext,
): Promise<Representations | undefined> {
  const response = await handler(request, context);
  if (response.status !== 200) return undefined;
  const disposition = response.headers.get("Content-Disposition");
  return represent(Buffer.from(await response.arrayBuffer()), {
    "Content-Type": response.headers.get("Content-Type") ?? UNKNOWN_TYPE,
    "Cache-Control": response.headers.get("Cache-Control") ?? REVALIDATE,
    ...(disposition && { "Content-Disposition": disposition }),
    ...protection(context),
  });
}

/** The page that turns a request away with `status`, as text. */
export async function refusalAnswer(status: string, site: SiteData): Promise<Representations> {
  const { html, scripts, styles } = refusalPage(Number(status), site);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...protection({
      scriptSources: scripts.map(sourceOf),
      styleSources: styles.map(sourceOf),
    }),
  };
  return represent(Buffer.from(html), headers, Number(status));
}

function protection({ scriptSources, styleSources }: InlineSources) {
  return protectingHeaders({
    scriptSources,
    styleSources,
    ...transportOf(environment()),
    development: process.env.NODE_ENV === "development",
  });
}

/** Makes the answer at an address; undefined: it isn't one to be kept. */
type Source = (url: string) => Promise<Representations | undefined>;

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

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is already as small as it gets. */
const COMPRESSED = /^(?:image\/(?!svg)|font\/)/;

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A body with its headers as a flat list of names and values; `notModified` are those of a 304. */
type Ready = {
  status: number;
  etag: string;
  body: Buffer;
  headers: string[];
  notModified: string[];
};
type Representations = Record<Encoding, Ready>;

/** Compresses `body` as well as it goes. `headers` are what every encoding has in common. */
export async function represent(
  body: Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<Representations> {
  const options = {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  const incompressible = COMPRESSED.test(headers["Content-Type"] ?? "");
  const [br, gz] = incompressible
    ? [body, body]
    : await Promise.all([brotli(body, options), gzip(body, { level: 9 })]);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const ready = (bytes: Buffer, encoding: Encoding) => ({
    status,
    ...makeReady(bytes, incompressible ? "identity" : encoding, hash, headers),
  });
  return { br: ready(br, "br"), gzip: ready(gz, "gzip"), identity: ready(body, "identity") };
}

function makeReady(
  body: Buffer,
  encoding: Encoding,
  hash: string,
  common: Record<string, string>,
): Omit<Ready, "status"> {
  // Strong, so it names the bytes: each encoding has its own.
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const { "Content-Type": type = "", ...rest } = common;
  const shared = { ...rest, ETag: etag, Vary: "Accept-Encoding" };
  const whole = {
    "Content-Type": type,
    "Content-Length": String(body.length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    ...shared,
  };
  return { etag, body, headers: flat(whole), notModified: flat(shared) };
}

const flat = (headers: Record<string, string>) => Object.entries(headers).flat();

/** Bytes that an answer holds in memory; bodies that are the same are held once. */
export function bytesOf(representations: Representations): number {
  const all = Object.values(representations);
  const bodies = [...new Set(all.map(({ body }) => body))];
  const lists = all.flatMap(({ headers, notModified }) => [...headers, ...notModified]);
  return [...bodies, ...lists].reduce((sum, { length }) => sum + length, 0);
}

/** Browsers send a handful of different headers, all of them short. */
const preferred = new LRUCache<string, Encoding>({ max: 200 });
const LONGEST_REMEMBERED = 100;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  const text = header ?? "";
  const known = preferred.get(text);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": text } });
  const allowed = negotiator.encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => allowed.includes(each)) ?? "identity";
  if (text.length <= LONGEST_REMEMBERED) preferred.set(text, encoding);
  return encoding;
}

/** Whether an If-None-Match header names `etag`; comparison is weak, as RFC 9110 asks for it here. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

/** Below this a compressed body is hardly smaller, in bytes. */
const WORTH_COMPRESSING = 1024;
/** What is made for one visitor, who waits, is compressed quickly rather than well. */
const QUICK_BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A body in the encoding that an Accept-Encoding header prefers, made quickly, and the headers that say so. */
export async function compressed(
  body: Buffer,
  type: string,
  accepted: string | undefined,
): Promise<{ body: Buffer; headers: [string, string][] }> {
  if (COMPRESSED.test(type)) return { body, headers: [] };
  const vary: [string, string] = ["Vary", "Accept-Encoding"];
  const encoding = encodingFor(accepted);
  if (encoding === "identity" || body.length < WORTH_COMPRESSING) return { body, headers: [vary] };
  const smaller = encoding === "br" ? await brotli(body, QUICK_BROTLI) : await gzip(body);
  return { body: smaller, headers: [vary, ["Content-Encoding", encoding]] };
}
