/** Letters that the reader has set larger in the browser: pages fold by them as they do in a narrower window. */
import { pages } from "../../app/pages.ts";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/browser.ts";
import { unreadable } from "../support/geometry.ts";
import { expect, once, test } from "../support/journey.ts";

for (const [letters, foldsTo] of [
  [24, "a tablet's"],
  [32, "a phone's"],
] as const) {
  test(
    `at 1280 px and letters of ${letters} px all pages are ${foldsTo}`,
    once,
    async ({ playwright, site }) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: [...BROWSER_FLAGS, `--blink-settings=defaultFontSize=${letters}`],
      });
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
      });
      try {
        for (const { path } of pages) {
          await page.goto(path);
          await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
          expect(await unreadable(page), path).toEqual([]);
          // One row, and no word of it is broken: the ways are in the menu.
          await expect(page.getByRole("button", { name: "Menü öffnen" }), path).toBeVisible();
          const bar = await page.locator(".bar").boundingBox();
          expect(bar?.height, path).toBeLessThan(4 * letters);
          const partners = page.locator(".footer-partner .partner-name");
          const broken = await partners.evaluateAll((names) =>
            names.flatMap((name) => {
              const { height } = name.getBoundingClientRect();
              (name as HTMLElement).style.overflowWrap = "normal";
              return name.getBoundingClientRect().height === height ? [] : [name.textContent];
            }),
          );
          expect(broken, path).toEqual([]);
          // A phone's head is one column.
          const phone = await page.evaluate(() => matchMedia("(width <= 40.625em)").matches);
          expect(phone, path).toBe(letters === 32);
        }
      } finally {
        await browser.close();
      }
    },
  );
}
