import { beforeHalves, insuranceAlone, loansAlone, writeProfile } from "../support/profile.ts";
import { expect, oneSite, test as journey } from "../support/journey.ts";
import { startSite, type Site } from "../support/site.ts";

const SITES = [
  ["insurance", insuranceAlone, "/versicherungen", "/finanzierung"],
  ["finance", loansAlone, "/finanzierung", "/versicherungen"],
] as const;

for (const [half, alone, there, absent] of SITES) {
  const test = journey.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const change = (text: string) => beforeHalves(alone(text));
        const site = await startSite({ BROKER_FILE: writeProfile(change) });
        await use(site);
        await site.end();
      },
      { scope: "worker" },
    ],
  });

  test(
    `a site for ${half} alone: from the home page to a sent enquiry`,
    oneSite,
    async ({ page }) => {
      await page.goto("/");
      await expect(page.locator(`a[href^="${absent}"]`)).toHaveCount(0);
      await page.locator(`main a[href="${there}"]`).first().click();
      await page.waitForURL(`**${there}`);
      await expect(page.locator(`a[href^="${absent}"]`)).toHaveCount(0);
      await page.getByLabel("E-Mail-Adresse").fill("kunde@example.de");
      await page.getByLabel("Telefonnummer").fill("030 1234567");
      for (const box of await page.getByRole("checkbox").all()) await box.check();
      await page.getByRole("button", { name: "Anfrage senden" }).click();
      await page.waitForURL(`**${there}?gesendet=*`);
      await expect(page.getByText("Deine Nachricht wurde versendet.").first()).toBeVisible();
    },
  );
}
