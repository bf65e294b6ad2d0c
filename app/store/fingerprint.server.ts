/** What makes two enquiries the same. */
import { createHash } from "node:crypto";
import type { Enquiry } from "../enquiry/enquiry";
import { plainAddress } from "./address.server";

/** SHA-256 over everything the visitor sent, however the address is spelled; wordings of ours and marks of suspicion don't count. */
export function fingerprint(enquiry: Enquiry): Buffer {
  const { form, source, title, name, phone, message, topic, financeOption } = enquiry;
  const email = plainAddress(enquiry.email);
  const content = [form, source, title, name, email, phone, message, topic, financeOption];
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
