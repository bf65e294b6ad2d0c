/**
 * The broker's pictures: checked before the site listens, made small in the background while it already
 * serves, and kept in DATA_DIR/pictures. A page knows their measures at once; who asks for a file that
 * isn't made yet waits for that one.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { environment } from "../config/environment.server";
import { errorClass, log } from "../log.server";
import { endWithFaults, theBroker } from "./broker.server";
import { theLook } from "./look.server";
import {
  filesOf,
  largestWidth,
  PICTURE_NAMES,
  pictureOf,
  type Picture,
  type PictureFormat,
  type PictureName,
} from "./picture";
import { decode, encode, measure, RECIPE, TooLarge } from "./picture-encoder.server";

export type Pictures = Partial<Record<PictureName, Picture>>;
export type PictureFile = { bytes: () => Promise<Buffer>; type: string };

const TYPES: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

let pictures: Pictures = {};
let files = new Map<string, PictureFile>();

/** Those that the profile names. */
export const thePictures = (): Pictures => pictures;

/** The file of a picture, or undefined where there is none of that name. */
export const pictureFile = (file: string) => files.get(file);

/** Ends the process where a picture that the profile names is missing or can't be read. */
export async function preparePictures(): Promise<void> {
  const cache = new FileCache(path.join(environment().DATA_DIR, "pictures"));
  const faults: string[] = [];
  pictures = {};
  files = new Map();
  const named = { ...theBroker(), townPicture: theLook().townPicture };
  for (const name of [...PICTURE_NAMES, "townPicture"] as const) {
    const file = named[name];
    if (!file) continue;
    const original = path.join(path.dirname(environment().BROKER_FILE), file);
    try {
      pictures[name] = await prepare(name, original, cache);
    } catch (error) {
      faults.push(`${name}: ${pictureFault(error)}: ${original}`);
    }
  }
  if (faults.length > 0) endWithFaults(faults);
  void makeAll(cache);
}

function pictureFault(error: unknown): string {
  if (error instanceof TooLarge) return `${error.message}; save a smaller one`;
  const missing = (error as NodeJS.ErrnoException).code !== undefined;
  return missing ? "can't be read" : "isn't a whole picture";
}

async function prepare(name: PictureName, original: string, cache: FileCache): Promise<Picture> {
  const sum = createHash("sha256").update(RECIPE);
  await pipeline(createReadStream(original), sum);
  const hash = sum.digest("hex");
  const measures = await measure(original, largestWidth(name));
  const picture = pictureOf(name, hash, measures);
  const wanted = filesOf(picture);
  const decodeOnce = once(() => decode(original, { ...measures, width: picture.width }));
  const kept = await Promise.all(wanted.map(({ file }) => cache.has(file)));
  // Only a picture that was never made has yet to prove that it is whole.
  if (kept.includes(false)) await decodeOnce();
  for (const { file, width, format } of wanted) {
    const make = async () => encode(await decodeOnce(), width, format);
    files.set(file, { bytes: once(() => cache.get(file, make)), type: TYPES[format] });
  }
  return picture;
}

/** One after the other, so that visitors don't notice. */
async function makeAll(cache: FileCache) {
  try {
    await cache.keepOnly(new Set(files.keys()));
    for (const { bytes } of files.values()) await bytes();
    if (files.size > 0) log.info({ event: "pictures ready", files: files.size });
  } catch (error) {
    log.error({ event: "pictures not made", fault: errorClass(error) });
  }
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
