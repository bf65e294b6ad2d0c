/** Decides about each request: turn it away with a German page, or hand it on, cleaned, to the application. */
import type http from "node:http";
import type { Duplex } from "node:stream";
import { environment } from "../config/environment.server";
import { problemOf } from "../content/problem";
import { errorClass, log } from "../log.server";
import { pages } from "../pages";
import { AnswerCache } from "./answer-cache.server";
import { fileAnswer, renderedAnswer } from "./answer-sources.server";
import { readBody, replay } from "./body.server";
import { admitRequest, noteRequest } from "./connections.server";
import { clientAddress, limitKey } from "./client-address.server";
import { isOwnRequest } from "./origin.server";
import { pageMeantBy, placeAt, SENT_QUERY, type Place } from "./route-table.server";
import { CLIENT_KEY_HEADER, SCRIPT_HASHES_HEADER } from "./internal-headers";
import { protectingHeaders } from "./security-headers.server";

type Application = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A response that takes longer than this to leave is cut, in ms: someone reads on purpose slowly. */
const LONGEST_RESPONSE = 25_000;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Where a request goes: home, on to the application, or away with an HTTP status. */
type Verdict =
  | "home"
  | { location: string }
  | { url: string; body?: Buffer; kept?: AnswerCache | undefined }
  | { status: number; place?: Place };

const development = process.env.NODE_ENV === "development";
const files = new AnswerCache(fileAnswer);
const rendered = new AnswerCache(renderedAnswer);

export function guard(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
) {
  // A response has its socket unless another one is still leaving: what is asked for meanwhile is counted.
  if (response.socket && isReady(request, response)) noteRequest(request);
  else if (admitRequest(request, response)) void decide(request, response, application);
  else request.socket.destroy();
}

async function decide(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
) {
  limitResponse(response);
  try {
    const verdict = await judge(request);
    if (verdict !== "home" && "kept" in verdict) {
      if (await writeKept(verdict, request, response)) return;
    }
    protect(response);
    if (verdict === "home") sendHome(response);
    else if ("location" in verdict) sendOn(response, verdict.location);
    else if ("status" in verdict) refuse(request, response, application, verdict);
    else application(handOn(request, verdict.url, verdict.body), response);
  } catch (error) {
    // The client went away in the middle of its body, or something here is wrong: never the process's end.
    log.warn({ event: "request failed", fault: errorClass(error) });
    response.destroy();
  }
}

async function judge(request: http.IncomingMessage): Promise<Verdict> {
  const { method = "GET", headers } = request;
  const target = targetOf(request.url);
  if (!target) return { status: 400 };
  const place = placeAt(target.pathname);
  if (!place) return isRead(method) ? elsewhere(target) : { status: 405 };
  if (!place.methods.includes(method)) return { status: 405, place };
  const url = target.pathname + knownQuery(target.searchParams, place);
  if (method !== "POST") return { url, kept: keeperOf(place, target.searchParams) };

  if (!isOwnRequest(headers, environment().SITE_URL)) return { status: 403, place };
  if (!isReadable(headers, place)) return { status: 415, place };
  const body = await readBody(request);
  return body ? { url, body } : { status: 413, place };
}

/** Where somebody goes who asks for what isn't here: to the page that was meant, or home. */
function elsewhere({ pathname, searchParams }: URL): Verdict {
  const page = pageMeantBy(pathname);
  const place = page === undefined ? undefined : placeAt(page);
  return page && place ? { location: page + knownQuery(searchParams, place) } : "home";
}

/** The short way: an address just as it is kept. */
function isReady(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  const { method = "GET", url = "/" } = request;
  return (
    isRead(method) &&
    (rendered.write(url, request, response) || files.write(url, request, response))
  );
}

/** Everybody's pages and files are kept; confirmations, data for scripts and probes are not. */
function keeperOf(place: Place, query: URLSearchParams): AnswerCache | undefined {
  if (development || place.fresh) return undefined;
  if (place.kind === "file") return files;
  return query.has(SENT_QUERY) || query.has("_data") ? undefined : rendered;
}

