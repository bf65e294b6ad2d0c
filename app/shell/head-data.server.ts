/** What stands in every page's head as text: a browser need not ask for it. */
import fs from "node:fs";
import { colourStyle, paletteOf } from "../broker/colours.server";
import { coloursOf } from "../broker/look.server";
import { iconInPage, type IconEdition } from "./site-icons.server";

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;

const shippedIcon = svgAddress(fs.readFileSync("public/favicon.svg", "utf8"));

/** What an edition's colours and icon are in the head of its pages. */
export type HeadLook = {
  /** The mark as an address. Browsers that can't draw it there take /favicon.ico. */
  iconAddress: string;
  /** The paper of both schemes, for where no style reaches: the browser's bars and the manifest. */
  themeColors: { light: string; dark: string };
  /** Puts the colours on; undefined where they are the style sheet's own. */
  colourStyle: string | undefined;
};

const known = new WeakMap<IconEdition, HeadLook>();

/** Made once an edition. */
export function headLook(edition: IconEdition): HeadLook {
  const made = known.get(edition) ?? makeHeadLook(edition);
  known.set(edition, made);
  return made;
}

function makeHeadLook(edition: IconEdition): HeadLook {
  const icon = iconInPage(edition);
  const colours = coloursOf(edition.look);
  const { light, dark } = paletteOf(colours);
  return {
    iconAddress: !icon ? shippedIcon : "svg" in icon ? svgAddress(icon.svg) : icon.path,
    themeColors: { light: light["paper"]!, dark: dark["paper"]! },
    colourStyle: colourStyle(colours),
  };
}

/**
 * Which pages a browser may fetch before they are asked for: those a finger or pointer is about to choose.
 * Browsers leave it when somebody saves data. A link with a choice or a place in it is already here; one with a dot
 * leads to a file.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='?'],[href*='#'],[href*='.'])" },
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
