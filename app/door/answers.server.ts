/** Where ready answers come from: files are read, pages and resources rendered. */
import fs from "node:fs/promises";
import path from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { environment } from "../config/environment.server";
import { refusalPage } from "../shell/frame.server";
import type { SiteData } from "../shell/site-data.server";
import { siteIcon, type IconEdition } from "../shell/site-icons.server";
import { represent, type Representations } from "./answer-cache.server";
import {
  fileHeaders,
  protectingHeaders,
  sourceOf,
  transportOf,
  type InlineSources,
} from "./security-headers.server";

/** The application: Remix's request handler. */
export type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** A build's files never change: what was changed has another name in the next. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
/** A page may be kept, and is asked for again each time: a 304 is all that costs. */
const REVALIDATE = "public, no-cache";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};
const UNKNOWN_TYPE = "application/octet-stream";

/** The file at this path of the site, with the headers that are its own: one of the edition's icons, or below `public`. */
export async function readSiteFile(pathname: string, edition: IconEdition) {
  const icon = await siteIcon(edition, pathname);
  const body = icon ?? (await fs.readFile(path.join("public", pathname)));
  const headers = {
    "Content-Type": TYPES[path.extname(pathname)] ?? UNKNOWN_TYPE,
    "Cache-Control": pathname.startsWith("/build/") ? IMMUTABLE : AN_HOUR,
  };
  return { body, headers };
}

/** The same, ready to be kept. */
export async function fileAnswer(pathname: string, edition: IconEdition): Promise<Representations> {
  const { body, headers } = await readSiteFile(pathname, edition);
  return represent(body, { ...headers, ...fileHeaders(transportOf(environment())) });
}

/** The page or resource that `request` asks for; undefined where it isn't answered with 200. */
export async function renderedAnswer(
  request: Request,
  handler: Handler,
  context: AppLoadContext,
): Promise<Representations | undefined> {
  const response = await handler(request, context);
  if (response.status !== 200) return undefined;
  const disposition = response.headers.get("Content-Disposition");
  return represent(Buffer.from(await response.arrayBuffer()), {
    "Content-Type": response.headers.get("Content-Type") ?? UNKNOWN_TYPE,
    "Cache-Control": response.headers.get("Cache-Control") ?? REVALIDATE,
    ...(disposition && { "Content-Disposition": disposition }),
    ...protection(context),
  });
}

/** The page that turns a request away with `status`, as text. */
export async function refusalAnswer(status: string, site: SiteData): Promise<Representations> {
  const { html, scripts, styles } = refusalPage(Number(status), site);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...protection({
      scriptSources: scripts.map(sourceOf),
      styleSources: styles.map(sourceOf),
    }),
  };
  return represent(Buffer.from(html), headers, Number(status));
}

function protection({ scriptSources, styleSources }: InlineSources) {
  return protectingHeaders({
    scriptSources,
    styleSources,
    ...transportOf(environment()),
    development: process.env.NODE_ENV === "development",
  });
}
