/** The mails that a site without a relay leaves as files. */
import fs from "node:fs";
import path from "node:path";
import { eventually, type Site } from "./site.ts";

type Folder = Pick<Site, "dataDir">;

/** Paths of the mails about an enquiry, or of all. */
export function mailFiles({ dataDir }: Folder, reference = ""): string[] {
  const folder = path.join(dataDir, "mail");
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(reference.toLowerCase()) && name.endsWith(".eml"))
    .map((name) => path.join(folder, name));
}

/** Waits for the mail about an enquiry; gives its path. */
export const mailFile = (site: Folder, reference: string): Promise<string> =>
  eventually(() => mailFiles(site, reference)[0]);

/** Waits for the mail that carries `mark`; gives its text. */
export const mailWith = (site: Folder, mark: string): Promise<string> =>
  eventually(() =>
    mailFiles(site)
      .map((file) => decoded(fs.readFileSync(file, "utf8")))
      .find((mail) => mail.includes(mark)),
  );

/** Quoted-printable, as the mailer writes it. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll("\r\n", "\n")
      .replaceAll("=\n", "")
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
