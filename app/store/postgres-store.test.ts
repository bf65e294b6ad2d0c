/** What PostgreSQL alone has: connections that break, several processes, settings, versions. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CuttingProxy, type Cut } from "../../tests/support/cutting-proxy";
import { addressOf } from "../../tests/support/engines";
import { enquiry } from "../../tests/support/enquiry";
import { Postgres, queryAt } from "../../tests/support/postgres";
import { eventually, freePort } from "../../tests/support/site";
import { MaybeStored } from "../enquiry/accept.server";
import { PostgresDatabase } from "./postgres-database.server";
import { PostgresStore } from "./postgres-store.server";

const numbered = (number: number) => ({ ...enquiry, message: `Nummer ${number}` });

let server: Postgres;
let url: string;
const opened: PostgresDatabase[] = [];
function connect(to = url) {
  const database = new PostgresDatabase(addressOf(to));
  opened.push(database);
  return { database, store: new PostgresStore(database) };
}
const rows = (sql: string) => queryAt(url, sql);
const references = async () =>
  (await rows("SELECT reference FROM enquiry")).map(({ reference }) => String(reference));

beforeAll(async () => {
  server = await Postgres.start();
});
afterAll(() => server.remove());
beforeEach(async () => {
  url = await server.create();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

describe("a connection that is cut", () => {
  let proxy: CuttingProxy;
  let store: PostgresStore;
  beforeEach(async () => {
    proxy = await CuttingProxy.start(server.port);
    const through = url.replace(`:${server.port}/`, `:${proxy.port}/`);
    ({ store } = connect(through));
    await store.probe();
  });
  afterEach(() => proxy.stop());

  it.each<[Cut[], string]>([
    [["begin"], "after the begin"],
    [["before"], "before the commit arrives"],
    [["after"], "before its answer arrives"],
    [["after", "before", "begin", "after"], "again and again"],
  ])("%j: stores an enquiry once, under the reference that it tells", async (cuts) => {
    proxy.cuts = [...cuts];
    const { reference, repeated } = await store.put(enquiry);
    expect(proxy.done).toBe(cuts.length);
    expect(repeated).toBe(false);
    expect(await references()).toEqual([reference]);
    expect(await store.notices.counts()).toMatchObject({ received: { insurance: 1 } });
  });

  it("at many commits at once: each enquiry is there once, and counted once", async () => {
    const kinds: Cut[] = ["after", "begin", "before"];
    proxy.cuts = Array.from({ length: 30 }, (_, at) => kinds[at % 3] ?? "after");
    const stored = await Promise.all(
      Array.from({ length: 60 }, (_, number) => store.put(numbered(number))),
    );
    expect(proxy.done).toBeGreaterThan(20);
    proxy.cuts = [];
    expect((await references()).toSorted()).toEqual(
      stored.map(({ reference }) => reference).toSorted(),
    );
    expect(await store.notices.counts()).toMatchObject({ received: { insurance: 60 } });
  });

  it.each<[Cut, number]>([
    ["after", 1],
    ["before", 0],
  ])("for good, %s the commit: says under which reference it may be stored", async (cut, there) => {
    proxy.cuts = [cut];
    proxy.shutAfterCut = true;
    const fault: unknown = await store.put(enquiry).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(MaybeStored);
    const { reference, receivedAt } = (fault as MaybeStored).identity;
    expect(await rows("SELECT reference, received_at FROM enquiry")).toEqual(
      there === 1 ? [{ reference, received_at: Date.parse(receivedAt) }] : [],
    );
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(60_000);
  });

  it("before anything was said: rejects without a doubt, and works again when it is back", async () => {
    proxy.shut = true;
    proxy.cuts = ["begin"];
    const fault: unknown = await store.put(enquiry).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(MaybeStored);
    proxy.shut = false;
    proxy.cuts = [];
    await store.put(enquiry);
    expect(await references()).toHaveLength(1);
  });

  it("while a delivery is recorded: said again, it is counted once", async () => {
    const { reference } = await store.put(enquiry);
    const [owed] = await store.claim(1, 1000);
    proxy.cuts = ["after"];
    await expect(store.sent(reference, owed?.lease)).rejects.toThrow();
    await store.sent(reference, owed?.lease);
    expect(await store.notices.counts()).toMatchObject({ delivered: 1 });
  });
});

describe("several processes", () => {
  it("that get the same enquiry at once store it once", async () => {
    const stores = [1, 2, 3].map(() => connect().store);
    for (let round = 0; round < 20; round++) {
      const stored = await Promise.all(stores.map((store) => store.put(numbered(round))));
      expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
      expect(stored.filter(({ repeated }) => !repeated)).toHaveLength(1);
    }
    expect(await references()).toHaveLength(20);
  });

  it("that claim at once get different ones", async () => {
    const stores = [1, 2, 3].map(() => connect().store);
    await Promise.all(Array.from({ length: 30 }, (_, number) => stores[0]!.put(numbered(number))));
    const claimed = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => stores[turn % 3]!.claim(1, 10_000)),
    );
    const got = claimed.flat().map((owed) => owed.enquiry.reference);
    expect(new Set(got).size).toBe(30);
  });

  it("that start at once make the tables once", async () => {
    const stores = Array.from({ length: 5 }, () => connect().store);
    await Promise.all(stores.map((store) => store.probe()));
    expect(await rows("SELECT version FROM outbox_version")).toHaveLength(1);
  });
});

describe("the server", () => {
  afterEach(async () => {
    await server.stop();
    await server.restart();
  });

  it("killed again and again, loses nothing that was stored, and stores nothing twice", async () => {
    const { store } = connect();
    await store.probe();
    const accepted: string[] = [];
    let maybe = 0;
    let ended = false;
    const visitors = Array.from({ length: 8 }, async (_, visitor) => {
      for (let number = 0; !ended; number++) {
        await store.put(numbered(visitor * 1e6 + number)).then(
          ({ reference }) => accepted.push(reference),
          (error: unknown) => (maybe += error instanceof MaybeStored ? 1 : 0),
        );
      }
    });
    try {
      for (let kill = 0; kill < 3; kill++) {
        const before = accepted.length;
        await eventually(() => accepted.length > before + 50);
        server.kill();
        await server.restart();
      }
    } finally {
      ended = true;
      await Promise.all(visitors);
    }
    const there = await references();
    expect(new Set(there).size).toBe(there.length);
    expect(accepted.filter((reference) => !there.includes(reference))).toEqual([]);
    expect(there.length - accepted.length).toBeLessThanOrEqual(maybe);
    const messages = await rows("SELECT content FROM enquiry");
    expect(new Set(messages.map(({ content }) => content)).size).toBe(there.length);
  });

  it("away at start: all rejects, and soon after it is back, all works", async () => {
    server.kill();
    const { store } = connect();
    await expect(store.probe()).rejects.toThrow();
    await expect(store.known(enquiry)).rejects.toThrow();
    await expect(store.put(enquiry)).rejects.toThrow();
    await server.restart();
    const begun = performance.now();
    await eventually(() =>
      store.probe().then(
        () => true,
        () => false,
      ),
    );
    expect(performance.now() - begun).toBeLessThan(5000);
    await store.put(enquiry);
  });

  it.each(["fsync=off", "full_page_writes=off", "synchronous_commit=off"])(
    "with %s gets nothing: what it says it has could be lost",
    async (setting) => {
      const before = connect();
      await before.store.probe();
      await before.database.close();
      await server.stop();
      await server.restart(setting);
      const { database, store } = connect();
      expect(await database.refusal(5000)).toContain(setting.replace("=", " = "));
      for (const asked of [store.probe(), store.put(enquiry), store.known(enquiry)])
        await expect(asked).rejects.toMatchObject({ code: "UNDURABLE" });
      expect(await references()).toEqual([]);
    },
  );

  it("set so while the site runs gets nothing more", async () => {
    const { store } = connect();
    await store.put(enquiry);
    const name = url.split("/").at(-1);
    await rows(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await server.stop();
    await server.restart();
    await expect(store.put(numbered(2))).rejects.toMatchObject({ code: "UNDURABLE" });
    await expect(store.probe()).rejects.toMatchObject({ code: "UNDURABLE" });
    expect(await references()).toHaveLength(1);
  });
});

describe("tables", () => {
  it("of a later version, with what that has added, are used as they are", async () => {
    await connect().store.probe();
    await rows("ALTER TABLE enquiry ADD COLUMN mood text NOT NULL DEFAULT 'calm'");
    await rows("UPDATE outbox_version SET version = 99");
    const { store } = connect();
    const { reference } = await store.put(enquiry);
    const [owed] = await store.claim(1, 1000);
    expect(owed?.enquiry.reference).toBe(reference);
    await store.sent(reference, owed?.lease);
    expect(await store.stats()).toMatchObject({ waiting: 0 });
    expect(await rows("SELECT version FROM outbox_version")).toEqual([{ version: 99 }]);
  });

  it("that somebody took away are made anew", async () => {
    const { store } = connect();
    await store.put(enquiry);
    await rows("DROP SCHEMA public CASCADE");
    await rows("CREATE SCHEMA public");
    await expect(store.put(enquiry)).rejects.toThrow();
    expect(await store.put(enquiry)).toMatchObject({ repeated: false });
  });

  it("that can't be written for a while are written again after it, through new connections", async () => {
    await connect().store.probe();
    const name = url.split("/").at(-1);
    await rows(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const { store } = connect();
    await expect(store.put(enquiry)).rejects.toMatchObject({ code: "25006" });
    await queryAt(server.url("postgres"), `ALTER DATABASE ${name} RESET ALL`);
    await store.put(enquiry);
    expect(await references()).toHaveLength(1);
  });

  it("keep no trace of what was erased once they were cleared", async () => {
    const { database, store } = connect();
    const secret = "Geheimnis4711";
    const { reference } = await store.put({ ...enquiry, message: secret });
    for (let number = 0; number < 20; number++) await store.put(numbered(number));
    await store.settle(reference, "done");
    const [file] = await rows("SELECT pg_relation_filepath('enquiry') AS path");
    const kept = async () => {
      await rows("CHECKPOINT");
      return fs
        .readFileSync(path.join(server.folder, "data", String(file?.["path"])))
        .includes(secret);
    };
    expect(await kept()).toBe(true);
    await database.vacuum();
    expect(await kept()).toBe(false);
  });
});

// In front of many a database; a session of it is another one in each transaction.
const BOUNCER = "/usr/sbin/pgbouncer";
it.skipIf(!fs.existsSync(BOUNCER))("a pooler may stand between", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bouncer-"));
  const port = await freePort();
  const settings = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(
    settings,
    [
      ...["[databases]", `* = host=127.0.0.1 port=${server.port} user=site`, "[pgbouncer]"],
      ...["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir ="],
      ...["auth_type = any", "pool_mode = transaction", "default_pool_size = 3"],
      // It refuses to run as root.
      ...(process.getuid?.() === 0 ? ["user = nobody"] : []),
    ].join("\n"),
  );
  const bouncer = spawn(BOUNCER, [settings], { stdio: "ignore" });
  try {
    const stores = [1, 2, 3].map(() => connect(url.replace(`:${server.port}/`, `:${port}/`)).store);
    await eventually(() =>
      stores[0]?.probe().then(
        () => true,
        () => false,
      ),
    );
    const stored = await Promise.all(
      Array.from({ length: 60 }, (_, at) => stores[at % 3]!.put(numbered(at % 20))),
    );
    expect(new Set(stored.map((it) => it.reference)).size).toBe(20);
    const claimed = (await Promise.all(stores.map((store) => store.claim(10, 10_000)))).flat();
    expect(new Set(claimed.map((owed) => owed.enquiry.reference)).size).toBe(20);
    await stores[0]?.renew(
      claimed.map(({ enquiry: { reference }, lease }) => ({ reference, lease })),
      10_000,
    );
    for (const { enquiry: it, lease } of claimed) await stores[1]?.sent(it.reference, lease);
    expect(await stores[2]?.notices.counts()).toMatchObject({ delivered: 20 });
  } finally {
    bouncer.kill("SIGTERM");
    await once(bouncer, "exit");
  }
});
