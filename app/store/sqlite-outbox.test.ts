import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Enquiry } from "../enquiry/enquiry";
import type { Outbox } from "./outbox.server";
import { openSqliteOutbox } from "./sqlite-outbox.server";

const MINUTE = 60_000;
const enquiry: Enquiry = {
  form: "insurance",
  source: "form",
  title: "",
  name: "Erika Mustermann",
  email: "erika@kunde.example",
  phone: "030",
  message: "Hallo",
  topic: "",
  financeOption: "",
  consents: [],
  suspicious: false,
};

let folder: string;
let outbox: Outbox;
let now: number;
const open = () => openSqliteOutbox(folder, () => now);
const numbered = (number: number) => ({ ...enquiry, message: `Nummer ${number}` });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "outbox-"));
  now = Date.parse("2026-11-21T10:00:00Z");
  outbox = open();
});
afterEach(() => {
  outbox.close();
  fs.rmSync(folder, { recursive: true });
});

describe("putting", () => {
  it("gives a reference and keeps everything, also over a restart", async () => {
    const { reference, repeated } = await outbox.put(enquiry);
    expect(repeated).toBe(false);
    outbox.close();
    outbox = open();
    const [owed] = await outbox.claim(9, 1000);
    expect(owed).toEqual({
      enquiry: { ...enquiry, reference, receivedAt: "2026-11-21T10:00:00.000Z" },
      failures: 0,
      refusals: 0,
    });
  });

  it("takes the same content within ten minutes for the same enquiry", async () => {
    const [first, second] = await Promise.all([outbox.put(enquiry), outbox.put({ ...enquiry })]);
    now += 10 * MINUTE - 1;
    const third = await outbox.put({ ...enquiry, consents: [], suspicious: true });
    expect(second).toEqual({ reference: first.reference, repeated: true });
    expect(third).toEqual({ reference: first.reference, repeated: true });
    now += 1;
    expect((await outbox.put(enquiry)).repeated).toBe(false);
    expect(await outbox.claim(9, 1000)).toHaveLength(2);
  });

  it("recognises it also after it was delivered, or its content erased", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.sent(reference);
    await outbox.purge(now);
    expect(await outbox.put(enquiry)).toEqual({ reference, repeated: true });
  });

  it("recognises it however the address is spelled", async () => {
    const { reference } = await outbox.put({ ...enquiry, email: "erika@müller.de" });
    const again = await outbox.put({ ...enquiry, email: "Erika@XN--mller-kva.de" });
    expect(again).toEqual({ reference, repeated: true });
  });

  it("knows what it has, for ten minutes", async () => {
    expect(await outbox.known(enquiry)).toBeUndefined();
    const { reference } = await outbox.put(enquiry);
    expect(await outbox.known({ ...enquiry })).toBe(reference);
    now += 10 * MINUTE;
    expect(await outbox.known(enquiry)).toBeUndefined();
  });

  it("takes a change in any field for another enquiry", async () => {
    const { reference } = await outbox.put(enquiry);
    for (const field of ["title", "name", "email", "phone", "message", "topic"] as const) {
      const other = await outbox.put({ ...enquiry, [field]: `${enquiry[field]}x` });
      expect(other.reference).not.toBe(reference);
    }
  });
});

describe("claiming", () => {
  it("gives each enquiry to one claimant until its lease runs out", async () => {
    await outbox.put(enquiry);
    expect(await outbox.claim(9, 1000)).toHaveLength(1);
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
    now += 1000;
    expect(await outbox.claim(9, 1000)).toHaveLength(1);
  });

  it("leaves a renewed lease alone", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.claim(9, 1000);
    now += 900;
    await outbox.renew([reference], 1000);
    now += 900;
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
  });

  it("gives the longest due first, and no more than asked for", async () => {
    for (let number = 0; number < 5; number++) {
      now += 1;
      await outbox.put(numbered(number));
    }
    const claimed = await outbox.claim(3, 1000);
    expect(claimed.map((owed) => owed.enquiry.message).sort()).toEqual([
      "Nummer 0",
      "Nummer 1",
      "Nummer 2",
    ]);
  });

  it("gives nothing that was sent", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.claim(9, 1000);
    await outbox.sent(reference);
    now += 10_000;
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
    expect(await outbox.nextDue()).toBeUndefined();
  });
});

