/** Takes an enquiry on: from here on the site owes its delivery. */
import { environment } from "../config/environment.server";
import { CLIENT_KEY_HEADER } from "../door/internal-headers";
import { errorClass, log } from "../log.server";
import { services } from "../site.server";
import { fingerprint } from "./same.server";
import type { Enquiry } from "./enquiry";

export type Outcome =
  | { kind: "accepted"; reference: string }
  | { kind: "tooMany"; status: 429 }
  | { kind: "storeDown"; status: 503 };

/** Those that are being accepted, by fingerprint: a double click's second waits for its first. */
const underWay = new Map<string, Promise<Outcome>>();

/**
 * Accepted means flushed to disk, or, where the disk can't be written, taken by the relay while the visitor
 * waits. Delivery itself is never waited for. `request` tells only whose enquiry it counts as.
 */
export function acceptEnquiry(enquiry: Enquiry, request: Request): Promise<Outcome> {
  const print = fingerprint(enquiry).toString("base64");
  const first = underWay.get(print);
  if (first) return first;
  const client = request.headers.get(CLIENT_KEY_HEADER) ?? "unknown";
  const outcome = accept(enquiry, client).finally(() => underWay.delete(print));
  underWay.set(print, outcome);
  return outcome;
}

async function accept(enquiry: Enquiry, client: string): Promise<Outcome> {
  const { outbox, deliverer, direct, limiters } = services();
  // First, since what comes twice isn't counted twice.
  const known = await knownToOutbox(enquiry);
  if (known) return accepted(known, "repeated", enquiry);
  const attempt = direct.known(enquiry);
  if (attempt) return takenByRelay(await attempt);
  const limiter = limiters[enquiry.source];
  const holdMs = await limiter.admit(client);
  if (holdMs === undefined) return { kind: "tooMany", status: 429 };
  const heldUntil = holdMs > 0 ? Date.now() + holdMs : undefined;
  try {
    const receipt = promisesReceipt(enquiry) && (await limiter.admitReceipt(client));
    const stored = receipt ? { ...enquiry, receipt } : enquiry;
    const { reference, repeated } = await outbox.put(stored, heldUntil);
    deliverer.wake();
    return accepted(reference, repeated ? "repeated" : "accepted", enquiry, heldUntil);
  } catch (error) {
    log.error({ event: "not stored", fault: errorClass(error) });
  }
  return takenByRelay(await direct.deliver(enquiry));
}

/** Where the outbox can't be read, storing fails as well, and says so. */
function knownToOutbox(enquiry: Enquiry): Promise<string | undefined> {
  return services()
    .outbox.known(enquiry)
    .catch(() => undefined);
}

function takenByRelay(reference: string | undefined): Outcome {
  return reference ? { kind: "accepted", reference } : { kind: "storeDown", status: 503 };
}

/** Old clients show no promise, and what may be a program's work sends nobody mail. */
function promisesReceipt(enquiry: Enquiry): boolean {
  return environment().RECEIPT && enquiry.source === "form" && !enquiry.suspicious;
}

function accepted(
  reference: string,
  event: "accepted" | "repeated",
  { form }: Enquiry,
  heldUntil?: number,
): Outcome {
  const held = heldUntil !== undefined && { heldUntil: new Date(heldUntil).toISOString() };
  log.info({ event, reference, form, ...held });
  return { kind: "accepted", reference };
}
