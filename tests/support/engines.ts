/** The engines that keep the outbox, each as a test of the contract needs it. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseDatabaseUrl, type DatabaseAddress } from "../../app/config/urls.server";
import type { AcceptedEnquiry } from "../../app/enquiry/enquiry";
import {
  oweReceipt,
  oweReceiptIn,
  PostgresReceipts,
  receiptsIn,
  type Receipts,
} from "../../app/receipts/receipts.server";
import type { Store } from "../../app/store/outbox.server";
import { PostgresDatabase } from "../../app/store/postgres-database.server";
import { PostgresStore } from "../../app/store/postgres-store.server";
import { openSqliteOutbox } from "../../app/store/sqlite-outbox.server";
import { Postgres, queryAt } from "./postgres";

export type BenchOptions = {
  /** ms since 1970. */
  now: () => number;
  /** Told of a delivery, within its transaction. */
  delivered?: (enquiry: AcceptedEnquiry, at: number) => void;
};

/** An outbox of its own, empty at first. */
export type Bench = {
  /** Opens it, once more each time; with the receipts that its deliveries owe. */
  open(options: BenchOptions): Store;
  receipts(mostADay: number, now: () => number): Receipts;
  /** Runs one statement beside it. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** Closes whatever is open, and removes it. */
  end(): Promise<void>;
};

export type Engine = {
  name: "SQLite" | "PostgreSQL";
  begin(): Promise<void>;
  bench(): Promise<Bench>;
  end(): Promise<void>;
};

const sqlite: Engine = {
  name: "SQLite",
  async begin() {},
  async bench() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "outbox-"));
    const open: { close(): void }[] = [];
    const kept = <T extends { close(): void }>(it: T) => (open.push(it), it);
    return {
      open: ({ now, delivered }) =>
        kept(
          openSqliteOutbox(folder, {
            now,
            delivered: (database, enquiry, at) => {
              oweReceipt(database, enquiry, at);
              delivered?.(enquiry, at);
            },
          }),
        ),
      receipts: (mostADay, now) => kept(receiptsIn(folder, mostADay, now)),
      async rows(sql) {
        const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
        try {
          return database.prepare(sql).all();
        } finally {
          database.close();
        }
      },
      async end() {
        for (const it of open) it.close();
        fs.rmSync(folder, { recursive: true });
      },
    };
  },
  async end() {},
};

let server: Postgres | undefined;

const postgres: Engine = {
  name: "PostgreSQL",
  async begin() {
    server = await Postgres.start();
  },
  async bench() {
    if (!server) throw new Error("PostgreSQL doesn't run");
    return benchAt(await server.create());
  },
  async end() {
    await server?.remove();
  },
};

/** One in the database at `url`; what changes beside it goes to `direct`, where `url` leads through something. */
export function benchAt(url: string, direct = url): Bench {
  const open: PostgresDatabase[] = [];
  const connect = () => {
    const database = new PostgresDatabase(addressOf(url));
    open.push(database);
    return database;
  };
  return {
    open: ({ now, delivered }) =>
      new PostgresStore(connect(), {
        now,
        delivered: async (query, enquiry, at) => {
          await oweReceiptIn(query, enquiry, at);
          delivered?.(enquiry, at);
        },
      }),
    receipts: (mostADay, now) => new PostgresReceipts(connect(), mostADay, now),
    rows: (sql) => queryAt(direct, sql),
    async end() {
      await Promise.all(open.map((it) => it.close()));
    },
  };
}

export function addressOf(url: string): DatabaseAddress {
  const address = parseDatabaseUrl(url);
  if ("fault" in address) throw new Error(address.fault);
  return address;
}

export const engines = [sqlite, postgres];
