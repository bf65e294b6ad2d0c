/** What is to become of a request, judged by its head alone. */
import fs from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { isPicturePath } from "../broker/picture";
import type { Halves } from "../broker/halves";
import type { Topics } from "../content/items.server";
import { isReference, SENT_QUERY, type FormKind } from "../enquiry/enquiry";
import { knownLinkPath, LINK_ROOT } from "../enquiry/mail-links.server";
import { pageAt, type Page } from "../pages";
import { isSheetPath } from "../topics/drawing-sheet.server";
import { choiceFrom, queryOf } from "../topics/item-browser.server";
import { isOwnRequest } from "./clients.server";

export type Verdict =
  | { kind: "home" }
  /** To the page that was meant, path and query. */
  | { kind: "move"; location: string }
  | { kind: "refuse"; status: number; entry?: Entry }
  /** `common`: everybody gets the same answer at `url`, so that it can be kept. */
  | { kind: "read"; url: string; entry: Entry; common: boolean }
  /** The body is to be read, and handed on with `url`. */
  | { kind: "send"; url: string; entry: Entry };

export type Head = {
  method: string;
  /** As it stands in the request's first line. */
  target: string;
  headers: IncomingHttpHeaders;
};

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** For the application's own lines of the log. */
export { loggedPath } from "../enquiry/mail-links.server";

/** What there is: `topics` is what may be chosen on the pages with a form, `links` whether the broker's mail has links. */
type Site = { topics: Topics; halves: Halves; links: boolean };

/** Looks at nothing beside but which files lie below `public`. `siteUrl` is the public origin. */
export function judge({ method, target, headers }: Head, siteUrl: string, site: Site): Verdict {
  const { topics } = site;
  const url = addressOf(target);
  if (!url) return { kind: "refuse", status: 400 };
  const entry = entryAt(url.pathname, site);
  if (!entry) return isRead(method) ? elsewhere(url, site) : { kind: "refuse", status: 405 };
  if (!entry.methods.includes(method)) return { kind: "refuse", status: 405, entry };
  const { search, common } = knownQuery(url.searchParams, entry, method, topics);
  const address = entry.link ? knownLinkPath(url.pathname) : url.pathname + search;
  if (method !== "POST") return { kind: "read", url: address, entry, common };
  if (!comesFromHere(headers, siteUrl, entry)) return { kind: "refuse", status: 403, entry };
  if (!isReadable(headers, entry)) return { kind: "refuse", status: 415, entry };
  return { kind: "send", url: address, entry };
}

/** A link's page hands on no address, and where browsers send no Sec-Fetch-Site, its form then comes from "null". */
function comesFromHere(headers: IncomingHttpHeaders, siteUrl: string, { link }: Entry): boolean {
  const nameless = headers["sec-fetch-site"] === undefined && headers.origin === "null";
  return isOwnRequest(headers, siteUrl) || (link === true && nameless);
}

/** Where somebody goes who asks for what isn't here: to the page that was meant, or home. */
function elsewhere({ pathname, searchParams }: URL, site: Site): Verdict {
  const path = pageMeantBy(pathname);
  const entry = path === undefined ? undefined : entryAt(path, site);
  if (path === undefined || !entry) return { kind: "home" };
  const { search } = knownQuery(searchParams, entry, "GET", site.topics);
  return { kind: "move", location: path + search };
}

export const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Whether it names one host, as HTTP/1.1 demands; `rawHeaders` are names and values in turn. */
export function namesOneHost(httpVersion: string, rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Path and query of a target, whoever's it claims to be: there is only this site. Undefined where it has no path. */
function addressOf(target: string): URL | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (path !== target && !path.startsWith("/")) return new URL(`http://site.invalid/${path}`);
  // Before the parser, which takes what follows two slashes for a host: "//evil.example" is a path here.
  return path.startsWith("/") ? new URL(`http://site.invalid${path}`) : undefined;
}

/** Old clients call JSON what isn't labelled so; the forms send one of two types, never compressed. */
function isReadable(headers: IncomingHttpHeaders, entry: Entry): boolean {
  if ((headers["content-encoding"] ?? "identity") !== "identity") return false;
  if (entry.kind === "endpoint") return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  return FORM_TYPES.includes(type);
}

