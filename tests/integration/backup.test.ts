/** `backup` and `restore` as an operator uses them, beside a site that runs, is stopped and runs again. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteOutbox } from "../../app/store/sqlite-outbox.server";
import { enquiry } from "../support/enquiry";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { startRelay, type Relay } from "../support/relay";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

function script(
  name: "backup" | "restore",
  dataDir: string,
  input?: Buffer,
  nodeOptions: string[] = [],
  settings: Record<string, string> = {},
) {
  const args = [...nodeOptions, `scripts/${name}.ts`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, ...settings },
    input: input ?? Buffer.alloc(0),
    maxBuffer: 2 ** 26,
  });
  return { status, stdout, stderr: stderr.toString() };
}

let relay: Relay;
let site: Site | undefined;
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(async () => {
  await site?.end("SIGKILL");
  await relay.stop();
});

const start = (dataDir: string) => startSite({ SMTP_URL: relay.url, DATA_DIR: dataDir });
const send = async (message: string) =>
  referenceOf(await postForm(`${site?.url}/versicherungen`, { ...validInsurance, message }));
const modes = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, fs.statSync(path.join(folder, name)).mode & 0o777] as const);

it("nothing that is owed is lost by going back to a backup, and nothing is sent twice", async () => {
  const dataDir = temporaryFolder();
  await relay.become({ kind: "reject", code: 451, stage: "data" });
  site = await start(dataDir);
  const before = await send("vor der Sicherung");
  const { stdout: copy, status } = script("backup", dataDir);
  expect(status).toBe(0);
  expect(script("restore", dataDir, copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("stop the site first"),
  });
  await site.end();

  // Delivered after the backup was taken: the backup must not bring it back.
  await relay.become({ kind: "accept" });
  site = await start(dataDir);
  await relay.arrival(before);
  await site.logged("delivered", before);
  await relay.become({ kind: "reject", code: 451, stage: "data" });
  const after = await send("nach der Sicherung");
  await site.end();

  const restored = script("restore", dataDir, copy);
  expect(restored.stderr).toContain("restore: 1 that were waiting here since are kept, too");
  expect(restored.status).toBe(0);
  await relay.become({ kind: "accept" });
  site = await start(dataDir);
  await relay.arrival(after);
  await site.logged("delivered", after);
  await site.end();
  expect(relay.taken.filter(({ text }) => text.includes(before))).toHaveLength(1);
  expect(relay.taken.filter(({ text }) => text.includes(after))).toHaveLength(1);
});

it("what was counted and told since a backup is kept when it is restored", async () => {
  const dataDir = temporaryFolder();
  let store = openSqliteOutbox(dataDir);
  await store.put(enquiry);
  await store.notices.note("digest", "then");
  const { stdout: copy } = script("backup", dataDir);
  const { reference } = await store.put({ ...enquiry, form: "finance" });
  await store.sent(reference);
  await store.notices.note("digest", "since");
  store.close();
  for (let time = 0; time < 2; time++) {
    expect(script("restore", dataDir, copy).status).toBe(0);
    store = openSqliteOutbox(dataDir);
    const counts = { received: { insurance: 1, finance: 1 }, delivered: 1 };
    expect(await store.notices.counts()).toMatchObject(counts);
    expect(await store.notices.claim("digest", 0)).toBe("since");
    store.close();
  }
  // It counts nothing yet.
  const { status, stderr } = script("restore", dataDir, fileOf(outboxOf(VERSION_3)));
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining("counts") });
});

it("what is restored, and what it replaces, is for the site's user alone", async () => {
  const dataDir = temporaryFolder();
  site = await start(dataDir);
  await send("Hallo");
  await site.end();
  const { stdout: copy } = script("backup", dataDir);
  expect(script("restore", dataDir, copy).status).toBe(0);
  expect(modes(dataDir).map(([name]) => name)).toContainEqual(
    expect.stringMatching(/^outbox-replaced-/),
  );
  for (const [name, mode] of modes(dataDir)) expect([name, mode]).toEqual([name, 0o600]);
});

it("an outbox of an older version becomes the site's user's alone", async () => {
  const dataDir = temporaryFolder();
  site = await start(dataDir);
  expect(modes(dataDir).map(([name]) => name)).toContain("outbox.sqlite-wal");
  for (const [name, mode] of modes(dataDir)) expect([name, mode]).toEqual([name, 0o600]);
  await site.end("SIGKILL");
  for (const [name] of modes(dataDir)) fs.chmodSync(path.join(dataDir, name), 0o644);
  site = await start(dataDir);
  await eventually(() => modes(dataDir).every(([, mode]) => mode === 0o600));
});

it.each([
  ["an empty file", Buffer.alloc(0), "the file is empty"],
  ["no outbox", Buffer.from("hello, this is no database at all, but long enough to look"), ""],
])("%s is refused, and what is there stays", async (_what, file, words) => {
  const dataDir = temporaryFolder();
  site = await start(dataDir);
  await send("Hallo");
  await site.end();
  const { status, stderr } = script("restore", dataDir, file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^restore: /);
  expect(stderr).toContain(words);
  expect(fs.readdirSync(dataDir).filter((name) => /restore|replaced/.test(name))).toEqual([]);
  expect(script("backup", dataDir)).toMatchObject({ status: 0, stderr: "backup: 1 enquiries\n" });
});

/** An outbox in a folder of its own: as the last version 2 left it, changed by `statements`. */
function outboxOf(...statements: string[]): string {
  const dataDir = temporaryFolder();
  const database = new DatabaseSync(path.join(dataDir, "outbox.sqlite"));
  database.exec(fs.readFileSync("tests/support/outbox-version-2-receipts.sql", "utf8"));
  database.exec(statements.join(";"));
  database.close();
  return dataDir;
}
const fileOf = (dataDir: string) => fs.readFileSync(path.join(dataDir, "outbox.sqlite"));
function rows(dataDir: string, sql: string) {
  const database = new DatabaseSync(path.join(dataDir, "outbox.sqlite"), { readOnly: true });
  const found = database.prepare(sql).all();
  database.close();
  return found.map((row) => ({ ...row }));
}

