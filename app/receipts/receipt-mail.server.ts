/**
 * The receipt a visitor gets by e-mail. Nothing in it was typed by anybody who fills in the form. The same receipt
 * always gives the same message.
 */
import type Mailer from "nodemailer/lib/mailer";
import type { Look } from "../broker/look.server";
import type { Environment } from "../config/environment.server";
import { signatureTexts } from "../content/form.server";
import { phoneHours } from "../content/reachability";
import type { Site } from "../content/values.server";
import { mailParts, type Row } from "../delivery/mail-html.server";
import type { FormKind } from "../enquiry/enquiry";
import { formatGermanDate, formatGermanTime } from "../german/dates";
import { withPhoneLinks } from "../german/phone.server";
import { plainText, type Inline } from "../german/words";
import type { Receipt } from "./receipts.server";

type Sender = Pick<Environment, "MAIL_FROM" | "SITE_URL">;

/** What of an edition the receipt says or shows. */
type ReceiptEdition = Site & { look: Look };

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
  edition: ReceiptEdition,
  firstInformation: AttachedFile,
): Mailer.Options {
  const { reference, receivedAt, email } = receipt;
  const { broker } = edition;
  const { hostname } = new URL(sender.SITE_URL);
  return {
    from: sender.MAIL_FROM,
    to: { name: "", address: email },
    replyTo: { name: broker.name, address: broker.email },
    subject: `Deine Anfrage ist angekommen (${reference})`,
    ...receiptParts(receipt, sender, edition, firstInformation),
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

/** Text and HTML say the same. */
function receiptParts(
  receipt: Receipt,
  { SITE_URL: origin }: Sender,
  edition: ReceiptEdition,
  firstInformation: AttachedFile,
) {
  const { broker } = edition;
  const { name, firm, address, phone, email, registrations } = broker;
  const hello = "Hallo,";
  const thanks = `danke für Deine Anfrage ${TOPICS[receipt.form]}. Sie ist bei mir angekommen.`;
  const facts: Row[] = [
    { label: "Deine Referenz", value: [receipt.reference] },
    { label: "Eingang", value: [formatGermanTime(receipt.receivedAt)] },
  ];
  const next = "So geht es weiter";
  const steps = signatureTexts(edition).nextSteps;
  const reach: Inline[] = [
    "Möchtest Du mich vorher erreichen? Ruf mich an (",
    ...withPhoneLinks(phone),
    ") oder antworte auf diese E-Mail. Nenn mir dabei Deine Referenz.",
  ];
  const hours = phoneHours(broker);
  const consents = receipt.consents.map(({ wording }) => `„${wording}“`);
  const agreed =
    consents.length === 1 ? "Dem hast Du zugestimmt" : "Diesen Erklärungen hast Du zugestimmt";
  const privacy = `${origin}/datenschutz`;
  const attached: Inline[] = [
    `Im Anhang findest Du meine Erstinformation, Fassung ${firstInformation.version} vom ${formatGermanDate(firstInformation.date)}, als PDF. Wie ich mit Deinen Daten umgehe, steht hier: `,
    { text: privacy, href: privacy },
  ];
  const automatic =
    "Was Du mir geschrieben hast, wiederholt diese E-Mail nicht, damit niemand anderes es zu sehen bekommt. Sie wurde automatisch verschickt.";
  const notYou =
    "Du hast gar keine Anfrage gesendet? Dann hat jemand Deine E-Mail-Adresse angegeben. Gib mir bitte kurz Bescheid, damit ich die Anfrage löschen kann.";
  const signature = [
    ...(firm === name ? [] : [name]),
    `${address.street}, ${address.postalCode} ${address.city}`,
    `${phone}, ${email}`,
    ...registrations.map(({ number, activity }) => `${activity}: Registernummer ${number}`),
    origin,
  ];

  const text = [
    ...[hello, "", thanks, ""],
    ...facts.map(({ label, value }) => `${label}: ${plainText(value)}`),
    ...["", `${next}:`],
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...["", plainText(reach), ...hours, ""],
    `${agreed}:`,
    ...consents.map((wording) => `- ${wording}`),
    ...["", plainText(attached), "", automatic, "", notYou, "", "-- "],
    ...[firm, ...signature, ""],
  ].join("\n");

  const { title, heading, paragraph, small, rows, list, page } = mailParts(edition.look);
  const html = page({
    title: "Deine Anfrage ist angekommen",
    from: firm,
    parts: [
      title("Deine Anfrage ist angekommen"),
      paragraph([`${hello} ${thanks}`]),
      rows(facts),
      heading(next),
      list(
        "ol",
        steps.map((step) => [step]),
      ),
      paragraph(reach),
      ...hours.map((sentence) => paragraph([sentence])),
      heading(agreed),
      ...consents.map((wording) => small([wording])),
      heading("Im Anhang"),
      paragraph(attached),
      small([automatic]),
      small([notYou]),
    ],
    foot: signature,
  });
  return { text, html };
}
