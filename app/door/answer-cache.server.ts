/**
 * Ready answers in front of remix-serve: each page, resource and file is made once, when it is first asked
 * for, and then written as it lies there. Every visitor gets the same ones, so nothing in them is anybody's.
 */
import type http from "node:http";
import { encodingFor, matches, type Representations } from "./representation.server";

/** Makes the answer at an address; undefined: it isn't one to be kept. */
export type Source = (url: string) => Promise<Representations | undefined>;

export class AnswerCache {
  readonly #source: Source;
  readonly #ready = new Map<string, Representations>();
  readonly #making = new Map<string, Promise<Representations | undefined>>();

  /** The addresses that `source` makes an answer for must be few: none is ever forgotten. */
  constructor(source: Source) {
    this.#source = source;
  }

  /** Writes the answer at `url` where it is ready; false where it isn't. */
  write(url: string, request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const representations = this.#ready.get(url);
    if (!representations) return false;
    const { headers } = request;
    const ready = representations[encodingFor(headers["accept-encoding"])];
    if (matches(headers["if-none-match"], ready.etag)) {
      response.writeHead(304, ready.notModified).end();
    } else {
      response
        .writeHead(200, ready.headers)
        .end(request.method === "HEAD" ? undefined : ready.body);
    }
    return true;
  }

  /** Makes the answer at `url` ready; false where there is none to be kept. Rejects where making it fails. */
  async prepare(url: string): Promise<boolean> {
    if (this.#ready.has(url)) return true;
    const making = this.#making.get(url) ?? this.#source(url);
    this.#making.set(url, making);
    try {
      const representations = await making;
      if (representations) this.#ready.set(url, representations);
      return representations !== undefined;
    } finally {
      this.#making.delete(url);
    }
  }
}
