/** Running text set in lines, for a tagged PDF: fonts, line breaks, links. */
import { linkOf, type Inline, type Link } from "../german/words";
import { faceOf, facesOf, type Face, type Family } from "../shell/typefaces.server";

/** A letter, or letters that are drawn in one go. */
type Piece = { text: string; face: Face; link: Link | undefined };
type Placed = Piece & { x: number; baseline: number; width: number };

/** Each document opens the file anew: which letters a glyph stands for is remembered with the open font. */
function useFace(pdf: PDFKit.PDFDocument, { name, data }: Face, size: number) {
  return pdf.registerFont(name, data).font(name, size);
}

/** Sizes in points; `leading` is the distance from line to line. */
export type Style = { font: Family; size: number; leading: number; color: string };

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
    const printable = (typeof part === "string" ? part : part.text)
      .normalize("NFC")
      .replaceAll("\u00ad", "")
      .replace(/[\u2010\u2011]/g, "-")
      .replaceAll("\u202f", tie)
      .replace(/(§|\d{5}|\bPostfach|\b(?:Abs|Art|Nr|S)\.) |(?<=\d) (?=\d)/g, `$1${tie}`);
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
