/** The way to the person is in reach on every page: in the bar, in the menu, and on the phone at the thumb. */
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { stopMotion } from "../support/enquiry-page.ts";
import { currentStop } from "../support/focus.ts";
import { enlargeRoot, unreadable } from "../support/geometry.ts";
import { ready } from "../support/hands.ts";
import { all, expect, once, onceWithoutForm, shippedOnly, test } from "../support/journey.ts";
import { telephoneLink, type SiteWords } from "../support/site-words.ts";

const PHONE = { width: 360, height: 640 };
const thumb = (page: Page) => page.locator(".thumb");

/** Where "Anfragen" leads from `path`: to the page's own form, to the only one, or to where both are offered. */
function expectedAddress(words: SiteWords, path: string): RegExp {
  if (words.forms.some((form) => form.path === path)) return new RegExp(`${path}#anfrage$`);
  const [only, other] = words.forms;
  return other ? /\/kontakt#schreiben$/ : new RegExp(`${only?.path}#anfrage$`);
}

for (const { path } of pages) {
  test(
    `${path}: number and "Anfragen" are in the bar, in the menu and at the thumb`,
    onceWithoutForm(path),
    async ({ page, words, javaScriptEnabled }) => {
      const here = words.pages.some((shown) => shown.path === path) ? path : "/";
      const phone = telephoneLink(words.broker.phone);
      for (const [width, place] of [
        [1280, "header.bar"],
        [960, "header.bar"],
        [768, "header.bar"],
        [390, ".thumb"],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(here);
        const number = page.locator(`${place} a[href="${phone}"]:visible`);
        await expect(number, `${width} px`).toHaveCount(1);
        await expect(number).toBeInViewport({ ratio: 1 });
        const ask = page.locator(place).getByRole("link", { name: "Anfragen" });
        await expect(ask, `${width} px`).toHaveCount(1);
        await expect(ask).toBeInViewport({ ratio: 1 });
        await ask.click();
        await expect(page).toHaveURL(expectedAddress(words, here));
        await expect(page.locator(page.url().replace(/.*#/, "#"))).toBeInViewport();
      }
      await page.goto(here);
      await page.getByRole("button", { name: "Menü öffnen" }).click();
      // Without scripts a way to a place on this page can't close the menu: it isn't offered there.
      const [address] = page.url().split("#");
      const ask = page
        .locator("#menu")
        .getByRole("link", { name: "Anfragen", includeHidden: true });
      const target = await ask.evaluate((link: HTMLAnchorElement) => link.href);
      if (!javaScriptEnabled && target.split("#")[0] === address) {
        await expect(ask).toBeHidden();
        return;
      }
      await ask.click();
      await expect(page).toHaveURL(expectedAddress(words, here));
      await expect(page.locator("#menu")).toBeHidden();
    },
  );
}

test("the bar's four links stay the specification's", once, async ({ page, words }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link");
  await expect(links).toHaveText(words.navigation.map(({ label }) => label));
});

for (const width of [951, 1000, 1100, 1200, 1255, 1256, 1280, 1366, 1440, 1600]) {
  test(`at ${width} px the bar is one row`, once, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const bar = page.getByRole("banner");
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 60 });
    const boxes = await bar.locator("a:visible").evaluateAll((all) =>
      all
        .map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { left, right, top, bottom };
        })
        .sort((one, other) => one.left - other.left),
    );
    boxes.forEach(({ left, top, bottom }, index) => {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect([top >= 0, bottom <= 60]).toEqual([true, true]);
    });
  });
}

/** What of the thumb's bar lies over the element that has the focus, in px². */
const over = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".thumb")?.getBoundingClientRect();
    const element = document.activeElement;
    if (!bar || !element || element === document.body || element.closest(".thumb")) return 0;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const wide = Math.min(right, bar.right) - Math.max(left, bar.left);
    const high = Math.min(bottom, bar.bottom) - Math.max(top, bar.top);
    return Math.max(0, wide) * Math.max(0, high);
  });

