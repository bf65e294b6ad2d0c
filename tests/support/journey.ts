/** A test with the running site: one server a worker, and a page that fails the test when it complains. */
import { expect, test as base } from "playwright/test";
import { pageAt } from "../../app/pages.ts";
import { readWords, type SiteWords } from "./site-words.ts";
import { startSite, type Site } from "./site.ts";

type Fixtures = { complaints: string[] };
type WorkerFixtures = { site: Site; words: SiteWords };
/** `folder`: of the site that is looked at. */
export type WorkerOptions = { folder: string };

export const test = base.extend<Fixtures, WorkerFixtures & WorkerOptions>({
  folder: ["site", { option: true, scope: "worker" }],
  words: [async ({ folder }, use) => use(await readWords(folder)), { scope: "worker" }],
  site: [
    async ({ folder }, use) => {
      const site = await startSite({ SITE_DIR: folder });
      await use(site);
      await site.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** Errors in the console, requests to other hosts, cookies: no page may have any. */
  complaints: [
    async ({ page, context, site }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", ({ message }) => {
        // The browser's own word where it had no time for the transition between two pages.
        if (!message.startsWith("Transition was ")) complaints.push(`error: ${message}`);
      });
      page.on("console", (message) => {
        // A form that is answered with 400 or 503 is reported by the browser, and meant.
        if (message.type() === "error" && !/status of (400|429|503)/.test(message.text())) {
          complaints.push(`console: ${message.text()}`);
        }
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(site.url)) complaints.push(`request: ${request.url()}`);
      });
      await use(complaints);
      for (const { name } of await context.cookies()) complaints.push(`cookie: ${name}`);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where the site sends no scripts, the page is the same either way, and one of the projects is enough. */
export const onceWithoutForm = (path: string) => ({ tag: pageAt(path)?.form ? [] : ["@once"] });

/** What needs scripts, or a page that has none. */
export const once = { tag: "@once" };

/** What only a site has that may do both, insurance and loans. */
export const finance = { tag: "@finance" };

/** What asks for the example's very words, or for what the shipped site lists. */
export const shippedOnly = { tag: "@shipped" };

/** What starts a site of its own, or rests on code that no profile changes. */
export const oneSite = { tag: "@one-site" };

/** Several of them at once. */
export const all = (...marks: { tag: string }[]) => ({ tag: marks.map(({ tag }) => tag) });

export { expect };
