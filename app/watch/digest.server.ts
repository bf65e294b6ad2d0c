/**
 * The digest: tells the broker, every week or every day, what came in and what waits. It is sent once, whatever
 * happens to process, relay or clock; only a process that is killed between the relay's answer and its own note
 * repeats it, under the same Message-ID.
 */
import { WEEKDAYS, type Environment } from "../config/environment.server";
import { systemClock, type Clock } from "../delivery/clock";
import type { Sent } from "../delivery/courier.server";
import { faultOf } from "../delivery/faults.server";
import { Loop } from "../delivery/loop.server";
import { germanHour } from "../german/dates";
import { log } from "../log.server";
import { nextAttempt } from "../store/next-attempt";
import type { Backlog, Counts, Store, Waiting } from "../store/outbox.server";

const NAME = "digest";
const FIRST_LOOK_MS = 5000;
/** Looking at the clock costs nothing, and it can be set at any time: so the next digest isn't slept up to. */
const LOOK_EVERY_MS = 60_000;
/** Longer than a relay may take to answer. */
const LEASE_MS = 15 * 60_000;
const MOST_LISTED = 20;
const DAY_MS = 24 * 60 * 60_000;

export type Schedule = Pick<Environment, "DIGEST" | "DIGEST_DAY" | "DIGEST_HOUR">;

/** All that the broker is told. Times in ms since 1970. */
export type Report = {
  /** The day on which it was due in Germany, ISO 8601. */
  period: string;
  since: number;
  until: number;
  /** Of that time. */
  counts: Counts;
  /** At its end. */
  backlog: Pick<Backlog, "waiting" | "parked">;
  /** The oldest that are owed. */
  owed: Waiting[];
};

type DigestStore = Pick<Store, "notices" | "stats" | "probe">;

/** What was told last: a report's `period` and `until`, and all counts up to then. */
type Told = { period: string; at: number; counts: Counts };

/** The last day (ISO 8601) up to `now`, ms since 1970, whose digest is due: its hour has come in Germany. */
export function periodAt(now: number, { DIGEST, DIGEST_DAY, DIGEST_HOUR }: Schedule): string {
  const { day, hour } = germanHour(now);
  const last = daysAfter(day, hour < DIGEST_HOUR ? -1 : 0);
  if (DIGEST === "daily") return last;
  const weekday = (new Date(last).getUTCDay() + 6) % WEEKDAYS.length;
  const past = weekday - WEEKDAYS.indexOf(DIGEST_DAY) + WEEKDAYS.length;
  return daysAfter(last, -(past % WEEKDAYS.length));
}

/** By the calendar: summer time doesn't matter. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What `period` asks for, where that of `told` was the last. A digest that isn't due before the next period but one was
 * told by a clock that was wrong: who waited for it would hear nothing until then.
 */
export function turnAt(
  period: string,
  told: string | undefined,
  { DIGEST }: Schedule,
): "send" | "wait" | "begin" {
  const next = daysAfter(period, DIGEST === "daily" ? 1 : WEEKDAYS.length);
  if (told === undefined || told > next) return "begin";
  return told < period ? "send" : "wait";
}

export class Digest {
  readonly #store: DigestStore;
  readonly #send: (report: Report) => Promise<Sent>;
  readonly #schedule: Schedule;
  readonly #clock: Clock;
  readonly #loop: Loop;
  /** The period that was told last, as far as this process knows. */
  #told: string | undefined;
  /** That, until it is noted. */
  #unnoted: Told | undefined;
  #failures = 0;
  #pausedUntil = -Infinity;

  constructor(
    store: DigestStore,
    send: (report: Report) => Promise<Sent>,
    { schedule, clock = systemClock }: { schedule: Schedule; clock?: Clock },
  ) {
    this.#store = store;
    this.#send = send;
    this.#schedule = schedule;
    this.#clock = clock;
    this.#loop = new Loop(() => this.#look(), { fault: "digest failed", clock });
  }

  /** Where the schedule is "off", nothing is ever read or written. */
  start() {
    if (this.#schedule.DIGEST !== "off") this.#loop.lookIn(FIRST_LOOK_MS);
  }

  /** Waits until what is under way has ended, at most `withinMs`. */
  stop(withinMs: number) {
    return this.#loop.stop(withinMs);
  }

  async #look(): Promise<number> {
    if (this.#clock.elapsed() < this.#pausedUntil) return LOOK_EVERY_MS;
    try {
      await this.#takeTurn();
      this.#failures = 0;
    } catch (error) {
      this.#failures++;
      this.#pausedUntil = this.#clock.elapsed() + this.#pause();
      log.warn({ event: "digest delayed", attempt: this.#failures, fault: faultOf(error).class });
    }
    return LOOK_EVERY_MS;
  }

  /** In ms, as delivery waits after so many failures. */
  #pause(): number {
    const random = this.#clock.random();
    const times = { receivedAt: 0, now: 0, random };
    const failed = { refused: false, refusals: 0, failures: this.#failures };
    return nextAttempt({ ...failed, ...times }).dueAt ?? 0;
  }

  async #takeTurn() {
    if (this.#unnoted) await this.#note(this.#unnoted);
    const now = this.#clock.now();
    const period = periodAt(now, this.#schedule);
    if (turnAt(period, this.#told, this.#schedule) === "wait") return;
    const noted = await this.#store.notices.claim(NAME, LEASE_MS);
    // Another process is at it.
    if (noted === undefined) return;
    const told = noted === "" ? undefined : (JSON.parse(noted) as Told);
    const turn = turnAt(period, told?.period, this.#schedule);
    if (turn === "wait") {
      this.#told = told?.period;
      await this.#store.notices.note(NAME, noted);
    } else if (turn === "begin" || !told) {
      const counts = told?.counts ?? (await this.#store.notices.counts());
      await this.#note({ period, at: now, counts });
    } else {
      const newly = await this.#tell(period, now, told).catch(async (error: unknown) => {
        // Whichever process is first to try again may.
        await this.#store.notices.note(NAME, noted).catch(() => undefined);
        throw error;
      });
      await this.#note(newly);
    }
  }

  async #tell(period: string, now: number, told: Told): Promise<Told> {
    // The report says so.
    await this.#store.probe();
    const counts = await this.#store.notices.counts();
    const { refusals } = await this.#send({
      period,
      since: told.at,
      until: now,
      counts: difference(counts, told.counts),
      backlog: await this.#store.stats(),
      owed: await this.#store.notices.owed(MOST_LISTED),
    });
    if (refusals.length === 0) log.info({ event: "digest sent", period });
    else log.error({ event: "digest sent", period, refusedRecipients: refusals.length });
    return { period, at: now, counts };
  }

  /** Where that can't be written now, a later look does it. */
  async #note(told: Told) {
    this.#told = told.period;
    this.#unnoted = told;
    await this.#store.notices.note(NAME, JSON.stringify(told));
    this.#unnoted = undefined;
  }
}

/** What has been counted since `then`; never less than nothing, though some of a damaged file may be lost. */
function difference(now: Counts, then: Counts): Counts {
  const more = (before: number, after: number) => Math.max(after - before, 0);
  return {
    received: {
      insurance: more(then.received.insurance, now.received.insurance),
      finance: more(then.received.finance, now.received.finance),
    },
    delivered: more(then.delivered, now.delivered),
    suspicious: more(then.suspicious, now.suspicious),
    spam: more(then.spam, now.spam),
  };
}
