import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { FakeClock } from "../../tests/support/fake-clock";
import type { Sent } from "../delivery/courier.server";
import { log } from "../log.server";
import { openSqliteOutbox, type SqliteOutbox } from "../store/sqlite-outbox.server";
import { Digest, periodAt, turnAt, type Report, type Schedule } from "./digest.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const weekly = (DIGEST_DAY: Schedule["DIGEST_DAY"], DIGEST_HOUR: number): Schedule => ({
  DIGEST: "weekly",
  DIGEST_DAY,
  DIGEST_HOUR,
});
const daily = (DIGEST_HOUR: number): Schedule => ({
  ...weekly("monday", DIGEST_HOUR),
  DIGEST: "daily",
});
const mondays = weekly("monday", 8);

describe("the period", () => {
  it.each<[string, Schedule, string, string]>([
    ["before the hour", mondays, "2026-11-16T06:59:59.999Z", "2026-11-09"],
    ["from the hour on", mondays, "2026-11-16T07:00:00Z", "2026-11-16"],
    ["until the next", mondays, "2026-11-23T06:59:59.999Z", "2026-11-16"],
    ["in summer time", mondays, "2026-07-06T05:59:59.999Z", "2026-06-29"],
    ["in summer time, from the hour on", mondays, "2026-07-06T06:00:00Z", "2026-07-06"],
    ["at midnight", weekly("sunday", 0), "2026-11-21T22:59:59.999Z", "2026-11-15"],
    ["from midnight on", weekly("sunday", 0), "2026-11-21T23:00:00Z", "2026-11-22"],
    ["at the last hour", weekly("tuesday", 23), "2026-11-17T22:00:00Z", "2026-11-17"],
    ["daily", daily(8), "2026-11-18T06:59:59.999Z", "2026-11-17"],
    ["daily, from the hour on", daily(8), "2026-11-18T07:00:00Z", "2026-11-18"],

    [
      "summer time begins: 2 is left out",
      weekly("sunday", 2),
      "2026-03-29T00:59:59Z",
      "2026-03-22",
    ],
    ["at 2, which is 3", weekly("sunday", 2), "2026-03-29T01:00:00Z", "2026-03-29"],
    ["before 3", weekly("sunday", 3), "2026-03-29T00:59:59Z", "2026-03-22"],
    ["at 3", weekly("sunday", 3), "2026-03-29T01:00:00Z", "2026-03-29"],
    ["summer time ends: before 2", weekly("sunday", 2), "2026-10-24T23:59:59Z", "2026-10-18"],
    ["at the first 2", weekly("sunday", 2), "2026-10-25T00:00:00Z", "2026-10-25"],
    ["at the second 2", weekly("sunday", 2), "2026-10-25T01:00:00Z", "2026-10-25"],
    ["before 3, after the second 2", weekly("sunday", 3), "2026-10-25T01:59:59Z", "2026-10-18"],
    ["at 3, winter time", weekly("sunday", 3), "2026-10-25T02:00:00Z", "2026-10-25"],

    ["the year's last", daily(0), "2026-12-31T22:59:59.999Z", "2026-12-31"],
    ["the year's first", daily(0), "2026-12-31T23:00:00Z", "2027-01-01"],
    ["in the year before", mondays, "2027-01-01T12:00:00Z", "2026-12-28"],
    ["before the first hour of a year", daily(8), "2027-01-01T06:00:00Z", "2026-12-31"],
    ["a leap day", daily(8), "2028-02-29T07:00:00Z", "2028-02-29"],
    ["after a leap day", daily(8), "2028-03-01T06:59:59Z", "2028-02-29"],
    ["over a leap day", weekly("monday", 8), "2028-03-05T12:00:00Z", "2028-02-28"],
    ["a day that a year hasn't", daily(8), "2027-03-01T06:00:00Z", "2027-02-28"],
  ])("%s", (_name, schedule, moment, period) => {
    expect(periodAt(Date.parse(moment), schedule)).toBe(period);
  });

  it.each([0, 2, 3, 23])("begins each week of a year once, at hour %i", (hour) => {
    const periods: string[] = [];
    for (let at = Date.parse("2027-12-27T12:00Z"); at < Date.parse("2029-01-02"); at += HOUR / 2) {
      const period = periodAt(at, weekly("sunday", hour));
      if (period !== periods.at(-1)) periods.push(period);
    }
    expect(periods[0]).toBe("2027-12-26");
    expect(periods).toEqual(
      periods.map((_, week) =>
        new Date(Date.parse("2027-12-26") + week * 7 * DAY).toISOString().slice(0, 10),
      ),
    );
    expect(periods).toHaveLength(54);
  });
});

