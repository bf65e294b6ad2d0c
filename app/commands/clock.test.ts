import { expect, it } from "vitest";
import { checkClock } from "./check-machine.server";

const builtAt = Date.parse("2026-11-01T00:00:00Z");
const now = Date.parse("2026-11-21T10:00:00Z");

it.each([
  [{ now, builtAt, newest: undefined }, "ok", "German time"],
  [{ now, builtAt, newest: now + 59_000 }, "ok", "German time"],
  [{ now, builtAt, newest: now + 61_000 }, "failed", "before the newest enquiry"],
  [{ now: 0, builtAt, newest: undefined }, "failed", "before this program was built"],
  [{ now: now * 2, builtAt, newest: undefined }, "failed", "twenty years after"],
])("%j: %s", (at, status, detail) => {
  expect(checkClock(at)).toMatchObject({ status, detail: expect.stringContaining(detail) });
});
