/**
 * The e-mail to the broker, with the visitor's business card: a pure function from an enquiry to a message and its words.
 * How it travels is elsewhere.
 */
import type Mailer from "nodemailer/lib/mailer";
import type { Look } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import { emptyOptions } from "../content/enquiry";
import { linksNote, linkWords } from "../content/mail-links";
import { mistakeIn, visibleText, type AcceptedEnquiry, type Enquiry } from "../enquiry/enquiry";
import { LINK_ACTIONS, linkPath } from "../enquiry/mail-links.server";
import { formatGermanDate, formatGermanTime } from "../german/dates";
import { phoneNumbersIn, withPhoneLinks } from "../german/phone.server";
import { plainText } from "../german/words";
import { mailParts, type LinkRow, type Row } from "./mail-html.server";

export const FORM_NAMES = { insurance: "Versicherung", finance: "Finanzierung" } as const;
const CONSENT_NAMES = { checkboxPrivacy: "Datenschutz", baufi: "Weiterleitung" } as const;
const NO_CONSENT =
  "Diese Anfrage kam über eine ältere Fassung der Website. Eine Einwilligung wurde dabei nicht übermittelt.";
const SUSPICION =
  "Ein verstecktes Feld war ausgefüllt. Das kann Spam sein, aber auch ein Programm, das Formulare für Menschen ausfüllt.";
const CONTACT_DOUBTS = {
  email:
    "Die E-Mail-Adresse stimmt so wohl nicht. Eine Antwort auf diese E-Mail erreicht niemanden: Bitte die Adresse erst prüfen.",
  phone: "In der Telefonnummer steht keine Ziffer.",
} as const;
/** Behind the second of the two, so that the mail doesn't seem to say two things at once. */
const DISAGREEING = " (so gewählt, passt aber nicht zum Thema: bitte nachfragen)";
const HOW_TO_ANSWER =
  "Antworte einfach auf diese E-Mail: Die Antwort geht an die anfragende Person.";
const receiptNote = ({ version, date, hash }: HandedOut) =>
  `Nach dieser E-Mail schickt die Website der anfragenden Person eine Eingangsbestätigung, höchstens eine am Tag. Angehängt ist die Erstinformation, Fassung ${version} vom ${formatGermanDate(date)} (SHA-256 ${hash}).`;

type Sender = Pick<Environment, "MAIL_FROM" | "MAIL_TO" | "SITE_URL">;

/** What of an edition the mail says or shows. */
type MailEdition = { broker: Broker; look: Look };

/** The first information that the visitor gets by e-mail. `date`: ISO 8601; `hash`: SHA-256 of the file, hexadecimal. */
type HandedOut = { version: string; date: string; hash: string };

/**
 * What nodemailer needs to send `enquiry` to the broker; the same enquiry always gives the same message.
 * `handedOut`: what a receipt will carry. `linkSecret` signs the links; without it, there are none.
 */
