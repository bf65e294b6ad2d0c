import { describe, expect, it } from "vitest";
import { nextAttempt } from "./outbox.server";

const now = Date.parse("2026-11-21T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const temporary = { refused: false, refusals: 0, receivedAt: now, now, random: 0.5 };
const refused = { refused: true, failures: 1, receivedAt: now, now, random: 0.5 };

describe("a temporary fault", () => {
  it.each([
    [1, 0.5],
    [2, 1],
    [3, 2],
    [4, 4],
    [7, 32],
    [8, 60],
    [9, 60],
    [500, 60],
  ])("after failure %i waits %d minutes", (failures, minutes) => {
    expect(nextAttempt({ ...temporary, failures })).toEqual({
      state: "waiting",
      dueAt: now + minutes * MINUTE,
    });
  });

  it("varies by 20 % either way", () => {
    expect(nextAttempt({ ...temporary, failures: 1, random: 0 }).dueAt).toBe(now + 24_000);
    expect(nextAttempt({ ...temporary, failures: 1, random: 1 }).dueAt).toBe(now + 36_000);
  });

  it("is borne for five days, then a person has to look", () => {
    const days = (number: number) => now - number * 24 * HOUR;
    expect(nextAttempt({ ...temporary, failures: 99, receivedAt: days(4.99) }).state).toBe(
      "waiting",
    );
    expect(nextAttempt({ ...temporary, failures: 99, receivedAt: days(5) })).toEqual({
      state: "parked",
      dueAt: undefined,
    });
  });
});

describe("a refusal", () => {
  it.each([
    [1, 1],
    [2, 6],
    [3, 24],
  ])("number %i parks, and tries again after %i hours", (refusals, hours) => {
    expect(nextAttempt({ ...refused, refusals })).toEqual({
      state: "parked",
      dueAt: now + hours * HOUR,
    });
  });

  it("after the fourth waits for a person", () => {
    expect(nextAttempt({ ...refused, refusals: 4 })).toEqual({ state: "parked", dueAt: undefined });
  });

  it("counts refusals alone, however many temporary faults came before", () => {
    expect(nextAttempt({ ...refused, failures: 40, refusals: 1 }).dueAt).toBe(now + HOUR);
  });
});
