/** Large letters, and windows that are low: everything can still be read, and nothing lies over anything. */
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { enlargeLetters, enlargeRoot, unreadable } from "../support/geometry.ts";
import { ready } from "../support/hands.ts";
import { all, expect, finance, once, test } from "../support/journey.ts";

const SENT = "?gesendet=7K3M-9PXR";
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

type State = {
  name: string;
  path: string;
  marks?: { tag: string };
  reach?: (page: Page) => Promise<unknown>;
};

const submit = async (page: Page) => {
  await page.locator(".enquiry-form [type=submit]").click();
  await expect(page.locator(".summary")).toBeVisible();
};

const states: State[] = [
  ...pages.map(({ path }) => ({ name: path, path })),
  { name: "the errors of /versicherungen", path: "/versicherungen", reach: submit },
  { name: "the errors of /finanzierung", path: "/finanzierung", reach: submit },
  {
    name: "the dialog",
    path: "/",
    marks: finance,
    reach: (page) => page.getByRole("button", { name: "Thema wählen" }).click(),
  },
  {
    name: "the menu",
    path: "/",
    reach: async (page) => {
      const button = page.getByRole("button", { name: "Menü öffnen" });
      if (await button.isVisible()) await button.click();
    },
  },
];

for (const { name, path, reach, marks } of states) {
  for (const viewport of WINDOWS) {
    test(
      `${name} at ${viewport.width} px with letters of 150 % and 200 %`,
      marks ? all(once, marks) : once,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await ready(page, path);
        await reach?.(page);
        expect(await unreadable(page), "as it is").toEqual([]);
        for (const percent of [150, 200]) {
          await enlargeRoot(page, percent);
          expect(await unreadable(page), `all that is measured in letters, ${percent} %`).toEqual(
            [],
          );
        }
        await enlargeRoot(page, 100);
        for (const percent of [150, 200]) {
          const back = await enlargeLetters(page, percent);
          expect(await unreadable(page), `the letters alone, ${percent} %`).toEqual([]);
          await back();
        }
      },
    );
  }
}

for (const [width, height, percent] of [
  [390, 844, 100],
  [390, 844, 200],
  [1280, 900, 200],
  [844, 390, 100],
  [667, 375, 100],
  [844, 390, 150],
] as const) {
  test(`the whole confirmation is seen at ${width} x ${height} and ${percent} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/versicherungen${SENT}`);
    await enlargeRoot(page, percent);
    const overlay = page.locator(".overlay");
    const texts = overlay.locator("p");
    await expect(texts).toHaveCount(4);
    for (const text of await texts.all()) await expect(text).toBeInViewport({ ratio: 1 });
    // Nothing of it has to be scrolled to, also not sideways.
    const [whole, seen] = await overlay.evaluate((element) => [
      [element.scrollWidth, element.scrollHeight],
      [element.clientWidth, element.clientHeight],
    ]);
    expect(whole).toEqual(seen);
  });
}
