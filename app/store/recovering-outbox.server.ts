/** An outbox that is opened when it is first needed, and again where that failed. */
import type { Outbox } from "./outbox.server";

/** `open` may throw (a full disk, a read-only one): then the verb rejects, and the next one tries again. */
export function recoveringOutbox(open: () => Outbox): Outbox {
  let outbox: Outbox | undefined;
  const opened = () => (outbox ??= open());
  return {
    put: async (enquiry, heldUntil) => opened().put(enquiry, heldUntil),
    known: async (enquiry) => opened().known(enquiry),
    claim: async (limit, leaseMs) => opened().claim(limit, leaseMs),
    renew: async (references, leaseMs) => opened().renew(references, leaseMs),
    sent: async (reference) => opened().sent(reference),
    retry: async (reference, retry) => opened().retry(reference, retry),
    hurry: async () => opened().hurry(),
    nextDue: async () => opened().nextDue(),
    stats: async () => opened().stats(),
    purge: async (before) => opened().purge(before),
    probe: async () => opened().probe(),
    close: () => outbox?.close(),
  };
}
