/** Sends visitors their receipts, in the background and on a way of its own: the broker's mail never waits for it. */
import { systemClock, type Clock } from "../delivery/clock";
import { faultOf } from "../delivery/faults.server";
import { Loop } from "../delivery/loop.server";
import { log } from "../log.server";
import { nextAttempt } from "../store/next-attempt";
import type { OwedReceipt, Receipt, Receipts } from "./receipts.server";

const LOOK_EVERY_MS = 5000;
const PURGE_EVERY_MS = 60_000;
/** Longer than a relay may take to answer; what a killed process was sending is tried again after it. */
const LEASE_MS = 15 * 60_000;
/** A receipt that comes later than this only puzzles. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

export class ReceiptSender {
  readonly #receipts: Receipts;
  readonly #send: (receipt: Receipt) => Promise<unknown>;
  readonly #enabled: boolean;
  readonly #clock: Clock;
  readonly #loop: Loop;
  #purgedAt = -Infinity;
  /** Ended, and not yet recorded as that. */
  readonly #ended = new Set<string>();

  /** Where it isn't `enabled`, receipts that are still owed are forgotten. */
  constructor(
    receipts: Receipts,
    send: (receipt: Receipt) => Promise<unknown>,
    { enabled, clock = systemClock }: { enabled: boolean; clock?: Clock },
  ) {
    this.#receipts = receipts;
    this.#send = send;
    this.#enabled = enabled;
    this.#clock = clock;
    this.#loop = new Loop(() => this.#look(), { fault: "receipts unreadable", clock });
  }

  start() {
    this.#loop.lookIn(LOOK_EVERY_MS);
  }

  /** Takes on nothing new and waits until what is under way has ended, at most `withinMs`. */
  stop(withinMs: number) {
    return this.#loop.stop(withinMs);
  }

  async #look(): Promise<number> {
    for (const reference of this.#ended) await this.#end(reference);
    await this.#purge();
    while (this.#enabled && !this.#loop.stopped) {
      const owed = await this.#receipts.claim(LEASE_MS);
      if (!owed) break;
      await this.#attempt(owed);
    }
    return LOOK_EVERY_MS;
  }

  async #purge() {
    const now = this.#clock.elapsed();
    if (now - this.#purgedAt < PURGE_EVERY_MS) return;
    await (this.#enabled ? this.#receipts.purge() : this.#receipts.forgetAll());
    this.#purgedAt = now;
  }

  async #attempt(owed: OwedReceipt) {
    const { reference } = owed.receipt;
    if (owed.surplus) {
      log.info({ event: "receipt skipped", reference, enoughFor: owed.surplus });
      await this.#end(reference);
      return;
    }
    try {
      await this.#send(owed.receipt);
    } catch (error) {
      await this.#postpone(owed, error);
      return;
    }
    log.info({ event: "receipt sent", reference });
    await this.#end(reference);
  }

  /** Where that can't be written now, the next look does it, long before the lease runs out. */
  async #end(reference: string) {
    this.#ended.add(reference);
    await this.#receipts.done(reference);
    this.#ended.delete(reference);
  }

  async #postpone({ receipt, owedAt, failures }: OwedReceipt, error: unknown) {
    const { reference } = receipt;
    const fault = faultOf(error);
    const now = this.#clock.now();
    const dueAt = nextAttempt({
      refused: false,
      refusals: 0,
      failures: failures + 1,
      receivedAt: now,
      now,
      random: this.#clock.random(),
    }).dueAt;
    // An address that doesn't exist, or a relay that won't send to it: no visitor is owed a second try.
    const givenUp = fault.kind === "refused" || now - owedAt >= GIVE_UP_AFTER_MS;
    log.warn({
      event: givenUp ? "receipt given up" : "receipt delayed",
      reference,
      fault: fault.class,
    });
    if (givenUp || dueAt === undefined) await this.#end(reference);
    else await this.#receipts.retry(reference, dueAt);
  }
}
