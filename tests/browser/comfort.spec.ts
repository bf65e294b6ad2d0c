/** People who read large, spaced, still or on paper, and who press with a thumb: nothing is lost to them. */
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { ready } from "../support/hands.ts";
import { linesOfPdf } from "../support/pdf.ts";
import { all, expect, finance, once, onceWithoutForm, test } from "../support/journey.ts";

const PHONE = { width: 360, height: 800 };
/** A window of 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const LEGAL = ["/impressum", "/datenschutz", "/erstinformation"];
const SENT = "?gesendet=7K3M-9PXR";

for (const { path } of pages) {
  test(`${path}: what can be pressed is 48 px large`, onceWithoutForm(path), async ({ page }) => {
    await page.setViewportSize(PHONE);
    await ready(page, path);
    await page.evaluate(() => document.querySelector<HTMLElement>("#menu")?.showPopover());
    expect(await tooSmall(page, "#menu :is(a, button)")).toEqual([]);
    await page.evaluate(() => document.querySelector<HTMLElement>("#menu")?.hidePopover());
    const pressed = ":is(a, button, input, select, textarea, summary):not(.skip-link, .trap *)";
    expect(await tooSmall(page, pressed)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await tooSmall(page, pressed), "on the desk").toEqual([]);
    await expect(page.locator("form :is(input, select, textarea)")).toHaveCount(
      { "/versicherungen": 9, "/finanzierung": 11 }[path as string] ?? 0,
    );
  });

  test(
    `${path}: with wider spacing, and at 400 %, nothing is cut off`,
    onceWithoutForm(path),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await ready(page, path);
      const before = await page.locator("main").evaluate((main) => main.scrollHeight);
      await spaceText(page);
      const after = await page.locator("main").evaluate((main) => main.scrollHeight);
      expect(after, "the spacing arrived").toBeGreaterThan(before);
      expect(await cutOff(page), "spaced").toEqual([]);
      await page.setViewportSize(ZOOMED);
      expect(await cutOff(page), "spaced and zoomed").toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await cutOff(page), "spaced on the desk").toEqual([]);
    },
  );

  test(
    `${path}: where motion is unwanted, nothing moves`,
    onceWithoutForm(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
  );

  test(
    `${path}: nothing waits for a script or for scrolling to be seen, nor on paper`,
    onceWithoutForm(path),
    async ({ page, words }) => {
      await page.setViewportSize(PHONE);
      await ready(page, path);
      const items = words.browsers.flatMap((each) => (each.path === path ? each.items : []));
      // Each item of a browser is there once it is chosen.
      const icons = await page.locator(".tray input").all();
      expect(icons).toHaveLength(items.length);
      for (const icon of icons.length ? icons : [undefined]) {
        await icon?.check();
        expect(await invisible(page), "on the screen").toEqual([]);
        await page.emulateMedia({ media: "print" });
        expect(await invisible(page), "on paper").toEqual([]);
        expect(await notBlackOnWhite(page)).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      }
    },
  );
}

test("on the home page it moves where motion is welcome", once, async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test("of the confirmation, only the end is left where motion is unwanted: all at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/versicherungen${SENT}`);
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "other")),
  );
  expect(new Set([...names, "overlay-goes", "page-waits"]).size).toBe(2);
  expect(names).toContain("overlay-goes");
  await expect(page.locator(".overlay")).toHaveCSS("animation-timing-function", "steps(1)");
});

test("the confirmation is complete at 400 %", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(`/versicherungen${SENT}`);
  for (const text of ["Deine Nachricht", "Ich werde mich", "Deine Referenz: 7K3M-9PXR"]) {
    await expect(page.locator(".overlay").getByText(text)).toBeInViewport({ ratio: 1 });
  }
});

test(
  "menu and dialog are complete at 400 %: what doesn't fit can be scrolled to",
  all(once, finance),
  async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto("/");
    await spaceText(page);
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    const menu = page.locator("#menu");
    for (const name of ["Dein Experte", "Home"]) {
      await menu.getByRole("link", { name }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    await menu.getByRole("button").scrollIntoViewIfNeeded();
    await menu.getByRole("button").click();
    await page.getByRole("button", { name: "Thema wählen" }).click();
    const dialog = page.getByRole("dialog");
    // A tile may be higher than the window: each of its words can be brought into sight.
    const words = dialog.locator(".tile-title, .tile-text");
    await expect(words).toHaveCount(5);
    for (const text of await words.all()) {
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 1 });
    }
    expect(await cutOff(page)).toEqual([]);
    await dialog.getByRole("button").scrollIntoViewIfNeeded();
    await dialog.getByRole("button").click();
    await expect(dialog).toBeHidden();
  },
);

for (const path of LEGAL) {
  test(`${path} on paper says where its links lead`, once, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const links = page.locator("main a[href^='http'], main .legal-text a[href^='/']");
    const targets = await links.evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute("href"),
        getComputedStyle(link, "::after").content.replaceAll('"', ""),
      ]),
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const [href, printed] of targets) expect(printed).toContain(href);
  });
}

for (const path of LEGAL) {
  test(
    `${path} on paper ends with its text: no heading and no foot alone on a sheet`,
    once,
    async ({ page }) => {
      await page.goto(path);
      const pages = await linesOfPdf(await page.pdf({ format: "A4" }));
      const headings = await page.locator("main :is(h2, h3)").allTextContents();
      const plain = (text: string) => text.replace(/[\s\u00ad-]+/g, "");
      for (const [index, lines] of pages.entries()) {
        expect(lines.at(-1), "numbered").toBe(`${index + 1} / ${pages.length}`);
        expect(lines.length, `sheet ${index + 1}`).toBeGreaterThan(6);
        expect(headings.map(plain)).not.toContain(plain(lines.at(-2) ?? ""));
      }
    },
  );
}

test("what helps at the first meeting fits one sheet of paper", once, async ({ page }) => {
  await page.goto("/kontakt");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#erstes-gespraech li").first()).toBeVisible();
  await expect(page.locator(".contact-forms")).toBeHidden();
});

test("of the confirmation, the paper has the reference and not the form", async ({ page }) => {
  await page.goto(`/versicherungen${SENT}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sent-note")).toBeVisible();
  await expect(page.locator(".sent-note")).toContainText("7K3M-9PXR");
  await expect(page.locator("form, .overlay, .browser").filter({ visible: true })).toHaveCount(0);
});

/**
 * What matches and answers to less than 48 px in height or width. A link within a sentence is as high as its
 * line; around a box or a square, what belongs to it counts, too.
 */
