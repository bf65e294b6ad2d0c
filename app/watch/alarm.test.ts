import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { FakeClock } from "../../tests/support/fake-clock";
import { Deliverer, type Send } from "../delivery/deliverer.server";
import { log } from "../log.server";
import type { Store } from "../store/outbox.server";
import { openSqliteOutbox } from "../store/sqlite-outbox.server";
import { Alarm, alertJson, type Alert } from "./alarm.server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const SITE_URL = "https://makler.test";

const away = Object.assign(new Error(), { code: "ESOCKET" });
const taken = { takenBy: ["eins@makler.test"], refusals: [] };

let folder: string;
let clock: FakeClock;
let outbox: Store;
/** What fails of the store. */
let broken: { reading?: boolean; writing?: boolean };
/** Of each process: the relay of enquiries, and what stops it. */
let stops: (() => unknown)[];
let looks = 0;
const relay = vi.fn<Send>();
const mail = vi.fn<(alert: Alert) => Promise<unknown>>();
const url = vi.fn<(alert: Alert) => Promise<unknown>>();
const toldOf = (channel: typeof mail) =>
  channel.mock.calls.map(([{ kind, state }]) => `${kind} ${state}`);
const last = (channel: typeof mail) => channel.mock.lastCall![0];

function startAlarm(store = outbox) {
  const verb =
    <In extends unknown[], Out>(
      how: keyof typeof broken,
      work: (...args: In) => Promise<Out>,
    ): ((...args: In) => Promise<Out>) =>
    (...args) =>
      broken[how] ? Promise.reject(new Error("disk full")) : work(...args);
  const { notices } = store;
  const alarm = new Alarm(
    {
      // The real one asks the operating system, which takes its own time.
      probe: () => (looks++, verb("writing", async () => undefined)()),
      stats: verb("reading", () => store.stats()),
      notices: {
        ...notices,
        owed: verb("reading", (limit) => notices.owed(limit)),
        claim: verb("writing", (name, leaseMs) => notices.claim(name, leaseMs)),
        note: verb("writing", (name, value) => notices.note(name, value)),
      },
    },
    { mail, url },
    clock,
  );
  alarm.start();
  stops.push(() => alarm.stop(0));
}

function startDeliverer() {
  const deliverer = new Deliverer(outbox, relay, { retentionMs: 14 * 24 * HOUR, clock });
  deliverer.start();
  stops.push(() => deliverer.stop(0));
}

async function kill() {
  for (const stop of stops.splice(0)) void stop();
  await clock.pass(1);
}

const open = () => openSqliteOutbox(folder, { now: clock.now });
const put = async (message = "Hallo") => (await outbox.put({ ...enquiry, message })).reference;
async function park() {
  const reference = await put("abgelehnt");
  await outbox.retry(reference, {
    ...{ state: "parked", dueAt: undefined },
    ...{ refused: true, fault: "EENVELOPE 550" },
  });
  return reference;
}
async function deliver() {
  for (const { reference } of await outbox.notices.owed(100)) await outbox.sent(reference);
}
async function nextLook() {
  const before = looks;
  while (looks === before) await clock.pass(SECOND);
}
/** Until two looks have agreed, whatever was looked at before. */
const twoLooks = () => clock.pass(80 * SECOND);

beforeEach(() => {
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "alarm-"));
  clock = new FakeClock();
  outbox = open();
  broken = {};
  stops = [];
  for (const channel of [mail, url]) channel.mockResolvedValue(undefined);
});
afterEach(async () => {
  await kill();
  outbox.close();
  fs.rmSync(folder, { recursive: true });
  vi.resetAllMocks();
});

