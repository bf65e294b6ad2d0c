/** The compiler puts the server's own build in the place of this module. */
declare module "@remix-run/dev/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}

/** What scripts/build-commands.ts takes into a command as text. */
declare module "*.example" {
  const text: string;
  export default text;
}

/** Parts of the package that its types know under its own name alone. */
declare module "rate-limiter-flexible/lib/RateLimiterMemory.js" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  export { RateLimiterPostgres as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
