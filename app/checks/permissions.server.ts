/** Who on this machine could read the password, or what visitors wrote? */
import fs from "node:fs/promises";
import type { Environment } from "../config/environment.server";
import { findings, type Finding } from "./finding";

type Settings = Partial<Pick<Environment, "DATA_DIR" | "SMTP_URL_FILE" | "MONITOR_TOKEN_FILE">>;

/** What isn't there has no rights to look at; whether it should be is for others to say. */
export async function checkPermissions(settings: Settings): Promise<Finding[]> {
  const { ok, warning } = findings("permissions");
  const { DATA_DIR, SMTP_URL_FILE, MONITOR_TOKEN_FILE } = settings;
  const wanted: [string | undefined, string][] = [
    [DATA_DIR, "700"],
    [SMTP_URL_FILE, "600"],
    [MONITOR_TOKEN_FILE, "600"],
    // `npm start` reads it from here; the container has none.
    [".env", "600"],
  ];
  const open: Finding[] = [];
  for (const [file, mode] of wanted) {
    const stat = file ? await fs.stat(file).catch(() => undefined) : undefined;
    if (!file || !stat || (stat.mode & 0o077) === 0) continue;
    const given = (stat.mode & 0o777).toString(8);
    open.push(
      warning(`others on this machine may look into ${file} (${given})`, `chmod ${mode} ${file}`),
    );
  }
  return open.length > 0 ? open : [ok("password and data are their owner's alone")];
}
