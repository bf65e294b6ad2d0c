/** Answers each request: from what is kept, with a German page that turns it away, or by the application. */
import type http from "node:http";
import type { Duplex } from "node:stream";
import type { AppLoadContext } from "@remix-run/node";
import { stepBack, refusalOf } from "../content/site";
import type { Site } from "../context";
import { germanYear } from "../german/dates";
import { errorClass, log, publish, type REFUSALS } from "../log.server";
import { pageAt, pagesIn } from "../pages";
import { siteData, type SiteData } from "../shell/site-data.server";
import { drawingSheets } from "../topics/drawing-sheet.server";
import {
  AnswerCache,
  compressed,
  fileAnswer,
  readSiteFile,
  refusalAnswer,
  renderedAnswer,
  write,
  type Handler,
} from "./answers.server";
import {
  admitRequest,
  clientAddress,
  ClientWentAway,
  isAnswering,
  limitKey,
  noteRequest,
  readBody,
  workLimit,
  type WorkLimit,
} from "./clients.server";
import { protectingHeaders, transportOf, type InlineSources } from "./security-headers.server";
import { isRead, judge, loggedPath, namesOneHost, type Entry } from "./verdict.server";

/**
 * A response that takes longer than this from the end of its request is cut, in ms: someone reads on purpose
 * slowly. A relay that is asked while the visitor waits has less time than that.
 */
const LONGEST_RESPONSE = 25_000;

const MB = 1024 * 1024;

/** What the application may see of a request's head: nothing that only a proxy or an attacker would send. */
const HANDED_ON = ["accept", "authorization", "content-type"] as const;

const development = process.env.NODE_ENV === "development";

export class Guard {
  readonly #handler: Handler;
  readonly #site: Site;
  /** All pages with all choices take 7 MB, a broker's pictures a few more. Compressing as well as it goes is slow. */
  readonly #rendered: AnswerCache;
  readonly #files: AnswerCache;
  readonly #refusals: AnswerCache;
  readonly #work: WorkLimit;
  #ending = false;

  constructor(handler: Handler, site: Site) {
    this.#handler = handler;
    this.#site = site;
    const source = (url: string) =>
      renderedAnswer(requestAt(url), handler, this.#contextOf(url, "unknown"));
    this.#rendered = new AnswerCache(source, { mostBytes: 32 * MB, atOnce: 2 });
    const file = (path: string) => fileAnswer(path, site.context().edition);
    this.#files = new AnswerCache(file, { mostBytes: 8 * MB, atOnce: 2 });
    const refusal = (status: string) => refusalAnswer(status, siteData(site.context().edition));
    this.#refusals = new AnswerCache(refusal, { mostBytes: 4 * MB, atOnce: 1 });
    site.onEditionChange(() => {
      this.#rendered.clear();
      this.#files.clear();
      this.#refusals.clear();
      void this.#makePagesReady();
    });
    // Four for each enquiry that is admitted in ten minutes; nobody who reads and writes needs as many.
    this.#work = workLimit(Math.max(60, 4 * site.settings.RATE_LIMIT));
  }

  /** From now on each answer ends its connection. */
  letConnectionsEnd() {
    this.#ending = true;
  }

  /** Makes the pages ready, so that the first visitor doesn't wait. */
  async warmUp() {
    // The year stands at the foot of every page.
    this.#rendered.clearWhenChanged(germanYear);
    await this.#makePagesReady();
  }

  async #makePagesReady() {
    if (development) return;
    try {
      const { edition } = this.#site.context();
      const sheets = drawingSheets(edition);
      for (const { path, form, half } of pagesIn(edition.halves)) {
        await this.#rendered.prepare(path);
        if (form && half) await this.#rendered.prepare(sheets[half].path);
      }
    } catch (error) {
      // The visitor who asks first makes it ready then.
      log.warn({ event: "not warmed up", fault: errorClass(error) });
    }
  }

  /** For each request. */
  answer(request: http.IncomingMessage, response: http.ServerResponse) {
    if (this.#ending) response.setHeader("Connection", "close");
    // A response has its socket unless another one is still leaving: what is asked for meanwhile is counted.
    if (response.socket && this.#isReady(request, response)) noteRequest(request);
    else if (admitRequest(request, response)) {
      void this.#attempt(request, response, (limit) => this.#decide(request, response, limit));
    } else request.socket.destroy();
  }

  /** Node's own answer to an expectation other than "100-continue", with the protecting headers. */
  answerExpectation(request: http.IncomingMessage, response: http.ServerResponse) {
    void this.#attempt(request, response, () => this.#refuse(request, response, 417));
  }

  /** The short way: an address just as it is kept. */
  #isReady(request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const { method = "GET", url = "/" } = request;
    if (!isRead(method) || !namesOneHost(request.httpVersion, request.rawHeaders)) return false;
    const ready = this.#rendered.get(url) ?? this.#files.get(url);
    if (!ready) return false;
    publish("answer", { ready: true });
    write(ready, request, response);
    return true;
  }

  /** Whatever happens, the request gets an answer. */
  async #attempt(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    answering: (limit: NodeJS.Timeout) => Promise<void>,
  ) {
    const limit = limitResponse(response);
    try {
      await answering(limit);
    } catch (error) {
      if (error instanceof ClientWentAway) response.destroy();
      else await this.#apologise(request, response, error);
    }
  }

