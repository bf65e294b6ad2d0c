/** The mails that a site without a relay leaves as files. */
import fs from "node:fs";
import path from "node:path";
import { eventually, type Site } from "./site.ts";

/** The text of the mail that carries `mark`. */
export function mailWith(site: Pick<Site, "dataDir">, mark: string): Promise<string> {
  const folder = path.join(site.dataDir, "mail");
  return eventually(() =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((name) => name.endsWith(".eml"))
          .map((name) => decoded(fs.readFileSync(path.join(folder, name), "utf8")))
          .find((mail) => mail.includes(mark))
      : undefined,
  );
}

/** Quoted-printable, as the mailer writes it. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll("\r\n", "\n")
      .replaceAll("=\n", "")
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
