import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../scripts/browser.ts";

const reports = process.env["PLAYWRIGHT_JSON"];

export default defineConfig({
  testDir: "browser",
  globalSetup: "./support/temporary.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // What hangs has to end some time; no test may fail because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: reports ? [["line"], ["json", { outputFile: reports }]] : "list",
  use: {
    locale: "de-DE",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    { name: "with scripts", use: { javaScriptEnabled: true } },
    { name: "without scripts", use: { javaScriptEnabled: false }, grepInvert: /@once/ },
  ],
});