  async #decide(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    limit: NodeJS.Timeout,
  ) {
    const { method = "GET", url: target = "/", headers } = request;
    const { SITE_URL, OLD_ENDPOINTS, LINK_SECRET } = this.#site.settings;
    if (!namesOneHost(request.httpVersion, request.rawHeaders)) {
      return this.#refuse(request, response, 400);
    }
    const { topics, halves } = this.#site.context().edition;
    const site = { topics, halves, links: LINK_SECRET !== undefined };
    const verdict = judge({ method, target, headers }, SITE_URL, site);
    if (verdict.kind === "home") {
      this.#send(response, 302, [["Location", "/"]]);
      return;
    }
    if (verdict.kind === "move") {
      // For good: the other way of writing a page's path never becomes anything else.
      this.#send(response, 308, [["Location", verdict.location]]);
      return;
    }
    // They stay known when they are off: an old client fails on what isn't JSON.
    if (verdict.entry?.kind === "endpoint" && (verdict.entry.gone || !OLD_ENDPOINTS)) {
      return this.#refuse(request, response, 410, verdict.entry);
    }
    if (verdict.kind === "refuse") {
      return this.#refuse(request, response, verdict.status, verdict.entry);
    }

    const { url, entry } = verdict;
    const keeper = verdict.kind === "read" && verdict.common ? this.#keeperOf(entry) : undefined;
    const ready = keeper?.get(url);
    if (keeper) publish("answer", { ready: ready !== undefined });
    if (ready) {
      write(ready, request, response);
      return;
    }
    const client = this.#clientOf(request);
    if (!entry.uncounted && !this.#work.admit(client)) {
      return this.#refuse(request, response, 429, entry);
    }
    const made = await keeper?.prepare(url);
    if (made) {
      write(made, request, response);
      return;
    }
    if (entry.kind === "file") return this.#sendFile(response, url);

    const body = verdict.kind === "send" ? await readBody(request) : undefined;
    if (verdict.kind === "send" && !body) return this.#refuse(request, response, 413, entry);
    limit.refresh();
    logWhenAnswered(request, response, url);
    const context = this.#contextOf(url, client);
    const answer = await this.#handler(requestAt(url, request, body), context);
    // What failed outside a page, Remix answers in English and in plain text.
    if (answer.status === 500 && !isPage(answer))
      return this.#refuse(request, response, 500, entry);
    if (answer.status === 500) publish("refused", { reason: "error" });
    await this.#pass(answer, context, request, response);
  }

  /** Everybody's pages and files are kept. */
  #keeperOf(entry: Entry): AnswerCache | undefined {
    if (development || entry.fresh) return undefined;
    return entry.kind === "file" ? this.#files : this.#rendered;
  }

  /** The key under which a client's requests are counted. */
  #clientOf({ headers, socket }: http.IncomingMessage): string {
    const forwarded = headers["x-forwarded-for"];
    const address = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      this.#site.settings.TRUSTED_PROXIES,
    );
    return limitKey(address);
  }

  /** One a request: its loaders, its action and the page's rendering share it. */
  #contextOf(url: string, client: string): AppLoadContext {
    const context = this.#site.context();
    let data: SiteData | undefined;
    const site = () => (data ??= siteData(context.edition, pageAt(url.replace(/\?.*/s, ""))));
    return { ...context, client, site, sentBack: false, scriptSources: [], styleSources: [] };
  }

  /** In development alone, where files of the build come and go. */
  async #sendFile(response: http.ServerResponse, pathname: string) {
    try {
      const { body, headers } = await readSiteFile(pathname, this.#site.context().edition);
      this.#send(response, 200, Object.entries(headers), body);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "EISDIR") throw error;
      this.#sendText(response, 404, "text/plain", "The build has no such file.\n");
    }
  }

  /** Passes on what the application answered. */
  async #pass(
    answer: Response,
    sources: InlineSources,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) {
    const whole = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("Content-Type") ?? "";
    const { body, headers } = await compressed(whole, type, request.headers["accept-encoding"]);
    this.#send(response, answer.status, [...answer.headers, ...headers], body, sources);
  }

  /** Old clients get JSON, scripts what their form shows, people a page with a way on. */
  async #refuse(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    status: number,
    entry?: Entry,
  ) {
    if (status === 405) response.setHeader("Allow", (entry?.methods ?? ["GET", "HEAD"]).join(", "));
    // What is left of the body isn't read, so the connection can't be used again.
    if (!request.complete) response.setHeader("Connection", "close");
    log.info({ event: "refused", status });
    publish("refused", { reason: REASONS[status] ?? "error" });
    const { title, text } = refusalOf(status);
    if (entry?.kind === "endpoint") {
      this.#sendText(
        response,
        status,
        "application/json",
        JSON.stringify({ ok: false, error: title }),
      );
    } else if (/[?&]_data=/.test(request.url ?? "")) {
      // To the form's script this is an answer of its own. There is no step back to go there.
      response.setHeader("X-Remix-Response", "yes");
      const refusal = { title, text: text.replace(`${stepBack} `, "") };
      this.#sendText(response, status, "application/json", JSON.stringify({ refusal }));
    } else {
      const page = await this.#refusals.prepare(String(status));
      if (page) write(page, request, response);
    }
  }

  /** What can't be decided or made is the site's own fault, and says so: silence would be asked again. */
  async #apologise(request: http.IncomingMessage, response: http.ServerResponse, error: unknown) {
    log.error({ event: "request failed", fault: errorClass(error) });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    try {
      await this.#refuse(request, response, 500);
    } catch {
      this.#sendText(response, 500, "text/plain", refusalOf(500).text);
    }
  }

  #sendText(response: http.ServerResponse, status: number, type: string, body: string) {
    const headers: [string, string][] = [
      ["Content-Type", `${type}; charset=utf-8`],
      ["Content-Length", String(Buffer.byteLength(body))],
    ];
    this.#send(response, status, headers, Buffer.from(body));
  }

  /** Every answer that isn't kept leaves here, so none is without the protecting headers. */
  #send(
    response: http.ServerResponse,
    status: number,
    headers: Iterable<[string, string]>,
    body?: Buffer,
    { scriptSources, styleSources }: InlineSources = NO_SOURCES,
  ) {
    // It is somebody's own, or of the moment: unless it says otherwise, nobody else keeps it, either.
    response.setHeader("Cache-Control", "no-store");
    const transport = transportOf(this.#site.settings);
    const protecting = protectingHeaders({
      scriptSources,
      styleSources,
      ...transport,
      development,
    });
    for (const [name, value] of [...Object.entries(protecting), ...headers])
      response.setHeader(name, value);
    response.statusCode = status;
    // Node adds the length where there may be one.
    response.end(body);
  }

  /** What isn't HTTP gets a short answer and no second chance. */
  answerBroken(error: NodeJS.ErrnoException, socket: Duplex) {
    // In the middle of another answer, these bytes would be read as a part of it.
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) socket.destroy();
    else this.#endWith(socket, BROKEN[error.code ?? ""] ?? "400 Bad Request");
  }

  /** CONNECT is for proxies; Node would end the connection without a word. */
  answerConnect(socket: Duplex) {
    this.#endWith(socket, "405 Method Not Allowed", { Allow: "GET, HEAD" });
  }

  #endWith(socket: Duplex, status: string, more: Record<string, string> = {}) {
    const headers = {
      ...protectingHeaders(transportOf(this.#site.settings)),
      ...more,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(UNREADABLE)),
      "Cache-Control": "no-store",
      Connection: "close",
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n${UNREADABLE}`);
  }
}

/** What a refusal is counted as, by its status. */
const REASONS: Readonly<Record<number, (typeof REFUSALS)[number]>> = {
  400: "unreadable",
  403: "foreign_origin",
  405: "method",
  410: "gone",
  413: "too_large",
  415: "unreadable",
  417: "unreadable",
  429: "work_limit",
};

const NO_SOURCES: InlineSources = { scriptSources: [], styleSources: [] };

/** By the code of Node's error; all else is a 400. */
const BROKEN: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const UNREADABLE =
  "Diese Anfrage konnte nicht gelesen werden. Bitte rufe die Startseite noch einmal auf.\n";

/**
 * The request for the application; without an original, one for what everybody gets. It isn't aborted where the
 * visitor goes: an enquiry that was sent is accepted.
 */
function requestAt(url: string, original?: http.IncomingMessage, body?: Buffer): Request {
  const headers = new Headers();
  for (const name of HANDED_ON) {
    const value = original?.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(new URL(url, "http://site.invalid"), {
    method: original?.method ?? "GET",
    headers,
    ...(body && { body: new Uint8Array(body) }),
  });
}

const isPage = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html");

/** Only the path, and of a link in a mail no signature: what stands in a query could have been typed. */
function logWhenAnswered(
  { method }: http.IncomingMessage,
  response: http.ServerResponse,
  url: string,
) {
  response.once("close", () => {
    const path = loggedPath(url.split("?")[0]!);
    log.info({ event: "request", method, path, status: response.statusCode });
  });
}

function limitResponse(response: http.ServerResponse): NodeJS.Timeout {
  const timer = setTimeout(() => response.socket?.destroy(), LONGEST_RESPONSE);
  response.once("close", () => clearTimeout(timer));
  return timer;
}
