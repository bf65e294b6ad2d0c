/** Takes messages away: over SMTP to a relay, or as files into a folder. */
import fs from "node:fs/promises";
import path from "node:path";
import { domainToASCII } from "node:url";
import nodemailer from "nodemailer";
import type Mailer from "nodemailer/lib/mailer";
import type { Environment } from "../config/environment.server";
import type { Destination, MailFolder, Relay } from "../config/smtp-url.server";

/** Who has taken a message, by address, and what the others refused it with. */
export type Sent = { takenBy: string[]; refusals: unknown[] };

export interface Courier {
  /**
   * Resolves when the destination has taken the message for one recipient at least; rejects with nodemailer's
   * or the file system's error.
   */
  send(message: Mailer.Options): Promise<Sent>;
}

/** In ms: until a connection stands and greets, and the longest silence after that. */
type Patience = { connectWithin: number; answerWithin: number };

/** The 250 after the message can take minutes; giving up on it makes duplicates, so it is waited for long. */
const PATIENT: Patience = { connectWithin: 20_000, answerWithin: 10 * 60_000 };

/** Where what can't be delivered comes back to; undefined: to the message's From. */
type Bounces = Pick<Environment, "MAIL_BOUNCE">;

/** `bounces`: the settings, for the envelopes of all messages. */
export function courierTo(destination: Destination, bounces: Bounces, patience = PATIENT): Courier {
  return destination.kind === "file"
    ? folderCourier(destination)
    : smtpCourier(destination, bounces, patience);
}

function smtpCourier(relay: Relay, { MAIL_BOUNCE }: Bounces, patience: Patience): Courier {
  const transport = smtpTransport(relay, patience);
  return {
    async send(message) {
      const { from, to, envelope } = message;
      const between = { from: MAIL_BOUNCE ?? from, to: envelope?.to ?? to };
      const info = await transport.sendMail({ ...message, envelope: between });
      return { takenBy: info.accepted.map(String), refusals: info.rejectedErrors ?? [] };
    },
  };
}

/** Messages that follow closely share a connection; TLS with a valid certificate, unless the relay is on this very machine. */
export function smtpTransport(relay: Relay, { connectWithin, answerWithin }: Patience) {
  return nodemailer.createTransport({
    host: relay.host,
    port: relay.port,
    secure: relay.implicitTls,
    requireTLS: !relay.implicitTls && !relay.loopback,
    tls: { rejectUnauthorized: !relay.loopback, minVersion: "TLSv1.2" },
    ...(relay.user && { auth: { user: relay.user, pass: relay.password ?? "" } }),
    connectionTimeout: connectWithin,
    greetingTimeout: connectWithin,
    socketTimeout: answerWithin,
    // Greetings and handshakes take their time. What fails isn't tried again in here: when that happens is the
    // outbox's to say.
    pool: true,
    maxConnections: 32,
    maxRequeues: 0,
    idleTimeout: 2000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** One `.eml` a message, named by its Message-ID: a repeat replaces the file. */
function folderCourier({ folder }: MailFolder): Courier {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const info = await composer.sendMail(message);
      const name = info.messageId.replace(/^<|@.*$/g, "").replace(/[^\w.-]/g, "_");
      const file = path.join(folder, `${name}.eml`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(`${file}.part`, info.message as Buffer, { flush: true, mode: 0o600 });
      await fs.rename(`${file}.part`, file);
      return { takenBy: info.envelope.to, refusals: [] };
    },
  };
}

/** Those of `recipients` (`Name <address>` or an address) that `takenBy`, addresses, doesn't name. */
export function stillOwed(recipients: string[], takenBy: string[]): string[] {
  return recipients.filter((recipient) => !takenBy.includes(envelopeAddress(recipient)));
}

/** As the mailer writes it into the envelope: bare, the domain in small letters and ASCII. */
function envelopeAddress(recipient: string): string {
  const address = /<([^<>]*)>$/.exec(recipient)?.[1] ?? recipient;
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at).toLowerCase());
}
