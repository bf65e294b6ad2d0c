import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Reading, watch } from "./read-files.server";

const file = (name: string) => path.join(folder, name);
let folder: string;
let end: () => void;
let readAgain: ReturnType<typeof vi.fn<() => Promise<Reading>>>;

const read = async () => {
  const reading = new Reading();
  await reading.read(file("broker.yaml"));
  await reading.read(file("home.yaml"));
  return reading;
};

/** Long enough for `looks` looks and what they read. */
const after = (looks: number) => new Promise((resolve) => setTimeout(resolve, looks * EVERY));
const EVERY = 60;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "reading-"));
  fs.writeFileSync(file("broker.yaml"), "name: A\n");
  readAgain = vi.fn(read);
  end = watch(await read(), readAgain, EVERY);
});
afterEach(() => end());

const change: [string, () => void][] = [
  ["written", () => fs.writeFileSync(file("broker.yaml"), "name: B\n")],
  ["written to the same length and time", rewritten],
  ["put in its place", () => replaced("broker.yaml")],
  ["removed", () => fs.rmSync(file("broker.yaml"))],
  ["new", () => fs.writeFileSync(file("home.yaml"), "title: X\n")],
];

function rewritten() {
  const { atime, mtime } = fs.statSync(file("broker.yaml"));
  fs.writeFileSync(file("broker.yaml"), "name: C\n");
  fs.utimesSync(file("broker.yaml"), atime, mtime);
}

function replaced(name: string) {
  fs.writeFileSync(file(`${name}~`), "name: A\n");
  fs.renameSync(file(`${name}~`), file(name));
}

it.each(change)("a file that is %s is read again, once", async (_how, make) => {
  await after(3);
  expect(readAgain).not.toHaveBeenCalled();
  make();
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalled(), 5000);
  await after(5);
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it("a file that is still being written is waited for", async () => {
  const writing = setInterval(() => fs.appendFileSync(file("broker.yaml"), "# more\n"), EVERY / 4);
  await after(8);
  expect(readAgain).not.toHaveBeenCalled();
  clearInterval(writing);
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1), 5000);
});

it("what is written after a file was read shows in the next look", async () => {
  const reading = await read();
  expect(await reading.look()).toBe(reading.seen);
  fs.writeFileSync(file("home.yaml"), "title: X\n");
  expect(await reading.look()).not.toBe(reading.seen);
});

it("other files of the folder are nobody's business", async () => {
  fs.writeFileSync(file("outbox.sqlite"), "x");
  await after(4);
  expect(readAgain).not.toHaveBeenCalled();
});

it("a failure while reading isn't tried again until something changes", async () => {
  readAgain.mockRejectedValueOnce(new Error("no more files"));
  fs.writeFileSync(file("broker.yaml"), "name: B\n");
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1), 5000);
  await after(5);
  expect(readAgain).toHaveBeenCalledTimes(1);
  fs.writeFileSync(file("broker.yaml"), "name: Bertha\n");
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2), 5000);
});
