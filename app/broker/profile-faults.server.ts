/** What is wrong with what a profile says: where it stands in the file, and what to write there. */
import leven from "leven";
import { isMap, isScalar, type Document, type LineCounter, type Node } from "yaml";
import type * as z from "zod";
import type { ProfileFault } from "./profile-syntax.server";
import { profileJsonSchema } from "./profile.server";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Place = { offset: number; end: number };
type Fault = { place: Place; text: string };

/** A field as the JSON schema describes it. */
type Field = { description?: string; properties?: Record<string, Field>; items?: Field };

/** More than this many letters apart, and it is another word. */
const NEARLY = 2;

/** Faults that stand before the offset `before`; what follows a fault of the syntax can't be judged. */
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
    .map((issue) => ({ place: placeOf(issue.path, document), text: wrongValue(issue, document) }));
  return [...unknown, ...others]
    .filter(({ place }) => place.end < before)
    .map(({ place, text }) => {
      const { line, col } = lines.linePos(place.offset);
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
    return { place: keyPlace([...issue.path, key], document), text: at(issue.path, text) };
  });
}

function nearest(word: string, candidates: string[]): string | undefined {
  const distance = (candidate: string) => leven(word.toLowerCase(), candidate.toLowerCase());
  const [best] = candidates.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= NEARLY ? best : undefined;
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
function placeOf(path: Path, document: Document.Parsed): Place {
  const node = nodeAt(path, document);
  if (node?.range && !(isScalar(node) && node.value === null)) {
    return { offset: node.range[0], end: node.range[1] };
  }
  if (node) return keyPlace(path, document);
  const parent = path.slice(0, -1);
  const end = nodeAt(parent, document)?.range?.[2] ?? 0;
  if (parent.length === 0) return { offset: document.contents?.range[0] ?? 0, end };
  return { offset: keyPlace(parent, document).offset, end };
}

/** Where the last key of `path` stands; of an entry in a list, the entry. */
function keyPlace(path: Path, document: Document.Parsed): Place {
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
