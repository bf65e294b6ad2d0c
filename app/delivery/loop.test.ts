import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../tests/support/fake-clock";
import { log } from "../log.server";
import { Loop } from "./loop.server";

let clock: FakeClock;
let loop: Loop;
const look = vi.fn<() => Promise<number>>();
const error = vi.spyOn(log, "error");

beforeEach(() => {
  error.mockReturnValue(undefined);
  look.mockResolvedValue(1000);
  clock = new FakeClock();
  loop = new Loop(look, { fault: "unreadable", clock });
});
afterEach(() => {
  vi.resetAllMocks();
});

/** A promise, and what ends it. */
function open<T>() {
  let end!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (end = resolve));
  return { promise, end };
}

describe("a loop", () => {
  it("looks when it is asked to, then when the last look said", async () => {
    loop.lookIn(5);
    await clock.pass(4);
    expect(look).toHaveBeenCalledTimes(0);
    await clock.pass(1);
    expect(look).toHaveBeenCalledTimes(1);
    await clock.pass(2000);
    expect(look).toHaveBeenCalledTimes(3);
    loop.lookIn(10);
    await clock.pass(10);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it("that is woken during a look looks again soon after it, however long that one would wait", async () => {
    const first = open<number>();
    look.mockReturnValueOnce(first.promise);
    loop.lookIn(0);
    await clock.pass(1);
    loop.lookIn(20);
    await clock.pass(500);
    expect(look).toHaveBeenCalledTimes(1);
    first.end(1000);
    await clock.pass(20);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("goes on after a fault, and names it", async () => {
    look.mockRejectedValueOnce(new Error("kunde@example.de"));
    loop.lookIn(0);
    await clock.pass(4999);
    expect(error.mock.calls).toEqual([[{ event: "unreadable", fault: "Error" }]]);
    expect(look).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("ends when the last look has ended, and what it began", async () => {
    const last = open<number>();
    const work = open<undefined>();
    look.mockImplementationOnce(async () => {
      const wait = await last.promise;
      loop.track(work.promise);
      return wait;
    });
    loop.lookIn(0);
    await clock.pass(1);
    const ended = vi.fn();
    void loop.stop(8000).then(ended);
    last.end(0);
    await clock.pass(100);
    expect(ended).not.toHaveBeenCalled();
    work.end(undefined);
    await clock.pass(1);
    expect(ended).toHaveBeenCalled();
    loop.lookIn(0);
    await clock.pass(9000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it("waits no longer for its end than it is told to", async () => {
    look.mockReturnValueOnce(new Promise(() => undefined));
    loop.lookIn(0);
    await clock.pass(1);
    const ended = vi.fn();
    void loop.stop(8000).then(ended);
    await clock.pass(7999);
    expect(ended).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(ended).toHaveBeenCalled();
  });
});
