/** Finds a Chromium: one that is already there, Playwright's own, or Debian's package. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import process from "node:process";
import { chromium } from "playwright";

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
  return present() ?? install();
}

function present(): string | undefined {
  const places = [process.env["CHROMIUM_PATH"], ...USUAL_PLACES, chromium.executablePath()];
  return places.find((place): place is string => place !== undefined && fs.existsSync(place));
}

function install(): string {
  const attempts = [
    ["npx", "playwright", "install", "--with-deps", "chromium"],
    ["sh", "-c", "apt-get update && apt-get install -y --no-install-recommends chromium"],
  ];
  for (const [command = "", ...args] of attempts) {
    console.log(`No Chromium here; trying: ${[command, ...args].join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
    const found = present();
    if (found) return found;
  }
  throw new Error("No Chromium found. Install one, or name it in CHROMIUM_PATH.");
}
