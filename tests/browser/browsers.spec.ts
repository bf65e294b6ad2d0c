/** The item browsers: what somebody reads, and what the form then says that the enquiry is about. */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { field, topic } from "../support/enquiry-page.ts";
import { holdScripts, holdTakeover, ready, takenOver, touch, way } from "../support/hands.ts";
import { shippedBrowsers, shippedItems } from "../support/items.ts";
import { expect, finance, shippedOnly, test } from "../support/journey.ts";
import { mailWith } from "../support/mail-files.ts";
import type { SiteWords } from "../support/site-words.ts";

const option = (page: Page) => page.getByLabel("Dein Vorhaben");
const arrows = (browser: Locator) => browser.locator(".browser-arrow").filter({ visible: true });
const onward = (browser: Locator) => arrows(browser).last();
const back = (browser: Locator) => arrows(browser).first();
const icon = (browser: Locator, name: string) =>
  browser.locator(".tray-item").filter({ hasText: new RegExp(`^${name}$`) });
const ask = (browser: Locator) => browser.getByRole("button", { name: "Dazu anfragen" });
const shows = (browser: Locator, item: { heading: string } | undefined) =>
  expect(browser.getByRole("heading", { level: 3 })).toHaveText(item?.heading ?? "");

/** The browser of that name on the site that is looked at, and the one beside it, if there is one. */
function browserOf({ browsers }: SiteWords, id: string) {
  const browser = browsers.find((each) => each.id === id);
  test.skip(!browser, "the site has no such browser");
  const other = browsers.find((each) => each.path === browser!.path && each.id !== id);
  return { ...browser!, other };
}

/** The item that is `steps` after the one that the browser begins with. */
const after = <T>({ items, start }: { items: readonly T[]; start: number }, steps: number) =>
  items.at((start + steps) % items.length);

for (const { path, id } of shippedBrowsers) {
  test(`${path} ${id}: begins with the first item, steps around both ends, and takes a direct choice`, async ({
    page,
    words,
    javaScriptEnabled,
  }) => {
    const said = browserOf(words, id);
    const second = after(said, 1);
    await ready(page, path);
    const browser = page.locator(`#${id}`);
    await shows(browser, after(said, 0));
    for (let step = 1; step <= said.items.length; step++) {
      await onward(browser).click();
      await shows(browser, after(said, step));
      await expect(
        browser.getByText(after(said, step)?.example ?? "", { exact: false }),
      ).toBeVisible();
    }
    await back(browser).click();
    await shows(browser, after(said, -1));
    await icon(browser, second?.name ?? "").click();
    await shows(browser, second);
    await page.goto("/impressum");
    await page.goBack();
    await shows(browser, second);
    if (javaScriptEnabled) await page.reload();
    await shows(browser, second);
  });

  test(`${path} ${id}: each item can be linked, and the form knows it`, async ({ page, words }) => {
    for (const item of browserOf(words, id).items) {
      await page.goto(`${path}?${id}=${item.slug}#${id}`);
      await shows(page.locator(`#${id}`), item);
      await expect(topic(page)).toHaveValue(item.name);
    }
  });

  test(`${path} ${id}: arrows say where they lead, and a panel has its icon's name`, async ({
    page,
    words,
    javaScriptEnabled,
  }) => {
    const { items } = browserOf(words, id);
    let heard = "";
    await ready(page, path);
    const browser = page.locator(`#${id}`);
    for (const [index, { name }] of items.entries()) {
      await icon(browser, name).click();
      // The one that it begins with isn't told until another was chosen.
      if (heard || index !== words.browsers.find((each) => each.id === id)?.start) {
        heard = `${name}, ${index + 1} von ${items.length}`;
      }
      const before = `Vorheriges Thema: ${items.at(index - 1)?.name}`;
      const after = `Nächstes Thema: ${items[(index + 1) % items.length]?.name}`;
      await expect(back(browser)).toHaveText(before);
      await expect(onward(browser)).toHaveText(after);
      if (javaScriptEnabled) {
        await expect(browser.getByRole("button", { name: before, exact: true })).toBeVisible();
        await expect(browser.getByRole("button", { name: after, exact: true })).toBeVisible();
        await expect(browser.locator("[aria-live]")).toHaveText(heard);
      }
      await expect(browser.getByRole("radio", { name, exact: true })).toBeChecked();
      await expect(browser.getByRole("group", { name, exact: true })).toBeVisible();
    }
  });

  test(`${path} ${id}: the button below each item brings that item, also after the other browser was used`, async ({
    page,
    words,
  }) => {
    const { items, other } = browserOf(words, id);
    await ready(page, other ? `${path}?${other.id}=${other.items[1]?.slug}` : path);
    const browser = page.locator(`#${id}`);
    for (const item of items) {
      if (other) await onward(page.locator(`#${other.id}`)).click();
      await icon(browser, item.name).click();
      await ask(browser).click();
      await expect(topic(page)).toHaveValue(item.name);
      await expect(topic(page)).toBeInViewport();
      await shows(browser, item);
    }
  });
}

