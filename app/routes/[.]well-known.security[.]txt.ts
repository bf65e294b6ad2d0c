import { domainToASCII } from "node:url";
import { theBroker } from "../broker/broker.server";
import { environment } from "../config/environment.server";

const DAY_MS = 24 * 60 * 60_000;

/** Whom to tell about a hole in the site (RFC 9116). It expires within a year, counted from the site's start. */
export function loader() {
  const { SITE_URL } = environment();
  const contact = theBroker().email.replace(/[^@]*$/, domainToASCII);
  const text = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + 360 * DAY_MS).toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
