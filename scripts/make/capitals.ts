/**
 * `node scripts/make/capitals.ts`: the capital letters of the headings' font as outlines, which a site's icons are drawn
 * with. The site itself reads no font for them: that takes 25 MB of memory and a quarter of a second.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";
import { format } from "prettier";

const FILE = "app/shell/capitals.json";
/** Units of the em in that file. */
const EM = 1000;

const load = createRequire(import.meta.url);
const fonts = ["latin", "latin-ext"].map(
  (part) =>
    openSync(load.resolve(`@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`)) as Font,
);

/** Capitals of Basic Latin, Latin-1 and Latin Extended-A, and those of Romanian; others do without their accents. */
const letters = [...range(0x41, 0x5a), ...range(0xc0, 0x17f), ...range(0x218, 0x21b)].filter(
  (letter) => /^\p{Lu}$/u.test(letter) && fontOf(letter),
);
const outlines = Object.fromEntries(letters.map((letter) => [letter, outlineOf(letter)]));
fs.writeFileSync(FILE, await format(JSON.stringify(outlines), { parser: "json", printWidth: 100 }));
console.log(`${FILE}: ${letters.length} letters, ${fs.statSync(FILE).size} bytes`);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

function fontOf(letter: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** From its left edge, baseline at 0, downwards as SVG counts. */
function outlineOf(letter: string) {
  const font = fontOf(letter)!;
  const scale = EM / font.unitsPerEm;
  const { path, bbox } = font.glyphForCodePoint(letter.codePointAt(0)!);
  const placed = path.translate(-bbox.minX, 0).scale(scale, -scale);
  const d = placed.toSVG().replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(+number)));
  return {
    width: Math.round((bbox.maxX - bbox.minX) * scale),
    top: Math.round(-bbox.maxY * scale),
    bottom: Math.round(-bbox.minY * scale),
    path: d,
  };
}