it("the relay is down and comes back: 50 enquiries are one alarm and one all-clear a channel", async () => {
  relay.mockRejectedValue(away);
  startDeliverer();
  startAlarm();
  const references = [];
  for (let number = 0; number < 50; number++) references.push(await put(String(number)));
  await clock.pass(59 * MINUTE);
  expect(mail).not.toHaveBeenCalled();
  await clock.pass(3 * MINUTE);
  for (const channel of [mail, url]) {
    expect(toldOf(channel)).toEqual(["waiting firing"]);
    expect(last(channel)).toMatchObject({ backlog: { waiting: 50, parked: 0 } });
    const told = last(channel).owed.map(({ reference }) => reference);
    expect(told.toSorted()).toEqual(references.toSorted());
  }
  const { since } = last(mail);
  relay.mockResolvedValue(taken);
  await clock.pass(HOUR);
  for (const channel of [mail, url]) {
    expect(toldOf(channel)).toEqual(["waiting firing", "waiting resolved"]);
    expect(last(channel)).toMatchObject({ since, backlog: { waiting: 0, parked: 0 }, owed: [] });
  }
});

it("the next time is told as the first one was", async () => {
  startAlarm();
  for (const message of ["eins", "zwei"]) {
    await put(message);
    await clock.pass(2 * HOUR);
    await deliver();
    await clock.pass(HOUR);
  }
  const once = ["waiting firing", "waiting resolved"];
  expect(toldOf(mail)).toEqual([...once, ...once]);
  const [one, , two] = mail.mock.calls.map(([{ since }]) => since);
  expect(one).not.toBe(two);
});

it("what is parked is told, and when it was resent", async () => {
  startAlarm();
  const reference = await park();
  await twoLooks();
  expect(toldOf(mail)).toEqual(["parked firing"]);
  expect(last(mail)).toMatchObject({ backlog: { parked: 1 }, owed: [{ reference }] });
  await clock.pass(6 * HOUR);
  expect(mail).toHaveBeenCalledTimes(1);
  await outbox.resend(reference);
  await deliver();
  await twoLooks();
  for (const channel of [mail, url])
    expect(toldOf(channel)).toEqual(["parked firing", "parked resolved"]);
});

it("beside what is parked, what waits is told by itself", async () => {
  await park();
  const reference = await put("wartet");
  startAlarm();
  await clock.pass(59 * MINUTE);
  expect(toldOf(mail)).toEqual(["parked firing"]);
  await clock.pass(3 * MINUTE);
  expect(toldOf(mail)).toEqual(["parked firing", "waiting firing"]);
  expect(last(mail).owed).toMatchObject([{ reference }]);
});

describe("nothing can be stored", () => {
  it.each<[string, typeof broken]>([
    ["nor read", { reading: true, writing: true }],
    ["but read", { writing: true }],
    ["only read isn't", { reading: true }],
  ])("%s, for an hour: one alarm and one all-clear", async (_name, how) => {
    startAlarm();
    await twoLooks();
    broken = how;
    await clock.pass(HOUR);
    for (const channel of [mail, url]) expect(toldOf(channel)).toEqual(["storage firing"]);
    expect(last(mail).backlog).toEqual(
      how.reading ? undefined : { waiting: 0, parked: 0, oldest: undefined },
    );
    broken = {};
    await clock.pass(HOUR);
    for (const channel of [mail, url])
      expect(toldOf(channel)).toEqual(["storage firing", "storage resolved"]);
    expect(last(mail).since).toBe(mail.mock.calls[0]![0].since);
  });

  it("from the start", async () => {
    broken = { reading: true, writing: true };
    startAlarm();
    await clock.pass(HOUR);
    broken = {};
    await twoLooks();
    expect(toldOf(mail)).toEqual(["storage firing", "storage resolved"]);
  });

  it("what waited before goes on waiting: it isn't told that it does no more", async () => {
    await put();
    startAlarm();
    await clock.pass(62 * MINUTE);
    broken = { reading: true, writing: true };
    await clock.pass(HOUR);
    broken = {};
    await clock.pass(HOUR);
    expect(toldOf(mail)).toEqual(["waiting firing", "storage firing", "storage resolved"]);
  });

  it("what was told meanwhile is noted later, so a restart doesn't repeat it", async () => {
    await put();
    startAlarm();
    await twoLooks();
    broken = { writing: true };
    await clock.pass(2 * HOUR);
    expect(toldOf(mail)).toEqual(["storage firing", "waiting firing"]);
    broken = {};
    await twoLooks();
    await kill();
    startAlarm();
    await clock.pass(HOUR);
    expect(toldOf(mail)).toEqual(["storage firing", "waiting firing", "storage resolved"]);
  });
});

