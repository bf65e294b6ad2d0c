import { readFileSync } from "node:fs";
import { createElement as h, type JSX } from "react";
import { expect, it } from "vitest";
import { colourPairs, paletteOf } from "../broker/look.server";
import { pens } from "../drawings/pens";
import { accents, BY_DAY, drawn, drawnMark, drawnParts, drawnTown, lineEnds } from "./drawn.server";

const sheet = readFileSync(new URL("../styles/drawings.css", import.meta.url), "utf8");
const colours = paletteOf(colourPairs["petrol-amber"]).light;
const svg =
  (...parts: JSX.Element[]) =>
  () =>
    h("svg", { className: "d", viewBox: "0 0 9 6" }, ...parts);

it.each(Object.entries(accents))(
  "the line in %s is as thick as in the style sheet",
  (name, width) => {
    const [, said] = new RegExp(`\\.${name} \\{[^}]*--d-line: ([\\d.]+);`).exec(sheet) ?? [];
    expect(Number(said)).toBe(width);
  },
);

it.each(Object.entries(BY_DAY))("by day --%s is --%s", (name, token) => {
  const [byDay = ""] = sheet.split("@media");
  expect(byDay).toContain(`--${name}: var(--${token});`);
});

it("every class of the town and of the mark is a known pen", () => {
  for (const { shapes } of [drawnTown(colours), drawnMark(colours)]) {
    expect(shapes.length).toBeGreaterThan(1);
    for (const name of shapes.flatMap(({ classes }) => classes)) expect(pens).toHaveProperty(name);
  }
});

it("the line goes through the town from one side to the other", () => {
  const town = drawnTown(colours);
  const [from, to] = lineEnds(town);
  expect(from.x).toBeLessThanOrEqual(5);
  expect(to.x).toBeGreaterThanOrEqual(town.width - 5);
  expect(to.y).toBeCloseTo(from.y, 0);
});

it("a circle is a path, and tints keep the pen", () => {
  const { shapes, ...size } = drawn(
    svg(h("circle", { className: "d-k", cx: 4, cy: 3, r: 2 })),
    colours,
  );
  expect(size).toEqual({ width: 9, height: 6 });
  expect(shapes).toEqual([
    {
      ...{ classes: ["d-k"], fill: colours["tint-skin"], stroke: colours["ink"], width: 2 },
      path: "M2 3a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z",
    },
  ]);
  expect(drawnParts({ ...size, shapes })).toContain(`fill="${colours["tint-skin"]}"`);
});

it.each([
  ["an element", h("rect", { width: 2 })],
  ["a place", h("path", { d: "M0 0", transform: "scale(2)" })],
])("%s that it doesn't know isn't left out in silence", (_what, part) => {
  expect(() => drawn(svg(part), colours)).toThrow("can't");
});
