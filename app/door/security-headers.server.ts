/** The headers that protect the visitor: one constant and one pure function. */
import { createHash } from "node:crypto";
import { transitionStyle } from "../shell/head-data.server";

/** On every response, static files and errors included. */
export const SECURITY_HEADERS = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  // Not no-referrer: browsers would then send "Origin: null" with a form.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** Two years, as the preload list asks; sent only where the site's public address is https. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains";

/** The one style that stands in the pages themselves. */
const STYLE_HASH = createHash("sha256").update(transitionStyle).digest("base64");

const INLINE_SOURCE = /^'(?:sha256|nonce)-[\w+/=-]+'$/;

/** The source that allows one inline script, by what stands in it. */
export function sourceOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The Content-Security-Policy of a response. `scriptSources` are the sources of its inline scripts, each
 * 'sha256-…' or 'nonce-…' in quotes; anything else is left out. `development` lets the browser talk to the
 * development server.
 */
export function contentSecurityPolicy({
  scriptSources = [],
  https,
  development = false,
}: {
  scriptSources?: string[];
  https: boolean;
  development?: boolean;
}): string {
  const known = scriptSources.filter((source) => INLINE_SOURCE.test(source));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...known].join(" "),
    `style-src 'self' 'sha256-${STYLE_HASH}'`,
    // data: is the icon, which stands in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script in the browser; nothing here needs to make an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** All protecting headers of a response, the policy among them. `https`: the public address is an https one. */
export function protectingHeaders(page: {
  scriptSources?: string[];
  https: boolean;
  development?: boolean;
}): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": contentSecurityPolicy(page),
    ...(page.https && { "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY }),
  };
}
