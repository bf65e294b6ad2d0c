/**
 * The script of a page with a form. It stands in for Remix's own `<Scripts>`, which asks for every script before
 * the page's fonts are there. What it takes is in the documented `EntryContext`; what it leaves to the browser
 * are internals of Remix 2.17, which no other module of the site names: the entry reads `window.__remixContext` and
 * `window.__remixRouteModules`, and the module at `manifest.url` sets `window.__remixManifest`.
 * Where the context has no hand-off, the caller falls back to `<Scripts>`.
 */
import type { EntryContext } from "@remix-run/node";
import type { ShownSite } from "./island";

/** What somebody does who isn't only looking; whoever reads a screen and leaves needs no script. */
const FIRST_MOVES = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/** In characters; a page's own hand-off has some 2,000. */
const LONG = 20_000;

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
    `window.__remixContext=${slimmed(serverHandoffString)};`,
    `let begun;const begin=()=>begun??=Promise.all([${imports.join(",")}])`,
    `.then(m=>{window.__remixRouteModules={${byRoute.join(",")}};`,
    `import(${JSON.stringify(entry.module)})});`,
    `for(const type of ${JSON.stringify(FIRST_MOVES)})addEventListener(type,begin,{passive:true})`,
  ].join("");
}

/** What frames the form isn't drawn again in the browser: of its data, what an error says of the broker remains. */
function slimmed(handoff: string): string {
  // A long text that is given back would hold everybody up once more; Remix has escaped it already.
  if (handoff.length > LONG) return handoff;
  const context = JSON.parse(handoff) as { state?: { loaderData?: { root?: ShownSite } } };
  const data = context.state?.loaderData;
  if (data?.root) {
    const { name, phone } = data.root.broker;
    data.root = { pictures: {}, broker: { name, phone } };
  }
  // Nothing in it ends the script.
  return JSON.stringify(context).replaceAll("<", "\\u003c");
}
