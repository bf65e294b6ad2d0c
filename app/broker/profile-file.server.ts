/** From the profile's text to the broker, or to everything that is wrong with it at once. */
import fs from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { profileFaults } from "./profile-faults.server";
import { profileSchema, type Broker } from "./profile.server";
import { syntaxFaults } from "./profile-syntax.server";

export type ReadProfile = { broker: Broker } | { faults: string[] };

/** The profile in `text`, or its faults, one line each, in the order in which they stand in the file. */
export function parseProfile(text: string): ReadProfile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const syntax = syntaxFaults(document, lines);
  const parsed = profileSchema.safeParse(syntax.readable ? document.toJS() : undefined);
  if (parsed.success && syntax.faults.length === 0) return { broker: parsed.data };
  const found = parsed.success || !syntax.readable ? [] : parsed.error.issues;
  const faults = [
    ...syntax.faults,
    ...profileFaults(found, document, lines, { before: syntax.reliableUpTo }),
  ];
  return {
    faults: faults
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({ line, column, text }) => `line ${line}, column ${column}: ${text}`),
  };
}

/** The profile in `file`, or why there is none, one line each. */
export function readProfile(file: string): ReadProfile {
  let text: string;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch {
    return { faults: [`the file can't be read: ${file} (BROKER_FILE names it)`] };
  }
  return parseProfile(text);
}
