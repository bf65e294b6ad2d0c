import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  colourPairs,
  colourStyle,
  contrastFaults,
  paletteOf,
  styleSheetColours,
} from "./look.server";

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
    expect(sheet).toMatchObject(paletteOf(colourPairs["petrol-amber"])[scheme]);
  });
});

it.each(Object.entries(colourPairs))("everything can be read with %s", (_name, colours) => {
  expect(contrastFaults(colours)).toEqual([]);
});

it.each([
  [{ ground: "#8899aa", accent: "#f2a33a" }, "ground", "is too light for the light words on it"],
  [{ ground: "#0f3d47", accent: "#2a5b66" }, "accent", "can't be told from the ground"],
  [{ ground: "#123a55", accent: "#7d7d7d" }, "accent", "bears neither dark nor light words"],
] as const)("%o is refused", (colours, key, text) => {
  const found = contrastFaults(colours).filter((fault) => fault.key === key);
  expect(found).toEqual([{ key, text: expect.stringContaining(text) }]);
});

it("a colour is refused once, however much can't be read with it", () => {
  const keys = contrastFaults({ ground: "#ffffff", accent: "#ffffff" }).map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).toContain("ground");
});

it("a strong red with light words on it is taken, darker where the pointer is", () => {
  const { light } = paletteOf({ ground: "#222222", accent: "#d0021b" });
  expect(light).toMatchObject({ amber: "#d0021b", "on-amber": "#ffffff" });
  expect(contrastFaults({ ground: "#111111", accent: "#e30613" })).toEqual([]);
});

describe("the style", () => {
  it("leaves print alone", () => {
    expect(colourStyle(colourPairs["navy-coral"])).toMatch(
      /^@media screen and \(prefers-color-scheme:light\)\{:root\{[^{}<]+\}\}@media screen and \(prefers-color-scheme:dark\)\{:root\{[^{}<]+\}\}$/,
    );
  });

  it("says only what the style sheet doesn't", () => {
    expect(colourStyle(colourPairs["petrol-amber"])).toBeUndefined();
    const style = colourStyle(colourPairs["navy-coral"]) ?? "";
    expect(style).toContain("--petrol:#1e2f5c");
    expect(style).not.toContain("--on-petrol:");
    expect(style).not.toContain("--error:");
  });
});
