/** Measures, type and colours of the sheet. */
import { paletteOf, type Colours, type Palette } from "../broker/colours.server";
import type { Style } from "./typeset.server";

/** A4 in points, with margins of 1.8 cm: headings on the left, text on the right. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 51,
  right: 544.3,
  text: 170,
  /** Where the town begins on the first page, and the ground that it stands on. */
  town: 306,
  ground: 134,
  top: 40,
  furtherTop: 82,
  bottom: 812,
};

/** The site's colours as they are by day; all have more contrast on white than on the site's paper. */
export function sheetLook(colours: Colours) {
  const palette: Palette = { ...paletteOf(colours).light, "tint-paper": "#ffffff" };
  const [color, strong] = [palette["ink"]!, palette["petrol"]!];
  const styles = {
    firm: { font: "heading", size: 13, leading: 17, color: strong },
    body: { font: "text", size: 10, leading: 13.6, color },
    lead: { font: "text", size: 11.5, leading: 16, color },
    strong: { font: "strong", size: 10, leading: 13.6, color: strong },
    H1: { font: "heading", size: 30, leading: 36, color: strong },
    H2: { font: "heading", size: 12.5, leading: 15.5, color: strong },
    H3: { font: "strong", size: 10.5, leading: 15, color: strong },
    small: { font: "text", size: 9, leading: 12.5, color },
    foot: { font: "strong", size: 9, leading: 12.5, color: strong },
  } satisfies Record<string, Style>;
  return { palette, styles };
}

export type SheetLook = ReturnType<typeof sheetLook>;
