import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { initialsMark, initialsOf } from "./initials.server";

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
