/**
 * The pages about insurance and loans: their texts, the items that their browsers show, and how both are made from
 * the site folder's items.yaml, insurance.yaml and finance.yaml.
 */
import * as z from "zod";
import { pictureBeside } from "../broker/look.server";
import { FINANCE_OPTIONS, type Fitting, type FormKind } from "../enquiry/enquiry";
import { HALVES, type Halves } from "../broker/halves";
import type { TownPart, TownTag, TownTopic } from "../drawings/home";
import { drawingNames } from "../drawings/item-drawings";
import { nearest } from "../folder/yaml-file.server";
import type { Inline } from "../german/words";
import { HALF_PATHS } from "../pages";
import { fill, inline, prose as proseFrom, type Values } from "./markup.server";
import { creditNotice } from "./cost-and-time";
import { plain, prose, sentences } from "./texts.server";

const slug = z
  .string()
  .max(40)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "can't stand in an address: take small letters a to z, digits and hyphens",
  );

const option = z.enum(FINANCE_OPTIONS);

const itemSchema = z
  .strictObject({
    name: plain(40, "what it is called: on its icon, in the form and in the enquiry's mail"),
    heading: plain(70, "the sentence above its text"),
    text: prose(700, "what it is about; a blank line begins a new paragraph"),
    example: sentences(400, 'one paragraph, shown after "Zum Beispiel:"'),
    drawing: slug
      .optional()
      .describe("which of the drawings it has; without it the one of its own name, or a plain one"),
    picture: pictureBeside
      .optional()
      .describe("a picture: a file beside this one, shown in the drawing's place"),
    option: option
      .optional()
      .describe('only for a loan: the answer to "Dein Vorhaben" that it fills in'),
    fits: z
      .array(option)
      .optional()
      .describe("only for a loan: other answers that agree with it, beside option"),
  })
  .describe("an item");

/** items.yaml: every item by its slug, whether a page shows it or not. */
export const itemsSchema = z
  .record(slug, itemSchema)
  .describe("the items, each under the short name by which browsers list it");

/** What search engines show of a page's description, in characters. */
const DESCRIPTION = 155;

/** How many items a browser shows, where it shows any: what its icons and the arrows bear. */
const FEWEST = 3;
const MOST = 12;

const browser = (description: string) =>
  z
    .strictObject({
      heading: plain(50, "the heading above its icons"),
      intro: sentences(250, "the sentence below it"),
      items: z
        .array(slug)
        .max(MOST, `shows at most ${MOST} items`)
        .refine(
          ({ length }) => length === 0 || length >= FEWEST,
          `must have at least ${FEWEST} items, or none: [] takes the browser away`,
        )
        .describe(`the items by their names in items.yaml, ${FEWEST} to ${MOST}, in their order`),
      start: slug.optional().describe("which one is shown first; without it the first of the list"),
    })
    .describe(description);

const pageTexts = {
  title: plain(60, "what browsers and search engines show as the page's title"),
  // As it is written, with names of placeholders in it.
  description: sentences(DESCRIPTION + 45, "what search engines show below the title"),
  heading: plain(60, "the heading of the page"),
  lead: sentences(300, "the sentences below the heading"),
  closing: sentences(300, "what stands below the browsers, above the form"),
  formHeading: plain(50, "the heading of the form"),
  formIntro: sentences(300, "the sentences below the form's heading"),
};

/** insurance.yaml: the page /versicherungen. */
export const insuranceSchema = z.strictObject({
  ...pageTexts,
  private: browser("the browser for private people; links lead to its items with ?privat="),
  business: browser("the browser for businesses; links lead to its items with ?gewerbe="),
});

/** finance.yaml: the page /finanzierung. */
export const financeSchema = z.strictObject({
  ...pageTexts,
  property: browser("the browser for loans around property; links use ?immobilie="),
  instalment: browser("the browser for instalment loans; links lead to its items with ?rate="),
});

