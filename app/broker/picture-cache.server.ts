/** Files that were made once and need not be made again, in a folder. */
import fs from "node:fs/promises";
import path from "node:path";
import { errorClass, log } from "../log.server";

export class FileCache {
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
