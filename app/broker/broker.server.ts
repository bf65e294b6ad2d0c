/** The broker of this site, read from the profile file once, at start; and how such a file is read. */
import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { environment } from "../config/environment.server";
import { profileFaults, syntaxFaults, valueFaults } from "./profile-faults.server";
import { profileSchema, type Broker } from "./profile.server";

export type ReadProfile = { broker: Broker } | { faults: string[] };

let broker: Broker | undefined;

/** The broker's profile. Ends the process, all faults printed, where the file is missing or wrong. */
export function theBroker(): Broker {
  return (broker ??= readOrExit(environment().BROKER_FILE));
}

function readOrExit(file: string): Broker {
  const result = readProfile(file);
  if ("broker" in result) return result.broker;
  return endWithFaults(result.faults);
}

/** Ends the process, since a site with a wrong profile would tell visitors wrong things. */
export function endWithFaults(faults: string[]): never {
  console.error(`The site can't start; the profile ${environment().BROKER_FILE} is wrong:`);
  for (const fault of faults) console.error(`  ${fault}`);
  process.exit(78);
}

/** The profile in `file`, or why there is none, one line each. */
export function readProfile(file: string): ReadProfile {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(file);
  } catch {
    return { faults: [`the file can't be read: ${file} (BROKER_FILE names it)`] };
  }
  if (isUtf8(bytes)) return parseProfile(bytes.toString());
  return { faults: [encodingFault(bytes)] };
}

/** Where the first letter stands that isn't UTF-8, and what it would be as Windows and old editors write it. */
function encodingFault(bytes: Buffer): string {
  const lines = bytes.toString("latin1").split("\n");
  const wrong = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const line = new TextDecoder("windows-1252").decode(Buffer.from(lines[wrong] ?? "", "latin1"));
  const column = line.search(/[^\p{ASCII}]/u);
  const word = /\S*[^\p{ASCII}]\S*/u.exec(line)?.[0] ?? "";
  return `line ${wrong + 1}, column ${column + 1}: "${word}" isn't UTF-8, but Latin-1 or the like: save the file as UTF-8`;
}

/** The profile in `text`, or its faults, one line each, in the order in which they stand in the file. */
export function parseProfile(text: string): ReadProfile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const syntax = syntaxFaults(document, lines);
  const values: unknown = syntax.readable ? document.toJS() : undefined;
  const parsed = profileSchema.safeParse(values);
  const others = valueFaults(values);
  if (parsed.success && syntax.faults.length + others.length === 0) return { broker: parsed.data };
  const told = new Set(others.map(({ path }) => path.join(".")));
  const shapes = parsed.error?.issues.filter(({ path }) => !told.has(path.join("."))) ?? [];
  const found = syntax.readable ? [...shapes, ...others] : [];
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
