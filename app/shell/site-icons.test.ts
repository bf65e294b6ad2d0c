import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lookSchema } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import {
  initialsMark,
  initialsOf,
  siteIcon,
  SVG_ICON,
  type IconEdition,
} from "./site-icons.server";

const edition = (example: boolean, look: object = {}): IconEdition => ({
  broker: { name: "Ida Ősz", example } as Broker,
  pictures: {},
  pictureFile: () => undefined,
  look: lookSchema.parse(look),
});

it("the example has the shipped mark, everybody else their initials, in the site's colours", async () => {
  expect(await siteIcon(edition(true), SVG_ICON)).toBeUndefined();
  const own = String(await siteIcon(edition(false), SVG_ICON));
  expect(own).toMatch(/^<svg [^>]+><style>@media \(prefers-color-scheme:dark\)/);
  expect(own).toMatch(/<text [^>]+>IŐ<\/text>/);
  expect(own).toContain("#12343b");
  const red = await siteIcon(edition(false, { colours: "wine-sand" }), SVG_ICON);
  expect(String(red)).not.toContain("#12343b");
});

it("of a logo, a wide one is no icon", async () => {
  const logo = { id: "logo-0", width: 480, height: 120, widths: [480], fallback: "png" as const };
  const wide = { ...edition(false), pictures: { logo } };
  expect(String(await siteIcon(wide, SVG_ICON))).toContain(">IŐ</text>");
  const square = { ...wide, pictures: { logo: { ...logo, height: 240 } } };
  await expect(siteIcon(square, SVG_ICON)).rejects.toThrow("the logo isn't there");
});

it.each([
  ["Max Mustermann", "MM"],
  ["Łukasz Őry", "ŁŐ"],
  ["anna von ähren", "AÄ"],
  ["Dr. Zoë Îles", "ZÎ"],
  ["Prof. Dr. Nguyễn Thị Ấn", "NA"],
  ["Anna-Lena O'Brien", "AO"],
  ["Bodó", "B"],
  ["İlknur", "İ"],
  ["Dr. Ødegård", "Ø"],
  ["ßen", "S"],
  ["4711", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name).join("")).toBe(initials);
});

describe.each(["M", "MW", "II", "ŁŐ", "ÄQ", "Ș", "IJ"])("%s", (initials) => {
  it("stands within the square, in the middle, and fills it", async () => {
    const { viewBox, parts } = initialsMark(initials.split(""), { ink: "#000", line: "#000" });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="${viewBox}">${parts}</svg>`;
    const { info } = await sharp(Buffer.from(svg))
      .trim({ threshold: 1 })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    expect(left).toBeGreaterThanOrEqual(18);
    expect(top).toBeGreaterThanOrEqual(18);
    expect(info.width).toBeGreaterThanOrEqual(430);
    expect(Math.abs(480 - info.width - 2 * left)).toBeLessThanOrEqual(4);
    expect(Math.abs(480 - info.height - 2 * top)).toBeLessThanOrEqual(12);
  });
});
