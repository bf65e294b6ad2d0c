import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

/** As it comes over the wire: fetch would undo the encoding. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      http
        .request(site.url + path, { method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const { statusCode: status = 0, headers: answered } = response;
            resolve({ status, headers: answered, body: Buffer.concat(chunks) });
          });
        })
        .on("error", reject)
        .end();
    },
  );
}

describe.each([
  ...pages.map(({ path }) => path),
  "/erstinformation.pdf",
  "/versicherungen?privat=kfz",
])("%s", (path) => {
  it.each(["br", "gzip", "identity"])("comes in %s, and again as 304", async (encoding) => {
    const accept = { "Accept-Encoding": encoding };
    const { status, headers, body } = await get(path, accept);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(Number(headers["content-length"])).toBe(body.length);
    const again = await get(path, { ...accept, "If-None-Match": headers["etag"] ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["etag"]).toBe(headers["etag"]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("answers HEAD with the same headers and nothing else", async () => {
    const { headers } = await get(path, { "Accept-Encoding": "br" });
    const head = await get(path, { "Accept-Encoding": "br" }, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.headers["etag"]).toBe(headers["etag"]);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
  });
});

it("a file of the build is immutable and compressed", async () => {
  const { body } = await get("/");
  const [, css = ""] = /href="(\/build\/[^"]+\.css)"/.exec(body.toString()) ?? [];
  const { headers } = await get(css, { "Accept-Encoding": "br" });
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-encoding"]).toBe("br");
});

describe("what is somebody's", () => {
  it("a confirmation is never kept", async () => {
    const reference = referenceOf(await postForm(`${site.url}/versicherungen`, validInsurance));
    const { headers, body } = await get(`/versicherungen?gesendet=${reference}`);
    expect(body.toString()).toContain(reference);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["etag"]).toBeUndefined();
    expect((await get("/versicherungen")).body.toString()).not.toContain(reference);
  });

  it("neither is a form that came back", async () => {
    const response = await postForm(`${site.url}/versicherungen`, { name: "Erika Geheim" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect((await get("/versicherungen")).body.toString()).not.toContain("Geheim");
  });

  it("unknown queries make no pages of their own", async () => {
    const [plain, odd] = await Promise.all([
      get("/versicherungen"),
      get("/versicherungen?utm_source=x&privat=__proto__&privat=nix"),
    ]);
    expect(odd.headers["etag"]).toBe(plain.headers["etag"]);
  });
});
