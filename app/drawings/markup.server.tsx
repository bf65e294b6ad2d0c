/** The drawings of the pages with scripts as SVG text, made once. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentType } from "react";
import { FinanceDoor, InsuranceDoor } from "./doors";
import { financeDrawings } from "./finance";
import { itemIcons } from "./item-icons";
import { insuranceDrawings } from "./insurance";

type Drawing = ComponentType<{ className?: string }>;

/** `pictures` and `icons` by item; `scene` stands in the page's head. */
export type PageMarkup = {
  scene: string;
  pictures: Record<string, string>;
  icons: Record<string, string>;
};

export const insuranceMarkup = markupOf(InsuranceDoor, insuranceDrawings);
export const financeMarkup = markupOf(FinanceDoor, financeDrawings);

function markupOf(Scene: Drawing, drawings: Record<string, Drawing>): PageMarkup {
  const pictures: Record<string, string> = {};
  const icons: Record<string, string> = {};
  for (const [slug, Picture] of Object.entries(drawings)) {
    pictures[slug] = renderToStaticMarkup(<Picture className="browser-picture" />);
    const Icon = itemIcons[slug];
    if (Icon) icons[slug] = renderToStaticMarkup(<Icon className="tray-icon" />);
  }
  return { scene: renderToStaticMarkup(<Scene />), pictures, icons };
}