function tooSmall(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const SIZE = 48;
    const shown = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
      (element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"),
    );
    const inSentence = (element: Element) => {
      if (element.closest("svg") || !element.matches("a")) return false;
      // A link with nothing but other links beside it is no part of a sentence.
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    };
    return shown
      .filter((element) => !inSentence(element))
      .filter((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const box = element.querySelector(".town-field") ?? element;
        const { left, top, width, height } = box.getBoundingClientRect();
        if (width >= SIZE - 0.5 && height >= SIZE - 0.5) return false;
        if (element instanceof SVGElement) return true;
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = SIZE / 2 - 0.5;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ].some(([pointX = 0, pointY = 0]) => {
          const hit = document.elementFromPoint(pointX, pointY);
          return ![element, ...labels].some((target) => target.contains(hit));
        });
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
      });
  }, selector);
}

/** The spacing that WCAG 1.4.12 wants to be possible. Set as a reader's own style, past the site's policy. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Sideways scrolling, and elements whose text doesn't fit into them. */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clipping = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      if (!element.checkVisibility() || element.closest(".visually-hidden, .trap, svg"))
        return false;
      if (element.textContent.trim() === "") return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 1;
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (clips(overflowX) && wide) || (clips(overflowY) && high);
    });
    // The line of the drawings runs on beyond the page: what is clipped there must be text.
    const range = document.createRange();
    const cut = clipping.filter((element) => {
      const box = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue;
        if (parent.closest(".visually-hidden, .trap, svg")) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.left < box.left - 1 || text.right > box.right + 1) return true;
        if (text.top < box.top - 1 || text.bottom > box.bottom + 1) return true;
      }
      return false;
    });
    return [
      ...(scrollWidth > clientWidth ? [`sideways: ${scrollWidth} px in ${clientWidth}`] : []),
      ...cut.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Headings and texts of the page that have no place or can't be seen through; of a browser, the chosen item's. */
function invisible(page: Page) {
  return page.evaluate(() => {
    const otherItem = (text: Element) => {
      const stage = text.closest(".browser-stage");
      if (!stage) return false;
      const icons = stage.closest(".browser")?.querySelectorAll<HTMLInputElement>(".tray input");
      const place = [...(stage.parentElement?.children ?? [])].indexOf(stage);
      return !icons?.[place]?.checked;
    };
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, li)")];
    // What leads somewhere or asks for something has no use on paper.
    const useless = ".topic-dialog, .legal-contents, form, .overlay, .tiles, .contact-forms";
    // On a phone, who reads the enquiry stands above the form instead of beside it, the number at the thumb, and what
    // asking costs at the last call.
    const thumb = document.querySelector('.thumb a[href^="tel:"]')?.checkVisibility();
    const elsewhere = `${useless}, .signature .person${thumb ? ", .landing-ways" : ""}`;
    const meant = texts.filter(
      (text) => !text.closest(elsewhere) && !text.querySelector(".button") && !otherItem(text),
    );
    if (meant.length < 2) return ["the page has no texts"];
    const shows = (text: Element) =>
      text.checkVisibility({ visibilityProperty: true }) &&
      (text.textContent.trim() === "" || text.getBoundingClientRect().height > 0);
    const faint = (text: Element) => {
      for (let at: Element | null = text; at; at = at.parentElement) {
        if (Number(getComputedStyle(at).opacity) < 1) return true;
      }
      return false;
    };
    return meant
      .filter((text) => !shows(text) || faint(text))
      .map((text) => text.outerHTML.slice(0, 100));
  });
}

/** Texts on paper in anything but black, or on anything but white. */
function notBlackOnWhite(page: Page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd)")];
    return texts
      .filter((text) => text.checkVisibility())
      .filter((text) => {
        const grounds = [];
        for (let at: Element | null = text; at; at = at.parentElement) {
          grounds.push(getComputedStyle(at).backgroundColor);
        }
        const white = grounds.every((ground) =>
          ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(ground),
        );
        return !white || getComputedStyle(text).color !== "rgb(0, 0, 0)";
      })
      .map((text) => text.outerHTML.slice(0, 100));
  });
}
