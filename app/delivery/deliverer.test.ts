import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { FakeClock } from "../../tests/support/fake-clock";
import { log } from "../log.server";
import type { Outbox } from "../store/outbox.server";
import { openSqliteOutbox } from "../store/sqlite-outbox.server";
import type { Sent } from "./courier.server";
import { Deliverer, type Send } from "./deliverer.server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const error = (properties: object) => Object.assign(new Error(), properties);
const away = error({ code: "ESOCKET" });
const refusedNow = error({ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" });
const refusedForGood = error({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" });
const all: Sent = { takenBy: ["eins@makler.example"], refusals: [] };

let folder: string;
let clock: FakeClock;
let outbox: Outbox;
let deliverer: Deliverer;
const send = vi.fn<Send>();
const open = () => openSqliteOutbox(folder, { now: clock.now });

function start() {
  deliverer = new Deliverer(outbox, send, { retentionMs: 14 * DAY, clock });
  deliverer.start();
}
/** As after a kill. */
async function restart() {
  void deliverer.stop(0);
  await clock.pass(1);
  outbox.close();
  outbox = open();
  start();
}
async function put(message = "Hallo") {
  const { reference } = await outbox.put({ ...enquiry, message });
  deliverer.wake();
  return reference;
}

beforeEach(() => {
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "deliverer-"));
  clock = new FakeClock();
  outbox = open();
  send.mockResolvedValue(all);
  start();
});
afterEach(async () => {
  void deliverer.stop(0);
  await clock.pass(1);
  outbox.close();
  fs.rmSync(folder, { recursive: true });
  vi.resetAllMocks();
});

describe("the deliverer", () => {
  it("delivers as soon as it is woken, once", async () => {
    await clock.pass(MINUTE);
    const reference = await put();
    await clock.pass(25);
    expect(send.mock.calls).toEqual([[expect.objectContaining({ reference }), []]]);
    clock.sleep(DAY);
    await clock.pass(MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 0 });
  });

  it("finds by itself, within a second, what a command has made due", async () => {
    await outbox.put(enquiry);
    await clock.pass(SECOND);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("tries again after 30 s, 1, 2, 4 minutes", async () => {
    send.mockRejectedValue(away);
    await put();
    const times: number[] = [];
    send.mockImplementation(() => {
      times.push(clock.elapsed());
      return Promise.reject(away);
    });
    await clock.pass(8 * MINUTE);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toEqual([30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE]);
  });

  it("sends one after the other, until one hangs", async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    await put("eins");
    await put("zwei");
    await clock.pass(29 * SECOND);
    expect(send).toHaveBeenCalledTimes(1);
    await clock.pass(3 * SECOND);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("keeps the lease of what is under way, and sends it no second time", async () => {
    let take: (sent: Sent) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (take = resolve)));
    await put();
    await clock.pass(5 * MINUTE);
    const other = open();
    expect(await other.claim(9, SECOND)).toEqual([]);
    other.close();
    take(all);
    await clock.pass(MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
  });

  it("once the relay is back, brings along all that waits", async () => {
    send.mockRejectedValue(away);
    const first = await put("lange her");
    await clock.pass(8 * MINUTE);
    await put("eben");
    await clock.pass(SECOND);
    send.mockReset().mockResolvedValue(all);
    await clock.pass(31 * SECOND);
    expect(send.mock.calls.map(([{ reference }]) => reference)).toContain(first);
  });

  it("records later what it can't record now, and sends nothing twice", async () => {
    vi.spyOn(outbox, "sent").mockRejectedValueOnce(new Error("disk full"));
    await put();
    await clock.pass(SECOND);
    expect(await outbox.stats()).toMatchObject({ waiting: 1 });
    await clock.pass(MINUTE);
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("goes on where the outbox can't be read for a while", async () => {
    const claim = vi.spyOn(outbox, "claim").mockRejectedValue(new Error("disk full"));
    await put();
    await clock.pass(MINUTE);
    claim.mockRestore();
    await clock.pass(5 * SECOND);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("erases also where there is no quiet moment", async () => {
    const purge = vi.spyOn(outbox, "purge");
    send.mockReturnValue(new Promise(() => undefined));
    await put();
    await clock.pass(SECOND);
    purge.mockClear();
    clock.sleep(11 * MINUTE);
    await clock.pass(2 * SECOND);
    expect(purge).toHaveBeenCalledTimes(1);
  });

  it("stops without waiting for what hangs longer than it may", async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await put();
    await clock.pass(SECOND);
    let stopped = false;
    void deliverer.stop(8 * SECOND).then(() => (stopped = true));
    await clock.pass(8 * SECOND - 1);
    expect(stopped).toBe(false);
    await clock.pass(1);
    expect(stopped).toBe(true);
  });
});

describe("several recipients", () => {
  const one = "eins@makler.example";

  it("who is refused for now gets it later, who has it isn't sent it again", async () => {
    send.mockResolvedValueOnce({ takenBy: [one], refusals: [refusedNow] });
    send.mockResolvedValueOnce({ takenBy: [], refusals: [refusedNow] });
    await put();
    await clock.pass(2 * MINUTE);
    expect(send.mock.calls.map(([, takenBy]) => takenBy)).toEqual([[], [one], [one]]);
    expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 0 });
  });

  it("also over a restart", async () => {
    send.mockResolvedValueOnce({ takenBy: [one], refusals: [refusedNow] });
    await put();
    await clock.pass(SECOND);
    await restart();
    await clock.pass(SECOND);
    expect(send.mock.calls.map(([, takenBy]) => takenBy)).toEqual([[], [one]]);
  });

  it("while one may still take it, it waits; refused by all that are left, it is parked", async () => {
    const three = "drei@makler.example";
    send.mockResolvedValueOnce({ takenBy: [one], refusals: [refusedForGood, refusedNow] });
    send.mockResolvedValueOnce({ takenBy: [three], refusals: [refusedForGood] });
    send.mockRejectedValue(refusedForGood);
    await put();
    await clock.pass(SECOND);
    expect(await outbox.stats()).toMatchObject({ waiting: 1, parked: 0 });
    await clock.pass(MINUTE);
    expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
    clock.sleep(HOUR);
    await clock.pass(2 * SECOND);
    expect(send.mock.calls.map(([, takenBy]) => takenBy)).toEqual([[], [one], [one, three]]);
    expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
  });
});

describe("a clock that is set", () => {
  it.each([
    ["an hour", HOUR],
    ["twenty minutes", 20 * MINUTE],
    ["a year", 365 * DAY],
  ])("back by %s: what waits is tried as soon as before", async (_name, jump) => {
    send.mockRejectedValueOnce(away);
    await put();
    await clock.pass(SECOND);
    clock.set(-jump);
    await clock.pass(31 * SECOND);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("back, over a restart: what a killed process was sending isn't leased for so long", async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    await put();
    await clock.pass(10 * SECOND);
    clock.set(-DAY);
    await restart();
    await clock.pass(SECOND);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("back by a month: what is parked is tried within a day all the same", async () => {
    send.mockRejectedValueOnce(refusedForGood);
    await put();
    await clock.pass(SECOND);
    clock.set(-30 * DAY);
    await restart();
    await clock.pass(2 * SECOND);
    clock.sleep(DAY);
    await clock.pass(2 * SECOND);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["forth", 30 * DAY],
    ["back", -30 * DAY],
  ])("%s while one is under way: it isn't sent twice", async (_name, jump) => {
    let take: (sent: Sent) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (take = resolve)));
    await put();
    await clock.pass(SECOND);
    clock.set(jump);
    await clock.pass(MINUTE);
    take(all);
    await clock.pass(MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await outbox.stats()).toMatchObject({ waiting: 0 });
  });

  it("forth and right again: nothing waits for the wrong time, and erasing keeps its time", async () => {
    clock.set(365 * DAY);
    const delivered = await put("zugestellt");
    await clock.pass(SECOND);
    send.mockRejectedValueOnce(away);
    await put("wartet");
    await clock.pass(SECOND);
    clock.set(-365 * DAY);
    await clock.pass(MINUTE);
    expect(send).toHaveBeenCalledTimes(3);
    expect(content(delivered)).toContain("zugestellt");
    clock.sleep(14 * DAY);
    await clock.pass(2 * SECOND);
    expect(content(delivered)).toBeUndefined();
  });
});

function content(reference: string) {
  const database = new DatabaseSync(path.join(folder, "outbox.sqlite"));
  const row = database.prepare("SELECT content FROM enquiry WHERE reference = ?").get(reference);
  database.close();
  return row?.["content"] ?? undefined;
}
