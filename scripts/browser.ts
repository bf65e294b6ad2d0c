/** Finds a Chromium: one that is already there, Playwright's own, or Debian's package. */
import { chromium } from "playwright";
import { debian, findProgram } from "./program.ts";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Headless in a container or a CI, without talking to anyone. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of an executable Chromium; installs one where there is none. Throws where that fails, too. */
export function findBrowser(): string {
  const found = findProgram({
    name: "Chromium",
    variable: "CHROMIUM_PATH",
    places: [...USUAL_PLACES, chromium.executablePath()],
    attempts: [
      ["npx", "playwright", "install", "--with-deps", "chromium"],
      debian("apt-get install -y --no-install-recommends chromium"),
    ],
  });
  if (found) return found;
  throw new Error("No Chromium found. Install one, or name it in CHROMIUM_PATH.");
}
