/** The first information as an accessible PDF (PDF/UA-1), from the text that the page shows. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Broker } from "../broker/profile.server";
import { firstInformation } from "../content/first-information";
import { edition, page, sheetBoxes, styles, type Box, type Sheet } from "./sheet-boxes.server";
import { defaultFont, neighbours, typeset } from "./typeset.server";

export type FirstInformationFile = {
  pdf: Buffer;
  version: string;
  /** ISO 8601. */
  date: string;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
};

/** Made once for each state of the profile: it takes some 200 ms. */
const files = new WeakMap<Broker, Promise<FirstInformationFile>>();

/** Rejects where it can't be made now (no memory, a font that can't be read); the next one tries again. */
export function firstInformationFile(broker: Broker): Promise<FirstInformationFile> {
  const known = files.get(broker);
  if (known) return known;
  const file = make(broker).catch((error: unknown) => {
    files.delete(broker);
    throw error;
  });
  files.set(broker, file);
  return file;
}

async function make(broker: Broker): Promise<FirstInformationFile> {
  const sheet = firstInformation(broker);
  const pdf = await firstInformationPdf(sheet, broker);
  const hash = createHash("sha256").update(pdf).digest("hex");
  return { pdf, version: sheet.version, date: sheet.date, hash };
}

const amber = "#c46a12";

/**
 * The same input has the same bytes on every machine, so that a hash can name a sheet.
 * Takes a tenth of a second and more: keep the result. Rejects for a character that no font has.
 */
export async function firstInformationPdf(sheet: Sheet, broker: Broker): Promise<Buffer> {
  // Loaded when somebody wants the file: most visitors read the page.
  const { default: PDFDocument } = await import("pdfkit");
  const date = new Date(sheet.date);
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    font: defaultFont(),
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
  flow(pdf, sheetBoxes(pdf, sheet, broker));
  furnish(pdf, `${sheet.title} von ${broker.name}, ${edition(sheet)}`);
  pdf.end();
  return buffer(pdf);
}

/** pdfkit copies these into XML without escaping them. */
function metadata(text: string): string {
  return text.replaceAll("&", "und").replace(/[<>]/g, "");
}

function flow(pdf: PDFKit.PDFDocument, boxes: Box[]) {
  // Below any page: the first box opens the first one.
  let y = Infinity;
  for (const group of neighbours(boxes, ({ keepWithNext }) => keepWithNext)) {
    const height = group.reduce((sum, box) => sum + box.space + box.height, 0);
    if (y + height > page.bottom) {
      pdf.addPage();
      y = page.top;
    }
    for (const box of group) {
      if (y > page.top) y += box.space;
      box.draw(y);
      y += box.height;
    }
  }
}

/** What stands on every page and is no part of the text: the site's line with its roof, the foot. */
function furnish(pdf: PDFKit.PDFDocument, foot: string) {
  const { left, right } = page;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.path(`M${left} ${page.line} H${right - 60} l18 -14 l18 14 H${right}`);
    pdf.lineWidth(1.2).lineJoin("round").lineCap("round").stroke(amber);
    pdf.endMarkedContent();

    pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const number = typeset(pdf, [`Seite ${index + 1} von ${count}`], styles.small);
    typeset(pdf, [foot], styles.small, right - left - number.width - 20).draw(left, page.foot);
    number.draw(right - number.width, page.foot);
    pdf.endMarkedContent();
  }
}
