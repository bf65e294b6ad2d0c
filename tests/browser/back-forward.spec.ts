/** Browsers keep a page that is left and bring it back just as it was: nothing in it may be stuck. */
import { boxes, field, forms, settled } from "../support/enquiry-page.ts";
import { ready } from "../support/hands.ts";
import { expect, oneSite, test } from "../support/journey.ts";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/browser.ts";

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
    // Playwright turns it off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const { path, consents } of forms) {
  test(
    `${path}: a page comes back with its boxes as they were left`,
    oneSite,
    async ({ page, javaScriptEnabled }) => {
      test.skip(
        !javaScriptEnabled,
        "the browser doesn't keep a page whose scripts a test turned off",
      );
      for (const ticked of [false, true]) {
        await ready(page, path);
        // Only on the page as it is now: one that is loaded anew doesn't have it.
        await page.evaluate(() => (document.body.dataset["kept"] = "true"));
        await page.locator(".browser .tray-item").nth(1).click();
        for (const name of consents) await field(page, name).setChecked(ticked);
        await page.getByRole("button", { name: "Dazu anfragen" }).first().click();
        for (const name of consents)
          await expect(field(page, name)).toBeChecked({ checked: ticked });
        await page.goto("/about");
        // Not Playwright's own way back, which waits for a load that doesn't come.
        await page.evaluate(() => history.back());
        await expect(page.locator("body")).toHaveAttribute("data-kept", "true");
        await settled(page);
        expect(await boxes(page).count()).toBe(consents.length);
        for (const name of consents)
          await expect(field(page, name)).toBeChecked({ checked: ticked });
        await page.goto("/about");
      }
    },
  );
}
