import { describe, expect, it } from "vitest";
import { filesOf, isPicturePath, largestWidth, pathOf, PICTURE_NAMES, pictureOf } from "./picture";

const HASH = "0123456789abcdef";

describe("a picture", () => {
  it("keeps its ratio and is named after its content", () => {
    expect(pictureOf("portrait", HASH, { width: 4000, height: 5000 })).toEqual({
      id: "portrait-0123456789ab",
      width: 704,
      height: 880,
      widths: [176, 352, 528, 704],
      fallback: "jpg",
    });
  });

  it("is never enlarged", () => {
    expect(pictureOf("portrait", HASH, { width: 400, height: 300 }).widths).toEqual([
      176, 352, 400,
    ]);
    expect(pictureOf("logo", HASH, { width: 1, height: 1 })).toMatchObject({
      width: 1,
      height: 1,
      widths: [1],
    });
  });

  it.each([...PICTURE_NAMES, "townPicture", "itemPicture"] as const)(
    "%s is made into files that the door lets through",
    (name) => {
      const files = filesOf(pictureOf(name, HASH, { width: largestWidth(name), height: 100 }));
      expect(files.length).toBeGreaterThan(6);
      for (const { file } of files) expect(isPicturePath(pathOf(file))).toBe(true);
    },
  );
});

it.each([
  "/bilder/",
  "/bilder/../outbox.sqlite",
  "/bilder/portrait-0123456789ab-176.svg",
  "/bilder/portrait-0123456789ab-176.avif/x",
  "/bilder/max@geheim.example",
])("%s is no picture's path", (path) => {
  expect(isPicturePath(path)).toBe(false);
});
