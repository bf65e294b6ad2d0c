/**
 * `node scripts/make/pictures.ts`: the icons and the picture for links, drawn anew from the site's own drawings and
 * tokens. Run by hand after a change of those; the results are committed below public/. None of them
 * names the broker.
 */
import "./tsx-modules.ts";
import fs from "node:fs";
import path from "node:path";

const PUBLIC = new URL("../../public/", import.meta.url).pathname;
const { faviconSvg, openGraphPicture, rasterIcon, RASTER_ICONS } =
  await import("../../app/shell/site-icons.server.ts");
const { drawnMark, drawnParts } = await import("../../app/shell/drawn.server.ts");
const { colourPairs, paletteOf } = await import("../../app/broker/look.server.ts");
const { light, dark } = paletteOf(colourPairs["petrol-amber"]);
const mark = { viewBox: "0 0 48 48", parts: drawnParts(drawnMark(light)) };

fs.mkdirSync(PUBLIC, { recursive: true });
const night = { ink: dark["ink"]!, line: dark["amber-line"]!, paper: dark["paper"]! };
await write("favicon.svg", Buffer.from(faviconSvg(mark, night)));
for (const icon of RASTER_ICONS) {
  await write(
    icon.slice(1),
    await rasterIcon(icon, { parts: mark.parts, ground: light["paper"]! }),
  );
}
await write("open-graph.png", await openGraphPicture(light));

async function write(name: string, file: Buffer) {
  await fs.promises.writeFile(path.join(PUBLIC, name), file);
  console.log(`${name}: ${file.length} bytes`);
}
