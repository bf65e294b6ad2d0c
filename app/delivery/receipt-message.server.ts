/** A receipt as a complete message to the visitor. The same receipt always gives the same one. */
import type Mailer from "nodemailer/lib/mailer";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import { firstInformationName, receiptSubject, receiptText } from "../content/receipt";
import type { FirstInformationFile } from "../legal/first-information-file.server";
import type { Receipt } from "../store/receipts.server";

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
