import fs from "node:fs";
import path from "node:path";
import { createElement } from "react";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DrawnBust, DrawnReader } from "../../app/drawings/broker";
import { drawnInside } from "../support/html";
import { writeProfile } from "../support/profile";
import { startSite, temporaryFolder, type Site } from "../support/site";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10" fill="#0f3d47"/><script>alert(1)</script></svg>`;

/** As a phone's camera makes it: soft shapes under noise, turned on its side, with the place it was taken. */
async function photo(): Promise<Buffer> {
  const [width, height] = [4400, 3520];
  const noise = (columns: number, rows: number, sigma: number) =>
    sharp({
      create: {
        width: columns,
        height: rows,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const shapes = await sharp(await noise(44, 35, 60))
    .resize(width, height, { fit: "fill" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: await noise(width, height, 30), blend: "soft-light" }])
    .withExif({ IFD0: { Copyright: "Geheim" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const withPictures = (text: string) =>
  `${text}\nportrait: Porträt.jpg\nlogo: logo.svg\npartnerLogo: partner.png\n`;

let site: Site;
let original: Buffer;
let BROKER_FILE: string;
const DATA_DIR = temporaryFolder();

beforeAll(async () => {
  original = await photo();
  const partner = await sharp({
    create: { width: 300, height: 90, channels: 4, background: { r: 9, g: 60, b: 70, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  BROKER_FILE = writeProfile(withPictures, {
    "Porträt.jpg": original,
    "logo.svg": Buffer.from(LOGO),
    "partner.png": partner,
  });
  site = await startSite({ BROKER_FILE, DATA_DIR });
});
afterAll(() => site.end());

const get = (address: string) => fetch(site.url + address, { redirect: "manual" });

/** The <picture> elements of a page, as a browser reads them. */
async function picturesOn(page: string) {
  const html = await (await get(page)).text();
  return Array.from(html.matchAll(/<picture[\s\S]*?<\/picture>/g), ([element]) => ({
    element,
    image: /<img [^>]*>/.exec(element)?.[0] ?? "",
    fallback: /<img src="([^"]+)"/.exec(element)?.[1] ?? "",
    sources: Array.from(
      element.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/gi),
      ([, type = "", srcSet = "", sizes = ""]) => ({
        type,
        sizes,
        candidates: srcSet.split(", ").map((candidate) => {
          const [address = "", width = ""] = candidate.split(" ");
          return { address, width: parseInt(width) };
        }),
      }),
    ),
  }));
}

const portraitsOn = async (page: string) =>
  (await picturesOn(page)).filter(({ fallback }) => fallback.includes("portrait-"));

/** The page's own: the first is in the bar's panel, which each page has. */
const portraitOn = async (page: string) => (await portraitsOn(page))[1]!;

describe("a photo of 6 MB", () => {
  it("is one", () => {
    expect(original.length).toBeGreaterThan(6_000_000);
  });

  it.each(["/", "/about", "/kontakt", "/versicherungen", "/finanzierung"])(
    "costs a phone at most 30 kB on %s",
    async (page) => {
      const { sources } = await portraitOn(page);
      expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
      for (const { candidates, sizes, type } of sources) {
        // 360 px wide, three pixels each, as the densest phones have them.
        const rem = /^(?:\(max-width: [\d.]+em\) )?(\d+)rem/.exec(sizes);
        const wanted = Number(rem?.[1]) * 16 * 3;
        expect(wanted).toBeGreaterThan(0);
        const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1)!;
        const response = await get(chosen.address);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get("Content-Type")).toBe(type);
        expect(bytes.length).toBeLessThanOrEqual(30_000);
        expect((await sharp(bytes).metadata()).width).toBe(chosen.width);
      }
    },
  );

  it("stands upright, its place kept, and tells nothing of where it was taken", async () => {
    const { sources, fallback, image } = await portraitOn("/about");
    expect(image).toContain('width="704" height="880"');
    expect(image).toContain('alt="Porträt von Max Mustermann"');
    const addresses = sources.flatMap(({ candidates }) => candidates.map((one) => one.address));
    for (const address of [...addresses, fallback]) {
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect(height / width).toBeCloseTo(1.25, 1);
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(bytes.includes("Geheim")).toBe(false);
    }
  });

  it("loads at once where it is in sight from the start, and late beside a form", async () => {
    for (const page of ["/", "/about"]) {
      expect((await portraitOn(page)).image, page).not.toContain("lazy");
    }
    expect((await portraitOn("/finanzierung")).image).toContain('loading="lazy"');
  });

  it("stands small in the place of the drawn face, and there nobody is read it a second time", async () => {
    const face = (html: string) => html.match(/<[^>]* class="[^"]*\bframed-bust\b[^>]*>/g);
    // In the panel; on the first page below the headline; on a form's page before the form, or beside it.
    for (const [page, faces] of [
      ["/", 2],
      ["/versicherungen", 3],
      ["/finanzierung", 3],
    ] as const) {
      const portraits = await portraitsOn(page);
      expect(portraits, page).toHaveLength(faces);
      for (const { image } of portraits) expect(image, page).toContain('alt=""');
      const html = await (await get(page)).text();
      expect(face(html), page).toHaveLength(faces);
      for (const drawing of [DrawnBust, DrawnReader]) {
        expect(html, page).not.toContain(drawnInside(createElement(drawing)));
      }
    }
    // Loads with the panel, not with the page.
    expect((await portraitsOn("/impressum"))[0]?.image).toContain('loading="lazy"');
  });
});

it("logos take the place of the drawings, as pixels, transparent where they were", async () => {
  const logos = (await picturesOn("/impressum")).filter(({ fallback }) =>
    fallback.includes("logo-"),
  );
  const [bar, footer, partner] = logos;
  expect(bar?.fallback).toMatch(/^\/bilder\/logo-/);
  expect(footer?.fallback).toBe(bar?.fallback);
  expect(partner?.fallback).toMatch(/^\/bilder\/partnerlogo-/);
  const logo = await sharp(await (await get(bar!.fallback)).arrayBuffer()).metadata();
  expect(logo).toMatchObject({ format: "png", width: 160, height: 40 });
  const small = await sharp(await (await get(partner!.fallback)).arrayBuffer()).metadata();
  expect(small).toMatchObject({ format: "png", hasAlpha: true });
  // Never enlarged, unless it is a drawing.
  expect(partner?.sources[0]?.candidates.map(({ width }) => width)).toEqual([160, 300]);
  expect(bar?.sources[0]?.candidates.map(({ width }) => width)).toEqual([80, 160, 320, 480]);
});

it("a file may be kept for ever; HEAD answers too; no other method does", async () => {
  const { fallback } = await portraitOn("/about");
  const response = await fetch(site.url + fallback, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await fetch(site.url + fallback, { method: "POST" })).status).toBe(405);
});

it.each([
  "/bilder",
  "/bilder/",
  "/bilder/Porträt.jpg",
  "/bilder/portrait-000000000000-176.avif",
  "/bilder/..%2foutbox.sqlite",
  "/bilder/%2e%2e/%2e%2e/package.json",
  "/bilder/logo.svg",
  "/bilder/zeichnungen-000000000000.svg",
])("%s leads home", async (address) => {
  const response = await get(address);
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
});

describe("the next start", () => {
  const folder = path.join(DATA_DIR, "pictures");
  const made = () =>
    fs.readdirSync(folder).map((name) => [name, fs.statSync(path.join(folder, name)).mtimeMs]);

  it("makes nothing again", async () => {
    await site.logged("pictures ready");
    const before = made();
    await site.end();
    site = await startSite({ BROKER_FILE, DATA_DIR });
    await site.logged("pictures ready");
    expect(made()).toEqual(before);
  });

  it("gives a new photo a new address, and keeps nothing of the old one", async () => {
    const { fallback: old } = await portraitOn("/about");
    const other = await sharp(original).autoOrient().resize(200).jpeg().toBuffer();
    fs.writeFileSync(path.join(path.dirname(BROKER_FILE), "Porträt.jpg"), other);
    await site.end();
    site = await startSite({ BROKER_FILE, DATA_DIR });
    await site.logged("pictures ready");
    const { fallback, image } = await portraitOn("/about");
    expect(fallback).not.toBe(old);
    expect(image).toContain('width="200" height="250"');
    expect((await get(old)).status).toBe(302);
    const kept = fs.readdirSync(folder).filter((name) => name.startsWith("portrait"));
    expect(new Set(kept.map((name) => name.split("-")[1])).size).toBe(1);
  });
});

describe("a profile whose picture is wrong stops the start", () => {
  it.each([
    ["is missing", {}, /portrait: can't be read: .*Porträt\.jpg/],
    ["is no picture", { "Porträt.jpg": Buffer.from("%PDF-1.7") }, /portrait: isn't a whole/],
  ])("that %s", async (_case, files, fault) => {
    const wrong = writeProfile((text) => `${text}\nportrait: Porträt.jpg\n`, files);
    await expect(startSite({ BROKER_FILE: wrong })).rejects.toThrow(fault);
  });

  it("that is only half there", async () => {
    const half = { "Porträt.jpg": original.subarray(0, original.length / 2) };
    const wrong = writeProfile((text) => `${text}\nportrait: Porträt.jpg\n`, half);
    await expect(startSite({ BROKER_FILE: wrong })).rejects.toThrow(/portrait: isn't a whole/);
  });

  it("that is somewhere else", async () => {
    const wrong = writeProfile((text) => `${text}\nlogo: ../../etc/passwd\n`);
    await expect(startSite({ BROKER_FILE: wrong })).rejects.toThrow(/logo must be the name/);
  });
});
