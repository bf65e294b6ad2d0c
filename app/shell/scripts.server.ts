import type { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { ContextType } from "react";
import type { SiteData } from "./site-data.server";

type Context = NonNullable<ContextType<typeof RemixContext>>;

/** What somebody does who isn't only looking; whoever reads a screen and leaves needs no script. */
const FIRST_MOVES = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/**
 * The inline script of a page: it keeps what the server knows already, fetches everything at once at the
 * visitor's first move and then lets Remix take the form over. `routes` are the ids of the page's modules.
 */
export function lateScripts({ manifest, serverHandoffString }: Context, routes: readonly string[]) {
  const { entry } = manifest;
  const found = routes.flatMap((id) => manifest.routes[id] ?? []);
  const modules = new Set([
    ...found.map(({ module }) => module),
    manifest.url,
    ...entry.imports,
    ...found.flatMap(({ imports = [] }) => imports),
  ]);
  const imports = Array.from(modules, (module) => `import(${JSON.stringify(module)})`);
  const byRoute = found.map(({ id }, position) => `${JSON.stringify(id)}:m[${position}]`);
  return [
    `window.__remixContext=${slimmed(serverHandoffString ?? "{}")};`,
    `let begun;const begin=()=>begun??=Promise.all([${imports.join(",")}])`,
    `.then(m=>{window.__remixRouteModules={${byRoute.join(",")}};`,
    `import(${JSON.stringify(entry.module)})});`,
    `for(const type of ${JSON.stringify(FIRST_MOVES)})addEventListener(type,begin,{passive:true})`,
  ].join("");
}

/** What frames the form isn't drawn again in the browser: of its data, what the form and an error page show remains. */
function slimmed(handoff: string): string {
  const context = JSON.parse(handoff) as { state?: { loaderData?: { root?: SiteData } } };
  const data = context.state?.loaderData;
  if (data?.root) {
    const { pictures, broker } = data.root;
    Object.assign(data, { root: { pictures, broker: { name: broker.name, phone: broker.phone } } });
  }
  // Nothing in it ends the script.
  return JSON.stringify(context).replaceAll("<", "\\u003c");
}
