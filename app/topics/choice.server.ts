/**
 * Which items the address chooses in the browsers of a page, so that they can be linked: one name a browser.
 * What somebody chooses from then on stands in the page's radio buttons (`item-browser`); scripts write it into the
 * address (`follow-browsers`).
 */
import type { TopicBrowser, TopicPage } from "../content/items.server";

type Browsers = Pick<TopicPage, "browsers">;

type Choice = {
  /** Index of the chosen item among those of the page, by browser. */
  selected: Record<string, number>;
  /** The browsers that the address names rightly, in their order on the page. */
  named: string[];
};

/**
 * For the form below the browsers. `address`: where it is sent, the page with its browsers as they stood.
 * `topic`: the item linked to. `topics`: all that can be asked about, by name.
 */
export function choiceData(page: TopicPage, url: string) {
  const { pathname, searchParams } = new URL(url);
  const choice = choiceFrom(searchParams, page);
  return {
    address: pathname + queryOf(choice, page),
    topic: topicOf(choice, page),
    topics: page.items.map(({ name }) => name),
  };
}

/** The choice that a query names; what it doesn't name, or names wrongly, is the item that a browser begins with. */
export function choiceFrom(query: URLSearchParams, { browsers }: Browsers): Choice {
  const choice: Choice = { selected: {}, named: [] };
  for (const { query: name, items, first, start } of browsers) {
    const slug = query.get(name);
    const index = items.findIndex((item) => item.slug === slug);
    choice.selected[name] = index < 0 ? start : first + index;
    if (index >= 0) choice.named.push(name);
  }
  return choice;
}

/** The query that names a choice, with its "?"; empty where nothing was chosen. */
export function queryOf({ selected, named }: Choice, { items }: Pick<TopicPage, "items">): string {
  const query = new URLSearchParams();
  for (const name of named) query.set(name, items[selected[name] ?? -1]?.slug ?? "");
  return named.length > 0 ? `?${query}` : "";
}

/** The name of the item that an address leads to; undefined where it names none, or one in each browser. */
export function topicOf(
  { selected, named }: Choice,
  { items }: Pick<TopicPage, "items">,
): string | undefined {
  const [name, ...others] = named;
  if (name === undefined || others.length > 0) return undefined;
  return items[selected[name] ?? -1]?.name;
}

/** `index` among the items of the page, moved by `step`, around the ends of the browser. */
export function wrapped(
  { first, items: { length } }: Pick<TopicBrowser, "first" | "items">,
  index: number,
  step: number,
): number {
  return first + ((((index - first + step) % length) + length) % length);
}
