import process from "node:process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { megabytes, Progress } from "./progress";

let told = "";
const { isTTY } = process.stderr;
beforeEach(() => {
  told = "";
  vi.useFakeTimers();
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    told += String(text);
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

/** What is told of work that takes so long, by a command that then ends. */
async function toldOf(ms: number, terminal: boolean): Promise<string> {
  process.stderr.isTTY = terminal;
  const progress = new Progress("backup");
  const begun = performance.now();
  const work = new Promise((resolve) => setTimeout(resolve, ms));
  const all = progress.during(work, () => megabytes((performance.now() - begun) * 10_000, 512e6));
  await vi.advanceTimersByTimeAsync(ms);
  await all;
  return told;
}

it.each([true, false])(
  "nothing is told of what ends within two seconds (terminal: %s)",
  async (terminal) => {
    expect(await toldOf(1999, terminal)).toBe("");
  },
);

it("on a terminal, one line changes, and is gone in the end", async () => {
  const lines = (await toldOf(2500, true)).split("\r\u001b[K");
  expect(lines).toEqual([
    "",
    "backup: 20 of 512 MB",
    "backup: 22 of 512 MB",
    "backup: 24 of 512 MB",
    "",
  ]);
});

it("elsewhere, a line is written every ten seconds", async () => {
  expect(await toldOf(9000, false)).toBe("");
  expect(await toldOf(35_000, false)).toBe(
    "backup: 100 of 512 MB\nbackup: 200 of 512 MB\nbackup: 300 of 512 MB\n",
  );
});

it("work that gives way to nobody tells by itself, and what follows it at once", () => {
  process.stderr.isTTY = true;
  const progress = new Progress("restore");
  for (let ms = 0; ms < 2000; ms += 100) {
    progress.tell(() => "reading");
    vi.advanceTimersByTime(100);
  }
  progress.tell(() => "reading");
  progress.end();
  progress.tell(() => "carrying over");
  expect(told.split("\r\u001b[K")).toEqual(["", "restore: reading", "", "restore: carrying over"]);
});

it("how much it is all in all isn't always known", () => {
  expect([megabytes(1.4e6), megabytes(120.4e6, 512e6)]).toEqual(["1 MB", "120 of 512 MB"]);
});
