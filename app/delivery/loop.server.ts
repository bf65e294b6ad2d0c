/** What works in the background: looks at what is due, again and again, until it is stopped. */
import { errorClass, log } from "../log.server";

const AFTER_FAULT_MS = 5000;

export class Loop {
  readonly #look: () => Promise<number>;
  readonly #fault: string;
  readonly #clock: Clock;
  readonly #underWay = new Set<Promise<unknown>>();
  #cancel: (() => void) | undefined;
  #looking = false;
  /** In how many ms to look again, as it was asked for during a look. */
  #asked = Infinity;
  #stopped = false;

  /**
   * `look` gives in how many ms to look again; no second one begins before it has ended. Where it rejects, the log
   * names the event `fault`, and the next comes in 5 s.
   */
  constructor(look: () => Promise<number>, { fault, clock }: { fault: string; clock: Clock }) {
    this.#look = look;
    this.#fault = fault;
    this.#clock = clock;
  }

  get stopped() {
    return this.#stopped;
  }

  /** Looks in `ms`, in the place of the look that was to come; during a look, no later than that after it. */
  lookIn(ms: number) {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#asked = Math.min(this.#asked, ms);
      return;
    }
    this.#cancel?.();
    this.#cancel = this.#clock.after(ms, () => this.track(this.#run()));
  }

  async #run() {
    this.#looking = true;
    this.#asked = Infinity;
    const next = await this.#look().catch((error: unknown) => {
      log.error({ event: this.#fault, fault: errorClass(error) });
      return AFTER_FAULT_MS;
    });
    this.#looking = false;
    this.lookIn(Math.min(next, this.#asked));
  }

  /** Work that a look began and doesn't wait for; it never rejects. The end waits for it. */
  track(work: Promise<unknown>) {
    const ended = work.finally(() => this.#underWay.delete(ended));
    this.#underWay.add(ended);
  }

  /** Looks no more, and waits until what is under way has ended, at most `withinMs`. */
  async stop(withinMs: number) {
    this.#stopped = true;
    this.#cancel?.();
    await Promise.race([this.#allEnded(), this.pause(withinMs)]);
  }

  async #allEnded() {
    // What ends may have begun something.
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  pause(ms: number) {
    return new Promise<void>((resolve) => this.#clock.after(ms, resolve));
  }
}

/** Time and chance, as delivery sees them: a test brings its own. */
export type Clock = {
  /** ms since 1970. It can be set, forwards and backwards. */
  now: () => number;
  /** ms since some moment. It never goes back. */
  elapsed: () => number;
  /** From 0 up to 1. */
  random: () => number;
  /** Does `work` once, in `ms`; gives what prevents it. Never holds the process. */
  after: (ms: number, work: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
