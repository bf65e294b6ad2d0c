/** What is to become of a request, judged by its head alone. */
import type { IncomingHttpHeaders } from "node:http";
import { isOwnRequest } from "./origin.server";
import { knownQuery, pageMeantBy, placeAt, type Place } from "./route-table.server";

export type Verdict =
  | { kind: "home" }
  /** To the page that was meant, path and query. */
  | { kind: "move"; location: string }
  | { kind: "refuse"; status: number; place?: Place }
  /** `common`: everybody gets the same answer at `url`, so that it can be kept. */
  | { kind: "read"; url: string; place: Place; common: boolean }
  /** The body is to be read, and handed on with `url`. */
  | { kind: "send"; url: string; place: Place };

export type Head = {
  method: string;
  /** As it stands in the request's first line. */
  target: string;
  headers: IncomingHttpHeaders;
};

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Pure. `siteUrl` is the site's public origin. */
export function judge({ method, target, headers }: Head, siteUrl: string): Verdict {
  const url = addressOf(target);
  if (!url) return { kind: "refuse", status: 400 };
  const place = placeAt(url.pathname);
  if (!place) return isRead(method) ? elsewhere(url) : { kind: "refuse", status: 405 };
  if (!place.methods.includes(method)) return { kind: "refuse", status: 405, place };
  const { search, common } = knownQuery(url.searchParams, place, method);
  const address = url.pathname + search;
  if (method !== "POST") return { kind: "read", url: address, place, common };
  if (!isOwnRequest(headers, siteUrl)) return { kind: "refuse", status: 403, place };
  if (!isReadable(headers, place)) return { kind: "refuse", status: 415, place };
  return { kind: "send", url: address, place };
}

/** Where somebody goes who asks for what isn't here: to the page that was meant, or home. */
function elsewhere({ pathname, searchParams }: URL): Verdict {
  const path = pageMeantBy(pathname);
  const place = path === undefined ? undefined : placeAt(path);
  if (path === undefined || !place) return { kind: "home" };
  return { kind: "move", location: path + knownQuery(searchParams, place, "GET").search };
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
function isReadable(headers: IncomingHttpHeaders, place: Place): boolean {
  if ((headers["content-encoding"] ?? "identity") !== "identity") return false;
  if (place.kind === "endpoint") return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  return FORM_TYPES.includes(type);
}
