/**
 * `node scripts/make/pictures.ts`: the icons and the picture for links, drawn anew from the site's own drawings and
 * tokens. Run by hand after a change of those; the results are committed below public/. None of them
 * names the broker.
 */
import "./tsx-modules.ts";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawnSvg, token, type Scheme, type Svg } from "./drawing-file.ts";

const PUBLIC = new URL("../../public/", import.meta.url).pathname;
const { BrokerMark } = await import("../../app/drawings/marks.tsx");
const { faviconSvg, rasterIcon, RASTER_ICONS } = await import("../../app/shell/icons.server.ts");
const { HeroTown } = await import("../../app/drawings/home.tsx");
const mark = drawnSvg(BrokerMark);

fs.mkdirSync(PUBLIC, { recursive: true });
const colours = (scheme: Scheme) => ({
  ink: token("ink", scheme),
  line: token("amber-line", scheme),
});
await write("favicon.svg", Buffer.from(faviconSvg(mark, colours("dark"))));
for (const icon of RASTER_ICONS) {
  await write(icon.slice(1), await rasterIcon(icon, { parts: mark.parts, ground: token("paper") }));
}
await write("open-graph.png", await openGraphPicture());

async function write(name: string, file: Buffer) {
  await fs.promises.writeFile(path.join(PUBLIC, name), file);
  console.log(`${name}: ${file.length} bytes`);
}

/** The town from edge to edge. 1200 by 630, as messengers show it. */
function openGraphPicture(): Promise<Buffer> {
  const paper = `<rect width="1200" height="630" fill="${token("paper")}"/>`;
  // The drawing is a little too high: sky and ground are what can be spared.
  return render(paper + placed(drawnSvg(HeroTown), 0, -45, 1200), 1200, 630, 1200);
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
