/** Answers each request: from what is kept, with a German page that turns it away, or by the application. */
import type http from "node:http";
import type { Duplex } from "node:stream";
import { environment } from "../config/environment.server";
import { stepBack } from "../content/refusal";
import { problemOf } from "../content/refusal";
import { germanYear } from "../german/dates";
import { errorClass, log } from "../log.server";
import { pages } from "../pages";
import { AnswerCache, write } from "./answer-cache.server";
import { fileAnswer, problemAnswer, renderedAnswer } from "./answers.server";
import { ClientWentAway, readBody, replay } from "./connections.server";
import { admitRequest, isAnswering, noteRequest } from "./connections.server";
import { clientAddress, limitKey } from "./clients.server";
import type { Place } from "./verdict.server";
import { CLIENT_KEY_HEADER, SCRIPT_SOURCES_HEADER } from "./internal-headers";
import { protectingHeaders, transportOf } from "./security-headers.server";
import { isRead, judge, namesOneHost } from "./verdict.server";
import { workLimit } from "./clients.server";

type Application = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/**
 * A response that takes longer than this from the end of its request is cut, in ms: someone reads on purpose
 * slowly. A relay that is asked while the visitor waits has less time than that.
 */
const LONGEST_RESPONSE = 25_000;

const development = process.env.NODE_ENV === "development";

/** All pages with all choices take 7 MB, a broker's pictures a few more. Compressing as well as it goes is slow. */
const rendered = new AnswerCache(renderedAnswer, { mostBytes: 32 * 1024 * 1024, atOnce: 2 });
const files = new AnswerCache(fileAnswer, { mostBytes: 8 * 1024 * 1024, atOnce: 2 });
const problems = new AnswerCache(problemAnswer, { mostBytes: 4 * 1024 * 1024, atOnce: 1 });

/** Four for each enquiry that is admitted in ten minutes; nobody who reads and writes needs as many. */
const work = workLimit(Math.max(60, 4 * environment().RATE_LIMIT));

let ending = false;

/** From now on each answer ends its connection. */
export function letConnectionsEnd() {
  ending = true;
}

export function guard(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
) {
  if (ending) response.setHeader("Connection", "close");
  // A response has its socket unless another one is still leaving: what is asked for meanwhile is counted.
  if (response.socket && isReady(request, response)) noteRequest(request);
  else if (admitRequest(request, response)) {
    void attempt(request, response, (limit) => answer(request, response, application, limit));
  } else request.socket.destroy();
}

/** Node's own answer to an expectation other than "100-continue", with the protecting headers. */
export function answerExpectation(request: http.IncomingMessage, response: http.ServerResponse) {
  void attempt(request, response, () => refuse(request, response, 417));
}

/** The short way: an address just as it is kept. */
function isReady(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  const { method = "GET", url = "/" } = request;
  if (!isRead(method) || !namesOneHost(request.httpVersion, request.rawHeaders)) return false;
  const ready = rendered.get(url) ?? files.get(url);
  if (ready) write(ready, request, response);
  return ready !== undefined;
}

/** Whatever happens, the request gets an answer. */
async function attempt(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  answering: (limit: NodeJS.Timeout) => Promise<void>,
) {
  const limit = limitResponse(response);
  try {
    await answering(limit);
  } catch (error) {
    if (error instanceof ClientWentAway) response.destroy();
    else await apologise(request, response, error);
  }
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  application: Application,
  limit: NodeJS.Timeout,
) {
  const { method = "GET", url: target = "/", headers } = request;
  if (!namesOneHost(request.httpVersion, request.rawHeaders)) return refuse(request, response, 400);
  const verdict = judge({ method, target, headers }, environment().SITE_URL);
  if (verdict.kind === "home") {
    sendHome(response);
    return;
  }
  if (verdict.kind === "move") {
    sendOn(response, verdict.location);
    return;
  }
  // They stay known when they are off: an old client fails on what isn't JSON.
  if (verdict.place?.kind === "endpoint" && !environment().OLD_ENDPOINTS) {
    return refuse(request, response, 410, verdict.place);
  }
  if (verdict.kind === "refuse") return refuse(request, response, verdict.status, verdict.place);

  const { url, place } = verdict;
  const kept = verdict.kind === "read" && verdict.common ? keeperOf(place) : undefined;
  const ready = kept?.get(url);
  if (ready) {
    write(ready, request, response);
    return;
  }
  const key = clientKeyOf(request);
  if (!place.uncounted && !work.admit(key)) return refuse(request, response, 429, place);
  const made = await kept?.prepare(url);
  if (made) {
    write(made, request, response);
    return;
  }

  const body = verdict.kind === "send" ? await readBody(request) : Buffer.alloc(0);
  if (!body) return refuse(request, response, 413, place);
  limit.refresh();
  protect(response);
  application(handOn(request, { url, key, body }), response);
}