describe("a container that is killed", () => {
  it("in the middle of it: no second alarm, and the all-clear comes", async () => {
    await put();
    startAlarm();
    await clock.pass(62 * MINUTE);
    const { since } = last(mail);
    await kill();
    startAlarm();
    await clock.pass(HOUR);
    expect(toldOf(mail)).toEqual(["waiting firing"]);
    await kill();
    await deliver();
    startAlarm();
    await twoLooks();
    for (const channel of [mail, url]) {
      expect(toldOf(channel)).toEqual(["waiting firing", "waiting resolved"]);
      expect(last(channel).since).toBe(since);
    }
    await kill();
    startAlarm();
    await clock.pass(HOUR);
    expect(mail).toHaveBeenCalledTimes(2);
  });

  it("while it tells: the next one does", async () => {
    await put();
    clock.sleep(HOUR + 1);
    mail.mockReturnValue(new Promise(() => undefined));
    startAlarm();
    await clock.pass(MINUTE);
    expect([mail.mock.calls.length, url.mock.calls.length]).toEqual([1, 1]);
    await kill();
    mail.mockResolvedValue(undefined);
    startAlarm();
    await clock.pass(5 * MINUTE);
    expect([mail.mock.calls.length, url.mock.calls.length]).toEqual([2, 1]);
  });
});

it("of two processes, one tells", async () => {
  const other = open();
  // So long that the other one looks in the meantime.
  url.mockImplementation(() => new Promise<void>((resolve) => clock.after(90 * SECOND, resolve)));
  await put();
  startAlarm();
  await clock.pass(7 * SECOND);
  startAlarm(other);
  await clock.pass(2 * HOUR);
  await deliver();
  await clock.pass(HOUR);
  for (const channel of [mail, url])
    expect(toldOf(channel)).toEqual(["waiting firing", "waiting resolved"]);
  other.close();
});

describe("the clock", () => {
  it("jumps ahead while all is well: nothing is told", async () => {
    relay.mockResolvedValue(taken);
    startDeliverer();
    startAlarm();
    await twoLooks();
    await put();
    clock.set(30 * 24 * HOUR);
    await clock.pass(5 * MINUTE);
    expect(mail).not.toHaveBeenCalled();
  });

  it.each([-5 * HOUR, 5 * HOUR])("jumps by %d ms in the middle: told once", async (by) => {
    await put();
    startAlarm();
    await clock.pass(62 * MINUTE);
    clock.set(by);
    await clock.pass(2 * HOUR);
    expect(toldOf(mail)).toEqual(["waiting firing"]);
    await deliver();
    await twoLooks();
    for (const channel of [mail, url])
      expect(toldOf(channel)).toEqual(["waiting firing", "waiting resolved"]);
  });

  it("jumps back while a channel can't be reached: it is tried on as before", async () => {
    await put();
    mail.mockRejectedValue(away);
    startAlarm();
    await clock.pass(62 * MINUTE);
    clock.set(-24 * HOUR);
    const before = mail.mock.calls.length;
    await clock.pass(HOUR);
    expect(mail.mock.calls.length).toBeGreaterThan(before + 2);
  });

  it("changes to summer time: an hour stays an hour", async () => {
    clock.set(Date.parse("2027-03-28T00:30:00Z") - clock.now());
    await put();
    startAlarm();
    await clock.pass(59 * MINUTE);
    expect(mail).not.toHaveBeenCalled();
    await clock.pass(2 * MINUTE);
    const { text, oldestMinutes } = alertJson(last(mail), SITE_URL);
    expect(text).toContain("eingegangen am 28. März 2027 um 01:30 Uhr");
    expect(text).toContain("Bemerkt wurde das am 28. März 2027 um 03:30 Uhr");
    expect(oldestMinutes).toBe(60);
  });
});

