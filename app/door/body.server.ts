/** The body of a request, read whole before anything else sees it. */
import http from "node:http";

/** Longest body that is taken, in bytes. */
export const MOST_BYTES = 64 * 1024;

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

/** A request like `original`, with its own address, headers and body: what the application gets to see. */
export function replay(
  original: http.IncomingMessage,
  {
    method,
    url,
    headers,
    body,
  }: {
    method: string;
    url: string;
    headers: http.IncomingHttpHeaders;
    body?: Buffer | undefined;
  },
): http.IncomingMessage {
  const request = new http.IncomingMessage(original.socket);
  request.method = method;
  request.url = url;
  request.httpVersion = original.httpVersion;
  request.httpVersionMajor = original.httpVersionMajor;
  request.httpVersionMinor = original.httpVersionMinor;
  request.headers = headers;
  request.complete = true;
  if (body) request.push(body);
  request.push(null);
  return request;
}
