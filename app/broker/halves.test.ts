import { expect, it } from "vitest";
import { mayBrokerPropertyLoans, permittedHalves } from "./halves";

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
