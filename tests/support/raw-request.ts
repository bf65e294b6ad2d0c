/** Bytes on a socket, for requests that no client library would send. */
import net from "node:net";

export type RawAnswer = { status: number | undefined; text: string; ms: number };

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
    const done = () => {
      socket.destroy();
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status ? Number(status) : undefined, text, ms: performance.now() - begun });
    };
    const timer = setTimeout(done, withinMs);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (isWhole(text, bytes.toString().startsWith("HEAD "))) done();
    });
    socket.on("error", () => undefined);
    socket.on("close", done);
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
