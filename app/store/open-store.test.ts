import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { recoveringOutbox, removeLeftovers } from "./open-store.server";
import type { Store } from "./outbox.server";

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

describe("what was counted and told, when the file goes under the running site", () => {
  let folder: string;
  let stores: Store[];
  const file = () => path.join(folder, "outbox.sqlite");
  function open(make = recoveringOutbox): Store {
    const store = make(folder);
    stores.push(store);
    return store;
  }
  const put = (store: Store) => store.put({ ...enquiry, message: crypto.randomUUID() });
  const received = async (store: Store) => (await store.notices.counts()).received.insurance;
  function lose() {
    for (const suffix of ["", "-wal", "-shm"]) fs.rmSync(file() + suffix);
  }

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "recovery-"));
    stores = [];
  });
  afterEach(() => {
    for (const store of stores) store.close();
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
  });

  it("goes on, as often as it happens", async () => {
    const store = open();
    await store.notices.note("digest", "2026-11-16");
    for (let loss = 0; loss < 3; loss++) {
      const { reference } = await put(store);
      await store.sent(reference);
      lose();
    }
    expect(await received(store)).toBe(3);
    expect(await store.notices.counts()).toMatchObject({ delivered: 3 });
    expect(await store.notices.claim("digest", 1000)).toBe("2026-11-16");
    lose();
    expect(await store.notices.claim("digest", 60_000)).toBeUndefined();
  });

  it("goes on in a file that a newer program has added a column to", async () => {
    const store = open();
    await put(store);
    const newer = new DatabaseSync(file());
    newer.exec(
      "ALTER TABLE enquiry ADD COLUMN later TEXT; ALTER TABLE tally ADD COLUMN later TEXT",
    );
    newer.close();
    lose();
    await put(store);
    expect(await received(store)).toBe(2);
    expect(await store.stats()).toMatchObject({ waiting: 2 });
  });

  it("is taken once, also where the process was killed right after it", async () => {
    const store = open();
    await put(store);
    lose();
    vi.spyOn(fs, "rmSync").mockImplementation(() => undefined);
    await put(store);
    await store.notices.note("digest", "newer");
    vi.restoreAllMocks();
    const left = fs.readdirSync(folder).filter((name) => name.startsWith("outbox-rescued-"));
    expect(left).toHaveLength(1);
    const next = open();
    expect(await received(next)).toBe(2);
    expect(await next.notices.claim("digest", 1000)).toBe("newer");
    expect(fs.readdirSync(folder)).not.toContain(left[0]);
  });

  it("adds up where two processes notice it one after the other", async () => {
    const one = open();
    // With connections of its own, as another process has them.
    vi.resetModules();
    const other = open((await import("./open-store.server")).recoveringOutbox);
    await put(one);
    await put(other);
    await one.notices.note("digest", "first");
    lose();
    await put(one);
    await one.notices.note("digest", "second");
    await put(other);
    await put(one);
    expect(await received(other)).toBe(5);
    expect(await received(one)).toBe(5);
    expect(await other.notices.claim("digest", 1000)).toBe("second");
  });

  it("is neither lost nor doubled by a backup of it in its place, and added to another site's", async () => {
    const store = open();
    await put(store);
    await store.notices.note("digest", "then");
    const backup = `${file()}.backup`;
    const restored = new DatabaseSync(file());
    restored.prepare("VACUUM INTO ?").run(backup);
    restored.close();
    await put(store);
    await store.notices.note("digest", "now");
    fs.renameSync(backup, file());
    expect(await received(store)).toBe(2);
    expect(await store.notices.claim("digest", 1000)).toBe("now");

    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), "recovery-"));
    const another = recoveringOutbox(elsewhere);
    await put(another);
    another.close();
    fs.renameSync(path.join(elsewhere, "outbox.sqlite"), file());
    fs.rmSync(elsewhere, { recursive: true });
    expect(await received(store)).toBe(3);
  });
});

it("is content with a folder that isn't there", async () => {
  expect(await removeLeftovers("/nowhere/at/all")).toEqual([]);
});
