/** An outbox that is carried from one engine to the other and back, and what becomes of that when it is cut off. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allOf } from "../../tests/support/all-of";
import { addressOf } from "../../tests/support/engines";
import { enquiry } from "../../tests/support/enquiry";
import { Postgres, queryAt } from "../../tests/support/postgres";
import type { DatabaseAddress } from "../config/urls.server";
import {
  oweReceipt,
  oweReceiptIn,
  PostgresReceipts,
  receiptsIn,
  type Receipts,
} from "../receipts/receipts.server";
import { openStore } from "../store/open-store.server";
import type { Store } from "../store/outbox.server";
import { PostgresDatabase } from "../store/postgres-database.server";
import { move, type Ledger, type Place } from "./ledger.server";
import { PostgresLedger, PostgresPlace } from "./postgres-ledger.server";
import { openLedger, openSqlitePlace } from "./sqlite-ledger.server";

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.start();
});
afterAll(() => server.remove());

type Engine = "sqlite" | "postgres";
let folder: string;
let url: string;
let address: DatabaseAddress;
const open: { close(): unknown }[] = [];
const kept = <T extends { close(): unknown }>(it: T) => (open.push(it), it);
const closeAll = async () => {
  for (const it of open.splice(0)) await it.close();
};
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "move-"));
  url = await server.create();
  address = addressOf(url);
});
afterEach(async () => {
  await closeAll();
  fs.rmSync(folder, { recursive: true });
});

const at = (engine: Engine): { store: Store; receipts: Receipts; ledger: () => Ledger } => {
  if (engine === "sqlite")
    return {
      store: kept(openStore({ DATA_DIR: folder }, { sqlite: oweReceipt }).store),
      receipts: kept(receiptsIn(folder, 100)),
      ledger: () => kept(openLedger(folder)!),
    };
  const database = kept(new PostgresDatabase(address));
  return {
    store: kept(
      openStore({ DATA_DIR: folder, DATABASE_URL: address }, { postgres: oweReceiptIn }).store,
    ),
    receipts: new PostgresReceipts(database, 100),
    ledger: () => kept(new PostgresLedger(kept(new PostgresDatabase(address)))),
  };
};
const placeOf = (engine: Engine): Place =>
  kept(
    engine === "sqlite"
      ? openSqlitePlace(folder, true)!
      : new PostgresPlace(new PostgresDatabase(address)),
  );

/** One of each state there is, and what has been counted and told. */
async function fill(engine: Engine) {
  const { store, receipts } = at(engine);
  const put = async (message: string, more: object = {}) =>
    (await store.put({ ...enquiry, message, ...more })).reference;
  const references = {
    waiting: await put("wartet"),
    held: (await store.put({ ...enquiry, message: "gehalten" }, Date.now() + 3_600_000)).reference,
    failed: await put("versucht"),
    partly: await put("zum Teil", { receipt: true, email: "teil@kunde.example" }),
    parked: await put("abgelehnt", { form: "finance" }),
    delivered: await put("zugestellt", { receipt: true }),
    erased: await put("erledigt"),
  };
  const later = Date.now() + 600_000;
  const retry = { state: "waiting", dueAt: later, refused: false, fault: "451" } as const;
  await store.retry(references.failed, retry);
  await store.retry(references.partly, { ...retry, takenBy: ["eins@makler.example"] });
  await store.retry(references.parked, {
    state: "parked",
    dueAt: undefined,
    refused: true,
    fault: "550",
  });
  await store.sent(references.delivered);
  await store.settle(references.erased, "spam");
  // One receipt is due already, and its address has been counted.
  const claimed = await receipts.claim(1000);
  await receipts.retry(claimed!.receipt.reference, later);
  await store.notices.note("digest", "Montag");
  return references;
}

/** All that a site can learn. */
async function told(engine: Engine) {
  const { store, ledger } = at(engine);
  const view = ledger();
  const entries = await Promise.all(
    (await allOf(await view.list())).map(({ reference }) => view.show(reference)),
  );
  const receipts = [
    ...(await view.receiptsOf(enquiry.email)),
    ...(await view.receiptsOf("teil@kunde.example")),
  ];
  const same: Record<string, unknown> = {};
  for (const message of ["wartet", "zugestellt", "erledigt"])
    same[message] = await store.known({
      ...enquiry,
      message,
      ...(message === "zugestellt" && { receipt: true as const }),
    });
  const found = {
    entries: entries.toSorted((a, b) => (a!.reference < b!.reference ? -1 : 1)),
    receipts: receipts.toSorted((a, b) => (a.reference < b.reference ? -1 : 1)),
    same,
    counts: await store.notices.counts(),
    digest: await store.notices.claim("digest", 1),
    nextDue: await store.nextDue(),
    addresses: await rowsOf(engine, "SELECT count(*) AS n FROM receipt_address"),
    failures: await rowsOf(engine, "SELECT failures AS n FROM receipt ORDER BY reference"),
  };
  await closeAll();
  return found;
}

async function rowsOf(engine: Engine, sql: string): Promise<number[]> {
  const rows = engine === "sqlite" ? inFile(sql) : await queryAt(url, sql);
  return rows.map(({ n }) => Number(n));
}

