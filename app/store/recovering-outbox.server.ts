/** An outbox that is opened when it is first needed, again where that failed, and anew where its file is gone. */
import { errorClass, log } from "../log.server";
import { hasFault, namedFault } from "./outbox-fault.server";
import type { Outbox } from "./outbox.server";
import { rescue, takeRescued } from "./rescue.server";
import { openSqliteOutbox, type SqliteOutbox } from "./sqlite-outbox.server";

/** Where opening fails (a full disk, a read-only one), the verb rejects, and the next one tries again. */
export function recoveringOutbox(folder: string, now: () => number = Date.now): Outbox {
  let outbox: SqliteOutbox | undefined;

  function opened(): SqliteOutbox {
    if (outbox) return outbox;
    const fresh = openSqliteOutbox(folder, now);
    try {
      takeRescued(fresh);
    } catch (error) {
      fresh.close();
      throw namedFault(error);
    }
    return (outbox = fresh);
  }

  /** What is promised must be in the file that stands there, so it is said again to the one that does. */
  async function run<T>(verb: (outbox: Outbox) => Promise<T>): Promise<T> {
    const used = opened();
    try {
      return await verb(used);
    } catch (error) {
      // Damaged under the running site: cut where SQLite alone sees it. One that is damaged at start isn't touched.
      if (!hasFault(error, "GONE", "CUT", "DAMAGED")) throw error;
      // Of several verbs that find it gone, the first one does this.
      if (outbox === used) {
        const rescued = rescue(used);
        outbox = undefined;
        try {
          opened();
        } finally {
          log.error({ event: "outbox replaced", fault: errorClass(error), ...rescued });
        }
      }
      return verb(opened());
    }
  }

  return {
    put: (enquiry, heldUntil) => run((it) => it.put(enquiry, heldUntil)),
    known: (enquiry) => run((it) => it.known(enquiry)),
    claim: (limit, leaseMs) => run((it) => it.claim(limit, leaseMs)),
    renew: (references, leaseMs) => run((it) => it.renew(references, leaseMs)),
    sent: (reference) => run((it) => it.sent(reference)),
    retry: (reference, retry) => run((it) => it.retry(reference, retry)),
    hurry: () => run((it) => it.hurry()),
    nextDue: () => run((it) => it.nextDue()),
    stats: () => run((it) => it.stats()),
    purge: (before) => run((it) => it.purge(before)),
    probe: () => run((it) => it.probe()),
    close: () => outbox?.close(),
  };
}
