/** The visitor as a business card (vCard 3.0, RFC 2426), which the broker's address book takes with one tap. */
import type { AcceptedEnquiry } from "../enquiry/enquiry";

type CardFields = Pick<
  AcceptedEnquiry,
  "title" | "name" | "email" | "phone" | "reference" | "receivedAt"
>;

/** A file by the reference alone: what a visitor typed never names a file. Version 3.0 is what Outlook reads. */
export function visitorCard(enquiry: CardFields): { filename: string; content: string } {
  const { title, name, email, phone, reference, receivedAt } = enquiry;
  const shown = name || email;
  const note = [`Anfrage ${reference} über die Website`, title && `Anrede: ${title}`];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escape(shown)}`,
    // Which of the words is the family name, nobody has said: unsplit, as the given name, it reads right.
    `N:;${escape(shown)};;;`,
    `EMAIL;TYPE=INTERNET:${escape(email)}`,
    `TEL;TYPE=VOICE:${escape(phone)}`,
    `NOTE:${escape(note.filter(Boolean).join("\n"))}`,
    `UID:${reference}`,
    `REV:${receivedAt}`,
    "END:VCARD",
  ];
  return {
    filename: `Anfrage-${reference}.vcf`,
    content: lines.map((line) => `${fold(line)}\r\n`).join(""),
  };
}

function escape(text: string): string {
  return text
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}

/** At most 75 bytes a line, and no letter cut in two: each further line begins with a space. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    const full = bytes + size > 75;
    folded += full ? `\r\n ${letter}` : letter;
    bytes = full ? 1 + size : bytes + size;
  }
  return folded;
}
