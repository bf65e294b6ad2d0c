/** The first information as an accessible PDF (PDF/UA-1), from the text that the page shows. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { coloursOf, type Colours, type Look } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import { firstInformation } from "../content/first-information";
import { drawnMark, drawnTown, lineEnds, type Drawn } from "../shell/drawn.server";
import {
  neighbours,
  page,
  sheetBoxes,
  sheetLook,
  typeset,
  versionOf,
  type Box,
  type Sheet,
  type SheetLook,
} from "./sheet-boxes.server";

export type FirstInformationFile = {
  pdf: Buffer;
  version: string;
  /** ISO 8601. */
  date: string;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
};

/** What of an edition the file shows. */
type SheetEdition = { profile: Broker; look: Look };

/** Made once for each edition: it takes some 200 ms. */
const files = new WeakMap<SheetEdition, Promise<FirstInformationFile>>();

/** Rejects where it can't be made now (no memory, a font that can't be read); the next one tries again. */
export function firstInformationFile(of: SheetEdition): Promise<FirstInformationFile> {
  const known = files.get(of);
  if (known) return known;
  const file = make(of).catch((error: unknown) => {
    files.delete(of);
    throw error;
  });
  files.set(of, file);
  return file;
}

async function make({ profile, look }: SheetEdition): Promise<FirstInformationFile> {
  const sheet = firstInformation(profile);
  const pdf = await firstInformationPdf(sheet, profile, coloursOf(look));
  const hash = createHash("sha256").update(pdf).digest("hex");
  return { pdf, version: sheet.version, date: sheet.date, hash };
}

/**
 * The same input has the same bytes on every machine, so that a hash can name a sheet.
 * Takes a tenth of a second and more: keep the result. Rejects for a character that no font has.
 */
export async function firstInformationPdf(
  sheet: Sheet,
  broker: Broker,
  colours: Colours,
): Promise<Buffer> {
  // Loaded when somebody wants the file: most visitors read the page.
  const { default: PDFDocument } = await import("pdfkit");
  // In between, other visitors get theirs.
  await nextTurn();
  const date = new Date(sheet.date);
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    // None but those of the text: each file brings its own.
    font: null as never,
    pdfVersion: "1.7",
    // pdfkit knows more subsets than its types do.
    subset: "PDF/UA" as "PDF/A-2a",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // Each build of zlib compresses in its own way.
    compress: false,
    info: {
      Title: metadata(`${sheet.title} – ${broker.name}`),
      Author: metadata(broker.firm),
      CreationDate: date,
      ModDate: date,
    },
  });
  const look = sheetLook(colours);
  const around = furniture(pdf, [broker.firm, `${sheet.title}, ${versionOf(sheet)}`], look);
  await nextTurn();
  const pages = paginated(sheetBoxes(pdf, sheet, broker, look), around);
  for (const [index, placed] of pages.entries()) {
    await nextTurn();
    pdf.addPage();
    for (const { box, y } of placed) box.draw(y);
    around.draw(index + 1, pages.length);
  }
  await nextTurn();
  pdf.end();
  return buffer(pdf);
}

/** pdfkit copies these into XML without escaping them. */
function metadata(text: string): string {
  return text.replaceAll("&", "und").replace(/[<>]/g, "");
}

/** What stands on every page and is no part of the text: the line from edge to edge, what it is the roof of, the foot. */
type Furniture = {
  /** Where the text has to end. */
  bottom: number;
  /** On the open page. */
  draw(number: number, count: number): void;
};

const LINE = 1.5;
const ABOVE_FOOT = 20;

function furniture(
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

type Placed = { box: Box; y: number };

/** How much of the space between two boxes is kept, from open to dense. */
const DENSITIES = [1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6];

/** As open as it can be without another sheet of paper. */
function paginated(boxes: Box[], around: Furniture): Placed[][] {
  const ways = DENSITIES.map((density) => flow(boxes, around, density));
  const fewest = Math.min(...ways.map((pages) => pages.length));
  return ways.find((pages) => pages.length === fewest)!;
}

function flow(boxes: Box[], { bottom }: Furniture, density: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let y: number = page.top;
  /** Down to where something stands beside the text. */
  let beside = 0;
  for (const group of neighbours(boxes, ({ keepWithNext }) => keepWithNext)) {
    const space = (box: Box) => box.space * density;
    const height = group.reduce((sum, box) => sum + space(box) + box.height, 0);
    const tallest = Math.max(height, ...group.map((box) => space(box) + (box.beside ?? 0)));
    const start = group[0]!.beside ? Math.max(y, beside) : y;
    y = start;
    if (start + tallest > bottom && pages.at(-1)!.length > 0) {
      pages.push([]);
      y = page.furtherTop;
      beside = 0;
    }
    for (const box of group) {
      if (pages.at(-1)!.length > 0) y += space(box);
      pages.at(-1)!.push({ box, y });
      if (box.beside) beside = y + box.beside;
      y += box.height;
    }
  }
  return pages;
}
