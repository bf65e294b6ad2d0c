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
import { errorClass, log } from "../log.server";
import {
  filesOf,
  largestWidth,
  pictureOf,
  type Picture,
  type PictureFormat,
  type PictureName,
} from "./picture";
import { decode, encode, measure, RECIPE, TooLarge } from "./picture-encoder.server";

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
