import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allOf } from "../../tests/support/all-of";
import { enquiry } from "../../tests/support/enquiry";
import { openLedger } from "../commands/sqlite-ledger.server";
import { oweReceipt } from "../receipts/receipts.server";
import type { Store } from "./outbox.server";
import {
  openDatabase,
  openSqliteOutbox,
  probeOutbox,
  type OutboxOptions,
} from "./sqlite-outbox.server";

const MINUTE = 60_000;

let folder: string;
let outbox: Store;
let now: number;
const delivered = vi.fn<NonNullable<OutboxOptions["delivered"]>>();
const open = () => openSqliteOutbox(folder, { now: () => now, delivered });
const file = () => path.join(folder, "outbox.sqlite");
const bytes = () =>
  Buffer.concat(fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name))));
function change(sql: string) {
  const database = new DatabaseSync(file());
  database.exec(sql);
  database.close();
}
function rows(sql: string) {
  const database = new DatabaseSync(file());
  const found = database.prepare(sql).all();
  database.close();
  return found;
}
const numbered = (number: number) => ({ ...enquiry, message: `Nummer ${number}` });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "outbox-"));
  now = Date.parse("2026-11-21T10:00:00Z");
  outbox = open();
});
afterEach(() => {
  outbox.close();
  fs.rmSync(folder, { recursive: true });
  delivered.mockReset();
});

describe("forgetting", () => {
  it("leaves no trace of it in the files", async () => {
    const secret = "Geheimnis4711";
    const { reference } = await outbox.put({ ...enquiry, message: secret.repeat(200) });
    await outbox.sent(reference);
    await outbox.purge(now);
    const bytes = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
    expect(Buffer.concat(bytes).includes(secret)).toBe(false);
  });
});

describe("recording a delivery", () => {
  it("keeps what is written with it, or neither", async () => {
    const { reference } = await outbox.put(enquiry);
    delivered.mockImplementationOnce((database) => {
      database.exec("DELETE FROM probe");
      throw new Error("no");
    });
    await expect(outbox.sent(reference)).rejects.toThrow("no");
    expect(rows("SELECT at FROM probe")).toHaveLength(1);
    expect(await outbox.stats()).toMatchObject({ waiting: 1 });
    delivered.mockImplementationOnce((database) => database.exec("DELETE FROM probe"));
    await outbox.sent(reference);
    expect(rows("SELECT at FROM probe")).toHaveLength(0);
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
  });
});

describe("counting", () => {
  it("goes with what is counted, or neither is", async () => {
    const { reference } = await outbox.put(enquiry);
    change(`CREATE TRIGGER no BEFORE INSERT ON tally BEGIN SELECT RAISE(ABORT, 'no'); END`);
    await expect(outbox.put(numbered(1))).rejects.toThrow("no");
    await expect(outbox.sent(reference)).rejects.toThrow("no");
    await expect(outbox.settle(reference, "spam")).rejects.toThrow("no");
    expect(await outbox.stats()).toMatchObject({ waiting: 1 });
    expect(await outbox.kept(reference)).toBe(now);
    change("DROP TRIGGER no");
    expect(await outbox.notices.counts()).toEqual({
      received: { insurance: 1, finance: 0 },
      delivered: 0,
      suspicious: 0,
      spam: 0,
    });
  });
});

describe("an enquiry that the broker sends for again", () => {
  it("is left to whoever is sending it right now", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.claim(9, 1000);
    expect(await outbox.resend(reference)).toBe(true);
    expect(await outbox.claim(9, 1000)).toEqual([]);
    // Claimed, as it seems, for longer than anything is: before the clock was set back.
    now -= 60 * MINUTE;
    const ledger = openLedger(folder, () => now);
    expect(await allOf(await ledger?.list())).toMatchObject([{ underWay: false }]);
    ledger?.close();
    expect(await outbox.resend(reference)).toBe(true);
    expect(await outbox.nextDue()).toBe(now);
  });
});

