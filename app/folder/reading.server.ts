/** One reading of a site's files, and how to notice that they have become others since. */
import fs from "node:fs/promises";
import { errorClass, log } from "../log.server";

/**
 * What was read, each file with how it looked just before: whatever was written later shows. What isn't there
 * counts, too, since it may appear.
 */
export class Reading {
  readonly #looks = new Map<string, string>();

  /** Undefined where there is no such file; rejects where there is one that can't be read. */
  async read(file: string): Promise<Buffer | undefined> {
    await this.note(file);
    try {
      return await fs.readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** Somebody else reads it now. */
  async note(file: string): Promise<void> {
    this.#looks.set(file, await lookAt(file));
  }

  /** How the files looked when they were read. */
  get seen(): string {
    return Array.from(this.#looks.values()).join("\n");
  }

  /** How they look now. */
  async look(): Promise<string> {
    return (await Promise.all(Array.from(this.#looks.keys(), lookAt))).join("\n");
  }
}

async function lookAt(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await fs.stat(file);
    return [file, size, mtimeMs, ctimeMs, ino].join(" ");
  } catch (error) {
    return `${file} ${(error as NodeJS.ErrnoException).code ?? ""}`;
  }
}

/**
 * Looks every `everyMs` at the files of `reading`: file events don't come through every bind mount. Once they have
 * become others, and stay so for two looks, `readAgain` is called, whose reading is watched from then on. Gives what
 * ends it. Keeps no process alive.
 */
export function watch(
  reading: Reading,
  readAgain: () => Promise<Reading>,
  everyMs = 1000,
): () => void {
  let known = reading;
  let before: string | undefined;
  let tried: string | undefined;
  let ended = false;
  const look = async () => {
    const now = await known.look();
    if (now !== known.seen && now === before && now !== tried) {
      // Where reading fails altogether, the next change is the next try.
      tried = now;
      known = await readAgain();
      tried = undefined;
    }
    before = now;
  };
  const wait = () => {
    const timer = setTimeout(() => void look().catch(tell).finally(next), everyMs);
    timer.unref();
  };
  const next = () => ended || wait();
  wait();
  return () => (ended = true);
}

const tell = (error: unknown) => log.error({ event: "site not read", fault: errorClass(error) });
