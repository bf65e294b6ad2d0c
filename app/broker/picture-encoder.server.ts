/** What is done to a picture's pixels. Metadata, a camera's place and time among it, never gets through. */
import type { Sharp } from "sharp";
import type { PictureFormat } from "./picture";

/** Bytes: so much may any picture cost a phone. */
export const BUDGET = 30_000;

/** Each is tried until one fits; the last also softens what a camera's noise makes expensive. */
const ATTEMPTS = [
  { quality: 60 },
  { quality: 50 },
  { quality: 40 },
  { quality: 30 },
  { quality: 20 },
  { quality: 20, blur: 2 },
];

/** Part of each picture's hash, so that a change here is a new address. */
export const RECIPE = JSON.stringify({ BUDGET, ATTEMPTS });

/** Loaded when there is a picture: it takes memory from a site that has none. */
const load = async () => (await import("sharp")).default;

/** Pixels as they are seen, the camera's rotation applied. Rejects what is no picture. */
export async function measure(original: Buffer, largest: number) {
  const sharp = await load();
  const { format, autoOrient } = await sharp(original).metadata();
  // A drawing has no pixels of its own: it is as large as it needs to be.
  const scale = format === "svg" ? largest / autoOrient.width : 1;
  const width = Math.round(autoOrient.width * scale);
  return { width, height: Math.round(autoOrient.height * scale), scale };
}

/** The whole picture, upright, in sRGB and `width` wide, from which all others are made. Rejects half ones. */
export async function decode(original: Buffer, { width, scale }: { width: number; scale: number }) {
  const sharp = await load();
  return sharp(original, { density: Math.min(72 * Math.max(scale, 1), 100_000) })
    .autoOrient()
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export async function encode(decoded: Buffer, width: number, format: PictureFormat) {
  const sharp = await load();
  let made = decoded;
  for (const { quality, blur } of ATTEMPTS) {
    const pixels = sharp(decoded).resize({ width });
    if (blur) pixels.blur(blur);
    made = await formats[format](pixels, quality).toBuffer();
    if (made.length <= BUDGET) break;
  }
  return made;
}

type Encoding = (pixels: Sharp, quality: number) => Sharp;

const formats: Record<PictureFormat, Encoding> = {
  // A step more of effort takes three times as long for a tenth less.
  avif: (pixels, quality) => pixels.avif({ quality, effort: 3 }),
  webp: (pixels, quality) => pixels.webp({ quality, smartSubsample: true }),
  jpg: (pixels, quality) =>
    pixels.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }),
  png: (pixels, quality) => pixels.png({ palette: true, quality }),
};