test("one browser's choice leaves the other's alone", shippedOnly, async ({ page }) => {
  await ready(page, "/versicherungen?privat=kfz&gewerbe=firmenrechtsschutz");
  await onward(page.locator("#gewerbe")).click();
  await shows(page.locator("#privat"), shippedItems[4]);
  await shows(page.locator("#gewerbe"), shippedItems[9]);
});

test(
  "what was typed stays through icons, arrows and the question, and no box is ticked",
  finance,
  async ({ page }) => {
    await ready(page, "/finanzierung");
    await field(page, "name").pressSequentially("Erika");
    await field(page, "email").pressSequentially("erika@kunde.example");
    await field(page, "message").pressSequentially("Zeile eins\nZeile zwei");
    await field(page, "title").selectOption("Frau");
    const stands = async () => {
      await expect(field(page, "name")).toHaveValue("Erika");
      await expect(field(page, "email")).toHaveValue("erika@kunde.example");
      await expect(field(page, "message")).toHaveValue("Zeile eins\nZeile zwei");
      await expect(field(page, "title")).toHaveValue("Frau");
      await expect(field(page, "checkboxPrivacy")).not.toBeChecked();
      await expect(field(page, "baufi")).not.toBeChecked();
    };
    const rate = page.locator("#rate");
    await icon(rate, "Umschuldung").click();
    await stands();
    await back(rate).click();
    await shows(
      rate,
      shippedItems.find(({ slug }) => slug === "photovoltaik"),
    );
    await stands();
    await ask(rate).click();
    await expect(topic(page)).toHaveValue("PV Anlage");
    await stands();
    await expect(page.locator(".summary")).toHaveCount(0);
  },
);

/**
 * Of 255: by how much an edge differs that is drawn through one transformation more, as it is without scripts; by night a
 * dark solid's edge lies on its light outline. What is missing or elsewhere differs by more than 100.
 */
const ROUNDING = 64;

/** By how much two pictures of the same size differ where they differ most, of 255. */
const farthest = (one: Buffer, other: Buffer) =>
  one.length === other.length
    ? one.reduce((most, value, place) => Math.max(most, Math.abs(value - other[place]!)), 0)
    : Infinity;

for (const look of [
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { forcedColors: "active" },
] as const) {
  test(`a drawing is the same whether the page has it or the sheet beside it: ${JSON.stringify(look)}`, async ({
    page,
    words,
    javaScriptEnabled,
  }) => {
    await page.emulateMedia({ ...look, reducedMotion: "reduce" });
    const drawn = async (browser: Locator) => {
      const drawing = browser.locator("svg.browser-picture").filter({ visible: true });
      await drawing.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const fromSheet = await drawing.locator("use[href]").count();
      const image = await sharp(await drawing.screenshot())
        .raw()
        .toBuffer();
      return { fromSheet, image };
    };
    let others = 0;
    for (const { path, id, items, start } of words.browsers) {
      const [first] = items;
      const last = items.at(-1);
      for (const item of [first, last]) {
        if (!item?.slug) throw new Error("no item");
        await page.goto(`${path}?${id}=${item.slug}`);
        const browser = page.locator(`#${id}`);
        const own = await drawn(browser);
        expect(own.fromSheet).toBe(0);
        await page.goto(path);
        await icon(browser, item.name).click();
        const fromSheet = items[start] === item ? 0 : 1;
        await expect
          .poll(async () => {
            const chosen = await drawn(browser);
            expect(chosen.fromSheet, item.name).toBe(fromSheet);
            return farthest(chosen.image, own.image);
          }, item.name)
          .toBeLessThan(javaScriptEnabled ? 1 : ROUNDING);
        others += fromSheet;
      }
    }
    expect(others).toBeGreaterThan(0);
  });
}

