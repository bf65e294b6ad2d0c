import { expect, it } from "vitest";
import { visibleText } from "./rules";

it.each([
  ["Max\u202egnp.exe", "Max\\u{202e}gnp.exe"],
  ["\u{e0041}\u00ad\ufeff", "\\u{e0041}\\u{00ad}\\u{feff}"],
  ["\u001b[31m\u009b2J\u007f", "\\u{001b}[31m\\u{009b}2J\\u{007f}"],
  ["\u2028\r", "\\u{2028}\\u{000d}"],
  ["eins\nzwei\tdrei", "eins\nzwei\tdrei"],
  ["علی\u200cرضا 👩\u200d👧", "علی\u200cرضا 👩\u200d👧"],
])("%j is shown as %j", (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
