import { financeItems } from "../../app/content/finance.ts";
import { insuranceItems } from "../../app/content/insurance.ts";
import { expect, test } from "../support/journey.ts";

const browsers = [
  { path: "/versicherungen", id: "privat", items: insuranceItems.slice(0, 7) },
  { path: "/versicherungen", id: "gewerbe", items: insuranceItems.slice(7) },
  { path: "/finanzierung", id: "immobilie", items: financeItems.slice(0, 3) },
  { path: "/finanzierung", id: "rate", items: financeItems.slice(3) },
];

for (const { path, id, items } of browsers) {
  test(`${path} ${id}: begins with the first item, steps around both ends, and takes a direct choice`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const browser = page.locator(`#${id}`);
    const shows = async (index: number) => {
      const item = items.at(index);
      await expect(browser.getByRole("heading", { level: 3 })).toHaveText(item?.heading ?? "");
      await expect(browser.getByText(item?.example ?? "")).toBeVisible();
    };
    await shows(0);
    for (let step = 1; step <= items.length; step++) {
      await browser.getByRole("link", { name: "Nächstes Thema" }).click();
      await shows(step % items.length);
    }
    await browser.getByRole("link", { name: "Vorheriges Thema" }).click();
    await shows(-1);
    await browser
      .locator(".tray")
      .getByText(items[1]?.name ?? "", { exact: true })
      .click();
    await shows(1);
    await expect(page).toHaveURL(new RegExp(`${id}=${items[1]?.slug}`));
    await expect(page.getByLabel("Worum geht es?")).toHaveValue(items[1]?.name ?? "");
    await page.reload();
    await shows(1);
  });
}

test("one browser's choice leaves the other's alone", async ({ page }) => {
  await page.goto("/versicherungen?privat=kfz&gewerbe=firmenrechtsschutz");
  await page.locator("#gewerbe").getByRole("link", { name: "Nächstes Thema" }).click();
  await expect(page.locator("#privat").getByRole("heading", { level: 3 })).toHaveText(
    insuranceItems[4]?.heading ?? "",
  );
  await expect(page.getByLabel("Worum geht es?")).toHaveValue("Betriebliche Gebäudeversicherung");
});

test("with scripts, nothing is loaded, and the arrow keys move between tabs", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "needs scripts");
  await page.goto("/versicherungen", { waitUntil: "networkidle" });
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(request.url());
  });
  const tabs = page.locator("#privat").getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(tabs.first()).toBeFocused();
  await page.locator("#privat").getByRole("link", { name: "Nächstes Thema" }).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  expect(requests).toEqual([]);
});
