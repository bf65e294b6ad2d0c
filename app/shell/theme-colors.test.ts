import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themeColors } from "./head-data.server";

it("are the tokens' paper", () => {
  const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const papers = Array.from(tokens.matchAll(/--paper: (.+);/g), ([, color]) => color);
  // The third is print, which is white.
  expect(papers.slice(0, 2)).toEqual([themeColors.light, themeColors.dark]);
});
