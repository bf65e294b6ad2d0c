/** A text with headings as typed data, so that a page and a PDF can be made from the same source. */

/** Running text; a link carries its own words. */
export type Inline = string | { text: string; href: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  /** Label and value pairs, shown as a description list. */
  | { kind: "facts"; rows: { label: string; value: Inline[] }[] }
  /** Lines that belong together and break as written: an address. */
  | { kind: "lines"; lines: (Inline | Inline[])[] }
  /** A heading below the section's own. */
  | { kind: "subheading"; text: string };

export type Section = { id: string; heading: string; blocks: Block[] };

export type LegalDocument = { title: string; lead: string; sections: Section[] };

/** The words alone, as a mail or a hash needs them. */
export function plainText(text: Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
