import { describe, expect, it } from "vitest";
import { insuranceItems } from "../content/insurance";
import {
  BUSINESS,
  choiceFrom,
  insuranceRanges,
  PRIVATE,
  queryOf,
  topicOf,
  wrapped,
} from "./choice.server";

const read = (query: string) =>
  choiceFrom(new URLSearchParams(query), insuranceItems, insuranceRanges);

describe("a choice", () => {
  it("begins with the first item of each browser and no topic", () => {
    const choice = read("");
    expect(choice.selected).toEqual({ privat: 0, gewerbe: 7 });
    expect(topicOf(choice, insuranceItems)).toBeUndefined();
    expect(queryOf(choice, insuranceItems)).toBe("");
  });

  it("is read from the address, and gives the topic where there is only one", () => {
    expect(topicOf(read("?privat=kfz"), insuranceItems)).toBe("Kfz-Versicherung");
    const both = read("?gewerbe=firmenrechtsschutz&privat=kfz");
    expect(both.selected).toEqual({ privat: 4, gewerbe: 8 });
    expect(topicOf(both, insuranceItems)).toBeUndefined();
  });

  it("ignores what doesn't exist and what belongs to the other browser", () => {
    const choice = read("?privat=betriebshaftpflicht&gewerbe=mond&x=kfz");
    expect(choice.selected).toEqual({ privat: 0, gewerbe: 7 });
    expect(topicOf(choice, insuranceItems)).toBeUndefined();
  });

  it("survives the way through the address, in one order", () => {
    expect(queryOf(read("?gewerbe=firmenrechtsschutz&privat=kfz"), insuranceItems)).toBe(
      "?privat=kfz&gewerbe=firmenrechtsschutz",
    );
    for (const { slug } of insuranceItems.slice(0, 7)) {
      const choice = read(`?privat=${slug}`);
      expect(read(queryOf(choice, insuranceItems))).toEqual(choice);
    }
  });
});

it("steps around both ends", () => {
  expect(wrapped(PRIVATE, 0, -1)).toBe(6);
  expect(wrapped(PRIVATE, 6, 1)).toBe(0);
  expect(wrapped(BUSINESS, 7, -1)).toBe(9);
  expect(wrapped(BUSINESS, 9, 1)).toBe(7);
});
