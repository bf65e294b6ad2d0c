import { LRUCache } from "lru-cache";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clientAddress,
  enquiryLimiter,
  isOwnRequest,
  limitKey,
  networksOf,
  workLimit,
} from "./clients.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the client's address", () => {
  it.each([
    [
      "without a proxy, the socket's, whatever is claimed",
      "9.9.9.9",
      "1.1.1.1, 2.2.2.2",
      0,
      "9.9.9.9",
    ],
    ["behind one proxy, what that one appended", "9.9.9.9", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
    ["behind two, what the outer one appended", "9.9.9.9", "1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    ["with fewer entries than proxies, the outermost", "9.9.9.9", "2.2.2.2", 3, "2.2.2.2"],
    ["behind a proxy that appended nothing, the socket's", "9.9.9.9", undefined, 1, "9.9.9.9"],
  ])("is %s", (_case, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2:ffff::1", "2001:db8:1:2"],
    ["no address", "unknown"],
  ])("%s counts as %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});

describe("a request is our own", () => {
  const site = "https://makler.example";
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", origin: site }, false],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
    [{}, true],
    [{ origin: "https://makler.example" }, true],
    [{ origin: "http://10.0.0.1:3000", host: "10.0.0.1:3000" }, true],
    [{ origin: "https://evil.example", host: "makler.example" }, false],
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example" }, false],
    [{ origin: "null", host: "null" }, false],
    [{ origin: "nonsense", host: "nonsense" }, false],
  ])("%j: %s", (headers, own) => {
    expect(isOwnRequest(headers, site)).toBe(own);
  });
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const addresses = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

async function admitAll(clients: string[], limiter = enquiryLimiter(30)) {
  const held: (number | undefined)[] = [];
  for (const client of clients) held.push(await limiter.admit(client));
  return { held, taken: held.filter((hold) => hold !== undefined).length, limiter };
}

describe("networks", () => {
  it.each([
    ["2001:db8:1:2fe", ["2001:db8:1:2fe", "2001:db8:1:2/56", "2001:db8:1/48"]],
    ["2001:db8:1:0", ["2001:db8:1:0", "2001:db8:1:0/56", "2001:db8:1/48"]],
    ["192.0.2.7", ["192.0.2.7", "192.0.2/24"]],
    ["unknown", ["unknown"]],
  ])("of %s are %j", (key, networks) => {
    expect(networksOf(key).map(({ network }) => network)).toEqual(networks);
  });
});

describe("in ten minutes are taken", () => {
  it.each([
    ["one IPv4 address", 30, () => "192.0.2.7"],
    ["an IPv4 /24", 120, (at: number) => `192.0.2.${at % 250}`],
    ["an IPv6 /64", 30, () => "2001:db8:1:2"],
    ["an IPv6 /56", 60, (at: number) => `2001:db8:1:2${(at % 200).toString(16).padStart(2, "0")}`],
    ["an IPv6 /48", 120, (at: number) => `2001:db8:1:${at.toString(16)}00`],
    ["no address", 30, () => "unknown"],
  ])("from %s %i", async (_network, most, address) => {
    const { taken, limiter } = await admitAll(addresses(200, address));
    expect(taken).toBe(most);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(await limiter.admit(address(0))).toBeDefined();
  });

  it("none more from the neighbours of one who is refused", async () => {
    const { limiter } = await admitAll(addresses(1000, () => "192.0.2.7"));
    expect(
      (
        await admitAll(
          addresses(30, () => "192.0.2.8"),
          limiter,
        )
      ).taken,
    ).toBe(30);
  });
});

describe("from everywhere together", () => {
  it("none is refused: beyond twice the limit a minute, delivery is held, one after the other", async () => {
    const everywhere = addresses(600, (at) => `${at >> 8}.${at & 255}.1.1`);
    const { held, taken, limiter } = await admitAll(everywhere);
    expect(taken).toBe(600);
    expect(held.slice(0, 60)).toEqual(Array(60).fill(0));
    expect(held[60]).toBe(1000);
    expect(held[599]).toBe(540_000);
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(await limiter.admit("203.0.113.9")).toBe(1000);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await limiter.admit("203.0.113.9")).toBe(0);
  });

  it("in whole milliseconds, as they are stored", async () => {
    const { held } = await admitAll(
      addresses(90, (at) => `${at}.1.1.1`),
      enquiryLimiter(7),
    );
    expect(held.filter((hold) => !Number.isInteger(hold))).toEqual([]);
  });

  it("60 at once from one /48 leave a visitor elsewhere alone", async () => {
    const { limiter } = await admitAll(addresses(60, (at) => `2001:db8:1:${at.toString(16)}00`));
    expect(await limiter.admit("203.0.113.9")).toBeLessThanOrEqual(1000);
  });
});

describe("in a day", () => {
  it("one client's beyond its share are held, ten minutes each, and at last refused", async () => {
    const limiter = enquiryLimiter(30);
    const held = [];
    for (let round = 0; round < 12; round++) {
      held.push(
        ...(
          await admitAll(
            addresses(30, () => "192.0.2.7"),
            limiter,
          )
        ).held,
      );
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
    }
    expect(held.slice(0, 30)).toEqual(Array(30).fill(0));
    expect(held.slice(30, 33)).toEqual([10 * MINUTE, 20 * MINUTE, 30 * MINUTE]);
    expect(held[173]).toBe(DAY);
    expect(held[174]).toBeUndefined();
    await vi.advanceTimersByTimeAsync(DAY);
    expect(await limiter.admit("192.0.2.7")).toBe(0);
  });

  it("so many receipts for a client, more for its network", async () => {
    const limiter = enquiryLimiter(30);
    const from = async (count: number, address: (at: number) => string) => {
      let sent = 0;
      for (const client of addresses(count, address)) {
        if (await limiter.admitReceipt(client)) sent++;
      }
      return sent;
    };
    expect(await from(9, () => "192.0.2.7")).toBe(3);
    expect(await from(99, (at) => `192.0.2.${at + 100}`)).toBe(9);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(await from(1, () => "192.0.2.7")).toBe(1);
  });
});

describe("work", () => {
  it("a client may make so much work a minute, beside all others", () => {
    const limit = workLimit(3);
    expect(Array.from({ length: 5 }, () => limit.admit("a"))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(limit.admit("b")).toBe(true);
  });

  it("the minute begins with the first piece and ends, however much is asked for in it", () => {
    const limit = workLimit(1);
    expect(limit.admit("a")).toBe(true);
    vi.advanceTimersByTime(59_000);
    expect(limit.admit("a")).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(limit.admit("a")).toBe(true);
  });

  it("as many clients as there are addresses take no more room", () => {
    const limit = workLimit(1);
    limit.admit("first");
    for (let client = 0; client < 20_000; client++) limit.admit(String(client));
    // The oldest is forgotten, not kept beside the others.
    expect(limit.admit("first")).toBe(true);
  });

  it("whoever hasn't come back is forgotten", () => {
    const forget = vi.spyOn(LRUCache.prototype, "delete");
    workLimit(1).admit("a");
    vi.advanceTimersByTime(59_000);
    expect(forget).not.toHaveBeenCalled();
    vi.advanceTimersByTime(61_000);
    expect(forget).toHaveBeenCalledWith("a");
  });
});
