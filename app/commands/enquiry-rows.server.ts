/** How `list` and `find` show an enquiry: what every one has in columns, the rest on lines of its own below. */
import { stillOwed } from "../delivery/courier.server";
import { visibleText } from "../enquiry/rules";
import type { Entry, Kept } from "./ledger.server";
import { formatDuration, row } from "./print.server";

/** The longest that each column holds: rows are printed as they are read, before the next ones are known. */
const LIST_COLUMNS = widths("7K3M-9PXR", "insurance", "delivered", "20000 d 23 h", "FAILURES");
const FIND_COLUMNS = widths("7K3M-9PXR", "delivered", "2026-11-21");

function widths(...longest: string[]): number[] {
  return longest.map(({ length }) => length);
}

export const LIST_HEAD = row(LIST_COLUMNS, [
  ...["REFERENCE", "FORM", "STATE", "AGE", "FAILURES", "NEXT ATTEMPT"],
]);

/** At `now`, ms since 1970. `recipients`: MAIL_TO. */
export function listRow(entry: Entry, recipients: string[], now: number): string {
  const { reference, form = "erased", state, failures, fault } = entry;
  const age = formatDuration(now - entry.receivedAt);
  const owed = owedTo(entry, recipients);
  return row(
    LIST_COLUMNS,
    [reference, form, state, age, String(failures), nextAttempt(entry, now)],
    [...(fault ? [`last fault: ${fault}`] : []), ...(owed ? [`owed to: ${owed}`] : [])],
  );
}

function nextAttempt({ state, dueAt, underWay }: Entry, now: number): string {
  if (state === "delivered") return "-";
  if (underWay) return "under way";
  if (dueAt === undefined) return "when resent";
  return dueAt <= now ? "now" : `in ${formatDuration(dueAt - now)}`;
}

/** Whom the broker's mail hasn't reached yet, where it has reached others. */
function owedTo({ state, takenBy }: Entry, recipients: string[]): string | undefined {
  if (state === "delivered" || takenBy.length === 0) return undefined;
  return stillOwed(recipients, takenBy).join(", ") || "nobody any more";
}

export const FIND_HEAD = row(
  FIND_COLUMNS,
  ["REFERENCE", "STATE", "RECEIVED", "NAME"],
  ["E-MAIL, PHONE"],
);

export function foundRow({ reference, state, receivedAt, enquiry }: Kept): string {
  const { name, email, phone } = enquiry;
  const received = new Date(receivedAt).toISOString().slice(0, 10);
  return row(
    FIND_COLUMNS,
    [reference, state, received, visibleText(name) || "-"],
    [visibleText(`${email}, ${phone}`)],
  );
}
