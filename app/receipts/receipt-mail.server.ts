/**
 * The receipt a visitor gets by e-mail. Nothing in it was typed by anybody who fills in the form. The same receipt
 * always gives the same message.
 */
import type Mailer from "nodemailer/lib/mailer";
import type { Environment } from "../config/environment.server";
import { signatureTexts } from "../content/form.server";
import { phoneHours } from "../content/reachability";
import type { Site } from "../content/values.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDate, formatGermanTime } from "../german/dates";
import type { Receipt } from "./receipts.server";

type Sender = Pick<Environment, "MAIL_FROM" | "SITE_URL">;

/** The first information as it is attached. `date`: ISO 8601. */
type AttachedFile = { pdf: Buffer; version: string; date: string };

const TOPICS: Record<FormKind, string> = {
  insurance: "zu einer Versicherung",
  finance: "zu einer Finanzierung",
};

/** Whoever types a stranger's address gets no word of their own to that stranger, not even a name. */
export function receiptMessage(
  receipt: Receipt,
  sender: Sender,
  site: Site,
  firstInformation: AttachedFile,
): Mailer.Options {
  const { reference, receivedAt, email } = receipt;
  const { broker } = site;
  const { hostname } = new URL(sender.SITE_URL);
  return {
    from: sender.MAIL_FROM,
    to: { name: "", address: email },
    replyTo: { name: broker.name, address: broker.email },
    subject: `Deine Anfrage ist angekommen (${reference})`,
    text: receiptText(receipt, sender.SITE_URL, site, firstInformation),
    attachments: [
      {
        filename: "Erstinformation.pdf",
        content: firstInformation.pdf,
        contentType: "application/pdf",
      },
    ],
    // Stable, so that a repeat after a crash can be recognised as one.
    messageId: `<${reference.toLowerCase()}.${Date.parse(receivedAt)}.receipt@${hostname}>`,
    // RFC 3834: so that no other program answers to it.
    headers: { "Auto-Submitted": "auto-replied", "X-Reference": reference },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function receiptText(
  { reference, receivedAt, form, consents }: Receipt,
  origin: string,
  site: Site,
  firstInformation: AttachedFile,
): string {
  const { name, firm, address, phone, email, registrations } = site.broker;
  return [
    "Hallo,",
    "",
    `danke für Deine Anfrage ${TOPICS[form]}. Sie ist bei mir angekommen.`,
    "",
    `Deine Referenz: ${reference}`,
    `Eingegangen am ${formatGermanTime(receivedAt)}`,
    "",
    "So geht es weiter:",
    ...signatureTexts(site).nextSteps.map((step, index) => `${index + 1}. ${step}`),
    "",
    `Möchtest Du mich vorher erreichen? Ruf mich an (${phone}) oder antworte auf diese E-Mail. Nenn mir dabei Deine Referenz.`,
    ...phoneHours(site.broker),
    "",
    consents.length === 1 ? "Dem hast Du zugestimmt:" : "Diesen Erklärungen hast Du zugestimmt:",
    ...consents.map(({ wording }) => `- „${wording}“`),
    "",
    `Im Anhang findest Du meine Erstinformation, Fassung ${firstInformation.version} vom ${formatGermanDate(firstInformation.date)}, als PDF. Wie ich mit Deinen Daten umgehe, steht hier: ${origin}/datenschutz`,
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
    origin,
    "",
  ].join("\n");
}
