/** The ways into the two worlds, as tiles say them. */
import { HALVES, type Halves } from "../broker/halves";
import { HALF_PATHS } from "../pages";
import { creditNotice } from "./cost-and-time";
import { writerOf, type Site } from "./values.server";

type TileTexts = { title: string; text: string };
type WayIn = TileTexts & { world: keyof Halves; href: string; notice?: string };

/** Those that the site offers, to the `fragment` of their pages; loans with what the law wants said beside them. */
export function waysIn(site: Site, texts: Record<keyof Halves, TileTexts>, fragment = ""): WayIn[] {
  const { halves, plain } = writerOf(site);
  return HALVES.filter((half) => halves[half]).map((world) => ({
    world,
    title: plain(texts[world].title),
    text: plain(texts[world].text),
    href: HALF_PATHS[world] + fragment,
    ...(world === "finance" && { notice: creditNotice }),
  }));
}
