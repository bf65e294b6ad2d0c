/**
 * `node scripts/make/pictures.ts`: the icons and the picture for links, drawn anew from the site's own drawings and
 * tokens. Run by hand after a change of those; the results are committed below public/. None of them
 * names the broker.
 */
import "./tsx-modules.ts";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawnSvg, token, type Svg } from "./drawing-file.ts";
import { ico } from "./ico.ts";

const PUBLIC = new URL("../../public/", import.meta.url).pathname;
const { BrokerMark } = await import("../../app/drawings/marks.tsx");
const { HeroTown } = await import("../../app/drawings/home.tsx");
const mark = drawnSvg(BrokerMark);

fs.mkdirSync(PUBLIC, { recursive: true });
await write("favicon.svg", Buffer.from(faviconSvg()));
await write("favicon.ico", ico(await Promise.all([16, 32, 48].map(icoImage))));
await write("apple-touch-icon.png", await tile(180, 0.14));
await write("icon-192.png", await tile(192, 0.12));
await write("icon-512.png", await tile(512, 0.12));
// A launcher may cut up to a tenth off each side of a maskable icon, and its corners.
await write("icon-maskable-512.png", await tile(512, 0.24));
await write("open-graph.png", await openGraphPicture());

async function write(name: string, file: Buffer) {
  await fs.promises.writeFile(path.join(PUBLIC, name), file);
  console.log(`${name}: ${file.length} bytes`);
}

/** The mark, which follows the colours of the browser. Where its style is refused it stays as by day. */
function faviconSvg(): string {
  const dark = `.d-t{fill:${token("ink", "dark")}}.d-a{stroke:${token("amber-line", "dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>@media (prefers-color-scheme:dark){${dark}}</style>${mark.parts}</svg>\n`;
}

async function icoImage(size: number) {
  return { size, png: await render(`${ground(48, 10)}${placed(mark, 2, 1, 44)}`, 48, 48, size) };
}

/** The mark on paper, `margin` of the size away from its edges. */
function tile(size: number, margin: number): Promise<Buffer> {
  const inset = 48 * margin;
  return render(`${ground(48)}${placed(mark, inset, inset, 48 - 2 * inset)}`, 48, 48, size);
}

/** The town from edge to edge. 1200 by 630, as messengers show it. */
function openGraphPicture(): Promise<Buffer> {
  const paper = `<rect width="1200" height="630" fill="${token("paper")}"/>`;
  // The drawing is a little too high: sky and ground are what can be spared.
  return render(paper + placed(drawnSvg(HeroTown), 0, -45, 1200), 1200, 630, 1200);
}

function ground(size: number, round = 0): string {
  return `<rect width="${size}" height="${size}" rx="${round}" fill="${token("paper")}"/>`;
}

/** `svg` with its left upper corner at `x`, `y`, and as wide as `width`. */
function placed({ viewBox, parts }: Svg, x: number, y: number, width: number): string {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(" ").map(Number);
  const height = (width * boxHeight) / boxWidth;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${parts}</svg>`;
}

/** PNG of `width` pixels; drawn at that size, not enlarged. */
function render(parts: string, boxWidth: number, boxHeight: number, width: number) {
  const height = (width * boxHeight) / boxWidth;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${boxWidth} ${boxHeight}">${parts}</svg>`;
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}
