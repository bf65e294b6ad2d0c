/** A reference to a law in which no line breaks between a sign or abbreviation and its number. */
export function keepTogether(reference: string): string {
  return reference.replace(/(§|Abs\.|S\.|Nr\.) /g, "$1\u00a0");
}
