import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { colourPairs, paletteOf } from "../../app/broker/look.server";
import { pages, type Page } from "../../app/pages";
import { documentPages } from "../support/documents";
import { linkedData, metaOf } from "../support/html";
import { realProfile, writeProfile } from "../support/profile";
import { postForm } from "../support/requests";
import { startSite, type Site } from "../support/site";

const ORIGIN = "https://makler.example";
const BROKER = "Max Mustermann";

let site: Site;
beforeAll(async () => {
  site = await startSite({ SITE_URL: ORIGIN });
});
afterAll(() => site.end());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const html = async (path: string) => (await get(path)).text();

describe.each(documentPages)("the head of $path", ({ path, title, description }) => {
  it("names the page, its address and what a link to it shows", async () => {
    const page = await html(`${path}?utm_source=x`);
    expect(page).toContain(`<title>${title} · ${BROKER}</title>`);
    expect(page.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${ORIGIN}${path}"/>`,
    ]);
    expect(metaOf(page)).toMatchObject({
      description,
      "og:type": "website",
      "og:site_name": "Max Mustermann Versicherungen und Finanzierungen",
      "og:title": `${title} · ${BROKER}`,
      "og:description": description,
      "og:url": ORIGIN + path,
      "og:image": `${ORIGIN}/open-graph.png`,
    });
  });

  it("has a colour for each scheme", async () => {
    const page = await html(path);
    for (const [scheme, palette] of Object.entries(paletteOf(colourPairs["petrol-amber"]))) {
      expect(page).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${palette["paper"]}"/>`,
      );
    }
  });
});

it.each(pages as readonly Page[])(
  "$path tells search engines who the broker is, unless it has a form to carry",
  async ({ path, form }) => {
    const [agency, ...others] = linkedData(await html(path));
    expect(others).toEqual([]);
    if (form) {
      expect(agency).toBeUndefined();
      return;
    }
    expect(agency).toMatchObject({
      "@type": "InsuranceAgency",
      url: `${ORIGIN}/`,
      telephone: "+49 30 1234567",
      vatID: "DE123456789",
      founder: { name: BROKER },
      identifier: [
        { value: "D-XXXX-XXXXX-XX" },
        { value: "D-W-XXX-XXXX-XX" },
        { value: "D-X-XXX-XXXX-XX" },
      ],
    });
  },
);

it("an example asks not to be indexed, a real broker's site doesn't", async () => {
  expect(metaOf(await html("/"))["robots"]).toBe("noindex");
  const BROKER_FILE = writeProfile(realProfile);
  const real = await startSite({ BROKER_FILE });
  const page = await (await fetch(real.url)).text();
  const robots = await (await fetch(`${real.url}/robots.txt`)).text();
  await real.end();
  expect(metaOf(page)["robots"]).toBeUndefined();
  expect(page).not.toContain("Beispielseite");
  expect(robots).toContain("Allow: /\n");
});

it("a name with markup in it stays a name", async () => {
  const firm = "</script><script>alert(1)</script> & Söhne";
  const BROKER_FILE = writeProfile((text) => text.replace(/^firm: .*$/m, `firm: "${firm}"`));
  const odd = await startSite({ BROKER_FILE });
  const page = await (await fetch(odd.url)).text();
  await odd.end();
  expect(page).not.toContain("<script>alert");
  expect(linkedData(page)[0]?.["name"]).toBe(firm);
});

describe("icons", () => {
  it.each([["/apple-touch-icon.png", 180]])(
    "%s is a square PNG of %i pixels without holes",
    async (path, size) => {
      const response = await get(path);
      expect(response.headers.get("Content-Type")).toBe("image/png");
      const image = sharp(await response.arrayBuffer());
      expect(await image.metadata()).toMatchObject({ format: "png", width: size, height: size });
      expect((await image.stats()).isOpaque).toBe(true);
    },
  );

  it("/favicon.ico holds three sizes", async () => {
    const response = await get("/favicon.ico");
    expect(response.headers.get("Content-Type")).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 6).toString("hex")).toBe("000001000300");
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const offset = file.readUInt32LE(entry + 12);
      const image = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
      expect(file[entry]).toBe(size);
      expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: size });
    }
  });

  it("/favicon.svg follows the scheme", async () => {
    const response = await get("/favicon.svg");
    expect(response.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toContain("prefers-color-scheme:dark");
  });

  it("/open-graph.png has the size that its description says", async () => {
    const image = await (await get("/open-graph.png")).arrayBuffer();
    const { width, height } = await sharp(image).metadata();
    const meta = metaOf(await html("/"));
    expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([`${width}`, `${height}`]);
  });

  it("every icon that a page names is there; the drawn one stands in the page itself", async () => {
    const svg = (await (await get("/favicon.svg")).text()).trim();
    for (const { path } of pages) {
      const links = (await html(path)).matchAll(
        /<link rel="(?:icon|apple-touch-icon)" [^>]*?href="([^"]+)"/g,
      );
      const [ico = "", homeScreen = "", drawn = "", ...more] = Array.from(links, ([, to]) => to);
      expect(more, path).toEqual([]);
      for (const file of [ico, homeScreen]) expect((await get(file)).status, file).toBe(200);
      expect(decodeURIComponent(drawn), path).toBe(`data:image/svg+xml,${svg}`);
    }
  });
});

it("browsers may fetch ahead what a link without a choice leads to: pages, and nothing else", async () => {
  for (const { path } of pages) {
    const text = await html(path);
    const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(text) ?? [];
    const { prefetch } = JSON.parse(rules) as { prefetch: { where: unknown }[] };
    expect(prefetch.map(({ where }) => where)).toEqual([
      { selector_matches: "a[href^='/']:not([href*='?'],[href*='.'])" },
    ]);
    const links = Array.from(text.matchAll(/<a [^>]*?href="(\/[^"?#.]*)"/g), ([, to]) => to);
    expect(new Set(pages.map((page) => page.path))).toEqual(new Set([...links, path]));
  }
});

it("pages blend into each other; an answer to a form, which is another place of the same page, doesn't", async () => {
  const blends = "@view-transition";
  for (const page of pages) {
    const { path } = page;
    expect(await html(path), path).toContain(blends);
    if ("form" in page)
      expect(await (await postForm(site.url + path, {})).text(), path).not.toContain(blends);
  }
});
