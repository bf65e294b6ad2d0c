import { describe, expect, it } from "vitest";
import { shipped } from "../../tests/support/shipped";
import { choiceFrom, queryOf, topicOf, wrapped } from "./item-browser.server";

const { insurance, finance } = shipped.topics;
const read = (query: string) => choiceFrom(new URLSearchParams(query), insurance);

describe("a choice", () => {
  it("begins with the first item of each browser and no topic", () => {
    const choice = read("");
    expect(choice.selected).toEqual({ privat: 0, gewerbe: 7 });
    expect(topicOf(choice, insurance)).toBeUndefined();
    expect(queryOf(choice, insurance)).toBe("");
  });

  it("is read from the address, and gives the topic where there is only one", () => {
    expect(topicOf(read("?privat=kfz"), insurance)).toBe("Kfz-Versicherung");
    const both = read("?gewerbe=firmenrechtsschutz&privat=kfz");
    expect(both.selected).toEqual({ privat: 4, gewerbe: 8 });
    expect(topicOf(both, insurance)).toBeUndefined();
  });

  it("ignores what doesn't exist and what belongs to the other browser", () => {
    const choice = read("?privat=betriebshaftpflicht&gewerbe=mond&x=kfz");
    expect(choice.selected).toEqual({ privat: 0, gewerbe: 7 });
    expect(topicOf(choice, insurance)).toBeUndefined();
  });

  it("survives the way through the address, in one order", () => {
    expect(queryOf(read("?gewerbe=firmenrechtsschutz&privat=kfz"), insurance)).toBe(
      "?privat=kfz&gewerbe=firmenrechtsschutz",
    );
    for (const { slug } of insurance.browsers[0]!.items) {
      const choice = read(`?privat=${slug}`);
      expect(read(queryOf(choice, insurance))).toEqual(choice);
    }
  });
});

it.each([
  [insurance.browsers[0]!, 0, 6],
  [insurance.browsers[1]!, 7, 9],
  [finance.browsers[0]!, 0, 2],
  [finance.browsers[1]!, 3, 5],
])("steps around both ends: $query, items $1 to $2", (browser, first, last) => {
  expect(wrapped(browser, first, -1)).toBe(last);
  expect(wrapped(browser, first, 1)).toBe(first + 1);
  expect(wrapped(browser, last, 1)).toBe(first);
});

it("begins where the site says, and tells that from an item that was chosen", () => {
  const [browser, ...others] = insurance.browsers;
  const begun = { ...insurance, browsers: [{ ...browser!, start: 2 }, ...others] };
  expect(choiceFrom(new URLSearchParams(), begun)).toEqual({
    selected: { privat: 2, gewerbe: 7 },
    named: [],
  });
  expect(choiceFrom(new URLSearchParams("privat=haftpflicht"), begun)).toEqual({
    selected: { privat: 0, gewerbe: 7 },
    named: ["privat"],
  });
});