const VERSION_3 = "DROP TRIGGER receipt_owed; PRAGMA user_version = 3";
const VERSION_1 = `DROP TRIGGER receipt_owed; DROP TABLE receipt; DROP TABLE receipt_address;
  DROP INDEX enquiry_owed; DROP INDEX enquiry_state_due; DROP INDEX enquiry_printed;
  DROP INDEX enquiry_erased; ALTER TABLE enquiry DROP COLUMN held_until;
  ALTER TABLE enquiry DROP COLUMN taken_by;
  UPDATE enquiry SET content = json_remove(content, '$.receipt'); PRAGMA user_version = 1`;

describe.each([
  ["of this version", VERSION_3],
  ["of the version before", "PRAGMA user_version = 2"],
])("an enquiry that one of two recipients has had since a backup %s", (_which, version) => {
  const backup = () =>
    outboxOf(
      `DELETE FROM receipt WHERE reference = 'DEPY-R3DE'`,
      `UPDATE enquiry SET taken_by = NULL, content = json_set(content, '$.receipt', json('true'))
       WHERE reference = 'DEPY-R3DE'`,
      version,
    );

  it("goes to the other one alone, and its receipt is owed once", () => {
    const here = outboxOf(VERSION_3);
    expect(script("restore", here, fileOf(backup())).status).toBe(0);
    expect(
      rows(
        here,
        `SELECT taken_by, content -> '$.receipt' AS promise FROM enquiry
         WHERE reference = 'DEPY-R3DE'`,
      ),
    ).toEqual([{ taken_by: '["eins@makler.example"]', promise: '"owed"' }]);
    expect(rows(here, "SELECT reference FROM receipt ORDER BY reference")).toEqual([
      { reference: "DEPY-R3DE" },
      { reference: "TEDP-RCM4" },
    ]);
    // What nobody has had yet is still promised its receipt.
    expect(
      rows(
        here,
        "SELECT content -> '$.receipt' AS promise FROM enquiry WHERE reference = '74DK-WCVX'",
      ),
    ).toEqual([{ promise: "true" }]);
  });

  it("whose receipt has been sent owes none", () => {
    const here = outboxOf(VERSION_3, "DELETE FROM receipt");
    const copy = outboxOf(version);
    expect(script("restore", here, fileOf(copy)).status).toBe(0);
    expect(rows(here, "SELECT reference FROM receipt")).toEqual([]);
  });

  it("owes no other receipt when the rest have it, whichever version delivers it", () => {
    const here = outboxOf(VERSION_3, "DELETE FROM receipt");
    expect(script("restore", here, fileOf(backup())).status).toBe(0);
    const database = new DatabaseSync(path.join(here, "outbox.sqlite"));
    database.exec("UPDATE enquiry SET state = 'delivered' WHERE reference = 'DEPY-R3DE'");
    database.close();
    expect(rows(here, "SELECT reference FROM receipt")).toEqual([]);
  });
});

