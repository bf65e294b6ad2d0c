/**
 * What is wrong with a profile, in the order in which it is looked at: as YAML, by what its texts say, by its
 * shape; each with where it stands in the file and what to write there.
 */
import {
  isMap,
  isScalar,
  type Document,
  type LineCounter,
  type Node,
  visit,
  type YAMLError,
} from "yaml";
import type * as z from "zod";
import { phoneNumbersIn } from "../german/phone.server";
import { profileJsonSchema } from "./profile.server";

/** One line of a fault: where it stands, both counted from 1, and what to write there. */
export type ProfileFault = { line: number; column: number; text: string };

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

type Syntax = {
  faults: ProfileFault[];
  /** Whether the rest can be looked at nevertheless. */
  readable: boolean;
  /** Offset up to which the file says what its author meant: nothing after a fault is certain. */
  reliableUpTo: number;
};

/** What to do, by the code of the YAML library; the others speak for themselves. */
const ADVICE: Partial<Record<YAMLError["code"], string>> & { BAD_ALIAS: string } = {
  DUPLICATE_KEY: "this key stands here a second time: keep one of the two",
  TAB_AS_INDENT: "a tab stands here: indent with spaces, two a level",
  BAD_INDENT: "the indentation is off: two spaces a level, the same for all keys of a level",
  BLOCK_IN_FLOW: "a bracket isn't closed before this line",
  MULTILINE_IMPLICIT_KEY: "a colon is missing, or a text that has one needs quotes",
  BLOCK_AS_IMPLICIT_KEY: "a text with a colon in it needs quotes around it",
  BAD_ALIAS: "a text that begins with * or & needs quotes around it",
  BAD_SCALAR_START: "a text that begins with this character needs quotes around it",
};

/** What is wrong with the profile as YAML, before anybody asks what it says. */
export function syntaxFaults(document: Document.Parsed, lines: LineCounter): Syntax {
  const places = document.errors
    .map((error) => ({ error, ...lines.linePos(offsetOf(error, document)) }))
    .sort((a, b) => a.line - b.line);
  const faults = places
    // The library finds several names for one slip, on its line and the next; the first says it best.
    .filter(({ line }, index) => index === 0 || line > places[index - 1]!.line + 1)
    .map(({ error, line, col }) => ({ line, column: col, text: `YAML: ${advice(error)}` }));
  const alias = brokenAlias(document);
  if (alias !== undefined && faults.length === 0) {
    const { line, col } = lines.linePos(alias);
    faults.push({ line, column: col, text: `YAML: ${ADVICE.BAD_ALIAS}` });
  }
  const breaking = places.find(({ error }) => error.code !== "DUPLICATE_KEY");
  return {
    faults,
    readable: alias === undefined,
    reliableUpTo: breaking ? lines.lineStarts[breaking.line - 1]! : Infinity,
  };
}

function advice(error: YAMLError): string {
  if (isUnclosed(error)) return "the quotation mark that opens here is never closed";
  return ADVICE[error.code] ?? error.message;
}

const isUnclosed = ({ code, message }: YAMLError) =>
  code === "MISSING_CHAR" && message.includes("quote");

/** A quotation mark that is never closed is noticed at the end of the file; its author looks for its start. */
function offsetOf(error: YAMLError, document: Document.Parsed): number {
  let place = error.pos[0];
  if (!isUnclosed(error)) return place;
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node) || !node.range) return;
      if (node.range[0] <= place && place <= node.range[2]) place = node.range[0];
    },
  });
  return place;
}

