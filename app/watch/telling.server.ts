/** One channel's being told of one thing: once that it has begun, and once that it is over. */
import type { Clock } from "../delivery/clock";
import { faultOf } from "../delivery/faults.server";
import { log } from "../log.server";
import type { Notices } from "../store/outbox.server";

/** Longer than telling takes; what a killed process was telling is told after it. */
const LEASE_MS = 2 * 60_000;
/** After a failure; doubled with each further one. */
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** `since`: ms since 1970. Rejects where nobody has taken it. */
export type Tell = (state: "firing" | "resolved", since: number) => Promise<unknown>;

export class Telling {
  readonly #name: string;
  readonly #notices: Pick<Notices, "claim" | "note">;
  readonly #clock: Clock;
  /** Since when what it was told last is so, ISO 8601. "": it was told the end, or nothing. Undefined: not read yet. */
  #told: string | undefined;
  /** False: the store doesn't know, so it is what this process remembers that counts. */
  #noted = true;
  #underWay = false;
  #failures = 0;
  /** By the clock that never goes back. */
  #notBefore = -Infinity;

  /** `name`: under which it is noted. */
  constructor(name: string, notices: Pick<Notices, "claim" | "note">, clock: Clock) {
    this.#name = name;
    this.#notices = notices;
    this.#clock = clock;
  }

  /** Tells whether it is `on`, and since when, unless that was told. What fails is for a later call. Never rejects. */
  async bring(on: boolean, since: number, tell: Tell) {
    if (this.#underWay) return;
    if (this.#noted && this.#told !== undefined && isOn(this.#told) === on) {
      this.#failures = 0;
      this.#notBefore = -Infinity;
      return;
    }
    if (this.#clock.elapsed() < this.#notBefore) return;
    this.#underWay = true;
    await this.#bring(on, since, tell);
    this.#underWay = false;
  }

  async #bring(on: boolean, since: number, tell: Tell) {
    const claimed = await this.#claim();
    if (claimed === "elsewhere") return;
    const told = this.#told ?? "";
    if (isOn(told) !== on) await this.#tell(on, on ? since : Date.parse(told), tell);
    if (claimed === "yes") await this.#note();
  }

  async #claim(): Promise<"yes" | "elsewhere" | "unwritable"> {
    try {
      const noted = await this.#notices.claim(this.#name, LEASE_MS);
      if (noted === undefined) return "elsewhere";
      if (this.#noted) this.#told = noted;
      return "yes";
    } catch {
      return "unwritable";
    }
  }

  async #tell(on: boolean, since: number, tell: Tell) {
    const state = on ? "firing" : "resolved";
    try {
      await tell(state, since);
    } catch (error) {
      const pause = Math.min(PAUSE_MS * 2 ** this.#failures++, LONGEST_PAUSE_MS);
      this.#notBefore = this.#clock.elapsed() + pause;
      log.error({ event: "alarm not told", name: this.#name, state, fault: faultOf(error).class });
      return;
    }
    log.info({ event: "alarm told", name: this.#name, state });
    this.#told = on ? new Date(since).toISOString() : "";
    this.#noted = false;
  }

  /** Ends the lease, too. */
  async #note() {
    await this.#notices.note(this.#name, this.#told ?? "").then(
      () => (this.#noted = true),
      () => undefined,
    );
  }
}

const isOn = (told: string) => told !== "";
