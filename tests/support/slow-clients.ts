/** Clients that are slow on purpose: they hold connections and hope that there are no more of them. */
import net from "node:net";

export const SLOW_KINDS = ["headers", "body", "read", "ranges"] as const;
type SlowKind = (typeof SLOW_KINDS)[number];

const HOST = "Host: 127.0.0.1\r\n";
const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

/** What is sent at once, and what is dripped every second after it. */
const HABITS: Record<SlowKind, { first: string; drip: string; reads: boolean }> = {
  headers: { first: `GET / HTTP/1.1\r\n${HOST}`, drip: "X-Slow: 1\r\n", reads: true },
  body: {
    first: `POST /versicherungen HTTP/1.1\r\n${HOST}${FORM}Content-Length: 60000\r\n\r\n`,
    drip: "a",
    reads: true,
  },
  // Never reads, and asks for so much at once that no buffer takes it.
  read: {
    first: `GET /versicherungen HTTP/1.1\r\n${HOST}\r\n`.repeat(2),
    drip: "\r\n",
    reads: false,
  },
  ranges: {
    first:
      `GET /erstinformation.pdf HTTP/1.1\r\n${HOST}Range: bytes=${"0-,".repeat(2000)}0-\r\n\r\n`.repeat(
        8,
      ),
    drip: "\\r\\n",
    reads: false,
  },
};

/** Opens `count` connections of a kind; gives what lets them go. */
export function holdSlowly(url: string, kind: SlowKind, count: number): () => void {
  const { hostname, port } = new URL(url);
  const { first, drip, reads } = HABITS[kind];
  const sockets: net.Socket[] = [];
  for (let number = 0; number < count; number++) {
    const socket = net.connect(Number(port), hostname, () => socket.write(first));
    if (reads) socket.resume();
    else socket.pause();
    const timer = setInterval(() => socket.writable && socket.write(drip), 1000);
    socket.on("error", () => undefined);
    socket.on("close", () => clearInterval(timer));
    sockets.push(socket);
  }
  return () => sockets.forEach((socket) => socket.destroy());
}
