/** Reference numbers: short enough to read over the phone, without letters that look or sound alike. */

const ALPHABET = "23456789ACDEFHJKMNPRTVWXY";
const PATTERN = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** A new reference such as `7K3M-9PXR`: 25^8, about 1.5 × 10^11, possibilities. */
export function newReference(): string {
  let digits = "";
  while (digits.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes from 250 on are thrown away, so that each letter is equally likely.
      if (byte < 250 && digits.length < 8) digits += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether `text` has the shape of a reference; it says nothing about whether one was given out. */
export function isReference(text: string | null | undefined): text is string {
  return typeof text === "string" && PATTERN.test(text);
}
