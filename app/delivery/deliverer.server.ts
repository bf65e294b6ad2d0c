/**
 * Delivers what the outbox owes, in the background: wakes when something comes in or falls due. Where the outbox can't be
 * written, one attempt while the visitor waits is the way out.
 */
import { fingerprint, type Identity } from "../enquiry/accept.server";
import { newReference, type AcceptedEnquiry, type Enquiry } from "../enquiry/enquiry";
import { errorClass, log, publish } from "../log.server";
import { nextAttempt, type Outbox, type Owed } from "../store/outbox.server";
import { faultOf, mildest, type Sent } from "./courier.server";
import { Loop, systemClock, type Clock } from "./loop.server";

/** Short, so that what a killed process was holding is soon tried again; renewed while it is under way. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** One after the other: a process that is killed can then leave at most one message to be repeated. */
const AT_ONCE = 1;
/** From look to look, at least, while enquiries come in: whoever is sending one goes before those taken on. */
const PACE_MS = 25;
/** With nobody sending, a backlog drains as fast as the relay takes it; in between, pages are answered. */
const QUIET_PACE_MS = 2;
const QUIET_AFTER_MS = 1000;
/** An attempt this old waits for a relay that hangs; it must not keep the others from theirs, up to a limit. */
const HANGING_MS = 30_000;
const MOST_AT_ONCE = 24;
/**
 * However long nothing seems due, the outbox is looked at this often: a command may have made something due,
 * a lease may have ended, or its file may be gone.
 */
const LONGEST_SLEEP_MS = 1000;
/** By up to this share it is less: several processes don't ask at the same moment for long. */
const SLEEP_SPREAD = 0.2;
const RECORD_AGAIN_MS = 2000;
const PURGE_EVERY_MS = 60_000;
/** Behind a relay that hangs there is no quiet moment; what has to be erased doesn't wait for one longer. */
const PURGE_AT_LAST_MS = 10 * 60_000;
/** Clocks are corrected by less than this all the time, in ms. */
const SET_BACK_MS = 1000;

/** Sends to all recipients but those in `takenBy`. */
export type Send = (enquiry: AcceptedEnquiry, takenBy: string[]) => Promise<Sent>;

export class Deliverer {
  readonly #outbox: Outbox;
  readonly #send: Send;
  readonly #retentionMs: number;
  readonly #clock: Clock;
  readonly #loop: Loop;
  readonly #renewal: Loop;
  /** What is under way, by the enquiry's reference: when it began, and under which lease. */
  readonly #underWay = new Map<string, { since: number; lease: string }>();
  #relayGone = false;
  #purgedAt = -Infinity;
  #lookedAt = -Infinity;
  /** When somebody last sent an enquiry. */
  #sentAt = -Infinity;
  /** What the clock showed when its other one began. */
  #epoch: number;

  constructor(
    outbox: Outbox,
    send: Send,
    { retentionMs, clock = systemClock }: { retentionMs: number; clock?: Clock },
  ) {
    this.#outbox = outbox;
    this.#send = send;
    this.#retentionMs = retentionMs;
    this.#clock = clock;
    this.#epoch = clock.now() - clock.elapsed();
    this.#loop = new Loop(() => this.#look(), { fault: "outbox unreadable", clock });
    this.#renewal = new Loop(() => this.#renew(), { fault: "lease not renewed", clock });
  }

  start() {
    this.#renewal.lookIn(RENEW_MS);
    // A restart is often the cure: nothing waits for what was due before it.
    void this.#hurry();
  }

  /** An enquiry has come in: looks at the outbox soon; never waits and never fails. */
  wake() {
    this.#sentAt = this.#clock.elapsed();
    this.#lookSoon();
  }

