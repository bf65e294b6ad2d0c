/** Builds where there is no build, or one that is older than what it is made of. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";

export const SERVER_BUILD = "build/index.js";
export const COMMANDS_BUILD = "build/commands";

const BUILT = [SERVER_BUILD, `${COMMANDS_BUILD}/init.js`];
const SOURCES = [
  "app",
  "site",
  "package-lock.json",
  "remix.config.js",
  "scripts/build-commands.ts",
  "scripts/minify.ts",
  "scripts/progress.ts",
  ".env.example",
];

/** Ends the process where the build fails. */
export function buildIfNeeded(): void {
  if (BUILT.every((file) => fs.existsSync(file) && builtAfter(newest(SOURCES), file))) return;
  // What it prints goes to standard error: a command's own output stays alone.
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

const builtAfter = (time: number, file: string) => fs.statSync(file).mtimeMs >= time;

function newest(paths: string[]): number {
  return Math.max(
    ...paths.map((entry) => {
      const stat = fs.statSync(entry);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return newest([...fs.readdirSync(entry).map((name) => path.join(entry, name))]);
    }),
  );
}
