/** The compiler puts the server's own build in the place of this module. */
declare module "@remix-run/dev/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}