function inFile(sql: string) {
  const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

const emptied = async (engine: Engine) => {
  const counts = [];
  for (const table of ["enquiry", "receipt", "receipt_address", "tally", "notice"])
    counts.push(...(await rowsOf(engine, `SELECT count(*) AS n FROM ${table}`)));
  return counts;
};

const ways: [Engine, Engine][] = [
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
];

describe.each(ways)("from %s to %s", (from, to) => {
  it("carries everything, and leaves nothing", async () => {
    await fill(from);
    await closeAll();
    const before = await told(from);
    expect(before.entries).toHaveLength(7);
    expect(before.receipts).toHaveLength(2);
    const moved = await move(placeOf(from), placeOf(to));
    await closeAll();
    expect(moved).toEqual({ enquiries: 7, receipts: 2 });
    const after = await told(to);
    // The clocks of two engines differ by what a question takes.
    expect(Math.abs(after.nextDue! - before.nextDue!)).toBeLessThan(2000);
    expect({ ...after, nextDue: 0 }).toEqual({ ...before, nextDue: 0 });
    expect(await emptied(from)).toEqual([0, 0, 0, 0, 0]);
    if (from === "sqlite") {
      const file = fs.readFileSync(path.join(folder, "outbox.sqlite"), "latin1");
      expect(file).not.toContain("Mustermann");
      expect(fs.existsSync(path.join(folder, "outbox.sqlite-wal"))).toBe(false);
    }
    // Once more, there is nothing to carry.
    expect(await move(placeOf(from), placeOf(to))).toEqual({ enquiries: 0, receipts: 0 });
    await closeAll();
    expect({ ...(await told(to)), nextDue: 0 }).toEqual({ ...after, nextDue: 0 });
  });

  it("goes on wherever it was cut off, with the same result", async () => {
    await fill(from);
    await closeAll();
    const before = await told(from);
    let cuts = 0;
    for (let after = 1; ; after++) {
      const budget = { left: after };
      try {
        await move(cutOff(placeOf(from), budget), cutOff(placeOf(to), budget));
        break;
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        cuts++;
        await closeAll();
        // Nothing is in neither place.
        const all = new Set([...(await references(from)), ...(await references(to))]);
        expect(all.size).toBe(7);
      } finally {
        await closeAll();
      }
    }
    expect(cuts).toBeGreaterThan(5);
    const after = await told(to);
    expect({ ...after, nextDue: 0 }).toEqual({ ...before, nextDue: 0 });
    expect(await emptied(from)).toEqual([0, 0, 0, 0, 0]);
  });

  it("doesn't have delivered again what was delivered on either side of a cut", async () => {
    const { waiting, failed } = await fill(from);
    await closeAll();
    const target = placeOf(to);
    await target.enquiries.put(await placeOf(from).enquiries.first(100));
    await closeAll();
    // Against the rule, both have run since.
    await at(from).store.sent(waiting);
    await at(to).store.sent(failed);
    await closeAll();
    await move(placeOf(from), placeOf(to));
    await closeAll();
    const { entries } = await told(to);
    const states = Object.fromEntries(entries.map((one) => [one!.reference, one!.state]));
    expect(states).toMatchObject({ [waiting]: "delivered", [failed]: "delivered" });
  });

  it("takes no other enquiry for the same", async () => {
    const { waiting } = await fill(from);
    await closeAll();
    const [row] = await placeOf(from).enquiries.first(100);
    await placeOf(to).enquiries.put([{ ...row!, reference: waiting, received_at: 1 }]);
    await closeAll();
    await expect(move(placeOf(from), placeOf(to))).rejects.toThrow(`another enquiry ${waiting}`);
    await closeAll();
    expect(await references(from)).toHaveLength(7);
  });

  it.each([from, to])("refuses while a site runs on %s", async (engine) => {
    await fill(from);
    await closeAll();
    const { store } = at(engine);
    await store.probe();
    const begin = async () => move(placeOf(from), placeOf(to));
    await expect(begin()).rejects.toThrow(/stop (the site|every replica) first/);
  });
});

it("keeps a site from beginning while SQLite's file is emptied", async () => {
  await fill("sqlite");
  await closeAll();
  placeOf("sqlite");
  const { store } = at("sqlite");
  await expect(store.put(enquiry)).rejects.toThrow(/locked|LOCKED|busy/i);
});

/** None where its tables haven't been made yet. */
const references = async (engine: Engine) => {
  const sql = "SELECT reference FROM enquiry";
  const rows = engine === "sqlite" ? inFile(sql) : await queryAt(url, sql).catch(() => []);
  return rows.map(({ reference }) => String(reference));
};

class CutOff extends Error {}

/** Ends before the verb after the last one that there is a budget for, as a process that is killed there. */
function cutOff(place: Place, budget: { left: number }): Place {
  const limited = <T extends object>(it: T): T =>
    new Proxy(it, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member === "function")
          return (...args: unknown[]) => {
            if (name !== "close" && budget.left-- <= 0) throw new CutOff();
            return (member as (...args: unknown[]) => unknown).apply(target, args);
          };
        return typeof member === "object" && member !== null ? limited(member) : member;
      },
    });
  return limited(place);
}