test("Enter in a field sends the form and asks about no item", async ({ page, words }) => {
  const { path, id, items } = words.browsers[0]!;
  await ready(page, `${path}?${id}=${items.at(-1)?.slug}`);
  await field(page, "email").focus();
  await page.keyboard.type("erika@");
  await page.keyboard.press("Enter");
  await expect(page.locator(".summary")).toBeVisible();
  await expect(topic(page)).toHaveValue(items.at(-1)?.name ?? "");
  await expect(field(page, "email")).toHaveValue("erika@");
});

test("the item that was asked about is the one in the mail", async ({ page, site, words }) => {
  const [first, other] = words.browsers;
  const { name } = first!.items[first!.start]!;
  const mark = crypto.randomUUID();
  await ready(page, "/versicherungen");
  await field(page, "email").fill("erika@kunde.example");
  await field(page, "phone").fill("030 1234567");
  await field(page, "message").fill(mark);
  if (other) await onward(page.locator(`#${other.id}`)).click();
  await ask(page.locator(`#${first!.id}`)).click();
  await expect(topic(page)).toHaveValue(name);
  await onward(page.locator(`#${(other ?? first!).id}`)).click();
  await field(page, "checkboxPrivacy").check();
  await page.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(page.locator(".sent-note")).toBeVisible();
  expect(await mailWith(site, mark)).toContain(`Thema: ${name}\n`);
});

test(
  "on the finance page, the topic answers the second question",
  finance,
  async ({ page, javaScriptEnabled }) => {
    const answers = {
      Anschlussfinanzierung: "Anschlussfinanzierung",
      Modernisierungskredit: "Modernisierung (Heizung, PV-Anlagen, etc.)",
      Autokredit: "Raten- / Autokredit",
      "PV Anlage": "Modernisierung (Heizung, PV-Anlagen, etc.)",
      Umschuldung: "Raten- / Autokredit",
      Baufinanzierung: "",
    };
    await ready(page, "/finanzierung?rate=autokredit");
    await expect(option(page)).toHaveValue("Raten- / Autokredit");
    await ready(page, "/finanzierung");
    await expect(option(page)).toHaveValue("");
    for (const [name, answer] of Object.entries(answers)) {
      const { id } =
        shippedBrowsers.find(({ items }) => items.some((item) => item.name === name)) ?? {};
      const browser = page.locator(`#${id}`);
      await icon(browser, name).click();
      await ask(browser).click();
      await expect(topic(page)).toHaveValue(name);
      await expect(option(page)).toHaveValue(answer);
    }
    if (javaScriptEnabled) {
      await topic(page).selectOption("Umschuldung");
      await expect(option(page)).toHaveValue("Raten- / Autokredit");
    }
    await option(page).selectOption("Neubau");
    await ask(page.locator("#rate")).click();
    await expect(option(page)).toHaveValue("Neubau");
  },
);

test(
  "the mail says of two choices that don't fit that both were made",
  finance,
  async ({ page, site }) => {
    for (const [chosen, says] of [
      ["Neubau", "Vorhaben: Neubau (so gewählt, passt aber nicht zum Thema: bitte nachfragen)"],
      ["Raten- / Autokredit", "Vorhaben: Raten- / Autokredit\n"],
    ] as const) {
      const mark = crypto.randomUUID();
      await ready(page, "/finanzierung");
      await topic(page).selectOption("PV Anlage");
      await option(page).selectOption(chosen);
      await field(page, "email").fill("erika@kunde.example");
      await field(page, "phone").fill("030 1234567");
      await field(page, "message").fill(mark);
      await field(page, "checkboxPrivacy").check();
      await field(page, "baufi").check();
      await page.getByRole("button", { name: "Anfrage senden" }).click();
      await expect(page.locator(".sent-note")).toBeVisible();
      const mail = await mailWith(site, mark);
      expect(mail).toContain("Thema: PV Anlage");
      expect(mail).toContain(says);
    }
  },
);

test(
  "what was chosen in the form and sent stays through an answer with errors",
  finance,
  async ({ page }) => {
    await ready(page, "/finanzierung?rate=autokredit");
    await topic(page).selectOption("Umschuldung");
    await option(page).selectOption("Kauf");
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await expect(page.locator(".summary")).toBeVisible();
    await expect(topic(page)).toHaveValue("Umschuldung");
    await expect(option(page)).toHaveValue("Kauf");
    await onward(page.locator("#rate")).click();
    await expect(topic(page)).toHaveValue("Umschuldung");
    await expect(option(page)).toHaveValue("Kauf");
  },
);

