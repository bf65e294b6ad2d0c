import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { shipped as shippedSite } from "../../tests/support/shipped";
import {
  financeSchema,
  insuranceSchema,
  itemsSchema,
  faultsAcross,
  topicsFrom,
  townTopics,
  type TopicFiles,
  type Topics,
} from "./items.server";
import { plainText } from "../german/words";
import { valuesOf } from "./values.server";

const said = (name: string): unknown => parse(fs.readFileSync(`site/${name}.yaml`, "utf8"));

/** The shipped files' values, to be changed. */
const shipped = (): TopicFiles => ({
  items: itemsSchema.parse(said("items")),
  insurance: insuranceSchema.parse(said("insurance")),
  finance: financeSchema.parse(said("finance")),
});

/** What `change` makes of the shipped site. */
function after(change: (files: TopicFiles) => void) {
  const files = shipped();
  change(files);
  const faults = faultsAcross(files);
  return faults.length > 0
    ? { faults }
    : topicsFrom(files, (counts) => valuesOf(shippedSite, counts));
}

function topicsAfter(change: (files: TopicFiles) => void): Topics {
  const result = after(change);
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
  return result.topics;
}

const faultsAfter = (change: (files: TopicFiles) => void) => {
  const result = after(change);
  return "faults" in result ? result.faults : [];
};

const BOTH = { insurance: true, finance: true };

const slugsOf = ({ items }: { items: readonly { slug: string }[] }) =>
  items.map(({ slug }) => slug);

describe("the shipped site", () => {
  const { insurance, finance, counts } = shippedSite.topics;

  it("has the sixteen items at their indices, each browser beginning with its first", () => {
    expect(slugsOf(insurance)).toEqual([
      ...["haftpflicht", "hausrat", "rechtsschutz", "berufsunfaehigkeit", "kfz", "gebaeude"],
      ...["risikoleben", "betriebshaftpflicht", "firmenrechtsschutz", "betriebsgebaeude"],
    ]);
    expect(slugsOf(finance)).toEqual([
      ...["baufinanzierung", "anschlussfinanzierung", "modernisierung"],
      ...["autokredit", "photovoltaik", "umschuldung"],
    ]);
    const places = [...insurance.browsers, ...finance.browsers].map(
      ({ query, first, start, items }) => [query, first, first + items.length - 1, start],
    );
    expect(places).toEqual([
      ["privat", 0, 6, 0],
      ["gewerbe", 7, 9, 7],
      ["immobilie", 0, 2, 0],
      ["rate", 3, 5, 3],
    ]);
  });

  it("says how many there are", () => {
    expect(plainText(insurance.texts.lead)).toMatch(/^Zehn Versicherungen,/);
    expect(insurance.texts.description).toMatch(/^Zehn Versicherungen /);
    expect(insurance.browsers.map(({ intro }) => plainText(intro))).toEqual([
      expect.stringMatching(/^Sieben Verträge\. /),
      expect.stringMatching(/^Drei Verträge, /),
    ]);
    // No sentence of the shipped site says it; a broker's own may.
    expect(counts.loans).toBe(6);
    expect(plainText(finance.browsers[0]?.intro ?? [])).toMatch(/^Drei Darlehen, /);
  });
});

it("counts what is there, and the rest moves up", () => {
  const { insurance } = topicsAfter(({ insurance: { private: browser } }) => {
    browser.items.splice(1, 1);
  });
  expect(plainText(insurance.texts.lead)).toMatch(/^Neun Versicherungen,/);
  expect(plainText(insurance.browsers[0]?.intro ?? [])).toMatch(/^Sechs Verträge\. /);
  expect(insurance.browsers[1]).toMatchObject({ query: "gewerbe", first: 6, start: 6 });
  expect(insurance.items).toHaveLength(9);
});

it("shows an item of the broker's own, with the drawing of another", () => {
  const own = {
    name: "Hund",
    heading: "Wenn er beißt",
    text: "Ein\nHund.\n\nZwei.\n",
    example: "Wau.",
  };
  const { insurance } = topicsAfter(({ items, insurance: page }) => {
    items["hund"] = { ...own, drawing: "haftpflicht" };
    page.private.items.push("hund");
    page.private.start = "kfz";
  });
  expect(insurance.items[7]).toEqual({
    ...own,
    slug: "hund",
    text: [["Ein Hund."], ["Zwei."]],
    example: ["Wau."],
    drawing: "haftpflicht",
  });
  expect(insurance.browsers[0]?.start).toBe(4);
});

it("has no browser without items, and no part of the town that leads nowhere", () => {
  const topics = topicsAfter(({ insurance, finance }) => {
    insurance.business.items = [];
    finance.property.items.splice(0, 1, "photovoltaik");
    finance.instalment.items = [];
  });
  expect(topics.insurance.browsers.map(({ query }) => query)).toEqual(["privat"]);
  expect(townTopics(topics, BOTH).map(({ part }) => part)).not.toContain("shop");
  expect(townTopics(topics, BOTH)[1]).toEqual({
    part: "roof",
    name: "PV Anlage",
    href: "/finanzierung?immobilie=photovoltaik#immobilie",
    tag: "PV Anlage",
  });
  expect(townTopics(topics, BOTH)).toHaveLength(4);
});