/** The values of the three files, as their schemas give them. */
export type TopicFiles = {
  items: z.infer<typeof itemsSchema>;
  insurance: z.infer<typeof insuranceSchema>;
  finance: z.infer<typeof financeSchema>;
};

export type Item = {
  slug: string;
  name: string;
  heading: string;
  /** Its paragraphs. */
  text: readonly Inline[][];
  example: Inline[];
  /** The name of its drawing and icon; where the family has none of this name, a plain one is shown. */
  drawing: string;
  /** A file of the site folder, in the drawing's place. */
  picture?: string | undefined;
} & Partial<Fitting>;

/** A browser that is there. */
export type TopicBrowser = {
  /** Its name in the page's query, and its id. */
  query: string;
  heading: string;
  intro: Inline[];
  /** What the law wants said beside it. */
  notice?: string;
  items: readonly Item[];
  /** Index of its first item among those of the page. */
  first: number;
  /** Index of the item it begins with, among those of the page. */
  start: number;
};

/** Of a page: what stands in one line, and what may have links in it. */
type PageTexts = Record<"title" | "description" | "heading" | "formHeading", string> &
  Record<"lead" | "closing" | "formIntro", Inline[]>;

export type TopicPage = {
  texts: PageTexts;
  /** In their order on the page; at least one. */
  browsers: readonly TopicBrowser[];
  /** All of the page's, in their order. */
  items: readonly Item[];
};

/** The pages about insurance and loans, as they are shown, and how many items there are, by placeholder. */
export type Topics = Record<FormKind, TopicPage> & { counts: ItemCounts };

export type ItemCounts = Pick<
  Values["counts"],
  | "insurances"
  | "privateInsurances"
  | "businessInsurances"
  | "loans"
  | "propertyLoans"
  | "instalmentLoans"
>;

/** What is wrong across the files; `path` leads to the value in `file`. */
export type TopicFault = { file: keyof TopicFiles; path: readonly PropertyKey[]; text: string };

/** The browsers of each page, in their order: the key in its file, the name in its query, and what the law adds. */
const BROWSERS = {
  insurance: [
    { key: "private", query: "privat", count: "privateInsurances" },
    { key: "business", query: "gewerbe", count: "businessInsurances" },
  ],
  finance: [
    { key: "property", query: "immobilie", count: "propertyLoans" },
    { key: "instalment", query: "rate", count: "instalmentLoans", notice: creditNotice },
  ],
} as const;

const PAGE_COUNTS = { insurance: "insurances", finance: "loans" } as const;

/** The pages that three files make in which `faultsAcross` finds nothing, or what is too long once it is filled in. */
export function topicsFrom(
  files: TopicFiles,
  valuesWith: (counts: ItemCounts) => Values,
): { topics: Topics } | { faults: TopicFault[] } {
  const counts = countsOf(files);
  const values = valuesWith(counts);
  const topics = {
    insurance: pageFrom(files.items, files.insurance, browsersIn(files, "insurance"), values),
    finance: pageFrom(files.items, files.finance, browsersIn(files, "finance"), values),
    counts,
  };
  const long = faultsOfLength(topics);
  return long.length > 0 ? { faults: long } : { topics };
}

function faultsOfLength(topics: Topics): TopicFault[] {
  return HALVES.flatMap((form) => {
    const { length } = topics[form].texts.description;
    const text = `is too long: ${length} characters, at most ${DESCRIPTION} are shown`;
    return length > DESCRIPTION ? [{ file: form, path: ["description"], text }] : [];
  });
}

function countsOf(files: Pick<TopicFiles, "insurance" | "finance">): ItemCounts {
  const counts: Record<string, number> = {};
  for (const form of HALVES) {
    const browsers = browsersIn(files, form);
    for (const { count, items } of browsers) counts[count] = items.length;
    counts[PAGE_COUNTS[form]] = browsers.reduce((sum, { items }) => sum + items.length, 0);
  }
  return counts as ItemCounts;
}

