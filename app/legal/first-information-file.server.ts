/** The first information as the file that is handed out, made once for each state of the profile: it takes some 200 ms. */
import { createHash } from "node:crypto";
import type { Broker } from "../broker/profile.server";
import { firstInformation } from "../content/first-information";
import { firstInformationPdf } from "./first-information-pdf.server";

export type FirstInformationFile = {
  pdf: Buffer;
  version: string;
  /** ISO 8601. */
  date: string;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
};

const files = new WeakMap<Broker, Promise<FirstInformationFile>>();

/** Rejects where it can't be made now (no memory, a font that can't be read); the next one tries again. */
export function firstInformationFile(broker: Broker): Promise<FirstInformationFile> {
  const known = files.get(broker);
  if (known) return known;
  const file = make(broker).catch((error: unknown) => {
    files.delete(broker);
    throw error;
  });
  files.set(broker, file);
  return file;
}

async function make(broker: Broker): Promise<FirstInformationFile> {
  const sheet = firstInformation(broker);
  const pdf = await firstInformationPdf(sheet, broker);
  const hash = createHash("sha256").update(pdf).digest("hex");
  return { pdf, version: sheet.version, date: sheet.date, hash };
}
