import { describe, expect, it } from "vitest";
import type { Broker } from "../broker/profile.server";
import { costAndTime, saysReplyTime } from "./cost-and-time";

const broker = (facts: Partial<Broker>) => facts as Broker;

describe("cost and time beside an action", () => {
  it("says nothing that the profile doesn't say", () => {
    expect(costAndTime(broker({}))).toEqual([]);
    expect(costAndTime(broker({ remuneration: { loans: "commission" } }), "insurance")).toEqual([]);
  });

  it("names who pays a commission, for the page's half or for both", () => {
    const commission = broker({ remuneration: { insurance: "commission", loans: "commission" } });
    const [insurance, finance, both] = (["insurance", "finance", undefined] as const).map(
      (half) => costAndTime(commission, half)[0]?.text,
    );
    expect(insurance).toContain("in Deinem Beitrag");
    expect(finance).toContain("von der Bank");
    expect(both).toContain("ein Vertrag");
    const [partner] = costAndTime(
      { ...commission, partnerProvider: { name: "Linden" } },
      "finance",
    );
    expect(partner?.text).toContain("von der Bank oder von meinem Finanzierungspartner");
  });

  it.each([
    { insurance: "fee", loans: "fee" },
    { insurance: "both", loans: "both" },
    { insurance: "commission", loans: "fee" },
  ] as const)("promises no free talk where a fee may be agreed: %o", (remuneration) => {
    const [cost] = costAndTime(broker({ remuneration }));
    expect(cost?.text).not.toContain("Gespräch");
    const agreed = "Ein Honorar vereinbaren wir, bevor ich anfange.";
    const always = Object.values(remuneration).every((kind) => kind !== "commission");
    if (always) expect(cost?.text).toContain(agreed);
    else expect(cost?.text).not.toContain("Honorar");
  });

  it("tells how long things take", () => {
    const [time] = costAndTime(
      broker({ firstMeetingMinutes: 60, replyTime: "innerhalb von zwei Werktagen" }),
    );
    expect(time).toEqual({
      label: "Zeit",
      text: "Du hörst innerhalb von zwei Werktagen von mir. Das erste Gespräch dauert etwa 60 Minuten.",
    });
  });
});

it("knows whether a broker's own text says how soon an answer comes", () => {
  const soon = broker({ replyTime: "innerhalb von zwei Werktagen" });
  expect(saysReplyTime(soon, "Du hörst innerhalb von zwei Werktagen von mir.")).toBe(true);
  expect(saysReplyTime(soon, "Ich rufe Dich an.")).toBe(false);
  expect(saysReplyTime(broker({}), "Ich rufe Dich an.")).toBe(false);
});