test.describe("with scripts", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
  });

  test("nothing is loaded, and keys move between the icons and along the arrows", async ({
    page,
    words,
  }) => {
    const { path, id, items } = words.browsers[0]!;
    await ready(page, `${path}?${id}=${items[0]?.slug}`);
    const requests: string[] = [];
    page.on("request", (request) => {
      // At each new address Chromium asks for the icon again, of its own cache.
      if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
    });
    const browser = page.locator(`#${id}`);
    const radios = browser.getByRole("radio");
    await radios.first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(radios.last()).toBeFocused();
    await shows(browser, items.at(-1));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await expect(radios.last()).toBeFocused();
    await shows(browser, items.at(-1));
    await page.keyboard.press("Home");
    await expect(radios.first()).toBeFocused();
    await onward(browser).focus();
    for (const index of [1, 2, 3]) {
      await page.keyboard.press("Enter");
      await shows(browser, items[index]);
      await expect(onward(browser)).toBeFocused();
    }
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`\\?${id}=${items[3]?.slug}$`));
  });

  test(
    "reading suggests a topic until somebody decides, and never after",
    shippedOnly,
    async ({ page }) => {
      await ready(page, "/versicherungen");
      const [privat, gewerbe] = [page.locator("#privat"), page.locator("#gewerbe")];
      await icon(privat, "Hausrat").click();
      await expect(topic(page)).toHaveValue("Hausrat");
      await onward(gewerbe).click();
      await expect(topic(page)).toHaveValue("Firmenrechtsschutz");
      for (const own of ["Rechtsschutz", ""]) {
        await topic(page).selectOption(own);
        await onward(privat).click();
        await icon(gewerbe, "Betriebshaftpflicht").click();
        await back(gewerbe).click();
        await expect(topic(page)).toHaveValue(own);
      }
      await icon(privat, "Kfz-Versicherung").click();
      await ask(privat).click();
      await onward(privat).click();
      await onward(gewerbe).click();
      await expect(topic(page)).toHaveValue("Kfz-Versicherung");
    },
  );

  test(
    "a finance option that was chosen by hand stays, whatever the topic",
    finance,
    async ({ page }) => {
      await ready(page, "/finanzierung?rate=autokredit");
      await option(page).selectOption("Kauf");
      await onward(page.locator("#immobilie")).click();
      await topic(page).selectOption("Umschuldung");
      await ask(page.locator("#immobilie")).click();
      await expect(topic(page)).toHaveValue("Anschlussfinanzierung");
      await expect(option(page)).toHaveValue("Kauf");
    },
  );

  test("after an enquiry was sent, reading suggests again", shippedOnly, async ({ page }) => {
    await ready(page, "/versicherungen");
    await ask(page.locator("#privat")).click();
    await field(page, "email").fill("erika@kunde.example");
    await field(page, "phone").fill("030 1234567");
    await field(page, "message").fill(crypto.randomUUID());
    await field(page, "checkboxPrivacy").check();
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await expect(page.locator(".sent-note")).toBeVisible();
    await expect(topic(page)).toHaveValue("");
    // As long as the overlay stands, nothing behind it can be pressed.
    await page.keyboard.press("Escape");
    await expect(page.locator(".overlay")).toBeHidden();
    await onward(page.locator("#gewerbe")).click();
    await expect(topic(page)).toHaveValue("Firmenrechtsschutz");
  });

  test("a question unfolds the form below a confirmation", shippedOnly, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await ready(page, "/versicherungen?gesendet=7K3M-9PXR");
    await expect(page.locator(".overlay")).toBeHidden();
    await expect(topic(page)).toBeHidden();
    await ask(page.locator("#privat")).click();
    await expect(topic(page)).toBeFocused();
    await expect(topic(page)).toHaveValue("Haftpflichtversicherung");
    await expect(topic(page)).toBeInViewport({ ratio: 1 });
    expect((await topic(page).boundingBox())?.y, "below the bar").toBeGreaterThan(60);
  });

  test("what was pressed before the scripts came counts", shippedOnly, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/versicherungen", { waitUntil: "commit" });
    const privat = page.locator("#privat");
    await icon(privat, "Hausrat").click();
    await onward(privat).click();
    await shows(privat, shippedItems[2]);
    await field(page, "name").pressSequentially("Erika");
    await release();
    await takenOver(page);
    await shows(privat, shippedItems[2]);
    await expect(topic(page)).toHaveValue("Rechtsschutz");
    await expect(page).toHaveURL(/\?privat=rechtsschutz$/);
    await expect(field(page, "name")).toHaveValue("Erika");
  });

  test(
    "a topic that was chosen before the scripts came stays, whatever was read",
    finance,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto("/finanzierung", { waitUntil: "commit" });
      // Until its style sheet is there, the page has the arrows of all items: the last of them is another's.
      await expect(arrows(page.locator("#immobilie"))).toHaveCount(2);
      await topic(page).selectOption("Umschuldung");
      await onward(page.locator("#immobilie")).click();
      await release();
      await takenOver(page);
      await expect(topic(page)).toHaveValue("Umschuldung");
      await expect(option(page)).toHaveValue("Raten- / Autokredit");
      await onward(page.locator("#rate")).click();
      await expect(topic(page)).toHaveValue("Umschuldung");
    },
  );

  test(
    "the question below an item, pressed before the scripts came, counts as chosen",
    shippedOnly,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto("/versicherungen", { waitUntil: "commit" });
      await field(page, "name").pressSequentially("Erika");
      await ask(page.locator("#gewerbe")).click();
      await expect(topic(page)).toHaveValue("Betriebshaftpflicht");
      await release();
      await takenOver(page);
      await onward(page.locator("#privat")).click();
      await expect(topic(page)).toHaveValue("Betriebshaftpflicht");
      await expect(field(page, "name")).toHaveValue("Erika");
    },
  );

  test(
    "what was pressed while the scripts take the form over counts as well",
    finance,
    async ({ page }) => {
      const goOn = await holdTakeover(page);
      await page.goto("/finanzierung");
      // The scripts come with the first move, and begin with the browsers.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await expect(page.locator("#rate button.browser-arrow").first()).toBeAttached();
      await ask(page.locator("#rate")).click();
      await expect(topic(page)).toHaveValue("Autokredit");
      await expect(option(page)).toHaveValue("Raten- / Autokredit");
      await field(page, "name").pressSequentially("Erika");
      await goOn();
      await takenOver(page);
      await expect(field(page, "name")).toHaveValue("Erika");
      await expect(topic(page)).toHaveValue("Autokredit");
      await expect(option(page)).toHaveValue("Raten- / Autokredit");
    },
  );
});

