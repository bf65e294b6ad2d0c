/** Decides about each request: turn it away with a German page, or hand it on, cleaned, to the application. */
import type http from "node:http";
import type { Duplex } from "node:stream";
import { environment } from "../config/environment.server";
import { problemOf } from "../content/problem";
import { errorClass, log } from "../log.server";
import { readBody, replay } from "./body.server";
import { admitRequest } from "./connections.server";
import { clientAddress, limitKey } from "./client-address.server";
import { isOwnRequest } from "./origin.server";
import { placeAt, type Place } from "./route-table.server";
import { CLIENT_KEY_HEADER, SCRIPT_HASHES_HEADER } from "./internal-headers";
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
} from "./security-headers.server";

type Application = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A response that takes longer than this to leave is cut, in ms: someone reads on purpose slowly. */
const LONGEST_RESPONSE = 25_000;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Where a request goes: home, on to the application, or away with an HTTP status. */
type Verdict = "home" | { url: string; body?: Buffer } | { status: number; place?: Place };

export async function guard(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
) {
  if (!admitRequest(request, response)) {
    request.socket.destroy();
    return;
  }
  protect(response);
  limitResponse(response);
  try {
    const verdict = await judge(request);
    if (verdict === "home") sendHome(response);
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
  if (!place) return isRead(method) ? "home" : { status: 405 };
  if (!place.methods.includes(method)) return { status: 405, place };
  const url = target.pathname + knownQuery(target.searchParams, place);
  if (method !== "POST") return { url };

  if (!isOwnRequest(headers, environment().SITE_URL)) return { status: 403, place };
  if (!isReadable(headers, place)) return { status: 415, place };
  const body = await readBody(request);
  return body ? { url, body } : { status: 413, place };
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
    if (place.query.includes(name) && !known.has(name) && /^[\w/-]{0,40}$/.test(value))
      known.append(name, value);
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
  const https = environment().SITE_URL.startsWith("https:");
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => http.ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const hashes = response.getHeader(SCRIPT_HASHES_HEADER);
    response.removeHeader(SCRIPT_HASHES_HEADER);
    response.setHeader(
      "Content-Security-Policy",
      contentSecurityPolicy({
        scriptHashes: typeof hashes === "string" && hashes ? hashes.split(" ") : [],
        https,
        development: process.env.NODE_ENV === "development",
      }),
    );
    if (https) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
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
    ...SECURITY_HEADERS,
    "Content-Security-Policy": contentSecurityPolicy({ https: false }),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n${text}`);
}
