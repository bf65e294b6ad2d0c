/** What stands on every page and is no part of the text: the line from edge to edge, what it is the roof of, the foot. */
import { drawnMark, drawnTown, lineEnds, type Drawn } from "../shell/drawn.server";
import { page, type SheetLook } from "./sheet-styles.server";
import { typeset } from "./typeset.server";

export type Furniture = {
  /** Where the text has to end. */
  bottom: number;
  /** On the open page. */
  draw(number: number, count: number): void;
};

const LINE = 1.5;
const ABOVE_FOOT = 20;

export function furniture(
  pdf: PDFKit.PDFDocument,
  foot: readonly [firm: string, sheet: string],
  { palette, styles }: SheetLook,
): Furniture {
  const [town, mark] = [drawnTown(palette), drawnMark(palette)];
  const width = page.right - page.left;
  const firm = typeset(pdf, [foot[0]], styles.foot, width);
  const sheet = typeset(pdf, [foot[1]], styles.small, width - 80);
  const footHeight = firm.height + sheet.height;

  /** With its left edge at `x`, standing on the line; which comes from one edge of the page, and goes to the other. */
  function drawOnLine(drawing: Drawn, x: number, right: number, ground: number) {
    const scale = (right - x) / drawing.width;
    const [from, to] = lineEnds(drawing);
    const y = ground - from.y * scale;
    pdf.save();
    pdf.translate(x, y).scale(scale).lineCap("round").lineJoin("round");
    for (const { path, fill, stroke, width, classes } of drawing.shapes) {
      pdf.path(path).lineWidth(classes.includes("d-a") ? LINE / scale : width);
      if (fill && stroke) pdf.fillAndStroke(fill, stroke);
      else if (fill) pdf.fill(fill);
      else pdf.stroke(stroke ?? palette["ink"]!);
    }
    pdf.restore();
    pdf.lineWidth(LINE).lineCap("round");
    pdf.moveTo(0, ground).lineTo(x + from.x * scale, ground);
    pdf.moveTo(x + to.x * scale, y + to.y * scale).lineTo(page.width, y + to.y * scale);
    pdf.stroke(palette["amber-line"]);
  }

  return {
    bottom: page.bottom - footHeight - ABOVE_FOOT,
    draw(number, count) {
      pdf.markContent("Artifact", { type: "Layout" });
      if (number === 1) drawOnLine(town, page.town, page.right, page.ground);
      else drawOnLine(mark, page.right - 48, page.right, page.furtherTop - 30);
      pdf.endMarkedContent();

      pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
      const top = page.bottom - footHeight;
      firm.draw(page.left, top);
      sheet.draw(page.left, top + firm.height);
      const place = typeset(pdf, [`Seite ${number} von ${count}`], styles.small);
      place.draw(page.right - place.width, page.bottom - place.height);
      pdf.endMarkedContent();
    },
  };
}
