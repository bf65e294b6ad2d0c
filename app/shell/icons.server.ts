/** The icons of the site: for a browser's tab, a bookmark, and a phone's home screen. */
import { loadSharp } from "../broker/pictures.server";

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
async function png(parts: string, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">${parts}</svg>`;
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