/** Everybody's pages and files are kept. */
function keeperOf(place: Place): AnswerCache | undefined {
  if (development || place.fresh) return undefined;
  return place.kind === "file" ? files : rendered;
}

/** Makes the pages ready, so that the first visitor doesn't wait. */
export async function warmUp() {
  if (development) return;
  // The year stands at the foot of every page.
  rendered.clearWhenChanged(germanYear);
  try {
    for (const { path } of pages) await rendered.prepare(path);
  } catch (error) {
    // The visitor who asks first makes it ready then.
    log.warn({ event: "not warmed up", fault: errorClass(error) });
  }
}

/** The key under which a client's requests are counted. */
function clientKeyOf({ headers, socket }: http.IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const address = clientAddress(
    socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    environment().TRUSTED_PROXIES,
  );
  return limitKey(address);
}

/** The request as the application may see it: nothing in it that only a proxy or an attacker would send. */
function handOn(
  request: http.IncomingMessage,
  { url, key, body }: { url: string; key: string; body: Buffer },
): http.IncomingMessage {
  const headers: http.IncomingHttpHeaders = {
    host: "site.invalid",
    [CLIENT_KEY_HEADER]: key,
    ...(request.method === "POST" && { "content-length": String(body.length) }),
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
  protect(response);
  response.writeHead(302, { Location: "/", "Cache-Control": "no-store" }).end();
}

/** For good: the other way of writing a page's path never becomes anything else. */
function sendOn(response: http.ServerResponse, location: string) {
  protect(response);
  response.writeHead(308, { Location: location, "Cache-Control": "no-store" }).end();
}

/** Old clients get JSON, scripts what their form shows, people a page with a way on. */
async function refuse(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  status: number,
  place?: Place,
) {
  if (status === 405) response.setHeader("Allow", (place?.methods ?? ["GET", "HEAD"]).join(", "));
  // What is left of the body isn't read, so the connection can't be used again.
  if (!request.complete) response.setHeader("Connection", "close");
  log.info({ event: "refused", status });
  const { title, text } = problemOf(status);
  if (place?.kind === "endpoint") {
    writeText(response, status, "application/json", JSON.stringify({ ok: false, error: title }));
  } else if (/[?&]_data=/.test(request.url ?? "")) {
    // To the form's script this is an answer of its own. There is no step back to go there.
    response.setHeader("X-Remix-Response", "yes");
    const trouble = { title, text: text.replace(`${stepBack} `, "") };
    writeText(response, status, "application/json", JSON.stringify({ trouble }));
  } else {
    const page = await problems.prepare(String(status));
    if (page) write(page, request, response);
  }
}

/** What can't be decided or made is the site's own fault, and says so: silence would be asked again. */
async function apologise(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  error: unknown,
) {
  log.error({ event: "request failed", fault: errorClass(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    await refuse(request, response, 500);
  } catch {
    writeText(response, 500, "text/plain", problemOf(500).text);
  }
}

function writeText(response: http.ServerResponse, status: number, type: string, body: string) {
  protect(response);
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
    const sources = response.getHeader(SCRIPT_SOURCES_HEADER);
    response.removeHeader(SCRIPT_SOURCES_HEADER);
    const headers = protectingHeaders({
      scriptSources: typeof sources === "string" ? sources.split(" ") : [],
      ...transportOf(environment()),
      development,
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // What isn't kept here is somebody's own, or of the moment: nobody else keeps it, either.
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
    return writeHead(...all);
  };
}

function limitResponse(response: http.ServerResponse): NodeJS.Timeout {
  const timer = setTimeout(() => response.socket?.destroy(), LONGEST_RESPONSE);
  response.once("close", () => clearTimeout(timer));
  return timer;
}

/** By the code of Node's error; all else is a 400. */
const BROKEN: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const UNREADABLE =
  "Diese Anfrage konnte nicht gelesen werden. Bitte rufe die Startseite noch einmal auf.\n";

/** What isn't HTTP gets a short answer and no second chance. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex) {
  // In the middle of another answer, these bytes would be read as a part of it.
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) socket.destroy();
  else endWith(socket, BROKEN[error.code ?? ""] ?? "400 Bad Request");
}

/** CONNECT is for proxies; Node would end the connection without a word. */
export function answerConnect(_request: http.IncomingMessage, socket: Duplex) {
  endWith(socket, "405 Method Not Allowed", { Allow: "GET, HEAD" });
}

function endWith(socket: Duplex, status: string, more: Record<string, string> = {}) {
  const headers = {
    ...protectingHeaders(transportOf(environment())),
    ...more,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(UNREADABLE)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n${UNREADABLE}`);
}