  #lookSoon() {
    const now = this.#clock.elapsed();
    const pace = now - this.#sentAt < QUIET_AFTER_MS ? PACE_MS : QUIET_PACE_MS;
    this.#loop.lookIn(Math.max(this.#lookedAt + pace - now, 0));
  }

  /** Takes on nothing new and waits until what is under way has ended, at most `withinMs`. */
  async stop(withinMs: number) {
    await Promise.all([this.#loop.stop(withinMs), this.#renewal.stop(withinMs)]);
  }

  async #look(): Promise<number> {
    this.#lookedAt = this.#clock.elapsed();
    if (this.#wasSetBack()) await this.#outbox.hurry();
    await this.#takeOn();
    await this.#purge();
    return this.#untilDue();
  }

  /** What fell due by the old time would wait for as long as the clock was set back. */
  #wasSetBack(): boolean {
    const before = this.#epoch;
    this.#epoch = this.#clock.now() - this.#clock.elapsed();
    return this.#epoch < before - SET_BACK_MS;
  }

  /** Erasing costs a flush, so it waits for a quiet moment and, unless it is owed at once, for a minute. */
  async #purge() {
    const since = this.#clock.elapsed() - this.#purgedAt;
    const tooSoon = this.#retentionMs > 0 && since < PURGE_EVERY_MS;
    const busy = this.#underWay.size > 0 && since < PURGE_AT_LAST_MS;
    if (busy || tooSoon) return;
    await this.#outbox.purge(this.#clock.now() - this.#retentionMs);
    this.#purgedAt = this.#clock.elapsed();
  }

  async #takeOn() {
    const free = this.#free();
    if (free <= 0) return;
    for (const owed of await this.#outbox.claim(free, LEASE_MS)) {
      const { reference } = owed.enquiry;
      // A lease that ran out in this very process, while the machine slept: still under way.
      const underWay = this.#underWay.get(reference);
      if (underWay) {
        underWay.lease = owed.lease;
        continue;
      }
      this.#underWay.set(reference, { since: this.#clock.elapsed(), lease: owed.lease });
      const attempt = this.#attempt(owed).finally(() => {
        this.#underWay.delete(reference);
        this.#lookSoon();
      });
      this.#loop.track(attempt);
    }
  }

  #free(): number {
    const hangs = this.#clock.elapsed() - HANGING_MS;
    const lively = [...this.#underWay.values()].filter(({ since }) => since > hangs);
    return Math.min(AT_ONCE - lively.length, MOST_AT_ONCE - this.#underWay.size);
  }

  async #hurry() {
    await this.#outbox.hurry().catch((error: unknown) => {
      log.error({ event: "outbox unwritable", fault: errorClass(error) });
    });
    this.#lookSoon();
  }

  async #attempt(owed: Owed) {
    const { enquiry, failures, takenBy } = owed;
    const { reference } = enquiry;
    const begun = this.#clock.elapsed();
    const ms = () => Math.round(this.#clock.elapsed() - begun);
    let sent: Sent;
    try {
      sent = await this.#send(enquiry, takenBy);
    } catch (error) {
      await this.#postpone({ ...owed, failures: failures + 1 }, error, ms());
      return;
    }
    if (sent.refusals.length > 0) {
      log.error({
        event: "recipients refused",
        reference,
        refusedRecipients: sent.refusals.length,
      });
      const others = [...new Set([...takenBy, ...sent.takenBy])];
      const next = { ...owed, failures: failures + 1, takenBy: others };
      await this.#postpone(next, mildest(sent.refusals), ms());
    } else {
      log.info({ event: "delivered", reference, attempt: failures + 1, ms: ms() });
      publish("attempt", {});
      await this.#recordSent(reference);
    }
    if (this.#relayGone) {
      this.#relayGone = false;
      await this.#hurry();
    }
  }

  /** The relay has it: until the outbox knows, the lease goes on, since a second message would be a repeat. */
  async #recordSent(reference: string) {
    while (!this.#loop.stopped) {
      try {
        await this.#outbox.sent(reference, this.#lease(reference));
        return;
      } catch (error) {
        log.error({ event: "delivery not recorded", reference, fault: errorClass(error) });
        await this.#loop.pause(RECORD_AGAIN_MS);
      }
    }
    await this.#outbox.sent(reference, this.#lease(reference)).catch(() => undefined);
  }

  #lease(reference: string): string | undefined {
    return this.#underWay.get(reference)?.lease;
  }

  /** `failures` and `takenBy` with this attempt, `refusals` before it. */
  async #postpone({ enquiry, failures, refusals, takenBy }: Owed, error: unknown, ms: number) {
    const { reference } = enquiry;
    const fault = faultOf(error);
    const refused = fault.kind === "refused";
    publish("attempt", { fault: fault.class });
    if (!fault.answered) this.#relayGone = true;
    const next = nextAttempt({
      refused,
      failures,
      refusals: refusals + (refused ? 1 : 0),
      receivedAt: Date.parse(enquiry.receivedAt),
      now: this.#clock.now(),
      random: this.#clock.random(),
    });
    const level = fault.kind === "temporary" && next.state === "waiting" ? "warn" : "error";
    log[level]({
      event: next.state === "parked" ? "parked" : "delayed",
      reference,
      attempt: failures,
      fault: fault.class,
      kind: fault.kind,
      ms,
      ...(next.dueAt && { due: new Date(next.dueAt).toISOString() }),
    });
    try {
      const retry = { ...next, refused, fault: fault.class, takenBy };
      await this.#outbox.retry(reference, retry, this.#lease(reference));
    } catch (storeError) {
      // The lease runs out by itself, and the enquiry is tried again then.
      log.error({ event: "outbox unwritable", reference, fault: errorClass(storeError) });
    }
  }

  async #renew(): Promise<number> {
    const held = Array.from(this.#underWay, ([reference, { lease }]) => ({ reference, lease }));
    if (held.length > 0) await this.#outbox.renew(held, LEASE_MS);
    return RENEW_MS;
  }

  async #untilDue(): Promise<number> {
    const due = await this.#outbox.nextDue();
    const longest = LONGEST_SLEEP_MS * (1 - SLEEP_SPREAD * this.#clock.random());
    const wait = due === undefined ? longest : due - this.#clock.now();
    // With no hand free, what is due waits for an attempt to end, or to hang.
    const soonest = this.#free() > 0 ? 5 : longest;
    return Math.min(Math.max(wait, soonest), longest);
  }
}

