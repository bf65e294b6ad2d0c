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

/**
 * The Content-Security-Policy of a response. `scriptHashes` are the SHA-256 (base64) of its inline scripts;
 * `development` lets the browser talk to the development server.
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  https,
  development = false,
}: {
  scriptHashes?: string[];
  https: boolean;
  development?: boolean;
}): string {
  const scripts = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self' 'sha256-${STYLE_HASH}'`,
    // data: is the icon, which stands in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** All protecting headers of a response, the policy among them. `https`: the public address is an https one. */
export function protectingHeaders(page: {
  scriptHashes?: string[];
  https: boolean;
  development?: boolean;
}): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": contentSecurityPolicy(page),
    ...(page.https && { "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY }),
  };
}
