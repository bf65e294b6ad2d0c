/**
 * Packages that are taken into the build, by how their names begin: of nearly 400 modules only what is used is read at
 * the start, from one file, and kept. That needs modules of ECMAScript: what calls `require` stays outside. All stay
 * among the packages that run: the commands load some whole, and npm's advisories must know of them.
 */
const BUNDLED = [
  "@conform-to/",
  "culori",
  "libphonenumber-js",
  "lru-cache",
  "nodemailer",
  "p-limit",
  "yocto-queue",
  "rate-limiter-flexible/",
  "zod",
  // mdast-util-from-markdown, and what it is made of.
  "mdast-util-",
  "micromark",
  "unist-util-",
  "decode-named-character-reference",
  "character-entities",
  "devlop",
];

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  // Tests stand beside the pure modules they check; they are no routes.
  ignoredRouteFiles: ["**/.*", "**/*.test.*"],
  serverModuleFormat: "esm",
  serverDependenciesToBundle: BUNDLED.map((name) => new RegExp(`^${name}`)),
  // The styles are written for browsers of today; nothing needs to be rewritten for older ones.
  postcss: false,
  tailwind: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose, see docs/decisions/0001-remix-2.md.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
