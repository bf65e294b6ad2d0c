/**
 * What stands for the site elsewhere: icons for a browser's tab, a bookmark and a phone's home screen, and the picture
 * beside a link. This site's own are drawn when they are asked for; the shipped ones lie in `public`.
 */
import { coloursOf, isOwnPair, type Look, type Palette, paletteOf } from "../broker/look.server";
import { fileName, type Picture } from "../broker/picture";
import { loadSharp, type PictureFile, type Pictures } from "../broker/pictures.server";
import type { Broker } from "../broker/profile.server";
import capitals from "./capitals.json";
import { drawnParts, drawnTown, lineEnds } from "./drawn.server";
import { outlined } from "./typefaces.server";

/** What of an edition its icons show. */
export type IconEdition = {
  broker: Broker;
  pictures: Pictures;
  pictureFile: (name: string) => PictureFile | undefined;
  look: Look;
};

const HOME_SCREEN = "/apple-touch-icon.png";
/** In pixels. */
const HOME_SCREEN_SIZE = 180;
/** Of the size; a phone cuts the corners off. */
const HOME_SCREEN_MARGIN = 0.14;

const ICO = "/favicon.ico";
/** In pixels. */
const ICO_SIZES = [16, 32, 48];

/** All that are pixels. */
export const RASTER_ICONS = [ICO, HOME_SCREEN];

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

/**
 * What a page names as its icon: the drawing itself, which a browser would else ask for before it has painted the page;
 * a logo is too large for that. `shipped` is the drawing in `public`.
 */
export function iconAddress(edition: IconEdition, shipped: string): string {
  if (logoOf(edition)) return SVG_ICON;
  const svg = (initialsArt(edition)?.svg ?? shipped).trim();
  // What may stand in an address as it is costs a third of its code.
  const written = encodeURIComponent(svg).replace(/%(?:2[CF]|3[ABD]|40)/g, decodeURIComponent);
  return `data:image/svg+xml,${written}`;
}

/**
 * Undefined where nobody is named: in the example, or in a name without a letter. In `svg` the letters are written, not
 * drawn: it stands in every page, and outlines are ten times as long.
 */
