/** The items of the shipped site, as its files say it. */
import fs from "node:fs";
import { parse } from "yaml";

type Item = { slug: string; name: string; heading: string; text: string[]; example: string };
type ItemValues = { name: string; heading: string; text: string; example: string };

const read = (name: string): unknown => parse(fs.readFileSync(`site/${name}.yaml`, "utf8"));
const all = read("items") as Record<string, ItemValues>;
const insurance = read("insurance") as Record<"private" | "business", { items: string[] }>;
const finance = read("finance") as Record<"property" | "instalment", { items: string[] }>;

/** Lines of the file are no lines on the page. */
const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((each) => each.replaceAll("\n", " "));

function itemsOf({ items }: { items: string[] }): Item[] {
  return items.map((slug) => {
    const { text, example, ...item } = all[slug]!;
    return { slug, ...item, text: paragraphs(text), example: paragraphs(example).join(" ") };
  });
}

/** The browsers of the pages, by the name that an address has for them. */
export const shippedBrowsers = [
  { path: "/versicherungen", id: "privat", items: itemsOf(insurance.private) },
  { path: "/versicherungen", id: "gewerbe", items: itemsOf(insurance.business) },
  { path: "/finanzierung", id: "immobilie", items: itemsOf(finance.property) },
  { path: "/finanzierung", id: "rate", items: itemsOf(finance.instalment) },
] as const;

/** All that they show, in their order. */
export const shippedItems = shippedBrowsers.flatMap(({ items }) => items);
