import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pens, penOf } from "./pens";

const sheet = ["drawings", "landing"]
  .map((name) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8"))
  .join("\n");

/** Without what stands in an at-rule. */
const plain = sheet
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
const rules = Array.from(
  plain.matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    values: Object.fromEntries(
      Array.from(body.matchAll(/([\w-]+):\s*(?:var\(--)?([\w.-]+)\)?;/g), ([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string | undefined>,
  }),
);

const inSheet = (name: string) => {
  const found = rules.filter(({ selectors }) => selectors.includes(`.${name}`));
  const values = Object.assign({}, ...found.map((rule) => rule.values)) as Record<string, string>;
  const { fill, stroke, "stroke-width": width, "paint-order": order } = values;
  return {
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    ...(width && { width: Number.isNaN(Number(width)) ? width : Number(width) }),
    ...(order && { order }),
  };
};

it.each(Object.keys(pens))("%s is the pen of the style sheet", (name) => {
  expect(pens[name]).toEqual(inSheet(name));
});

it("the pens stand in the order of the style sheet, where the later one counts", () => {
  const first = (name: string) =>
    rules.findLastIndex(({ selectors }) => selectors.includes(`.${name}`));
  const places = Object.keys(pens).map(first);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(penOf(["d-n", "d-e", "d-k"])).toEqual({ fill: "tint-skin", stroke: "none" });
});
