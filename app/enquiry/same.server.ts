/** What makes two enquiries the same, and when two e-mail addresses are the same person's. */
import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Enquiry } from "./enquiry";

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

/**
 * SHA-256 over everything the visitor sent, however the address is spelled; wordings of ours and marks of
 * suspicion don't count.
 */
export function fingerprint(enquiry: Enquiry): Buffer {
  const { form, source, title, name, phone, callback, message, topic, financeOption } = enquiry;
  const email = plainAddress(enquiry.email);
  const content = [form, source, title, name, email, phone, message, topic, financeOption];
  // Only where it was chosen, so that all others keep the fingerprint that files of older programs have of them.
  if (callback) content.push(callback);
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
