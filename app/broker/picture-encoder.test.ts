import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { BUDGET, decode, encode, measure } from "./picture-encoder.server";

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
    expect(await measure(sideways, 704)).toEqual({ width: 200, height: 300, scale: 1 });
  });

  it("of a drawing are as large as needed, and it is drawn in that size", async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><path d="M0 0h12v12H0z"/></svg>',
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
});
