import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Item } from "../content/items.server";
import { drawingNames, ItemDrawing } from "../drawings/item-drawings";
import { pens } from "../drawings/pens";
import { drawingSheets, isSheetPath } from "./drawing-sheet.server";

const items = (...drawings: string[]) =>
  drawings.map((drawing, index) => ({ slug: `${drawing}-${index}`, drawing })) as Item[];
const sheets = (insurance: Item[], pictures: string[] = []) =>
  drawingSheets({
    topics: { insurance: { items: insurance }, finance: { items: items("umschuldung") } },
    itemPictures: new Map(pictures.map((slug) => [slug, {} as never])),
  });
const idsIn = (svg: string) => Array.from(svg.matchAll(/<g id="([^"]+)">/g), ([, id]) => id);

describe("the sheet of a page", () => {
  it("has each drawing of its items once, under its name", () => {
    const { insurance, finance } = sheets(items("kfz", "hausrat", "kfz"));
    expect(idsIn(insurance.svg)).toEqual(["kfz", "hausrat"]);
    expect(idsIn(finance.svg)).toEqual(["umschuldung"]);
  });

  it("leaves out what the broker has a picture of", () => {
    expect(idsIn(sheets(items("kfz", "hausrat"), ["kfz-0"]).insurance.svg)).toEqual(["hausrat"]);
  });

  it("has another address when it is another one", () => {
    const [one, same, other] = [["kfz"], ["kfz"], ["hausrat"]].map(
      (names) => sheets(items(...names)).insurance.path,
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(isSheetPath(one!)).toBe(true);
    expect(isSheetPath(`${one}/..`)).toBe(false);
  });

  it("has all that is shipped, without a class: no style sheet reaches it", () => {
    const { svg } = sheets(items(...drawingNames, "nothing-of-this-name")).insurance;
    expect(idsIn(svg)).toHaveLength(drawingNames.length + 1);
    expect(svg).not.toMatch(/class=|style=/);
    expect(svg).toContain('fill="var(--tint-sage)"');
    expect(svg).toContain('stroke="var(--amber-line)" stroke-width="var(--d-line)"');
  });

  it.each(drawingNames)("knows each pen of %s", (name) => {
    const markup = renderToStaticMarkup(createElement(ItemDrawing, { name }));
    const [root = "", ...parts] = Array.from(
      markup.matchAll(/ class="([^"]*)"/g),
      ([, all]) => all,
    );
    expect(root).toBe("d");
    for (const pen of parts.flatMap((all = "") => all.split(" "))) expect(pens).toHaveProperty(pen);
  });
});
