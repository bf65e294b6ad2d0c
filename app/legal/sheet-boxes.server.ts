/**
 * The first information as boxes that a PDF's pages are filled with, each with its place in the tags; the measures,
 * type and colours of a page.
 */
import { paletteOf, type Colours, type Palette } from "../broker/colours.server";
import type { Broker } from "../broker/profile.server";
import { sheetWords, type firstInformation } from "../content/first-information";
import { addressLine, type Block } from "../content/parties";
import { formatGermanDate } from "../german/dates";
import { plainText, type Inline } from "../german/words";
import { typeset, type Style } from "./typeset.server";

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

export type Sheet = ReturnType<typeof firstInformation>;
type Element = PDFKit.PDFStructureElement;
type Place = { space?: number; left?: number; right?: number };
/** What no page break may tear apart; `space` is kept free above it. */
export type Box = {
  space: number;
  height: number;
  keepWithNext: boolean;
  /** How far down something stands beside what follows. */
  beside?: number;
  draw(y: number): void;
};

/** As wide as the labels of a list are, unless one of their words is wider. */
const LABELS = 94;
const BETWEEN = 12;
const BULLETS = 13;

/** In the order in which they are read, also by those who hear them. */
export function sheetBoxes(
  pdf: PDFKit.PDFDocument,
  sheet: Sheet,
  broker: Broker,
  { styles, palette }: SheetLook,
): Box[] {
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  function child(parent: Element, role: string): Element {
    const element = pdf.struct(role);
    parent.add(element);
    return element;
  }

  function textBox(
    element: Element,
    text: Inline[],
    style: Style,
    { space = 0, left = page.text, right = page.right }: Place = {},
  ): Box {
    const set = typeset(pdf, text, style, right - left);
    return {
      space,
      height: set.height,
      // It announces what comes next.
      keepWithNext: plainText(text).endsWith(":"),
      draw: (y) => set.draw(left, y, element),
    };
  }

  /** Of a section: on the left, beside its text, under a rule. */
  function headingBox(parent: Element, text: string): Box {
    const heading = textBox(child(parent, "H2"), [text], styles.H2, {
      left: page.left,
      right: page.text - BETWEEN,
    });
    return {
      space: 27,
      height: 0,
      keepWithNext: true,
      beside: heading.height,
      draw(y) {
        ruleAbove(y);
        // pdfkit counts `left` from the right edge.
        pdf.outline.addItem(text, { expanded: false, left: page.width, top: y - 16 } as object);
        heading.draw(y - 1.5);
      },
    };
  }

  function ruleAbove(y: number) {
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.moveTo(page.left, y - 11).lineTo(page.right, y - 11);
    pdf.lineWidth(0.6).stroke(palette["tint-sage"]);
    pdf.endMarkedContent();
  }

  /** Whose sheet it is, beside the town; what follows stands below its ground. */
  function headBox(): Box {
    const besideTown = { left: page.left, right: page.town - 2 * BETWEEN };
    const firm = textBox(child(root, "P"), [broker.firm], styles.firm, besideTown);
    const address = [addressLine(broker.address)];
    const addressBox = textBox(child(root, "P"), address, styles.small, besideTown);
    return {
      space: 0,
      height: page.ground + 18 - page.top,
      keepWithNext: true,
      draw(y) {
        firm.draw(y);
        addressBox.draw(y + firm.height + 2);
      },
    };
  }

  const widest = (texts: string[]) =>
    Math.max(...texts.map((text) => typeset(pdf, [text], styles.strong).width));

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
    const labelText = typeset(pdf, [label], style, column - BETWEEN);
    const bodyText = typeset(pdf, text, styles.body, page.right - page.text - column);
    return {
      space: 4,
      height: Math.max(labelText.height, bodyText.height),
      keepWithNext: false,
      draw(y) {
        labelText.draw(page.text, y, labelElement);
        bodyText.draw(page.text + column, y, bodyElement);
      },
    };
  }

  function blockBoxes(parent: Element, block: Block): Box[] {
    switch (block.kind) {
      case "paragraph":
        return [textBox(child(parent, "P"), block.text, styles.body, { space: 6 })];
      case "subheading":
        return [
          {
            ...textBox(child(parent, "H3"), [block.text], styles.H3, { space: 9 }),
            keepWithNext: true,
          },
        ];
      case "lines": {
        const element = child(parent, "P");
        return block.lines.map((text, index, { length }) => ({
          // The space parts the lines for those who hear them.
          ...textBox(element, [text, " "].flat(), styles.body, { space: index === 0 ? 6 : 0 }),
          keepWithNext: index < length - 1,
        }));
      }
      case "list": {
        const list = child(parent, "L");
        return block.items.map((text) => itemBox(list, "•", styles.body, BULLETS, text));
      }
      case "facts": {
        const list = child(parent, "L");
        const words = block.rows.flatMap(({ label }) => label.split(" "));
        const column = Math.max(LABELS, widest(words)) + BETWEEN;
        return block.rows.map(({ label, value }) =>
          itemBox(list, label, styles.strong, column, value),
        );
      }
    }
  }

  const { title, lead, sections } = sheet;
  const across = (space: number): Place => ({ space, left: page.left });
  const opening = [
    headBox(),
    textBox(child(root, "H1"), [title], styles.H1, across(0)),
    textBox(child(root, "P"), [lead], styles.lead, across(4)),
    textBox(child(root, "P"), [versionOf(sheet)], styles.body, across(5)),
  ];
  if (broker.example) {
    const notice = child(root, "P");
    opening.push(textBox(notice, [sheetWords.exampleNotice], styles.strong, across(5)));
  }

  return opening.concat(
    sections.flatMap(({ heading, blocks }) => {
      const element = child(root, "Sect");
      const box = headingBox(element, heading);
      const [first, ...others] = blocks.flatMap((block) => blockBoxes(element, block));
      // The heading has made the space.
      return [box, ...(first ? [{ ...first, space: 0 }] : []), ...others];
    }),
  );
}

export function versionOf({ version, date }: Sheet): string {
  return sheetWords.version(version, formatGermanDate(date));
}
