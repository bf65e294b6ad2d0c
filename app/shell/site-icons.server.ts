/** This site's own icons (the broker's logo, else their initials) and picture for links. The shipped ones lie in `public`. */
import { fileName, type Picture } from "../broker/picture";
import { loadSharp, type PictureFile, type Pictures } from "../broker/pictures.server";
import type { Broker } from "../broker/profile.server";
import { coloursOf, type Look } from "../broker/look.server";
import { isOwnPair, paletteOf } from "../broker/colours.server";
import capitals from "./capitals.json";
import {
  faviconSvg,
  openGraphPicture,
  RASTER_ICONS,
  rasterIcon,
  type IconArt,
  type Mark,
  type MarkColours,
} from "./icons.server";

/** What of an edition its icons show. */
export type IconEdition = {
  broker: Broker;
  pictures: Pictures;
  pictureFile: (name: string) => PictureFile | undefined;
  look: Look;
};

export const SVG_ICON = "/favicon.svg";
const OPEN_GRAPH = "/open-graph.png";
const ICONS: readonly string[] = [SVG_ICON, ...RASTER_ICONS];

/** The icon, or the picture for links, at `path`, drawn now; undefined where it is a file in `public`. */
export async function siteIcon(edition: IconEdition, path: string): Promise<Buffer | undefined> {
  if (path === OPEN_GRAPH) return linkPicture(edition);
  if (!ICONS.includes(path)) return undefined;
  const logo = logoOf(edition);
  if (logo) {
    const image = await logoImage(edition, logo, path === SVG_ICON ? 96 : 480);
    return path === SVG_ICON
      ? Buffer.from(logoSvg(image, groundOf(edition)))
      : rasterIcon(path, { parts: image, ground: groundOf(edition) });
  }
  const art = initialsArt(edition);
  if (!art) return undefined;
  return path === SVG_ICON ? Buffer.from(art.svg) : rasterIcon(path, art);
}

/** In the site's colours, with the broker's name, unless both are the shipped site's. */
async function linkPicture({ broker, look }: IconEdition): Promise<Buffer | undefined> {
  const colours = coloursOf(look);
  if (broker.example && isOwnPair(colours)) return undefined;
  return openGraphPicture(paletteOf(colours).light, broker.example ? undefined : broker.name);
}

/** A wide or a tall one would be a stripe. */
const MOST_RATIO = 2;

function logoOf({ pictures: { logo } }: IconEdition): Picture | undefined {
  const ratio = logo ? logo.width / logo.height : 0;
  return ratio >= 1 / MOST_RATIO && ratio <= MOST_RATIO ? logo : undefined;
}

/** Undefined where nobody is named: in the example, or in a name without a letter. */
function initialsArt({ broker, look }: IconEdition): (IconArt & { svg: string }) | undefined {
  const initials = initialsOf(broker.name);
  if (broker.example || initials.length === 0) return undefined;
  const [light, dark] = markColours(look);
  const mark = initialsMark(initials, light);
  return { parts: mark.parts, ground: light.paper, svg: faviconSvg(mark, dark) };
}

function markColours(look: Look) {
  const palettes = paletteOf(coloursOf(look));
  const of = (palette: Record<string, string>) => ({
    ink: palette["ink"]!,
    line: palette["amber-line"]!,
    paper: palette["paper"]!,
  });
  return [of(palettes.light), of(palettes.dark)] as const;
}

const groundOf = ({ look }: IconEdition) => markColours(look)[0].paper;

/** The logo in the middle of the square, as SVG that needs no other file. At most `side` pixels. */
async function logoImage({ pictureFile }: IconEdition, logo: Picture, side: number) {
  const file = pictureFile(fileName(logo, logo.width, "webp"));
  if (!file) throw new Error("the logo isn't there");
  const sharp = await loadSharp();
  const png = await sharp(await file.bytes())
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return `<image width="48" height="48" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/** Logos are made for a light ground, and get one where the browser is dark. */
function logoSvg(image: string, ground: string): string {
  const style = "rect{fill:none}@media (prefers-color-scheme:dark){rect{fill:" + ground + "}}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style><rect width="48" height="48" rx="6"/>${image}</svg>\n`;
}

// A broker's initials, drawn as the site's own mark is: letters that stand on the line.

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
