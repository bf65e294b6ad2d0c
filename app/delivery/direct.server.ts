/** The way out where the outbox can't be written: one attempt while the visitor waits. */
import type { AcceptedEnquiry, Enquiry } from "../enquiry/enquiry";
import { newReference } from "../enquiry/reference";
import { errorClass, log } from "../log.server";
import { fingerprint } from "../store/fingerprint.server";
import { systemClock, type Clock } from "./clock";
import type { Sent } from "./courier.server";
import type { Send } from "./deliverer.server";
import { faultOf, mildest } from "./faults.server";
import { nextAttempt } from "./next-attempt";

const SAME_ENQUIRY_MS = 10 * 60_000;
/** The visitor waits no longer than this, in ms. */
const LIMIT_MS = 8000;
/** Attempts at a time; more visitors than this get the honest answer at once. */
const MOST_AT_ONCE = 8;

export class DirectDelivery {
  readonly #send: Send;
  readonly #clock: Clock;
  readonly #recent = new Map<string, Promise<string | undefined>>();
  #underWay = 0;

  constructor(send: Send, clock: Clock = systemClock) {
    this.#send = send;
    this.#clock = clock;
  }

  /** The reference once the destination has taken the enquiry; undefined where it hasn't. Never rejects. */
  async deliver(enquiry: Enquiry): Promise<string | undefined> {
    const print = fingerprint(enquiry).toString("base64");
    const recent = this.#recent.get(print);
    if (recent) return recent;
    if (this.#underWay >= MOST_AT_ONCE) return undefined;
    const attempt = this.#attempt(enquiry);
    this.#recent.set(print, attempt);
    const reference = await attempt;
    if (reference === undefined) this.#recent.delete(print);
    else setTimeout(() => this.#recent.delete(print), SAME_ENQUIRY_MS).unref();
    return reference;
  }

  async #attempt(enquiry: Enquiry): Promise<string | undefined> {
    const reference = newReference();
    const begun = performance.now();
    this.#underWay++;
    try {
      const accepted = { ...enquiry, reference, receivedAt: new Date().toISOString() };
      const sent = await withinLimit(this.#send(accepted, []));
      this.#goOn(accepted, sent, { failures: 1, refusals: 0 });
      log.warn({
        event: "delivered directly",
        reference,
        ms: Math.round(performance.now() - begun),
      });
      return reference;
    } catch (error) {
      log.error({ event: "not accepted", fault: faultOf(error).class || errorClass(error) });
      return undefined;
    } finally {
      this.#underWay--;
    }
  }

  /** Some have it, others refused it: there is no outbox to remember them, so this process does. */
  #goOn(enquiry: AcceptedEnquiry, { takenBy, refusals: errors }: Sent, attempts: Attempts) {
    if (errors.length === 0) return;
    const { reference, receivedAt } = enquiry;
    const fault = faultOf(mildest(errors));
    const refused = fault.kind === "refused";
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

function withinLimit<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), LIMIT_MS);
  });
  return Promise.race([sending, limit]).finally(() => clearTimeout(timer));
}
