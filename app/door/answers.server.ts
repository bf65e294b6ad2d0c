/** Where ready answers come from: files are read, pages and resources rendered. */
import fs from "node:fs/promises";
import path from "node:path";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/node";
import { environment } from "../config/environment.server";
import { SCRIPT_SOURCES_HEADER } from "./internal-headers";
import { type Representations, represent } from "./representation.server";
import { fileHeaders, protectingHeaders, transportOf } from "./security-headers.server";

/** A file of the build has its content in its name. */
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

const render = createRequestHandler(build, process.env.NODE_ENV);

/** The file below `public` at this path of the site; undefined where its kind isn't known. */
export async function fileAnswer(pathname: string): Promise<Representations | undefined> {
  const type = TYPES[path.extname(pathname)];
  if (!type) return undefined;
  return represent(await fs.readFile(path.join("public", pathname)), {
    "Content-Type": type,
    "Cache-Control": pathname.startsWith("/build/") ? IMMUTABLE : AN_HOUR,
    ...fileHeaders(transportOf(environment())),
  });
}

/** The page or resource at this path and query; undefined where it doesn't answer with 200. */
export async function renderedAnswer(url: string): Promise<Representations | undefined> {
  const response = await render(new Request(new URL(url, "http://site.invalid")));
  if (response.status !== 200) return undefined;
  const disposition = response.headers.get("Content-Disposition");
  return represent(Buffer.from(await response.arrayBuffer()), {
    "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream",
    "Cache-Control": response.headers.get("Cache-Control") ?? REVALIDATE,
    ...(disposition && { "Content-Disposition": disposition }),
    ...protection(scriptSourcesOf(response)),
  });
}

/** The page that turns a request away with `status`, as text. */
export async function problemAnswer(status: string): Promise<Representations> {
  const response = await render(new Request(new URL(`/problem/${status}`, "http://site.invalid")));
  return represent(
    Buffer.from(await response.arrayBuffer()),
    {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...protection(scriptSourcesOf(response)),
    },
    response.status,
  );
}

function scriptSourcesOf({ headers }: Response): string[] {
  return (headers.get(SCRIPT_SOURCES_HEADER) ?? "").split(" ");
}

function protection(scriptSources: string[]) {
  return protectingHeaders({
    scriptSources,
    ...transportOf(environment()),
    development: process.env.NODE_ENV === "development",
  });
}
