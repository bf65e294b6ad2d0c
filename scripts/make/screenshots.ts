/** `node scripts/make/screenshots.ts`: every page and every small state of the built site, as pictures in `screenshots/`. */
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { pages } from "../../app/pages.ts";
import { ready } from "../../tests/support/hands.ts";
import { startSite } from "../../tests/support/site.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser.ts";
import { buildIfNeeded } from "../build.ts";

const FOLDER = "screenshots";
const WIDTHS = [320, 360, 390, 430, 768, 1280, 1440, 1600];
/** Has the shape of a reference, which is all that the confirmation asks for. */
const SENT = "?gesendet=7K3M-9PXR";

type State = {
  name: string;
  path: string;
  reach?: (page: Page) => Promise<unknown>;
  scripts?: boolean;
};

/** What a visitor only sees after doing something. */
const states: State[] = [
  { name: "topic-dialog", path: "/", reach: (page) => page.click(".closing .button") },
  {
    name: "item-chosen",
    path: "/versicherungen?privat=berufsunfaehigkeit#privat",
    scripts: false,
  },
  { name: "errors", path: "/finanzierung", reach: submit },
  { name: "errors-without-scripts", path: "/finanzierung", reach: submit, scripts: false },
  { name: "not-sent", path: "/versicherungen", reach: sendOffline },
  { name: "confirmation", path: `/versicherungen${SENT}` },
  {
    name: "confirmation-note",
    path: `/versicherungen${SENT}#anfrage`,
    reach: (page) => page.waitForTimeout(4300),
    scripts: false,
  },
  { name: "problem-405", path: "/", reach: postWhereNothingIsTaken },
  { name: "focus", path: "/", reach: (page) => page.focus(".tile-insurance") },
];

/** Where the links don't stand in the bar. */
const menu: State = { name: "menu", path: "/", reach: (page) => page.click(".bar-menu") };

buildIfNeeded();
fs.mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
try {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of WIDTHS) {
      const options = { viewport: { width, height: width < 650 ? 800 : 900 }, colorScheme };
      await takePages(width, options);
      await takeStates(width, width > 950 ? states : [menu, ...states], options);
    }
  }
} finally {
  await browser.close();
  await site.end();
}
console.log(`${fs.readdirSync(FOLDER).length} pictures in ${path.resolve(FOLDER)}`);

async function takePages(width: number, options: BrowserContextOptions) {
  const page = await open(browser, options);
  for (const { path: address } of pages) {
    await ready(page, site.url + address);
    const name = address === "/" ? "home" : address.slice(1);
    await take(page, `${name}-${width}-${options.colorScheme}`, true);
  }
  await page.context().close();
}

async function takeStates(width: number, list: State[], options: BrowserContextOptions) {
  for (const { name, path: address, reach, scripts = true } of list) {
    const page = await open(browser, { ...options, javaScriptEnabled: scripts });
    await ready(page, site.url + address);
    await reach?.(page);
    await page.waitForTimeout(400);
    await take(page, `state-${name}-${width}-${options.colorScheme}`, false);
    await page.context().close();
  }
}

async function open(launched: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await launched.newContext({ reducedMotion: "reduce", ...options });
  return context.newPage();
}

async function take(page: Page, name: string, fullPage: boolean) {
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage });
}

async function submit(page: Page) {
  await page.click(".enquiry-form [type=submit]");
  await page.waitForTimeout(800);
  await page.locator(".summary").scrollIntoViewIfNeeded();
}

async function sendOffline(page: Page) {
  await page.fill("[name=email]", "erika@kunde.example");
  await page.fill("[name=phone]", "+49 30 1234567");
  await page.check("[name=checkboxPrivacy]");
  await page.context().setOffline(true);
  await submit(page);
}

/** Nothing on the site posts to a page without a form, so one is made for it. */
async function postWhereNothingIsTaken(page: Page) {
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/about";
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL("**/about");
}
