import { extractText, getDocumentProxy } from "unpdf";

/** The words of a PDF, single spaces between them. */
export async function wordsOfPdf(pdf: ArrayBuffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ");
}

/** The lines of each sheet from top to bottom, as far as they share a base line. */
export async function linesOfPdf(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_page, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      const lines = new Map<number, string>();
      for (const item of items) {
        if (!("str" in item) || !item.str.trim()) continue;
        const y = Math.round(item.transform[5] as number);
        lines.set(y, (lines.get(y) ?? "") + item.str);
      }
      return [...lines].sort(([a], [b]) => b - a).map(([, line]) => line.trim());
    }),
  );
}
