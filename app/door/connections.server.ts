/** What one connection may do, few requests at once and none that never come, and how much of a body is read. */
import type http from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

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
