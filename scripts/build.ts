/** Builds where there is no build, or one that is older than what it is made of. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";

export const SERVER_BUILD = "build/index.js";
const SOURCES = ["app", "package-lock.json", "remix.config.js"];

/** Ends the process where the build fails. */
export function buildIfNeeded(): void {
  if (fs.existsSync(SERVER_BUILD) && builtAfter(newest(SOURCES))) return;
  const remix = path.resolve("node_modules/.bin/remix");
  const { status } = spawnSync(remix, ["build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const builtAfter = (time: number) => fs.statSync(SERVER_BUILD).mtimeMs >= time;

function newest(paths: string[]): number {
  return Math.max(
    ...paths.map((entry) => {
      const stat = fs.statSync(entry);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return newest([...fs.readdirSync(entry).map((name) => path.join(entry, name))]);
    }),
  );
}
