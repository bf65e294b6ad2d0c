import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transferred } from "../support/page-weight";
import { startSite, type Site } from "../support/site";
import { readSites } from "../support/site-words";

const KB = 1000;

describe.each(await readSites())("$name", ({ folder, words }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ SITE_DIR: folder });
  });
  afterAll(() => site.end());

  describe.each(words.pages)("$path, in brotli over the wire", ({ path, form }) => {
    it("HTML is at most 14 kB", async () => {
      expect((await transferred(site.url, path)).html).toBeLessThanOrEqual(14 * KB);
    });

    it("CSS is at most 7 kB, fonts 90 kB", async () => {
      const { css, font } = await transferred(site.url, path);
      expect(css).toBeGreaterThan(0);
      expect(css).toBeLessThanOrEqual(7 * KB);
      expect(font).toBeGreaterThan(0);
      expect(font).toBeLessThanOrEqual(90 * KB);
    });

    it(form ? "JavaScript is at most 95 kB" : "there is no JavaScript", async () => {
      const { script } = await transferred(site.url, path);
      if (form) expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(form ? 95 * KB : 0);
    });
  });

  it("home is at most 150 kB, pictures and all", async () => {
    const weights = await transferred(site.url, "/");
    const all = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBeLessThanOrEqual(150 * KB);
  });

  it("no style sheet of the build is more than a page may load, and all fonts are at most 90 kB", async () => {
    const assets = fs.readdirSync("public/build/_assets").map((name) => `/build/_assets/${name}`);
    const sheets = assets.filter((name) => name.endsWith(".css"));
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) {
      expect((await transferred(site.url, sheet)).css).toBeLessThanOrEqual(7 * KB);
    }
    const fonts = assets.filter((name) => name.endsWith(".woff2"));
    const bytes = fonts.reduce((sum, name) => sum + fs.statSync(`public${name}`).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(90 * KB);
  });
});
