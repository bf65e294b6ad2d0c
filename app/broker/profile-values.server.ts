/** What a profile's values must not be, whatever their shape: made up, unreadable, or a phone nobody can dial. */
import type * as z from "zod";
import { phoneNumbersIn } from "../phone.server";

type Path = readonly PropertyKey[];

/** What the example says of a broker and of companies that don't exist. A test looks whether it is all here. */
const MADE_UP = [
  /\bMuster(?:mann|stadt|land|straße|makler)/i,
  /^Muster (?:Finanzpartner|Hosting|Mail) GmbH$/,
  /^Agentur Beispiel$/,
  /^(?:Kammerplatz 1|Partnerallee 2|Datenweg 3)$/,
  /^12345$/,
  /^\+49 30 (?:1234567|7654321)$/,
  /^DE123456789/,
  /XXX/,
  /[.@]example\b|\bexample\.(?:com|de|net|org)\b/i,
];

/** Faults of all texts in `profile`, as it stands in the file, and beside those that the schema finds. */
export function valueFaults(profile: unknown): z.core.$ZodIssue[] {
  const { example = false } = (profile ?? {}) as { example?: unknown };
  return textsIn(profile).flatMap(([path, text]) => {
    const message = faultOf(path, text, example === false);
    return message ? [{ code: "custom", path: [...path], message, input: text }] : [];
  });
}

function faultOf(path: Path, text: string, isReal: boolean): string | undefined {
  if (text.includes("\uFFFD")) return "has lost a letter (�): write it anew, and save as UTF-8";
  if (isReal && MADE_UP.some((pattern) => pattern.test(text.trim()))) {
    return "is still the example's: put your own in";
  }
  if (path.at(-1) === "phone" && phoneNumbersIn(text).length === 0) {
    return "can't be dialled: write it with its area code, like +49 30 1234567";
  }
  return undefined;
}

/** Every text in it, with its path. */
function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
