import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../log.server";
import { needsAttention, watchBacklog } from "./backlog.server";

const MINUTE = 60_000;
const nothing = { waiting: 0, parked: 0, oldest: undefined };

describe("a backlog needs attention", () => {
  it.each([
    [nothing, false],
    [{ waiting: 3, parked: 0, oldest: 0 }, false],
    [{ waiting: 3, parked: 0, oldest: -1 }, true],
    [{ waiting: 0, parked: 1, oldest: 60 * MINUTE }, true],
  ])("%j an hour later: %s", (backlog, expected) => {
    expect(needsAttention(backlog, 60 * MINUTE)).toBe(expected);
  });
});

describe("the watch", () => {
  let backlog: { waiting: number; parked: number; oldest: number | undefined };
  const stats = vi.fn(() => Promise.resolve(backlog));
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    backlog = nothing;
    stop = watchBacklog({ stats });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it("is silent while enquiries arrive", async () => {
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(error).not.toHaveBeenCalled();
  });

  it("says so within a minute, then every 15, and nothing once it is over", async () => {
    backlog = { waiting: 2, parked: 0, oldest: Date.now() };
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(error.mock.calls).toEqual([
      [{ event: "backlog", waiting: 2, parked: 0, oldestMinutes: 61 }],
    ]);
    await vi.advanceTimersByTimeAsync(44 * MINUTE);
    expect(error).toHaveBeenCalledTimes(3);
    backlog = nothing;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(error).toHaveBeenCalledTimes(3);
  });

  it("goes on where the outbox can't be read", async () => {
    stats.mockRejectedValueOnce(new Error("kunde@example.de"));
    backlog = { waiting: 0, parked: 1, oldest: Date.now() };
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(error.mock.calls).toEqual([
      [{ event: "outbox unreadable", fault: "Error" }],
      [{ event: "backlog", waiting: 0, parked: 1, oldestMinutes: 2 }],
    ]);
  });
});
