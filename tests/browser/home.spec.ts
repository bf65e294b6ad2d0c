/** The home page's own: who is there, what the town answers, and the line that draws itself. */
import { all, expect, finance, once, shippedOnly, test } from "../support/journey.ts";

test(
  "somebody is there on the first screen, with who they are, and on the desk the ways on are below what they say",
  once,
  async ({ page }) => {
    for (const [width, height] of [
      [360, 800],
      [430, 932],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const parts = [".landing-person", ".landing .lead", ".landing-scene", ".tile-insurance"];
      const [person, words, town, tile] = await Promise.all(
        parts.map((part) => page.locator(part).first().boundingBox()),
      );
      const title = await page.locator(".tiles .tile-insurance .tile-title").boundingBox();
      if (!person || !words || !town || !tile || !title) throw new Error("nobody is there");
      expect(person.width, `at ${width} px`).toBeGreaterThanOrEqual(96);
      expect(person.y + person.height).toBeLessThan(height);
      if (width > 650) {
        // Words at the margin, then one picture: town and broker.
        expect(town.x + town.width, "town and broker").toBeLessThan(person.x);
        for (const way of [".landing-ways .button", ".landing-ways .ways + p"]) {
          const box = (await page.locator(way).boundingBox())!;
          expect(box.x, way).toBe(words.x);
          expect(box.x + box.width, way).toBeLessThan(town.x);
          expect(box.y, way).toBeGreaterThan(words.y + words.height);
          expect(box.y + box.height, way).toBeLessThan(person.y + person.height);
        }
        continue;
      }
      expect(person.x + person.width, "broker and words").toBeLessThanOrEqual(words.x);
      expect(person.y).toBeLessThan(words.y + words.height);
      expect(words.y).toBeLessThan(person.y + person.height);
      // On the phone they are at the thumb. Then the town, and the first way on is still in sight, above the thumb's bar.
      expect(town.y + town.height).toBeGreaterThan(person.y + person.height);
      expect(title.y + title.height).toBeLessThan(height - 60);
    }
  },
);

test("the broker stands on the line", once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 650, 651, 768, 950, 951, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    // On phones it is one of their own, from edge to edge above the town's.
    const line = await page.locator(".landing").evaluate((landing) => {
      const words = landing.querySelector(".landing-words");
      if (words && innerWidth <= 650) {
        const { left, right, bottom } = words.getBoundingClientRect();
        const own = getComputedStyle(words).borderBlockEndWidth === "3px";
        return own && left === 0 && right === innerWidth ? bottom - 3 : 0;
      }
      const town = landing.querySelector(".landing-scene svg")?.getBoundingClientRect();
      return (town?.top ?? 0) + ((town?.height ?? 0) * 368) / 420;
    });
    const feet = await page
      .locator(".landing-person")
      .evaluate((person) => person.getBoundingClientRect().bottom);
    expect(Math.abs(feet - line), `at ${width} px`).toBeLessThan(2);
  }
});

test(
  "what is said begins close below the headline, and on a desk no lower than the broker beside it",
  once,
  async ({ page }) => {
    for (const [width, height] of [
      [768, 1024],
      [1280, 720],
      [1280, 800],
      [1440, 900],
      [1600, 1000],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const [headline, lead, person] = await Promise.all(
        [".landing h1", ".landing .lead", ".landing-person"].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      const air = lead!.y - (headline!.y + headline!.height);
      expect(air, `at ${width} x ${height} px`).toBeGreaterThanOrEqual(16);
      expect(air, `at ${width} x ${height} px`).toBeLessThanOrEqual(width < 950 ? 64 : 112);
      if (width > 950) expect(lead!.y - person!.y).toBeLessThanOrEqual(48);
    }
  },
);

test("what it costs stands at the last call", once, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".closing .cost-and-time li").first()).toContainText("Kosten:");
});

test(
  "the number stands once in the first screen, beside one button that leads",
  once,
  async ({ page, words }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const number = page
        .locator(".bar, .landing, .thumb")
        .getByText(words.broker.phone, { exact: true })
        .filter({ visible: true });
      const inSight = await number.evaluateAll(
        (all) => all.filter((each) => each.getBoundingClientRect().bottom < innerHeight).length,
      );
      expect(inSight, `at ${width} px`).toBe(1);
    }
    await expect(page.locator(".landing-ways")).toContainText("Dich nichts.");
    await expect(page.locator(".bar-ask")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  },
);

