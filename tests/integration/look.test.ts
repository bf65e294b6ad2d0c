import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { colourPairs, paletteOf } from "../../app/broker/look.server";
import { realProfile, writeProfile } from "../support/profile";
import { startSite, type Site } from "../support/site";

const { light, dark } = paletteOf(colourPairs["navy-coral"]);
const town = sharp({ create: { width: 1400, height: 900, channels: 3, background: "#7799aa" } });

const startWith = async (look: string, profile = "", files: Record<string, Buffer> = {}) =>
  startSite({
    SITE_DIR: path.dirname(
      writeProfile((text) => realProfile(text) + profile, {
        "site.yaml": Buffer.from(look),
        ...files,
      }),
    ),
  });

let site: Site;
beforeAll(async () => {
  site = await startWith(
    "colours: navy-coral\ntownPicture: town.jpg\ntownPictureText: Der Markt von Musterstadt\n",
    "",
    { "town.jpg": await town.jpeg().toBuffer() },
  );
});
afterAll(() => site.end());

const get = (address: string, init?: RequestInit) => fetch(site.url + address, init);
const sourcesOf = (response: Response) =>
  /style-src ([^;]+)/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ");

describe("a site in other colours", () => {
  it.each([
    ["a page", "/", {}, 200],
    ["a page with a form", "/versicherungen", {}, 200],
    [
      "a form that is given back",
      "/versicherungen",
      { method: "POST", body: new URLSearchParams() },
      400,
    ],
    ["a page that turns a request away", "/about", { method: "POST" }, 405],
  ])("%s has its style after the sheet, allowed by its hash", async (_what, path, init, status) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    const html = await response.text();
    const [, style = ""] = /<link rel="stylesheet"[^>]*><style>([^<]+)<\/style>/.exec(html) ?? [];
    expect(style).toContain("--petrol:#1e2f5c");
    const hash = createHash("sha256").update(style).digest("base64");
    expect(sourcesOf(response)).toEqual(["'self'", expect.any(String), `'sha256-${hash}'`]);
    for (const [scheme, { paper }] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      expect(html).toContain(`media="(prefers-color-scheme: ${scheme})" content="${paper}"`);
    }
  });
});

/** How many pixels of the picture are nearly of that colour, of 1000. */
async function share(png: ArrayBuffer | Buffer, colour: string) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (wanted.every((value, part) => Math.abs(data[at + part]! - value) < 6)) found++;
  }
  return (1000 * found) / (info.width * info.height);
}

describe("icons", () => {
  it.each([["/apple-touch-icon.png", 180]])(
    "%s shows the broker's initials in the site's colours",
    async (path, size) => {
      const response = await get(path);
      expect(response.headers.get("Content-Type")).toBe("image/png");
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
      const png = Buffer.from(await response.arrayBuffer());
      const image = sharp(png);
      expect(await image.metadata()).toMatchObject({ format: "png", width: size, height: size });
      expect((await image.stats()).isOpaque).toBe(true);
      expect(await share(png, light["ink"]!)).toBeGreaterThan(25);
      expect(await share(png, light["amber-line"]!)).toBeGreaterThan(10);
      expect(png.equals(fs.readFileSync(`public${path}`))).toBe(false);
    },
  );

  it("/favicon.ico holds three sizes of them, /favicon.svg follows the scheme", async () => {
    const file = Buffer.from(await (await get("/favicon.ico")).arrayBuffer());
    expect(file.subarray(0, 6).toString("hex")).toBe("000001000300");
    const svg = await (await get("/favicon.svg")).text();
    expect(svg).toContain(`@media (prefers-color-scheme:dark){.d-t{fill:${dark["ink"]}}`);
    const [, drawn = ""] =
      /href="data:image\/svg\+xml,([^"]+)"/.exec(await (await get("/")).text()) ?? [];
    expect(decodeURIComponent(drawn)).toBe(svg.trim());
  });

  it("show the logo where there is one that isn't a stripe", async () => {
    const logo = (width: number) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10" fill="#d0021b"/></svg>`,
      );
    const profile = "\nlogo: logo.svg\n";
    const [square, stripe] = await Promise.all(
      [12, 40].map((width) => startWith("", profile, { "logo.svg": logo(width) })),
    );
    try {
      const icon = async (at: Site, path: string) =>
        Buffer.from(await (await fetch(at.url + path)).arrayBuffer());
      expect(await share(await icon(square!, "/apple-touch-icon.png"), "#d0021b")).toBeGreaterThan(
        400,
      );
      expect(await share(await icon(stripe!, "/apple-touch-icon.png"), "#d0021b")).toBe(0);
      const svg = await icon(square!, "/favicon.svg");
      expect(await share(await sharp(svg).png().toBuffer(), "#d0021b")).toBeGreaterThan(700);
      const page = await (await fetch(square!.url)).text();
      expect(page).toContain('type="image/svg+xml" href="/favicon.svg"');
    } finally {
      await Promise.all([square?.end(), stripe?.end()]);
    }
  });
});

describe("the picture that messengers show", () => {
  const pictureOf = async (at: Site) =>
    Buffer.from(await (await fetch(`${at.url}/open-graph.png`)).arrayBuffer());

  it("has the site's colours and the broker's name, in the size that pages tell", async () => {
    const png = await pictureOf(site);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(await share(png, light["paper"]!)).toBeGreaterThan(500);
    expect(await share(png, light["amber-line"]!)).toBeGreaterThan(3);
    // The name stands in the sky, where the shipped one has none.
    const name = await sharp(png).extract({ left: 72, top: 60, width: 500, height: 90 }).toBuffer();
    expect(await share(name, light["petrol"]!)).toBeGreaterThan(50);
  });

  it("is the shipped file where colours and broker are the shipped ones", async () => {
    const shipped = await startSite();
    try {
      expect((await pictureOf(shipped)).equals(fs.readFileSync("public/open-graph.png"))).toBe(
        true,
      );
    } finally {
      await shipped.end();
    }
  });
});

describe("the picture of the town", () => {
  it("stands on the page about the broker, with its text, in small files", async () => {
    const html = await (await get("/about")).text();
    const [element = ""] = /<picture class="picture about-town">.*?<\/picture>/.exec(html) ?? [];
    expect(element).toContain('alt="Der Markt von Musterstadt" width="960" height="617"');
    const addresses = Array.from(element.matchAll(/\/bilder\/townpicture-[^ ",]+/g), ([a]) => a);
    expect(addresses).toHaveLength(9);
    for (const address of addresses) {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
    }
  });

  it("that is missing stops the start", async () => {
    const look = "townPicture: nowhere.jpg\ntownPictureText: Nichts\n";
    await expect(startWith(look)).rejects.toThrow(/townPicture: can't be read: .*nowhere\.jpg/);
  });
});