type BrowserValues = z.infer<ReturnType<typeof browser>> & {
  key: string;
  query: string;
  count: string;
  notice?: string;
};

function browsersIn(
  { insurance, finance }: Pick<TopicFiles, "insurance" | "finance">,
  form: FormKind,
): BrowserValues[] {
  return form === "insurance"
    ? BROWSERS.insurance.map((known) => ({ ...known, ...insurance[known.key] }))
    : BROWSERS.finance.map((known) => ({ ...known, ...finance[known.key] }));
}

function pageFrom(
  known: TopicFiles["items"],
  texts: Record<keyof typeof pageTexts, string>,
  browsers: BrowserValues[],
  values: Values,
): TopicPage {
  const items: Item[] = [];
  const shown: TopicBrowser[] = [];
  for (const { query, heading, intro, notice, items: slugs, start = slugs[0] } of browsers) {
    if (slugs.length === 0) continue;
    const first = items.length;
    const own = slugs.map((each) => itemFrom(each, known[each]!, values));
    items.push(...own);
    shown.push({
      query,
      heading: fill(heading, values),
      intro: inline(intro, values),
      ...(notice && { notice }),
      items: own,
      first,
      start: first + slugs.indexOf(start!),
    });
  }
  return {
    texts: {
      title: fill(texts.title, values),
      description: fill(texts.description, values),
      heading: fill(texts.heading, values),
      formHeading: fill(texts.formHeading, values),
      lead: inline(texts.lead, values),
      closing: inline(texts.closing, values),
      formIntro: inline(texts.formIntro, values),
    },
    browsers: shown,
    items,
  };
}

function itemFrom(
  slug: string,
  { text, example, fits, ...item }: TopicFiles["items"][string],
  values: Values,
): Item {
  return {
    ...item,
    slug,
    name: fill(item.name, values),
    heading: fill(item.heading, values),
    text: proseFrom(text, values),
    example: inline(example, values),
    drawing: item.drawing ?? slug,
    ...(fits && { fits }),
  };
}

/** What the faults across the files need of them: each part is left out where its shape is wrong. */
const looseItem = z
  .object({
    name: z.string().optional().catch(undefined),
    drawing: z.string().optional().catch(undefined),
    option: z.unknown(),
    fits: z.unknown(),
  })
  .partial()
  .catch({});
const looseBrowser = z
  .object({
    items: z.array(z.string()).optional().catch(undefined),
    start: z.string().optional().catch(undefined),
  })
  .catch({});
const looseFiles = z.object({
  items: z.record(z.string(), looseItem),
  insurance: z.object({ private: looseBrowser, business: looseBrowser }),
  finance: z.object({ property: looseBrowser, instalment: looseBrowser }),
});
type LooseItem = z.infer<typeof looseItem>;

/**
 * What is wrong across the files; of files that are wrong themselves, what can be told all the same. A page that isn't
 * offered needn't show anything.
 */
