/** Letters that the reader has set larger in the browser: pages fold by them as they do in a narrower window. */
import { pages } from "../../app/pages.ts";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/browser.ts";
import { unreadable } from "../support/geometry.ts";
import { expect, once, test } from "../support/journey.ts";

for (const [percent, foldsTo] of [
  [150, "a tablet's"],
  [200, "a phone's"],
] as const) {
  test(
    `at 1280 px and ${percent} % all pages are ${foldsTo}`,
    once,
    async ({ playwright, site }) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: [...BROWSER_FLAGS, `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
      });
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
      });
      try {
        for (const { path } of pages) {
          await page.goto(path);
          const letters = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(letters, "what the reader has set").toBe(`${(16 * percent) / 100}px`);
          expect(await unreadable(page), path).toEqual([]);
          // One row, and no word of it is broken: the ways are in the menu.
          await expect(page.getByRole("button", { name: "Menü öffnen" }), path).toBeVisible();
          const bar = await page.locator(".bar").boundingBox();
          expect(bar?.height, path).toBeLessThan((4 * 16 * percent) / 100);
          // A phone's head is one column.
          const phone = await page.evaluate(() => matchMedia("(width <= 40.625em)").matches);
          expect(phone, path).toBe(percent === 200);
        }
      } finally {
        await browser.close();
      }
    },
  );
}
