/** The menu of phones: who it is, how to call, where to go; and how it comes and goes. */
import type { Page } from "playwright/test";
import { expect, once, test } from "../support/journey.ts";
import { unreadable } from "../support/geometry.ts";
import { telephoneLink } from "../support/site-words.ts";

const PHONE = { width: 390, height: 844 };

const open = (page: Page) => page.getByRole("button", { name: "Menü öffnen" }).click();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Until a page that a finger has thrown has come to rest: ten frames in one place. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [place, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === place ? frames + 1 : 0;
          place = scrollY;
          if (frames === 10) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** A finger that goes up by 400 px, as the browser itself takes it. */
async function swipeUp(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let way = 20; way <= 400; way += 20) {
    const touchPoints = [{ x, y: y - way }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the page doesn't scroll behind the open menu", once, async ({ page }) => {
    await page.goto("/");
    await swipeUp(page, 195, 700);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await atRest(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await atRest(page);
    const before = await scrolled(page);
    await open(page);
    await swipeUp(page, 200, 700);
    await swipeUp(page, 20, 700);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("PageDown");
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press("Escape");
    await swipeUp(page, 195, 700);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  });
});

for (const path of ["/", "/versicherungen"]) {
  test(`${path}: Back never shows the menu open, nor the dialog`, async ({
    page,
    words,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "a browser without scripts shows the page as it was left");
    await page.setViewportSize(PHONE);
    await page.goto(path);
    // What the browser keeps for Back, it keeps with this.
    await page.evaluate(() => ((window as { kept?: boolean }).kept = true));
    await open(page);
    await page.locator("#menu").getByRole("link", { name: words.aboutLink }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator("#menu")).toBeHidden();
    if (path === "/" && words.home.tiles.length > 1) {
      await page.getByRole("button", { name: "Thema wählen" }).click();
      await page
        .getByRole("dialog")
        .getByRole("link", { name: /Finanzierung/ })
        .click();
      await expect(page).toHaveURL(/\/finanzierung$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await open(page);
    await expect(page.locator("#menu")).toBeVisible();
  });
}

test("what leaves the page closes its menu, whoever keeps it", once, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await open(page);
  await expect(page.locator("#menu")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(page.locator("#menu")).toBeHidden();
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
  [667, 375],
  [320, 568],
] as const) {
  test(`at ${width} x ${height} it is in order`, once, async ({ page, words }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await open(page);
    const menu = page.locator("#menu");
    const box = async (name: string) => {
      const found = await menu.getByRole("link", { name, exact: true }).boundingBox();
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    expect(await unreadable(page)).toEqual([]);
    // The number in the upper half, and one tap away.
    const number = menu.getByRole("link", { name: words.broker.phone });
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(number).toHaveAttribute("href", telephoneLink(words.broker.phone));
    const person = await box(words.broker.phone);
    if (height > width) expect(person.y + person.height).toBeLessThan(height / 2);
    await expect(menu.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/kontakt");
    // Its rules begin and end alike, as far from the panel's edges as the page's words are from the window's.
    const links = await menu
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return [left, right];
        }),
      );
    expect(links).toHaveLength(words.navigation.length);
    expect(new Set(links.map(String)).size).toBe(1);
    const panel = await menu.boundingBox();
    const gutter = Math.max(16, 0.04 * width);
    expect(width - (links[0]?.[1] ?? 0)).toBeCloseTo(gutter, 0);
    if (height > width) expect((links[0]?.[0] ?? 0) - (panel?.x ?? 0)).toBeCloseTo(gutter, 0);
    // The person stands above the links or beside them, and not over the words.
    const bust = await menu.locator(".bar-bust").boundingBox();
    const first = await box(words.homeLink);
    const right = (bust?.x ?? 0) + (bust?.width ?? 0);
    expect(right < first.x || (bust?.y ?? 0) + (bust?.height ?? 0) <= first.y).toBe(true);
    expect((bust?.y ?? 0) >= person.y + person.height).toBe(true);
    // And ends at the line, above its lower edge.
    const end = (bust?.y ?? 0) + (bust?.height ?? 0);
    const field = await menu.locator(".bar-person").boundingBox();
    expect(end).toBeLessThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    // All of it is there at once, down to the last way; and links are as high as a thumb needs them.
    await expect(menu.getByRole("link", { name: "Anfragen" })).toBeInViewport({ ratio: 1 });
    expect(first.height).toBeGreaterThanOrEqual(48);
  });
}

test("where the profile has office hours, the menu says them", once, async ({ page, words }) => {
  const { officeHours = [], replyTime } = words.broker;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/about");
  await open(page);
  const lines = [
    ...officeHours.map(({ days, hours }) => `${days} ${hours}`),
    ...(replyTime ? [`Antwort ${replyTime}`] : []),
  ];
  await expect(page.locator(".bar-hours p")).toHaveText(lines);
  for (const line of lines)
    await expect(page.locator("#menu").getByText(line)).toBeInViewport({ ratio: 1 });
  // The least of phones has room for them, too.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.locator(".bar-panel-ask")).toBeInViewport({ ratio: 1 });
});

test("in forced colours the menu marks the page", once, async ({ page, words }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/about");
  await open(page);
  const current = page.locator("#menu [aria-current]");
  const marked = await current.screenshot();
  await current.evaluate((link) => link.removeAttribute("aria-current"));
  const unmarked = await page
    .locator("#menu")
    .getByRole("link", { name: words.aboutLink })
    .screenshot();
  expect(marked.equals(unmarked)).toBe(false);
});
