/** The log, where it goes, and what the site's parts say of their work to whoever measures. */
/**
 * What the site's parts say of their work, over Node's diagnostics channels: who measures subscribes, and nothing
 * below knows of it. Words from fixed lists and durations alone, nothing that could tell of a person.
 */
import { channel, type Channel } from "node:diagnostics_channel";
import fs from "node:fs";
import pino from "pino";

/** Lines may wait up to this size, in bytes; what comes after that is dropped, and counted. */
const MOST_BYTES = 256 * 1024;
const TRY_AGAIN_MS = 250;

/**
 * Where the log goes. A full disk, a reader that has gone or one that has stopped reading doesn't keep the site from its
 * work: what can't be written now waits, up to a limit, and is tried again. pino's own destination waits for a full disk
 * on the spot, and for ever when the process ends.
 */
class LogOutput {
  readonly #fd: number;
  #rest: Buffer = Buffer.alloc(0);
  #dropped = 0;
  #again: NodeJS.Timeout | undefined;

  /** `fd` must not block where it is a pipe: Node sees to that as soon as it is asked for `process.stdout`. */
  constructor(fd: number) {
    this.#fd = fd;
    process.once("exit", () => this.#write());
  }

  /** Never waits and never throws. */
  write(line: string) {
    if (this.#rest.length + Buffer.byteLength(line) > MOST_BYTES) this.#dropped++;
    else this.#rest = Buffer.concat([this.#rest, Buffer.from(line)]);
    if (!this.#again) this.#write();
  }

  #write() {
    this.#again = undefined;
    try {
      while (this.#rest.length > 0)
        this.#rest = this.#rest.subarray(fs.writeSync(this.#fd, this.#rest));
    } catch {
      this.#again = setTimeout(() => this.#write(), TRY_AGAIN_MS).unref();
      return;
    }
    const lines = this.#dropped;
    this.#dropped = 0;
    const time = new Date().toISOString();
    if (lines > 0)
      this.write(`${JSON.stringify({ level: "error", time, event: "log cut", lines })}\n`);
  }
}

/**
 * The log: one JSON object a line on standard output.
 * It names references, states, durations and error classes, never a person's data.
 */

export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  new LogOutput(process.stdout.fd),
);

// An error that nobody listens to ends the process: whatever else writes there must not, either.
for (const stream of [process.stdout, process.stderr])
  if (stream.listenerCount("error") === 0) stream.on("error", () => undefined);

/** What may be told of an error: its class and code. A message can quote what a visitor typed. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as NodeJS.ErrnoException).code;
  return code ? `${error.name} ${code}` : error.name;
}

// What the site's parts say of their work, over Node's diagnostics channels: who measures subscribes, and nothing below
// knows of it. Words from fixed lists and durations alone, nothing that could tell of a person.

/**
 * Why somebody was turned away. An enquiry, by the rate limit or because it could be neither stored nor sent; any other
 * request, by the door.
 */
export const REFUSALS = [
  ...["rate_limit", "store"],
  ...["error", "foreign_origin", "gone", "method", "too_large", "unreadable", "work_limit"],
] as const;

type Messages = {
  /** An enquiry was taken on; what was known already isn't told again. */
  accepted: { form: string };
  /** Storing one has taken so long. */
  stored: { seconds: number };
  refused: { reason: (typeof REFUSALS)[number] };
  /** An attempt to deliver to the broker has ended, without a fault when all recipients have it. */
  attempt: { fault?: string };
  /** Somebody asked for what is kept, and got it ready or had to wait until it was made. */
  answer: { ready: boolean };
};
type Name = keyof Messages;

const channels: Record<Name, Channel> = {
  accepted: channel("site:accepted"),
  stored: channel("site:stored"),
  refused: channel("site:refused"),
  attempt: channel("site:attempt"),
  answer: channel("site:answer"),
};

/** Costs next to nothing where nobody has subscribed. */
export function publish<N extends Name>(name: N, message: Messages[N]): void {
  channels[name].publish(message);
}

/** `listener` must not throw: that would end the process. */
export function subscribe<N extends Name>(name: N, listener: (message: Messages[N]) => void): void {
  channels[name].subscribe((message) => listener(message as Messages[N]));
}
