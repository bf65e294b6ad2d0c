/** The home page's own: who is there, what the town answers, and the line that draws itself. */
import { all, expect, finance, once, test } from "../support/journey.ts";

test(
  "somebody is there, beside the number: on the desk on the first screen",
  once,
  async ({ page }) => {
    for (const [width, height] of [
      [360, 800],
      [430, 932],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const [person, number, tile] = await Promise.all(
        [".landing-person", ".landing .ways", ".tile-insurance"].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      if (!person || !number || !tile) throw new Error("nobody is there");
      expect(person.width, `at ${width} px`).toBeGreaterThanOrEqual(96);
      expect(person.x + person.width).toBeLessThanOrEqual(number.x);
      expect(person.y).toBeLessThan(number.y + number.height);
      expect(number.y).toBeLessThan(person.y + person.height);
      if (width > 650) expect(person.y + person.height).toBeLessThan(height);
      // On the phone, headline, sentence, town and both ways on come first.
      else expect(person.y).toBeGreaterThan(tile.y);
    }
  },
);

test("the broker stands on the line", once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 650, 951, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    // On the phone it is the one below the first screen.
    const line = await page.locator(".landing").evaluate((landing) => {
      const ground = landing.getBoundingClientRect().bottom;
      const scene = landing.querySelector(".landing-scene")?.getBoundingClientRect();
      return innerWidth <= 650
        ? ground - 3
        : (scene?.top ?? 0) + ((scene?.height ?? 0) * 318) / 420;
    });
    const feet = await page
      .locator(".landing-person")
      .evaluate((person) => person.getBoundingClientRect().bottom);
    expect(Math.abs(feet - line), `at ${width} px`).toBeLessThan(2);
  }
});

test("what it costs stands at the last call", once, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".closing .cost-and-time li").first()).toContainText("Kosten:");
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
  "where nothing hovers, dots say that the town can be tapped",
  once,
  async ({ browser, site }) => {
    for (const hasTouch of [true, false]) {
      const context = await browser.newContext({ hasTouch, isMobile: hasTouch });
      const page = await context.newPage();
      await page.goto(site.url);
      const dots = page.locator(".town-topic .town-dot");
      for (const dot of await dots.all()) await expect(dot).toBeVisible({ visible: hasTouch });
      await context.close();
    }
  },
);

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
        .locator(".closing-pile .d-a")
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
  test(
    `${path}: headline and words of the last call begin at one height`,
    once,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const top = (part: string) =>
        page
          .locator(`.closing ${part}`)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await top(".closing-words")).toBeCloseTo(await top("h2"), 0);
    },
  );
}
