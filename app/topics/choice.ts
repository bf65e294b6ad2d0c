/**
 * Which items are chosen in the two browsers of a page. The choice stands in the address, so that it can be
 * linked and works without scripts: one name a browser, and the one named last is the enquiry's topic.
 */

export type Item = { slug: string; name: string };

/** A browser shows the items from `first` to `last` (both included) of its page's list. */
export type Range = { query: string; first: number; last: number };

export type Choice = {
  /** Index of the chosen item, by browser. */
  selected: Record<string, number>;
  /** The browser that was used last; undefined: none yet. */
  latest: string | undefined;
};

/** The choice that a query names; what it doesn't name, or names wrongly, is a browser's first item. */
export function choiceFrom(
  query: URLSearchParams,
  items: readonly Item[],
  ranges: readonly Range[],
): Choice {
  const choice: Choice = { selected: {}, latest: undefined };
  for (const { query: name, first } of ranges) choice.selected[name] = first;
  for (const [name, slug] of query) {
    const range = ranges.find((candidate) => candidate.query === name);
    const index = items.findIndex((item) => item.slug === slug);
    if (!range || index < range.first || index > range.last) continue;
    choice.selected[name] = index;
    choice.latest = name;
  }
  return choice;
}

/** The choice after `index` was picked in the browser `name`. */
export function choose(choice: Choice, name: string, index: number): Choice {
  return { selected: { ...choice.selected, [name]: index }, latest: name };
}

/** `index` moved by `step`, around the ends of the browser. */
export function wrapped({ first, last }: Range, index: number, step: number): number {
  const length = last - first + 1;
  return first + ((((index - first + step) % length) + length) % length);
}

/** The query that names a choice, with its "?"; empty where nothing was chosen. */
export function queryOf(choice: Choice, items: readonly Item[], ranges: readonly Range[]): string {
  if (choice.latest === undefined) return "";
  const query = new URLSearchParams();
  const others = ranges.filter(
    ({ query: name, first }) => name !== choice.latest && choice.selected[name] !== first,
  );
  for (const { query: name } of others) query.set(name, slugAt(items, choice.selected[name]));
  query.set(choice.latest, slugAt(items, choice.selected[choice.latest]));
  return `?${query}`;
}

/** The name of the item the enquiry is about; undefined where none was chosen. */
export function topicOf(choice: Choice, items: readonly Item[]): string | undefined {
  if (choice.latest === undefined) return undefined;
  return items[choice.selected[choice.latest] ?? -1]?.name;
}

function slugAt(items: readonly Item[], index: number | undefined): string {
  return items[index ?? -1]?.slug ?? "";
}
