/**
 * The broker's pictures: checked before a page names them, made small in the background while the site already
 * serves, and kept in a folder. A page knows their measures at once; who asks for a file that isn't made yet waits
 * for that one.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Sharp } from "sharp";
import { errorClass, log } from "../log.server";
import {
  filesOf,
  largestWidth,
  pictureOf,
  type Picture,
  type PictureFormat,
  type PictureName,
} from "./picture";

export type Pictures = Partial<Record<PictureName, Picture>>;
export type PictureFile = { bytes: () => Promise<Buffer>; type: string };
type Files = ReadonlyMap<string, PictureFile>;

const TYPES: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/** The pictures of one edition. */
export class PictureSet {
  readonly #files = new Map<string, PictureFile>();
  /** Of the edition before: who has its pages open may still ask for them. */
  #earlier: Files;
  readonly #cache: FileCache;

  /** `folder`: where the files that are made are kept. */
  constructor(folder: string, before?: PictureSet) {
    this.#cache = new FileCache(folder);
    this.#earlier = before ? before.#files : new Map();
  }

  /** The file of a picture, or undefined where there is none of that name. */
  file(name: string): PictureFile | undefined {
    return this.#files.get(name) ?? this.#earlier.get(name);
  }

  /** Takes in the picture at `original`; gives it, or what is wrong with it. */
  async add(name: PictureName, original: string): Promise<Picture | string> {
    try {
      return await this.#prepare(name, original);
    } catch (error) {
      return `${pictureFault(error)}: ${original}`;
    }
  }

  async #prepare(name: PictureName, original: string): Promise<Picture> {
    const hash = await hashOf(original);
    const measures = await measure(original, largestWidth(name));
    const picture = pictureOf(name, hash, measures);
    const wanted = filesOf(picture);
    const decodeOnce = once(async () => {
      const decoded = await decode(original, { ...measures, width: picture.width });
      // Another picture by now: under this one's name, it would be kept for good.
      if ((await hashOf(original)) !== hash) throw new Error("the picture has changed");
      return decoded;
    });
    const kept = await Promise.all(wanted.map(({ file }) => this.#cache.has(file)));
    // Only a picture that was never made has yet to prove that it is whole.
    if (kept.includes(false)) await decodeOnce();
    for (const { file, width, format } of wanted) {
      const make = async () => encode(await decodeOnce(), width, format);
      const made = this.#earlier.get(file);
      this.#files.set(
        file,
        made ?? { bytes: once(() => this.#cache.get(file, make)), type: TYPES[format] },
      );
    }
    return picture;
  }

  /** A picture that was taken off the site is gone for everybody. Whether there was one. */
  async forgetEarlier(): Promise<boolean> {
    const gone = Array.from(this.#earlier.keys()).some((name) => !this.#files.has(name));
    this.#earlier = new Map();
    if (gone) await this.#cache.keepOnly(new Set(this.#files.keys()));
    return gone;
  }

  /** Makes all files, one after the other, so that visitors don't notice; drops those that no page names any more. */
  async makeAll(): Promise<void> {
    try {
      await this.#cache.keepOnly(new Set([...this.#files.keys(), ...this.#earlier.keys()]));
      for (const { bytes } of this.#files.values()) await bytes();
      if (this.#files.size > 0) log.info({ event: "pictures ready", files: this.#files.size });
    } catch (error) {
      log.error({ event: "pictures not made", fault: errorClass(error) });
    }
  }
}

function pictureFault(error: unknown): string {
  if (error instanceof TooLarge) return `${error.message}; save a smaller one`;
  const missing = (error as NodeJS.ErrnoException).code !== undefined;
  return missing ? "can't be read" : "isn't a whole picture";
}

async function hashOf(original: string): Promise<string> {
  const sum = createHash("sha256").update(RECIPE);
  await pipeline(createReadStream(original), sum);
  return sum.digest("hex");
}

/** The same result for all who ask; after a failure the next one tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Files that were made once and need not be made again, in a folder. */
class FileCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(file: string): Promise<boolean> {
    const stat = await fs.stat(path.join(this.#folder, file)).catch(() => undefined);
    return (stat?.size ?? 0) > 0;
  }

  /** The file as it was kept, or as `make` makes it now. A disk that can't be written only costs time. */
  async get(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await fs.readFile(path.join(this.#folder, file)).catch(() => undefined);
    if (kept?.length) return kept;
    const made = await make();
    await this.#keep(file, made).catch((error: unknown) =>
      log.warn({ event: "picture not kept", file, fault: errorClass(error) }),
    );
    return made;
  }

  /** Removes everything but `files`: a portrait that was taken off the site is gone from here, too. */
  async keepOnly(files: Set<string>): Promise<void> {
    const found = await fs.readdir(this.#folder).catch(() => []);
    const others = found.filter((file) => !files.has(file));
    await Promise.all(others.map((file) => fs.rm(path.join(this.#folder, file), { force: true })));
  }

  /** Whole or not at all: under its own name only when it is complete. */
  async #keep(file: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(this.#folder, { recursive: true });
    const unfinished = path.join(this.#folder, `${file}.${process.pid}`);
    await fs.writeFile(unfinished, bytes);
    await fs.rename(unfinished, path.join(this.#folder, file));
  }
}

// What is done to a picture's pixels. Metadata, a camera's place and time among it, never gets through.

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
const RECIPE = JSON.stringify({ BUDGET, ATTEMPTS });

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
