import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry } from "../../tests/support/enquiry";
import { log } from "../log.server";
import { accepting, MaybeStored, type Acceptors } from "./accept.server";
import type { Enquiry } from "./enquiry";

const REFERENCE = "7K3M-9PXR";
const ACCEPTED = { kind: "accepted", reference: REFERENCE };

const limiter = () => ({
  admit: vi.fn<Limiter["admit"]>(),
  admitReceipt: vi.fn<Limiter["admitReceipt"]>(),
});
type Limiter = Acceptors["limiters"]["form"];
const outbox = {
  known: vi.fn<Acceptors["outbox"]["known"]>(),
  put: vi.fn<Acceptors["outbox"]["put"]>(),
};
const direct = {
  known: vi.fn<Acceptors["direct"]["known"]>(),
  deliver: vi.fn<Acceptors["direct"]["deliver"]>(),
};
const deliverer = { wake: vi.fn<() => void>() };
const limiters = { form: limiter(), endpoint: limiter() };
let now: number;
let parts: Acceptors;
let taking: ReturnType<typeof accepting>;

const accept = (changes: Partial<Enquiry> = {}, client = "192.0.2.7") =>
  taking({ ...enquiry, ...changes }, client);
const logged: unknown[] = [];

beforeEach(() => {
  now = Date.parse("2026-11-21T10:00:00Z");
  parts = { outbox, direct, deliverer, limiters, receipts: true, now: () => now };
  taking = accepting(parts);
  logged.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation((line: unknown) => void logged.push(line));
  }
  outbox.known.mockResolvedValue(undefined);
  direct.known.mockReturnValue(undefined);
  outbox.put.mockResolvedValue({ reference: REFERENCE, repeated: false });
  for (const { admit, admitReceipt } of Object.values(limiters)) {
    admit.mockResolvedValue(0);
    admitReceipt.mockResolvedValue(true);
  }
});
afterEach(() => {
  vi.resetAllMocks();
});

describe("an enquiry is accepted", () => {
  it("once it is stored, and not before", async () => {
    let resolve: (stored: { reference: string; repeated: boolean }) => void = () => undefined;
    outbox.put.mockReturnValue(new Promise((stored) => (resolve = stored)));
    const settled = vi.fn();
    const outcome = accept().then(settled);
    for (let turn = 0; turn < 5; turn++) await new Promise((later) => setImmediate(later));
    expect(outbox.put).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
    expect(deliverer.wake).not.toHaveBeenCalled();
    resolve({ reference: REFERENCE, repeated: false });
    await outcome;
    expect(settled).toHaveBeenCalledWith(ACCEPTED);
    expect(deliverer.wake).toHaveBeenCalledTimes(1);
  });

  it("and the log names nobody", async () => {
    await accept();
    expect(logged).toEqual([{ event: "accepted", reference: REFERENCE, form: "insurance" }]);
  });

  it("held, where the limiter says so", async () => {
    limiters.form.admit.mockResolvedValue(60_000);
    expect(await accept()).toEqual(ACCEPTED);
    expect(outbox.put).toHaveBeenCalledWith(expect.anything(), now + 60_000);
    expect(logged).toMatchObject([{ heldUntil: "2026-11-21T10:01:00.000Z" }]);
  });

  it("counted for its client, forms and old endpoints apart", async () => {
    await accept({}, "192.0.2.7");
    await accept({ source: "endpoint" }, "2001:db8:1:2");
    expect(limiters.form.admit.mock.calls).toEqual([["192.0.2.7"]]);
    expect(limiters.endpoint.admit.mock.calls).toEqual([["2001:db8:1:2"]]);
  });
});

describe("it is refused", () => {
  it("and nothing stored, where it is one too many", async () => {
    limiters.form.admit.mockResolvedValue(undefined);
    expect(await accept()).toEqual({ kind: "tooMany", status: 429 });
    expect(outbox.put).not.toHaveBeenCalled();
    expect(direct.deliver).not.toHaveBeenCalled();
  });

  it("where it can neither be stored nor delivered at once", async () => {
    outbox.put.mockRejectedValue(new Error("disk full"));
    expect(await accept()).toEqual({ kind: "storeDown", status: 503 });
    expect(deliverer.wake).not.toHaveBeenCalled();
  });
});

