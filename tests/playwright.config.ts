import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../scripts/browser.ts";

const reports = process.env["PLAYWRIGHT_JSON"];

export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
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
