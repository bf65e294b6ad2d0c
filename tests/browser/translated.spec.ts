/** Pages that a browser's translator or a password manager has changed, before, while and after scripts come. */
import type { Page } from "playwright/test";
import { field, submit } from "../support/enquiry-page.ts";
import { holdScripts, manage, takenOver, translate } from "../support/hands.ts";
import { expect, once, test } from "../support/journey.ts";
import type { SiteWords } from "../support/site-words.ts";

const pages = [
  { path: "/versicherungen", consents: ["checkboxPrivacy"] },
  { path: "/finanzierung", consents: ["checkboxPrivacy", "baufi"] },
];
const changes = { translate, manage };

const lastBrowser = ({ browsers }: SiteWords, path: string) =>
  `#${browsers.findLast((browser) => browser.path === path)!.id}`;

/** That the form isn't the one that was sent is reported, and meant. */
function expectMadeAnew(complaints: string[]) {
  const others = complaints.filter((text) => !/React error #(418|423|425)/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

for (const { path, consents } of pages) {
  for (const [tool, change] of Object.entries(changes)) {
    test(
      `${path}, ${tool} before the scripts: nothing typed is lost, and everything works`,
      once,
      async ({ page, complaints, words }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: "commit" });
        await field(page, "checkboxPrivacy").waitFor();
        await change(page);
        await field(page, "topic").selectOption({ index: 2 });
        const topic = await field(page, "topic").inputValue();
        await field(page, "message").pressSequentially("Zeile eins\nZwei");
        await field(page, "checkboxPrivacy").check();
        await field(page, "name").pressSequentially("Erika");
        await field(page, "name").press("ArrowLeft");
        await release();
        await takenOver(page);
        // The hands never left the keys.
        await expect(field(page, "name")).toBeFocused();
        await page.keyboard.type("kk");
        await expect(field(page, "name")).toHaveValue("Erikkka");
        await expect(field(page, "topic")).toHaveValue(topic);
        await expect(field(page, "message")).toHaveValue("Zeile eins\nZwei");
        await expect(field(page, "checkboxPrivacy")).toBeChecked();
        await use(page, lastBrowser(words, path), consents);
        expectMadeAnew(complaints);
      },
    );

    test(`${path}, ${tool} after the scripts: everything works`, once, async ({ page, words }) => {
      await page.goto(path);
      await takenOver(page);
      await field(page, "name").pressSequentially("Erika");
      await change(page);
      await use(page, lastBrowser(words, path), consents);
    });

    test(
      `${path}, ${tool} while the scripts come: everything works`,
      once,
      async ({ page, complaints, words }) => {
        // As soon as the entry is asked for, which is when everything else is there.
        await page.route(/entry\.client-.*\.js$/, async (route) => {
          await field(page, "name").pressSequentially("Erika");
          await change(page);
          await route.continue();
        });
        await page.goto(path);
        await takenOver(page);
        await expect(field(page, "name")).toHaveValue("Erika");
        await use(page, lastBrowser(words, path), consents);
        expectMadeAnew(complaints);
      },
    );
  }

  test(
    `${path}: a message the server gave back can be edited while the scripts come`,
    once,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await field(page, "message").pressSequentially("Alt");
      await submit(page).click();
      await expect(page.locator(".summary")).toBeVisible();
      await expect(field(page, "message")).toHaveValue("Alt");
      await field(page, "message").fill("Alt und neu");
      await release();
      await takenOver(page);
      await expect(field(page, "message")).toHaveValue("Alt und neu");
    },
  );
}

/** Arrows, icons, typing, a send with faults and one without, as somebody does who reads the translation. */
async function use(page: Page, browser: string, consents: string[]) {
  const part = page.locator(browser);
  const visible = (selector: string) => part.locator(selector).filter({ visible: true });
  const heading = await visible("h3").textContent();
  await visible(".browser-arrow").last().click();
  await expect(visible("h3")).not.toHaveText(heading ?? "");
  await visible(".browser-arrow").first().click();
  await expect(visible("h3")).toHaveText(heading ?? "");
  await part.locator(".tray-item").nth(1).click();
  const item = await visible("button.button").getAttribute("value");
  await visible("button.button").click();
  await expect(field(page, "topic")).toHaveValue(item ?? "");

  for (const name of consents) await field(page, name).uncheck();
  await submit(page).click();
  await expect(page.locator(".summary")).toBeVisible();
  await expect(page.locator(".summary li")).toHaveCount(2 + consents.length);
  await field(page, "email").pressSequentially("erika@", { delay: 5 });
  await submit(page).click();
  await expect(page.locator(".field-email .field-error")).toContainText("name@example.de");
  await expect(page.locator(".summary a").first()).toContainText("name@example.de");
  await field(page, "email").fill("erika@kunde.example");
  await field(page, "phone").fill("030 1234567");
  await field(page, "message").fill(crypto.randomUUID());
  for (const name of consents) await field(page, name).check();
  await expect(page.locator(".field-error")).toHaveCount(0);
  await submit(page).click();
  await expect(page.locator(".sent-note")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
  await expect(page.getByText("Hier ist etwas schiefgegangen")).toHaveCount(0);
}
