/** After an invalid send people type on: at their own pace, in the middle of a word, in lists and boxes. */
import type { Page } from "playwright/test";
import { field, forms, submit, summary } from "../support/enquiry-page.ts";
import { holdScripts, ready } from "../support/hands.ts";
import { expect, once, oneSite, test } from "../support/journey.ts";
import { inTwoPieces } from "../support/two-pieces.ts";

/** Key by key, with a rest in the middle, as somebody who looks up how the word goes on. */
async function typeSlowly(page: Page, text: string) {
  const middle = Math.ceil(text.length / 2);
  await page.keyboard.type(text.slice(0, middle), { delay: 30 });
  await page.waitForTimeout(300);
  await page.keyboard.type(text.slice(middle), { delay: 30 });
}

/** Puts everything right that an empty form lacks, and more. The focus is never to be asked for twice. */
async function fillInByHand(page: Page, consents: readonly string[]) {
  await field(page, "email").click();
  await typeSlowly(page, "max@beispiel.de");
  await expect(field(page, "email")).toHaveValue("max@beispiel.de");
  await expect(field(page, "email")).toBeFocused();
  await page.keyboard.press("Tab");
  await typeSlowly(page, "030 123");
  await expect(field(page, "phone")).toHaveValue("030 123");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Abe");
  await expect(field(page, "callback")).toHaveValue("Abends");
  await expect(field(page, "callback")).toBeFocused();
  await page.keyboard.press("Tab");
  await typeSlowly(page, `Bitte um Rückruf ${crypto.randomUUID()}`);
  await expect(field(page, "message")).toBeFocused();
  for (const name of consents) {
    await field(page, name).focus();
    await page.keyboard.press("Space");
    await expect(field(page, name)).toBeChecked();
    await expect(field(page, name)).toBeFocused();
  }
}

async function chooseInLists(page: Page, consents: readonly string[]) {
  const lists = ["topic", "title", ...(consents.length > 1 ? ["financeOption"] : [])];
  for (const name of lists) {
    await field(page, name).focus();
    await page.keyboard.press("ArrowDown");
    await expect(field(page, name)).not.toHaveValue("");
    await expect(field(page, name)).toBeFocused();
  }
}

for (const { path, consents } of forms) {
  test(
    `${path}: after an empty send everything can be typed, chosen and ticked, and sent`,
    oneSite,
    async ({ page }) => {
      await ready(page, path);
      await submit(page).click();
      await expect(summary(page)).toBeFocused();
      await chooseInLists(page, consents);
      await fillInByHand(page, consents);
      await submit(page).click();
      await expect(page).toHaveURL(/gesendet=/);
    },
  );

  test(
    `${path}: so it can with errors that came from the server before the scripts`,
    oneSite,
    async ({ page, javaScriptEnabled }) => {
      test.skip(!javaScriptEnabled, "needs scripts");
      const release = await holdScripts(page);
      await page.goto(path);
      await submit(page).click();
      await expect(summary(page)).toBeFocused();
      await field(page, "email").click();
      await page.keyboard.type("max@bei", { delay: 30 });
      await release();
      await page.keyboard.type("spiel.de", { delay: 30 });
      await expect(field(page, "email")).toHaveValue("max@beispiel.de");
      await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
      await field(page, "email").fill("");
      await chooseInLists(page, consents);
      await fillInByHand(page, consents);
      await submit(page).click();
      await expect(page).toHaveURL(/gesendet=/);
    },
  );

  test(
    `${path}: a caret in the middle of a word stays there, also where an error comes and goes`,
    oneSite,
    async ({ page }) => {
      await ready(page, path);
      await field(page, "email").fill("max.beispiel@firma.de.");
      await field(page, "phone").fill("030 123");
      for (const name of consents) await field(page, name).check();
      await submit(page).click();
      await expect(summary(page).getByRole("link")).toHaveCount(1);
      await field(page, "email").click();
      // The last error goes, comes back and goes again while one types.
      await page.keyboard.press("End");
      await page.keyboard.press("Backspace");
      await page.keyboard.type("..", { delay: 30 });
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Home");
      for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
      await typeSlowly(page, "imilian");
      await expect(field(page, "email")).toHaveValue("maximilian.beispiel@firma.de");
      expect(
        await field(page, "email").evaluate((input: HTMLInputElement) => input.selectionStart),
      ).toBe(10);
      await expect(field(page, "email")).toBeFocused();
      await page.keyboard.press("Delete");
      await page.keyboard.press("Delete");
      await page.keyboard.type("-b", { delay: 30 });
      await expect(field(page, "email")).toHaveValue("maximilian-beispiel@firma.de");
    },
  );

  test(
    `${path}: an invalid send shows all that is wrong at once, and no heading cut by the bar`,
    oneSite,
    async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await ready(page, path);
        await submit(page).click();
        await expect(summary(page)).toBeFocused();
        await expect(summary(page)).toBeInViewport({ ratio: 1 });
        const heads = await page
          .locator("#anfrage :is(h2, .lead)")
          .evaluateAll((parts) =>
            parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0),
          );
        for (const { top, bottom } of heads) expect(top > 60 || bottom <= 60).toBe(true);
      }
    },
  );

  test(
    `${path}: what is wrong is seen though the rest of the page is still on its way`,
    once,
    async ({ browser, site }) => {
      const slow = await inTwoPieces(site.url, 'class="note summary"', "</ul></div>");
      try {
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 768, height: 1024 },
          { width: 1440, height: 900 },
        ]) {
          const context = await browser.newContext({ javaScriptEnabled: false, viewport });
          const page = await context.newPage();
          await page.goto(slow.url + path);
          await submit(page).click({ noWaitAfter: true });
          await expect(summary(page)).toBeFocused();
          await page.waitForLoadState();
          const { y, height } = (await summary(page).boundingBox())!;
          expect(y).toBeGreaterThan(60);
          // The browser centres what it has of it: on a slow way that may be its first line.
          expect(y).toBeLessThanOrEqual(viewport.height / 2);
          expect(y + height).toBeLessThanOrEqual(viewport.height);
          await context.close();
        }
      } finally {
        slow.close();
      }
    },
  );

  test(
    `${path}: each invalid send of one's own brings the focus to the summary`,
    oneSite,
    async ({ page }) => {
      await ready(page, path);
      for (let attempt = 0; attempt < 2; attempt++) {
        await submit(page).click();
        await expect(summary(page)).toBeFocused();
        await expect(summary(page)).toBeInViewport();
        await field(page, "email").click();
        await page.keyboard.type("m");
        await page.keyboard.press("Backspace");
        await page.keyboard.press("Enter");
        await expect(summary(page)).toBeFocused();
      }
    },
  );
}
