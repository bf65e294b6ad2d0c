/** The person on about and contact: a photo under the line, whatever its shape, and the ways to write in sight. */
import type { Page } from "playwright/test";
import sharp from "sharp";
import { all, expect, finance, once, oneSite, test } from "../support/journey.ts";
import { writeProfile } from "../support/profile.ts";
import { startSite } from "../support/site.ts";

/** A photo whose face is a red disc where faces are: high in an upright one. */
const photo = (width: number, height: number, x: number, y: number, radius: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3a6"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#f00"/></svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

/** Where the disc is seen in the picture of the element, as parts of its box. */
async function face(page: Page, selector: string) {
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels);
    if (red < 200 || green > 70 || blue > 70) continue;
    columns.push((pixel % info.width) / info.width);
    rows.push(Math.floor(pixel / info.width) / info.height);
  }
  const least = (of: number[]) => of.reduce((a, b) => Math.min(a, b), 1);
  const most = (of: number[]) => of.reduce((a, b) => Math.max(a, b), 0);
  const [left, right, top, bottom] = [least(columns), most(columns), least(rows), most(rows)];
  const [width, height] = [(right - left) * info.width, (bottom - top) * info.height];
  return { left, right, top, bottom, round: width / height };
}

for (const [shape, width, height, x, y, radius] of [
  ["upright, from a phone", 1080, 1920, 540, 560, 220],
  ["upright", 1600, 2000, 800, 640, 300],
  ["landscape", 2400, 1600, 1200, 620, 300],
] as const) {
  test(
    `a photo that is ${shape}: the face is whole, round and in the middle`,
    all(once, oneSite),
    async ({ browser }) => {
      const BROKER_FILE = writeProfile((text) => `${text}\nportrait: ich.jpg\n`, {
        "ich.jpg": await photo(width, height, x, y, radius),
      });
      const site = await startSite({ BROKER_FILE });
      const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
      try {
        await site.logged("pictures ready");
        for (const [path, selector, screen] of [
          ["/about", ".about-portrait img", 1280],
          ["/about", ".about-portrait img", 390],
          ["/kontakt", ".contact-portrait img", 1280],
          ["/kontakt", ".contact-portrait img", 360],
        ] as const) {
          await page.setViewportSize({ width: screen, height: 900 });
          await page.goto(path);
          const seen = await face(page, selector);
          const where = `${path} at ${screen} px`;
          expect(seen.left, where).toBeGreaterThan(0.1);
          expect(seen.right, where).toBeLessThan(0.9);
          expect((seen.left + seen.right) / 2, where).toBeCloseTo(0.5, 1);
          // Below the arch's shoulders, and above the lower third.
          expect(seen.top, where).toBeGreaterThan(0.04);
          expect(seen.bottom, where).toBeLessThan(0.67);
          expect(Math.abs(seen.round - 1), where).toBeLessThan(0.06);
          // The line is drawn around it and stands on the ground.
          await expect(page.locator(selector).locator("xpath=../../*[name()='svg']")).toBeVisible();
        }
      } finally {
        await page.close();
        await site.end();
      }
    },
  );
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1600, 900],
] as const) {
  test(
    `contact at ${width} px: person, number and both ways to write are in the first sight`,
    all(once, finance),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/kontakt");
      for (const part of [
        ".contact-portrait",
        ".contact-phone a",
        ".tile-insurance .tile-title",
        ".tile-finance .tile-title",
      ])
        await expect(page.locator(`main ${part}`).first(), part).toBeInViewport({ ratio: 0.9 });
    },
  );
}

for (const path of ["/about", "/kontakt"]) {
  test(`${path} never scrolls sideways`, once, async ({ page }) => {
    for (const width of [320, 360, 430, 651, 768, 951, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test("“schreiben” leads to where one writes", once, async ({ page, words }) => {
  await page.goto("/kontakt#schreiben");
  await expect(page.locator("#schreiben a")).toHaveCount(words.forms.length);
  await expect(page.locator("#schreiben")).toBeInViewport();
});