describe("an enquiry that the broker settles", () => {
  it("leaves no trace in the files", async () => {
    const secret = "Geheimnis4711";
    delivered.mockImplementation(oweReceipt);
    const { reference } = await outbox.put({
      ...enquiry,
      message: secret.repeat(2000),
      email: "geheimnis4711@kunde.example",
      receipt: true,
    });
    await outbox.sent(reference);
    expect(bytes().includes(secret)).toBe(true);
    await outbox.settle(reference, "spam");
    expect(bytes().includes(secret)).toBe(false);
    expect(bytes().includes(secret.toLowerCase())).toBe(false);
  });

  it("leaves none either where the process was killed over it", async () => {
    const { reference } = await outbox.put({ ...enquiry, message: "Geheimnis4711" });
    const reader = new DatabaseSync(file());
    reader.exec("BEGIN");
    reader.prepare("SELECT * FROM enquiry").all();
    await outbox.settle(reference, "done");
    const killed = folder;
    folder = `${folder}-killed`;
    fs.cpSync(killed, folder, { recursive: true });
    reader.close();
    outbox.close();
    fs.rmSync(killed, { recursive: true });
    expect(bytes().includes("Geheimnis4711")).toBe(true);
    outbox = open();
    await outbox.purge(now);
    expect(bytes().includes("Geheimnis4711")).toBe(false);
  });

  it("is never handed out, also where another program made it due again", async () => {
    const { reference } = await outbox.put(enquiry);
    const other = await outbox.put(numbered(1));
    await outbox.settle(reference, "done");
    change(`UPDATE enquiry SET state = 'waiting', due_at = 0 WHERE reference = '${reference}'`);
    expect(await outbox.claim(9, 1000)).toMatchObject([
      { enquiry: { reference: other.reference } },
    ]);
    await outbox.sent(other.reference);
    expect(await outbox.nextDue()).toBeUndefined();
  });
});

describe("with several recipients", () => {
  it("tells the operator, and sends nobody twice what is resent", async () => {
    const { reference } = await outbox.put(enquiry);
    await outbox.retry(reference, {
      dueAt: undefined,
      refused: true,
      fault: "550",
      state: "parked",
      takenBy: ["a@b.example"],
    });
    const ledger = openLedger(folder, () => now);
    expect(await allOf(await ledger?.list())).toMatchObject([
      { state: "parked", takenBy: ["a@b.example"] },
    ]);
    await ledger?.resend(reference);
    expect(await outbox.claim(9, 1000)).toMatchObject([{ takenBy: ["a@b.example"] }]);
    await outbox.sent(reference);
    // Once all have it, sending it again means to all.
    await ledger?.resend(reference);
    now += 1000;
    expect(await outbox.claim(9, 1000)).toMatchObject([{ takenBy: [] }]);
    ledger?.close();
  });
});

describe("a backlog", () => {
  it("is never read through: every statement finds its rows by an index", () => {
    outbox.close();
    const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
    outbox = open();
    const statements = prepare.mock.calls
      .map(([sql]) => sql)
      .filter((sql) => sql.includes("enquiry"));
    prepare.mockRestore();
    const plans = statements
      .filter((sql) => !/^INSERT|sqlite_schema/.test(sql))
      .map((sql) => ({
        sql,
        plan: rows(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => String(detail)),
      }));
    expect(plans.length).toBeGreaterThan(10);
    for (const { sql, plan } of plans) {
      expect(
        plan.filter((step) => /^SCAN enquiry(?! USING)|TEMP B-TREE/.test(step)),
        sql,
      ).toEqual([]);
    }
    // What is counted is read from an index alone.
    const [counted] = rows(
      `EXPLAIN QUERY PLAN SELECT count(*) FILTER (WHERE state = 'waiting'), min(received_at)
       FROM enquiry INDEXED BY enquiry_owed WHERE state <> 'delivered'`,
    );
    expect(counted?.["detail"]).toContain("COVERING INDEX enquiry_owed");
  });

  it("is hurried and forgotten in portions, so that visitors are answered in between", async () => {
    const count = 450;
    await Promise.all(Array.from({ length: count }, (_, number) => outbox.put(numbered(number))));
    const dueAt = now + 60 * MINUTE;
    change(`UPDATE enquiry SET due_at = ${dueAt}`);
    let turns = 0;
    let done = false;
    const turn = () => {
      turns++;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    await outbox.hurry();
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await outbox.nextDue()).toBe(now);
    change(`UPDATE enquiry SET state = 'delivered', due_at = NULL, delivered_at = ${now}`);
    turns = 0;
    now += 10 * MINUTE;
    expect(await outbox.purge(now)).toBe(count);
    expect(turns).toBeGreaterThanOrEqual(4);
    done = true;
    expect(rows("SELECT reference FROM enquiry")).toEqual([]);
  });
});

describe("another program that holds the lock", () => {
  it("is waited for, and not by the whole process", async () => {
    const other = new DatabaseSync(file());
    other.exec("BEGIN IMMEDIATE");
    let stored = false;
    const putting = outbox.put(enquiry).then(() => (stored = true));
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(stored).toBe(false);
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
    other.exec("ROLLBACK");
    other.close();
    await putting;
    expect(await outbox.stats()).toMatchObject({ waiting: 1 });
  });

  it("reading a while keeps an erased person's trace no longer than that", async () => {
    const { reference } = await outbox.put({ ...enquiry, message: "Geheimnis4711" });
    await outbox.sent(reference);
    const other = new DatabaseSync(file());
    other.exec("BEGIN");
    other.prepare("SELECT * FROM enquiry").all();
    expect(await outbox.purge(now)).toBe(1);
    expect(bytes().includes("Geheimnis4711")).toBe(true);
    other.exec("ROLLBACK");
    other.close();
    await outbox.purge(now);
    expect(bytes().includes("Geheimnis4711")).toBe(false);
  });
});

