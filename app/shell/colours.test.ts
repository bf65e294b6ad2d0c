import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  colourPairs,
  colourStyle,
  contrastFaults,
  paletteOf,
  styleSheetColours,
} from "./colours.server";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = tokens.split(/@media \(prefers-color-scheme: dark\)|@media print/);
const coloursIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(css.matchAll(/--([a-z-]+): (#[\da-f]{6});/g), ([, name = "", hex = ""]) => [
      name,
      hex,
    ]),
  );

describe.each([
  ["light", coloursIn(light)],
  ["dark", { ...coloursIn(light), ...coloursIn(dark) }],
] as const)("%s", (scheme, sheet) => {
  const families = styleSheetColours[scheme];

  it("what others follow from are the style sheet's colours", () => {
    expect(sheet).toMatchObject({ ...families.ground, ...families.accent, ...families.fixed });
  });

  it("the style sheet's own pair gives the style sheet's own colours", () => {
    const others = { ...paletteOf(colourPairs["petrol-amber"])[scheme] };
    // Tuned by hand there.
    delete others["amber-hover"];
    delete others["amber-line"];
    expect(sheet).toMatchObject(others);
  });
});

it.each(Object.entries(colourPairs))("everything can be read with %s", (_name, colours) => {
  expect(contrastFaults(colours)).toEqual([]);
});

it.each([
  [{ ground: "#8899aa", accent: "#f2a33a" }, ["ground is too light for light words on it"]],
  [{ ground: "#0f3d47", accent: "#2a5b66" }, ["accent can't be told from ground"]],
])("%o is refused", (colours, faults) => {
  const found = contrastFaults(colours);
  for (const fault of faults) expect(found.join()).toContain(fault);
});

it("a strong red with light words on it is taken, darker where the pointer is", () => {
  const { light } = paletteOf({ ground: "#222222", accent: "#d0021b" });
  expect(light).toMatchObject({ amber: "#d0021b", "on-amber": "#ffffff" });
  expect(contrastFaults({ ground: "#111111", accent: "#e30613" })).toEqual([]);
});

it("the style leaves print alone", () => {
  expect(colourStyle(colourPairs["navy-coral"])).toMatch(
    /^@media screen\{:root\{[^{}<]+\}\}@media screen and \(prefers-color-scheme:dark\)\{:root\{[^{}<]+\}\}$/,
  );
});
