/** When two e-mail addresses are the same person's. */
import { createHash } from "node:crypto";

/** Letters' case makes a difference only in theory. */
export function plainAddress(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** SHA-256: enough to recognise an address that comes again, without keeping it. */
export function addressHash(email: string): Buffer {
  return createHash("sha256").update(plainAddress(email)).digest();
}
