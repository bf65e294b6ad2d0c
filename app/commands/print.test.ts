import { expect, it } from "vitest";
import { formatDuration } from "./print.server";

const HOUR = 60 * 60_000;

it.each([
  [0, "0 s"],
  [-5, "0 s"],
  [999, "0 s"],
  [59_999, "59 s"],
  [725_000, "12 min 5 s"],
  [2 * HOUR, "2 h"],
  [76 * HOUR + 1, "3 d 4 h"],
  [24 * HOUR + 60_000, "1 d"],
])("%i ms is %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
