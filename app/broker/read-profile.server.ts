/**
 * How the broker's profile is read: it stands alone, no shipped one lies below it. What its shape must be, the schema
 * says; what its texts must not be, whatever their shape, stands here: the example's, or a phone that nobody can dial.
 */
import { readFile, type Faulty, type ReadValues } from "../folder/read-files.server";
import { textsIn, type Issue } from "../folder/value-faults.server";
import type { SourceFile } from "../folder/yaml-file.server";
import { phoneNumbersIn } from "../german/phone.server";
import { factsAbout, permittedHalves } from "./halves";
import { profileSchema, unusedFacts, type Broker } from "./profile.server";

/** `unused`: what the file says of a half that no permission allows, by its keys; the values are without it. */
export type Profile = ReadValues<Broker> & { unused: string[] };
export type ReadProfile = Profile | Faulty;

/** The profile, or its faults in the order in which they stand in the file. */
export function readProfile(source: SourceFile): ReadProfile {
  const read = readFile(source, { schema: profileSchema, more: valueFaults });
  if ("faults" in read) return read;
  const { values, placeOf } = read;
  const unused = unusedFacts(values);
  return { values: factsAbout(values, permittedHalves(values)), placeOf, unused };
}

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
function valueFaults(profile: unknown): Issue[] {
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
