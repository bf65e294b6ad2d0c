import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, pause, startSite, temporaryFolder, type Site } from "../support/site";

let relay: Relay;
let site: Site;
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(async () => {
  await site.end("SIGKILL");
  await relay.stop();
});

const SUFFIXES = ["", "-wal", "-shm"];
const fileOf = (folder: string) => path.join(folder, "outbox.sqlite");
async function send(message: string = crypto.randomUUID()) {
  const response = await postForm(`${site.url}/versicherungen`, { ...validInsurance, message });
  return { status: response.status, reference: referenceOf(response) };
}
/** What the file at the path owes once the site has been killed. */
function owed(): string[] {
  const database = new DatabaseSync(fileOf(site.dataDir));
  const rows = database.prepare("SELECT reference FROM enquiry WHERE state = 'waiting'").all();
  database.close();
  return rows.map(({ reference }) => String(reference)).toSorted();
}

function cutInTheMiddle(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
  database.close();
  // Else everything would still stand in the log, and nothing be cut.
  expect(busy).toBe(0);
  fs.truncateSync(file, 8192);
}

const ready = async () => (await fetch(`${site.url}/readyz`)).ok;

/** An outbox that a backup could have brought: one enquiry, still owed. */
async function anotherOutbox(): Promise<{ file: string; reference: string }> {
  const other = await startSite({ SMTP_URL: relay.url });
  const response = await postForm(`${other.url}/versicherungen`, validInsurance);
  await other.end("SIGTERM");
  return { file: fileOf(other.dataDir), reference: referenceOf(response) };
}

describe("an outbox whose file goes while the site runs", () => {
  it.each<[string, (file: string) => void]>([
    ["deleted, with its log", (file) => SUFFIXES.forEach((suffix) => fs.rmSync(file + suffix))],
    ["deleted, its log left", (file) => fs.rmSync(file)],
    [
      "moved",
      (file) => SUFFIXES.forEach((each) => fs.renameSync(file + each, `${file}.away${each}`)),
    ],
    ["without its log", (file) => fs.rmSync(`${file}-wal`)],
    ["with its whole folder", (file) => fs.rmSync(path.dirname(file), { recursive: true })],
    ["cut", (file) => fs.truncateSync(file)],
    ["its log cut", (file) => fs.truncateSync(`${file}-wal`)],
  ])("%s: what was accepted before and after outlives a kill", async (_name, lose) => {
    await relay.become({ kind: "refuse" });
    site = await startSite({ SMTP_URL: relay.url });
    const promised = [await send(), await send()];
    lose(fileOf(site.dataDir));
    promised.push(await send(), await send());
    expect(promised.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await ready()).toBe(true);
    expect(site.output()).toMatch(/"event":"outbox replaced","fault":"OutboxFault (GONE|CUT)"/);

    await site.end("SIGKILL");
    expect(owed()).toEqual(promised.map(({ reference }) => reference).toSorted());
  });

  it("cut in the middle: what was accepted from then on outlives a kill", async () => {
    await relay.become({ kind: "refuse" });
    site = await startSite({ SMTP_URL: relay.url });
    await send();
    cutInTheMiddle(fileOf(site.dataDir));
    const promised = [await send(), await send()];
    expect(promised.map(({ status }) => status)).toEqual([303, 303]);
    expect(await ready()).toBe(true);
    expect(site.output()).toMatch(/"event":"outbox replaced","fault":"OutboxFault (CUT|DAMAGED)"/);

    await site.end("SIGKILL");
    // What was cut may hold more; a person can look.
    expect(fs.readdirSync(site.dataDir).some((name) => name.startsWith("outbox-damaged-"))).toBe(
      true,
    );
    expect(owed()).toEqual(expect.arrayContaining(promised.map(({ reference }) => reference)));
  });

  it("replaced by another: what each of them owes is delivered", async () => {
    await relay.become({ kind: "refuse" });
    const other = await anotherOutbox();
    site = await startSite({ SMTP_URL: relay.url });
    const before = await send();
    fs.renameSync(other.file, fileOf(site.dataDir));
    const after = await send();
    await site.end("SIGKILL");
    const references = [before, other, after].map(({ reference }) => reference);
    expect(owed()).toEqual(references.toSorted());
  });

  it("replaced by what is no outbox: not ready, no promise, and nothing lost once it is away", async () => {
    await relay.become({ kind: "refuse" });
    site = await startSite({ SMTP_URL: relay.url });
    const { reference } = await send();
    const file = fileOf(site.dataDir);
    fs.writeFileSync(`${file}.new`, "no database at all".repeat(100));
    fs.renameSync(`${file}.new`, file);
    expect((await send()).status).toBe(503);
    expect(await ready()).toBe(false);
    expect(site.output()).toContain('"fault":"OutboxFault DAMAGED"');
    await site.end("SIGKILL");
    fs.rmSync(file);
    await relay.become({ kind: "accept" });
    site = await startSite({ SMTP_URL: relay.url, DATA_DIR: site.dataDir });
    await relay.arrival(reference);
  });
});

it("notices it without a visitor, before anybody is promised anything", async () => {
  await relay.become({ kind: "refuse" });
  site = await startSite({ SMTP_URL: relay.url });
  const { reference } = await send();
  const file = fileOf(site.dataDir);
  SUFFIXES.forEach((suffix) => fs.rmSync(file + suffix));
  await eventually(() => fs.existsSync(file));
  await site.logged("outbox replaced");
  await site.end("SIGKILL");
  expect(owed()).toEqual([reference]);
});

describe("another program that holds the write lock", () => {
  it("doesn't keep visitors from pages, and enquiries go to the relay meanwhile", async () => {
    site = await startSite({ SMTP_URL: relay.url });
    await send();
    const other = new DatabaseSync(fileOf(site.dataDir), { timeout: 5000 });
    other.exec("BEGIN IMMEDIATE");
    const state = { sent: false, pages: 0 };
    const sending = send("Trotzdem").finally(() => (state.sent = true));
    while (!state.sent) {
      await fetch(`${site.url}/kontakt`);
      state.pages++;
      await pause(50);
    }
    expect((await sending).status).toBe(303);
    await eventually(() => relay.taken.some(({ text }) => text.includes("Trotzdem")));
    expect(await ready()).toBe(false);
    expect(site.output()).toContain('"fault":"OutboxFault LOCKED"');
    // It waits for the lock for two seconds: a page that waited with it would be the only one, or nearly.
    expect(state.pages).toBeGreaterThan(4);
    other.exec("ROLLBACK");
    other.close();
    await eventually(ready);
  });
});

it.each<[string, (file: string) => void, string]>([
  ["damaged", (file) => fs.writeFileSync(file, "no database at all".repeat(100)), "DAMAGED"],
  [
    "of a newer program",
    (file) => {
      const database = new DatabaseSync(file);
      database.exec("PRAGMA user_version = 99");
      database.close();
    },
    "NEWER",
  ],
])("an outbox that is %s is left alone and named in the log", async (_name, spoil, code) => {
  const folder = temporaryFolder();
  spoil(fileOf(folder));
  const before = fs.readFileSync(fileOf(folder));
  site = await startSite({ SMTP_URL: relay.url, DATA_DIR: folder });
  expect(await ready()).toBe(false);
  expect((await send()).status).toBe(303);
  expect(relay.taken).toHaveLength(1);
  const line = site
    .output()
    .split("\n")
    .find((text) => text.includes(`OutboxFault ${code}`));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error" });
  expect(fs.readFileSync(fileOf(folder)).equals(before)).toBe(true);
});
