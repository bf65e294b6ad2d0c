/** People who use keys instead of a pointer: where the focus goes, that it is seen, and that it comes back. */
import { pages } from "../../app/pages.ts";
import { fillIn, stopMotion } from "../support/enquiry-page.ts";
import { allStops, currentStop } from "../support/focus.ts";
import { ready } from "../support/hands.ts";
import { all, expect, finance, once, onceWithoutForm, test } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

const BAR = 60;
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 700 };

for (const { path } of pages) {
  test(
    `${path}: each stop of the Tab key is outlined, and none hides behind the bar`,
    onceWithoutForm(path),
    async ({ page }) => {
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await ready(page, path);
        const stops = await allStops(page);
        expect(stops.length).toBeGreaterThan(5);
        expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
        expect(stops.filter(({ seen }) => !seen)).toEqual([]);
        const belowBar = stops.findIndex(({ box }) => box[3] > BAR);
        const hidden = stops.slice(belowBar).filter(({ box }) => box[1] < BAR);
        expect(hidden, `${size.width} px`).toEqual([]);
      }
    },
  );
}

test("the first key press offers the way past the bar, and leads there", async ({ page }) => {
  await ready(page, "/versicherungen");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test(
  "the menu: Tab leads into it, Escape closes it and gives the focus back",
  once,
  async ({ page, words }) => {
    await page.setViewportSize(PHONE);
    await ready(page, "/");
    const button = page.getByRole("button", { name: "Menü öffnen" });
    await button.focus();
    await page.keyboard.press("Enter");
    for (const name of ["Menü schließen", words.broker.phone, "Kontakt", words.homeLink]) {
      await page.keyboard.press("Tab");
      expect((await currentStop(page))?.name).toContain(name);
    }
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#menu")).toBeHidden();
  },
);

for (const size of [DESK, PHONE]) {
  test(
    `the dialog at ${size.width} px: takes the focus, keeps it, and gives it back`,
    all(once, finance),
    async ({ page }) => {
      await page.setViewportSize(size);
      await ready(page, "/");
      const call = page.getByRole("button", { name: "Thema wählen" });
      await call.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Welches Thema interessiert Dich?" });
      await expect(dialog.locator(":focus")).toHaveCount(1);
      const seen = new Set<string>();
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press("Tab");
        const stop = await currentStop(page);
        // Between two rounds the focus is in the browser's own bar, which a test doesn't see.
        if (!stop) continue;
        await expect(dialog.locator(":focus"), stop.name).toHaveCount(1);
        expect(stop.outlined, stop.name).toBe(true);
        seen.add(stop.name);
      }
      expect(seen.size).toBe(3);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(call).toBeFocused();
    },
  );
}

test("a link in the error summary leads to its field, in sight below the bar", async ({
  page,
  words,
}) => {
  const { path, consents } = words.forms.at(-1)!;
  await page.setViewportSize(PHONE);
  await ready(page, path);
  await page.getByRole("button", { name: "Anfrage senden" }).press("Enter");
  const summary = page.locator(".summary");
  await expect(summary).toBeFocused();
  const names = ["email", "phone", ...consents];
  for (const [index, name] of names.entries()) {
    await summary.getByRole("link").nth(index).press("Enter");
    await expect(page.locator(`#anfrage [name=${name}]`)).toBeFocused();
    // The page may still be on its way there.
    await expect.poll(async () => (await currentStop(page))?.seen, name).toBe(true);
    expect((await currentStop(page))?.box[1], name).toBeGreaterThan(BAR);
  }
});

test("in a tray, Tab stops once, at the chosen icon, and arrow keys move on from there", async ({
  page,
  words,
}) => {
  const last = words.forms.at(-1)!.path;
  const { id, items } = words.browsers.find(({ path }) => path === last)!;
  const [, second, third] = items.map(({ slug }) => `${id}-${slug}`);
  await ready(page, `${last}?${id}=${items[1]!.slug}`);
  const stops = await allStops(page);
  const inTray = stops.filter(({ name }) => name.startsWith(`input ${id}-`));
  expect(inTray.map(({ name }) => name)).toEqual([`input ${second}`]);
  await page.locator(`#${second}`).press("ArrowRight");
  await expect(page.locator(`#${third}`)).toBeFocused();
  await expect(page.locator(`#${third}`)).toBeChecked();
});

test(
  "each part of the town leads to its topic, with the keyboard alone",
  once,
  async ({ page, words }) => {
    const { length } = words.home.town.topics;
    await ready(page, "/");
    const parts = page.getByRole("group", { name: "Themen in der Zeichnung" }).getByRole("link");
    await expect(parts).toHaveCount(length);
    for (let index = 0; index < length; index++) {
      const name = (await parts.nth(index).getAttribute("aria-label")) ?? "";
      await parts.nth(index).press("Enter");
      const icon = page.locator(".tray-item").filter({ hasText: name });
      await expect(icon).toBeInViewport();
      await expect(icon.getByRole("radio")).toBeChecked();
      await expect(page.getByLabel("Worum geht es?")).toHaveValue(name);
      await page.goBack();
    }
  },
);

test("a sent enquiry is announced, and where it is confirmed the reading goes on", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await ready(page, "/versicherungen");
  await fillIn(page, ["checkboxPrivacy"]);
  const goOn = await stopMotion(page);
  await page.getByRole("button", { name: "Anfrage senden" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("Deine Nachricht wurde versendet.");
  await goOn();
  const note = page.locator(".sent-note");
  await expect(note).toBeFocused();
  await expect(page.getByRole("status")).toBeHidden();
  await expect(note).toBeInViewport();
});

test("a refused enquiry says so in sight, each time", async ({ page, complaints, folder }) => {
  const strict = await startSite({ RATE_LIMIT: "1", SITE_DIR: folder });
  const send = () => page.getByRole("button", { name: "Anfrage senden" }).press("Enter");
  await page.setViewportSize(PHONE);
  await ready(page, `${strict.url}/versicherungen`);
  await fillIn(page, ["checkboxPrivacy"]);
  await send();
  await expect(page.locator(".sent-note")).toBeFocused();
  await ready(page, `${strict.url}/versicherungen`);
  await fillIn(page, ["checkboxPrivacy"]);
  for (let attempt = 0; attempt < 2; attempt++) {
    await send();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toBeInViewport();
  }
  await strict.end();
  // Another site than the journey's, and meant.
  const others = complaints.filter((complaint) => !complaint.includes(strict.url));
  complaints.splice(0, complaints.length, ...others);
});

test("another item is announced", once, async ({ page, words }) => {
  const { items, start } = words.browsers[0]!;
  await ready(page, "/versicherungen");
  await page.locator("#privat").getByRole("button", { name: "Nächstes Thema" }).press("Enter");
  await expect(page.locator("#privat [aria-live=polite]")).toHaveText(
    `${items[start + 1]!.name}, ${start + 2} von ${items.length}`,
  );
});
