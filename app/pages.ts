/** The one table of pages: navigation, sitemap, the door and the tests read it. What each is called stands in its texts. */

export type Page = {
  path: string;
  /** Where a link to it stands. */
  link?: "navigation" | "footer";
  /** Has a form, for its half: takes POST, and is the only kind of page that loads scripts. */
  form?: true;
  /** What of the broker's work it is about; left out: all of it. */
  half?: "insurance" | "finance";
  /** Places that a link may lead to; left out where they follow from the profile. */
  anchors?: readonly string[];
};

export const pages = [
  { path: "/", link: "navigation", anchors: ["ablauf", "vorteile", "schluss"] },
  {
    path: "/versicherungen",
    link: "navigation",
    form: true,
    half: "insurance",
    anchors: ["privat", "gewerbe", "anfrage"],
  },
  {
    path: "/finanzierung",
    link: "navigation",
    form: true,
    half: "finance",
    anchors: ["immobilie", "rate", "anfrage"],
  },
  { path: "/about", link: "navigation", anchors: [] },
  { path: "/kontakt", anchors: ["schreiben", "erstes-gespraech"] },
  { path: "/datenschutz", link: "footer" },
  { path: "/impressum", link: "footer" },
  { path: "/erstinformation", link: "footer" },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]["path"];

/** Of each half, the page with its topics and its form. */
export const HALF_PATHS = {
  insurance: "/versicherungen",
  finance: "/finanzierung",
} as const satisfies Record<NonNullable<Page["half"]>, PagePath>;

export type PageLink = { path: string; label: string };

type Halves = Readonly<Record<NonNullable<Page["half"]>, boolean>>;

/** The pages of a site that offers these halves. */
export function pagesIn(halves: Halves): (Page & { path: PagePath })[] {
  return pages.filter((page: Page) => !page.half || halves[page.half]);
}

/** The page at `path`, or undefined. */
export function pageAt(path: string): (Page & { path: PagePath }) | undefined {
  return pages.find((page) => page.path === path);
}

/** Where an enquiry is written, as a link on `page`: there, on the only one with a form, or where both are offered. */
export function askAddress(page: Pick<Page, "path" | "form"> | undefined, halves: Halves): string {
  if (page?.form) return "#anfrage";
  if (halves.insurance && halves.finance)
    return page?.path === "/kontakt" ? "#schreiben" : "/kontakt#schreiben";
  return `${HALF_PATHS[halves.finance ? "finance" : "insurance"]}#anfrage`;
}
