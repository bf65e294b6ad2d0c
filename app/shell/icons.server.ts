/**
 * What stands for the site elsewhere: icons for a browser's tab, a bookmark and a phone's home screen, and the picture
 * beside a link.
 */
import type { Palette } from "../broker/colours.server";
import { loadSharp } from "../broker/pictures.server";
import { drawnParts, drawnTown, lineEnds } from "./drawn.server";
import { outlined } from "./typefaces.server";

/** What an icon shows: what lies on a square of 48, its words' colour and its line's by class. */
export type Mark = { viewBox: string; parts: string };
export type MarkColours = { ink: string; line: string };

/** What draws an icon's mark on a square of 48, as SVG. */
export type IconArt = {
  parts: string;
  /** What an icon without transparency stands on. */
  ground: string;
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
