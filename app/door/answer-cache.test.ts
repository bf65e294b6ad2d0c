import { describe, expect, it } from "vitest";
import { AnswerCache } from "./answer-cache.server";
import { encodingFor, matches, represent } from "./representation.server";

describe("the encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["*", "br"],
    ["identity", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    ["gzip;q=x, br;q=2, *;q=-1", expect.any(String)],
  ])("for %j is %s", (header, encoding) => {
    expect(encodingFor(header)).toEqual(encoding);
  });
});

describe("an If-None-Match", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    ['"a-br"', false],
    [undefined, false],
  ])("of %j matches: %s", (header, match) => {
    expect(matches(header, '"a"')).toBe(match);
  });
});

describe("representations", () => {
  it("have a strong ETag each, and lengths that are true", async () => {
    const all = await represent(Buffer.from("x".repeat(1000)), { "Content-Type": "text/html" });
    expect(new Set([all.br.etag, all.gzip.etag, all.identity.etag]).size).toBe(3);
    for (const { body, headers, etag } of Object.values(all)) {
      expect(headers[headers.indexOf("Content-Length") + 1]).toBe(String(body.length));
      expect(headers[headers.indexOf("ETag") + 1]).toBe(etag);
      expect(etag).toMatch(/^"/);
    }
  });

  it("of a picture aren't compressed again", async () => {
    const body = Buffer.from("x".repeat(1000));
    const { br } = await represent(body, { "Content-Type": "image/png" });
    expect(br.body).toBe(body);
    expect(br.headers).not.toContain("Content-Encoding");
  });
});

it("an answer is made once, however many ask at once; a failure isn't kept", async () => {
  let made = 0;
  const cache = new AnswerCache(async () => {
    made++;
    if (made === 1) throw new Error("not now");
    return represent(Buffer.from("x"), { "Content-Type": "text/html" });
  });
  await expect(cache.prepare("/")).rejects.toThrow("not now");
  await Promise.all([cache.prepare("/"), cache.prepare("/"), cache.prepare("/")]);
  expect(made).toBe(2);
});
