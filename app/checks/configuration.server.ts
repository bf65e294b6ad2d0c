/** Are the settings and the profile valid? */
import path from "node:path";
import { missingFacts } from "../broker/profile.server";
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
  const { firm, example, permissions } = read.broker;
  const missing = missingFacts(read.broker);
  const warnings = [
    ...(example
      ? [
          warning(
            `${file} says that its data are made up`,
            "put your own in, then delete the line example",
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          warning(
            `${file} doesn't say: ${missing.join(", ")}`,
            "add these keys as the example explains them: the first information owes these facts",
          ),
        ]
      : []),
    // The site always advertises instalment loans.
    ...(permissions.some(({ law }) => law.includes("34k"))
      ? []
      : [
          warning(
            `${file} names no permission under § 34k GewO`,
            "instalment loans to consumers need it since 20 November 2026: confirm your transition period",
          ),
        ]),
  ];
  const profile = warnings.length > 0 ? warnings : [ok(`${file}: ${firm}`)];
  return [...profile, ...(await checkPictures(read.broker, path.dirname(file)))];
}
