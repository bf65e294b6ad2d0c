import fc from "fast-check";
import stringWidth from "string-width";
import { expect, it } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { visibleText } from "../enquiry/enquiry";
import { FIND_HEAD, foundRow, LIST_HEAD, listRow, type Entry } from "./ledger.server";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE = 60_000;

const entry: Entry = {
  reference: "7K3M-9PXR",
  form: "insurance",
  state: "waiting",
  receivedAt: NOW - 12 * MINUTE,
  failures: 3,
  fault: "ETIMEDOUT CONN",
  dueAt: NOW + 30 * MINUTE,
  deliveredAt: undefined,
  takenBy: [],
  underWay: false,
};

it("the list has a line for each, and what is wrong below it", () => {
  const recipients = ["Chef <chef@makler.example>", "buero@makler.example", "b@makler.example"];
  const parked: Entry = {
    ...entry,
    form: "finance",
    state: "parked",
    receivedAt: 0,
    failures: 12,
    fault: "EENVELOPE 550 RCPT TO",
    dueAt: undefined,
    takenBy: ["chef@makler.example"],
  };
  const delivered: Entry = {
    ...entry,
    form: undefined,
    state: "delivered",
    failures: 0,
    fault: undefined,
    takenBy: ["chef@makler.example"],
  };
  const rows = [entry, parked, delivered].map((each) => listRow(each, recipients, NOW));
  expect([LIST_HEAD, ...rows].join("\n")).toBe(
    [
      "REFERENCE  FORM       STATE      AGE           FAILURES  NEXT ATTEMPT",
      "7K3M-9PXR  insurance  waiting    12 min        3         in 30 min",
      "           last fault: ETIMEDOUT CONN",
      "7K3M-9PXR  finance    parked     20778 d 10 h  12        when resent",
      "           last fault: EENVELOPE 550 RCPT TO",
      "           owed to: buero@makler.example, b@makler.example",
      "7K3M-9PXR  erased     delivered  12 min        0         -",
    ].join("\n"),
  );
  expect(listRow(parked, ["chef@makler.example"], NOW)).toContain("owed to: nobody any more");
});

it("a person's name has the room of a line, address and phone the next one", () => {
  const found = { ...entry, enquiry: { ...enquiry, reference: "", receivedAt: "" } };
  expect(`${FIND_HEAD}\n${foundRow(found)}`).toBe(
    [
      "REFERENCE  STATE      RECEIVED    NAME",
      "           E-MAIL, PHONE",
      "7K3M-9PXR  waiting    2026-11-21  Erika Mustermann",
      "           erika@kunde.example, 030",
    ].join("\n"),
  );
});

const count = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const word = fc.string({
  unit: fc.constantFrom("a", "Z", "9", "_", "-", ".", " "),
  minLength: 1,
  maxLength: 300,
});
const address = fc.oneof(
  fc.tuple(word, word).map(([local, domain]) => `${local}@${domain}.example`),
  word.map((name) => `${name} <vertretung.im.urlaub@versicherungsmakler-musterstadt.example>`),
);
const entries: fc.Arbitrary<Entry> = fc.record({
  reference: fc.constant("7K3M-9PXR"),
  form: fc.constantFrom("insurance", "finance", undefined),
  state: fc.constantFrom("waiting", "parked", "delivered"),
  receivedAt: fc.integer({ min: 0, max: 8.64e15 }),
  failures: count,
  fault: fc.oneof(
    fc.constantFrom("ETIMEDOUT CONN", "ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN", undefined),
    word,
  ),
  dueAt: fc.option(count, { nil: undefined }),
  deliveredAt: fc.constant(undefined),
  takenBy: fc.constantFrom([], ["chef@makler.example"]),
  underWay: fc.boolean(),
});
const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 254 }),
  fc.string({ unit: "binary", maxLength: 254 }),
  fc.constantFrom(
    "王小明".repeat(60),
    "e\u0301".repeat(200),
    "👩‍👩‍👧 ".repeat(40),
    "Zoë\tÇelik\u001b[31m\n",
  ),
);

const squeezed = (text: string) => text.replace(/\s/g, "");

function fits(text: string, parts: string[]) {
  for (const line of text.split("\n")) expect(stringWidth(line), line).toBeLessThanOrEqual(80);
  for (const part of parts) expect(squeezed(text)).toContain(squeezed(part));
}

it("whatever an enquiry is, its lines hold it, and nothing is left out", () => {
  fc.assert(
    fc.property(entries, fc.array(address, { maxLength: 5 }), (each, recipients) => {
      const owed = each.state !== "delivered" && each.takenBy.length > 0 ? recipients : [];
      fits(listRow(each, recipients, NOW), [each.state, each.fault ?? "", ...owed]);
    }),
  );
});

it("whoever somebody is, in whatever script, their lines hold them, and nothing is left out", () => {
  fc.assert(
    fc.property(typed, typed, typed, (name, email, phone) => {
      const row = foundRow({
        ...entry,
        enquiry: { ...enquiry, name, email, phone, reference: "", receivedAt: "" },
      });
      // What a terminal would obey.
      expect(row).not.toMatch(/[^\P{Cc}\n]/u);
      fits(row, [visibleText(name), visibleText(`${email}, ${phone}`)]);
    }),
  );
});
