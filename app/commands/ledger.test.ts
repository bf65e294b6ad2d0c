/** What the commands see and change, the same whichever engine keeps it. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressOf } from "../../tests/support/engines";
import { enquiry } from "../../tests/support/enquiry";
import { allOf } from "../../tests/support/all-of";
import { Postgres } from "../../tests/support/postgres";
import type { Enquiry } from "../enquiry/enquiry";
import { oweReceipt, oweReceiptIn } from "../receipts/receipts.server";
import { openStore } from "../store/open-store.server";
import type { Store } from "../store/outbox.server";
import { PostgresDatabase } from "../store/postgres-database.server";
import type { Ledger } from "./ledger.server";
import { PostgresLedger } from "./postgres-ledger.server";
import { openLedger } from "./sqlite-ledger.server";

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.start();
});
afterAll(() => server.remove());

const engines: [string, (folder: string) => Promise<{ store: Store; ledger: () => Ledger }>][] = [
  [
    "SQLite",
    async (folder) => ({
      store: openStore({ DATA_DIR: folder }, { sqlite: oweReceipt }).store,
      ledger: () => openLedger(folder)!,
    }),
  ],
  [
    "PostgreSQL",
    async (folder) => {
      const DATABASE_URL = addressOf(await server.create());
      const { store } = openStore({ DATA_DIR: folder, DATABASE_URL }, { postgres: oweReceiptIn });
      return { store, ledger: () => new PostgresLedger(new PostgresDatabase(DATABASE_URL)) };
    },
  ],
];

describe.each(engines)("the ledger on %s", (_, open) => {
  let folder: string;
  let store: Store;
  let ledger: Ledger;
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "ledger-"));
    const opened = await open(folder);
    store = opened.store;
    await store.probe();
    ledger = opened.ledger();
  });
  afterEach(() => {
    ledger.close();
    store.close();
    fs.rmSync(folder, { recursive: true });
  });

  const put = async (changes: Partial<Enquiry>) =>
    (await store.put({ ...enquiry, ...changes })).reference;

  it("lists by state what is stored, oldest first", async () => {
    expect(await allOf(await ledger.list())).toEqual([]);
    const waiting = await put({ message: "eins" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const parked = await put({ message: "zwei", form: "finance" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    // What a visitor writes isn't taken for what we have written.
    const delivered = await put({ message: 'drei "form":"finance"', name: '","form":"finance"' });
    await store.retry(parked, { state: "parked", dueAt: undefined, refused: true, fault: "550" });
    await store.sent(delivered);
    const all = await allOf(await ledger.list());
    expect(all.map(({ reference }) => reference)).toEqual([waiting, parked, delivered]);
    expect(all).toMatchObject([
      { form: "insurance", state: "waiting", failures: 0, underWay: false },
      { form: "finance", state: "parked", failures: 1, fault: "550", dueAt: undefined },
      { form: "insurance", state: "delivered", deliveredAt: expect.any(Number), takenBy: [] },
    ]);
    for (const [at, state] of (["waiting", "parked", "delivered"] as const).entries())
      expect(await allOf(await ledger.list(state))).toEqual([all[at]]);
  });

  it("lists more than a page without leaving one out", async () => {
    const references: string[] = [];
    for (let at = 0; at < 1203; at += 3)
      references.push(
        ...(await Promise.all([0, 1, 2].map((more) => put({ message: String(at + more) })))),
      );
    const listed = (await allOf(await ledger.list())).map(({ reference }) => reference);
    expect(listed.toSorted()).toEqual(references.toSorted());
  });

  it("shows one, and nothing of one whose content is erased", async () => {
    const reference = await put({ receipt: true });
    expect(await ledger.show(reference)).toMatchObject({
      state: "waiting",
      enquiry: { ...enquiry, receipt: true, reference, receivedAt: expect.any(String) },
    });
    await store.settle(reference, "done");
    const erased = await ledger.show(reference);
    expect(erased).toMatchObject({ state: "delivered", enquiry: undefined, form: undefined });
    expect(await ledger.show("0000-0000")).toBeUndefined();
  });

  it("says which is being sent, and sends again what isn't", async () => {
    const reference = await put({});
    await store.claim(1, 30_000);
    expect(await ledger.show(reference)).toMatchObject({ underWay: true });
    expect(await ledger.resend(reference)).toBe("underWay");
    await store.sent(reference);
    expect(await ledger.resend(reference)).toBe("due");
    expect(await ledger.show(reference)).toMatchObject({ state: "waiting", failures: 0 });
    await store.settle(reference, "done");
    expect(await ledger.resend(reference)).toBe("erased");
    expect(await ledger.resend("0000-0000")).toBe("unknown");
  });

  it("makes due all that is parked", async () => {
    for (const message of ["eins", "zwei"])
      await store.retry(await put({ message }), {
        state: "parked",
        dueAt: undefined,
        refused: true,
        fault: "550",
      });
    expect(await ledger.backlog()).toMatchObject({ waiting: 0, parked: 2 });
    expect(await ledger.resendParked()).toBe(2);
    expect(await ledger.backlog()).toMatchObject({ waiting: 2, parked: 0 });
  });

  it("finds a person however they are written, and tells how far it is", async () => {
    const reference = await put({
      name: "Jörg  Müller\u0301",
      email: "joerg@xn--mller-kva.example",
      phone: "+49 30 1234567",
    });
    await put({ message: "jemand anderes", phone: "0171" });
    for (const text of ["jorg mull", "030 / 123 45 67", "JOERG@", "0049301234567"]) {
      const looked: number[] = [];
      const found = await allOf(await ledger.find(text, (done) => looked.push(done)));
      expect(found.map((one) => one.reference)).toEqual([reference]);
      expect(looked.at(-1)).toBe(2);
    }
    expect(await allOf(await ledger.find("nobody"))).toEqual([]);
    const theirs = await allOf(await ledger.ofPerson("Joerg@Müller.example"));
    expect(theirs).toMatchObject([
      { reference, enquiry: { email: "joerg@xn--mller-kva.example" } },
    ]);
  });

  it("erases a person with all that is owed to them, and nobody else", async () => {
    const other = await put({ email: "karl@kunde.example", receipt: true });
    const delivered = await put({ message: "eins", receipt: true });
    await put({ message: "zwei" });
    await store.sent(delivered);
    await store.sent(other);
    expect(await ledger.receiptsOf("ERIKA@kunde.example")).toMatchObject([
      { reference: delivered },
    ]);
    expect(await ledger.erasePerson("Erika@Kunde.example")).toEqual({ erased: 2, owed: 1 });
    expect(await ledger.receiptsOf("erika@kunde.example")).toEqual([]);
    expect((await allOf(await ledger.list())).map(({ reference }) => reference)).toEqual([other]);
    expect(await ledger.receiptsOf("karl@kunde.example")).toHaveLength(1);
    expect(await ledger.erasePerson("erika@kunde.example")).toEqual({ erased: 0, owed: 0 });
    expect(await ledger.delete(other)).toBe(true);
    expect(await ledger.delete(other)).toBe(false);
    expect(await ledger.receiptsOf("karl@kunde.example")).toEqual([]);
  });
});