/** What the site has at a path, and which methods it takes there. */
export type Entry = {
  kind: "page" | "endpoint" | "resource" | "file";
  methods: readonly string[];
  /** An old client's, for a form that the site doesn't have: it stays known, since the client reads JSON alone. */
  gone?: boolean;
  /** What a query means on a page with a form. All else of one is dropped, unseen and unlogged. */
  form?: PageForm;
  /** Names in a query that mean something elsewhere, and values. */
  query?: Readonly<Record<string, RegExp>>;
  /** Its answer is made anew each time. */
  fresh?: true;
  /**
   * One of the links in the broker's mail, or what might be one: whatever isn't shaped so is answered at one address. Who
   * knows a valid one may do what it says.
   */
  link?: true;
  /** Platforms ask whether the site is well: however often they do, it costs little and is never refused. */
  uncounted?: true;
};

type PageForm = {
  kind: FormKind;
  /** The id under which scripts ask for the page's data, or send its form: the compiler names it so. */
  routeId: string;
};

const READ = ["GET", "HEAD"] as const;
const ENDPOINTS: Readonly<Record<string, FormKind>> = {
  "/insurancemail.php": "insurance",
  "/financemail.php": "finance",
};
const RESOURCES = [
  ...["/erstinformation.pdf", "/robots.txt", "/sitemap.xml", "/.well-known/security.txt"],
];
const PROBES = ["/healthz", "/readyz"];

/** By which an uptime monitor proves that it may know of a backlog. */
const TOKEN = /^[\w-]{16,200}$/;

/** With scripts, Remix asks for a route's data, or sends its form, under this name. */
const DATA_QUERY = "_data";
const ROOT_ID = "root";

const LINK_ENTRY: Entry = { kind: "page", methods: [...READ, "POST"], fresh: true, link: true };

const files = publicFiles("public");

/** What this site has at `pathname`; undefined where nothing is. */
function entryAt(pathname: string, { halves, links }: Site): Entry | undefined {
  const page = pageAt(pathname);
  if (page) return !page.half || halves[page.half] ? pageEntry(page) : undefined;
  const form = Object.hasOwn(ENDPOINTS, pathname) ? ENDPOINTS[pathname] : undefined;
  if (form) return { kind: "endpoint", methods: ["POST"], gone: !halves[form] };
  if (RESOURCES.includes(pathname) || isPicturePath(pathname) || isSheetPath(pathname)) {
    return { kind: "resource", methods: READ };
  }
  if (PROBES.includes(pathname)) {
    return { kind: "resource", methods: READ, fresh: true, uncounted: true };
  }
  if (pathname === "/backlogz") {
    return { kind: "resource", methods: READ, query: { token: TOKEN }, fresh: true };
  }
  if (links && pathname.startsWith(LINK_ROOT) && pathname !== LINK_ROOT) return LINK_ENTRY;
  if (files.has(pathname) || isRebuilt(pathname)) return { kind: "file", methods: READ };
  return undefined;
}

/** The page that was meant by a path with a closing slash or in other case; undefined where there is none. */
function pageMeantBy(pathname: string): string | undefined {
  return pageAt(pathname.toLowerCase().replace(/\/+$/, ""))?.path;
}

function pageEntry({ path, form, half }: Page): Entry {
  if (!form || !half) return { kind: "page", methods: READ };
  const known = { kind: half, routeId: `routes${path}` };
  return { kind: "page", methods: [...READ, "POST"], form: known };
}

/** The part of a query that means something at an entry, as the site itself writes it. */
type KnownQuery = {
  /** With its "?", or empty. */
  search: string;
  /** It asks for the same that everybody gets: no confirmation, no data for scripts. */
  common: boolean;
};

/**
 * Reads a query. The choice of items is written in the one way in which the site writes it: whatever order,
 * repetition or foreign name somebody asks with, there are as many pages as choices.
 */
function knownQuery(
  asked: URLSearchParams,
  entry: Entry,
  method: string,
  topics: Topics,
): KnownQuery {
  if (!entry.form) return { search: plainQuery(asked, entry), common: true };
  const { kind, routeId } = entry.form;
  const page = topics[kind];
  const known = new URLSearchParams(queryOf(choiceFrom(asked, page), page));
  const common = known.toString();
  const reference = asked.getAll(SENT_QUERY).find(isReference);
  if (reference !== undefined) known.set(SENT_QUERY, reference);
  const ids = method === "POST" ? [routeId] : [routeId, ROOT_ID];
  const id = asked.getAll(DATA_QUERY).find((value) => ids.includes(value));
  if (id !== undefined) known.set(DATA_QUERY, id);
  const search = known.toString();
  return { search: search && `?${search}`, common: search === common };
}

function plainQuery(asked: URLSearchParams, { query = {} }: Entry): string {
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
