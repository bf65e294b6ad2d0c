/** What stands in every page's head as text: a browser need not ask for it. */
import fs from "node:fs";
import type { Halves } from "../broker/halves";
import { pagesIn } from "../pages";

/** The mark as an address. Browsers that can't draw it there take /favicon.ico. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(
  fs.readFileSync("public/favicon.svg", "utf8").trim(),
)}`;

/**
 * Which pages a browser may fetch before they are asked for: those a finger or pointer is about to choose.
 * Browsers leave it when somebody saves data. A link with a choice or a place in it is already here.
 */
export const speculationRules = (halves: Halves) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: pagesIn(halves).map(({ path }) => path) },
            { not: { selector_matches: "[href*='?'], [href*='#']" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });

/**
 * Back shows a page as it was left: with its menu or its dialog open, if nobody closes them. The only script of
 * the pages without a form; without it everything else works.
 */
export const closeOnLeave =
  'addEventListener("pagehide",()=>{for(const e of document.querySelectorAll("[popover]"))e.close?.(),e.hidePopover?.()})';

/**
 * Pages blend into each other. Not in a style sheet: a browser decides on it before a sheet that it hasn't
 * kept yet is there, and then reports an error.
 */
export const transitionStyle =
  "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** The paper of both schemes, for where no style reaches: the browser's bars and the manifest. */
export const themeColors = { light: "#faf5ec", dark: "#0d2227" } as const;
