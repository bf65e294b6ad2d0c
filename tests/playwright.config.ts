import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../scripts/browser.ts";
import type { WorkerOptions } from "./support/journey.ts";
import { SECOND_SITE } from "./support/site.ts";

const reports = process.env["PLAYWRIGHT_JSON"];

export default defineConfig<object, WorkerOptions>({
  testDir: "browser",
  globalSetup: "./support/temporary.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // What hangs has to end some time; no test may fail because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  // In the whole run what failed is told at the end, where a log is read.
  reporter: reports ? [["dot"], ["json", { outputFile: reports }]] : "list",
  use: {
    locale: "de-DE",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    { name: "with scripts", use: { javaScriptEnabled: true } },
    { name: "without scripts", use: { javaScriptEnabled: false }, grepInvert: /@once/ },
    {
      // What differs between two sites is what their files say; that pages work without scripts is the same code for
      // both. So the other site is looked at once, with scripts. What is about loans, or brings its own
      // site, says so in its title or by a tag.
      name: "another site",
      use: { javaScriptEnabled: true, folder: SECOND_SITE },
      grepInvert: /finan[cz]|@shipped|@one-site/,
    },
  ],
});