it("gives house, roof and car of the town to loans where there is no insurance, and no word to another's name", () => {
  const townOf = (halves: typeof BOTH, of = shippedSite.topics) =>
    townTopics(of, halves).map(({ name, tag }) => [name, tag]);
  expect(townOf({ insurance: false, finance: true })).toEqual([
    ["Baufinanzierung", "Bau"],
    ["PV Anlage", "PV Anlage"],
    ["Autokredit", "Auto"],
  ]);
  const renamed = topicsAfter(({ items }) => (items["kfz"]!.name = "Autoversicherung"));
  expect(townOf(BOTH, renamed)).toContainEqual(["Autoversicherung", undefined]);
});

describe("a fault says where it is and what was meant:", () => {
  it.each<[string, (files: TopicFiles) => void, string, (string | number)[], RegExp]>([
    [
      "an item that isn't there",
      ({ insurance }) => insurance.private.items.splice(1, 1, "hausratt"),
      "insurance",
      ["private", "items", 1],
      /no item "hausratt"; did you mean "hausrat"/,
    ],
    [
      "an object's own name",
      ({ insurance }) => insurance.private.items.push("constructor"),
      "insurance",
      ["private", "items", 7],
      /no item "constructor" in items\.yaml: haftpflicht, /,
    ],
    [
      "one that stands twice",
      ({ finance }) => finance.instalment.items.push("modernisierung"),
      "finance",
      ["instalment", "items", 3],
      /shown already by property in finance\.yaml/,
    ],
    [
      "a start that isn't shown",
      ({ finance }) => (finance.instalment.start = "modernisierung"),
      "finance",
      ["instalment", "start"],
      /no item "modernisierung" in instalment\.items/,
    ],
    [
      "two of one name",
      ({ items }) => (items["kfz"]!.name = "Hausrat"),
      "items",
      ["kfz", "name"],
      /the name of "hausrat"/,
    ],
    [
      "a loan's key at an insurance",
      ({ items }) => (items["kfz"]!.fits = ["Kauf"]),
      "items",
      ["kfz", "fits"],
      /only loans have fits/,
    ],
    [
      "a drawing that isn't there",
      ({ items }) => (items["kfz"]!.drawing = "kfs"),
      "items",
      ["kfz", "drawing"],
      /no drawing "kfs"; did you mean "kfz"/,
    ],
    [
      "a page without items",
      ({ finance }) => (finance.property.items = finance.instalment.items = []),
      "finance",
      ["property", "items"],
      /list items in one/,
    ],
    [
      "a description that is too long",
      ({ finance }) => (finance.description = "x".repeat(156)),
      "finance",
      ["description"],
      /156 characters, at most 155/,
    ],
  ])("%s", (_what, change, file, path, text) => {
    expect(faultsAfter(change)).toEqual([{ file, path, text: expect.stringMatching(text) }]);
  });
});

describe("the schemas refuse", () => {
  const issueOf = (change: (files: TopicFiles) => void) => {
    const files = shipped();
    change(files);
    return [
      ...(itemsSchema.safeParse(files.items).error?.issues ?? []),
      ...(insuranceSchema.safeParse(files.insurance).error?.issues ?? []),
    ].map(({ path, message }) => `${path.join(".")}: ${message}`);
  };

  it.each<[string, (files: TopicFiles) => void, RegExp]>([
    ["two items", (files) => files.insurance.private.items.splice(2), /at least 3 items, or none/],
    [
      "thirteen items",
      (files) => (files.insurance.private.items = Array.from("abcdefghijklm")),
      /at most 12/,
    ],
    ["a name on two lines", (files) => (files.items["kfz"]!.name = "a\nb"), /kfz.name: .*one line/],
    ["a long name", (files) => (files.items["kfz"]!.name = "a".repeat(41)), /kfz.name: .*40/],
    ["two paragraphs", (files) => (files.items["kfz"]!.example = "a\n\nb\n"), /one paragraph/],
    ["an empty text", (files) => (files.items["kfz"]!.text = " \n"), /kfz.text: Too small/],
    ["an unknown key", (files) => Object.assign(files.items["kfz"]!, { titel: "x" }), /titel/],
    [
      "an option that the form doesn't have",
      (files) => Object.assign(files.items["kfz"]!, { option: "Miete" }),
      /Raten- \/ Autokredit/,
    ],
    [
      "a name that can't stand in an address",
      (files) => (files.items["Straße"] = files.items["kfz"]!),
      /Straße/,
    ],
  ])("%s", (_what, change, message) => {
    expect(issueOf(change)).toEqual([expect.stringMatching(message)]);
  });
});
