/**
 * What the texts of a profile must not be, whatever their shape: the example's, or a phone that nobody can dial.
 * What its shape must be, the schema says.
 */
import { textsIn, type Issue } from "../folder/value-faults.server";
import { phoneNumbersIn } from "../german/phone.server";

type Path = readonly PropertyKey[];

/** What the example says of a broker and of companies that don't exist. A test looks whether it is all here. */
const MADE_UP = [
  /\bMuster(?:mann|stadt|land|straße|makler)/i,
  /^Muster (?:Finanzpartner|Hosting|Mail) GmbH$/,
  /^Agentur Beispiel$/,
  /^(?:Kammerplatz 1|Partnerallee 2|Datenweg 3)$/,
  /^12345$/,
  /^\+49 (?:30|170) (?:1234567|7654321)$/,
  /^DE123456789/,
  /XXX/,
  /[.@]example\b|\bexample\.(?:com|de|net|org)\b/i,
];

/** Beside what the schema finds, and in its form. */
export function valueFaults(profile: unknown): Issue[] {
  const { example = false } = (profile ?? {}) as { example?: unknown };
  return textsIn(profile).flatMap(([path, text]) => {
    const message = faultOf(path, text, example === false);
    return message ? [{ code: "custom", path: [...path], message, input: text }] : [];
  });
}

/** Where `profile` still says what the example says. */
export const stillMadeUp = (profile: unknown): Path[] =>
  textsIn(profile).flatMap(([path, text]) => (isMadeUp(text) ? [path] : []));

const isMadeUp = (text: string) => MADE_UP.some((pattern) => pattern.test(text.trim()));

function faultOf(path: Path, text: string, isReal: boolean): string | undefined {
  if (isReal && isMadeUp(text)) {
    return "is still the example's: put your own in";
  }
  if (/^(?:phone|secondPhone)$/.test(String(path.at(-1))) && phoneNumbersIn(text).length === 0) {
    return "can't be dialled: write it with its area code, like +49 30 1234567";
  }
  return undefined;
}
