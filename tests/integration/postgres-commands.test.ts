/** The built commands against PostgreSQL: what `check` says of it, what `enquiries` does, a move that is killed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSqliteOutbox } from "../../app/store/sqlite-outbox.server";
import { runCommand } from "../support/command";
import { enquiry } from "../support/enquiry";
import { Postgres, queryAt } from "../support/postgres";
import { freePort, pause, siteEnvironment, temporaryFolder } from "../support/site";

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.start();
});
afterAll(() => server.remove());

type Finding = { check: string; status: string; detail: string; advice?: string };

async function check(DATABASE_URL: string, DATA_DIR = temporaryFolder()) {
  const { stdout } = await runCommand("check", ["--json"], { DATA_DIR, DATABASE_URL });
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  return findings.filter(({ check }) => ["database", "data directory"].includes(check));
}

describe("check", () => {
  it("finds a database well, makes its tables, and looks at nothing else", async () => {
    const url = await server.create();
    expect(await check(url)).toEqual([
      {
        check: "database",
        status: "ok",
        detail: expect.stringMatching(/^test_\d+ at 127\.0\.0\.1: PostgreSQL \d+\.\d+, durable/),
      },
    ]);
    expect(await queryAt(url, "SELECT count(*)::int AS n FROM enquiry")).toEqual([{ n: 0 }]);
  });

  it("says what is wrong in one line, and never the password", async () => {
    const url = await server.create();
    for (const sql of [
      "CREATE ROLE visitor LOGIN",
      "CREATE DATABASE asleep",
      "ALTER DATABASE asleep SET synchronous_commit = off",
      "CREATE DATABASE standing",
      "ALTER DATABASE standing SET default_transaction_read_only = on",
    ])
      await server.query("postgres", sql);
    const port = await freePort();
    for (const [address, what] of [
      [url.replace(/\/test_\d+/, "/nowhere"), /there is no such database \(3D000\)/],
      [url.replace("site@", "nobody@"), /\(28000\)|password is wrong|does not exist/],
      [`postgres://site:geheim@127.0.0.1:${port}/site`, /nothing listens there \(ECONNREFUSED\)/],
      ["postgres://site:geheim@database.invalid/site", /name (has no address|can't be looked up)/],
      [`${url}?sslmode=verify-full`, /doesn't speak TLS/],
      [url.replace("site@", "visitor@"), /may not do what the site does \(42501\)/],
      [server.url("asleep"), /synchronous_commit = off/],
      [server.url("standing"), /can only be read \(25006\)/],
    ] as const) {
      const found = await check(address);
      expect(found, String(what)).toHaveLength(1);
      expect(found[0]?.status).toBe("failed");
      expect(found[0]?.detail).toMatch(what);
      expect(found[0]?.advice).toBeTruthy();
      expect(JSON.stringify(found)).not.toContain("geheim");
    }
  });

  it("tells of what waits in the file that kept it before", async () => {
    const folder = temporaryFolder();
    const outbox = openSqliteOutbox(folder);
    await outbox.put(enquiry);
    outbox.close();
    expect(await check(await server.create(), folder)).toMatchObject([
      { check: "database", status: "ok" },
      {
        check: "data directory",
        status: "warning",
        advice: expect.stringContaining("move postgres"),
      },
    ]);
  });
});

describe("enquiries", () => {
  it("says so where the database is away, whatever is asked", async () => {
    const DATABASE_URL = `postgres://site:geheim@127.0.0.1:${await freePort()}/site`;
    for (const args of [["list"], ["backlog"], ["erase", "a@b.example"]]) {
      const result = await runCommand("enquiries", args, {
        DATA_DIR: temporaryFolder(),
        DATABASE_URL,
      });
      expect(result.code).toBe(1);
      expect(result.stderr).toMatch(/the database can't be used: nothing listens there/);
      expect(result.stderr).not.toContain("geheim");
    }
  });

  it("begins to list at once, whatever follows", async () => {
    const DATABASE_URL = await server.create();
    await check(DATABASE_URL);
    await queryAt(
      DATABASE_URL,
      `INSERT INTO enquiry (reference, content, received_at, state, due_at)
       SELECT lpad(n::text, 8, '0'), '{"form":"insurance","email":"e@kunde.example"}', n, 'waiting', n
       FROM generate_series(1, 200000) AS n; ANALYZE enquiry`,
    );
    const [first, all] = await Promise.all([
      timed(["list", "--json"], DATABASE_URL, 1),
      runCommand("enquiries", ["backlog", "--json"], { DATA_DIR: temporaryFolder(), DATABASE_URL }),
    ]);
    expect(JSON.parse(all.stdout)).toMatchObject({ waiting: 200_000 });
    expect(first.ms).toBeLessThan(5000);
  });
});

/** How long it takes until so many bytes are printed; then it is ended. */
async function timed(args: string[], DATABASE_URL: string, bytes: number) {
  const begun = performance.now();
  const child = command(args, { DATABASE_URL, DATA_DIR: temporaryFolder() });
  let printed = 0;
  while (printed < bytes) {
    const [chunk] = (await once(child.stdout, "data")) as [Buffer];
    printed += chunk.length;
  }
  const ms = performance.now() - begun;
  child.kill("SIGKILL");
  return { ms };
}

