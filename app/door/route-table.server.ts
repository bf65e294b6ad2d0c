/** What the site has at which path, and which methods it takes there. */
import fs from "node:fs";
import path from "node:path";
import { isPicturePath } from "../broker/picture";
import { financeItems } from "../content/finance";
import { insuranceItems } from "../content/insurance";
import { pageAt, type Page } from "../pages";

export type Place = {
  kind: "page" | "endpoint" | "resource" | "file";
  methods: readonly string[];
  /** Names in the query that mean something here, and values; all else is dropped, unseen and unlogged. */
  query: Readonly<Record<string, RegExp>>;
  /** Its answer is made anew each time. */
  fresh?: true;
};

const READ = ["GET", "HEAD"] as const;
const ENDPOINTS = ["/insurancemail.php", "/financemail.php"];
const RESOURCES = ["/erstinformation.pdf", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
const PROBES = ["/healthz", "/readyz"];

/** Where the confirmation finds its reference. */
export const SENT_QUERY = "gesendet";
const REFERENCE = /^\w{4}-\w{4}$/;
/** With scripts, Remix asks for a route's data, or sends its form, under this name. */
const REMIX_DATA = /^(root|routes\/(versicherungen|finanzierung))$/;
/** What can be chosen in the browsers: few, so that every page they make can be kept. */
const ITEM = new RegExp(
  `^(${[...insuranceItems, ...financeItems].map(({ slug }) => slug).join("|")})$`,
);

const files = publicFiles("public");

/** What is at `pathname`; undefined where nothing is. */
export function placeAt(pathname: string): Place | undefined {
  const page = pageAt(pathname);
  if (page) {
    return {
      kind: "page",
      methods: page.form ? [...READ, "POST"] : READ,
      query: page.form ? formQuery(page) : {},
    };
  }
  if (ENDPOINTS.includes(pathname)) return { kind: "endpoint", methods: ["POST"], query: {} };
  if (RESOURCES.includes(pathname) || isPicturePath(pathname)) {
    return { kind: "resource", methods: READ, query: {} };
  }
  if (PROBES.includes(pathname)) return { kind: "resource", methods: READ, query: {}, fresh: true };
  if (pathname === "/backlogz") {
    return { kind: "resource", methods: READ, query: { token: /^[\w-]{16,200}$/ }, fresh: true };
  }
  if (files.has(pathname) || isRebuilt(pathname)) return { kind: "file", methods: READ, query: {} };
  return undefined;
}

/** The page that was meant by a path with a closing slash or in other case; undefined where there is none. */
export function pageMeantBy(pathname: string): string | undefined {
  return pageAt(pathname.toLowerCase().replace(/\/+$/, ""))?.path;
}

function formQuery({ choices = [] }: Page): Place["query"] {
  const items = Object.fromEntries(choices.map((name) => [name, ITEM]));
  return { ...items, [SENT_QUERY]: REFERENCE, _data: REMIX_DATA };
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
