import path from "node:path";
import { describe, expect, it } from "vitest";
import { realProfile, withoutKey, writeProfile } from "../../tests/support/profile";
import { checkClock, checkSite } from "./check-machine.server";

const OWN = realProfile;
const checkProfile = (profile: string) => checkSite({ own: undefined, profile });

it("a profile that lacks what the first information owes is warned of, by the names of the keys", async () => {
  const earlier = writeProfile((text) => withoutKey(OWN(text), "remuneration", "loans"));
  expect(await checkProfile(earlier)).toEqual([
    expect.objectContaining({
      status: "warning",
      detail: `${earlier} doesn't say: remuneration, loans`,
    }),
  ]);
});

it("instalment loans without § 34k GewO are warned of: a transition period is the broker's to confirm", async () => {
  const traded = writeProfile((text) => OWN(text).replace("§ 34k GewO", "§ 34c Abs. 1 GewO"));
  expect(await checkProfile(traded)).toEqual([
    expect.objectContaining({
      status: "warning",
      detail: `${traded} names no permission under § 34k GewO`,
    }),
  ]);
});

it("one that says them isn't", async () => {
  const findings = await checkProfile(writeProfile(OWN));
  expect(findings.map(({ detail }) => detail).join()).not.toMatch(/doesn't say|34k/);
});

it("a file whose name is nearly one of the site's is warned of: it is never read", async () => {
  const profile = writeProfile(OWN, {
    "broker.yml": Buffer.from(""),
    "compose.yaml": Buffer.from(""),
  });
  const own = path.dirname(profile);
  const found = await checkSite({ own, profile });
  expect(found.filter(({ status }) => status === "warning")).toEqual([
    expect.objectContaining({
      detail: `${path.join(own, "broker.yml")} isn't read`,
      advice: "call it broker.yaml",
    }),
  ]);
});

it("a profile with a fault is told with file, line and column", async () => {
  const profile = writeProfile((text) => text.replace("email: ", "emial: "));
  expect(await checkProfile(profile)).toEqual([
    {
      check: "profile",
      status: "failed",
      detail: expect.stringMatching(/^broker\.yaml, line \d+, column 1: there is no key "emial"/),
      advice: `correct it in ${profile}`,
    },
  ]);
});

describe("the clock", () => {
  const builtAt = Date.parse("2026-11-01T00:00:00Z");
  const now = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    [{ now, builtAt, newest: undefined }, "ok", "German time"],
    [{ now, builtAt, newest: now + 59_000 }, "ok", "German time"],
    [{ now, builtAt, newest: now + 61_000 }, "failed", "before the newest enquiry"],
    [{ now: 0, builtAt, newest: undefined }, "failed", "before this program was built"],
    [{ now: now * 2, builtAt, newest: undefined }, "failed", "twenty years after"],
  ])("%j: %s", (at, status, detail) => {
    expect(checkClock(at)).toMatchObject({ status, detail: expect.stringContaining(detail) });
  });
});
