/**
 * Which items the address chooses in the browsers of a page, so that they can be linked: one name a browser.
 * What somebody chooses from then on stands in the page's radio buttons (`item-browser`); scripts write it into the
 * address (`follow-browsers`).
 */
import { financeItems } from "../content/finance";
import { insuranceItems } from "../content/insurance";
import type { FormKind } from "../enquiry/enquiry";

export type Item = { slug: string; name: string };

/** A browser shows the items from `first` to `last` (both included) of its page's list. */
export type Range = { query: string; first: number; last: number };

export type Choice = {
  /** Index of the chosen item, by browser. */
  selected: Record<string, number>;
  /** The browsers that the address names rightly, in their order on the page. */
  named: string[];
};

export const PRIVATE = rangeOf(insuranceItems, "privat");
export const BUSINESS = rangeOf(insuranceItems, "gewerbe");
export const insuranceRanges = [PRIVATE, BUSINESS];

export const PROPERTY = rangeOf(financeItems, "immobilie");
export const INSTALMENT = rangeOf(financeItems, "rate");
export const financeRanges = [PROPERTY, INSTALMENT];

function rangeOf<Name extends string>(items: readonly { browser: Name }[], query: Name): Range {
  const shown = items.map(({ browser }) => browser);
  return { query, first: shown.indexOf(query), last: shown.lastIndexOf(query) };
}

const pages = {
  insurance: { items: insuranceItems, ranges: insuranceRanges },
  finance: { items: financeItems, ranges: financeRanges },
} satisfies Record<FormKind, unknown>;

/**
 * For the form below the browsers. `address`: where it is sent, the page with its browsers as they stood.
 * `topic`: the item linked to. `topics`: all that can be asked about, by name.
 */
export function choiceData(form: FormKind, url: string) {
  const { items, ranges } = pages[form];
  const { pathname, searchParams } = new URL(url);
  const choice = choiceFrom(searchParams, items, ranges);
  return {
    address: pathname + queryOf(choice, items),
    topic: topicOf(choice, items),
    topics: items.map(({ name }) => name),
  };
}

/** The choice that a query names; what it doesn't name, or names wrongly, is a browser's first item. */
export function choiceFrom(
  query: URLSearchParams,
  items: readonly Item[],
  ranges: readonly Range[],
): Choice {
  const choice: Choice = { selected: {}, named: [] };
  for (const { query: name, first, last } of ranges) {
    const slug = query.get(name);
    const index = items.findIndex((item) => item.slug === slug);
    const known = index >= first && index <= last;
    choice.selected[name] = known ? index : first;
    if (known) choice.named.push(name);
  }
  return choice;
}

/** The query that names a choice, with its "?"; empty where nothing was chosen. */
export function queryOf({ selected, named }: Choice, items: readonly Item[]): string {
  const query = new URLSearchParams();
  for (const name of named) query.set(name, items[selected[name] ?? -1]?.slug ?? "");
  return named.length > 0 ? `?${query}` : "";
}

/** The name of the item that an address leads to; undefined where it names none, or one in each browser. */
export function topicOf({ selected, named }: Choice, items: readonly Item[]): string | undefined {
  const [name, ...others] = named;
  if (name === undefined || others.length > 0) return undefined;
  return items[selected[name] ?? -1]?.name;
}

/** `index` moved by `step`, around the ends of the browser. */
export function wrapped({ first, last }: Range, index: number, step: number): number {
  const length = last - first + 1;
  return first + ((((index - first + step) % length) + length) % length);
}