describe("a channel that can't be reached", () => {
  it("is tried again after 1, 2, 4 … 30 minutes; the other one and enquiries don't wait", async () => {
    relay.mockResolvedValue(taken);
    const at: number[] = [];
    url.mockImplementation(() => {
      at.push(clock.elapsed() / MINUTE);
      return Promise.reject(away);
    });
    await park();
    startAlarm();
    await twoLooks();
    expect(toldOf(mail)).toEqual(["parked firing"]);
    await clock.pass(HOUR - 2 * MINUTE);
    const pauses = at.slice(1).map((time, index) => Math.round(time - at[index]!));
    expect(pauses).toEqual([1, 2, 4, 8, 16]);
    startDeliverer();
    await put("kommt an");
    await clock.pass(SECOND);
    expect(relay.mock.calls).toMatchObject([[{ message: "kommt an" }, []]]);
    expect(log.error).toHaveBeenCalledWith({
      event: "alarm not told",
      name: "alarm parked url",
      state: "firing",
      fault: "ESOCKET",
    });
  });

  it("at the longest after half an hour, and told once it is there", async () => {
    await put();
    url.mockRejectedValue(away);
    startAlarm();
    await clock.pass(10 * HOUR);
    const tries = url.mock.calls.length;
    await clock.pass(5 * HOUR);
    expect(url.mock.calls.length - tries).toBe(10);
    url.mockResolvedValue(undefined);
    await clock.pass(5 * HOUR);
    expect(url.mock.calls.length - tries).toBe(11);
    expect(mail).toHaveBeenCalledTimes(1);
  });

  it("hangs: the other one hears of all that follows", async () => {
    url.mockReturnValue(new Promise(() => undefined));
    await put();
    startAlarm();
    await clock.pass(2 * HOUR);
    await deliver();
    await twoLooks();
    await park();
    await twoLooks();
    expect(toldOf(mail)).toEqual(["waiting firing", "waiting resolved", "parked firing"]);
    expect(toldOf(url)).toEqual(["waiting firing", "parked firing"]);
  });

  it("until it is over: nothing is told there", async () => {
    await put();
    mail.mockRejectedValue(away);
    startAlarm();
    await clock.pass(2 * HOUR);
    const tries = mail.mock.calls.length;
    await deliver();
    await twoLooks();
    mail.mockResolvedValue(undefined);
    await clock.pass(3 * HOUR);
    expect(mail.mock.calls.length).toBe(tries);
    expect(toldOf(url)).toEqual(["waiting firing", "waiting resolved"]);
  });

  it("hears of the next trouble at once, however long its pauses had become", async () => {
    const reference = await park();
    mail.mockRejectedValue(away);
    startAlarm();
    await clock.pass(5 * HOUR);
    const tries = mail.mock.calls.length;
    while (mail.mock.calls.length === tries) await clock.pass(SECOND);
    await outbox.settle(reference, "done");
    await twoLooks();
    mail.mockReset();
    await park();
    await twoLooks();
    expect(toldOf(mail)).toEqual(["parked firing"]);
  });
});

describe("what is so at one look alone", () => {
  it("isn't told", async () => {
    startAlarm();
    await twoLooks();
    for (const how of [{ writing: true }, {}, { reading: true }, {}, { writing: true }, {}]) {
      broken = how;
      await nextLook();
    }
    const reference = await park();
    await nextLook();
    await outbox.settle(reference, "done");
    await clock.pass(HOUR);
    expect(mail).not.toHaveBeenCalled();
  });

  it("is no end, either", async () => {
    broken = { writing: true };
    startAlarm();
    await twoLooks();
    broken = {};
    await nextLook();
    broken = { writing: true };
    await clock.pass(HOUR);
    expect(toldOf(mail)).toEqual(["storage firing"]);
  });
});