describe("retrying", () => {
  it("waits until it is due and counts", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.claim(9, 60_000);
    const dueAt = now + 30_000;
    await outbox.retry(reference, { state: "waiting", dueAt, refused: false, fault: "ESOCKET" });
    expect(await outbox.nextDue()).toBe(dueAt);
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
    now = dueAt;
    expect(await outbox.claim(9, 1000)).toMatchObject([{ failures: 1, refusals: 0 }]);
  });

  it("keeps what is parked for good until someone acts", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.retry(reference, {
      state: "parked",
      dueAt: undefined,
      refused: true,
      fault: "550",
    });
    now += 365 * 24 * 60 * MINUTE;
    await outbox.purge(now);
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
    expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
  });
});

describe("holding", () => {
  it("gives nothing that is held, also when all else is hurried or the program starts anew", async () => {
    const heldUntil = now + 10 * MINUTE;
    const { reference } = await outbox.put(enquiry, heldUntil);
    await outbox.put(numbered(1));
    expect(await outbox.claim(9, 60 * MINUTE)).toMatchObject([{ enquiry: numbered(1) }]);
    outbox.close();
    outbox = open();
    await outbox.hurry();
    now = heldUntil - 1;
    expect(await outbox.claim(9, 1000)).toHaveLength(0);
    now = heldUntil;
    expect(await outbox.claim(9, 1000)).toMatchObject([{ enquiry: { reference } }]);
  });

  it("once tried, it is hurried like all else", async () => {
    const { reference } = await outbox.put(enquiry, now + MINUTE);
    now += MINUTE;
    await outbox.claim(9, 1000);
    const later = now + 30 * MINUTE;
    await outbox.retry(reference, { state: "waiting", dueAt: later, refused: false, fault: "x" });
    await outbox.hurry();
    expect(await outbox.claim(9, 1000)).toHaveLength(1);
  });

  it("isn't forever where the clock was set back", async () => {
    await outbox.put(enquiry, now + MINUTE);
    now -= 365 * 24 * 60 * MINUTE;
    await outbox.hurry();
    expect(await outbox.claim(9, 1000)).toHaveLength(1);
  });
});

describe("forgetting", () => {
  it("erases the content of what was delivered before, and nothing that is owed", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.put(numbered(1));
    await outbox.sent(reference);
    now += 1000;
    expect(await outbox.purge(now - 2000)).toBe(0);
    expect(await outbox.purge(now)).toBe(1);
    expect(await outbox.claim(9, 1000)).toHaveLength(1);
  });

  it("leaves no trace of it in the files", async () => {
    const secret = "Geheimnis4711";
    const { reference } = await outbox.put({ ...enquiry, message: secret.repeat(200) });
    await outbox.sent(reference);
    await outbox.purge(now);
    const bytes = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
    expect(Buffer.concat(bytes).includes(secret)).toBe(false);
  });

  it("forgets fingerprints after ten minutes and what was delivered altogether", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.put(numbered(1));
    await outbox.sent(reference);
    now += 10 * MINUTE;
    await outbox.purge(now);
    const database = new DatabaseSync(path.join(folder, "outbox.sqlite"), { readOnly: true });
    const rows = database.prepare("SELECT reference, fingerprint FROM enquiry").all();
    database.close();
    expect(rows).toMatchObject([{ fingerprint: null }]);
    expect(rows[0]).not.toMatchObject({ reference });
  });
});

describe("the file", () => {
  it("is flushed at each commit", () => {
    const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    database.close();
  });

  it("of a newer program is left alone", () => {
    outbox.close();
    const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
      user_version: number;
    };
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(open).toThrow("version 99");
    const repair = new DatabaseSync(path.join(folder, "outbox.sqlite"));
    repair.exec(`PRAGMA user_version = ${version}`);
    repair.close();
    outbox = open();
  });

  it("can be written", async () => {
    await expect(outbox.probe()).resolves.toBeUndefined();
    expect(await outbox.stats()).toEqual({ waiting: 0, parked: 0, oldest: undefined });
  });
});
