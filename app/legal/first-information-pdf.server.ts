/** The first information as an accessible PDF (PDF/UA-1), from the text that the page shows. */
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Broker } from "../broker/profile.server";
import { plainText, type Block, type Inline } from "../content/document";
import type { firstInformation } from "../content/first-information";
import { addressLine } from "../content/parties";
import { formatGermanDate } from "../german-time";
import { defaultFont, neighbours, typeset, type Style } from "./typeset.server";

type Sheet = ReturnType<typeof firstInformation>;
type Element = PDFKit.PDFStructureElement;
/** What no page break may tear apart; `space` is kept free above it. */
type Box = { space: number; height: number; keepWithNext: boolean; draw(y: number): void };

const ink = "#12343b";
const petrol = "#0f3d47";
const amber = "#c46a12";

const styles = {
  body: { font: "text", size: 10.5, leading: 15, color: ink },
  strong: { font: "strong", size: 10.5, leading: 15, color: petrol },
  h1: { font: "heading", size: 26, leading: 32, color: petrol },
  h2: { font: "heading", size: 14, leading: 19, color: petrol },
  h3: { font: "strong", size: 11.5, leading: 16, color: petrol },
  small: { font: "text", size: 9, leading: 12, color: ink },
} satisfies Record<string, Style>;

// A4 in points, with margins of 2.2 cm.
const page = { width: 595.28, left: 62.4, right: 532.9, line: 58, top: 74, bottom: 772, foot: 793 };
const bulletColumn = 12;
const labelColumn = 160;

const exampleNotice =
  "Beispiel: Name, Adresse, Telefon und Registernummern auf diesem Blatt sind erfunden.";

/** The same sheet has the same bytes on every machine, so that a hash can name it. */
export function firstInformationPdf(sheet: Sheet, broker: Broker): Promise<Buffer> {
  const date = new Date(sheet.date);
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    font: defaultFont,
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
  const bytes = buffer(pdf);
  flow(pdf, compose(pdf, sheet, broker));
  furnish(pdf, `${sheet.title} von ${broker.name}, ${edition(sheet)}`);
  pdf.end();
  return bytes;
}

/** pdfkit copies these into XML without escaping them. */
function metadata(text: string): string {
  return text.replaceAll("&", "und").replace(/[<>]/g, "");
}

function edition({ version, date }: Sheet): string {
  return `Fassung ${version} vom ${formatGermanDate(date)}`;
}

function compose(pdf: PDFKit.PDFDocument, sheet: Sheet, broker: Broker): Box[] {
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  function child(parent: Element, role: string): Element {
    const element = pdf.struct(role);
    parent.add(element);
    return element;
  }

  function line(element: Element, text: readonly Inline[], style: Style, space: number): Box {
    const set = typeset(pdf, text, style, page.right - page.left);
    return {
      space,
      height: set.height,
      keepWithNext: plainText([...text]).endsWith(":"),
      draw: (y) => set.draw(page.left, y, element),
    };
  }

  function heading(parent: Element, role: "H2" | "H3", text: string, style: Style, space: number) {
    return { ...line(child(parent, role), [text], style, space), keepWithNext: true };
  }

  /** PDF has no description list: the label of an item stands for the term. */
  function item(list: Element, label: string, style: Style, column: number, text: Inline[]): Box {
    const element = child(list, "LI");
    const labelElement = child(element, "Lbl");
    const bodyElement = child(element, "LBody");
    const labelText = typeset(pdf, [label], style, column - 8);
    const bodyText = typeset(pdf, text, styles.body, page.right - page.left - column);
    return {
      space: 3,
      height: Math.max(labelText.height, bodyText.height),
      keepWithNext: false,
      draw(y) {
        labelText.draw(page.left, y, labelElement);
        bodyText.draw(page.left + column, y, bodyElement);
      },
    };
  }

  function blockBoxes(parent: Element, block: Block): Box[] {
    switch (block.kind) {
      case "paragraph":
        return [line(child(parent, "P"), block.text, styles.body, 5)];
      case "subheading":
        return [heading(parent, "H3", block.text, styles.h3, 9)];
      case "lines": {
        const element = child(parent, "P");
        return block.lines.map((text, index, { length }) => ({
          // The space parts the lines for those who hear them.
          ...line(element, [text, " "], styles.body, index === 0 ? 5 : 0),
          keepWithNext: index < length - 1,
        }));
      }
      case "list": {
        const list = child(parent, "L");
        return block.items.map((text) => item(list, "•", styles.body, bulletColumn, text));
      }
      case "facts": {
        const list = child(parent, "L");
        return block.rows.map(({ label, value }) =>
          item(list, label, styles.strong, labelColumn, value),
        );
      }
    }
  }

  const { title, lead, sections } = sheet;
  const opening = [
    line(child(root, "P"), [broker.firm], styles.strong, 0),
    line(child(root, "P"), [addressLine(broker.address)], styles.small, 0),
    line(child(root, "H1"), [title], styles.h1, 20),
    line(child(root, "P"), [lead], styles.body, 6),
    line(child(root, "P"), [edition(sheet)], styles.body, 5),
  ];
  if (broker.example) opening.push(line(child(root, "P"), [exampleNotice], styles.strong, 5));

  return opening.concat(
    sections.flatMap(({ heading: text, blocks }) => {
      const element = child(root, "Sect");
      const box = heading(element, "H2", text, styles.h2, 16);
      function draw(y: number) {
        // pdfkit counts `left` from the right edge.
        const place = { expanded: false, left: page.width, top: y - 10 };
        pdf.outline.addItem(text, place);
        box.draw(y);
      }
      return [{ ...box, draw }, ...blocks.flatMap((block) => blockBoxes(element, block))];
    }),
  );
}

function flow(pdf: PDFKit.PDFDocument, boxes: Box[]) {
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

/** What stands on every page and is no part of the text: the site's line, the foot. */
function furnish(pdf: PDFKit.PDFDocument, foot: string) {
  const { left, right } = page;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.moveTo(left, page.line).lineTo(right - 60, page.line);
    pdf
      .lineTo(right - 42, page.line - 14)
      .lineTo(right - 24, page.line)
      .lineTo(right, page.line);
    pdf.lineWidth(1.2).lineJoin("round").lineCap("round").stroke(amber);
    pdf.endMarkedContent();

    pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const number = typeset(pdf, [`Seite ${index + 1} von ${count}`], styles.small);
    typeset(pdf, [foot], styles.small, right - left - number.width - 20).draw(left, page.foot);
    number.draw(right - number.width, page.foot);
    pdf.endMarkedContent();
  }
}
