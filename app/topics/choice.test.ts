import { describe, expect, it } from "vitest";
import { insuranceItems } from "../content/insurance";
import { choiceFrom, choose, queryOf, topicOf, wrapped, type Range } from "./choice";

const PRIVATE: Range = { query: "privat", first: 0, last: 6 };
const BUSINESS: Range = { query: "gewerbe", first: 7, last: 9 };
const ranges = [PRIVATE, BUSINESS];
const read = (query: string) => choiceFrom(new URLSearchParams(query), insuranceItems, ranges);

describe("a choice", () => {
  it("begins with the first item of each browser and no topic", () => {
    const choice = read("");
    expect(choice.selected).toEqual({ privat: 0, gewerbe: 7 });
    expect(topicOf(choice, insuranceItems)).toBeUndefined();
    expect(queryOf(choice, insuranceItems, ranges)).toBe("");
  });

  it("is read from the address, and the browser named last gives the topic", () => {
    const choice = read("?gewerbe=firmenrechtsschutz&privat=kfz");
    expect(choice.selected).toEqual({ privat: 4, gewerbe: 8 });
    expect(topicOf(choice, insuranceItems)).toBe("Kfz-Versicherung");
  });

  it("ignores what doesn't exist and what belongs to the other browser", () => {
    expect(read("?privat=betriebshaftpflicht&gewerbe=mond&x=kfz").selected).toEqual({
      privat: 0,
      gewerbe: 7,
    });
  });

  it("survives the way through the address", () => {
    for (let first = 0; first <= 6; first++) {
      for (let second = 7; second <= 9; second++) {
        const choice = choose(choose(read(""), "privat", first), "gewerbe", second);
        expect(read(queryOf(choice, insuranceItems, ranges))).toEqual(choice);
      }
    }
  });
});

it("steps around both ends", () => {
  expect(wrapped(PRIVATE, 0, -1)).toBe(6);
  expect(wrapped(PRIVATE, 6, 1)).toBe(0);
  expect(wrapped(BUSINESS, 7, -1)).toBe(9);
  expect(wrapped(BUSINESS, 9, 1)).toBe(7);
});
