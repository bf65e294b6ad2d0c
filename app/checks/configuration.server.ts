/** Are the settings and the profile valid? */
import path from "node:path";
import { readProfile } from "../broker/profile-file.server";
import type { ReadEnvironment } from "../config/environment.server";
import { findings, type Finding } from "./finding";
import { checkPictures } from "./pictures.server";

export function checkSettings(read: ReadEnvironment): Finding[] {
  const { ok, failed, warning } = findings("settings");
  if ("faults" in read) {
    return read.faults.map((fault) =>
      failed(fault, "set it in .env or in the container's environment"),
    );
  }
  const { hostname, protocol, origin } = new URL(read.settings.SITE_URL);
  if (protocol === "https:" || hostname === "localhost") return [ok(`valid, for ${origin}`)];
  return [warning(`SITE_URL is ${origin}`, "put TLS in front of the site, and write https://")];
}

export async function checkProfile(file: string): Promise<Finding[]> {
  const { ok, failed, warning } = findings("profile");
  const read = readProfile(file);
  if ("faults" in read) return read.faults.map((fault) => failed(fault, `correct it in ${file}`));
  const profile = read.broker.example
    ? warning(
        `${file} says that its data are made up`,
        "put your own in, then delete the line example",
      )
    : ok(`${file}: ${read.broker.firm}`);
  return [profile, ...(await checkPictures(read.broker, path.dirname(file)))];
}
