/** `backup` and `restore` as an operator uses them, beside a site that runs, is stopped and runs again. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { startRelay, type Relay } from "../support/relay";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

function script(name: "backup" | "restore", dataDir: string, input?: Buffer) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`], {
    env: { ...process.env, DATA_DIR: dataDir },
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
const arrived = (reference: string) =>
  eventually(() => relay.taken.find(({ text }) => text.includes(reference)));
const delivered = (reference: string) =>
  eventually(() =>
    site
      ?.output()
      .split("\n")
      .some((line) => line.includes('"delivered"') && line.includes(reference)),
  );
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
  await arrived(before);
  await delivered(before);
  await relay.become({ kind: "reject", code: 451, stage: "data" });
  const after = await send("nach der Sicherung");
  await site.end();

  const restored = script("restore", dataDir, copy);
  expect(restored.stderr).toContain("restore: 1 that were waiting here since are kept, too");
  expect(restored.status).toBe(0);
  await relay.become({ kind: "accept" });
  site = await start(dataDir);
  await arrived(after);
  await delivered(after);
  await site.end();
  expect(relay.taken.filter(({ text }) => text.includes(before))).toHaveLength(1);
  expect(relay.taken.filter(({ text }) => text.includes(after))).toHaveLength(1);
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
