/**
 * Tells on standard error how far a command is that takes long: on a terminal in one line that changes, elsewhere, in a
 * log perhaps, in a line every ten seconds. Of what ends within two seconds it tells nothing.
 */
import process from "node:process";

const SHORT_MS = 2000;
const EVERY_MS = { terminal: 200, elsewhere: 10_000 };

export class Progress {
  readonly #command: string;
  readonly #terminal = process.stderr.isTTY;
  readonly #every = this.#terminal ? EVERY_MS.terminal : EVERY_MS.elsewhere;
  #next = performance.now() + Math.max(SHORT_MS, this.#every);
  #shown = false;

  /** `command`: what each line begins with. */
  constructor(command: string) {
    this.#command = command;
  }

  /** May be called as often as one likes; `text` is asked when it is time to tell. */
  tell(text: () => string): void {
    const now = performance.now();
    if (now < this.#next) return;
    this.#next = now + this.#every;
    this.#shown = true;
    const line = `${this.#command}: ${text()}`;
    process.stderr.write(this.#terminal ? `${CLEARED}${line}` : `${line}\n`);
  }

  /** While `work` lasts, which gives way to others. */
  async during<T>(work: Promise<T>, text: () => string): Promise<T> {
    const looking = setInterval(() => this.tell(text), EVERY_MS.terminal);
    try {
      return await work;
    } finally {
      clearInterval(looking);
      this.end();
    }
  }

  /** Takes the line away that changes, so that something else can be said. */
  end(): void {
    if (!this.#terminal || !this.#shown) return;
    process.stderr.write(CLEARED);
    // What comes next may not give way to any other telling.
    this.#next = 0;
  }
}

/** The start of the line, with nothing behind it. */
const CLEARED = "\r\u001b[K";

/** Bytes as millions of them: "120 of 512 MB"; "120 MB" where it isn't known of how many. */
export function megabytes(done: number, all?: number): string {
  const [part, whole] = [done, all].map((bytes = 0) => Math.round(bytes / 1e6));
  return all === undefined ? `${part} MB` : `${part} of ${whole} MB`;
}
