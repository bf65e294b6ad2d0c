/** A broker's initials, drawn as the site's own mark is: letters that stand on the line. */
import capitals from "./capitals.json";

/** What an icon shows: what lies on a square of 48, its words' colour and its line's by class. */
export type Mark = { viewBox: string; parts: string };
export type MarkColours = { ink: string; line: string };

type Outline = { width: number; top: number; bottom: number; path: string };
const outlines = new Map<string, Outline>(Object.entries(capitals));

/**
 * The first letters of first and last name; of a name of one word, one. Degrees and the like, which end in a point,
 * aren't names. Letters without an outline do without their accents, or aren't there.
 */
export function initialsOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.endsWith("."));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.flatMap((word) => capitalOf(/\p{L}/u.exec(word)?.[0] ?? "") ?? []);
}

function capitalOf(letter: string): string | undefined {
  const capital = letter.normalize("NFC").toLocaleUpperCase("de");
  const plain = capital.normalize("NFD").charAt(0);
  return [capital, plain].find((one) => outlines.has(one));
}

/** Of the square; the letters stand between its edges, as wide or as high as they fit. */
const SIDE = 48;
const MARGIN = 2;
/** As thick as the line of the site's mark. */
const LINE = 4;
const ABOVE_LINE = 4;
/** Between two letters, in units of the em. */
const BETWEEN = 40;

/** One or two capitals over the line, in the middle of a square. */
export function initialsMark(initials: readonly string[], { ink, line }: MarkColours): Mark {
  const letters = initials.map((letter) => outlines.get(letter)!);
  const width = letters.reduce((sum, letter) => sum + letter.width, BETWEEN * (letters.length - 1));
  const top = Math.min(...letters.map((letter) => letter.top));
  const bottom = Math.max(...letters.map((letter) => letter.bottom));
  const most = SIDE - 2 * MARGIN;
  const scale = Math.min(most / width, (most - LINE - ABOVE_LINE) / (bottom - top));
  const height = (bottom - top) * scale;
  const y = (SIDE - height - ABOVE_LINE - LINE) / 2;
  let x = (SIDE - width * scale) / 2;
  const drawn = letters.map((letter) => {
    const placed = `translate(${round(x)} ${round(y - top * scale)})scale(${scale.toFixed(4)})`;
    x += (letter.width + BETWEEN) * scale;
    return `<path transform="${placed}" d="${letter.path}"/>`;
  });
  const lineY = round(y + height + ABOVE_LINE + LINE / 2);
  const parts =
    `<g class="d-t" fill="${ink}">${drawn.join("")}</g>` +
    `<path class="d-a" stroke="${line}" stroke-width="${LINE}" stroke-linecap="round" d="M4 ${lineY}h40"/>`;
  return { viewBox: `0 0 ${SIDE} ${SIDE}`, parts };
}

const round = (number: number) => Number(number.toFixed(2));
