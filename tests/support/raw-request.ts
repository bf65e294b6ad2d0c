/** Bytes on a socket, for requests that no client library would send. */
import net from "node:net";

export type RawAnswer = {
  status: number | undefined;
  text: string;
  ms: number;
  /** The other side ended the connection before its answer was whole; else it still waits for more. */
  closed: boolean;
};

/** Sends `bytes` and reads until the answer is whole, the other side closes, or `withinMs` have passed. */
export function rawRequest(
  url: string,
  bytes: string | Buffer,
  withinMs = 3000,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = "";
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    const done = (closed: boolean) => {
      socket.destroy();
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      const ms = performance.now() - begun;
      resolve({ status: status ? Number(status) : undefined, text, ms, closed });
    };
    const timer = setTimeout(() => {
      done(false);
    }, withinMs);
    socket.on("data", (chunk) => {
      // The leave to send a body is no answer yet.
      text = (text + chunk.toString("latin1")).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      if (isWhole(text, bytes.toString().startsWith("HEAD "))) done(false);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      done(true);
    });
  });
}

function isWhole(text: string, headOnly: boolean): boolean {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  if (rest.length === 0) return false;
  if (headOnly) return true;
  const body = rest.join("\r\n\r\n");
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length);
  if (/^transfer-encoding: chunked/im.test(head)) return body.endsWith("0\r\n\r\n");
  return /^HTTP\/1\.1 (1\d\d|204|30\d)/.test(head);
}
