/** The catalogue is whole: to every text belong a drawing and an icon, and the texts fit the browsers. */
import fs from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { FINANCE_OPTIONS } from "../enquiry/enquiry";
import { catalogueDrawings } from "./catalogue";
import { financeDrawings } from "./finance";
import { insuranceDrawings } from "./insurance";
import { itemIcons } from "./item-drawings";

type Item = {
  name: string;
  heading: string;
  text: string;
  example: string;
  option?: string;
  fits?: string[];
};

const file = new URL("../../site/items.yaml", import.meta.url);
const shipped = [...Object.keys(insuranceDrawings), ...Object.keys(financeDrawings)];
const items = Object.entries(parse(fs.readFileSync(file, "utf8")) as Record<string, Item>).filter(
  ([slug]) => !shipped.includes(slug),
);
const slugs = items.map(([slug]) => slug);
const loans = items.filter(([, { fits }]) => fits);

const KEYS = ["name", "heading", "text", "example", "option", "fits"];
const words = (text: string) => text.trim().split(/\s+/).length;

it("has every item with a drawing and an icon, and none without an item", () => {
  expect(slugs.length).toBeGreaterThan(0);
  expect(Object.keys(catalogueDrawings).sort()).toEqual([...slugs].sort());
  expect(Object.keys(itemIcons).sort()).toEqual([...shipped, ...slugs].sort());
});

it("takes no name twice", () => {
  expect(new Set(items.map(([, { name }]) => name)).size).toBe(items.length);
});

describe.each(items)("%s", (slug, item) => {
  it("has a text that is as long as its siblings", () => {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(Object.keys(item).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(item.name.length).toBeLessThanOrEqual(32);
    expect(item.heading.length).toBeLessThanOrEqual(54);
    const paragraphs = item.text.trim().split(/\n\n+/);
    expect(paragraphs).toHaveLength(2);
    for (const paragraph of paragraphs) {
      expect(words(paragraph)).toBeGreaterThanOrEqual(25);
      expect(words(paragraph)).toBeLessThanOrEqual(60);
    }
    expect(item.example.trim()).not.toContain("\n\n");
    expect(words(item.example)).toBeGreaterThanOrEqual(30);
    expect(words(item.example)).toBeLessThanOrEqual(50);
    expect(words(item.text) + words(item.example)).toBeLessThanOrEqual(120);
  });

  it.each([
    ["drawing", catalogueDrawings, "0 -9 240 180", 5500],
    ["icon", itemIcons, "0 0 48 48", 500],
  ])("has a small %s on the family's grid, without ids and text", (_, family, grid, bytes) => {
    const svg = renderToStaticMarkup(createElement(family[slug]!));
    expect(svg).toContain(`viewBox="${grid}"`);
    expect(svg).toContain('class="d-a"');
    // The one colour without a class is that of cheeks.
    expect(svg).not.toMatch(/ id=|<text|<use|style=|fill="(?!var\(--amber\))|stroke=/);
    expect(svg.length).toBeLessThanOrEqual(bytes);
  });
});

describe.each(loans)("the loan %s", (_, { name, heading, text, example, option, fits = [] }) => {
  it("fills in options that the form has", () => {
    expect(FINANCE_OPTIONS).toContain(option);
    for (const other of fits) expect(FINANCE_OPTIONS).toContain(other);
    expect(fits).not.toContain(option);
  });

  it("names no figure that would demand a representative example", () => {
    expect([name, heading, text, example].join(" ")).not.toMatch(/\d|%|Prozent|€|Euro/);
  });
});
