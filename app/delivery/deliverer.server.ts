/** Delivers what the outbox owes, in the background: wakes when something comes in or falls due. */
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { errorClass, log } from "../log.server";
import type { Outbox, Owed } from "../store/outbox.server";
import { faultOf } from "./faults.server";
import { nextAttempt } from "./next-attempt";

/** Short, so that what a killed process was holding is soon tried again; renewed while it is under way. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** One after the other: a process that is killed can then leave at most one message to be repeated. */
const AT_ONCE = 1;
/** From look to look, at least: whoever is sending an enquiry right now goes before those already taken on. */
const PACE_MS = 25;
/** An attempt this old waits for a relay that hangs; it must not keep the others from theirs, up to a limit. */
const HANGING_MS = 30_000;
const MOST_AT_ONCE = 24;
/** However long nothing seems due, the outbox is looked at this often: a command may have made something due. */
const LONGEST_SLEEP_MS = 5000;
const PURGE_EVERY_MS = 60_000;

export class Deliverer {
  readonly #outbox: Outbox;
  readonly #send: (enquiry: AcceptedEnquiry) => Promise<{ refusedRecipients: number }>;
  readonly #retentionMs: number;
  readonly #underWay = new Map<string, { since: number; attempt: Promise<void> }>();
  #relayGone = false;
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #looking = false;
  #again = false;
  #stopped = false;
  #purgedAt = 0;
  #lookedAt = -PACE_MS;

  constructor(
    outbox: Outbox,
    send: (enquiry: AcceptedEnquiry) => Promise<{ refusedRecipients: number }>,
    { retentionMs }: { retentionMs: number },
  ) {
    this.#outbox = outbox;
    this.#send = send;
    this.#retentionMs = retentionMs;
  }

  start() {
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS).unref();
    // A restart is often the cure: nothing waits for what was due before it.
    void this.#hurry();
  }

  /** Looks at the outbox soon; never waits and never fails. */
  wake() {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const wait = Math.max(this.#lookedAt + PACE_MS - performance.now(), 0);
    this.#timer = setTimeout(() => void this.#look(), wait);
  }

  /** Takes on nothing new and waits until what is under way has ended, at most `withinMs`. */
  async stop(withinMs: number) {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
    const patience = new Promise((resolve) => setTimeout(resolve, withinMs).unref());
    const attempts = Array.from(this.#underWay.values(), ({ attempt }) => attempt);
    await Promise.race([Promise.allSettled(attempts), patience]);
  }

  async #look() {
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = true;
    this.#lookedAt = performance.now();
    try {
      await this.#takeOn();
      await this.#purge();
      await this.#sleepUntilDue();
    } catch (error) {
      log.error({ event: "outbox unreadable", fault: errorClass(error) });
      this.#sleep(5000);
    } finally {
      this.#looking = false;
      if (this.#again) this.wake();
      this.#again = false;
    }
  }

  /** Erasing costs a flush, so it waits for a quiet moment and, unless it is owed at once, for a minute. */
  async #purge() {
    const now = Date.now();
    const tooSoon = this.#retentionMs > 0 && now - this.#purgedAt < PURGE_EVERY_MS;
    if (this.#underWay.size > 0 || tooSoon) return;
    await this.#outbox.purge(now - this.#retentionMs);
    this.#purgedAt = now;
  }

  async #takeOn() {
    const free = this.#free();
    if (free <= 0) return;
    for (const owed of await this.#outbox.claim(free, LEASE_MS)) {
      const { reference } = owed.enquiry;
      // A lease that ran out in this very process, while the machine slept: still under way.
      if (this.#underWay.has(reference)) continue;
      const attempt = this.#attempt(owed).finally(() => {
        this.#underWay.delete(reference);
        this.wake();
      });
      this.#underWay.set(reference, { since: performance.now(), attempt });
    }
  }

  #free(): number {
    const hangs = performance.now() - HANGING_MS;
    const lively = [...this.#underWay.values()].filter(({ since }) => since > hangs);
    return Math.min(AT_ONCE - lively.length, MOST_AT_ONCE - this.#underWay.size);
  }

  async #hurry() {
    await this.#outbox.hurry().catch((error: unknown) => {
      log.error({ event: "outbox unwritable", fault: errorClass(error) });
    });
    this.wake();
  }

  async #attempt({ enquiry, failures, refusals }: Owed) {
    const { reference } = enquiry;
    const begun = performance.now();
    let refusedRecipients: number;
    try {
      ({ refusedRecipients } = await this.#send(enquiry));
    } catch (error) {
      const ms = Math.round(performance.now() - begun);
      await this.#postpone({ enquiry, failures: failures + 1, refusals }, error, ms);
      return;
    }
    const ms = Math.round(performance.now() - begun);
    if (refusedRecipients > 0)
      log.error({ event: "recipients refused", reference, refusedRecipients });
    log.info({ event: "delivered", reference, attempt: failures + 1, ms });
    await this.#recordSent(reference);
    if (this.#relayGone) {
      this.#relayGone = false;
      await this.#hurry();
    }
  }

  /** The relay has it: until the outbox knows, the lease goes on, since a second message would be a repeat. */
  async #recordSent(reference: string) {
    while (!this.#stopped) {
      try {
        await this.#outbox.sent(reference);
        return;
      } catch (error) {
        log.error({ event: "delivery not recorded", reference, fault: errorClass(error) });
        await new Promise((resolve) => setTimeout(resolve, 2000).unref());
      }
    }
    await this.#outbox.sent(reference).catch(() => undefined);
  }

  async #postpone({ enquiry, failures, refusals }: Owed, error: unknown, ms: number) {
    const { reference } = enquiry;
    const fault = faultOf(error);
    const refused = fault.kind === "refused";
    if (!fault.answered) this.#relayGone = true;
    const next = nextAttempt({
      refused,
      failures,
      refusals: refusals + (refused ? 1 : 0),
      receivedAt: Date.parse(enquiry.receivedAt),
      now: Date.now(),
      random: Math.random(),
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
      await this.#outbox.retry(reference, { ...next, refused, fault: fault.class });
    } catch (storeError) {
      // The lease runs out by itself, and the enquiry is tried again then.
      log.error({ event: "outbox unwritable", reference, fault: errorClass(storeError) });
    }
  }

  async #renew() {
    if (this.#underWay.size === 0) return;
    try {
      await this.#outbox.renew([...this.#underWay.keys()], LEASE_MS);
    } catch (error) {
      log.error({ event: "lease not renewed", fault: errorClass(error) });
    }
  }

  async #sleepUntilDue() {
    const due = await this.#outbox.nextDue();
    const wait = due === undefined ? LONGEST_SLEEP_MS : due - Date.now();
    // With no hand free, what is due waits for an attempt to end, or to hang.
    const soonest = this.#free() > 0 ? 5 : 1000;
    this.#sleep(Math.min(Math.max(wait, soonest), LONGEST_SLEEP_MS));
  }

  #sleep(ms: number) {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }
}
