/** What a visitor typed, for places where a character that can't be seen could fool the reader. */
import { INVISIBLE } from "./rules";

/** Format and control characters as `\u{202e}`, but for line feeds, tabs and the joiners that writing needs. */
export function visibleText(text: string): string {
  return text
    .replace(INVISIBLE, (found, before?: string) => (before ? found : escaped(found)))
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16).padStart(4, "0")}}`;
}
