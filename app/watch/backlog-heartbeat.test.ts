import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeClock } from "../../tests/support/fake-clock";
import { log } from "../log.server";
import type { Backlog } from "../store/outbox.server";
import { startHeartbeat } from "./backlog.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: FakeClock;
let backlog: Backlog;
let stop: () => Promise<void>;
const call = vi.fn<() => Promise<unknown>>();
const probe = vi.fn<() => Promise<void>>();
const stats = vi.fn(() => Promise.resolve(backlog));
beforeEach(() => {
  clock = new FakeClock();
  backlog = { waiting: 0, parked: 0, oldest: undefined };
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  call.mockResolvedValue(undefined);
  probe.mockResolvedValue();
  stop = startHeartbeat({ probe, stats }, call, clock);
});
afterEach(async () => {
  void stop();
  await clock.pass(1);
  vi.clearAllMocks();
});

it("comes half a minute after the start, then every five minutes, and ends with the process", async () => {
  await clock.pass(29_000);
  expect(call).not.toHaveBeenCalled();
  await clock.pass(1000);
  expect(call).toHaveBeenCalledTimes(1);
  await clock.pass(HOUR);
  expect(call).toHaveBeenCalledTimes(13);
  void stop();
  await clock.pass(HOUR);
  expect(call).toHaveBeenCalledTimes(13);
});

it("stays away while nothing can be stored, and while the operator is needed", async () => {
  const inAnHour = async () => {
    call.mockClear();
    await clock.pass(HOUR);
    return call.mock.calls.length;
  };
  probe.mockRejectedValue(new Error("disk full"));
  expect(await inAnHour()).toBe(0);
  probe.mockResolvedValue();
  expect(await inAnHour()).toBe(12);
  stats.mockRejectedValueOnce(new Error("unreadable"));
  expect(await inAnHour()).toBe(11);
  backlog = { waiting: 0, parked: 1, oldest: clock.now() };
  expect(await inAnHour()).toBe(0);
  backlog = { waiting: 1, parked: 0, oldest: clock.now() };
  expect(await inAnHour()).toBe(12);
  expect(await inAnHour()).toBe(0);
});

it("goes on where nobody answers; the log says so once an hour", async () => {
  call.mockRejectedValue(Object.assign(new Error("https://hc.test/geheim"), { code: "ENOTFOUND" }));
  await clock.pass(2 * HOUR - MINUTE);
  expect(call).toHaveBeenCalledTimes(24);
  expect(vi.mocked(log.error).mock.calls).toEqual(
    Array(2).fill([{ event: "heartbeat failed", fault: "Error ENOTFOUND" }]),
  );
});
