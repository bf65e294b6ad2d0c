/** The first information as boxes that a PDF's pages are filled with, each with its place in the tags. */
import type { Broker } from "../broker/profile.server";
import { sheetWords, type firstInformation } from "../content/first-information";
import { addressLine, type Block } from "../content/parties";
import { formatGermanDate } from "../german/dates";
import { plainText, type Inline } from "../german/words";
import { typeset, type Style } from "./typeset.server";

export type Sheet = ReturnType<typeof firstInformation>;
type Element = PDFKit.PDFStructureElement;
/** What no page break may tear apart; `space` is kept free above it. */
export type Box = { space: number; height: number; keepWithNext: boolean; draw(y: number): void };

const ink = "#12343b";
const petrol = "#0f3d47";

export const styles = {
  body: { font: "text", size: 10.5, leading: 15, color: ink },
  strong: { font: "strong", size: 10.5, leading: 15, color: petrol },
  H1: { font: "heading", size: 26, leading: 32, color: petrol },
  H2: { font: "heading", size: 14, leading: 19, color: petrol },
  H3: { font: "strong", size: 11.5, leading: 16, color: petrol },
  small: { font: "text", size: 9, leading: 12, color: ink },
} satisfies Record<string, Style>;

/** A4 in points, with margins of 2.2 cm. */
export const page = {
  width: 595.28,
  left: 62.4,
  right: 532.9,
  line: 58,
  top: 74,
  bottom: 772,
  foot: 793,
};
const bulletColumn = 12;
const labelColumn = 160;

/** In the order in which they are read, also by those who hear them. */
export function sheetBoxes(pdf: PDFKit.PDFDocument, sheet: Sheet, broker: Broker): Box[] {
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  function child(parent: Element, role: string): Element {
    const element = pdf.struct(role);
    parent.add(element);
    return element;
  }

  function textBox(element: Element, text: Inline[], style: Style, space: number): Box {
    const set = typeset(pdf, text, style, page.right - page.left);
    return {
      space,
      height: set.height,
      // It announces what comes next.
      keepWithNext: plainText(text).endsWith(":"),
      draw: (y) => set.draw(page.left, y, element),
    };
  }

  function headingBox(parent: Element, role: "H2" | "H3", text: string): Box {
    const space = role === "H2" ? 16 : 9;
    return { ...textBox(child(parent, role), [text], styles[role], space), keepWithNext: true };
  }

  /** PDF has no description list: the label of an item stands for the term. */
  function itemBox(
    list: Element,
    label: string,
    style: Style,
    column: number,
    text: Inline[],
  ): Box {
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
        return [textBox(child(parent, "P"), block.text, styles.body, 5)];
      case "subheading":
        return [headingBox(parent, "H3", block.text)];
      case "lines": {
        const element = child(parent, "P");
        return block.lines.map((text, index, { length }) => ({
          // The space parts the lines for those who hear them.
          ...textBox(element, [text, " "].flat(), styles.body, index === 0 ? 5 : 0),
          keepWithNext: index < length - 1,
        }));
      }
      case "list": {
        const list = child(parent, "L");
        return block.items.map((text) => itemBox(list, "•", styles.body, bulletColumn, text));
      }
      case "facts": {
        const list = child(parent, "L");
        return block.rows.map(({ label, value }) =>
          itemBox(list, label, styles.strong, labelColumn, value),
        );
      }
    }
  }

  const { title, lead, sections } = sheet;
  const opening = [
    textBox(child(root, "P"), [broker.firm], styles.strong, 0),
    textBox(child(root, "P"), [addressLine(broker.address)], styles.small, 0),
    textBox(child(root, "H1"), [title], styles.H1, 20),
    textBox(child(root, "P"), [lead], styles.body, 6),
    textBox(child(root, "P"), [edition(sheet)], styles.body, 5),
  ];
  if (broker.example)
    opening.push(textBox(child(root, "P"), [sheetWords.exampleNotice], styles.strong, 5));

  return opening.concat(
    sections.flatMap(({ heading: text, blocks }) => {
      const element = child(root, "Sect");
      const box = headingBox(element, "H2", text);
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

export function edition({ version, date }: Sheet): string {
  return sheetWords.edition(version, formatGermanDate(date));
}
