/** What one connection may do: few requests at once, and none that never come. */
import type http from "node:http";
import type { Socket } from "node:net";

/** No browser asks again before it has its answer; who does makes the site work without reading. */
const MOST_AT_ONCE = 2;

/** Without a request for so long, in ms, a connection ends. Node's own limit begins anew with every byte. */
const IDLE_MS = 15_000;

type Connection = { open: number; timer: NodeJS.Timeout | undefined };
const connections = new WeakMap<Socket, Connection>();

/** Call for each new connection. */
export function watchConnection(socket: Socket) {
  const connection: Connection = { open: 0, timer: undefined };
  connections.set(socket, connection);
  startIdling(socket, connection);
  socket.once("close", () => clearTimeout(connection.timer));
}

/** Call for each request: false where its connection asks for too much at once. */
export function admitRequest(
  { socket }: http.IncomingMessage,
  response: http.ServerResponse,
): boolean {
  const connection = connections.get(socket);
  if (!connection) return true;
  connection.open++;
  clearTimeout(connection.timer);
  response.once("close", () => {
    connection.open--;
    if (connection.open === 0) startIdling(socket, connection);
  });
  return connection.open <= MOST_AT_ONCE;
}

function startIdling(socket: Socket, connection: Connection) {
  if (!socket.destroyed) connection.timer = setTimeout(() => socket.destroy(), IDLE_MS);
}
