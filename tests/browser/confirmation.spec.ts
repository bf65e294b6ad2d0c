/** What is said when an enquiry was sent: for 4 s over everything, and then for as long as the page is open. */
import type { Page } from "playwright/test";
import {
  field,
  fillIn,
  forms,
  note,
  openForm,
  overlay,
  postsOf,
  stopMotion,
  submit,
} from "../support/enquiry-page.ts";
import { holdScripts, ready, takenOver } from "../support/hands.ts";
import { expect, once, oneSite, test } from "../support/journey.ts";

const SENT = "?gesendet=7K3M-9PXR";
const TITLE = "Deine Nachricht wurde versendet.";

/** Whether the button is dead once the overlay has gone: looked at in the frame after it, and later. */
const deadAfterwards = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const shown = () => {
      const overlay = document.querySelector(".overlay");
      return overlay !== null && getComputedStyle(overlay).visibility === "visible";
    };
    while (shown()) await frame();
    const dead: boolean[] = [];
    for (let count = 0; count < 30; count++) {
      await frame();
      // The end is an event of the dialog's, which takes its turn.
      if (count > 5)
        dead.push(
          document.querySelector<HTMLButtonElement>("form [type=submit]")?.disabled ?? true,
        );
    }
    return dead.includes(true);
  });

