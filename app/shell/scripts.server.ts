/**
 * The script of a page with a form. It stands in for Remix's own `<Scripts>`, which asks for every script before
 * the page's fonts are there. What it takes is in the documented `EntryContext`; what it leaves to the browser
 * are internals of Remix 2.17, which no other module of the site names: the entry reads `window.__remixContext` and
 * `window.__remixRouteModules`, and the module at `manifest.url` sets `window.__remixManifest`.
 * Where the context has no hand-off, the caller falls back to `<Scripts>`.
 */
import type { EntryContext } from "@remix-run/node";

/** What somebody does who isn't only looking; whoever reads a screen and leaves needs no script. */
const FIRST_MOVES = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/**
 * A module script: it keeps what the server knows already, fetches everything at once at the visitor's first
 * move and then lets Remix take the form over. Undefined where it can't be written.
 */
export function lateScript({
  manifest,
  serverHandoffString,
  staticHandlerContext,
}: EntryContext): string | undefined {
  if (serverHandoffString === undefined) return undefined;
  const { entry } = manifest;
  const found = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const modules = new Set([
    ...found.map(({ module }) => module),
    manifest.url,
    ...entry.imports,
    ...found.flatMap(({ imports = [] }) => imports),
  ]);
  const imports = Array.from(modules, (module) => `import(${JSON.stringify(module)})`);
  const byRoute = found.map(({ id }, position) => `${JSON.stringify(id)}:m[${position}]`);
  return [
    // Nothing in it ends the script: Remix has escaped it.
    `window.__remixContext=${withoutIdleFlags(serverHandoffString)};`,
    `let begun;const begin=()=>begun??=Promise.all([${imports.join(",")}])`,
    `.then(m=>{window.__remixRouteModules={${byRoute.join(",")}};`,
    `import(${JSON.stringify(entry.module)})});`,
    `for(const type of ${JSON.stringify(FIRST_MOVES)})addEventListener(type,begin,{passive:true})`,
  ].join("");
}

/** What isn't there is off, too; the first answer is short of room. */
const withoutIdleFlags = (handoff: string) =>
  handoff.replace(/(?<=^\{"future":\{)[^{}]*/, (flags) =>
    flags
      .split(",")
      .filter((flag) => !flag.endsWith(":false"))
      .join(),
  );
