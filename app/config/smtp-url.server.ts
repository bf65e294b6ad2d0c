/** Where mail goes, as `SMTP_URL` says it. */
import path from "node:path";
import ipaddr from "ipaddr.js";

export type Relay = {
  kind: "smtp";
  host: string;
  port: number;
  /** TLS from the first byte (smtps:). */
  implicitTls: boolean;
  /** A relay on this very machine may be spoken to without TLS. */
  loopback: boolean;
  /** Loopback, or "this host" (0.0.0.0, ::). */
  thisMachine: boolean;
  user?: string;
  password?: string;
};
export type MailFolder = { kind: "file"; folder: string };
export type Destination = Relay | MailFolder;

const ENCODE = "write # as %23, / as %2F, ? as %3F, @ as %40 in user name and password";
const NOT_ENCODED = `has a character in user name or password that must be percent-encoded: ${ENCODE}`;

/** The destination that `text` names, or why it names none (the fault never repeats the secret). */
export function parseSmtpUrl(text: string): Destination | { fault: string } {
  if (text.startsWith("file:")) {
    const folder = text.slice("file:".length).replace(/^\/\//, "");
    return folder
      ? { kind: "file", folder: path.resolve(folder) }
      : { fault: "names no folder after file:" };
  }
  // What follows them would be no part of the password any more, nor the host.
  if (/^smtps?:\/\/[^@]*[#/?\\].*@/i.test(text)) return { fault: NOT_ENCODED };
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return {
      fault: `must look like smtp://user:password@host:587, smtps://… or file:DIR; ${ENCODE}`,
    };
  }
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") {
    return { fault: "must begin with smtp:, smtps: or file:" };
  }
  if (!url.hostname) return { fault: "names no host" };
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const implicitTls = url.protocol === "smtps:";
  try {
    return {
      kind: "smtp",
      host,
      port: url.port ? Number(url.port) : implicitTls ? 465 : 587,
      implicitTls,
      loopback: isLoopback(host),
      thisMachine: isLoopback(host) || isUnspecified(host),
      ...(url.username && {
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
      }),
    };
  } catch {
    return { fault: "has a % in the user name or password that must be written as %25" };
  }
}

/** Whether `host` is this very machine. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback")
  );
}

function isUnspecified(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "unspecified";
}
