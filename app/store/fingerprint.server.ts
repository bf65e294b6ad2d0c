/** What makes two enquiries the same. */
import { createHash } from "node:crypto";
import type { Enquiry } from "../enquiry/enquiry";

/** SHA-256 over everything the visitor sent; wordings of ours and marks of suspicion don't count. */
export function fingerprint(enquiry: Enquiry): Buffer {
  const { form, source, title, name, email, phone, message, topic, financeOption } = enquiry;
  const content = [form, source, title, name, email, phone, message, topic, financeOption];
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