for (const { path, consents } of forms) {
  test(`${path}: the overlay stands for 4 s, and what is behind it can't be used`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await ready(page, path);
    await fillIn(page, consents);
    const posts = postsOf(page);
    const goOn = await stopMotion(page);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    if (javaScriptEnabled) await expect(submit(page)).toBeDisabled();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      await page.keyboard.type("x");
      await page.keyboard.press("Enter");
    }
    await submit(page)
      .click({ force: true, timeout: 500 })
      .catch(() => {});
    const focused = await page.evaluate(() =>
      document.activeElement?.matches("a, input, select, button, textarea"),
    );
    expect(focused).toBe(false);
    await expect(overlay(page)).toBeVisible();
    await expect(page).toHaveURL(/gesendet=/);
    expect(posts).toHaveLength(1);
    expect(
      await page.evaluate(
        () => document.querySelector(".overlay")?.getAnimations()[0]?.effect?.getTiming().duration,
      ),
    ).toBe(4000);
    await goOn();
    await expect(overlay(page)).toBeHidden();
    await expect(submit(page)).toBeEnabled();
    await openForm(page);
    await field(page, "name").click();
    await page.keyboard.type("Erika");
    await expect(field(page, "name")).toHaveValue("Erika");
  });

  test(`${path}: afterwards a note says that it was sent, on paper too`, async ({ page }) => {
    await ready(page, path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await expect(note(page).getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(note(page)).toBeFocused();
    await expect(note(page)).toBeInViewport();
    await openForm(page);
    await field(page, "name").click();
    await expect(field(page, "name")).toBeFocused();
    await page.emulateMedia({ media: "print" });
    await expect(note(page).getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(page.locator(".overlay, form").filter({ visible: true })).toHaveCount(0);
  });

  test(`${path}: on a phone all of the note is seen afterwards`, once, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await ready(page, path + SENT);
    await expect(overlay(page)).toBeHidden();
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    // And above it who has read it.
    const person = page.locator(".enquiry .person").filter({ visible: true });
    await expect(person).toBeInViewport({ ratio: 1 });
    expect((await note(page).boundingBox())?.y).toBeGreaterThanOrEqual(60);
  });

  test(`${path}: printing during the overlay leaves nothing stuck`, oneSite, async ({ page }) => {
    const goOn = await stopMotion(page);
    await ready(page, path + SENT);
    await expect(overlay(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(note(page).getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await goOn();
    await page.emulateMedia({ media: "screen" });
    await expect(overlay(page)).toBeHidden();
    await openForm(page);
    await field(page, "name").click();
    await page.keyboard.type("Erika");
    await expect(field(page, "name")).toHaveValue("Erika");
  });

  test(`${path}: the next form waits until it is wanted`, async ({ page }) => {
    await ready(page, path + SENT);
    await expect(overlay(page)).toBeHidden();
    const costs = page.locator(".enquiry .cost-and-time");
    const again = page.locator(".again > summary");
    await expect(page.getByText("Noch eine Anfrage schreiben")).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(costs).toBeHidden();
    await note(page).focus();
    await page.keyboard.press("Tab");
    await expect(again).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(submit(page)).toBeVisible();
    await expect(costs).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(field(page, "topic")).toBeFocused();
    await fillIn(page, consents);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(submit(page)).toBeHidden();
  });

  test(`${path}: Escape ends it, and the button with it`, oneSite, async ({ page }) => {
    await ready(page, path);
    await fillIn(page, consents);
    const goOn = await stopMotion(page);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(page.getByRole("dialog", { name: TITLE })).toContainText("schnellstmöglich");
    await page.keyboard.press("Escape");
    await expect(overlay(page)).toBeHidden();
    await expect(submit(page)).toBeEnabled();
    await expect(note(page)).toBeFocused();
    await goOn();
    await openForm(page);
    await expect(submit(page)).toBeVisible();
  });

  test(
    `${path}: a reload during the overlay, or after it, leaves no dead button`,
    oneSite,
    async ({ page, javaScriptEnabled }) => {
      await ready(page, path);
      await fillIn(page, consents);
      await submit(page).click();
      await expect(overlay(page)).toBeVisible();
      await page.reload();
      await expect(overlay(page)).toBeVisible();
      if (javaScriptEnabled) {
        await takenOver(page);
        expect(await deadAfterwards(page)).toBe(false);
      }
      await expect(overlay(page)).toBeHidden();
      await expect(submit(page)).toBeEnabled();
      await openForm(page);
      await expect(submit(page)).toBeVisible();
    },
  );

  test(
    `${path}: scripts that come late, during the overlay or after it, keep its time`,
    oneSite,
    async ({ page, javaScriptEnabled }) => {
      test.skip(!javaScriptEnabled, "needs scripts");
      const late = await holdScripts(page);
      await page.goto(path + SENT);
      await expect(overlay(page)).toBeHidden();
      await openForm(page);
      await field(page, "email").click();
      await page.keyboard.type("max@");
      await late();
      expect(await deadAfterwards(page)).toBe(false);
      await page.keyboard.type("beispiel.de");
      await expect(field(page, "email")).toHaveValue("max@beispiel.de");
      await page.unrouteAll();

      const meanwhile = await holdScripts(page);
      await page.goto(path + SENT);
      const goOn = await stopMotion(page);
      const time = () =>
        page.evaluate(() =>
          Number(document.querySelector(".overlay")?.getAnimations()[0]?.currentTime),
        );
      const before = await time();
      await meanwhile();
      await expect(page.locator(".overlay:modal")).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      expect(await time(), "the clock doesn't begin again").toBeGreaterThanOrEqual(before);
      await goOn();
      expect(await deadAfterwards(page)).toBe(false);
      await expect(note(page)).toBeFocused();
    },
  );

  test(`${path}: the same enquiry sent again is confirmed again`, oneSite, async ({ page }) => {
    await ready(page, path);
    await fillIn(page, consents);
    const message = await field(page, "message").inputValue();
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    const first = page.url();
    await expect(overlay(page)).toBeHidden();
    await fillIn(page, consents);
    await field(page, "message").fill(message);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    expect(page.url()).toBe(first);
    await expect(overlay(page)).toBeHidden();
    await expect(field(page, "message")).toHaveValue("");
    await expect(note(page)).toContainText(TITLE);
  });

  test(`${path}: Back and Forward don't confirm once more`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "without scripts each way there is a new page");
    await ready(page, path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(note(page)).toBeVisible();
    await page.goBack();
    await expect(note(page)).toBeHidden();
    await expect(overlay(page)).toBeHidden();
    await field(page, "name").fill("Erika");
    await page.goForward();
    await expect(note(page)).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await expect(field(page, "name")).toHaveValue("Erika");
    await expect(submit(page)).toBeEnabled();
  });

  test(`${path}: the title says what became of the form`, async ({ page }) => {
    await ready(page, path);
    const plain = await page.title();
    await submit(page).click();
    await expect(page).toHaveTitle(`Fehler: ${plain}`);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(page).toHaveTitle(`Gesendet: ${plain}`);
    await expect(overlay(page)).toBeHidden();
    await openForm(page);
    await submit(page).click();
    await expect(page).toHaveTitle(`Fehler: ${plain}`);
  });
}
