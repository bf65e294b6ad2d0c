import { describe, expect, it } from "vitest";
import { licencesAbout, withRegistrations } from "./registrations";

const permission = (law: string) => ({ title: `nach ${law}`, law, country: "Deutschland" });
const numbersOf = (laws: string[], activities: string[]) =>
  withRegistrations({
    permissions: laws.map(permission),
    registrations: activities.map((activity) => ({ activity, number: `D-${activity}` })),
  }).map(({ number }) => number);

describe("each permission has the number of its own registration", () => {
  it("in whatever order the profile has them", () => {
    expect(
      numbersOf(
        ["§ 34d Abs. 1 GewO", "§ 34i Abs. 1 GewO", "§ 34k GewO"],
        [
          "Vermittlung von Allgemein-Verbraucherdarlehen",
          "Immobiliardarlehensvermittlung",
          "Versicherungsvermittlung",
        ],
      ),
    ).toEqual([
      "D-Versicherungsvermittlung",
      "D-Immobiliardarlehensvermittlung",
      "D-Vermittlung von Allgemein-Verbraucherdarlehen",
    ]);
  });

  it.each([
    ["two of a kind", ["§ 34d Abs. 1 GewO"], ["Versicherungsmakler", "Versicherungsberater"]],
    ["no register for it", ["§ 34c Abs. 1 S. 1 Nr. 2 GewO"], ["Darlehensvermittlung"]],
    ["another kind", ["§ 34k GewO"], ["Immobiliardarlehensvermittlung"]],
    ["of no half", ["§ 34f Abs. 1 GewO"], ["Finanzanlagenvermittlung"]],
  ])("and none where it isn't sure: %s", (_why, laws, activities) => {
    expect(numbersOf(laws, activities)).toEqual([undefined]);
  });
});

describe("beside a form stands what is about its half", () => {
  const licences = {
    permissions: ["§ 34d Abs. 1 GewO", "§ 34i Abs. 1 GewO", "§ 34k GewO", "§ 34f GewO"].map(
      permission,
    ),
    registrations: [
      "Versicherungsvermittlung",
      "Immobiliardarlehensvermittlung",
      "Versicherungs- und Kreditvermittlung",
      "Finanzanlagenvermittlung",
    ].map((activity) => ({ activity, number: `D-${activity}` })),
  };

  it.each([
    [
      "insurance",
      ["§ 34d Abs. 1 GewO", "§ 34f GewO"],
      [
        "Versicherungsvermittlung",
        "Versicherungs- und Kreditvermittlung",
        "Finanzanlagenvermittlung",
      ],
    ],
    [
      "finance",
      ["§ 34i Abs. 1 GewO", "§ 34k GewO", "§ 34f GewO"],
      [
        "Immobiliardarlehensvermittlung",
        "Versicherungs- und Kreditvermittlung",
        "Finanzanlagenvermittlung",
      ],
    ],
  ] as const)("%s", (half, laws, activities) => {
    const { permissions, registrations } = licencesAbout(
      { insurance: false, finance: false, [half]: true },
      licences,
    );
    expect(permissions.map(({ law }) => law)).toEqual(laws);
    expect(registrations.map(({ activity }) => activity)).toEqual(activities);
  });
});
