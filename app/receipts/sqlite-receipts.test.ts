import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { openLedger } from "../commands/sqlite-ledger.server";
import type { Enquiry } from "../enquiry/enquiry";
import type { Outbox } from "../store/outbox.server";
import { openSqliteOutbox } from "../store/sqlite-outbox.server";
import { oweReceipt, receiptsIn, type Receipts } from "./receipts.server";

const MINUTE = 60_000;

const promised: Enquiry = {
  ...enquiry,
  form: "finance",
  consents: [{ name: "baufi", wording: "Ich willige ein." }],
  receipt: true,
};

let folder: string;
let outbox: Outbox;
let receipts: Receipts;
let now: number;
let count = 0;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "receipts-"));
  now = Date.parse("2026-11-21T10:00:00Z");
  outbox = openSqliteOutbox(folder, { now: () => now, delivered: oweReceipt });
  receipts = receiptsIn(folder, 3, () => now);
});
afterEach(() => {
  outbox.close();
  receipts.close();
  fs.rmSync(folder, { recursive: true });
});

async function delivered(changes: Partial<Enquiry> = {}): Promise<string> {
  const { reference } = await outbox.put({ ...promised, message: `${++count}`, ...changes });
  await outbox.sent(reference);
  return reference;
}

it("that is done leaves no trace in the files", async () => {
  const reference = await delivered({ email: "spurlos@kunde.example" });
  await outbox.purge(now);
  expect(await receipts.claim(1000)).toBeDefined();
  await receipts.done(reference);
  const bytes = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
  expect(Buffer.concat(bytes).includes("spurlos@kunde")).toBe(false);
});

it("what the last version 2 of the outbox holds is delivered, and each visitor gets one receipt", async () => {
  outbox.close();
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
  const before = new DatabaseSync(path.join(folder, "outbox.sqlite"));
  before.exec(fs.readFileSync("tests/support/outbox-version-2-receipts.sql", "utf8"));
  before.close();
  outbox = openSqliteOutbox(folder, { now: () => now, delivered: oweReceipt });
  receipts = receiptsIn(folder, 9, () => now);
  now += MINUTE;
  const claimed = await outbox.claim(9, 1000);
  expect(claimed.map(({ enquiry: { message }, takenBy }) => [message, takenBy])).toEqual(
    expect.arrayContaining([
      ["neu", []],
      ["versucht", []],
      ["teils", ["eins@makler.example"]],
    ]),
  );
  const known: string[] = [];
  const sendReceipts = async () => {
    for (;;) {
      const owed = await receipts.claim(1000);
      if (!owed) return;
      expect(owed.surplus).toBeUndefined();
      known.push(owed.receipt.email.replace("@kunde.example", ""));
      await receipts.done(owed.receipt.reference);
    }
  };
  await sendReceipts();
  expect(known.toSorted()).toEqual(["teils", "zugestellt"]);
  for (const { enquiry: each } of claimed) await outbox.sent(each.reference);
  expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 0 });
  await sendReceipts();
  expect(known.toSorted()).toEqual(["neu", "teils", "versucht", "zugestellt"]);
});

it("an outbox of before forgets hashes that erasing wouldn't find", async () => {
  await delivered();
  await receipts.claim(0);
  receipts.close();
  outbox.close();
  const file = path.join(folder, "outbox.sqlite");
  const database = new DatabaseSync(file);
  database.exec("ALTER TABLE enquiry DROP COLUMN held_until; PRAGMA user_version = 2");
  database.close();
  outbox = openSqliteOutbox(folder, { now: () => now, delivered: oweReceipt });
  const migrated = new DatabaseSync(file, { readOnly: true });
  expect(migrated.prepare("SELECT * FROM receipt_address").all()).toEqual([]);
  migrated.close();
});

it("erasing a person erases what is owed to them, and that they had one", async () => {
  await delivered();
  await receipts.claim(0);
  await outbox.purge(now);
  const ledger = openLedger(folder, () => now);
  expect(await ledger?.receiptsOf("Erika@kunde.example")).toHaveLength(1);
  await ledger?.erasePerson("erika@kunde.example");
  expect(await ledger?.receiptsOf("erika@kunde.example")).toHaveLength(0);
  ledger?.close();
  await delivered();
  expect(await receipts.claim(0)).toMatchObject({ surplus: undefined });
});
