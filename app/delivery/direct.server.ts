/** The way out where the outbox can't be written: one attempt while the visitor waits. */
import { publish } from "../diagnostics.server";
import type { Identity } from "../enquiry/accept.server";
import { newReference, type AcceptedEnquiry, type Enquiry } from "../enquiry/enquiry";
import { fingerprint } from "../enquiry/same.server";
import { log } from "../log.server";
import { nextAttempt } from "../store/next-attempt";
import { systemClock, type Clock } from "./clock";
import type { Sent } from "./courier.server";
import type { Send } from "./deliverer.server";
import { faultOf, mildest } from "./faults.server";

const SAME_ENQUIRY_MS = 10 * 60_000;
/** As long as a visitor waits, in ms. Giving up on a relay that would have taken it looks like a loss. */
export const LONGEST_WAIT_MS = 20_000;
/** Attempts at a time; more visitors than this get the honest answer at once. */
const MOST_AT_ONCE = 8;

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
    if (this.#underWay >= MOST_AT_ONCE) return undefined;
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
