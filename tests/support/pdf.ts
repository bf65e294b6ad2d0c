import { extractText, getDocumentProxy } from "unpdf";

/** The words of a PDF, single spaces between them. */
export async function wordsOfPdf(pdf: ArrayBuffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ");
}
