import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages, type Page } from "../../app/pages";
import { transferred } from "../support/page-weight";
import { startSite, type Site } from "../support/site";

const KB = 1000;
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

describe.each(pages as readonly Page[])("$path, in brotli over the wire", ({ path, form }) => {
  it("HTML is at most 14 kB", async () => {
    expect((await transferred(site.url, path)).html).toBeLessThanOrEqual(14 * KB);
  });

  it("CSS is at most 12 kB, fonts 90 kB", async () => {
    const { css, font } = await transferred(site.url, path);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(12 * KB);
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

it("no style sheet or font is in the build beside those that are counted", async () => {
  const { css, font } = await transferred(site.url, "/");
  const files = fs.readdirSync("public/build/_assets");
  expect(files.filter((name) => name.endsWith(".css"))).toHaveLength(1);
  expect(files.filter((name) => name.endsWith(".woff2"))).toHaveLength(2);
  expect(css + font).toBeGreaterThan(0);
});
