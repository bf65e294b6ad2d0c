/** What contrastFaults finds in the tokens, a browser finds on the pages: nothing. All pairs' tokens are tested there. */
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { realProfile, writeProfile } from "../support/profile.ts";
import { all, expect, once, oneSite, test } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

for (const look of [
  "colours: plum-rose",
  "colours: graphite-teal",
  'colours:\n  ground: "#111111"\n  accent: "#e30613"',
]) {
  test(
    `everything can be read with ${JSON.stringify(look)}`,
    all(once, oneSite),
    async ({ browser }) => {
      const files = { "site.yaml": Buffer.from(look) };
      const site = await startSite({ SITE_DIR: path.dirname(writeProfile(realProfile, files)) });
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on("console", (message) => refused.push(message.text()));
      const expectReadable = async (state: string) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const axe = new AxeBuilder({ page }).withRules("color-contrast").setLegacyMode();
          const { violations, passes } = await axe.analyze();
          const found = violations.flatMap(({ nodes }) =>
            nodes.map(({ html, any }) => [html, any]),
          );
          expect(found, `${state}, ${colorScheme}`).toEqual([]);
          expect(passes[0]?.nodes.length).toBeGreaterThan(20);
        }
      };
      try {
        for (const path of ["/", "/about"]) {
          await page.goto(path);
          await expectReadable(path);
        }
        expect(refused, "a style that the policy refuses is reported").toEqual([]);
        await page.goto("/versicherungen");
        await page.getByRole("button", { name: "Anfrage senden" }).click();
        await expect(page.locator(".summary")).toBeVisible();
        await expectReadable("a form with errors");
      } finally {
        await context.close();
        await site.end();
      }
    },
  );
}
