/** Headings, cards and labels at the widths of phones and desks: no word hangs alone, no line ends with "und". */
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { ready } from "../support/hands.ts";
import { all, expect, finance, once, test } from "../support/journey.ts";
import { raggedHeadings } from "../support/lines.ts";

const WIDTHS = [360, 390, 430, 768, 1280, 1440, 1600];

/** At every width; what only one of several shows at a time is shown all at once. */
async function everywhere(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".browser-stage.browser-stage { display: grid !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return document.fonts.ready.then(() => undefined);
  });
  const faults: Record<string, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await raggedHeadings(page)) (faults[fault] ??= []).push(`${width}`);
  }
  return Object.entries(faults).map(([fault, widths]) => `${fault} (${widths.join(", ")})`);
}

for (const { path } of pages) {
  test(`${path}: no heading and no label is ragged`, once, async ({ page }) => {
    await page.goto(path);
    expect(await everywhere(page)).toEqual([]);
  });
}

for (const { path } of pages) {
  test(
    `${path}: a long word that is broken at a joint shows its hyphen`,
    once,
    async ({ page }) => {
      await page.goto(path);
      for (const width of [320, ...WIDTHS]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(bareBreaks), `at ${width} px`).toEqual([]);
      }
    },
  );
}

/** Both sides of each joint at which a line ends without a hyphen. */
function bareBreaks(): string[] {
  const topOf = (text: Text, from: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect().top;
  };
  return [...document.querySelectorAll(".joint")].flatMap((joint) => {
    const { previousSibling: before, nextSibling: after } = joint;
    if (!(before instanceof Text && after instanceof Text && joint.checkVisibility())) return [];
    const broken = topOf(after, 0) > topOf(before, before.length - 1) + 4;
    const hyphen = [...joint.getClientRects()].some(({ width }) => width > 1);
    return broken && !hyphen ? [`${before.data}|${after.data}`] : [];
  });
}

test("nor those of the menu", once, async ({ page }) => {
  for (const width of WIDTHS.filter((width) => width <= 950)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    expect(await raggedHeadings(page, "#menu"), `at ${width} px`).toEqual([]);
  }
});

test("nor those of the dialog", all(once, finance), async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Thema wählen" }).click();
  expect(await everywhere(page)).toEqual([]);
});

test("nor those of the errors, and of the confirmation", once, async ({ page, words }) => {
  for (const { path } of words.forms) {
    await ready(page, path);
    await page.locator(".enquiry-form > [type=submit]").click();
    await expect(page.locator(".summary")).toBeVisible();
    expect(await everywhere(page), path).toEqual([]);
    await page.goto(`${path}?gesendet=7K3M-9PXR`);
    expect(await everywhere(page), path).toEqual([]);
  }
});

test("nor those of a page that turns a request away", once, async ({ page, request }) => {
  const refusal = await request.put("/");
  expect(refusal.status()).toBe(405);
  const body = await refusal.text();
  await page.route("**/zurueckgewiesen", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto("/zurueckgewiesen");
  expect(await everywhere(page)).toEqual([]);
});

test("and the test would see one", once, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/impressum");
  await page.locator("h1").evaluate((heading) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("h1 { text-wrap: wrap !important; inline-size: 10em !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    heading.textContent = "Alles über Dich und Deine Siebensachen da";
  });
  const faults = await raggedHeadings(page);
  expect(faults).toContainEqual(expect.stringMatching(/^alone: .* da$/));
  expect(faults).toContainEqual(expect.stringMatching(/^leads on: .*(und|Deine) \/ /));
});