it("what a backup knows of a promise isn't undone by a file here that is older", () => {
  const here = outboxOf(
    `UPDATE enquiry SET state = 'waiting', taken_by = NULL,
            content = json_set(content, '$.receipt', json('true'))
     WHERE reference = 'DEPY-R3DE'; DELETE FROM receipt`,
    VERSION_3,
  );
  expect(script("restore", here, fileOf(outboxOf(VERSION_3))).status).toBe(0);
  expect(
    rows(here, "SELECT taken_by FROM enquiry WHERE json_extract(content, '$.receipt') IS NULL"),
  ).toEqual([{ taken_by: '["eins@makler.example"]' }]);
  expect(rows(here, "SELECT reference FROM receipt")).toEqual([{ reference: "DEPY-R3DE" }]);
});

it("where the disk is full, what is owed here stays where it is", async () => {
  const here = temporaryFolder();
  const store = openSqliteOutbox(here);
  const message = "Eine lange Nachricht. ".repeat(400);
  for (let put = 0; put < 20; put++) await store.put({ ...enquiry, message: `${put} ${message}` });
  store.close();
  const copy = fileOf(outboxOf(VERSION_3));
  const room = Math.ceil(copy.length / 1024) + 16;
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `ulimit -f ${room}; exec "$0" scripts/restore.ts`, process.execPath],
    { env: { ...process.env, DATA_DIR: here }, input: copy },
  );
  expect(stderr.toString()).toMatch(/^restore: .*(?:full|disk)/);
  expect(status).toBe(1);
  expect(fs.readdirSync(here)).toEqual(["outbox.sqlite"]);
  expect(rows(here, "SELECT count(*) AS count FROM enquiry")).toEqual([{ count: 20 }]);
});

it("restore says how far it is while it carries rows over, where that takes long", () => {
  const minutesPass = `data:text/javascript,let now = 0; performance.now = () => (now += 60_000)`;
  const told = (...nodeOptions: string[]) => {
    const { status, stderr } = script(
      "restore",
      outboxOf(VERSION_3),
      fileOf(outboxOf(VERSION_3, "DELETE FROM enquiry WHERE state = 'waiting'")),
      nodeOptions,
    );
    expect(status).toBe(0);
    return stderr.split("\n").filter((line) => line.includes("carrying over"));
  };
  expect(told("--import", minutesPass).slice(0, 3)).toEqual(
    [1, 2, 3].map((row) => `restore: carrying over row ${row} of 5`),
  );
  expect(told()).toEqual([]);
});

describe("a file from before there were receipts", () => {
  const LATER = `INSERT INTO enquiry (reference, content, received_at, state)
    SELECT '2222-2222', replace(content, reference, '2222-2222'), received_at, 'waiting'
    FROM enquiry WHERE reference = '74DK-WCVX'`;
  const DELIVERED =
    "UPDATE enquiry SET state = 'delivered', delivered_at = 1, due_at = NULL WHERE reference = 'N846-DHCK'";
  const said = "SELECT reference, state FROM enquiry WHERE reference IN ('2222-2222', 'N846-DHCK')";
  const wanted = [
    { reference: "2222-2222", state: "waiting" },
    { reference: "N846-DHCK", state: "delivered" },
  ];

  it("as the backup: what waits here, and what was delivered here, is kept", () => {
    const here = outboxOf(VERSION_3, LATER, DELIVERED);
    const { stderr } = script("restore", here, fileOf(outboxOf(VERSION_1)));
    expect(stderr).toContain("restore: 1 that were waiting here since are kept, too");
    expect(rows(here, said)).toEqual(wanted);
  });

  it("as what is here: the same, and the backup's receipts stay owed", () => {
    const here = outboxOf(VERSION_1, LATER, DELIVERED);
    const { stderr } = script("restore", here, fileOf(outboxOf(VERSION_3)));
    expect(stderr).toContain("restore: 1 that were waiting here since are kept, too");
    expect(rows(here, said)).toEqual(wanted);
    expect(rows(here, "SELECT count(*) AS count FROM receipt")).toEqual([{ count: 2 }]);
  });
});

it.each([
  ["backup", "DATABASE_URL"],
  ["restore", "DATABASE_URL_FILE"],
] as const)("%s says what PostgreSQL has instead, where %s is set", (name, variable) => {
  const dataDir = temporaryFolder();
  const { status, stderr } = script(name, dataDir, undefined, [], { [variable]: "anything" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/pg_dump.*docs\/postgresql\.md/);
  expect(fs.readdirSync(dataDir)).toEqual([]);
});
