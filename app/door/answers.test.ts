import { describe, expect, it, vi } from "vitest";
import { germanYear } from "../german/dates";
import {
  AnswerCache,
  bytesOf,
  compressed,
  encodingFor,
  matches,
  represent,
} from "./answers.server";

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
    // Weights that are none count as the library reads them: what isn't a number allows nothing.
    ["gzip;q=x, br;q=2, *;q=-1", "br"],
    ["br;q=x", "identity"],
    [`${"x, ".repeat(500)}gzip`, "gzip"],
  ])("for %j is %s", (header, encoding) => {
    // The second time it is remembered.
    expect(encodingFor(header)).toBe(encoding);
    expect(encodingFor(header)).toBe(encoding);
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

it.each([
  ["text/plain", 10, undefined],
  ["text/plain", 2000, "br"],
])(
  "what is made for one visitor, %s of %i bytes, says that others may get it otherwise",
  async (type, length, encoding) => {
    const { headers } = await compressed(Buffer.alloc(length), type, "br");
    const { Vary, "Content-Encoding": sent } = Object.fromEntries(headers);
    expect([Vary, sent]).toEqual(["Accept-Encoding", encoding]);
  },
);

describe("the cache", () => {
  const page = (text: string) => represent(Buffer.from(text), { "Content-Type": "image/png" });
  const roomy = { mostBytes: 1_000_000, atOnce: 2 };

  it("makes an answer once, however many ask at once; a failure isn't kept", async () => {
    let made = 0;
    const cache = new AnswerCache(async () => {
      made++;
      if (made === 1) throw new Error("not now");
      return page("x");
    }, roomy);
    await expect(cache.prepare("/")).rejects.toThrow("not now");
    expect(cache.get("/")).toBeUndefined();
    const [answer] = await Promise.all([
      cache.prepare("/"),
      cache.prepare("/"),
      cache.prepare("/"),
    ]);
    expect(made).toBe(2);
    expect(cache.get("/")).toBe(answer);
  });

  it("keeps nothing where there is no answer", async () => {
    let asked = 0;
    const cache = new AnswerCache(() => {
      asked++;
      return Promise.resolve(undefined);
    }, roomy);
    expect(await cache.prepare("/")).toBeUndefined();
    expect(await cache.prepare("/")).toBeUndefined();
    expect(asked).toBe(2);
  });

  it("forgets what wasn't asked for longest when its bytes are used up", async () => {
    const size = bytesOf(await page("x".repeat(10_000)));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(12_000);
    const cache = new AnswerCache(() => page("x".repeat(10_000)), {
      mostBytes: 2 * size,
      atOnce: 2,
    });
    await cache.prepare("/a");
    await cache.prepare("/b");
    cache.get("/a");
    await cache.prepare("/c");
    expect(["/a", "/b", "/c"].filter((url) => cache.get(url))).toEqual(["/a", "/c"]);
  });

  it("gives what is too large to be kept", async () => {
    const cache = new AnswerCache(() => page("x".repeat(1000)), { mostBytes: 100, atOnce: 1 });
    expect((await cache.prepare("/"))?.identity.body).toHaveLength(1000);
    expect(cache.get("/")).toBeUndefined();
  });

  it("keeps nothing that was begun before all was dropped, and makes it anew for who asks after that", async () => {
    const finish: (() => void)[] = [];
    let edition = "old";
    const cache = new AnswerCache(async () => {
      const text = edition;
      await new Promise<void>((resolve) => finish.push(resolve));
      return page(text);
    }, roomy);
    const before = cache.prepare("/");
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    edition = "new";
    cache.clear();
    const after = cache.prepare("/");
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    finish[0]!();
    expect(String((await before)?.identity.body)).toBe("old");
    expect(cache.get("/")).toBeUndefined();
    const third = cache.prepare("/");
    finish[1]!();
    expect(String((await after)?.identity.body)).toBe("new");
    expect(await third).toBe(await after);
    expect(cache.get("/")).toBe(await after);
  });

  it("makes few answers at a time", async () => {
    let [now, most] = [0, 0];
    const cache = new AnswerCache(async () => {
      most = Math.max(most, ++now);
      const answer = await page("x");
      now--;
      return answer;
    }, roomy);
    await Promise.all(Array.from({ length: 20 }, (_, number) => cache.prepare(`/${number}`)));
    expect(most).toBe(2);
  });
});

it("ready answers are made anew when the year turns over", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T22:59:30Z") });
  try {
    const source = async () => represent(Buffer.from(`© ${germanYear()}`), {});
    const cache = new AnswerCache(source, { mostBytes: 10_000, atOnce: 1 });
    cache.clearWhenChanged(germanYear);
    const body = async () => String((await cache.prepare("/"))?.identity.body);
    expect(await body()).toBe("© 2026");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await body()).toBe("© 2026");
    // It is 2027 in Germany, an hour before it is in London.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await body()).toBe("© 2027");
  } finally {
    vi.useRealTimers();
  }
});