async function writeKept(
  { url, kept }: { url: string; kept?: AnswerCache | undefined },
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<boolean> {
  if (!kept) return false;
  await kept.prepare(url);
  return kept.write(url, request, response);
}

/** Makes the pages ready, so that the first visitor doesn't wait. */
export async function warmUp() {
  if (development) return;
  try {
    for (const { path } of pages) await rendered.prepare(path);
  } catch (error) {
    // The visitor who asks first makes it ready then.
    log.warn({ event: "not warmed up", fault: errorClass(error) });
  }
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Path and query of an ordinary target; absolute ones and "*" are for proxies, and this is none. */
function targetOf(target = ""): URL | undefined {
  if (!target.startsWith("/") || target.startsWith("//")) return undefined;
  try {
    decodeURIComponent(target.split("?")[0] ?? "");
    return new URL(target, "http://site.invalid");
  } catch {
    return undefined;
  }
}

function knownQuery(query: URLSearchParams, place: Place): string {
  const known = new URLSearchParams();
  for (const [name, value] of query) {
    if (place.query[name]?.test(value) && !known.has(name)) known.append(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** Old clients call JSON what isn't labelled so; the forms send one of two types, never compressed. */
function isReadable(headers: http.IncomingHttpHeaders, place: Place): boolean {
  if ((headers["content-encoding"] ?? "identity") !== "identity") return false;
  if (place.kind === "endpoint") return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  return FORM_TYPES.includes(type);
}

/** The request as the application may see it: nothing in it that only a proxy or an attacker would send. */
function handOn(request: http.IncomingMessage, url: string, body?: Buffer): http.IncomingMessage {
  const { TRUSTED_PROXIES } = environment();
  const forwarded = request.headers["x-forwarded-for"];
  const address = clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    TRUSTED_PROXIES,
  );
  const headers: http.IncomingHttpHeaders = {
    host: "site.invalid",
    [CLIENT_KEY_HEADER]: limitKey(address),
    ...(body && { "content-length": String(body.length) }),
  };
  for (const name of [
    "accept",
    "accept-encoding",
    "authorization",
    "content-type",
    "if-none-match",
    "if-modified-since",
  ]) {
    if (request.headers[name] !== undefined) headers[name] = request.headers[name];
  }
  return replay(request, { method: request.method ?? "GET", url, headers, body });
}

function sendHome(response: http.ServerResponse) {
  response.writeHead(302, { Location: "/", "Cache-Control": "no-store" }).end();
}

/** For good: the other way of writing a page's path never becomes anything else. */
function sendOn(response: http.ServerResponse, location: string) {
  response.writeHead(308, { Location: location, "Cache-Control": "no-store" }).end();
}

/** Old clients get JSON, scripts a sentence, people a page with a way on. */
function refuse(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
  { status, place }: { status: number; place?: Place },
) {
  if (status === 405) response.setHeader("Allow", (place?.methods ?? ["GET", "HEAD"]).join(", "));
  // What is left of the body isn't read, so the connection can't be used again.
  if (!request.complete) response.setHeader("Connection", "close");
  const { title, text } = problemOf(status);
  if (place?.kind === "endpoint") {
    answer(response, status, "application/json", JSON.stringify({ ok: false, error: title }));
  } else if (/[?&]_data=/.test(request.url ?? "")) {
    answer(response, status, "text/plain", text);
  } else {
    const method = request.method === "HEAD" ? "HEAD" : "GET";
    const headers = { host: "site.invalid", accept: "text/html" };
    application(replay(request, { method, url: `/problem/${status}`, headers }), response);
  }
}

function answer(response: http.ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(body);
}

/** Sets the protecting headers at the last moment, so that nothing behind the door can leave them out. */
function protect(response: http.ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => http.ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    const hashes = response.getHeader(SCRIPT_HASHES_HEADER);
    response.removeHeader(SCRIPT_HASHES_HEADER);
    const headers = protectingHeaders({
      scriptHashes: typeof hashes === "string" && hashes ? hashes.split(" ") : [],
      https: environment().SITE_URL.startsWith("https:"),
      development,
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // What isn't kept here is somebody's own, or of the moment: nobody else keeps it, either.
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
    return writeHead(...all);
  };
}

function limitResponse(response: http.ServerResponse) {
  const timer = setTimeout(() => response.socket?.destroy(), LONGEST_RESPONSE);
  response.once("close", () => clearTimeout(timer));
}

/** What isn't HTTP gets a short answer and no second chance. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  const text =
    "Diese Anfrage konnte nicht gelesen werden. Bitte rufe die Startseite noch einmal auf.\n";
  const headers = {
    ...protectingHeaders({ https: false }),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n${text}`);
}
