import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";

const forms = [
  { path: "/versicherungen", consents: ["checkboxPrivacy"] },
  { path: "/finanzierung", consents: ["checkboxPrivacy", "baufi"] },
];

const field = (page: Page, name: string) => page.locator(`#anfrage [name="${name}"]`);
const submit = (page: Page) => page.getByRole("button", { name: "Anfrage senden" });
const confirmation = (page: Page) => page.getByText("Deine Nachricht wurde versendet.");
const ready = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

async function fillIn(page: Page, consents: string[]) {
  await field(page, "title").selectOption("Frau");
  await field(page, "name").fill("Erika Müller");
  await field(page, "email").fill("erika@kunde.example");
  await field(page, "phone").fill("+49 30 1234567");
  await field(page, "message").fill(`Bitte um Rückruf ${crypto.randomUUID()}`);
  for (const name of consents) await field(page, name).check();
}

for (const { path, consents } of forms) {
  test(`${path}: a valid enquiry is confirmed, and the form is empty again`, async ({ page }) => {
    await ready(page, path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByText("Ich werde mich schnellstmöglich bei dir melden.")).toBeVisible();
    await expect(page).toHaveURL(/\?gesendet=\w{4}-\w{4}/);
    await expect(confirmation(page)).toBeHidden({ timeout: 6000 });
    for (const name of ["title", "name", "email", "phone", "message"]) {
      await expect(field(page, name)).toHaveValue("");
    }
    for (const name of consents) await expect(field(page, name)).not.toBeChecked();
    await expect(page.getByText(/Deine Referenz: \w{4}-\w{4}/).first()).toBeVisible();
  });

  test(`${path}: an invalid one is marked and summarised, and nothing typed is lost`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await ready(page, path);
    await field(page, "name").fill("Erika");
    await field(page, "email").fill("erika@");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await submit(page).click();
    const summary = page.locator(".summary");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2 + consents.length);
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "email")).toHaveValue("erika@");
    await expect(field(page, "name")).toHaveValue("Erika");
    await expect(field(page, "checkboxPrivacy")).toHaveAttribute("aria-invalid", "true");
    expect(posts).toHaveLength(javaScriptEnabled ? 0 : 1);
    await summary.getByRole("link", { name: /^Telefonnummer/ }).click();
    await expect(field(page, "phone")).toBeFocused();
  });

  test(`${path}: what was wrong can be put right and sent`, async ({ page }) => {
    await ready(page, path);
    await submit(page).click();
    await expect(page.locator(".summary")).toBeVisible();
    await fillIn(page, consents);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test(`${path}: works with the keyboard alone`, async ({ page }) => {
    await ready(page, path);
    await field(page, "topic").focus();
    for (let stop = 0; stop < 30; stop++) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute("name"));
      if (name === "email") await page.keyboard.type("erika@kunde.example");
      if (name === "phone") await page.keyboard.type(`030 ${Math.floor(Math.random() * 1e9)}`);
      if (name === "checkboxPrivacy" || name === "baufi") await page.keyboard.press("Space");
      const submits = await page.evaluate(
        () => document.activeElement?.getAttribute("type") === "submit",
      );
      if (submits) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(confirmation(page)).toBeVisible();
  });

  test(`${path}: links in the consent open a new tab`, async ({ page }) => {
    await ready(page, path);
    for (const href of ["/erstinformation", "/datenschutz"]) {
      const link = page.locator(`#anfrage a[href="${href}"]`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toContainText("öffnet in neuem Tab");
    }
  });
}

test.describe("with scripts", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
  });

  test("the overlay shows for 4 s, with the button disabled", async ({ page }) => {
    await ready(page, "/versicherungen");
    await fillIn(page, ["checkboxPrivacy"]);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    const shown = Date.now();
    await expect(submit(page)).toBeDisabled();
    await page.waitForTimeout(3000);
    await expect(confirmation(page)).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(confirmation(page)).toBeHidden();
    expect(Date.now() - shown).toBeGreaterThan(3700);
    expect(Date.now() - shown).toBeLessThan(4700);
    await expect(submit(page)).toBeEnabled();
  });

  test("a valid submit takes the tick away before the answer comes", async ({ page }) => {
    await ready(page, "/versicherungen");
    await fillIn(page, ["checkboxPrivacy"]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/versicherungen\?/, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await submit(page).click();
    await expect(field(page, "checkboxPrivacy")).not.toBeChecked();
    await expect(page.locator("#anfrage button[type=submit]")).toBeDisabled();
    answer();
    await expect(confirmation(page)).toBeVisible();
  });

  test("without a connection everything stays, and a sentence says so", async ({
    page,
    complaints,
  }) => {
    await ready(page, "/finanzierung");
    await fillIn(page, ["checkboxPrivacy", "baufi"]);
    await page.route(/finanzierung/, (route) => route.abort("internetdisconnected"));
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Keine Verbindung");
    await expect(field(page, "name")).toHaveValue("Erika Müller");
    await expect(field(page, "checkboxPrivacy")).toBeChecked();
    await expect(field(page, "baufi")).toBeChecked();
    // The failed request itself is reported by the browser.
    complaints.length = 0;
    await page.unroute(/finanzierung/);
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test("an error goes as soon as it is put right", async ({ page }) => {
    await ready(page, "/versicherungen");
    await submit(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "email").fill("erika@kunde.example");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  });

  test("the chosen item travels into the form and can be changed", async ({ page }) => {
    await ready(page, "/finanzierung");
    await page.locator("#rate").getByRole("radio", { name: "Umschuldung" }).click();
    await expect(field(page, "topic")).toHaveValue("Umschuldung");
    await field(page, "topic").selectOption("");
    await expect(field(page, "topic")).toHaveValue("");
  });
});
