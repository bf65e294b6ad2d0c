import { describe, expect, it } from "vitest";
import { formatDuration, row, wrapped } from "./command.server";

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

describe("text is broken", () => {
  it.each([
    ["between words", "Was lange währt, wird gut", 10, ["Was lange", "währt,", "wird gut"]],
    ["where it fits just so", "eins zwei", 9, ["eins zwei"]],
    ["within a word that is too long", "an abcdefghij", 6, ["an abc", "defghi", "j"]],
    ["where it was before", "eins\n\n  zwei", 9, ["eins", "", "  zwei"]],
    ["by columns: wide letters have two", "王小明先生", 6, ["王小明", "先生"]],
    ["by columns: combining marks have none", "e\u0301".repeat(6), 6, ["e\u0301".repeat(6)]],
    ["never within a letter", "👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]],
    ["with a tab as spaces", "a\tb", 9, ["a    b"]],
    ["nowhere where there is nothing", "", 9, [""]],
  ])("%s", (_where, text, width, lines) => {
    expect(wrapped(text, width)).toEqual(lines);
  });
});

it("a row's columns stand below each other, whatever is in them", () => {
  const detail = "Ein Satz, der so lang ist, dass er auf eine zweite Zeile reicht";
  expect(row([9, 6], ["Zoë", "王王", detail], ["-> so"]).split("\n")).toEqual([
    "Zoë        王王    Ein Satz, der so lang ist, dass er auf eine zweite Zeile",
    "                   reicht",
    "           -> so",
  ]);
});
