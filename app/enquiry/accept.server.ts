/**
 * Takes an enquiry on: from here on the site owes its delivery. Whatever that needs is handed in. And what makes two
 * enquiries the same, and two e-mail addresses the same person's.
 */
import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { errorClass, log, publish } from "../log.server";
import type { AcceptedEnquiry, Enquiry } from "./enquiry";

export type Outcome =
  | { kind: "accepted"; reference: string }
  | { kind: "tooMany"; status: 429 }
  | { kind: "storeDown"; status: 503 };

/** What an enquiry is known by, and its mail. */
export type Identity = Pick<AcceptedEnquiry, "reference" | "receivedAt">;

/** It may be stored, as `identity`, or not: the answer didn't come. */
export class MaybeStored extends Error {
  override readonly name = "MaybeStored";
  readonly identity: Identity;
  constructor(identity: Identity, options?: ErrorOptions) {
    super("nobody knows whether the enquiry is stored", options);
    this.identity = identity;
  }
}

/** What accepting needs; who makes these says more about them. */
export type Acceptors = {
  outbox: {
    known(enquiry: Enquiry): Promise<string | undefined>;
    put(enquiry: Enquiry, heldUntil?: number): Promise<{ reference: string; repeated: boolean }>;
  };
  deliverer: { wake(): void };
  /** The way out where the outbox can't be written. */
  direct: {
    known(enquiry: Enquiry): Promise<string | undefined> | undefined;
    deliver(enquiry: Enquiry, identity?: Identity): Promise<string | undefined>;
  };
  limiters: Record<
    Enquiry["source"],
    {
      admit(client: string): Promise<number | undefined>;
      admitReceipt(client: string): Promise<boolean>;
    }
  >;
  /** Whether the site sends receipts. */
  receipts: boolean;
  /** ms since 1970. */
  now: () => number;
};

/**
 * What accepts enquiries. Accepted means flushed to disk, or, where the disk can't be written, taken by the relay
 * while the visitor waits. Delivery itself is never waited for. `client`: whose enquiry it counts as.
 */
export function accepting(parts: Acceptors) {
  /** Those that are being accepted, by fingerprint: a double click's second waits for its first. */
  const underWay = new Map<string, Promise<Outcome>>();
  return (enquiry: Enquiry, client: string): Promise<Outcome> => {
    const print = fingerprint(enquiry).toString("base64");
    const first = underWay.get(print);
    if (first) return first;
    const outcome = accept(parts, enquiry, client).finally(() => underWay.delete(print));
    underWay.set(print, outcome);
    return outcome;
  };
}

async function accept(parts: Acceptors, enquiry: Enquiry, client: string): Promise<Outcome> {
  const { outbox, deliverer, direct, limiters, receipts, now } = parts;
  // First, since what comes twice isn't counted twice. Where the outbox can't be read, storing fails as well.
  const known = await outbox.known(enquiry).catch(() => undefined);
  if (known) return accepted(known, "repeated", enquiry);
  const attempt = direct.known(enquiry);
  if (attempt) return takenByRelay(await attempt);
  const limiter = limiters[enquiry.source];
  const holdMs = await limiter.admit(client);
  if (holdMs === undefined) {
    publish("refused", { reason: "rate_limit" });
    return { kind: "tooMany", status: 429 };
  }
  const heldUntil = holdMs > 0 ? now() + holdMs : undefined;
  let maybe: Identity | undefined;
  try {
    const receipt = receipts && getsReceipt(enquiry) && (await limiter.admitReceipt(client));
    const stored = receipt ? { ...enquiry, receipt } : enquiry;
    const begun = performance.now();
    const { reference, repeated } = await outbox.put(stored, heldUntil);
    publish("stored", { seconds: (performance.now() - begun) / 1000 });
    deliverer.wake();
    return accepted(reference, repeated ? "repeated" : "accepted", enquiry, heldUntil);
  } catch (error) {
    log.error({ event: "not stored", fault: errorClass(error) });
    // Where it is stored after all, the broker gets one and the same message twice.
    if (error instanceof MaybeStored) maybe = error.identity;
  }
  const reference = await (maybe ? direct.deliver(enquiry, maybe) : direct.deliver(enquiry));
  if (reference) publish("accepted", { form: enquiry.form });
  return takenByRelay(reference);
}

/** Old clients show no promise, and what may be a program's work sends nobody mail. */
function getsReceipt({ source, suspicious }: Enquiry): boolean {
  return source === "form" && !suspicious;
}

function takenByRelay(reference: string | undefined): Outcome {
  if (reference) return { kind: "accepted", reference };
  publish("refused", { reason: "store" });
  return { kind: "storeDown", status: 503 };
}

function accepted(
  reference: string,
  event: "accepted" | "repeated",
  { form }: Enquiry,
  heldUntil?: number,
): Outcome {
  const held = heldUntil !== undefined && { heldUntil: new Date(heldUntil).toISOString() };
  log.info({ event, reference, form, ...held });
  if (event === "accepted") publish("accepted", { form });
  return { kind: "accepted", reference };
}

/**
 * The one spelling of an address: the domain as the mailer sends to it (UTS 46: "Müller.de", full-width
 * letters and "xn--…" are one), letters' case nowhere, since it makes a difference only in theory.
 */
function plainAddress(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(email.trim()) ?? [];
  return `${local.normalize("NFC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

/**
 * SHA-256: enough to recognise an address that comes again, without keeping it. Most providers deliver
 * "name+anything" to "name", so the tag doesn't count.
 */
export function addressHash(email: string): Buffer {
  const mailbox = plainAddress(email).replace(/^([^+]+)\+[^@]*@/, "$1@");
  return createHash("sha256").update(mailbox).digest();
}

/**
 * SHA-256 over everything the visitor sent, however the address is spelled; wordings of ours and marks of
 * suspicion don't count.
 */
export function fingerprint(enquiry: Enquiry): Buffer {
  const { form, source, title, name, phone, callback, message, topic, financeOption } = enquiry;
  const email = plainAddress(enquiry.email);
  const content = [form, source, title, name, email, phone, message, topic, financeOption];
  // Only where it was chosen, so that all others keep the fingerprint that files of older programs have of them.
  if (callback) content.push(callback);
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
