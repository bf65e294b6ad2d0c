/**
 * The first information as boxes that a PDF's pages are filled with, each with its place in the tags; the measures, type
 * and colours of a page; and running text set in lines.
 */
/** Running text set in lines, for a tagged PDF: fonts, line breaks, links. */
import { paletteOf, type Colours, type Palette } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import { sheetWords, type firstInformation } from "../content/first-information";
import { addressLine, type Block } from "../content/parties";
import { formatGermanDate } from "../german/dates";
import { keepTogether, linkOf, plainText, type Inline, type Link } from "../german/words";
import { faceOf, facesOf, type Face, type Family } from "../shell/typefaces.server";

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

// Running text set in lines, for a tagged PDF: fonts, line breaks, links.

/** A letter, or letters that are drawn in one go. */
type Piece = { text: string; face: Face; link: Link | undefined };
type Placed = Piece & { x: number; baseline: number; width: number };

/** Each document opens the file anew: which letters a glyph stands for is remembered with the open font. */
function useFace(pdf: PDFKit.PDFDocument, { name, data }: Face, size: number) {
  return pdf.registerFont(name, data).font(name, size);
}

/** Sizes in points; `leading` is the distance from line to line. */
type Style = { font: Family; size: number; leading: number; color: string };

type SetText = {
  /** Of the longest line. */
  width: number;
  height: number;
  /** From the upper left corner. Without an element to belong to, the caller has marked the text. */
  draw(x: number, y: number, element?: PDFKit.PDFStructureElement): void;
};

/** Throws when the font has no glyph for a character: an empty box in its place would go unnoticed. */
export function typeset(
  pdf: PDFKit.PDFDocument,
  text: readonly Inline[],
  { font, size, leading, color }: Style,
  maxWidth = Infinity,
): SetText {
  function widthOf(pieces: Piece[]) {
    const widths = joined(pieces).map(({ text, face }) =>
      useFace(pdf, face, size).widthOfString(text),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  const broken: Piece[][][] = [[]];
  const words = neighbours(letters(text, facesOf(font)), ({ text }) => text !== " ");
  for (const word of words.flatMap((word) =>
    widthOf(word) > maxWidth ? word.map((letter) => [letter]) : [word],
  )) {
    const line = broken.at(-1)!;
    if (line.length > 0 && widthOf(trimmed([...line.flat(), ...word])) > maxWidth) {
      broken.push([word]);
    } else line.push(word);
  }
  const lines = withoutLonelyWord(broken, (line) => widthOf(trimmed(line.flat())), maxWidth).map(
    (line) => line.flat(),
  );

  function place(x: number, y: number): Placed[] {
    return lines.flatMap((line, index) => {
      let left = x;
      return joined(line).map((piece) => {
        const width = widthOf([piece]);
        left += width;
        const baseline = y + index * leading + leading / 2 + size * 0.33;
        return { ...piece, x: left - width, baseline, width };
      });
    });
  }

  function drawPiece({ text, face, link, x, baseline, width }: Placed) {
    useFace(pdf, face, size).fillColor(color);
    pdf.text(text.replaceAll(tie, " "), x, baseline, { lineBreak: false, baseline: "alphabetic" });
    if (!link) return;
    pdf.moveTo(x, baseline + 2).lineTo(x + width, baseline + 2);
    pdf.lineWidth(0.5).stroke(color);
  }

  function drawLink(link: Link, pieces: Placed[], parent: PDFKit.PDFStructureElement) {
    const element = pdf.struct("Link");
    parent.add(element);
    element.add(() => pieces.forEach(drawPiece));
    for (const { x, baseline, width } of pieces) {
      // pdfkit writes a String object as text, a plain string as a name.
      const Contents = new String(link.text) as string;
      const options = { Contents, structParent: element };
      pdf.link(x, baseline - size, width, leading, new URL(link.href).href, options);
    }
    // Ended here, because pdfkit then notes the open page as the link's.
    element.end();
  }

  return {
    width: Math.max(...lines.map((line) => widthOf(trimmed(line)))),
    height: lines.length * leading,
    draw(x, y, element) {
      for (const pieces of neighbours(place(x, y), (a, b) => a.link === b.link)) {
        const { link } = pieces[0]!;
        if (!element) pieces.forEach(drawPiece);
        else if (link) drawLink(link, pieces, element);
        else element.add(() => pieces.forEach(drawPiece));
      }
    },
  };
}

const tie = "\u00a0";

/** Lines only break at spaces: a hyphen needs no protection, and a soft hyphen would only be in the way. */
function letters(text: readonly Inline[], faces: Face[]): Piece[] {
  return text.flatMap((part) => {
    const link = linkOf(part);
    const printable = keepTogether(typeof part === "string" ? part : part.text)
      .normalize("NFC")
      .replaceAll("\u00ad", "")
      .replace(/[\u2010\u2011]/g, "-")
      .replaceAll("\u202f", tie)
      .replace(/(?<=\d{5}) |(?<=\d) (?=\d)/g, tie);
    return Array.from(printable, (text) => ({ text, face: knownFace(text, faces), link }));
  });
}

function knownFace(letter: string, faces: Face[]): Face {
  const face = faceOf(letter, faces);
  if (!face) throw new Error(`No font of the PDF has the character "${letter}".`);
  return face;
}

function joined(pieces: Piece[]): Piece[] {
  return neighbours(pieces, (a, b) => a.face === b.face && a.link === b.link).map((run) => ({
    ...run[0]!,
    text: run.map(({ text }) => text).join(""),
  }));
}

/** Of the line; a longer word fills one by itself. */
const LONELY = 0.3;

/** A last line of one short word gets the one before it for company, where that one can be spared. */
function withoutLonelyWord(
  lines: Piece[][][],
  widthOf: (line: Piece[][]) => number,
  maxWidth: number,
): Piece[][][] {
  const [before = [], last = []] = lines.slice(-2);
  if (lines.length < 2 || last.length > 1 || before.length < 3) return lines;
  if (widthOf(last) > LONELY * maxWidth) return lines;
  const company = [...before.slice(-1), ...last];
  if (!endsInSpace(before.at(-1)!) || widthOf(company) > maxWidth) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1), company];
}

const endsInSpace = (word: Piece[]) => word.at(-1)?.text === " ";

function trimmed(line: Piece[]): Piece[] {
  return endsInSpace(line) ? line.slice(0, -1) : line;
}

/** Cuts a list wherever an item does not belong to the one before it. */
export function neighbours<Item>(
  items: Item[],
  together: (before: Item, item: Item) => boolean,
): Item[][] {
  const runs: Item[][] = [];
  items.forEach((item, index) => {
    if (index > 0 && together(items[index - 1]!, item)) runs.at(-1)!.push(item);
    else runs.push([item]);
  });
  return runs;
}
