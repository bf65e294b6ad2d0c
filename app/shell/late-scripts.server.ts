import type { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { ContextType } from "react";

type Context = NonNullable<ContextType<typeof RemixContext>>;

/**
 * For browsers that don't report paints: so many pictures of the page are asked for after it is complete. No
 * browser prepares that many ahead, so the first one has been painted by then, however slow the machine is.
 */
const UNREPORTED = 30;

/**
 * The inline scripts of a page: `handoff` is what the server knows already, `start` fetches everything at
 * once after the first paint and then lets Remix take the page over. `routes` are the ids of its modules.
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
  return {
    handoff: `window.__remixContext=${serverHandoffString ?? "{}"}`,
    start: [
      `let begun;const begin=()=>begun??=Promise.all([${imports.join(",")}])`,
      `.then(m=>{window.__remixRouteModules={${byRoute.join(",")}};`,
      `import(${JSON.stringify(entry.module)})});`,
      `let left=${UNREPORTED};const next=()=>left--?requestAnimationFrame(next):begin();`,
      `addEventListener("load",next);`,
      `new PerformanceObserver(begin).observe({type:"paint",buffered:true})`,
    ].join(""),
  };
}