test("a press on an icon shows icons and answer together, where a desk has room for both", async ({
  page,
  words,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "needs scripts");
  const said = words.browsers[0]!;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await ready(page, "/versicherungen");
  const browser = page.locator("#privat");
  await icon(browser, after(said, 1)?.name ?? "").click();
  await shows(browser, after(said, 1));
  for (const part of [".tray", ".browser-panel .button", ".browser-text"]) {
    const shown = browser.locator(part).filter({ visible: true });
    await expect(shown, part).toBeInViewport({ ratio: 1 });
  }
  // What is in sight already stays where it is.
  const place = await page.evaluate(() => scrollY);
  await icon(browser, after(said, 2)?.name ?? "").click();
  await shows(browser, after(said, 2));
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
  });

  /** A point in the panel of the private browser, brought to the middle of the window. */
  async function middle(page: Page): Promise<[number, number]> {
    const text = page.locator("#privat .browser-text p").filter({ visible: true }).first();
    await text.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    return [195, 420];
  }

  const shown = (browser: Locator, part: string) => browser.locator(part).filter({ visible: true });

  /** To the button below what is shown. */
  const readToTheEnd = (browser: Locator) =>
    shown(browser, ".button").evaluate((button) => {
      button.scrollIntoView({ block: "center", behavior: "instant" });
    });

  test("to the left leads on, to the right back, and never out of the page", async ({
    page,
    words,
  }) => {
    const said = words.browsers[0]!;
    await page.goto("/");
    await ready(page, "/versicherungen");
    const browser = page.locator("#privat");
    const at = await middle(page);
    await touch(page, way(at, [-120, 12]));
    await shows(browser, after(said, 1));
    for (const steps of [0, -1, -2]) {
      await touch(page, way([at[0] - 60, at[1]], [150, -10]));
      await shows(browser, after(said, steps));
    }
    await expect(page).toHaveURL(new RegExp(`\\?${said.id}=${after(said, -2)?.slug}$`));
  });

  test("a tap on an icon brings what it chose into sight; keys move nothing", async ({
    page,
    words,
  }) => {
    const said = words.browsers[0]!;
    // At once, so that it is known when the page stands still.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await ready(page, "/versicherungen");
    const browser = page.locator("#privat");
    for (const steps of [1, 2]) {
      await icon(browser, after(said, steps)?.name ?? "").tap();
      await shows(browser, after(said, steps));
      const heading = browser.locator(".browser-text h3").filter({ visible: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(arrows(browser).first()).toBeInViewport({ ratio: 1 });
      const picture = (await shown(browser, ".browser-picture").boundingBox())!;
      expect(picture.y).toBeGreaterThan((await heading.boundingBox())!.y);
    }
    // The focus itself leads to where a part hides behind the bars: here none does.
    await browser.locator(".tray :checked").focus();
    await browser.locator(".tray").evaluate((tray) => {
      tray.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const place = await page.evaluate(() => scrollY);
    await browser.locator(".tray :checked").press("ArrowRight");
    await shows(browser, after(said, 3));
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test("its name and the arrows stay in sight while one reads, and the next one begins at its beginning", async ({
    page,
    words,
  }) => {
    const said = words.browsers[0]!;
    await ready(page, "/versicherungen");
    const browser = page.locator("#privat");
    const bar = (await page.locator(".bar").boundingBox())!.height;
    for (const [steps, arrow] of [
      [1, onward(browser)],
      [2, onward(browser)],
      [1, back(browser)],
    ] as const) {
      await readToTheEnd(browser);
      await expect(shown(browser, ".browser-name span").last()).toBeInViewport({ ratio: 1 });
      const before = (await arrow.boundingBox())!;
      expect(before.y).toBeGreaterThanOrEqual(bar);
      await arrow.tap();
      await shows(browser, after(said, steps));
      // The same finger can go on at the same place.
      expect((await arrow.boundingBox())!.y).toBeCloseTo(before.y, 0);
      const picture = (await shown(browser, ".browser-picture").boundingBox())!;
      expect(picture.y).toBeGreaterThanOrEqual(before.y + before.height);
    }
    // They are that browser's own, and stay behind with it.
    const end = page.locator(".page-close");
    await end.evaluate((band) => band.scrollIntoView({ behavior: "instant" }));
    const last = (await end.boundingBox())!.y;
    const name = (await shown(browser, ".browser-name").boundingBox())!;
    expect(name.y + name.height).toBeLessThanOrEqual(last);
  });

  test("from there the icons are one press away, and the text that was read stays chosen", async ({
    page,
    words,
  }) => {
    const said = words.browsers[0]!;
    await ready(page, "/versicherungen");
    const browser = page.locator("#privat");
    await onward(browser).tap();
    await shows(browser, after(said, 1));
    await readToTheEnd(browser);
    await expect(browser.locator(".tray")).not.toBeInViewport();
    const all = shown(browser, ".browser-name a");
    const { width, height } = (await all.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await all.tap();
    await expect(browser.locator(".tray")).toBeInViewport({ ratio: 1 });
    await shows(browser, after(said, 1));
    // Where the icons are never far, there is no such link.
    await page.setViewportSize({ width: 651, height: 844 });
    await expect(all).toHaveCount(0);
  });

  test("with large letters nothing of that covers what one reads", async ({ page }) => {
    await ready(page, "/versicherungen");
    await expect(page.locator(".browser-name").first()).toHaveCSS("position", "sticky");
    await page.setViewportSize({ width: 319, height: 844 });
    await expect(page.locator(".browser-name").first()).toHaveCSS("position", "static");
    await page.setViewportSize({ width: 600, height: 390 });
    await expect(page.locator(".browser-name").first()).toHaveCSS("position", "static");
  });

  test("a scroll that drifts, a slanted move, a pinch and a tap switch nothing", async ({
    page,
    words,
  }) => {
    const said = words.browsers[0]!;
    await ready(page, "/versicherungen");
    const browser = page.locator("#privat");
    const place = () => page.evaluate(() => scrollY);
    let [x, y] = await middle(page);
    const before = await place();
    await touch(page, way([x, y], [70, -250]));
    await expect.poll(place).toBeGreaterThan(before);
    await shows(browser, after(said, 0));
    [x, y] = await middle(page);
    await touch(page, way([x, y], [-80, 70]));
    await shows(browser, after(said, 0));
    [x, y] = await middle(page);
    await touch(page, way([x - 20, y], [-100, 0]), way([x + 20, y], [100, 0]));
    await shows(browser, after(said, 0));
    // In a page that is zoomed in, a finger moves what is seen.
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
    await touch(page, way([x, y], [-150, 0]));
    await shows(browser, after(said, 0));
    await touch(page, way([x, y], [0, 0]));
    await shows(browser, after(said, 0));
  });
});
