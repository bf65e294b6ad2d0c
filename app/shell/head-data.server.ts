/** What stands in every page's head as text: a browser need not ask for it. */
import { colourStyle, paletteOf } from "../broker/colours.server";
import { coloursOf, type Look } from "../broker/look.server";

/** What an edition's colours are in the head of its pages. */
export type HeadLook = {
  /** The paper of both schemes, for where no style reaches: the browser's bars. */
  themeColors: { light: string; dark: string };
  /** Puts the colours on; undefined where they are the style sheet's own. */
  colourStyle: string | undefined;
};

type Dressed = { look: Look };

const known = new WeakMap<Dressed, HeadLook>();

/** Made once an edition. */
export function headLook(edition: Dressed): HeadLook {
  const made = known.get(edition) ?? makeHeadLook(edition);
  known.set(edition, made);
  return made;
}

function makeHeadLook(edition: Dressed): HeadLook {
  const colours = coloursOf(edition.look);
  const { light, dark } = paletteOf(colours);
  return {
    themeColors: { light: light["paper"]!, dark: dark["paper"]! },
    colourStyle: colourStyle(colours),
  };
}

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
 * the pages without a form; on those with one it stands in theirs. Without it everything else works. A link in the
 * menu may lead to a place on this page.
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
