/** What the site has at which path, and which methods it takes there. */
import fs from "node:fs";
import path from "node:path";
import { isPicturePath } from "../broker/picture";
import { pageAt } from "../pages";

export type Place = {
  kind: "page" | "endpoint" | "resource" | "file";
  methods: readonly string[];
  /** Names in the query that mean something here; all others are dropped before anything sees or logs them. */
  query: readonly string[];
};

const READ = ["GET", "HEAD"] as const;
const ENDPOINTS = ["/insurancemail.php", "/financemail.php"];
const RESOURCES = [
  "/erstinformation.pdf",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/healthz",
  "/readyz",
];

/** Where the confirmation finds its reference. */
export const SENT_QUERY = "gesendet";
/** With scripts, Remix asks for a route's data or sends its form under these names. */
const REMIX_QUERY = ["_data", "index"];

const files = publicFiles("public");

/** What is at `pathname`; undefined where nothing is. */
export function placeAt(pathname: string): Place | undefined {
  if (pathname.startsWith("/build/")) return { kind: "file", methods: READ, query: [] };
  const page = pageAt(pathname);
  if (page) {
    return {
      kind: "page",
      methods: page.form ? [...READ, "POST"] : READ,
      query: page.form ? [...(page.choices ?? []), SENT_QUERY, ...REMIX_QUERY] : [],
    };
  }
  if (ENDPOINTS.includes(pathname)) return { kind: "endpoint", methods: ["POST"], query: [] };
  if (RESOURCES.includes(pathname) || isPicturePath(pathname))
    return { kind: "resource", methods: READ, query: [] };
  if (files.has(pathname)) return { kind: "file", methods: READ, query: [] };
  return undefined;
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
