/** Programs that tests need and npm doesn't bring: where they usually are, else fetched. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import process from "node:process";

type Program = {
  /** As people call it. */
  name: string;
  /** The environment variable that names an executable, which then is the one. */
  variable: string;
  /** Where it usually is, the preferred place first. */
  places: string[];
  /** Commands that bring it to one of the places; tried in this order until one has. */
  attempts: string[][];
};

/** Path of the executable; fetches it where there is none. Undefined where that fails, too. */
export function findProgram({ name, variable, places, attempts }: Program): string | undefined {
  const named = process.env[variable];
  if (named !== undefined) return named;
  const present = () => places.find((place) => fs.existsSync(place));
  for (const [command = "", ...args] of present() ? [] : attempts) {
    console.log(`No ${name} here; trying: ${[command, ...args].join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
    if (present()) break;
  }
  return present();
}

/** Shell steps after Debian's lists of packages are up to date; whoever may not update uses those that are there. */
export function debian(...steps: string[]): string[] {
  const update = "(apt-get update -o DPkg::Lock::Timeout=120 || true)";
  return ["sh", "-c", [update, ...steps].join(" && ")];
}

/** The same, and then unpacks a package of Debian's into `folder`, installing nothing. */
export function unpacked(name: string, folder: string): string[] {
  const steps = [`mkdir -p ${folder}`, `cd ${folder}`, `apt-get download ${name}`];
  return debian(...steps, `dpkg-deb -x ${name}_*.deb .`);
}