/** Offset of an alias that can't be resolved, which is found only when values are asked for. */
function brokenAlias(document: Document.Parsed): number | undefined {
  try {
    document.toJS();
    return undefined;
  } catch {
    let offset = 0;
    visit(document, {
      Alias(_key, node) {
        offset = node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    return offset;
  }
}

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

/**
 * What the texts of `profile` must not be, whatever their shape: made up, unreadable, or a phone that nobody can
 * dial. Beside what the schema finds, and in its form.
 */
export function valueFaults(profile: unknown): Issue[] {
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

/** Offsets in the text. */
type Span = { offset: number; end: number };
type Fault = { span: Span; text: string };

/** A field as the JSON schema describes it. */
type Field = { description?: string; properties?: Record<string, Field>; items?: Field };

/** `issues` as an operator reads them. Only what stands before the offset `before`: after a fault of the syntax nothing is certain. */
export function profileFaults(
  issues: Issue[],
  document: Document.Parsed,
  lines: LineCounter,
  { before }: { before: number },
): ProfileFault[] {
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(issue, document, issues, misspelt) : [],
  );
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !misspelt.has(pathName(path)))
    .map((issue) => ({ span: spanOf(issue.path, document), text: wrongValue(issue, document) }));
  return [...unknown, ...others]
    .filter(({ span }) => span.end < before)
    .map(({ span, text }) => {
      const { line, col } = lines.linePos(span.offset);
      return { line, column: col, text };
    });
}

/** A key that is nearly one that is missing is that one: both together are one fault, kept in `misspelt`. */
function unknownKeys(
  issue: Issue & { code: "unrecognized_keys" },
  document: Document.Parsed,
  issues: Issue[],
  misspelt: Set<string>,
): Fault[] {
  const known = Object.keys(fieldAt(issue.path)?.properties ?? {});
  const missing = known.filter((key) => {
    const name = pathName([...issue.path, key]);
    return issues.some(({ path }) => pathName(path) === name) && !misspelt.has(name);
  });
  return issue.keys.map((key) => {
    const meant = nearest(key, missing) ?? nearest(key, known);
    if (meant) misspelt.add(pathName([...issue.path, meant]));
    const text = meant
      ? `there is no key "${key}"; did you mean "${meant}"?`
      : `there is no key "${key}": delete it (keys here: ${known.join(", ")})`;
    return { span: keySpan([...issue.path, key], document), text: at(issue.path, text) };
  });
}

/** The candidate with the fewest slips, capitals aside; undefined where each is another word. */
function nearest(word: string, candidates: string[]): string | undefined {
  const nearly = (slips: number) =>
    candidates.find((candidate) => within(slips, word.toLowerCase(), candidate.toLowerCase()));
  return nearly(0) ?? nearly(1) ?? nearly(2);
}

/** Whether `word` becomes `other` by at most so many letters put in, left out or exchanged. */
function within(slips: number, word: string, other: string): boolean {
  if (slips < 0) return false;
  if (word === "" || other === "") return word.length + other.length <= slips;
  const [wordRest, otherRest] = [word.slice(1), other.slice(1)];
  if (other.startsWith(word.charAt(0))) return within(slips, wordRest, otherRest);
  return (
    within(slips - 1, wordRest, other) ||
    within(slips - 1, word, otherRest) ||
    within(slips - 1, wordRest, otherRest)
  );
}

function wrongValue(issue: Issue, document: Document.Parsed): string {
  const { path } = issue;
  if (path.length === 0) return "the file must consist of keys and values; see the example profile";
  const node = nodeAt(path, document);
  const what = fieldAt(path)?.description;
  const meaning = what ? ` (${what})` : "";
  if (!node) return `${pathName(path)} is missing: add the key "${String(path.at(-1))}"${meaning}`;
  if (isScalar(node) && node.value === null) {
    return `${pathName(path)} is empty: write a value, or delete the line if it may be left out${meaning}`;
  }
  return `${pathName(path)} ${demand(issue, node)}${meaning}`;
}

/** In words of our own: zod's speak to programmers, "expected array to have >=1 items", and don't say what to write. */
function demand(issue: Issue, node: Node): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, node);
    case "invalid_format":
      // A pattern has words of its own in the schema.
      return issue.format === "regex"
        ? issue.message
        : (FORMATS[issue.format] ?? `isn't a valid ${issue.format}`);
    case "invalid_value":
      return `must be one of: ${issue.values.map(String).join(", ")}`;
    case "too_small":
      if (issue.origin === "array") return "needs at least one entry, each beginning with -";
      return issue.origin === "string" ? "is empty" : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string"
        ? `is too long: at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

const FORMATS: Record<string, string> = {
  url: "isn't an address on the web: write it from https:// on",
  date: 'isn\'t a date: write year-month-day, like "2026-11-01"',
};

function wrongType(expected: string, node: Node): string {
  switch (expected) {
    case "string":
      if (!isScalar(node)) return "must be a text in one line";
      return `must be a text: put it in quotes, "${node.source ?? String(node.value)}"`;
    case "object":
      return "must have keys of its own, indented on the lines below";
    case "array":
      return "must be a list, each entry on its own line beginning with -";
    case "boolean":
      return "must be true or false, without quotes";
    default:
      return "must be a whole number, without quotes";
  }
}

function at(path: Path, text: string): string {
  return path.length === 0 ? text : `${pathName(path)}: ${text}`;
}

/** A path as an operator reads it: entries of a list are counted from 1. */
function pathName(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function fieldAt(path: Path): Field | undefined {
  let field: Field | undefined = profileJsonSchema() as Field;
  for (const part of path) {
    field = typeof part === "number" ? field?.items : field?.properties?.[String(part)];
  }
  return field;
}

function nodeAt(path: Path, document: Document.Parsed): Node | undefined {
  return path.length === 0
    ? (document.contents ?? undefined)
    : (document.getIn(path, true) as Node | undefined);
}

/** Where a value stands; where there is none, the key above it, which is where it has to be added. */
function spanOf(path: Path, document: Document.Parsed): Span {
  const node = nodeAt(path, document);
  if (node?.range && !(isScalar(node) && node.value === null)) {
    return { offset: node.range[0], end: node.range[1] };
  }
  if (node) return keySpan(path, document);
  const parent = path.slice(0, -1);
  const end = nodeAt(parent, document)?.range?.[2] ?? 0;
  if (parent.length === 0) return { offset: document.contents?.range[0] ?? 0, end };
  return { offset: keySpan(parent, document).offset, end };
}

/** Where the last key of `path` stands; of an entry in a list, the entry. */
function keySpan(path: Path, document: Document.Parsed): Span {
  const last = path.at(-1);
  const parent = nodeAt(path.slice(0, -1), document);
  if (isMap(parent)) {
    for (const { key } of parent.items) {
      if (isScalar(key) && key.value === last && key.range) {
        return { offset: key.range[0], end: key.range[1] };
      }
    }
  }
  const range = nodeAt(path, document)?.range;
  return { offset: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
