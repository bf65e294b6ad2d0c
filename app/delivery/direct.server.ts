/** The way out where the outbox can't be written: one attempt while the visitor waits. */
import type { AcceptedEnquiry, Enquiry } from "../enquiry/enquiry";
import { newReference } from "../enquiry/reference";
import { errorClass, log } from "../log.server";
import { fingerprint } from "../store/fingerprint.server";
import { faultOf } from "./faults.server";

const SAME_ENQUIRY_MS = 10 * 60_000;
/** The visitor waits no longer than this, in ms. */
const LIMIT_MS = 8000;
/** Attempts at a time; more visitors than this get the honest answer at once. */
const MOST_AT_ONCE = 8;

export class DirectDelivery {
  readonly #send: (enquiry: AcceptedEnquiry) => Promise<unknown>;
  readonly #recent = new Map<string, Promise<string | undefined>>();
  #underWay = 0;

  constructor(send: (enquiry: AcceptedEnquiry) => Promise<unknown>) {
    this.#send = send;
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
      const sending = this.#send({ ...enquiry, reference, receivedAt: new Date().toISOString() });
      await withinLimit(sending);
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
}

function withinLimit<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), LIMIT_MS);
  });
  return Promise.race([sending, limit]).finally(() => clearTimeout(timer));
}
