/** The icons of the site: for a browser's tab, a bookmark, and a phone's home screen. */
import { loadSharp } from "../broker/picture-encoder.server";
import type { Mark, MarkColours } from "./initials.server";
import { ico } from "./ico";

/** What draws an icon's mark on a square of 48, as SVG. */
export type IconArt = {
  parts: string;
  /** What an icon without transparency stands on. */
  ground: string;
};

type Tile = { size: number; margin: number };

/** By path. A launcher may cut up to a tenth off each side of a maskable icon, and its corners. */
const tiles: Record<string, Tile> = {
  "/apple-touch-icon.png": { size: 180, margin: 0.14 },
  "/icon-192.png": { size: 192, margin: 0.12 },
  "/icon-512.png": { size: 512, margin: 0.12 },
  "/icon-maskable-512.png": { size: 512, margin: 0.24 },
};

const ICO = "/favicon.ico";
/** In pixels. */
const ICO_SIZES = [16, 32, 48];

/** All that are pixels. */
export const RASTER_ICONS = [ICO, ...Object.keys(tiles)];

/** The mark, which follows the colours of the browser. Where its style is refused it stays as by day. */
export function faviconSvg({ viewBox, parts }: Mark, dark: MarkColours): string {
  const style = `.d-t{fill:${dark.ink}}.d-a{stroke:${dark.line}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>@media (prefers-color-scheme:dark){${style}}</style>${parts}</svg>\n`;
}

/** The file of one of `RASTER_ICONS`. */
export async function rasterIcon(path: string, art: IconArt): Promise<Buffer> {
  const tile = tiles[path];
  if (tile) return tilePng(art, tile);
  const images = ICO_SIZES.map(async (size) => ({ size, png: await tabPng(art, size) }));
  return ico(await Promise.all(images));
}

const SIDE = 48;

function tabPng({ parts, ground }: IconArt, size: number): Promise<Buffer> {
  return png(`${square(ground, 10)}${placed(parts, 2, 1, 44)}`, size);
}

/** The mark on its ground, `margin` of the size away from its edges. */
function tilePng({ parts, ground }: IconArt, { size, margin }: Tile): Promise<Buffer> {
  const inset = SIDE * margin;
  return png(`${square(ground)}${placed(parts, inset, inset, SIDE - 2 * inset)}`, size);
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
