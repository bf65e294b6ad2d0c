/** What is fetched when: nothing that is only useful later stands in the way of what is read first. */
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { expect, once, test } from "../support/journey.ts";

const fetchedOf = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const count = (what: RegExp) => names.filter((name) => what.test(name)).length;
    return { scripts: count(/\.js$/), sheets: count(/\/bilder\/zeichnungen-/) };
  });

const moves: Record<string, (page: Page) => Promise<unknown>> = {
  "a pointer": (page) => page.mouse.move(100, 100),
  "a finger": (page) => page.touchscreen.tap(200, 300),
  "a key": (page) => page.keyboard.press("Tab"),
  scrolling: (page) => page.evaluate(() => scrollTo({ top: 200, behavior: "instant" })),
};

test.describe("scripts", () => {
  test.use({ hasTouch: true });

  for (const { path } of pages.filter((page) => "form" in page)) {
    for (const [name, move] of Object.entries(moves)) {
      test(
        `${path} asks for its scripts and its other drawings at the first move, here ${name}`,
        once,
        async ({ page }) => {
          await page.goto(path, { waitUntil: "networkidle" });
          expect(await fetchedOf(page)).toEqual({ scripts: 0, sheets: 0 });
          await move(page);
          await expect.poll(async () => (await fetchedOf(page)).scripts).toBeGreaterThan(3);
          await expect.poll(async () => (await fetchedOf(page)).sheets).toBe(1);
          await expect(page.locator("button.browser-arrow").first()).toBeAttached();
        },
      );
    }
  }
});

test(
  "a page is fetched ahead when a pointer rests on its link",
  once,
  async ({ page, context, words }) => {
    const devtools = await context.newCDPSession(page);
    const faults: unknown[] = [];
    const fetched = new Promise<string>((resolve) => {
      devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
        if (ruleSet.errorType) faults.push(ruleSet.errorMessage);
      });
      devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
        if (status === "Ready") resolve(prefetchUrl);
      });
    });
    await devtools.send("Preload.enable");
    await page.goto("/");
    await page.getByRole("link", { name: words.aboutLink }).first().hover();
    expect(await fetched).toMatch(/\/about$/);
    expect(faults).toEqual([]);
  },
);

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { path } of pages.filter((page) => "form" in page)) {
    test(`${path} is all laid out a moment after its first picture @once`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(path);
      const form = page.locator(".enquiry-form");
      expect(await form.evaluate((form) => form.getBoundingClientRect().top)).toBeGreaterThan(2000);
      const drawn = () =>
        form.evaluate((form) =>
          form.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        );
      await expect.poll(drawn).toBe(true);
    });

    test(`${path} keeps all it shows when the phone is turned @once`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(() => {
        for (const type of ["animationstart", "animationend"]) {
          addEventListener(type, (event) => {
            const { animationName } = event as AnimationEvent;
            if (animationName === "laid-out-later") performance.mark(type);
          });
        }
      });
      const times = (type: string) =>
        page.evaluate((type) => performance.getEntriesByName(type).length, type);
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(path);
      const parts = await page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter(
            (element) => getComputedStyle(element).animationName === "laid-out-later",
          ).length,
      );
      expect(parts).toBeGreaterThan(2);
      await expect.poll(() => times("animationend")).toBe(parts);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => page.evaluate(() => matchMedia("(width <= 650px)").matches))
        .toBe(true);
      await page.waitForTimeout(300);
      expect(await times("animationstart")).toBe(parts);
    });

    test(`${path}#anfrage leads to the form's edge @once`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(`${path}#anfrage`);
      await page.waitForTimeout(500);
      const edge = await page.locator("#anfrage").evaluate((e) => e.getBoundingClientRect().top);
      const bar = await page
        .locator("header.bar")
        .evaluate((e) => e.getBoundingClientRect().bottom);
      expect(Math.abs(edge - bar)).toBeLessThanOrEqual(2);
    });
  }
});
