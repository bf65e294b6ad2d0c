/** The numbers that a digest tells, against a plain count of all that happened. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allOf } from "../../tests/support/all-of";
import { enquiry } from "../../tests/support/enquiry";
import type { Ledger } from "../commands/ledger.server";
import { openLedger } from "../commands/sqlite-ledger.server";
import type { FormKind } from "../enquiry/enquiry";
import type { Counts, State, Store } from "./outbox.server";
import { openSqliteOutbox } from "./sqlite-outbox.server";

const HISTORIES = 1000;
const STEPS = 25;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SAME_ENQUIRY = 10 * MINUTE;

/** What the test remembers of an enquiry: what has happened to it, not how it is stored. */
type Known = {
  reference: string;
  form: FormKind;
  message: string;
  receivedAt: number;
  state: State;
  deliveredAt: number | undefined;
  deliveredEver: boolean;
  erased: boolean;
  /** Nobody can tell any more whether another one is the same. */
  printForgotten: boolean;
};

let folder: string;
beforeAll(() => {
  // In memory where there is such a folder: flushing is tried elsewhere.
  const root = fs.existsSync("/dev/shm") ? "/dev/shm" : os.tmpdir();
  folder = fs.mkdtempSync(path.join(root, "histories-"));
  openSqliteOutbox(path.join(folder, "empty")).close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it(`are those of the ledger, over ${HISTORIES} random histories`, async () => {
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const history = new History(path.join(folder, String(seed)), seed);
    try {
      for (let step = 0; step < STEPS; step++) await history.step();
      await history.check();
    } catch (error) {
      throw new Error(`history ${seed}: ${history.told.join(", ")}`, { cause: error });
    } finally {
      history.end();
    }
  }
});

class History {
  /** The steps so far. */
  readonly told: string[] = [];
  readonly #folder: string;
  readonly #random: () => number;
  #now = Date.parse("2026-11-21T10:00:00Z");
  #store: Store;
  readonly #ledger: Ledger;
  #known: Known[] = [];
  #counts: Counts = {
    received: { insurance: 0, finance: 0 },
    delivered: 0,
    suspicious: 0,
    spam: 0,
  };

  constructor(folder: string, seed: number) {
    this.#folder = folder;
    fs.cpSync(path.join(folder, "..", "empty"), folder, { recursive: true });
    this.#random = randomFrom(seed);
    this.#store = this.#openStore();
    const ledger = openLedger(this.#folder, () => this.#now);
    if (!ledger) throw new Error("there is no outbox");
    this.#ledger = ledger;
  }

  async step() {
    const name = this.#oneOf(Object.keys(this.#steps));
    this.told.push(name);
    await this.#steps[name]?.();
  }

  readonly #steps: Record<string, () => Promise<void> | void> = {
    put: () => this.#put(`Nummer ${this.#known.length}`),
    "put again": () => this.#put(this.#anyOne()?.message ?? "Nummer 0"),
    "put a few": async () => {
      await this.#put(`Nummer ${this.#known.length}`);
      await this.#put(`Nummer ${this.#known.length}`);
    },

    claim: async () => {
      const owed = this.#known.filter(({ state }) => state !== "delivered");
      for (const { enquiry: claimed } of await this.#store.claim(3, this.#upTo(MINUTE)))
        expect(owed.map(({ reference }) => reference)).toContain(claimed.reference);
    },

    // Of any one, whatever has become of it: an answer of the relay's may come late.
    sent: () => this.#withAnyOne((it) => this.#sent(it)),
    retry: () => this.#withAnyOne((it) => this.#retry(it, "waiting")),
    park: () => this.#withAnyOne((it) => this.#retry(it, "parked")),
    hurry: () => this.#store.hurry(),

    resend: () =>
      this.#withAnyOne(async (it) => {
        expect(await this.#store.resend(it.reference)).toBe(!it.erased);
        await this.#takeOverState(it);
      }),
    "resend by command": () =>
      this.#withAnyOne(async (it) => {
        await this.#ledger.resend(it.reference);
        await this.#takeOverState(it);
      }),

    done: () => this.#withAnyOne((it) => this.#settle(it, "done")),
    spam: () => this.#withAnyOne((it) => this.#settle(it, "spam")),
    delete: () =>
      this.#withAnyOne(async ({ reference }) => {
        expect(await this.#ledger.delete(reference)).toBe(true);
        this.#known = this.#known.filter((it) => it.reference !== reference);
      }),
    purge: () => this.#purge(this.#oneOf([0, 5 * MINUTE, DAY, DAY])),

    look: () => this.check(),
    restart: () => {
      this.#store.close();
      this.#store = this.#openStore();
    },
    wait: () => void (this.#now += this.#upTo(SAME_ENQUIRY)),
    "clock set forth": () => void (this.#now += this.#upTo(2 * DAY)),
    "clock set back": () => void (this.#now -= this.#upTo(this.#oneOf([MINUTE, DAY]))),
  };

  async #put(message: string) {
    const form = this.#oneOf<FormKind>(["insurance", "finance"]);
    const suspicious = this.#random() < 0.2;
    const same = this.#known.filter(
      (it) =>
        it.message === message &&
        it.form === form &&
        !it.printForgotten &&
        Math.abs(it.receivedAt - this.#now) < SAME_ENQUIRY,
    );
    const { reference, repeated } = await this.#store.put({
      ...enquiry,
      form,
      message,
      suspicious,
    });
    expect(repeated).toBe(same.length > 0);
    if (repeated) {
      expect(same.map((it) => it.reference)).toContain(reference);
      return;
    }
    this.#known.push({
      ...{ reference, form, message, receivedAt: this.#now, state: "waiting" },
      ...{ deliveredAt: undefined, deliveredEver: false, erased: false, printForgotten: false },
    });
    this.#counts.received[form]++;
    if (suspicious) this.#counts.suspicious++;
  }

  async #sent(it: Known) {
    await this.#store.sent(it.reference);
    if (it.state === "delivered") return;
    if (!it.deliveredEver) this.#counts.delivered++;
    Object.assign(it, { state: "delivered", deliveredAt: this.#now, deliveredEver: true });
  }

  async #retry(it: Known, state: "waiting" | "parked") {
    const dueAt = this.#oneOf([undefined, this.#now + this.#upTo(60 * MINUTE)]);
    const takenBy = this.#oneOf([[], ["a@b.example"]]);
    const retry = { state, dueAt, refused: state === "parked", fault: "EENVELOPE 550", takenBy };
    await this.#store.retry(it.reference, retry);
    if (!it.erased) Object.assign(it, { state, deliveredAt: undefined });
  }

  /** Sent again, or being sent right now, which only the ledger tells. */
  async #takeOverState(it: Known) {
    if (it.erased) return;
    const underWay = (await this.#ledger.show(it.reference))?.underWay;
    if (!underWay || it.state === "delivered") it.state = "waiting";
    it.deliveredAt = undefined;
  }

  async #settle(it: Known, as: "done" | "spam") {
    expect(await this.#store.settle(it.reference, as)).toBe(!it.erased);
    if (it.erased) return;
    if (as === "spam") this.#counts.spam++;
    Object.assign(it, { state: "delivered", erased: true });
  }

  async #purge(retention: number) {
    for (const it of this.#known)
      if (it.deliveredAt !== undefined) it.deliveredAt = Math.min(it.deliveredAt, this.#now);
    const erased = this.#known.filter(
      ({ deliveredAt, erased }) => !erased && (deliveredAt ?? Infinity) <= this.#now - retention,
    );
    expect(await this.#store.purge(this.#now - retention)).toBe(erased.length);
    for (const it of erased) it.erased = true;
    const isPast = (it: Known) => it.receivedAt <= this.#now - SAME_ENQUIRY;
    this.#known = this.#known.filter((it) => !(it.erased && isPast(it)));
    for (const it of this.#known) it.printForgotten ||= isPast(it);
  }

  async check() {
    const known = this.#known.toSorted(
      (one, other) =>
        one.receivedAt - other.receivedAt || (one.reference < other.reference ? -1 : 1),
    );
    const owed = known.filter(({ state }) => state !== "delivered");
    const parked = owed.filter(({ state }) => state === "parked").length;
    expect(await this.#store.notices.counts()).toEqual(this.#counts);
    expect(await this.#store.stats()).toEqual({
      ...{ waiting: owed.length - parked, parked, oldest: owed[0]?.receivedAt },
    });
    const limit = 1 + this.#upTo(5);
    expect(await this.#store.notices.owed(limit)).toEqual(
      owed
        .slice(0, limit)
        .map(({ reference, state, receivedAt }) => ({ reference, state, receivedAt })),
    );
    const listed = await allOf(await this.#ledger.list());
    expect(
      listed.map(({ reference, state, form, receivedAt }) => ({
        ...{ reference, state, form, receivedAt },
      })),
    ).toEqual(
      known.map(({ reference, state, form, receivedAt, erased }) => ({
        ...{ reference, state, form: erased ? undefined : form, receivedAt },
      })),
    );
    for (const { reference, receivedAt, erased } of known)
      expect(await this.#store.kept(reference)).toBe(erased ? undefined : receivedAt);
  }

  end() {
    this.#store.close();
    this.#ledger.close();
  }

  #openStore() {
    return openSqliteOutbox(this.#folder, { now: () => this.#now });
  }

  async #withAnyOne(act: (it: Known) => Promise<void>) {
    const it = this.#anyOne();
    if (it) await act(it);
  }

  #anyOne(): Known | undefined {
    return this.#known[this.#upTo(this.#known.length)];
  }

  #oneOf<T>(choices: T[]): T {
    return choices[this.#upTo(choices.length)] as T;
  }

  /** A whole number from 0 up to `end`, and below it. */
  #upTo(end: number): number {
    return Math.floor(this.#random() * end);
  }
}

/** From 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
