/**
 * What the site is measured against: the least that Node's own server can do, in a process of its own. Its
 * answers are ready buffers, copied from the site in the first argument; a post is read and redirected.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";

type Copy = { body: Buffer; type: string; etag: string };

const [site = "", ...paths] = process.argv.slice(2);
const copies = new Map<string, Copy>();
for (const path of paths) copies.set(path, await copy(site + path));

const server = http.createServer((request, response) => {
  if (request.method === "POST") {
    request.on("data", () => undefined);
    request.on("end", () => response.writeHead(303, { Location: "/" }).end());
    return;
  }
  const found = copies.get(request.url ?? "");
  if (!found) {
    response.writeHead(404).end();
  } else if (request.headers["if-none-match"] === found.etag) {
    response.writeHead(304, { ETag: found.etag }).end();
  } else {
    response.writeHead(200, {
      "Content-Type": found.type,
      "Content-Encoding": "br",
      "Content-Length": found.body.length,
      ETag: found.etag,
    });
    response.end(found.body);
  }
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));

function copy(url: string): Promise<Copy> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const { etag = "", "content-type": type = "" } = response.headers;
          resolve({ body: Buffer.concat(chunks), type, etag });
        });
      })
      .on("error", reject);
  });
}
