/** What the site has at which path, and which methods it takes there. */
import fs from "node:fs";
import path from "node:path";
import { isPicturePath } from "../broker/picture";
import { financeItems } from "../content/finance";
import { insuranceItems } from "../content/insurance";
import { pageAt, type Page } from "../pages";
import { choiceFrom, queryOf, type Item, type Range } from "../topics/choice";
import { financeRanges, insuranceRanges } from "../topics/ranges";

export type Place = {
  kind: "page" | "endpoint" | "resource" | "file";
  methods: readonly string[];
  /** What a query means on a page with a form. All else of one is dropped, unseen and unlogged. */
  form?: PageForm;
  /** Names in a query that mean something elsewhere, and values. */
  query?: Readonly<Record<string, RegExp>>;
  /** Its answer is made anew each time. */
  fresh?: true;
  /** Platforms ask whether the site is well: however often they do, it costs little and is never refused. */
  uncounted?: true;
};

type PageForm = {
  /** What may be chosen on the page. */
  items: readonly Item[];
  ranges: readonly Range[];
  /** The id under which scripts ask for the page's data, or send its form: the compiler names it so. */
  routeId: string;
};

const READ = ["GET", "HEAD"] as const;
const ENDPOINTS = ["/insurancemail.php", "/financemail.php"];
const RESOURCES = [
  ...["/erstinformation.pdf", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"],
  "/.well-known/security.txt",
];
const PROBES = ["/healthz", "/readyz"];

/** By which an uptime monitor proves that it may know of a backlog. */
const TOKEN = /^[\w-]{16,200}$/;

/** Where the confirmation finds its reference. */
const SENT_QUERY = "gesendet";
const REFERENCE = /^\w{4}-\w{4}$/;
/** With scripts, Remix asks for a route's data, or sends its form, under this name. */
const DATA_QUERY = "_data";
const ROOT_ID = "root";

const FORMS: Readonly<Record<string, PageForm>> = {
  "/versicherungen": {
    items: insuranceItems,
    ranges: insuranceRanges,
    routeId: "routes/versicherungen",
  },
  "/finanzierung": { items: financeItems, ranges: financeRanges, routeId: "routes/finanzierung" },
};

const files = publicFiles("public");

/** What is at `pathname`; undefined where nothing is. */
export function placeAt(pathname: string): Place | undefined {
  const page = pageAt(pathname);
  if (page) return pagePlace(page);
  if (ENDPOINTS.includes(pathname)) return { kind: "endpoint", methods: ["POST"] };
  if (RESOURCES.includes(pathname) || isPicturePath(pathname)) {
    return { kind: "resource", methods: READ };
  }
  if (PROBES.includes(pathname)) {
    return { kind: "resource", methods: READ, fresh: true, uncounted: true };
  }
  if (pathname === "/backlogz") {
    return { kind: "resource", methods: READ, query: { token: TOKEN }, fresh: true };
  }
  if (files.has(pathname) || isRebuilt(pathname)) return { kind: "file", methods: READ };
  return undefined;
}

/** The page that was meant by a path with a closing slash or in other case; undefined where there is none. */
export function pageMeantBy(pathname: string): string | undefined {
  return pageAt(pathname.toLowerCase().replace(/\/+$/, ""))?.path;
}

function pagePlace({ path }: Page): Place {
  const form = FORMS[path];
  return form
    ? { kind: "page", methods: [...READ, "POST"], form }
    : { kind: "page", methods: READ };
}

/** The part of a query that means something at a place, as the site itself writes it. */
export type KnownQuery = {
  /** With its "?", or empty. */
  search: string;
  /** It asks for the same that everybody gets: no confirmation, no data for scripts. */
  common: boolean;
};

/**
 * Reads a query. The choice of items is written in the one way in which the site writes it: whatever order,
 * repetition or foreign name somebody asks with, there are as many pages as choices.
 */
export function knownQuery(asked: URLSearchParams, place: Place, method: string): KnownQuery {
  if (!place.form) return { search: plainQuery(asked, place), common: true };
  const { items, ranges, routeId } = place.form;
  const known = new URLSearchParams(queryOf(choiceFrom(asked, items, ranges), items));
  const common = known.toString();
  const reference = asked.getAll(SENT_QUERY).find((value) => REFERENCE.test(value));
  if (reference !== undefined) known.set(SENT_QUERY, reference);
  const ids = method === "POST" ? [routeId] : [routeId, ROOT_ID];
  const id = asked.getAll(DATA_QUERY).find((value) => ids.includes(value));
  if (id !== undefined) known.set(DATA_QUERY, id);
  const search = known.toString();
  return { search: search && `?${search}`, common: search === common };
}

function plainQuery(asked: URLSearchParams, { query = {} }: Place): string {
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(query)) {
    const value = asked.getAll(name).find((each) => pattern.test(each));
    if (value !== undefined) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** In development, files of the build come and go. */
function isRebuilt(pathname: string): boolean {
  return process.env.NODE_ENV === "development" && pathname.startsWith("/build/");
}

/** The files below `folder` as paths of the site. They don't change while the site runs. */
function publicFiles(folder: string): Set<string> {
  if (!fs.existsSync(folder)) return new Set();
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`),
  );
}
