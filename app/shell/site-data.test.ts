import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseProfile } from "../../tests/support/parse-profile";
import { loansAlone } from "../../tests/support/profile";
import { permittedHalves } from "../broker/halves";
import { lookSchema } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import { headLook, insuranceAgency } from "./site-data.server";

const text = readFileSync("site/broker.yaml", "utf8");
const example = parseProfile(text) as { broker: Broker };
const dataOf = (broker: Broker) =>
  insuranceAgency(broker, permittedHalves(broker), "https://makler.example");

it("carries the register numbers", () => {
  const { identifier } = dataOf(example.broker);
  expect(identifier.map(({ value }) => value)).toEqual([
    "D-XXXX-XXXXX-XX",
    "D-W-XXX-XXXX-XX",
    "D-X-XXX-XXXX-XX",
  ]);
});

it("is an insurance agency where insurance is offered", () => {
  const { broker } = parseProfile(loansAlone(text)) as { broker: Broker };
  expect(dataOf(example.broker)["@type"]).toBe("InsuranceAgency");
  expect(dataOf(broker)["@type"]).toBe("FinancialService");
});

it("names nobody as the founder of a company", () => {
  const company = { ...example.broker, representedBy: "Geschäftsführerin Erika Mustermann" };
  expect(dataOf(example.broker)).toHaveProperty("founder.name", "Max Mustermann");
  expect(dataOf(company)).not.toHaveProperty("founder");
});

it("says nothing that the profile doesn't say", () => {
  const { vatId, ...broker } = example.broker;
  expect(dataOf(example.broker).vatID).toBe(vatId);
  expect(dataOf(broker)).not.toHaveProperty("vatID");
});

const headLookOf = (look: object = {}) =>
  headLook({
    ...{ broker: example.broker, look: lookSchema.parse(look) },
    ...{ pictures: {}, pictureFile: () => undefined },
  });

it("the shipped look adds nothing to the style sheet", () => {
  const { colourStyle, themeColors } = headLookOf();
  expect(colourStyle).toBeUndefined();
  expect(themeColors).toEqual({ light: "#faf5ec", dark: "#0d2227" });
});

it("other colours reach what no style sheet does", () => {
  const { colourStyle, themeColors } = headLookOf({ colours: "wine-sand" });
  expect(colourStyle).toContain("--petrol:#5a2130");
  expect(colourStyle).toContain(`--paper:${themeColors.dark}`);
  expect(themeColors.dark).not.toBe("#0d2227");
});
