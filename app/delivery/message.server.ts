/** An enquiry as a complete message: headers, envelope, parts. The same enquiry always gives the same one. */
import type Mailer from "nodemailer/lib/mailer";
import type { Broker } from "../broker/profile.server";
import type { Environment } from "../config/environment.server";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import type { FirstInformationFile } from "../legal/first-information-file.server";
import { brokerMail, isUsable, plainName } from "./broker-mail.server";
import { visitorCard } from "./visitor-card";

export type Sender = Pick<Environment, "MAIL_FROM" | "MAIL_TO" | "SITE_URL">;

/** What nodemailer needs to send `enquiry` to the broker. `handedOut`: what a receipt will carry. */
export function brokerMessage(
  enquiry: AcceptedEnquiry,
  sender: Sender,
  broker: Broker,
  handedOut?: FirstInformationFile,
): Mailer.Options {
  const mail = brokerMail(enquiry, {
    site: sender.SITE_URL,
    handedOut,
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
