/** The site's type where no browser sets it: in the PDF and in pictures. */
import { createRequire } from "node:module";
import type { Font } from "fontkit";

export type Face = { file: string; font: Font };

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
  const { openSync } = load("fontkit") as typeof import("fontkit");
  const [name, weight] = families[family];
  const faces = ["latin", "latin-ext", "vietnamese"].map((part) => {
    const file = load.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`);
    return { file, font: openSync(file) as Font };
  });
  opened.set(family, faces);
  return faces;
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
