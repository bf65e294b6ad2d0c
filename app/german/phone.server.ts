/** Phone numbers as people write them, and the one place where a `tel:` link is made. */
import { findPhoneNumbersInText } from "libphonenumber-js";
import type { Inline } from "./words";

/** In E.164 no number is longer: 15 digits with the country code. What is, was two. */
const LONGEST = "+".length + 15;

/**
 * `text` with each number in it as a link that dials it from anywhere: with the country code, without the
 * "(0)" that is only dialled inside the country, and an extension as its own. Two numbers are two links.
 * What can't be dialled for sure, such as a number without its area code, stays text.
 */
export function withPhoneLinks(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { from, to, href } of numbersIn(text)) {
    if (from > end) parts.push(text.slice(end, from));
    parts.push({ text: text.slice(from, to), href });
    end = to;
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end));
  return parts;
}

/** The numbers in `text`, each as a person reads it; empty where none can be dialled. */
export function phoneNumbersIn(text: string): string[] {
  return numbersIn(text).map(({ international }) => international);
}

function numbersIn(text: string) {
  // Otherwise a comma is taken for the beginning of an extension, and "/ 79", another ending, for a part.
  return [...text.matchAll(/(?:(?![,;|]|\/\s*\d{1,2}\s*$).)+/gs)].flatMap(({ 0: part, index }) =>
    findPhoneNumbersInText(part, "DE")
      .filter(({ startsAt, number }) => isWhole(part.slice(startsAt), number.number))
      .map(({ startsAt, endsAt, number }) => ({
        from: index + startsAt,
        to: index + endsAt,
        href: number.getURI(),
        international: number.formatInternational(),
      })),
  );
}

function isWhole(written: string, number: string): boolean {
  return /^\(?[+0]/.test(written) && number.length <= LONGEST;
}
