/** What stands in braces in a text of the site folder. */

const WORDS = [
  ...["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
  ...["elf", "zwölf"],
];

/**
 * `text` with what `values` have for its placeholders. Numbers up to twelve become words, with a capital letter where
 * the placeholder has one. A placeholder that isn't among them stays.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\p{L}+)\}/gu, (whole, name: string) => {
    if (Object.hasOwn(values, name)) return inWords(values[name]!);
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    if (!Object.hasOwn(values, small)) return whole;
    const words = inWords(values[small]!);
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}

const inWords = (value: string | number) =>
  typeof value === "number" ? (WORDS[value] ?? String(value)) : value;
