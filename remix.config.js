/** @type {import("@remix-run/dev").AppConfig} */
export default {
  // Tests stand beside the pure modules they check; they are no routes.
  ignoredRouteFiles: ["**/.*", "**/*.test.*"],
  serverModuleFormat: "esm",
  // The few functions that are used: as a whole it takes 20 MB of memory.
  serverDependenciesToBundle: [/^culori/],
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
