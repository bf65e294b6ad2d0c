/** A receipt as a complete message to the visitor. The same receipt always gives the same one. */
import type Mailer from "nodemailer/lib/mailer";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import type { FirstInformationFile } from "../legal/first-information-file.server";
import type { Receipt } from "./receipts.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDate, formatGermanTime } from "../german/dates";
import { signature } from "../content/enquiry";

type Sender = Pick<Environment, "MAIL_FROM" | "SITE_URL">;

/** Whoever types a stranger's address gets no word of their own to that stranger, not even a name. */
export function receiptMessage(
  receipt: Receipt,
  sender: Sender,
  broker: Broker,
  file: FirstInformationFile,
): Mailer.Options {
  const { reference, receivedAt, form, email, consents } = receipt;
  const { hostname } = new URL(sender.SITE_URL);
  return {
    from: sender.MAIL_FROM,
    to: { name: "", address: email },
    replyTo: { name: broker.name, address: broker.email },
    subject: receiptSubject(reference),
    text: receiptText(
      {
        reference,
        receivedAt,
        form,
        consents: consents.map(({ wording }) => wording),
        firstInformation: file,
        site: sender.SITE_URL,
      },
      broker,
    ),
    attachments: [
      { filename: firstInformationName, content: file.pdf, contentType: "application/pdf" },
    ],
    // Stable, so that a repeat after a crash can be recognised as one.
    messageId: `<${reference.toLowerCase()}.${Date.parse(receivedAt)}.receipt@${hostname}>`,
    // RFC 3834: so that no other program answers to it.
    headers: { "Auto-Submitted": "auto-replied", "X-Reference": reference },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The receipt a visitor gets by e-mail. Nothing in it was typed by anybody who fills in the form. */

const TOPICS: Record<FormKind, string> = {
  insurance: "zu einer Versicherung",
  finance: "zu einer Finanzierung",
};

export type ReceiptFacts = {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  form: FormKind;
  /** As they stood beside the boxes that were ticked. */
  consents: readonly string[];
  firstInformation: { version: string; date: string };
  site: string;
};

export const receiptSubject = (reference: string) => `Deine Anfrage ist angekommen (${reference})`;

/** How the attached file is named. */
export const firstInformationName = "Erstinformation.pdf";

/** The lines of the mail. The site is given by its origin. */
export function receiptText(facts: ReceiptFacts, broker: Broker): string {
  const { reference, receivedAt, form, consents, firstInformation, site } = facts;
  const { name, firm, address, phone, email, registrations } = broker;
  return [
    "Hallo,",
    "",
    `danke für Deine Anfrage ${TOPICS[form]}. Sie ist bei mir angekommen.`,
    "",
    `Deine Referenz: ${reference}`,
    `Eingegangen am ${formatGermanTime(receivedAt)}`,
    "",
    "So geht es weiter:",
    ...signature.nextSteps.map((step, index) => `${index + 1}. ${step}`),
    "",
    `Möchtest Du mich vorher erreichen? Ruf mich an (${phone}) oder antworte auf diese E-Mail. Nenn mir dabei Deine Referenz.`,
    "",
    consents.length === 1 ? "Dem hast Du zugestimmt:" : "Diesen Erklärungen hast Du zugestimmt:",
    ...consents.map((wording) => `- „${wording}“`),
    "",
    `Im Anhang findest Du meine Erstinformation, Fassung ${firstInformation.version} vom ${formatGermanDate(firstInformation.date)}, als PDF. Wie ich mit Deinen Daten umgehe, steht hier: ${site}/datenschutz`,
    "",
    "Was Du mir geschrieben hast, wiederholt diese E-Mail nicht, damit niemand anderes es zu sehen bekommt. Sie wurde automatisch verschickt.",
    "",
    "Du hast gar keine Anfrage gesendet? Dann hat jemand Deine E-Mail-Adresse angegeben. Gib mir bitte kurz Bescheid, damit ich die Anfrage löschen kann.",
    "",
    "-- ",
    firm,
    ...(firm === name ? [] : [name]),
    `${address.street}, ${address.postalCode} ${address.city}`,
    `${phone}, ${email}`,
    ...registrations.map(({ number, activity }) => `${activity}: Registernummer ${number}`),
    site,
    "",
  ].join("\n");
}

/** What the broker's mail says about it. `hash`: SHA-256 of the file. */
export const receiptNote = (file: { version: string; date: string; hash: string }) =>
  `Nach dieser E-Mail schickt die Website der anfragenden Person eine Eingangsbestätigung, höchstens eine am Tag. Angehängt ist die Erstinformation, Fassung ${file.version} vom ${formatGermanDate(file.date)} (SHA-256 ${file.hash}).`;
