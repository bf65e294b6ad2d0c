import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LRUCache } from "lru-cache";
import { workLimit } from "./clients.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
