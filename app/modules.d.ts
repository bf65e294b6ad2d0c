/** The compiler puts the server's own build in the place of this module. */
declare module "@remix-run/dev/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}

/** Files that scripts/build-commands.ts takes into a command as text. */
declare module "*.yaml" {
  const text: string;
  export default text;
}
declare module "*.example" {
  const text: string;
  export default text;
}
