import { expect, it } from "vitest";
import { shipped } from "../../tests/support/shipped";
import { mayBrokerPropertyLoans, offeredHalves, permittedHalves } from "./halves";
import { factsAbout } from "./read-profile.server";

it.each([
  ["§ 34d Abs. 1 GewO", true, false],
  ["§ 34 d Abs. 1 GewO", true, false],
  ["§ 34i Abs. 1 GewO", false, true],
  ["§ 34k GewO", false, true],
  ["§ 34c Abs. 1 S. 1 Nr. 2 GewO", false, true],
  ["§ 34c Abs. 1 Satz 1 Nr. 1 und 2 GewO", false, true],
  ["§ 34c GewO", false, true],
  ["§§ 34d Abs. 1, 34i Abs. 1 GewO", true, true],
  // Houses, building and investments are neither.
  ["§ 34c Abs. 1 S. 1 Nr. 1 GewO", false, false],
  ["§ 34c Abs. 1 S. 1 Nr. 4 GewO", false, false],
  ["§ 34f Abs. 1 GewO", false, false],
])("%s: insurance %s, finance %s", (law, insurance, finance) => {
  expect(permittedHalves({ permissions: [{ law }] })).toEqual({ insurance, finance });
  expect(mayBrokerPropertyLoans({ permissions: [{ law }] })).toBe(law.includes("34i"));
});

it("what is permitted is offered unless it is switched off", () => {
  const both = { permissions: [{ law: "§ 34d Abs. 1 GewO" }, { law: "§ 34k GewO" }] };
  const insurance = { permissions: [{ law: "§ 34d Abs. 1 GewO" }] };
  const on = { insurance: true, finance: true };
  expect(offeredHalves(both, on)).toEqual(on);
  expect(offeredHalves(both, { ...on, finance: false })).toEqual({ ...on, finance: false });
  expect(offeredHalves(insurance, on)).toEqual({ ...on, finance: false });
  expect(offeredHalves(insurance, { ...on, insurance: false })).toEqual({
    insurance: false,
    finance: false,
  });
});

it("facts about one half are without those of the other; what belongs to none, or to both, stays", () => {
  const { broker } = shipped;
  const others = [
    { title: "Immobilienmakler", law: "§ 34c Abs. 1 S. 1 Nr. 1 GewO", country: "Deutschland" },
    { title: "Makler", law: "§§ 34d Abs. 1, 34i Abs. 1 GewO", country: "Deutschland" },
  ];
  const all = {
    ...{ ...broker, independent: true, insurerHoldings: ["20 % an der A AG"] },
    permissions: [...broker.permissions, ...others],
  };
  expect(factsAbout(all, { insurance: true, finance: true })).toEqual(all);

  const insurance = factsAbout(all, { insurance: true, finance: false });
  expect(insurance.permissions.map(({ law }) => law)).toEqual([
    "§ 34d Abs. 1 GewO",
    ...others.map(({ law }) => law),
  ]);
  expect(insurance.registrations.map(({ activity }) => activity)).toEqual([
    "Versicherungsvermittlung",
  ]);
  expect(insurance.ombudsmen.map(({ field }) => field)).toEqual(["insurance", "health"]);
  expect(insurance.remuneration).toEqual({ insurance: "commission", otherBenefits: [] });
  expect(insurance).toMatchObject({ independent: true, insurerHoldings: ["20 % an der A AG"] });
  for (const key of ["loans", "partnerProvider"]) expect(insurance).not.toHaveProperty(key);

  const finance = factsAbout(all, { insurance: false, finance: true });
  expect(finance.permissions.map(({ law }) => law)).not.toContain("§ 34d Abs. 1 GewO");
  expect(finance.ombudsmen.map(({ field }) => field)).toEqual(["loan"]);
  expect(finance.remuneration).toEqual({ loans: "commission" });
  expect(finance).toMatchObject({ insurerHoldings: [], partnerProvider: all.partnerProvider });
  expect(finance).not.toHaveProperty("independent");
});
