/** Where mail goes, as `SMTP_URL` says it, and where PostgreSQL is, as `DATABASE_URL` does. */
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
function isLoopback(host: string): boolean {
  return (
    host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback")
  );
}

function isUnspecified(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "unspecified";
}

export type DatabaseAddress = {
  /** A name, an address, or the folder of a Unix socket. */
  host: string;
  port: number;
  database: string;
  user: string;
  password: string | undefined;
  /** With a certificate for `host` that is valid; else none at all. */
  tls: boolean;
};

/** All that take the certificate for what it is worth. What would go on without TLS, or believe any, isn't there. */
const WITH_TLS = ["require", "verify-ca", "verify-full"];

/** What `text` names, or why it names nothing (the fault never repeats the secret). */
export function parseDatabaseUrl(text: string): DatabaseAddress | { fault: string } {
  if (!/^postgres(ql)?:/i.test(text)) return { fault: "must begin with postgres:" };
  if (/^\w+:\/\/[^@]*[#/?\\].*@/i.test(text))
    return {
      fault: `has a character in user name or password that must be percent-encoded: ${ENCODE}`,
    };
  const url = URL.parse(text);
  if (!url)
    return { fault: `must look like postgres://user:password@host:5432/database; ${ENCODE}` };
  const known = ["host", "sslmode"];
  const other = [...url.searchParams.keys()].find((name) => !known.includes(name));
  if (other !== undefined)
    return { fault: `has a parameter after the ? that isn't one of ${known.join(", ")}` };
  try {
    const named = decodeURIComponent(url.hostname).replace(/^\[|\]$/g, "");
    const host = url.searchParams.get("host") ?? named;
    const [user, database] = [url.username, url.pathname.slice(1)].map(decodeURIComponent);
    if (!host || !user || !database) return { fault: "must name a user, a host and a database" };
    const own = host.startsWith("/") || isLoopback(host);
    const mode = url.searchParams.get("sslmode") ?? (own ? "disable" : "verify-full");
    if (mode !== "disable" && !WITH_TLS.includes(mode))
      return { fault: "has an sslmode that isn't one of verify-full, disable" };
    return {
      host,
      port: Number(url.port || 5432),
      database,
      user,
      password: url.password ? decodeURIComponent(url.password) : undefined,
      tls: mode !== "disable",
    };
  } catch {
    return { fault: "has a % in the user name or password that must be written as %25" };
  }
}
