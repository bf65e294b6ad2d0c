import { pages } from "../../app/pages.ts";
import { ready } from "../support/hands.ts";
import { expect, finance, test } from "../support/journey.ts";

for (const { path } of pages) {
  for (const width of [320, 360, 1280]) {
    test(`${path} at ${width} px has nothing beside the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await ready(page, path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
      const widths = await page
        .locator("html")
        .evaluate((html) => [html.scrollWidth, html.clientWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });
  }
}

test("from the bar one reaches each page in it", async ({ page, words }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const [first, ...others] = words.navigation;
  expect(others.map(({ path }) => path)).toEqual([
    ...words.forms.map(({ path }) => path),
    "/about",
  ]);
  for (const { label, path } of [...others, first!]) {
    await page
      .getByRole("navigation", { name: "Hauptmenü" })
      .getByRole("link", { name: label })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("the bar is 60 px high and stays at the top", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/datenschutz");
  await page.mouse.wheel(0, 2000);
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0, height: 60 });
});

test("below 950 px the links are in a panel that opens, and closes by its links", async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 949, height: 700 });
  await page.goto("/");
  const link = page.getByRole("link", { name: words.aboutLink });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await page.getByRole("button", { name: "Menü schließen" }).click();
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(link).toBeHidden();
});

test(
  "the closing call opens the dialog; its X closes it, its choices lead on",
  finance,
  async ({ page }) => {
    await page.goto("/");
    const call = page.getByRole("button", { name: "Thema wählen" });
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeHidden();
    await call.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(dialog).toBeHidden();
    await expect(call).toBeFocused();
    await call.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await call.click();
    await dialog.getByRole("link", { name: /Finanzierung/ }).click();
    await expect(page).toHaveURL(/\/finanzierung$/);
  },
);

test("all tiles are in sight at once, on the phone too", async ({ page, words }) => {
  for (const [width, height] of [
    [360, 800],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const { title } of words.home.tiles) {
      const name = new RegExp(`^${title}`);
      const tile = page.getByRole("main").getByRole("link", { name }).first();
      const box = await tile.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
});

test("steps and benefits are as many as the texts list", async ({ page, words }) => {
  await page.goto("/");
  await expect(
    page.locator("#ablauf").locator("xpath=ancestor::section").getByRole("listitem"),
  ).toHaveCount(words.home.process.steps.length);
  await expect(
    page.locator("#vorteile").locator("xpath=ancestor::section").getByRole("listitem"),
  ).toHaveCount(words.home.benefits.items.length);
});

test("the footer has exactly three links", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText([
    "Datenschutz",
    "Impressum",
    "Erstinformation",
  ]);
});

test("the first information can be downloaded", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the same link either way");
  await page.goto("/erstinformation");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toBe("Erstinformation.pdf");
});

test("an unknown path leads home", async ({ page }) => {
  await page.goto("/gibt/es/nicht");
  await expect(page).toHaveURL(/:\d+\/$/);
});
