/** No violation that a machine can find, on any page and in any state. People with their hands: keyboard.spec.ts. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { pages } from "../../app/pages.ts";
import { ready } from "../support/hands.ts";
import {
  all,
  expect,
  finance,
  once,
  onceWithoutForm,
  test as journey,
} from "../support/journey.ts";
import { LINK_SECRET, linkedMail } from "../support/mail-links.ts";
import { startHelplessSite, startSite } from "../support/site.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 900 };
const SENT = "?gesendet=7K3M-9PXR";

type Look = Parameters<Page["emulateMedia"]>[0];
const LIGHT: Look = {
  colorScheme: "light",
  reducedMotion: "no-preference",
  forcedColors: "none",
};
const DARK: Look = { ...LIGHT, colorScheme: "dark", reducedMotion: "reduce" };
const FORCED: Look = { ...LIGHT, forcedColors: "active", reducedMotion: "reduce" };

/**
 * Axe is a script itself: where the journey goes without scripts, its page may run some, but none of the
 * site's arrives.
 */
const test = journey.extend<{ visitor: Page }>({
  visitor: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: true });
    if (!javaScriptEnabled) await context.route("**/build/**/*.js", (route) => route.abort());
    await use(await context.newPage());
    await context.close();
  },
});

/** Where none of the site's scripts arrives, nobody waits for them. */
const open = (page: Page, path: string) =>
  test.info().project.use.javaScriptEnabled
    ? ready(page, path)
    : page.goto(path, { waitUntil: "networkidle" });

async function expectNoViolation(page: Page, state: string, look?: Look) {
  // What sticks lies over whatever is just there, which can be scrolled out: keyboard.spec and reach.spec look at that.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>(".bar, .thumb"))
      bar.style.position = "static";
  });
  // Legacy: without a second page for the parts of frames, of which there are none here. It is much faster.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
  // There the colours aren't the site's, and axe reads one (-webkit-text-fill-color) that isn't painted.
  if (look === FORCED) axe.disableRules("color-contrast");
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, state).toEqual([]);
  expect(passes.length, `${state}: rules that had something to look at`).toBeGreaterThan(10);
}

/** Looks at what is shown in both schemes and in colours that somebody chose themselves. */
async function expectAccessible(page: Page, state: string, looks = [LIGHT, DARK, FORCED]) {
  for (const look of looks) {
    await page.emulateMedia(look);
    // What another scheme sets going has an end to wait for; what goes with scrolling has none.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ timeline, playState }) =>
            !(timeline instanceof DocumentTimeline) || playState !== "running",
        ),
    );
    await expectNoViolation(page, `${state}, ${JSON.stringify(look)}`, look);
  }
}
const send = (page: Page) => page.getByRole("button", { name: "Anfrage senden" }).click();

async function fillIn(page: Page, path: string) {
  await open(page, path);
  await page.locator("[name=email]").fill("erika@kunde.example");
  await page.locator("[name=phone]").fill("+49 30 1234567");
  await page.locator("[name=message]").fill(crypto.randomUUID());
  await page.locator("[name=checkboxPrivacy]").check();
}

for (const { path } of pages) {
  test(`${path} on the desk and on the phone`, onceWithoutForm(path), async ({ visitor }) => {
    await visitor.setViewportSize(DESK);
    await open(visitor, path);
    await expectAccessible(visitor, "desk");
    await visitor.setViewportSize(PHONE);
    await expectAccessible(visitor, "phone", [LIGHT, DARK]);
  });
}

test("the open menu", once, async ({ visitor, words }) => {
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/");
  await visitor.getByRole("button", { name: "Menü öffnen" }).click();
  await expect(visitor.getByRole("link", { name: words.aboutLink })).toBeVisible();
  await expectAccessible(visitor, "menu");
});

test("the open dialog", all(once, finance), async ({ visitor }) => {
  for (const size of [DESK, PHONE]) {
    await visitor.setViewportSize(size);
    await visitor.goto("/");
    await visitor.getByRole("button", { name: "Thema wählen" }).click();
    await expect(visitor.getByRole("dialog")).toBeVisible();
    await expectAccessible(visitor, `dialog, ${size.width} px`);
  }
});

for (const path of ["/versicherungen", "/finanzierung"]) {
  test(`${path} with errors`, async ({ visitor }) => {
    await visitor.setViewportSize(PHONE);
    await open(visitor, path);
    await send(visitor);
    await expect(visitor.locator(".summary")).toBeVisible();
    await expectAccessible(visitor, "errors");
  });
}

test("the confirmation, while it covers the page and after it has gone", async ({ visitor }) => {
  for (const look of [LIGHT, DARK, FORCED]) {
    await visitor.emulateMedia(look);
    await visitor.goto(`/versicherungen${SENT}`);
    const title = visitor.locator(".overlay-title");
    await expect(title).toBeVisible();
    // Looking may take longer than the four seconds that it stands, and scripts that come late ask whether its clock runs.
    await visitor.evaluate(() =>
      document.getAnimations().forEach((each) => (each.playbackRate = 0.01)),
    );
    await expectNoViolation(visitor, "confirmation", look);
    await expect(title, "still there when it was looked at").toBeVisible();
    await visitor.evaluate(() =>
      document.getAnimations().forEach((each) => (each.playbackRate = 1)),
    );
  }
  await expect(visitor.locator(".overlay-title")).toBeHidden();
  await expectAccessible(visitor, "confirmation's note");
});

test("the page that turns a request away", once, async ({ visitor }) => {
  await visitor.goto("/about");
  const answered = visitor.waitForResponse((response) => response.status() === 405);
  await visitor.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  await answered;
  await visitor.waitForLoadState();
  await expectAccessible(visitor, "405");
});

test("a link in the broker's mail: asked, done, not valid", once, async ({ visitor, folder }) => {
  const linked = await startSite({ LINK_SECRET, SITE_DIR: folder });
  try {
    const { links } = await linkedMail(linked);
    for (const address of [links.spam, `${linked.url}/anfrage/spam`, `${links.spam}x`]) {
      await visitor.goto(address);
      await expectAccessible(visitor, address);
    }
  } finally {
    await linked.end();
  }
});

test("too many enquiries, and none that could be kept", async ({ visitor, folder }) => {
  const strict = await startSite({ RATE_LIMIT: "1", SITE_DIR: folder });
  const helpless = await startHelplessSite({ SITE_DIR: folder });
  try {
    for (const message of ["first", "one too many"]) {
      await fillIn(visitor, `${strict.url}/versicherungen`);
      await send(visitor);
      await expect(visitor.locator(".summary, .sent-note"), message).toBeVisible();
    }
    await expectAccessible(visitor, "429");
    await fillIn(visitor, `${helpless.url}/versicherungen`);
    await send(visitor);
    await expect(visitor.getByRole("alert")).toBeVisible();
    await expectAccessible(visitor, "503");
  } finally {
    await Promise.all([strict.end(), helpless.end()]);
  }
});
