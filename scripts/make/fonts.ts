/**
 * `node scripts/make/fonts.ts`: cuts the site's two fonts from the whole ones: the letters of Western Europe in the
 * weights that the style sheets use. Run by hand after a change of those; the results are committed.
 */
import fs from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const SOURCES = "node_modules/@fontsource-variable";
const TARGET = "app/styles/fonts";

/** Entries of a font's table of names: its licence and where that is to be read. Both travel with the font. */
const LICENCE = [13, 14];

/** Everything in German and its neighbours' names; what else a name may hold is set in the stand-in. */
const LETTERS = [
  ...span(0x20, 0x7e),
  ...span(0xc0, 0xd6),
  ...span(0xd8, 0xf6),
  ...span(0xf8, 0xff),
  "§©®°·×–—‘’‚“”„…‹›«»€→",
  "\u00a0\u00ad\u202f",
].join("");

await cut("fraunces", "fraunces-latin-wght-normal", 560);
await cut("source-sans-3", "source-sans-3-latin-wght-normal", { min: 400, max: 600 });

async function cut(name: string, file: string, weights: number | { min: number; max: number }) {
  const whole = await fs.readFile(path.join(SOURCES, name, "files", `${file}.woff2`));
  const part = await subsetFont(whole, LETTERS, {
    targetFormat: "woff2",
    keepFeatures: ["ccmp", "kern", "liga", "rvrn"],
    preserveNameIds: LICENCE,
    variationAxes: { wght: weights },
  });
  await fs.writeFile(path.join(TARGET, `${name}.woff2`), part);
  console.log(`${name}.woff2: ${part.length} of ${whole.length} bytes`);
}

function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
