/** What every engine promises that keeps the outbox. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { engines, type Bench, type BenchOptions } from "../../tests/support/engines";
import type { Retry, Store } from "./outbox.server";

const MINUTE = 60_000;

const PARKED: Retry = { state: "parked", dueAt: undefined, refused: true, fault: "550" };
const numbered = (number: number) => ({ ...enquiry, message: `Nummer ${number}` });

describe.each(engines)("on $name", (engine) => {
  let bench: Bench;
  let outbox: Store;
  let now: number;
  const delivered = vi.fn<NonNullable<BenchOptions["delivered"]>>();
  const open = () => bench.open({ now: () => now, delivered });
  const rows = (sql: string) => bench.rows(sql);

  beforeAll(() => engine.begin());
  afterAll(() => engine.end());
  beforeEach(async () => {
    bench = await engine.bench();
    now = Date.parse("2026-11-21T10:00:00Z");
    outbox = open();
  });
  afterEach(async () => {
    outbox.close();
    await bench.end();
    delivered.mockReset();
  });

  describe("putting", () => {
    it("gives a reference and keeps everything, also over a restart", async () => {
      const { reference, repeated } = await outbox.put(enquiry);
      expect(repeated).toBe(false);
      outbox.close();
      outbox = open();
      const [owed] = await outbox.claim(9, 1000);
      expect(owed).toEqual({
        enquiry: { ...enquiry, reference, receivedAt: "2026-11-21T10:00:00.000Z" },
        failures: 0,
        refusals: 0,
        takenBy: [],
        lease: expect.any(String),
      });
    });

    it("takes the same content within ten minutes for the same enquiry", async () => {
      const [first, second] = await Promise.all([outbox.put(enquiry), outbox.put({ ...enquiry })]);
      now += 10 * MINUTE - 1;
      const third = await outbox.put({ ...enquiry, consents: [], suspicious: true });
      // Which of two at once came first is the store's to say.
      expect(second.reference).toBe(first.reference);
      expect(second.repeated).toBe(!first.repeated);
      expect(third).toEqual({ reference: first.reference, repeated: true });
      now += 1;
      expect((await outbox.put(enquiry)).repeated).toBe(false);
      expect(await outbox.claim(9, 1000)).toHaveLength(2);
    });

    it("recognises it also after it was delivered, or its content erased", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.sent(reference);
      await outbox.purge(now);
      expect(await outbox.put(enquiry)).toEqual({ reference, repeated: true });
    });

    it("recognises it however the address is spelled", async () => {
      const { reference } = await outbox.put({ ...enquiry, email: "erika@müller.de" });
      const again = await outbox.put({ ...enquiry, email: "Erika@XN--mller-kva.de" });
      expect(again).toEqual({ reference, repeated: true });
    });

    it("knows what it has, for ten minutes", async () => {
      expect(await outbox.known(enquiry)).toBeUndefined();
      const { reference } = await outbox.put(enquiry);
      expect(await outbox.known({ ...enquiry })).toBe(reference);
      now += 10 * MINUTE;
      expect(await outbox.known(enquiry)).toBeUndefined();
    });

    it("takes a change in any field for another enquiry", async () => {
      const { reference } = await outbox.put(enquiry);
      for (const field of ["title", "name", "email", "phone", "message", "topic"] as const) {
        const other = await outbox.put({ ...enquiry, [field]: `${enquiry[field]}x` });
        expect(other.reference).not.toBe(reference);
      }
      const later = await outbox.put({ ...enquiry, callback: "Abends" });
      expect(later).toEqual({ reference: expect.not.stringMatching(reference), repeated: false });
    });
  });

  describe("claiming", () => {
    it("gives each enquiry to one claimant until its lease runs out", async () => {
      await outbox.put(enquiry);
      expect(await outbox.claim(9, 1000)).toHaveLength(1);
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
      now += 1000;
      expect(await outbox.claim(9, 1000)).toHaveLength(1);
    });

    it("leaves a renewed lease alone", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.claim(9, 1000);
      now += 900;
      await outbox.renew([{ reference }], 1000);
      now += 900;
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
    });

    it("gives the longest due first, and no more than asked for", async () => {
      for (let number = 0; number < 5; number++) {
        now += 1;
        await outbox.put(numbered(number));
      }
      const claimed = await outbox.claim(3, 1000);
      expect(claimed.map((owed) => owed.enquiry.message).sort()).toEqual([
        "Nummer 0",
        "Nummer 1",
        "Nummer 2",
      ]);
    });

    it("gives nothing that was sent", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.claim(9, 1000);
      await outbox.sent(reference);
      now += 10_000;
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
      expect(await outbox.nextDue()).toBeUndefined();
    });
  });

  describe("a lease that was lost", () => {
    async function lost() {
      const { reference } = await outbox.put({ ...enquiry, receipt: true });
      const [first] = await outbox.claim(9, 1000);
      now += 1000;
      const [second] = await outbox.claim(9, 1000);
      if (!first || !second) throw new Error("nothing was claimed");
      return { reference, first: first.lease, second: second.lease };
    }
    const later: Retry = { state: "parked", dueAt: undefined, refused: false, fault: "x" };

    it("changes nothing any more, whatever is said under it", async () => {
      const { reference, first, second } = await lost();
      expect(first).not.toBe(second);
      await outbox.sent(reference, first);
      await outbox.retry(reference, { ...later, takenBy: ["a@b.example"] }, first);
      expect(delivered).not.toHaveBeenCalled();
      expect(await outbox.stats()).toMatchObject({ waiting: 1, parked: 0 });
      expect(await outbox.notices.counts()).toMatchObject({ delivered: 0 });
      await outbox.renew([{ reference, lease: first }], 50_000);
      now += 1000;
      const [third] = await outbox.claim(9, 1000);
      expect(third).toMatchObject({ failures: 0, refusals: 0, takenBy: [] });
      await outbox.sent(reference, second);
      await outbox.sent(reference, third?.lease);
      expect(delivered).toHaveBeenCalledOnce();
      expect(await outbox.notices.counts()).toMatchObject({ delivered: 1 });
    });

    it("that ran out and that nobody else took is still good", async () => {
      const { reference } = await outbox.put(enquiry);
      const [owed] = await outbox.claim(9, 1000);
      now += 5000;
      await outbox.renew([{ reference, lease: owed?.lease ?? "" }], 1000);
      expect(await outbox.claim(9, 1000)).toEqual([]);
      now += 5000;
      await outbox.sent(reference, owed?.lease);
      expect(await outbox.stats()).toMatchObject({ waiting: 0 });
    });

    it("by a failure that was recorded, or by the broker's wish, isn't one any more", async () => {
      const { reference, second } = await lost();
      await outbox.retry(reference, later, second);
      await outbox.sent(reference, second);
      await outbox.retry(reference, { ...later, state: "waiting", dueAt: now }, second);
      expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
      await outbox.resend(reference);
      const [owed] = await outbox.claim(9, 1000);
      now += 1000;
      await outbox.resend(reference);
      await outbox.sent(reference, owed?.lease);
      expect(await outbox.stats()).toMatchObject({ waiting: 1 });
    });
  });

  describe("retrying", () => {
    it("waits until it is due and counts", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.claim(9, 60_000);
      const dueAt = now + 30_000;
      await outbox.retry(reference, { state: "waiting", dueAt, refused: false, fault: "ESOCKET" });
      expect(await outbox.nextDue()).toBe(dueAt);
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
      now = dueAt;
      expect(await outbox.claim(9, 1000)).toMatchObject([{ failures: 1, refusals: 0 }]);
    });

    it("keeps what is parked for good until someone acts", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.retry(reference, {
        state: "parked",
        dueAt: undefined,
        refused: true,
        fault: "550",
      });
      now += 365 * 24 * 60 * MINUTE;
      await outbox.purge(now);
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
      expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
    });
  });

  describe("holding", () => {
    it("gives nothing that is held, also when all else is hurried or the program starts anew", async () => {
      const heldUntil = now + 10 * MINUTE;
      const { reference } = await outbox.put(enquiry, heldUntil);
      const other = await outbox.put(numbered(1));
      expect(await outbox.claim(9, 1000)).toMatchObject([{ enquiry: numbered(1) }]);
      await outbox.sent(other.reference);
      outbox.close();
      outbox = open();
      await outbox.hurry();
      now = heldUntil - 1;
      expect(await outbox.claim(9, 1000)).toHaveLength(0);
      now = heldUntil;
      expect(await outbox.claim(9, 1000)).toMatchObject([{ enquiry: { reference } }]);
    });

    it("once tried, it is hurried like all else", async () => {
      const { reference } = await outbox.put(enquiry, now + MINUTE);
      now += MINUTE;
      await outbox.claim(9, 1000);
      const later = now + 30 * MINUTE;
      await outbox.retry(reference, { state: "waiting", dueAt: later, refused: false, fault: "x" });
      await outbox.hurry();
      expect(await outbox.claim(9, 1000)).toHaveLength(1);
    });

    it("isn't forever where the clock was set back", async () => {
      await outbox.put(enquiry, now + MINUTE);
      now -= 365 * 24 * 60 * MINUTE;
      await outbox.hurry();
      expect(await outbox.claim(9, 1000)).toHaveLength(1);
    });
  });

  describe("forgetting", () => {
    it("erases the content of what was delivered before, and nothing that is owed", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.put(numbered(1));
      await outbox.sent(reference);
      now += 1000;
      expect(await outbox.purge(now - 2000)).toBe(0);
      expect(await outbox.purge(now)).toBe(1);
      expect(await outbox.claim(9, 1000)).toHaveLength(1);
    });

    it("forgets fingerprints after ten minutes and what was delivered altogether", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.put(numbered(1));
      await outbox.sent(reference);
      now += 10 * MINUTE;
      await outbox.purge(now);
      const left = await rows("SELECT reference, fingerprint FROM enquiry");
      expect(left).toMatchObject([{ fingerprint: null }]);
      expect(left[0]).not.toMatchObject({ reference });
    });
  });

  describe("recording a delivery", () => {
    it("tells of it once, with all that the enquiry says", async () => {
      const { reference } = await outbox.put(enquiry);
      now += 1000;
      await outbox.sent(reference);
      await outbox.sent(reference);
      const accepted = { ...enquiry, reference, receivedAt: "2026-11-21T10:00:00.000Z" };
      expect(delivered.mock.calls).toEqual([[accepted, now]]);
    });
  });

  describe("counting", () => {
    const none = {
      received: { insurance: 0, finance: 0 },
      delivered: 0,
      suspicious: 0,
      spam: 0,
    };
    const counts = () => outbox.notices.counts();

    it("counts what comes in, by form, each once, also over a restart", async () => {
      expect(await counts()).toEqual(none);
      await Promise.all([outbox.put(enquiry), outbox.put(enquiry)]);
      await outbox.put({ ...numbered(1), form: "finance" });
      outbox.close();
      outbox = open();
      await outbox.put({ ...numbered(2), form: "finance", suspicious: true });
      await outbox.put({ ...enquiry, suspicious: true });
      const received = { insurance: 1, finance: 2 };
      expect(await counts()).toEqual({ ...none, received, suspicious: 1 });
    });

    it("counts a delivery once, however it comes to be sent again", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.retry(reference, PARKED);
      expect(await counts()).toMatchObject({ delivered: 0 });
      await outbox.resend(reference);
      await outbox.sent(reference);
      await outbox.sent(reference);
      expect(await counts()).toMatchObject({ delivered: 1 });
      await outbox.resend(reference);
      outbox.close();
      outbox = open();
      await outbox.sent(reference);
      await outbox.resend(reference);
      await outbox.sent(reference);
      expect(await counts()).toMatchObject({ delivered: 1 });
      // Sent by two, one of which was told otherwise: the lease had run out meanwhile.
      const other = await outbox.put(numbered(1));
      await outbox.sent(other.reference);
      await outbox.retry(other.reference, PARKED);
      await outbox.sent(other.reference);
      expect(await counts()).toMatchObject({ delivered: 2 });
    });

    it("keeps nothing that tells of a person", async () => {
      const { reference } = await outbox.put({ ...enquiry, suspicious: true });
      await outbox.sent(reference);
      await outbox.settle(reference, "spam");
      expect(await rows("SELECT name, count FROM tally ORDER BY name")).toEqual(
        ["delivered", "received insurance", "spam", "suspicious"].map((name) => ({
          name,
          count: 1,
        })),
      );
    });
  });

  describe("an enquiry that the broker sends for again", () => {
    it("is due at once, whatever became of it", async () => {
      const { reference } = await outbox.put(enquiry, now + MINUTE);
      expect(await outbox.resend(reference)).toBe(true);
      expect(await outbox.claim(9, 1000)).toMatchObject([{ failures: 0 }]);
      await outbox.retry(reference, PARKED);
      expect(await outbox.claim(9, 1000)).toEqual([]);
      expect(await outbox.resend(reference)).toBe(true);
      expect(await outbox.claim(9, 1000)).toMatchObject([{ failures: 0, refusals: 0 }]);
      await outbox.sent(reference);
      expect(await outbox.resend(reference)).toBe(true);
      expect(await outbox.claim(9, 1000)).toMatchObject([{ enquiry: { reference } }]);
    });

    it("isn't sent where nothing of it is kept", async () => {
      expect(await outbox.resend("7K3M-9PXR")).toBe(false);
      expect(await outbox.kept("7K3M-9PXR")).toBeUndefined();
      const { reference } = await outbox.put(enquiry);
      expect(await outbox.kept(reference)).toBe(now);
      await outbox.sent(reference);
      now += 1000;
      expect(await outbox.kept(reference)).toBe(now - 1000);
      await outbox.purge(now);
      expect(await outbox.resend(reference)).toBe(false);
      expect(await outbox.kept(reference)).toBeUndefined();
      expect(await outbox.nextDue()).toBeUndefined();
    });
  });

  describe("an enquiry that the broker settles", () => {
    const settleIn: Record<string, (reference: string) => Promise<unknown>> = {
      waiting: async () => undefined,
      "under way": () => outbox.claim(9, 1000),
      parked: (reference) => outbox.retry(reference, PARKED),
      delivered: (reference) => outbox.sent(reference),
      "due again": async (reference) => {
        await outbox.sent(reference);
        await outbox.resend(reference);
      },
    };

    it.each(Object.entries(settleIn))(
      "%s: is erased and over, whatever comes after",
      async (state, bring) => {
        const { reference } = await outbox.put(enquiry);
        await bring(reference);
        const { delivered } = await outbox.notices.counts();
        expect(await outbox.settle(reference, "done")).toBe(true);
        const over = async () => {
          expect(await outbox.stats()).toEqual({ waiting: 0, parked: 0, oldest: undefined });
          expect(await outbox.notices.owed(9)).toEqual([]);
          expect(await outbox.claim(9, 1000)).toEqual([]);
          expect(await outbox.nextDue()).toBeUndefined();
          expect(await outbox.kept(reference)).toBeUndefined();
          expect(await outbox.notices.counts()).toMatchObject({ delivered, spam: 0 });
          // With a time: a backup that still has its content erases it when that is due.
          expect(await rows("SELECT content, delivered_at AS at FROM enquiry")).toEqual([
            { content: null, at: now },
          ]);
        };
        await over();
        await outbox.retry(reference, { ...PARKED, state: "waiting", dueAt: now });
        await outbox.retry(reference, { ...PARKED, takenBy: ["a@b.example"] });
        await outbox.renew([{ reference }], 1000);
        await outbox.hurry();
        await outbox.sent(reference);
        expect(await outbox.resend(reference)).toBe(false);
        await over();
        expect(delivered).toBe(state === "delivered" || state === "due again" ? 1 : 0);
        expect(await outbox.settle(reference, "spam")).toBe(false);
        await over();
        outbox.close();
        outbox = open();
        await over();
      },
    );

    it("owes no receipt from then on that isn't owed already; as spam, not that either", async () => {
      const promised = (number: number) => outbox.put({ ...numbered(number), receipt: true });
      const references = await Promise.all([1, 2, 3].map(promised));
      const [done, spam, early] = references.map(({ reference }) => reference) as [
        string,
        string,
        string,
      ];
      await outbox.sent(done);
      await outbox.sent(spam);
      await outbox.settle(done, "done");
      await outbox.settle(spam, "spam");
      await outbox.settle(early, "done");
      await outbox.sent(early);
      expect(await rows("SELECT reference FROM receipt")).toEqual([{ reference: done }]);
      expect(await outbox.notices.counts()).toMatchObject({ spam: 1 });
      expect(await outbox.settle(spam, "spam")).toBe(false);
      expect(await outbox.notices.counts()).toMatchObject({ spam: 1 });
    });

    it("is the same enquiry for ten minutes when it is sent again, then forgotten", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.settle(reference, "spam");
      now += 10 * MINUTE - 1;
      await outbox.purge(now);
      expect(await outbox.put(enquiry)).toEqual({ reference, repeated: true });
      expect(await outbox.stats()).toMatchObject({ waiting: 0 });
      now += 1;
      await outbox.purge(now);
      expect(await rows("SELECT * FROM enquiry")).toEqual([]);
      expect((await outbox.put(enquiry)).repeated).toBe(false);
    });
  });

  describe("what is owed", () => {
    it("is told oldest first, as much as is asked for, and without its content", async () => {
      const references: string[] = [];
      for (let number = 0; number < 6; number++) {
        now += 1000;
        references.push((await outbox.put(numbered(number))).reference);
      }
      const [sent = "", first = "", ...others] = references;
      await outbox.sent(sent);
      await outbox.retry(others[0] ?? "", PARKED);
      await outbox.retry(others[2] ?? "", PARKED);
      expect(await outbox.notices.owed(3)).toEqual([
        { reference: first, state: "waiting", receivedAt: now - 4000 },
        { reference: others[0], state: "parked", receivedAt: now - 3000 },
        { reference: others[1], state: "waiting", receivedAt: now - 2000 },
      ]);
      expect(await outbox.notices.owed(9)).toHaveLength(5);
    });
  });

  describe("a notice", () => {
    const LEASE = 5 * MINUTE;

    it("is remembered by its name, over restarts", async () => {
      expect(await outbox.notices.claim("digest", LEASE)).toBe("");
      await outbox.notices.note("digest", "2026-11-16");
      await outbox.notices.note("alarm", "parked");
      outbox.close();
      outbox = open();
      expect(await outbox.notices.claim("digest", LEASE)).toBe("2026-11-16");
      await outbox.notices.note("digest", "2026-11-23");
      expect(await outbox.notices.claim("digest", LEASE)).toBe("2026-11-23");
      expect(await outbox.notices.claim("alarm", LEASE)).toBe("parked");
    });

    it("is given by one of several processes at a time", async () => {
      const other = open();
      const { notices } = outbox;
      const askAll = async () =>
        (
          await Promise.all(
            Array.from({ length: 20 }, (_, number) =>
              (number % 2 ? notices : other.notices).claim("digest", LEASE),
            ),
          )
        ).filter((value) => value !== undefined);
      expect(await askAll()).toEqual([""]);
      expect(await askAll()).toEqual([]);
      // Killed, as it seems.
      now += LEASE - 1;
      expect(await askAll()).toEqual([]);
      now += 1;
      expect(await askAll()).toEqual([""]);
      await other.notices.note("digest", "told");
      expect(await askAll()).toEqual(["told"]);
      expect(await askAll()).toEqual([]);
      other.close();
    });

    it("isn't kept from anybody by a lease from before the clock was set back", async () => {
      await outbox.notices.claim("digest", LEASE);
      now -= 1000;
      const other = open();
      expect(await other.notices.claim("digest", LEASE)).toBe("");
      expect(await outbox.notices.claim("digest", LEASE)).toBeUndefined();
      now -= 365 * 24 * 60 * MINUTE;
      expect(await outbox.notices.claim("digest", LEASE)).toBe("");
      expect(await other.notices.claim("digest", LEASE)).toBeUndefined();
      other.close();
    });
  });

  describe("with several recipients", () => {
    const retry = { dueAt: undefined, refused: true, fault: "550" } as const;

    it("keeps who has it, until all do", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.retry(reference, {
        ...retry,
        state: "waiting",
        dueAt: now,
        takenBy: ["a@b.example"],
      });
      outbox.close();
      outbox = open();
      expect(await outbox.claim(9, 1000)).toMatchObject([
        { takenBy: ["a@b.example"], failures: 1 },
      ]);
    });

    it("tells that the broker has it as soon as one of them does", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.retry(reference, { ...retry, state: "waiting", dueAt: now });
      expect(delivered).not.toHaveBeenCalled();
      await outbox.retry(reference, { ...retry, state: "parked", takenBy: ["a@b.example"] });
      expect(delivered.mock.calls.map(([it]) => it.reference)).toEqual([reference]);
      expect(await outbox.stats()).toMatchObject({ waiting: 0, parked: 1 });
    });
  });
});
