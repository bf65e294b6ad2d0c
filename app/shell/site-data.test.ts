import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseProfile } from "../../tests/support/parse-profile";
import { insuranceAgency } from "./site-data.server";
import type { Broker } from "../broker/profile.server";

const example = parseProfile(readFileSync("site/broker.yaml", "utf8")) as { broker: Broker };

it("carries the register numbers", () => {
  const { identifier } = insuranceAgency(example.broker, "https://makler.example");
  expect(identifier.map(({ value }) => value)).toEqual([
    "D-XXXX-XXXXX-XX",
    "D-W-XXX-XXXX-XX",
    "D-X-XXX-XXXX-XX",
  ]);
});

it("says nothing that the profile doesn't say", () => {
  const { vatId, ...broker } = example.broker;
  expect(insuranceAgency(example.broker, "").vatID).toBe(vatId);
  expect(insuranceAgency(broker, "")).not.toHaveProperty("vatID");
});
