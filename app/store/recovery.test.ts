import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { removeLeftovers } from "./recovery.server";

const HOUR = 60 * 60_000;

it("removes what backup and restore left, each in its time, and nothing else", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "leftovers-"));
  fs.mkdirSync(path.join(folder, "backup-a1B2c3"));
  fs.mkdirSync(path.join(folder, "mail"));
  const files = [
    "outbox.sqlite",
    "outbox.sqlite-wal",
    "restore.part",
    "restore.part-journal",
    "outbox-replaced-2026-11-20T10:00:00.sqlite",
    "outbox-replaced-2026-11-20T10:00:00.sqlite-wal",
    "backup-a1B2c3/outbox.sqlite",
  ];
  for (const file of files) fs.writeFileSync(path.join(folder, file), "x");
  const now = Date.now();

  expect(await removeLeftovers(folder, now)).toEqual([]);
  expect((await removeLeftovers(folder, now + 2 * HOUR)).toSorted()).toEqual([
    "backup-a1B2c3",
    "restore.part",
    "restore.part-journal",
  ]);
  expect(await removeLeftovers(folder, now + 25 * HOUR)).toHaveLength(2);
  expect(fs.readdirSync(folder).toSorted()).toEqual(["mail", "outbox.sqlite", "outbox.sqlite-wal"]);
});

it("is content with a folder that isn't there", async () => {
  expect(await removeLeftovers("/nowhere/at/all")).toEqual([]);
});
