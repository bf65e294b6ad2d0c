/** The site's type where no browser sets it: in the PDF and in pictures. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Font } from "fontkit";

/** `name` tells it from all others, `data` is the font as a TrueType file. */
export type Face = { name: string; data: Buffer; font: Font };

const load = createRequire(import.meta.url);

/** Names and weights. */
const families = {
  text: ["source-sans-3", 400],
  strong: ["source-sans-3", 600],
  heading: ["fraunces", 600],
} as const;
export type Family = keyof typeof families;
const opened = new Map<Family, Face[]>();

/**
 * Each file of a family holds some of its characters; a person's name may need any of them. They, and what
 * reads them, are loaded when first needed.
 */
export function facesOf(family: Family): Face[] {
  const known = opened.get(family);
  if (known) return known;
  const { create } = load("fontkit") as typeof import("fontkit");
  const [name, weight] = families[family];
  const faces = ["latin", "latin-ext", "vietnamese"].map((part) => {
    const file = `${name}-${part}-${weight}-normal`;
    const data = unpacked(readFileSync(load.resolve(`@fontsource/${name}/files/${file}.woff`)));
    return { name: file, data, font: create(data) as Font };
  });
  opened.set(family, faces);
  return faces;
}

/** The font inside a WOFF 1.0 file. fontkit reads WOFF, too, but inflates it slowly, in one go that others wait for. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 16 << power, power, 16 * (count - (1 << power))].forEach((value, index) => {
    font.writeUInt16BE(value, 4 + 2 * index);
  });
  let end = 12 + 16 * count;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [from, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(from, from + packed);
    const record = 12 + 16 * index;
    entry.copy(font, record, 0, 4);
    entry.copy(font, record + 4, 16, 20);
    font.writeUInt32BE(end, record + 8);
    font.writeUInt32BE(length, record + 12);
    (packed < length ? inflateSync(table) : table).copy(font, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}

/** The first of them that has `letter`. */
export function faceOf(letter: string, faces: Face[]): Face | undefined {
  return faces.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** `text` as a path, one unit high an em, on the base line from 0, and its width; undefined where a letter has no face. */
export function outlined(
  text: string,
  family: Family,
): { path: string; width: number } | undefined {
  const faces = facesOf(family);
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const face = faceOf(letter, faces);
    if (!face) return undefined;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  let x = 0;
  const paths = runs.flatMap(({ face: { font }, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map((glyph, index) => {
      const scale = 1 / font.unitsPerEm;
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale;
      return path;
    });
  });
  return { path: paths.join(""), width: x };
}