test.describe("on a phone, the thumb's bar", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const { path } of pages) {
    test(`${path}: never lies over what has the focus`, onceWithoutForm(path), async ({ page }) => {
      await ready(page, path);
      await expect(thumb(page)).toBeInViewport({ ratio: 1 });
      for (const key of ["Tab", "Shift+Tab"]) {
        let stops = 0;
        for (; stops < 100; stops++) {
          await page.keyboard.press(key);
          const stop = await currentStop(page);
          if (!stop && stops > 0) break;
          expect(await over(page), `${key}: ${stop?.name}`).toBe(0);
        }
        expect(stops).toBeGreaterThan(5);
      }
    });

    test(
      `${path}: ends before the form and the footer, with letters of 200 %, too`,
      once,
      async ({ page }) => {
        await page.goto(path);
        for (const percent of [100, 200]) {
          await enlargeRoot(page, percent);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
          await expect(thumb(page)).toBeVisible();
          const targets = await thumb(page)
            .getByRole("link")
            .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
          expect(targets).toHaveLength(2);
          for (const height of targets) expect(height).toBeGreaterThanOrEqual(48);
          // It takes no more of the screen than it needs.
          expect((await thumb(page).boundingBox())?.height).toBeLessThan((60 * percent) / 100 + 1);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let top = 0; top < height; top += 150) {
            const lower = await page.evaluate((top) => {
              window.scrollTo({ top, behavior: "instant" });
              const end = (selector: string) =>
                document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
              const bar = document.querySelector(".thumb")!.getBoundingClientRect();
              return bar.bottom - Math.min(end("section.enquiry"), end("footer"));
            }, top);
            expect(lower, `scrolled by ${top} px`).toBeLessThan(1);
          }
        }
      },
    );
  }

  test("goes as the form comes, and comes back", async ({ page, words }) => {
    for (const { path } of words.forms) {
      await page.goto(path);
      await expect(thumb(page)).toBeVisible();
      await page.locator("#anfrage").evaluate((form) => form.scrollIntoView());
      await expect(thumb(page)).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(thumb(page)).toBeVisible();
    }
  });

  test("lies over neither errors nor what they lead to", async ({ page, words }) => {
    for (const { path } of words.forms) {
      await ready(page, path);
      await page.getByRole("button", { name: "Anfrage senden" }).tap();
      const summary = page.locator(".summary");
      await expect(summary).toBeFocused();
      expect(await over(page), path).toBe(0);
      const count = await summary.getByRole("link").count();
      for (let index = 0; index < count; index++) {
        await summary.getByRole("link").nth(index).press("Enter");
        await expect(page.locator("#anfrage :focus")).toHaveCount(1);
        await expect.poll(async () => (await currentStop(page))?.seen).toBe(true);
        expect(await over(page), `${path}, error ${index}`).toBe(0);
      }
    }
  });

  test("lies over neither the confirmation, the dialog nor the menu", async ({ page, words }) => {
    // What is seen where the bar was is something else, as soon as it has slid in.
    const lower = () =>
      page.evaluate(
        () => document.elementFromPoint(90, innerHeight - 24)?.closest(".thumb") !== null,
      );
    await page.goto("/");
    expect(await lower()).toBe(true);
    await page.getByRole("button", { name: "Menü öffnen" }).tap();
    await expect.poll(lower).toBe(false);
    if (words.forms.length > 1) {
      await page.goto("/");
      await page.getByRole("button", { name: "Thema wählen" }).tap();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect.poll(lower).toBe(false);
    }
    await page.goto("about:blank");
    await stopMotion(page);
    await page.goto(`${words.forms[0]!.path}?gesendet=7K3M-9PXR`);
    await expect(page.locator(".overlay")).toBeVisible();
    await expect.poll(lower).toBe(false);
  });

  test("covers no word when letters are twice as large", once, async ({ page }) => {
    await page.goto("/about");
    await enlargeRoot(page, 200);
    expect(await unreadable(page)).toEqual([]);
  });

  test("is where one scrolls, and at the end still", once, async ({ page }) => {
    await page.goto("/datenschutz");
    for (const part of [0, 0.3, 0.6]) {
      await page.evaluate(
        (part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: "instant" }),
        part,
      );
      await expect(thumb(page)).toBeInViewport({ ratio: 1 });
    }
  });
});

test("it is gone from paper, from desks and from windows that are low", once, async ({ page }) => {
  await page.goto("/about");
  for (const [width, height] of [
    [1280, 800],
    [651, 800],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(thumb(page)).toBeHidden();
    await expect(page.locator(".bar-phone")).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expect(thumb(page)).toBeVisible();
  await expect(page.locator(".bar-phone")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(thumb(page)).toBeHidden();
});

test("in the reader's own colours both ways are seen", all(once, shippedOnly), async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const bar = await thumb(page).screenshot();
  await page.locator(".thumb a").evaluateAll((all) => {
    for (const link of all) link.textContent = "";
  });
  expect((await thumb(page).screenshot()).equals(bar)).toBe(false);
});
