/** Stands between a browser and the site: an answer to an invalid form comes in two pieces, as on a slow line. */
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** How long the second piece takes, in milliseconds. */
const LATER = 1000;

/** In front of the site at `address`; the first piece ends where `end` does, the first time it comes after `start`. */
export async function inTwoPieces(address: string, start: string, end: string) {
  const server = http.createServer((request, response) => {
    const { host, origin } = new URL(address);
    const { headers: given } = request;
    const own = { ...given, host, ...(given.origin && { origin }), referer: address };
    delete own["accept-encoding"];
    const { method } = request;
    const asked = http.request(new URL(request.url ?? "/", address), { method, headers: own });
    asked.on("response", (answer) => void pass(answer, response));
    request.pipe(asked);
  });

  async function pass(answer: http.IncomingMessage, response: http.ServerResponse) {
    const page = Buffer.concat(await answer.toArray());
    const headers = { ...answer.headers };
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    response.writeHead(answer.statusCode ?? 500, headers);
    const from = page.indexOf(start);
    const cut = from < 0 ? page.length : page.indexOf(end, from) + end.length;
    response.write(page.subarray(0, cut));
    if (from >= 0) await new Promise((resolve) => setTimeout(resolve, LATER));
    response.end(page.subarray(cut));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
