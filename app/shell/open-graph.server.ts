/** The picture that messengers show beside a link: 1200 by 630, as they cut it. The shipped one lies in `public`. */
import type { Palette } from "../broker/colours.server";
import { loadSharp } from "../broker/pictures.server";
import { drawnParts, drawnTown, lineEnds } from "./drawn.server";
import { outlined } from "./typefaces.server";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** In pixels; a longer name gets smaller. */
const LETTERS = 76;

/** The town from edge to edge; or, with a name, below it, and the line goes on to both edges. */
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
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}
