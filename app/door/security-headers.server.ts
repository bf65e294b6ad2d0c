/** The headers that protect the visitor: one constant and one pure function. */
import { createHash } from "node:crypto";
import type { Environment } from "../config/environment.server";
import { transitionStyle } from "../shell/scripts.server";

/** On every response, errors included, but for the site's own files. */
export const SECURITY_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  // Not no-referrer: browsers would then send "Origin: null" with a form.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/**
 * A file below `public` is no document that could run something: what counts for it is that it is taken for what
 * it is, and by this site alone. The rest would make the first view of a page wait, five times.
 */
export const FILE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": SECURITY_HEADERS["Cross-Origin-Resource-Policy"],
  "X-Content-Type-Options": SECURITY_HEADERS["X-Content-Type-Options"],
} as const;

/**
 * By the setting HSTS, two years each; sent only where the site's public address is https. A broker's mail or
 * shop under the same domain may not have https: that they are meant, too, is the operator's to say.
 */
const STRICT_TRANSPORT_SECURITY = {
  off: undefined,
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
} as const;

/** What the public address and the setting say of a site's transport. */
export function transportOf({ SITE_URL, HSTS }: Pick<Environment, "SITE_URL" | "HSTS">) {
  const https = SITE_URL.startsWith("https:");
  return { https, strictTransport: https ? STRICT_TRANSPORT_SECURITY[HSTS] : undefined };
}

const INLINE_SOURCE = /^'(?:sha256|nonce)-[\w+/=-]+'$/;

/** The source that allows one inline script or style, by what stands in it. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The one style that stands in every site's pages. */
const TRANSITION = sourceOf(transitionStyle);

/**
 * Of a page's inline scripts, and of its styles but for the one that every site has: each 'sha256-…' or 'nonce-…' in
 * quotes; anything else is left out.
 */
export type InlineSources = { scriptSources: string[]; styleSources: string[] };

/** The Content-Security-Policy of a response. `development` lets the browser talk to the development server. */
export function contentSecurityPolicy({
  scriptSources = [],
  styleSources = [],
  https,
  development = false,
}: Partial<InlineSources> & {
  https: boolean;
  development?: boolean;
}): string {
  const known = (sources: string[]) => sources.filter((source) => INLINE_SOURCE.test(source));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...known(scriptSources)].join(" "),
    ["style-src 'self'", TRANSITION, ...known(styleSources)].join(" "),
    // A page's icon stands in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script in the browser; nothing here needs to make an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join(";");
}

/** All protecting headers of a response, the policy among them. */
export function protectingHeaders(
  page: Partial<InlineSources> & {
    /** The public address is an https one. */
    https: boolean;
    /** What Strict-Transport-Security says; undefined: it isn't sent. */
    strictTransport: string | undefined;
    development?: boolean;
  },
): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": contentSecurityPolicy(page),
    ...transportHeader(page),
  };
}

/** All protecting headers of a file below `public`. */
export function fileHeaders(transport: {
  strictTransport: string | undefined;
}): Record<string, string> {
  return { ...FILE_HEADERS, ...transportHeader(transport) };
}

const transportHeader = ({ strictTransport }: { strictTransport: string | undefined }) =>
  strictTransport ? { "Strict-Transport-Security": strictTransport } : {};