const SAME_ENQUIRY_MS = 10 * 60_000;
/** As long as a visitor waits, in ms. Giving up on a relay that would have taken it looks like a loss. */
export const LONGEST_WAIT_MS = 20_000;
/** Attempts at a time; more visitors than this get the honest answer at once. */
const MOST_DIRECT_AT_ONCE = 8;

export class DirectDelivery {
  readonly #send: Send;
  readonly #clock: Clock;
  readonly #attempts = new Map<string, Promise<string | undefined>>();
  #underWay = 0;

  constructor(send: Send, clock: Clock = systemClock) {
    this.#send = send;
    this.#clock = clock;
  }

  /**
   * The reference once the destination has taken the enquiry; undefined where it hasn't, or not in time. An
   * attempt that is given up on goes on, so the same enquiry sent again may find it taken. Never rejects.
   * `identity`: as which it may be stored already.
   */
  async deliver(enquiry: Enquiry, identity?: Identity): Promise<string | undefined> {
    const known = this.known(enquiry);
    if (known) return known;
    if (this.#underWay >= MOST_DIRECT_AT_ONCE) return undefined;
    const print = printOf(enquiry);
    const attempt = this.#attempt(enquiry, identity);
    this.#attempts.set(print, attempt);
    void attempt.then((reference) => {
      if (reference === undefined) this.#attempts.delete(print);
      else this.#clock.after(SAME_ENQUIRY_MS, () => this.#attempts.delete(print));
    });
    return this.#inTime(attempt);
  }

  /** What has become, or becomes, of the same enquiry within ten minutes; undefined: it isn't known. */
  known(enquiry: Enquiry): Promise<string | undefined> | undefined {
    const attempt = this.#attempts.get(printOf(enquiry));
    return attempt && this.#inTime(attempt);
  }

  async #inTime<T>(attempt: Promise<T>): Promise<T | undefined> {
    let cancel: (() => void) | undefined;
    const late = new Promise<undefined>((resolve) => {
      cancel = this.#clock.after(LONGEST_WAIT_MS, () => resolve(undefined));
    });
    return Promise.race([attempt, late]).finally(() => cancel?.());
  }

  async #attempt(
    enquiry: Enquiry,
    { reference, receivedAt }: Identity = this.#newIdentity(),
  ): Promise<string | undefined> {
    const begun = this.#clock.elapsed();
    this.#underWay++;
    try {
      const accepted = { ...enquiry, reference, receivedAt };
      const sent = await this.#send(accepted, []);
      this.#goOn(accepted, sent, { failures: 1, refusals: 0 });
      const ms = Math.round(this.#clock.elapsed() - begun);
      log.warn({ event: "delivered directly", reference, ms, inTime: ms < LONGEST_WAIT_MS });
      return reference;
    } catch (error) {
      const fault = faultOf(error).class;
      log.error({ event: "not accepted", fault });
      publish("attempt", { fault });
      return undefined;
    } finally {
      this.#underWay--;
    }
  }

  #newIdentity(): Identity {
    return {
      reference: newReference(),
      receivedAt: new Date(this.#clock.now()).toISOString(),
    };
  }

  /** Some have it, others refused it: there is no outbox to remember them, so this process does. */
  #goOn(enquiry: AcceptedEnquiry, { takenBy, refusals: errors }: Sent, attempts: Attempts) {
    if (errors.length === 0) {
      publish("attempt", {});
      return;
    }
    const { reference, receivedAt } = enquiry;
    const fault = faultOf(mildest(errors));
    const refused = fault.kind === "refused";
    publish("attempt", { fault: fault.class });
    const failures = attempts.failures;
    const refusals = attempts.refusals + (refused ? 1 : 0);
    const [now, random] = [this.#clock.now(), this.#clock.random()];
    const { dueAt } = nextAttempt({
      refused,
      failures,
      refusals,
      receivedAt: Date.parse(receivedAt),
      now,
      random,
    });
    log.error({
      event: "recipients refused",
      reference,
      refusedRecipients: errors.length,
      fault: fault.class,
      ...(dueAt && { due: new Date(dueAt).toISOString() }),
    });
    if (dueAt === undefined) return;
    this.#clock.after(
      dueAt - now,
      () => void this.#sendToRest(enquiry, takenBy, { failures, refusals }),
    );
  }

  async #sendToRest(enquiry: AcceptedEnquiry, takenBy: string[], { failures, refusals }: Attempts) {
    const sent = await this.#send(enquiry, takenBy).catch((error: unknown) => ({
      takenBy: [],
      refusals: [error],
    }));
    const all = { takenBy: [...takenBy, ...sent.takenBy], refusals: sent.refusals };
    this.#goOn(enquiry, all, { failures: failures + 1, refusals });
  }
}

type Attempts = { failures: number; refusals: number };

const printOf = (enquiry: Enquiry) => fingerprint(enquiry).toString("base64");
