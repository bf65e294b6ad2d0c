/** The ways into the two worlds, as tiles say them. */
import { creditNotice } from "./cost-and-time";
import { writerOf, type Site } from "./values.server";

type TileTexts = { title: string; text: string };
type WayIn = TileTexts & { world: "insurance" | "finance"; href: string; notice?: string };

/** Those that the site offers, to the `fragment` of their pages; loans with what the law wants said beside them. */
export function waysIn(
  site: Site,
  { insurance, finance }: Record<"insurance" | "finance", TileTexts>,
  fragment = "",
): WayIn[] {
  const { halves, plain } = writerOf(site);
  const tile = ({ title, text }: TileTexts, href: string) => ({
    title: plain(title),
    text: plain(text),
    href: href + fragment,
  });
  const offered: WayIn[] = [];
  if (halves.insurance) offered.push({ world: "insurance", ...tile(insurance, "/versicherungen") });
  if (halves.finance)
    offered.push({ world: "finance", ...tile(finance, "/finanzierung"), notice: creditNotice });
  return offered;
}
