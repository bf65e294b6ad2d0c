import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { BUDGET, decode, encode, measure } from "./pictures.server";

/** The dearest of all pictures: each pixel by chance. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

function file(content: Buffer): string {
  const name = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "picture-")), "original");
  fs.writeFileSync(name, content);
  return name;
}

describe("a picture's file", () => {
  it.each(["avif", "webp", "jpg"] as const)("keeps to the budget as %s", async (format) => {
    const made = await encode(await noise(440, 550), 440, format);
    expect(made.length).toBeLessThanOrEqual(BUDGET);
    expect(await sharp(made).metadata()).toMatchObject({ width: 440, height: 550 });
  });
});

describe("measures", () => {
  it("are those of the picture as it is seen", async () => {
    const sideways = await sharp(await noise(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await measure(file(sideways), 704)).toEqual({ width: 200, height: 300, scale: 1 });
  });

  it("of a drawing are as large as needed, and it is drawn in that size", async () => {
    const svg = file(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><path d="M0 0h12v12H0z"/></svg>',
      ),
    );
    const { width, scale } = await measure(svg, 480);
    expect([width, scale]).toEqual([480, 20]);
    const { data, info } = await sharp(await decode(svg, { width, scale }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphas = [239, 240].map((x) => data[(100 * info.width + x) * info.channels + 3]);
    // A sharp edge in the middle: nothing was blown up.
    expect(alphas).toEqual([255, 0]);
  });

  it("of a picture that must be held whole are refused before memory ends, with what to do", async () => {
    const plain = sharp({ create: { width: 5000, height: 3000, channels: 3, background: "#888" } });
    const whole = file(await plain.clone().jpeg({ progressive: true }).toBuffer());
    await expect(measure(whole, 704)).rejects.toThrow(
      "15 megapixels (progressive jpeg, at most 12)",
    );
    const byLine = file(await plain.clone().jpeg().toBuffer());
    await expect(measure(byLine, 704)).resolves.toMatchObject({ width: 5000, height: 3000 });
  });
});
