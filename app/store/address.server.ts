/** When two e-mail addresses are the same person's. */
import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";

/**
 * The one spelling of an address: the domain as the mailer sends to it (UTS 46: "Müller.de", full-width
 * letters and "xn--…" are one), letters' case nowhere, since it makes a difference only in theory.
 */
export function plainAddress(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(email.trim()) ?? [];
  return `${local.normalize("NFC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

/**
 * SHA-256: enough to recognise an address that comes again, without keeping it. Most providers deliver
 * "name+anything" to "name", so the tag doesn't count.
 */
export function addressHash(email: string): Buffer {
  const mailbox = plainAddress(email).replace(/^([^+]+)\+[^@]*@/, "$1@");
  return createHash("sha256").update(mailbox).digest();
}
