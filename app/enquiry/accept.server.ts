/** Takes an enquiry on: from here on the site owes its delivery. */
import { environment } from "../config/environment.server";
import { CLIENT_KEY_HEADER } from "../door/internal-headers";
import { errorClass, log } from "../log.server";
import { services } from "../services.server";
import type { Enquiry } from "./enquiry";

export type Outcome =
  | { kind: "accepted"; reference: string }
  | { kind: "tooMany"; status: 429 }
  | { kind: "storeDown"; status: 503 };

/**
 * Accepted means flushed to disk, or, where the disk can't be written, taken by the relay while the visitor
 * waits. Delivery itself is never waited for. `request` tells only whose enquiry it counts as.
 */
export async function acceptEnquiry(enquiry: Enquiry, request: Request): Promise<Outcome> {
  const { outbox, deliverer, direct, limiter } = services();
  const admitted = await limiter.admit(request.headers.get(CLIENT_KEY_HEADER) ?? "unknown");
  if (!admitted) return { kind: "tooMany", status: 429 };
  try {
    const { reference, repeated } = await outbox.put(withPromise(enquiry));
    log.info({ event: repeated ? "repeated" : "accepted", reference, form: enquiry.form });
    deliverer.wake();
    return { kind: "accepted", reference };
  } catch (error) {
    log.error({ event: "not stored", fault: errorClass(error) });
  }
  const reference = await direct.deliver(enquiry);
  return reference ? { kind: "accepted", reference } : { kind: "storeDown", status: 503 };
}

/** Old clients show no promise, and what may be a program's work sends nobody mail. */
function withPromise(enquiry: Enquiry): Enquiry {
  const promised = environment().RECEIPT && enquiry.source === "form" && !enquiry.suspicious;
  return promised ? { ...enquiry, receipt: true } : enquiry;
}
