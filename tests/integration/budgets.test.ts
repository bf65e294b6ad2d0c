import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerBytes, transferred } from "../support/page-weight";
import { realProfile, writeProfile } from "../support/profile";
import { startSite, type Site } from "../support/site";
import { readSites } from "../support/site-words";

const KB = 1000;

/**
 * In bytes, headers and all. A server sends ten packets of 1460 bytes (RFC 6928) before it hears of the browser again:
 * what is over costs a round trip.
 */
const FIRST_ANSWER = 14_600;

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

    it("page and headers together are the first packets", async () => {
      expect(await answerBytes(site.url + path)).toBeLessThan(FIRST_ANSWER);
    });

    it("CSS is at most 8 kB, that for paper in it; fonts 90 kB", async () => {
      const { css, font } = await transferred(site.url, path);
      expect(css).toBeGreaterThan(0);
      expect(css).toBeLessThanOrEqual(8 * KB);
      expect(font).toBeGreaterThan(0);
      expect(font).toBeLessThanOrEqual(90 * KB);
    });

    it("icons, and the drawings beside a form's page, are at most 24 kB", async () => {
      const { image } = await transferred(site.url, path);
      expect(image).toBeGreaterThan(form ? 3 * KB : 0);
      expect(image).toBeLessThanOrEqual(form ? 24 * KB : 4 * KB);
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
    expect(sheets).toHaveLength(3);
    for (const sheet of sheets) {
      expect((await transferred(site.url, sheet)).css).toBeLessThanOrEqual(8 * KB);
    }
    const fonts = assets.filter((name) => name.endsWith(".woff2"));
    const bytes = fonts.reduce((sum, name) => sum + fs.statSync(`public${name}`).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(90 * KB);
  });
});

/** The example has the shipped mark for an icon, and what is shipped is nobody's. */
it("the first packets hold the page of a broker with a name of their own, too", async () => {
  const site = await startSite({ BROKER_FILE: writeProfile(realProfile) });
  try {
    for (const path of ["/versicherungen", "/finanzierung"]) {
      expect(await answerBytes(site.url + path), path).toBeLessThan(FIRST_ANSWER);
    }
  } finally {
    await site.end();
  }
});
