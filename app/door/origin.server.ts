/** Whether a request that changes something comes from a page of ours. */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Ours: Sec-Fetch-Site says same-origin or none; where a browser doesn't send that, Origin is absent or its
 * host is the site's own or the Host header's. X-Forwarded-Host is never believed.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = headers.origin;
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  return host !== "" && (host === new URL(siteUrl).host || host === headers.host?.toLowerCase());
}
