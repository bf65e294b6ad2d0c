import { describe, expect, it } from "vitest";
import { fill, longest, placeholderFaults, type Values } from "./placeholders.server";

const counts = {
  insurances: 10,
  privateInsurances: 7,
  businessInsurances: 3,
  loans: 13,
  propertyLoans: 3,
  instalmentLoans: 3,
  steps: 4,
  benefits: 8,
};
const facts = {
  name: "Max Mustermann",
  firm: "Max Mustermann e.K.",
  region: "Musterstadt",
  phone: "+49 30 1234567",
  years: "17 Jahre",
  minutes: "60",
  cost: undefined,
  ties: undefined,
  partner: undefined,
  replyTime: undefined,
  hours: undefined,
};
const values: Values = { called: "Makler", facts, counts };

describe("what is filled in", () => {
  it.each([
    ["Ich bin {name} aus {region}.", "Ich bin Max Mustermann aus Musterstadt."],
    ["In {steps} Schritten, {Benefits} Punkte.", "In vier Schritten, Acht Punkte."],
    ["{insurances} und {Loans}", "zehn und 13"],
    ["{years} Erfahrung", "17 Jahre Erfahrung"],
    ["in\n  zwei Zeilen", "in zwei Zeilen"],
    ["Erster Absatz.\n\nZweiter\nAbsatz.", "Erster Absatz.\n\nZweiter Absatz."],
  ])("%s", (text, filled) => {
    expect(fill(text, values)).toBe(filled);
  });

  it.each([
    ["Makler", "Ein Makler, der liest"],
    ["Maklerin", "Eine Maklerin, die liest"],
    ["Maklerbüro", "Ein Maklerbüro, das liest"],
  ] as const)("choices for %s", (called, said) => {
    const text = "{Ein Makler|Eine Maklerin|Ein Maklerbüro}, {der|die|das} liest";
    expect(fill(text, { ...values, called })).toBe(said);
  });

  it("a choice may be empty", () => {
    const text = "Makler{|in|büro}";
    expect(fill(text, values)).toBe("Makler");
    expect(fill(text, { ...values, called: "Maklerbüro" })).toBe("Maklerbüro");
  });

  it("a fact is put in as its text needs it", () => {
    expect(fill("Bei {firm} in {Steps}", values, (fact) => fact.toUpperCase())).toBe(
      "Bei MAX MUSTERMANN E.K. in Vier",
    );
  });
});

describe("where a fact isn't known, its sentence is left out", () => {
  const unknown = { ...values, facts: { ...facts, minutes: undefined, years: undefined } };
  it.each([
    ["Es dauert etwa {minutes} Minuten. Danach weißt Du mehr.", "Danach weißt Du mehr."],
    ["Vorher. {minutes} Minuten. Danach.", "Vorher. Danach."],
    ["Beides an einem Tisch. {ties}", "Beides an einem Tisch."],
    ["{cost} Genauer steht es dort.", ""],
    ["Davor.\n\n{cost} Genauer steht es dort.\n\nDanach.", "Davor.\n\nDanach."],
    ["{years?}So lange schon. Ich weiß es.", "Ich weiß es."],
    ["Hilft es?\n{minutes} Minuten reichen! Ja.", "Hilft es? Ja."],
    ["{years} Erfahrung", ""],
  ])("%s", (text, filled) => {
    expect(fill(text, unknown)).toBe(filled);
  });

  it("and it stands where it is", () => {
    expect(fill("{years?}So lange schon. Ich weiß es.", values)).toBe(
      "So lange schon. Ich weiß es.",
    );
  });
});

describe("what is wrong", () => {
  it.each([
    ["{Ein Makler|Eine Maklerin|Ein Maklerbüro} in {region}, {years?}{Benefits} Punkte", []],
    ["{regoin}", ["has an unknown {regoin}; did you mean {region}?"]],
    [
      "{Step} und {benefit}",
      [
        "has an unknown {Step}; did you mean {steps}?",
        "has an unknown {benefit}; did you mean {benefits}?",
      ],
    ],
    ["{der|die} Makler", ["{der|die} must have three choices, for Makler, Maklerin, Maklerbüro"]],
    ["{name", ["has a brace without its other half"]],
    ["name}", ["has a brace without its other half"]],
  ])("%s", (text, faults) => {
    expect(placeholderFaults(text)).toEqual(faults);
  });

  it("names all there are where none is near", () => {
    expect(placeholderFaults("{Öffnungszeiten}")).toEqual([
      expect.stringMatching(/^has an unknown \{Öffnungszeiten\} \(there are: \{name\}, /),
    ]);
    expect(placeholderFaults("{constructor} {}")).toHaveLength(2);
  });
});

it("a text is as long as its longest choices", () => {
  expect(longest("{Ein Makler|Eine Maklerin|Ein Maklerbüro} x")).toBe("Ein Maklerbüro x");
});
