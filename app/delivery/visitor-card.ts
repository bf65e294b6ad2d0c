/** The visitor as a business card (vCard 3.0, RFC 2426), which the broker's address book takes with one tap. */
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { phoneNumbersIn } from "../german/phone.server";

type CardFields = Pick<
  AcceptedEnquiry,
  "title" | "name" | "email" | "phone" | "callback" | "reference" | "receivedAt"
>;

/** What stands before the time that suits best, on the card and in the mail. */
export const CALLBACK = "Anruf am besten";

/** A file by the reference alone: what a visitor typed never names a file. Version 3.0 is what Outlook reads. */
export function visitorCard(enquiry: CardFields): { filename: string; content: string } {
  const { title, name, email, phone, callback, reference, receivedAt } = enquiry;
  const shown = name || email;
  const numbers = phoneNumbersIn(phone);
  const note = [
    `Anfrage ${reference} über die Website`,
    title && `Anrede: ${title}`,
    callback && `${CALLBACK}: ${callback}`,
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escape(shown)}`,
    `N:${nameParts(name, email).map(escape).join(";")}`,
    `EMAIL;TYPE=INTERNET:${escape(email)}`,
    ...(numbers.length > 0 ? numbers : [phone]).map((number) => `TEL;TYPE=VOICE:${escape(number)}`),
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

/** Words in front of a name that are no part of it. */
const TITLES =
  /^(?:(?:(?:Prof|Dr|Dipl|Mag|Ing|med|dent|phil|jur|rer|nat|pol)\.\S*|h\.\s?c\.|Prof|Dr|Herrn?|Frau|Familie)\s+)+/iu;
/** The last word, with what belongs to it: "von und zu Guttenberg". */
const FAMILY_NAME =
  /(?:^|\s)((?:(?:von|vom|van|zu|zum|zur|de|der|den|dem|del|della|di|da|dos|du|la|le|ter|ten|und(?=\szu\s))\s)*\S+)$/iu;

/** Family name, given names, additional names, titles and suffixes, in the order of RFC 2426. */
function nameParts(name: string, email: string): string[] {
  const words = name.trim().replace(/\s+/g, " ");
  // Without a name, the address is shown as one.
  if (words === "") return ["", email, "", "", ""];
  const title = TITLES.exec(words)?.[0] ?? "";
  const called = words.slice(title.length);
  const [before = "", after, more] = called.split(/\s*,\s*/);
  const family = FAMILY_NAME.exec(called)?.[1] ?? called;
  return after && before && more === undefined
    ? [before, after, "", title.trim(), ""]
    : [family, called.slice(0, -family.length).trim(), "", title.trim(), ""];
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
