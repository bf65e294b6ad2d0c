import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type Bench } from "../../tests/support/engines";
import { enquiry } from "../../tests/support/enquiry";
import type { Enquiry } from "../enquiry/enquiry";
import type { Store } from "../store/outbox.server";
import type { Receipts } from "./receipts.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const promised: Enquiry = {
  ...enquiry,
  form: "finance",
  consents: [{ name: "baufi", wording: "Ich willige ein." }],
  receipt: true,
};

let count = 0;

describe.each(engines)("on $name", (engine) => {
  let bench: Bench;
  let outbox: Store;
  let receipts: Receipts;
  let now: number;

  beforeAll(() => engine.begin());
  afterAll(() => engine.end());
  beforeEach(async () => {
    bench = await engine.bench();
    now = Date.parse("2026-11-21T10:00:00Z");
    outbox = bench.open({ now: () => now });
    receipts = bench.receipts(3, () => now);
  });
  afterEach(() => bench.end());

  async function delivered(changes: Partial<Enquiry> = {}): Promise<string> {
    const { reference } = await outbox.put({ ...promised, message: `${++count}`, ...changes });
    await outbox.sent(reference);
    return reference;
  }

  describe("a receipt", () => {
    it("is owed from the moment of delivery, and knows nothing that it needn't", async () => {
      const { reference } = await outbox.put(promised);
      expect(await receipts.claim(1000)).toBeUndefined();
      now += 1;
      await outbox.sent(reference);
      await outbox.purge(now);
      expect(await receipts.claim(1000)).toEqual({
        receipt: {
          reference,
          receivedAt: "2026-11-21T10:00:00.000Z",
          form: "finance",
          email: "erika@kunde.example",
          consents: promised.consents,
        },
        owedAt: now,
        failures: 0,
        surplus: undefined,
      });
    });

    it("is owed to nobody who wasn't promised one", async () => {
      const { reference } = await outbox.put(enquiry);
      await outbox.sent(reference);
      expect(await receipts.claim(1000)).toBeUndefined();
    });

    it("is claimed by one, until the lease runs out; gone when done", async () => {
      const reference = await delivered({ email: "spurlos@kunde.example" });
      await outbox.purge(now);
      expect(await receipts.claim(1000)).toBeDefined();
      expect(await receipts.claim(1000)).toBeUndefined();
      now += 1000;
      expect(await receipts.claim(1000)).toMatchObject({ surplus: undefined });
      await receipts.done(reference);
      now += 10_000;
      expect(await receipts.claim(1000)).toBeUndefined();
    });

    it("is tried again when due, and counts", async () => {
      const reference = await delivered();
      await receipts.claim(1000);
      await receipts.retry(reference, now + MINUTE);
      expect(await receipts.claim(1000)).toBeUndefined();
      now += MINUTE;
      expect(await receipts.claim(1000)).toMatchObject({ failures: 1, surplus: undefined });
    });

    it("isn't owed again when the operator resends a delivered enquiry", async () => {
      const reference = await delivered();
      await receipts.claim(1000);
      await receipts.done(reference);
      expect(await outbox.resend(reference)).toBe(true);
      await outbox.sent(reference);
      now += 2 * DAY;
      expect(await receipts.claim(1000)).toBeUndefined();
    });
  });

  describe("of several recipients", () => {
    const retry = { dueAt: undefined, refused: true, fault: "550", state: "parked" } as const;

    it("one that has the enquiry is enough, and the visitor gets no second receipt for the others", async () => {
      const { reference } = await outbox.put(promised);
      await outbox.retry(reference, { ...retry, state: "waiting", dueAt: now });
      expect(await receipts.claim(1000)).toBeUndefined();
      await outbox.retry(reference, { ...retry, takenBy: ["a@b.example"] });
      expect(await receipts.claim(1000)).toMatchObject({ receipt: { reference } });
      await receipts.done(reference);
      await outbox.retry(reference, { ...retry, takenBy: ["a@b.example", "c@d.example"] });
      await outbox.sent(reference);
      now += 2000;
      expect(await receipts.claim(1000)).toBeUndefined();
    });

    it("the others get the same message as the first: it still says that a receipt was promised", async () => {
      const { reference } = await outbox.put(promised);
      await outbox.retry(reference, {
        ...retry,
        state: "waiting",
        dueAt: now,
        takenBy: ["a@b.example"],
      });
      const [owed] = await outbox.claim(9, 1000);
      expect(owed?.enquiry.receipt).toBe("owed");
      expect(await receipts.claim(1000)).toMatchObject({ receipt: { reference } });
    });
  });

  describe("one a day and address", () => {
    it("however the address is written, also over a restart", async () => {
      await receipts.done(await delivered().then(async (it) => (await receipts.claim(1000), it)));
      receipts.close();
      now += DAY - 1;
      await delivered({ email: "ERIKA@kunde.example" });
      await receipts.purge();
      expect(await receipts.claim(0)).toMatchObject({ surplus: "address" });
      now += 1;
      await receipts.purge();
      expect(await receipts.claim(0)).toMatchObject({ surplus: undefined });
    });

    it.each([
      ["the same mailbox under tags", "victim+1@gmail.example", "victim+2@gmail.example"],
      ["full-width letters", "victim@gmail.example", "victim@ｇmail.example"],
      ["mathematical letters", "victim@gmail.example", "victim@𝐠mail.example"],
      ["Punycode", "victim@müller.example", "victim@xn--mller-kva.example"],
    ])("counting %s as one", async (_case, one, other) => {
      await delivered({ email: one });
      expect(await receipts.claim(DAY)).toMatchObject({ surplus: undefined });
      await delivered({ email: other });
      expect(await receipts.claim(DAY)).toMatchObject({ surplus: "address" });
    });

    it("counts from the last attempt at it", async () => {
      const reference = await delivered();
      await receipts.claim(0);
      now += DAY / 2;
      await receipts.claim(0);
      await receipts.done(reference);
      now += DAY / 2;
      await delivered();
      expect(await receipts.claim(0)).toMatchObject({ surplus: "address" });
    });
  });

  it("so many a day in all: what is owed to more is skipped, and a further attempt isn't one more", async () => {
    const owed = [];
    for (let person = 0; person < 4; person++) {
      now += 1;
      await delivered({ email: `${person}@kunde.example` });
      owed.push(await receipts.claim(MINUTE));
    }
    expect(owed.map((each) => each?.surplus)).toEqual([undefined, undefined, undefined, "all"]);
    await receipts.retry(owed[2]?.receipt.reference ?? "", now);
    expect(await receipts.claim(DAY)).toMatchObject({ failures: 1, surplus: undefined });
    now += DAY;
    await delivered({ email: "morgen@kunde.example" });
    const due = [await receipts.claim(DAY), await receipts.claim(DAY)];
    expect(due).toContainEqual(expect.objectContaining({ surplus: undefined }));
  });

  it("a site that sends none any more forgets all", async () => {
    await delivered();
    await receipts.claim(0);
    await receipts.forgetAll();
    expect(await receipts.claim(0)).toBeUndefined();
  });
});
