/** The headers that protect the visitor: one constant and one pure function. */

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
    "style-src 'self'",
    "img-src 'self'",
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