describe("what comes twice", () => {
  it("has its reference already, is neither counted nor stored, even where it would be one too many", async () => {
    outbox.known.mockResolvedValue(REFERENCE);
    limiters.form.admit.mockResolvedValue(undefined);
    expect(await accept()).toEqual(ACCEPTED);
    expect(limiters.form.admit).not.toHaveBeenCalled();
    expect(outbox.put).not.toHaveBeenCalled();
  });

  it("at the same time, as a double click does, is counted once", async () => {
    const outcomes = await Promise.all([
      accept({ email: "erika@müller.example" }),
      accept({ email: "Erika@xn--mller-kva.example" }),
      accept({ email: "erika@müller.example" }),
    ]);
    expect(outcomes).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(limiters.form.admit).toHaveBeenCalledTimes(1);
    expect(outbox.put).toHaveBeenCalledTimes(1);
    await accept({ message: "Etwas anderes" });
    expect(limiters.form.admit).toHaveBeenCalledTimes(2);
  });

  it("after it was refused is asked again", async () => {
    limiters.form.admit.mockResolvedValueOnce(undefined);
    await accept();
    expect(await accept()).toEqual(ACCEPTED);
  });
});

describe("where the disk can't be written", () => {
  beforeEach(() => {
    outbox.known.mockRejectedValue(new Error("no disk"));
    outbox.put.mockRejectedValue(Object.assign(new Error("erika@"), { code: "ERR_SQLITE_ERROR" }));
    direct.deliver.mockResolvedValue(REFERENCE);
  });

  it("the relay takes it, without a receipt, which couldn't be kept in mind", async () => {
    expect(await accept()).toEqual(ACCEPTED);
    expect(direct.deliver).toHaveBeenCalledWith(enquiry);
    expect(logged).toEqual([{ event: "not stored", fault: "Error ERR_SQLITE_ERROR" }]);
  });

  it("as the very message that may be stored already, where nobody knows that", async () => {
    const identity = { reference: REFERENCE, receivedAt: "2026-11-21T10:00:00.000Z" };
    outbox.put.mockRejectedValue(new MaybeStored(identity));
    expect(await accept()).toEqual(ACCEPTED);
    expect(direct.deliver).toHaveBeenCalledWith(enquiry, identity);
  });

  it("and what it took before is known, and not counted again", async () => {
    direct.known.mockResolvedValue(REFERENCE);
    expect(await accept()).toEqual(ACCEPTED);
    expect(limiters.form.admit).not.toHaveBeenCalled();
    expect(direct.deliver).not.toHaveBeenCalled();
  });

  it("and what it is still being asked about isn't asked again", async () => {
    direct.known.mockResolvedValue(undefined);
    expect(await accept()).toEqual({ kind: "storeDown", status: 503 });
    expect(direct.deliver).not.toHaveBeenCalled();
  });
});

describe("a receipt", () => {
  const promised = () => outbox.put.mock.lastCall![0].receipt === true;

  it("is promised to the sender of a form", async () => {
    await accept();
    expect(promised()).toBe(true);
  });

  it.each([
    ["by a site that sends none", () => (taking = accepting({ ...parts, receipts: false })), {}],
    ["to an old client", () => undefined, { source: "endpoint" }],
    ["where the trap was filled", () => undefined, { suspicious: true }],
    ["beyond the client's share", () => limiters.form.admitReceipt.mockResolvedValue(false), {}],
  ] as [string, () => unknown, Partial<Enquiry>][])("isn't %s", async (_case, given, changes) => {
    given();
    expect(await accept(changes)).toEqual(ACCEPTED);
    expect(promised()).toBe(false);
  });
});