test(
  "on a desk both ways on end above the fold, and what can be looked up where there is room for it",
  // Another one's headline may be longer, their tile the only one.
  all(once, shippedOnly),
  async ({ page }) => {
    for (const [width, height, last] of [
      [1024, 768, ".landing .tiles"],
      [1280, 720, ".landing .tiles"],
      [1280, 800, ".landing-proof"],
      [1280, 900, ".landing .tiles"],
      [1366, 768, ".landing .tiles"],
      [1440, 900, ".landing .tiles"],
      [1536, 864, ".landing-proof"],
      [1600, 1000, ".landing .tiles"],
      [1920, 1080, ".landing-proof"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const box = (await page.locator(last).boundingBox())!;
      expect(box.y + box.height, `at ${width} px`).toBeLessThanOrEqual(height);
    }
  },
);

test("both ways on are seen whole above the thumb's bar", once, async ({ page }) => {
  for (const [width, height] of [
    [360, 800],
    [390, 844],
    [412, 915],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const thumb = (await page.locator(".thumb").boundingBox())!;
    const tile = (await page.locator(".landing .tile").last().boundingBox())!;
    expect(tile.y + tile.height, `at ${width} px`).toBeLessThanOrEqual(thumb.y);
  }
});

test("a part of the town says its name to pointer and key", once, async ({ page }) => {
  await page.goto("/");
  for (const part of await page.locator(".town-topic").all()) {
    const name = part.locator("xpath=following-sibling::*[1]");
    await expect(name).toHaveCSS("opacity", "0");
    await part.locator(".town-field").hover({ force: true, position: { x: 8, y: 60 } });
    await expect(name).toHaveCSS("opacity", "1");
    expect(await name.textContent()).toBe(await part.getAttribute("aria-label"));
    await page.mouse.move(1, 1);
    await expect(name).toHaveCSS("opacity", "0");
    await part.focus();
    await page.keyboard.press("Shift");
    await expect(name).toHaveCSS("opacity", "1");
    await part.blur();
  }
});

test(
  "words say that the town can be pressed, and the whole name takes their place",
  once,
  async ({ browser, site }) => {
    for (const hasTouch of [true, false]) {
      const context = await browser.newContext({ hasTouch, isMobile: hasTouch });
      const page = await context.newPage();
      await page.goto(site.url);
      const topics = page.locator(".town-topic");
      expect(await topics.count()).toBeGreaterThan(0);
      for (const topic of await topics.all()) {
        const tag = topic.locator(".town-tag");
        await expect(tag).toBeVisible();
        // Whoever says what they read hits it.
        expect(await topic.getAttribute("aria-label")).toContain(await tag.textContent());
        if (hasTouch) continue;
        await topic.hover();
        await expect(tag).toHaveCSS("opacity", "0");
      }
      await context.close();
    }
  },
);

test("on a phone a thumb at the town leads to the topic", once, async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(site.url);
  const parts = await page.locator(".town-topic").count();
  expect(parts).toBeGreaterThan(0);
  for (let part = 0; part < parts; part += 1) {
    await page.goto(site.url);
    const topic = page.locator(".town-topic").nth(part);
    await expect(topic.locator(".town-tag")).toBeVisible();
    const address = await topic.getAttribute("href");
    const field = (await topic.locator(".town-field").boundingBox())!;
    await page.touchscreen.tap(field.x + field.width / 2, field.y + field.height / 2);
    await expect(page).toHaveURL(`${site.url}${address}`);
  }
  await context.close();
});

test("no word at the town is covered by the tiles below it", once, async ({ page }) => {
  for (const width of [360, 390, 650, 651, 768, 950, 951, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const { y } = (await page.locator(".landing .tile").first().boundingBox())!;
    for (const tag of await page.locator(".town-tag").all()) {
      const box = (await tag.boundingBox())!;
      expect(box.y + box.height, `${await tag.textContent()} at ${width} px`).toBeLessThanOrEqual(
        y,
      );
    }
  }
});

test("the lines of both tiles meet, in the dialog too", all(once, finance), async ({ page }) => {
  const grounds = (tiles: string) =>
    page.locator(`${tiles} .tile-scene svg`).evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { top, height } = drawing.getBoundingClientRect();
        return top + height * 0.84;
      }),
    );
  for (const width of [768, 950, 960, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const [one, other] = await grounds(".landing");
    expect(one, `at ${width} px`).toBeCloseTo(other ?? 0, 0);
    await page.getByRole("button", { name: "Thema wählen" }).click();
    const [left, right] = await grounds(".topic-dialog");
    expect(left, `in the dialog at ${width} px`).toBeCloseTo(right ?? 0, 0);
  }
});

test(
  "the line draws itself on the way down, and words never move for it",
  once,
  async ({ page }) => {
    await page.goto("/");
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).target)
            .filter((target) => target?.closest("h1, .landing-words, .tile")).length,
      );
    expect(await moving()).toBe(0);
    const offset = () =>
      page
        .locator(".closing-scene .d-a")
        .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
    await page.locator(".closing").evaluate((section) => {
      scrollTo({ top: scrollY + section.getBoundingClientRect().top - innerHeight + 60 });
    });
    await expect.poll(offset).toBeGreaterThan(1000);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await expect.poll(offset).toBe(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => scrollTo({ top: 0 }));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test("rows of the example have their words in the middle", once, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const air = await page.locator(".sheet tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.querySelector("th > *")!.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return [words.top - top, bottom - words.bottom] as const;
    }),
  );
  expect(air.length).toBeGreaterThan(0);
  for (const [above, below] of air) expect(Math.abs(above - below)).toBeLessThan(4);
});

test("the answers' links look like links", once, async ({ page }) => {
  await page.goto("/");
  const links = page.locator(".process .side-by-side a");
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveCSS("text-decoration-line", "underline");
    await expect(link).toHaveCSS("text-decoration-thickness", "2px");
  }
});

for (const path of ["/", "/about"]) {
  test(`${path}: what it costs stands beside the last call's button`, once, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const boxOf = async (part: string) =>
      (await page.locator(`.closing ${part}`).first().boundingBox())!;
    const [button, cost] = [await boxOf(".closing-ways .button"), await boxOf(".cost-and-time")];
    expect(cost.y).toBeLessThan(button.y);
    expect(cost.y + cost.height).toBeGreaterThan(button.y + button.height / 2);
    expect(cost.x).toBeGreaterThan(button.x + button.width);
  });
}