describe("the file", () => {
  it("is flushed at each commit by the very connection that writes", async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, "exec");
    await outbox.put(enquiry);
    const writers = exec.mock.contexts.filter((_, call) => exec.mock.calls[call]?.[0] === "COMMIT");
    exec.mockRestore();
    expect(writers).toHaveLength(1);
    for (const pragma of ["synchronous", "journal_mode"]) {
      expect((writers[0] as DatabaseSync).prepare(`PRAGMA ${pragma}`).get()).toEqual({
        [pragma]: pragma === "synchronous" ? 2 : "wal",
      });
    }
  });

  // Where the system tells of locks.
  it.skipIf(!fs.existsSync("/proc/locks"))("keeps its lock when it is opened once more", () => {
    const holder = `${process.pid} `;
    const inode = `:${fs.statSync(file()).ino} `;
    const held = () =>
      fs
        .readFileSync("/proc/locks", "utf8")
        .split("\n")
        .filter((line) => line.includes(holder))
        .filter((line) => line.includes(inode)).length;
    expect(held()).toBe(1);
    openDatabase(file()).close();
    expect(held()).toBe(1);
  });

  it("of the version before is opened with all that it holds", async () => {
    outbox.close();
    fs.rmSync(file());
    change(fs.readFileSync("tests/support/outbox-version-2.sql", "utf8"));
    now = Date.parse("2026-11-20T11:00:00Z");
    outbox = open();
    expect(await outbox.stats()).toMatchObject({ waiting: 2, parked: 1 });
    const claimed = await outbox.claim(9, 1000);
    expect(claimed.map(({ enquiry: { message }, failures }) => [message, failures])).toEqual(
      expect.arrayContaining([
        ["neu", 0],
        ["schon versucht", 1],
      ]),
    );
    for (const { enquiry: claim } of claimed) await outbox.sent(claim.reference);
    await outbox.put(enquiry);
    expect(await outbox.stats()).toMatchObject({ waiting: 1, parked: 1 });
    expect(rows("SELECT * FROM receipt")).toHaveLength(1);
    expect(rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'")).toEqual([]);
    // Counted from now on; what had been delivered by then isn't when it is sent again.
    const counts = { received: { insurance: 1, finance: 0 }, delivered: 2 };
    expect(await outbox.notices.counts()).toMatchObject(counts);
    expect(await outbox.resend("DV6A-Y4AV")).toBe(true);
    await outbox.sent("DV6A-Y4AV");
    expect(await outbox.notices.counts()).toMatchObject(counts);
  });

  it("of the version before can be probed as it is, while the program before serves", async () => {
    outbox.close();
    fs.rmSync(file());
    change(fs.readFileSync("tests/support/outbox-version-2-receipts.sql", "utf8"));
    await probeOutbox(folder);
    expect(rows("PRAGMA user_version")).toEqual([{ user_version: 2 }]);
    expect(rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'")).toHaveLength(1);
    expect(rows("SELECT at FROM probe")).not.toEqual([{ at: 0 }]);
    fs.rmSync(file());
    await probeOutbox(folder);
    outbox = open();
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
  });

  it("that is new is made by one of two that open it at once, and found complete by the other", async () => {
    outbox.close();
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
    const exec = Reflect.get(DatabaseSync.prototype, "exec");
    let faster = false;
    const spy = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (
      this: DatabaseSync,
      sql,
    ) {
      // The other has looked at the file by now, and has yet to take the lock.
      if (sql.startsWith("BEGIN") && !faster) {
        faster = true;
        openDatabase(file()).close();
      }
      exec.call(this, sql);
    });
    try {
      outbox = open();
    } finally {
      spy.mockRestore();
    }
    expect(faster).toBe(true);
    await outbox.put(enquiry);
    expect(await outbox.stats()).toMatchObject({ waiting: 1 });
  });

  it("that is complete is opened while another program writes", async () => {
    const other = new DatabaseSync(file());
    other.exec("BEGIN IMMEDIATE");
    expect(() => openDatabase(file()).close()).not.toThrow();
    other.exec("ROLLBACK");
    other.close();
  });

  it("of a newer program is left alone", async () => {
    outbox.close();
    const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
      user_version: number;
    };
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(open).toThrow(expect.objectContaining({ code: "NEWER" }));
    await expect(probeOutbox(folder)).rejects.toMatchObject({ code: "NEWER" });
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