export function brokerMessage(
  enquiry: AcceptedEnquiry,
  sender: Sender,
  { broker, look }: MailEdition,
  {
    handedOut,
    linkSecret,
  }: { handedOut?: HandedOut | undefined; linkSecret?: string | undefined } = {},
): Mailer.Options {
  const mail = brokerMail(enquiry, {
    site: sender.SITE_URL,
    look,
    handedOut,
    links: linkSecret === undefined ? [] : linkRows(enquiry, sender.SITE_URL, linkSecret),
    signature: [
      broker.firm,
      ...broker.registrations.map(
        ({ number, activity }) => `${activity}: Registernummer ${number}`,
      ),
    ],
  });
  return {
    from: sender.MAIL_FROM,
    to: sender.MAIL_TO,
    // A relay that takes no such header would refuse the whole message.
    ...(isUsable("email", enquiry) && {
      replyTo: { name: plainName(enquiry.name), address: enquiry.email },
    }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [{ ...visitorCard(enquiry), contentType: "text/vcard; charset=utf-8" }],
    // Stable, so that a repeat after a crash can be recognised as one.
    messageId: `<${enquiry.reference.toLowerCase()}.${Date.parse(enquiry.receivedAt)}@${new URL(sender.SITE_URL).hostname}>`,
    date: new Date(enquiry.receivedAt),
    headers: { "Auto-Submitted": "auto-generated", "X-Reference": enquiry.reference },
    // Nothing in a message may name a file or an address for the mailer to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Mail = { subject: string; text: string; html: string };

/** Whose mail it is, and how it looks; the signature begins with the firm. */
type MailFoot = {
  site: string;
  look: Look;
  signature: string[];
  handedOut?: HandedOut | undefined;
  links?: readonly LinkRow[];
};

/** Subject, text part and HTML part, both complete. */
export function brokerMail(enquiry: AcceptedEnquiry, from: MailFoot): Mail {
  const rows = detailRows(enquiry);
  return {
    subject: subjectOf(enquiry),
    text: textPart(enquiry, rows, from),
    html: htmlPart(enquiry, rows, from),
  };
}

/** Which form, who, and the reference; one line, and nothing a mail program would decode. */
function subjectOf(enquiry: AcceptedEnquiry): string {
  const { form, name, email, reference, suspicious } = enquiry;
  const who = plainName(oneLine(name || email));
  const check = doubtLines(enquiry).length > 0 ? "[Kontakt prüfen] " : "";
  const mark = suspicious ? "[Spam?] " : "";
  return `${mark}${check}Anfrage ${FORM_NAMES[form]}: ${shorten(who, 80)} (${reference})`;
}

/** As a name that no mail program takes for anything else: "=?…?=" would be decoded, "\u202e" turned round. */
function plainName(text: string): string {
  return visibleText(text).replaceAll("=?", "= ?");
}

/** Old clients took what no answer reaches; this site's forms don't. */
function isUsable(field: "email" | "phone", enquiry: Pick<Enquiry, "email" | "phone">) {
  return mistakeIn(field, enquiry[field]) === undefined;
}

function detailRows(enquiry: AcceptedEnquiry): Row[] {
  const { title, name, email, phone, callback, topic, financeOption, disagreeing, form } = enquiry;
  const missing = "nicht angegeben";
  return [
    { label: "Anrede", value: [title || missing] },
    { label: "Name", value: [name || missing] },
    {
      label: "E-Mail",
      value: [
        isUsable("email", enquiry)
          ? { text: email, href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }
          : email,
      ],
    },
    { label: "Telefon", value: withPhoneLinks(phone) },
    ...(callback ? [{ label: CALLBACK, value: [callback] }] : []),
    ...(enquiry.source === "form"
      ? [{ label: "Thema", value: [topic || emptyOptions.topic] }]
      : []),
    ...(form === "finance"
      ? [
          {
            label: "Vorhaben",
            value: [
              (financeOption || emptyOptions.financeOption) + (disagreeing ? DISAGREEING : ""),
            ],
          },
        ]
      : []),
  ];
}

/** What the broker may want done with the enquiry: by pages of the site, which ask first. */
function linkRows(enquiry: AcceptedEnquiry, site: string, secret: string): LinkRow[] {
  return LINK_ACTIONS.map((action) => {
    const { label, does } = linkWords[action];
    return { text: label, note: does, href: site + linkPath(secret, enquiry, action) };
  });
}

function consentLines(enquiry: AcceptedEnquiry): string[] {
  if (enquiry.source === "endpoint") return [NO_CONSENT];
  const when = formatGermanTime(enquiry.receivedAt);
  return enquiry.consents.map(
    ({ name, wording }) => `${CONSENT_NAMES[name]} (angekreuzt, gesendet am ${when}): „${wording}“`,
  );
}

function textPart(enquiry: AcceptedEnquiry, rows: Row[], from: MailFoot) {
  return [
    `Neue Anfrage: ${FORM_NAMES[enquiry.form]}`,
    `Referenz ${enquiry.reference}, eingegangen am ${formatGermanTime(enquiry.receivedAt)}`,
    ...(enquiry.suspicious ? ["", SUSPICION] : []),
    ...doubtLines(enquiry).flatMap((line) => ["", line]),
    "",
    ...rows.map(({ label, value }) => `${label}: ${plainText(value)}`),
    "",
    "Nachricht:",
    enquiry.message || "keine",
    "",
    "Einwilligungen:",
    ...consentLines(enquiry),
    "",
    ...(isUsable("email", enquiry) ? [HOW_TO_ANSWER] : []),
    ...(from.handedOut ? ["", receiptNote(from.handedOut)] : []),
    ...linkLines(from.links),
    "",
    "-- ",
    ...from.signature,
    from.site,
    "",
  ].join("\n");
}

/** Each address on a line of its own, so that no program breaks it in two. */
function linkLines(links: readonly LinkRow[] = []): string[] {
  if (links.length === 0) return [];
  return [
    "",
    linksNote,
    ...links.flatMap(({ text, note, href }) => ["", `${text} (${note}):`, href]),
  ];
}

function doubtLines(enquiry: AcceptedEnquiry): string[] {
  return (["email", "phone"] as const)
    .filter((field) => !isUsable(field, enquiry))
    .map((field) => CONTACT_DOUBTS[field]);
}

function htmlPart(enquiry: AcceptedEnquiry, rows: Row[], from: MailFoot) {
  const {
    title,
    heading,
    paragraph,
    strong,
    small,
    quote,
    rows: table,
    links,
    page,
  } = mailParts(from.look);
  const [firm = "", ...signature] = from.signature;
  return page({
    title: subjectOf(enquiry),
    from: firm,
    parts: [
      title(`Neue Anfrage: ${FORM_NAMES[enquiry.form]}`),
      small([
        `Referenz ${enquiry.reference}, eingegangen am ${formatGermanTime(enquiry.receivedAt)}`,
      ]),
      ...(enquiry.suspicious ? [strong([SUSPICION])] : []),
      ...doubtLines(enquiry).map((line) => strong([line])),
      table(rows),
      heading("Nachricht"),
      quote(enquiry.message || "keine"),
      ...(isUsable("email", enquiry) ? [paragraph([HOW_TO_ANSWER])] : []),
      heading("Einwilligungen"),
      ...consentLines(enquiry).map((line) => small([line])),
      ...(from.handedOut ? [small([receiptNote(from.handedOut)])] : []),
      ...(from.links?.length ? [links(linksNote, from.links)] : []),
    ],
    foot: [...signature, from.site],
  });
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

type CardFields = Pick<
  AcceptedEnquiry,
  "title" | "name" | "email" | "phone" | "callback" | "reference" | "receivedAt"
>;

/** What stands before the time that suits best, on the card and in the mail. */
const CALLBACK = "Anruf am besten";

/**
 * The visitor as a business card (vCard, RFC 2426), which the broker's address book takes with one tap. A file by the
 * reference alone: what a visitor typed never names a file. Version 3.0 is what Outlook reads.
 */
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