const command = (args: string[], settings: { DATA_DIR: string; DATABASE_URL: string }) =>
  spawn(process.execPath, ["build/commands/enquiries.js", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...siteEnvironment({ PORT: "3000", DATA_DIR: settings.DATA_DIR }), ...settings },
  });

describe("enquiries move", () => {
  it("loses and doubles nothing, however often it is killed", async () => {
    const DATABASE_URL = await server.create();
    const folder = temporaryFolder();
    const outbox = openSqliteOutbox(folder);
    const references = await Promise.all(
      Array.from({ length: 6000 }, (_, at) => outbox.put({ ...enquiry, message: String(at) })),
    );
    outbox.close();
    const expected = references.map(({ reference }) => reference).toSorted();
    for (const [target, killsWanted] of [
      ["postgres", 4],
      ["sqlite", 4],
    ] as const) {
      let kills = 0;
      for (;;) {
        const child = command(["move", target], { DATA_DIR: folder, DATABASE_URL });
        let output = "";
        child.stderr.on("data", (text: Buffer) => (output += text.toString()));
        const ended = once(child, "exit") as Promise<[number | null]>;
        if (kills < killsWanted) {
          // Some are killed before they begin, some in the middle.
          await pause(400 + kills * 150);
          child.kill("SIGKILL");
          kills++;
        }
        const [code] = await ended;
        expect(code ?? 0, output).toBe(0);
        if (code === 0) break;
        expect(new Set([...inFile(folder), ...(await inDatabase(DATABASE_URL))]).size).toBe(6000);
        // What the killed one was asking has ended by then.
        await pause(300);
      }
      const [there, gone] =
        target === "postgres"
          ? [await inDatabase(DATABASE_URL), inFile(folder)]
          : [inFile(folder), await inDatabase(DATABASE_URL)];
      expect(there.toSorted()).toEqual(expected);
      expect(gone).toEqual([]);
    }
  });

  it("wants to know where to, and both places", async () => {
    const DATA_DIR = temporaryFolder();
    const DATABASE_URL = await server.create();
    const run = async (args: string[], settings: object) => {
      const { code, stderr } = await runCommand("enquiries", ["move", ...args], {
        DATA_DIR,
        ...settings,
      });
      return { code, stderr };
    };
    expect(await run([], { DATABASE_URL })).toMatchObject({ code: 2 });
    expect(await run(["mysql"], { DATABASE_URL })).toMatchObject({ code: 2 });
    expect(await run(["postgres"], {})).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("DATABASE_URL isn't set"),
    });
    expect(await run(["postgres"], { DATABASE_URL })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("there is no outbox"),
    });
  });
});

/** None where its tables haven't been made yet. */
const inDatabase = async (url: string) =>
  (await queryAt(url, "SELECT reference FROM enquiry").catch(() => [])).map(({ reference }) =>
    String(reference),
  );

function inFile(folder: string): string[] {
  const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
  try {
    return database
      .prepare("SELECT reference FROM enquiry")
      .all()
      .map(({ reference }) => String(reference));
  } finally {
    database.close();
  }
}