describe("a period's turn", () => {
  it.each<[string, string | undefined, Schedule, ReturnType<typeof turnAt>]>([
    ["nothing was told yet", undefined, mondays, "begin"],
    ["the one before was told", "2026-11-09", mondays, "send"],
    ["one long before was told", "2024-02-29", mondays, "send"],
    ["it was told", "2026-11-16", mondays, "wait"],
    ["the next was told: the clock was set back", "2026-11-23", mondays, "wait"],
    ["one after the next was told: the clock had jumped", "2026-11-24", mondays, "begin"],
    ["a far one was told", "2027-11-15", mondays, "begin"],
    ["the next day was told", "2026-11-17", daily(8), "wait"],
    ["the day after that was told", "2026-11-18", daily(8), "begin"],
  ])("%s", (_name, told, schedule, turn) => {
    expect(turnAt("2026-11-16", told, schedule)).toBe(turn);
  });
});

describe("the digest", () => {
  let folder: string;
  let clock: FakeClock;
  let outbox: SqliteOutbox;
  let digest: Digest;
  const probe = vi.fn<() => Promise<void>>();
  const send = vi.fn<(report: Report) => Promise<Sent>>();
  const warn = vi.spyOn(log, "warn");
  const taken: Sent = { takenBy: ["makler@example.de"], refusals: [] };
  const away = Object.assign(new Error("kunde@example.de"), { code: "ETIMEDOUT" });

  const open = () => openSqliteOutbox(folder, { now: clock.now });
  /** As a process does that starts. */
  function start(schedule = mondays, own = outbox) {
    const { notices } = own;
    const store = { notices, stats: () => own.stats(), probe };
    const started = new Digest(store, send, { schedule, clock });
    started.start();
    return started;
  }
  const until = (moment: string) => clock.pass(Date.parse(moment) - clock.now());
  const receive = (change: Partial<typeof enquiry> = {}, own = outbox) =>
    own.put({ ...enquiry, message: crypto.randomUUID(), ...change });
  const sent = () => send.mock.calls.map(([report]) => report);
  const periods = () => sent().map(({ period }) => period);
  const moment = (at = 0) => new Date(at).toISOString();

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "digest-"));
    clock = new FakeClock();
    clock.set(Date.parse("2026-11-11T12:00:00Z") - clock.now());
    outbox = open();
    send.mockResolvedValue(taken);
    probe.mockResolvedValue();
    vi.spyOn(log, "info").mockReturnValue(undefined);
    warn.mockReturnValue(undefined);
    digest = start();
    await clock.pass(MINUTE);
  });
  afterEach(async () => {
    void digest.stop(0);
    await clock.pass(1);
    outbox.close();
    fs.rmSync(folder, { recursive: true });
    vi.resetAllMocks();
  });

  it("says nothing at the first start, and at its hour what has come since", async () => {
    expect(send).not.toHaveBeenCalled();
    await until("2026-11-13T12:00:00Z");
    const first = await receive({ form: "finance", suspicious: true });
    await until("2026-11-13T12:00:01Z");
    const second = await receive();
    await outbox.sent((await receive()).reference);
    await outbox.retry(second.reference, {
      ...{ state: "parked", dueAt: undefined, refused: true, fault: "EENVELOPE 550" },
    });
    await until("2026-11-16T06:59:59Z");
    expect(send).not.toHaveBeenCalled();
    await until("2026-11-16T07:02:00Z");
    const [report, ...more] = sent();
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      period: "2026-11-16",
      counts: { received: { insurance: 2, finance: 1 }, delivered: 1, suspicious: 1, spam: 0 },
      backlog: { waiting: 1, parked: 1 },
      owed: [
        { reference: first.reference, state: "waiting" },
        { reference: second.reference, state: "parked" },
      ],
    });
    expect(moment(report?.since)).toBe("2026-11-11T12:00:05.000Z");
    expect(moment(report?.until)).toMatch(/^2026-11-16T07:0[01]/);
    // From there on, the next one counts.
    await receive();
    await until("2026-11-23T07:02:00Z");
    expect(sent()[1]).toMatchObject({
      period: "2026-11-23",
      since: report?.until,
      counts: { received: { insurance: 1, finance: 0 }, delivered: 0, suspicious: 0 },
    });
  });

  it("is sent once, over restarts and from whatever start", async () => {
    for (const day of ["13", "16", "18", "23", "24"]) {
      void digest.stop(0);
      outbox.close();
      await until(`2026-11-${day}T09:00:00Z`);
      outbox = open();
      digest = start();
      await clock.pass(HOUR);
    }
    expect(periods()).toEqual(["2026-11-16", "2026-11-23"]);
  });

  it("is sent by one of two processes", async () => {
    const other = open();
    const second = start(mondays, other);
    // As long as a relay may take: the other one looks meanwhile.
    send.mockImplementation(async () => {
      await new Promise<void>((resolve) => clock.after(9 * MINUTE, resolve));
      return taken;
    });
    await until("2026-11-24T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16", "2026-11-23"]);
    void second.stop(0);
    await clock.pass(1);
    other.close();
  });

  it("a clock that jumps a year ahead and back costs one too early, and no later one", async () => {
    await until("2026-11-17T12:00:00Z");
    clock.set(YEAR);
    await receive();
    await clock.pass(HOUR);
    expect(periods()).toEqual(["2026-11-16", "2027-11-15"]);
    await receive();
    clock.set(-YEAR);
    await until("2026-11-20T12:00:00Z");
    expect(send).toHaveBeenCalledTimes(2);
    await until("2026-11-23T12:00:00Z");
    await until("2026-11-30T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16", "2027-11-15", "2026-11-23", "2026-11-30"]);
    // What came before the clock was set right was told neither twice nor never.
    expect(sent().map(({ counts }) => counts.received.insurance)).toEqual([0, 1, 1, 0]);
  });

  it("a clock that is set back over the hour by a minute doesn't repeat it", async () => {
    await until("2026-11-16T07:01:30Z");
    expect(periods()).toEqual(["2026-11-16"]);
    clock.set(-2 * MINUTE);
    await clock.pass(DAY);
    void digest.stop(0);
    clock.set(-DAY - MINUTE);
    digest = start();
    await clock.pass(2 * DAY);
    expect(periods()).toEqual(["2026-11-16"]);
    await until("2026-11-23T07:02:00Z");
    expect(periods()).toEqual(["2026-11-16", "2026-11-23"]);
  });

  it("a relay that is down for hours gets one, once it is back; the log names the fault's class alone", async () => {
    send.mockRejectedValue(away);
    await until("2026-11-16T16:00:00Z");
    // At growing pauses.
    expect(send.mock.calls.length).toBeGreaterThan(8);
    expect(send.mock.calls.length).toBeLessThan(20);
    expect(warn.mock.calls[0]).toEqual([
      { event: "digest delayed", attempt: 1, fault: "ETIMEDOUT" },
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("kunde");
    send.mockReset().mockResolvedValue(taken);
    await until("2026-11-22T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16"]);
  });

  it("a relay that is down over a whole period gets one for both", async () => {
    await until("2026-11-16T12:00:00Z");
    send.mockReset().mockRejectedValue(away);
    await receive();
    await until("2026-11-30T08:00:00Z");
    await receive();
    send.mockReset().mockResolvedValue(taken);
    await until("2026-12-06T12:00:00Z");
    const [report, ...more] = sent();
    expect(more).toEqual([]);
    expect(report).toMatchObject({ period: "2026-11-30", counts: { received: { insurance: 2 } } });
    expect(moment(report?.since)).toMatch(/^2026-11-16T07:0[01]/);
  });

  it("a process that is killed before it could note it repeats it once, for the same period", async () => {
    const { notices } = outbox;
    const killed = vi.spyOn(notices, "note").mockReturnValue(new Promise(() => undefined));
    await until("2026-11-16T07:05:00Z");
    killed.mockRestore();
    void digest.stop(0);
    digest = start();
    await clock.pass(9 * MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    await until("2026-11-22T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16", "2026-11-16"]);
    expect(sent()[1]?.since).toBe(sent()[0]?.since);
  });

  it("where it was sent and can't be noted, it isn't sent again", async () => {
    const full = Object.assign(new Error(), { name: "OutboxFault", code: "FULL" });
    const note = vi.spyOn(outbox.notices, "note").mockRejectedValue(full);
    await until("2026-11-17T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16"]);
    expect(warn.mock.calls[0]).toEqual([{ event: "digest delayed", attempt: 1, fault: "FULL" }]);
    note.mockRestore();
    await until("2026-11-17T14:00:00Z");
    void digest.stop(0);
    digest = start();
    await until("2026-11-22T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16"]);
  });

  it("isn't sent while nothing can be stored, since it says that something can", async () => {
    probe.mockRejectedValue(Object.assign(new Error(), { code: "FULL" }));
    await until("2026-11-16T12:00:00Z");
    expect(send).not.toHaveBeenCalled();
    probe.mockResolvedValue();
    await until("2026-11-16T14:00:00Z");
    expect(periods()).toEqual(["2026-11-16"]);
  });

  it("one of several recipients is enough; that another refused it is told", async () => {
    const error = vi.spyOn(log, "error").mockReturnValue(undefined);
    send.mockResolvedValue({ takenBy: ["makler@example.de"], refusals: [new Error("no")] });
    await until("2026-11-22T12:00:00Z");
    expect(periods()).toEqual(["2026-11-16"]);
    expect(error.mock.calls).toEqual([
      [{ event: "digest sent", period: "2026-11-16", refusedRecipients: 1 }],
    ]);
  });

  it("daily, comes each day", async () => {
    void digest.stop(0);
    digest = start(daily(7));
    await until("2026-11-14T12:00:00Z");
    // What was told last is Monday's: the first one is due at once.
    expect(periods()).toEqual(["2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14"]);
  });

  it("switched off, reads and writes nothing", async () => {
    void digest.stop(0);
    const claim = vi.spyOn(outbox.notices, "claim");
    const counts = vi.spyOn(outbox.notices, "counts");
    digest = start({ ...mondays, DIGEST: "off" });
    await clock.pass(8 * DAY);
    for (const verb of [claim, counts, probe, send]) expect(verb).not.toHaveBeenCalled();
  });

  it("in between, reads nothing", async () => {
    const claim = vi.spyOn(outbox.notices, "claim");
    await until("2026-11-16T06:59:00Z");
    expect(claim).not.toHaveBeenCalled();
  });
});
