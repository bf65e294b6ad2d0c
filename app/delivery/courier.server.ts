/** Takes messages away, over SMTP to a relay or as files into a folder, and says what a failure to do so means. */
import fs from "node:fs/promises";
import path from "node:path";
import { domainToASCII } from "node:url";
import nodemailer from "nodemailer";
import type Mailer from "nodemailer/lib/mailer";
import type { Environment } from "../config/environment.server";
import type { Destination, MailFolder, Relay } from "../config/urls.server";

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

/**
 * temporary: try again. refused: the relay won't take this message; try a few times, then wait for a
 * person. access: the relay won't take anything from us until the operator has acted, so keep trying.
 */
type FaultKind = "temporary" | "refused" | "access";

/**
 * A fault, with a class that may be logged: codes and stages, no text of the relay's or a visitor's.
 * `answered`: the relay spoke to us, so it is there.
 */
type Fault = { kind: FaultKind; class: string; answered: boolean };

/** nodemailer's error codes, read in this order; what isn't listed is temporary. */
const BY_CODE: Record<string, FaultKind> = {
  EAUTH: "access", // 535: wrong user name or password
  ENOAUTH: "access", // the relay asks for a login, none is configured
  ETLS: "access", // no STARTTLS, or a certificate that isn't valid
  ECONNECTION: "temporary", // refused, reset, closed without a word
  ESOCKET: "temporary", // network; where a certificate was the reason, the original code says so
  ETIMEDOUT: "temporary", // connect, greeting, or silence
  EDNS: "temporary", // the name isn't found now
  EPROTOCOL: "temporary", // an answer that is none
};

/** OpenSSL's and Node's names for a certificate, or a TLS, that won't do. */
const BAD_TLS = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

type SmtpError = Error & {
  code?: string;
  /** What the operating system or TLS called it, before nodemailer gave it a code of its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

/** Sorts an error that sending has ended with. A 5xx of an authentication is about us, not the message. */
export function faultOf(error: unknown): Fault {
  const { name, code, originalCode, command, responseCode } = (error ?? {}) as Partial<SmtpError>;
  const reply = isReplyCode(responseCode) ? responseCode : undefined;
  const words = [code ?? name ?? "unknown", originalCode, reply, command].filter(Boolean);
  const untrusted = originalCode !== undefined && BAD_TLS.test(originalCode);
  const known = untrusted ? "access" : BY_CODE[code ?? ""];
  return {
    kind: known ?? kindByResponse(reply),
    class: words.join(" "),
    answered: responseCode !== undefined,
  };
}

/** Whatever number its line began with is what nodemailer gives, be it somebody's phone. */
const isReplyCode = (code: number | undefined) => code !== undefined && code >= 100 && code < 600;

/** Of what several recipients were refused with: while one may still take it, all are tried again soon. */
export function mildest(errors: unknown[]): unknown {
  return errors.find((error) => faultOf(error).kind !== "refused") ?? errors[0];
}

function kindByResponse(responseCode: number | undefined): FaultKind {
  if (responseCode === undefined || responseCode < 500) return "temporary";
  // 530: login or TLS required; 534, 535, 538: the login isn't good enough, or wrong.
  return [530, 534, 535, 538].includes(responseCode) ? "access" : "refused";
}
