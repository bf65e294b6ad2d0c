import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { FakeClock } from "../../tests/support/fake-clock";
import { isReference, type Enquiry } from "../enquiry/enquiry";
import { log } from "../log.server";
import { DirectDelivery, type Send } from "./deliverer.server";

const other = { ...enquiry, message: "Noch eine" };
const send = vi.fn<Send>();
let clock: FakeClock;
let direct: DirectDelivery;

beforeEach(() => {
  clock = new FakeClock();
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation(() => undefined);
  }
  direct = new DirectDelivery(send, clock);
});
afterEach(() => {
  vi.resetAllMocks();
});

const after = (ms: number, outcome: "taken" | "refused" = "taken") =>
  send.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => clock.after(ms, resolve));
    if (outcome === "refused") throw new Error("no");
    return { takenBy: ["post@makler.example"], refusals: [] };
  });
async function answerTo(what: Enquiry, withinMs: number) {
  const answer = vi.fn<(reference: string | undefined) => void>();
  void direct.deliver(what).then(answer);
  await clock.pass(withinMs);
  return answer.mock.calls.map(([reference]) => reference);
}

it("a relay that takes 19 s is waited for", async () => {
  after(19_000);
  expect(await answerTo(enquiry, 18_900)).toEqual([]);
  const [reference] = await answerTo(enquiry, 200);
  expect(isReference(reference)).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

it("the answer comes after 20 s, whatever the relay does", async () => {
  after(60_000);
  expect(await answerTo(enquiry, 20_000)).toEqual([undefined]);
});

it("what the relay takes after that is known when the visitor sends it again", async () => {
  after(30_000);
  await answerTo(enquiry, 20_000);
  const [reference] = await answerTo(enquiry, 10_000);
  expect(isReference(reference)).toBe(true);
  expect(await direct.known(enquiry)).toBe(reference);
  expect(send).toHaveBeenCalledTimes(1);
  await clock.pass(10 * 60_000);
  expect(direct.known(enquiry)).toBeUndefined();
});

it("what it refused is tried anew", async () => {
  after(1000, "refused");
  expect(await answerTo(enquiry, 1000)).toEqual([undefined]);
  after(0);
  expect(isReference((await answerTo(enquiry, 1))[0])).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

it("more than eight at once get their answer at once", async () => {
  for (let visitor = 0; visitor < 8; visitor++) {
    after(60_000);
    void direct.deliver({ ...enquiry, message: String(visitor) });
  }
  expect(await answerTo(other, 0)).toEqual([undefined]);
  await clock.pass(60_000);
  after(0);
  expect(isReference((await answerTo(other, 1))[0])).toBe(true);
});

it("what may be stored already is sent as the same message", async () => {
  after(0);
  const identity = { reference: "7K3M-9PXR", receivedAt: "2026-11-21T10:00:00.000Z" };
  const answer = direct.deliver(enquiry, identity);
  await clock.pass(1);
  expect(await answer).toBe("7K3M-9PXR");
  expect(send).toHaveBeenCalledWith({ ...enquiry, ...identity }, []);
});