function initialsArt({ broker, look }: IconEdition): (IconArt & { svg: string }) | undefined {
  const initials = initialsOf(broker.name);
  if (broker.example || initials.length === 0) return undefined;
  const [light, dark] = markColours(look);
  const mark = initialsMark(initials, light);
  const svg = faviconSvg({ ...mark, parts: mark.written }, dark);
  return { parts: mark.parts, ground: light.paper, svg };
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

/** Of the outlines. */
const EM = 1000;
/** The letters stand between the square's edges, as wide or as high as they fit. */
const BESIDE = 2;
/** As thick as the line of the site's mark. */
const LINE = 4;
const ABOVE_LINE = 4;
/** Between two letters, in units of the em. */
const BETWEEN = 40;

/**
 * One or two capitals over the line, in the middle of a square; `written` in a font that most machines have, as wide and
 * as high.
 */
export function initialsMark(
  initials: readonly string[],
  { ink, line }: MarkColours,
): Mark & { written: string } {
  const found = initials.map((letter) => outlines.get(letter)!);
  const width = found.reduce((sum, letter) => sum + letter.width, BETWEEN * (found.length - 1));
  const top = Math.min(...found.map((letter) => letter.top));
  const bottom = Math.max(...found.map((letter) => letter.bottom));
  const most = SIDE - 2 * BESIDE;
  const scale = Math.min(most / width, (most - LINE - ABOVE_LINE) / (bottom - top));
  const height = (bottom - top) * scale;
  const y = (SIDE - height - ABOVE_LINE - LINE) / 2;
  let x = (SIDE - width * scale) / 2;
  const drawn = found.map((letter) => {
    const placed = `translate(${round(x)} ${round(y - top * scale)})scale(${scale.toFixed(4)})`;
    x += (letter.width + BETWEEN) * scale;
    return `<path transform="${placed}" d="${letter.path}"/>`;
  });
  const lineY = round(y + height + ABOVE_LINE + LINE / 2);
  const letters = (element: string, attributes: string, content: string) =>
    `<${element} class="d-t" fill="${ink}"${attributes}>${content}</${element}>` +
    `<path class="d-a" stroke="${line}" stroke-width="${LINE}" stroke-linecap="round" d="M4 ${lineY}h40"/>`;
  const font = `font-family="Georgia,serif" font-weight="700" font-size="${round(EM * scale)}"`;
  const place = `x="${round((SIDE - width * scale) / 2)}" y="${round(y - top * scale)}"`;
  const stretch = `textLength="${round(width * scale)}" lengthAdjust="spacingAndGlyphs"`;
  return {
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    parts: letters("g", "", drawn.join("")),
    written: letters("text", ` ${place} ${stretch} ${font}`, initials.join("")),
  };
}

const round = (number: number) => Number(number.toFixed(2));

/** What an icon shows: what lies on a square of 48, its words' colour and its line's by class. */
export type Mark = { viewBox: string; parts: string };
export type MarkColours = { ink: string; line: string };

/** What draws an icon's mark on a square of 48, as SVG. */
export type IconArt = {
  parts: string;
  /** What an icon without transparency stands on. */
  ground: string;
};

/** The mark, which follows the colours of the browser. Where its style is refused it stays as by day. */
export function faviconSvg({ viewBox, parts }: Mark, dark: MarkColours): string {
  const style = `.d-t{fill:${dark.ink}}.d-a{stroke:${dark.line}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>@media (prefers-color-scheme:dark){${style}}</style>${parts}</svg>\n`;
}

/** The file of one of `RASTER_ICONS`. */
export async function rasterIcon(path: string, art: IconArt): Promise<Buffer> {
  if (path === HOME_SCREEN) return homeScreenPng(art);
  const images = ICO_SIZES.map(async (size) => ({ size, png: await tabPng(art, size) }));
  return ico(await Promise.all(images));
}

/** Of the square that an icon is drawn on. */
const SIDE = 48;

function tabPng({ parts, ground }: IconArt, size: number): Promise<Buffer> {
  return png(`${square(ground, 10)}${placed(parts, 2, 1, 44)}`, size);
}

function homeScreenPng({ parts, ground }: IconArt): Promise<Buffer> {
  const inset = SIDE * HOME_SCREEN_MARGIN;
  const mark = placed(parts, inset, inset, SIDE - 2 * inset);
  return png(`${square(ground)}${mark}`, HOME_SCREEN_SIZE);
}

const square = (fill: string, round = 0) =>
  `<rect width="${SIDE}" height="${SIDE}" rx="${round}" fill="${fill}"/>`;

/** `parts` with its left upper corner at `x`, `y`, and as wide and high as `side`. */
const placed = (parts: string, x: number, y: number, side: number) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">${parts}</svg>`;

/** PNG of `size` pixels; drawn at that size, not enlarged. */
function png(parts: string, size: number): Promise<Buffer> {
  return rendered(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">${parts}</svg>`,
  );
}

async function rendered(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}

/** An ICO file of square PNG images: a directory of 16 bytes each, then the images. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** In pixels, as messengers cut a picture. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** In pixels; a longer name gets smaller. */
const LETTERS = 76;

/**
 * The picture that messengers show beside a link: the town from edge to edge; or, with a name, below it, and the line
 * goes on to both edges.
 */
export async function openGraphPicture(colours: Palette, name?: string): Promise<Buffer> {
  const town = drawnTown(colours);
  const words = name ? outlined(name, "heading") : undefined;
  // Without a name the drawing is a little too high: sky and ground are what can be spared.
  const place = words ? { x: 350, y: 168, width: 790 } : { x: 0, y: -45, width: WIDTH };
  const scale = place.width / town.width;
  const [from, to] = lineEnds(town).map((end) => ({
    x: place.x + end.x * scale,
    y: place.y + end.y * scale,
  })) as [{ x: number; y: number }, { x: number; y: number }];
  const thickness = 4 * scale;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours["paper"]}"/>`,
    `<g transform="translate(${place.x} ${place.y})scale(${scale})">${drawnParts(town)}</g>`,
    `<path d="M0 ${from.y}H${from.x}M${to.x} ${to.y}H${WIDTH}" stroke="${colours["amber-line"]}" stroke-width="${thickness}" stroke-linecap="round"/>`,
  ];
  if (words) {
    const size = Math.min(LETTERS, (WIDTH - 2 * MARGIN) / words.width);
    parts.push(
      `<path transform="translate(${MARGIN} ${MARGIN + 0.8 * LETTERS})scale(${size})" d="${words.path}" fill="${colours["petrol"]}"/>`,
    );
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
  return rendered(svg);
}
