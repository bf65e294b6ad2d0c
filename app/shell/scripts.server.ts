/**
 * The scripts that stand in the pages themselves, and the one style that every page has: a browser need not ask for
 * them.
 */
import type { EntryContext } from "@remix-run/node";

/**
 * Which pages a browser may fetch before they are asked for: those a finger or pointer is about to choose.
 * Browsers leave it when somebody saves data. A link with a choice in it is already here; one with a dot leads to a
 * file.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='?'],[href*='.'])" },
      eagerness: "moderate",
    },
  ],
});

/**
 * Back shows a page as it was left: with its menu or its dialog open, if nobody closes them. The only script of
 * the pages without a form. Without it everything else works. A link in the menu may lead to a place on this page.
 * It stands behind the style sheet: the rest is read when that is there, and laid out once instead of twice. In a page
 * with a form it is part of `lateScript`: each script's hash in the policy takes room in the first packets.
 */
export const closeOnLeave =
  'addEventListener("pagehide",()=>{for(const e of document.querySelectorAll("[popover]"))e.close?.(),e.hidePopover?.()});' +
  'addEventListener("click",({target:e})=>e.closest?.("#menu a")&&menu.hidePopover?.())';

/**
 * Pages blend into each other. Not in a style sheet: a browser decides on it before a sheet that it hasn't
 * kept yet is there, and then reports an error.
 */
export const transitionStyle =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Asks for the drawings that the page takes from a sheet beside it, see `SheetDrawing`. */
export const fetchDrawings =
  'for(const e of document.querySelectorAll("use"))e.setAttribute("href",e.dataset.href);';

/** What somebody does who isn't only looking; whoever reads a screen and leaves needs no script. */
const FIRST_MOVES = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/**
 * The script of a page with a form, a module: it keeps what the server knows already, fetches drawings and scripts
 * at the visitor's first move and then lets Remix take the form over. It stands in for Remix's own `<Scripts>`, which asks
 * for every script before the page's fonts are there. What it takes is in the documented `EntryContext`; what it leaves to
 * the browser are internals of Remix 2.17, which no other module of the site names: the entry reads
 * `window.__remixContext` and `window.__remixRouteModules`, and the module at `manifest.url` sets
 * `window.__remixManifest`. Undefined where the context has no hand-off: the caller falls back to `<Scripts>`.
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
    `${closeOnLeave};window.__remixContext=${withoutIdleFlags(serverHandoffString)};`,
    `let begun;const begin=()=>{if(begun)return;begun=1;${fetchDrawings}`,
    `Promise.all([${imports.join(",")}]).then(m=>{window.__remixRouteModules={${byRoute.join(",")}};`,
    `import(${JSON.stringify(entry.module)})})};`,
    `for(const on of ${JSON.stringify(FIRST_MOVES)})addEventListener(on,begin,{passive:true})`,
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