export function faultsAcross(
  said: Record<keyof TopicFiles, unknown>,
  offered: Halves = { insurance: true, finance: true },
): TopicFault[] {
  const { success, data: files } = looseFiles.safeParse(said);
  if (!success) return [];
  const faults: TopicFault[] = [];
  const slugs = Object.keys(files.items);
  const shownBy = new Map<string, string>();
  const names = new Map<string, string>();
  for (const form of HALVES) {
    const file = form;
    const browsers = BROWSERS[form].map(({ key }) => ({
      ...{ key, items: undefined, start: undefined },
      ...(files[form] as Record<string, z.infer<typeof looseBrowser>>)[key],
    }));
    if (offered[form] && browsers.every(({ items }) => items?.length === 0)) {
      const keys = browsers.map(({ key }) => key).join(" and ");
      const text = `${keys} show no item: list items in one of them, or write ${form}: false into site.yaml`;
      faults.push({ file, path: [browsers[0]!.key, "items"], text });
    }
    for (const { key, items, start } of browsers) {
      if (!items) continue;
      for (const [index, slug] of items.entries()) {
        const path = [key, "items", index];
        const before = shownBy.get(slug);
        if (before) {
          faults.push({
            file,
            path,
            text: `"${slug}" is shown already by ${before}: once is enough`,
          });
        } else if (!Object.hasOwn(files.items, slug)) {
          faults.push({ file, path, text: noneOf("item", slug, slugs, "items.yaml") });
        } else {
          faults.push(...faultsOf(slug, files.items[slug]!, form, names));
        }
        shownBy.set(slug, `${key} in ${file}.yaml`);
      }
      if (start !== undefined && items.length > 0 && !items.includes(start)) {
        const text = noneOf("item", start, items, `${key}.items`);
        faults.push({ file, path: [key, "start"], text });
      }
    }
  }
  for (const [slug, { drawing }] of Object.entries(files.items)) {
    if (drawing === undefined || drawingNames.includes(drawing)) continue;
    const text = noneOf("drawing", drawing, drawingNames, "the drawings");
    faults.push({ file: "items", path: [slug, "drawing"], text });
  }
  return faults;
}

/** What is wrong with an item that is shown. `names`: those before it, by form. */
function faultsOf(
  slug: string,
  { name, option, fits }: LooseItem,
  form: FormKind,
  names: Map<string, string>,
): TopicFault[] {
  const faults: TopicFault[] = [];
  const same = name === undefined ? undefined : names.get(`${form} ${name}`);
  if (name !== undefined) names.set(`${form} ${name}`, slug);
  if (same !== undefined) {
    const text = `"${name}" is the name of "${same}" as well: the form couldn't tell them apart`;
    faults.push({ file: "items", path: [slug, "name"], text });
  }
  for (const [key, value] of Object.entries({ option, fits })) {
    if (form === "finance" || value === undefined) continue;
    const text = `only loans have ${key}, and insurance.yaml shows "${slug}": delete the line`;
    faults.push({ file: "items", path: [slug, key], text });
  }
  return faults;
}

function noneOf(what: string, name: string, known: readonly string[], place: string): string {
  const meant = nearest(name, [...known]);
  return meant
    ? `there is no ${what} "${name}"; did you mean "${meant}"?`
    : `there is no ${what} "${name}" in ${place}: ${known.join(", ")}`;
}

/** The files that make the pages about insurance and loans, by name. */
export const topicFiles = {
  items: itemsSchema,
  insurance: insuranceSchema,
  finance: financeSchema,
} as const;

/** Where the parts of the home page's drawing lead: each to the first of its topics that a page shows, chosen. */
export function townTopics(topics: Topics, halves: Halves): TownTopic[] {
  const shown = HALVES.filter((form) => halves[form]).flatMap((form) =>
    topics[form].browsers.flatMap(({ query, items }) =>
      items.map(({ slug, name }) => {
        const href = `${HALF_PATHS[form]}?${query}=${slug}#${query}`;
        return { slug, name, href };
      }),
    ),
  );
  const meant = TOWN.flatMap(([part, slug, tag]) =>
    shown
      .filter((item) => item.slug === slug)
      // No word where the broker's own name for it begins otherwise.
      .map(({ name, href }) => ({ part, name, href, ...(name.startsWith(tag) && { tag }) })),
  );
  return meant.filter(({ part }, index) => meant.findIndex((one) => one.part === part) === index);
}

/** The parts, what they can mean, and the word that says so: who does loans alone has a house and a car, too. */
const TOWN: readonly (readonly [TownPart, slug: string, TownTag])[] = [
  ["house", "gebaeude", "Gebäude"],
  ["house", "baufinanzierung", "Bau"],
  ["roof", "photovoltaik", "PV Anlage"],
  ["shop", "betriebshaftpflicht", "Betrieb"],
  ["car", "kfz", "Kfz"],
  ["car", "autokredit", "Auto"],
  ["family", "haftpflicht", "Haftpflicht"],
];
