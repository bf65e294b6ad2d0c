/** Where PostgreSQL is, as `DATABASE_URL` says it. */
import { isLoopback } from "./smtp-url.server";

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

const ENCODE = "write # as %23, / as %2F, ? as %3F, @ as %40 in user name and password";

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
