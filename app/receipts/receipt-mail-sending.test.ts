import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../tests/support/fake-clock";
import { log } from "../log.server";
import { ReceiptSender } from "./receipt-mail.server";
import type { OwedReceipt, Receipts } from "./receipts.server";

const owed: OwedReceipt = {
  receipt: {
    reference: "7K3M-9PXR",
    receivedAt: "2026-11-21T09:15:00.000Z",
    form: "insurance",
    email: "erika@kunde.example",
    consents: [],
  },
  owedAt: Date.parse("2026-11-21T09:15:00Z"),
  failures: 0,
  surplus: undefined,
};

const receipts = {
  claim: vi.fn<Receipts["claim"]>(),
  done: vi.fn<Receipts["done"]>(),
  retry: vi.fn<Receipts["retry"]>(),
  purge: vi.fn<Receipts["purge"]>(),
  forgetAll: vi.fn<Receipts["forgetAll"]>(),
  close: vi.fn<Receipts["close"]>(),
};
const send = vi.fn<() => Promise<unknown>>();
let clock: FakeClock;
let sender: ReceiptSender;

function start(enabled = true) {
  sender = new ReceiptSender(receipts, send, { enabled, clock });
  sender.start();
}
const look = () => clock.pass(5000);

beforeEach(() => {
  clock = new FakeClock();
  clock.set(owed.owedAt - clock.now());
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation(() => undefined);
  }
  receipts.claim.mockResolvedValueOnce(owed).mockResolvedValue(undefined);
  receipts.done.mockResolvedValue();
  send.mockResolvedValue(undefined);
});
afterEach(async () => {
  void sender.stop(0);
  await clock.pass(1);
  vi.resetAllMocks();
});

describe("the sender of receipts", () => {
  it("sends and is done", async () => {
    start();
    await look();
    expect(send).toHaveBeenCalledWith(owed.receipt);
    expect(receipts.done).toHaveBeenCalledWith("7K3M-9PXR");
  });

  it("sends no second one within a day", async () => {
    receipts.claim.mockReset().mockResolvedValueOnce({ ...owed, surplus: "address" });
    start();
    await look();
    expect(send).not.toHaveBeenCalled();
    expect(receipts.done).toHaveBeenCalledWith("7K3M-9PXR");
  });

  it("tries again after a passing fault", async () => {
    send.mockRejectedValueOnce(Object.assign(new Error(), { code: "ETIMEDOUT" }));
    start();
    await look();
    expect(receipts.done).not.toHaveBeenCalled();
    const [[, dueAt] = []] = receipts.retry.mock.calls;
    expect(dueAt).toBeGreaterThan(clock.now() + 20_000);
  });

  it.each([
    ["a refusal", { code: "EENVELOPE", responseCode: 550 }, 0],
    ["a day of passing faults", { code: "ETIMEDOUT" }, 24 * 60 * 60_000],
  ])("gives up after %s", async (_name, fault, age) => {
    clock.set(age);
    send.mockRejectedValueOnce(Object.assign(new Error(), fault));
    start();
    await look();
    expect(receipts.done).toHaveBeenCalledTimes(1);
    expect(receipts.retry).not.toHaveBeenCalled();
  });

  it("records later what it can't record now, and doesn't send again", async () => {
    receipts.done.mockRejectedValueOnce(new Error("disk full"));
    start();
    await look();
    await look();
    expect(send).toHaveBeenCalledTimes(1);
    expect(receipts.done).toHaveBeenCalledTimes(2);
  });

  it("switched off, sends nothing and forgets what is owed", async () => {
    start(false);
    await look();
    expect(send).not.toHaveBeenCalled();
    expect(receipts.forgetAll).toHaveBeenCalledTimes(1);
  });
});
