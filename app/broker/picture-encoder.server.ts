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

/** Megapixels of a picture that is read line by line, and of one that must be held whole (3 bytes a pixel and more). */
const MOST_BY_LINE = 60;
const MOST_WHOLE = 12;

/** Loaded when there is a picture: it takes memory from a site that has none. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One picture at a time, in one thread, and nothing kept: memory counts here, not time.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Thrown for a picture that this machine's memory is too small for; the message says what to do. */
export class TooLarge extends Error {}

/** Pixels as they are seen, the camera's rotation applied. Rejects what is no picture, or is too large. */
export async function measure(original: string, largest: number) {
  const sharp = await loadSharp();
  const { format, autoOrient, isProgressive } = await sharp(original).metadata();
  const byLine = (format === "jpeg" || format === "png") && !isProgressive;
  const most = byLine ? MOST_BY_LINE : MOST_WHOLE;
  const megapixels = (autoOrient.width * autoOrient.height) / 1e6;
  if (format !== "svg" && megapixels > most) {
    const kind = isProgressive ? `progressive ${format}` : format;
    throw new TooLarge(`has ${Math.ceil(megapixels)} megapixels (${kind}, at most ${most})`);
  }
  // A drawing has no pixels of its own: it is as large as it needs to be.
  const scale = format === "svg" ? largest / autoOrient.width : 1;
  const width = Math.round(autoOrient.width * scale);
  return { width, height: Math.round(autoOrient.height * scale), scale };
}

/** The whole picture, upright, in sRGB and `width` wide, from which all others are made. Rejects half ones. */
export async function decode(original: string, { width, scale }: { width: number; scale: number }) {
  const sharp = await loadSharp();
  // From the file, line after line: a large photo never stands in memory as a whole.
  const density = Math.min(72 * Math.max(scale, 1), 100_000);
  return sharp(original, { density, sequentialRead: true })
    .autoOrient()
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export async function encode(decoded: Buffer, width: number, format: PictureFormat) {
  const sharp = await loadSharp();
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
