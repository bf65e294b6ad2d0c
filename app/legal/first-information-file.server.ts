/** The first information as the file that is handed out, made once a process: it takes some 200 ms. */
import { createHash } from "node:crypto";
import { theBroker } from "../broker/broker.server";
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

let file: Promise<FirstInformationFile> | undefined;

/** Rejects where it can't be made now (no memory, a font that can't be read); the next one tries again. */
export function firstInformationFile(): Promise<FirstInformationFile> {
  return (file ??= make().catch((error: unknown) => {
    file = undefined;
    throw error;
  }));
}

async function make(): Promise<FirstInformationFile> {
  const broker = theBroker();
  const sheet = firstInformation(broker);
  const pdf = await firstInformationPdf(sheet, broker);
  const hash = createHash("sha256").update(pdf).digest("hex");
  return { pdf, version: sheet.version, date: sheet.date, hash };
}
