/** What a file's values must not be: each with where it stands in the file, and what to write there. */
import { isMap, isScalar, type Node } from "yaml";
import type * as z from "zod";
import { nearest, type Fault, type Place, type YamlFile } from "./yaml-file.server";

export type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

/** Offsets in the text. */
type Span = { offset: number; end: number };
type Found = { span: Span; place?: Place | undefined; text: string };

/** A field as its JSON schema describes it. */
export type Field = {
  description?: string;
  properties?: Record<string, Field>;
  additionalProperties?: Field | boolean;
  items?: Field;
  anyOf?: Field[];
};

/** What the issues are about. */
type Subject = {
  file: YamlFile;
  /** What was checked: what `file` says, laid over what was shipped where it was. */
  values: unknown;
  field: Field;
};

/** `issues` as an operator reads them. */
export function valueFaults(issues: Issue[], subject: Subject): Fault[] {
  const { file } = subject;
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(issue, subject, issues, misspelt) : [],
  );
  const others = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && !misspelt.has(pathName(path)))
    .map((issue) => ({
      span: issue.code === "invalid_key" ? keySpan(issue.path, file) : spanOf(issue.path, file),
      place: issue.code === "custom" ? spotPlace(issue, file) : undefined,
      text: wrongValue(issue, subject),
    }));
  return [...unknown, ...others]
    .filter(({ span }) => span.end < file.reliableUpTo)
    .map(({ span, place, text }) => ({ ...(place ?? placeAt(span.offset, file)), text }));
}

/** Within a text: a line of it, from 1, or words in it. */
export type Spot = { line: number } | { words: string };

/** Where the value at `path` stands in `file`, or the spot in it; where there is none, the nearest key above it. */
export function placeOf(path: Path, file: YamlFile, spot?: Spot): Place {
  const node = spot && nodeAt(path, file);
  return placeAt(node ? offsetIn(node, spot, file) : spanOf(path, file).offset, file);
}

/** Offset of `spot` in the text that is written as `node`; its beginning where it can't be told. */
function offsetIn(node: Node, spot: Spot, { text, lines }: YamlFile): number {
  const [begin = 0, end = 0] = node.range ?? [];
  if ("words" in spot) {
    // Where a line is broken in the file, the text has a space.
    const words = spot.words
      .split(/\s+/)
      .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
    const at = text.slice(begin, end).search(new RegExp(words.join("\\s+"), "u"));
    return at < 0 ? begin : begin + at;
  }
  const isBlock = isScalar(node) && (node.type ?? "").startsWith("BLOCK");
  const first = lines.linePos(begin).line + (isBlock ? 1 : 0);
  const last = lines.linePos(Math.max(begin, end - 1)).line;
  const starts = lines.lineStarts.slice(first - 1, last);
  // A text has the lines of its file only after a bar; elsewhere those become spaces, and blank ones line breaks.
  const keepsLines = isScalar(node) && node.type === "BLOCK_LITERAL";
  let line = 0;
  for (const [index, start] of starts.entries()) {
    const blank = text.slice(start, starts[index + 1] ?? end).trim() === "";
    if (line === 0) line = blank ? 0 : 1;
    else if (blank || keepsLines) line += 1;
    if (blank || line < spot.line) continue;
    return index === 0 && !isBlock ? begin : start + text.slice(start).search(/\S/);
  }
  return begin;
}

/** Where a fault tells its line within the text. */
function spotPlace({ path, params }: Issue & { code: "custom" }, file: YamlFile) {
  const line: unknown = params?.["line"];
  return typeof line === "number" ? placeOf(path, file, { line }) : undefined;
}

function placeAt(offset: number, { name, lines }: YamlFile): Place {
  const { line, col } = lines.linePos(offset);
  return { file: name, line, column: col };
}

/** Every text in `value`, with its path. */
export function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A key that is nearly one that is missing is that one: both together are one fault, kept in `misspelt`. */
function unknownKeys(
  issue: Issue & { code: "unrecognized_keys" },
  { file, field }: Subject,
  issues: Issue[],
  misspelt: Set<string>,
): Found[] {
  const known = Object.keys(fieldAt(issue.path, field)?.properties ?? {});
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
    return { span: keySpan([...issue.path, key], file), text: at(issue.path, text) };
  });
}

function wrongValue(issue: Issue, { file, values, field }: Subject): string {
  const { path } = issue;
  if (path.length === 0 && issue.code !== "custom") {
    return "the file must consist of keys and values; see the shipped one";
  }
  const node = nodeAt(path, file);
  const what = fieldAt(path, field)?.description;
  const meaning = what ? ` (${what})` : "";
  const name = pathName(path);
  if (!node && valueAt(path, values) === undefined) {
    return `${name} is missing: add the key "${String(path.at(-1))}"${meaning}`;
  }
  if (isScalar(node) && node.value === null) {
    // A line that was made to count, and those that belong to it weren't.
    if (hasParts(fieldAt(path, field))) return `${name} has nothing below it: ${UNCOMMENT}`;
    return `${name} is empty: write a value, or delete the line if it may be left out${meaning}`;
  }
  const wrong = node ? demand(issue, node) : issue.message;
  // A sentence of its own needs a colon, "must be …" none.
  const says = /^(?:is|isn't|has|must|needs|can't|doesn't|shows)\b|^\{/.test(wrong) ? " " : ": ";
  return (name ? `${name}${says}${wrong}` : wrong) + meaning;
}

const UNCOMMENT =
  'delete the "# " in front of the lines that belong to it, further right below, or put one in front of this line';

/** Whether what a field holds stands on lines of its own below it. */
const hasParts = (field?: Field) => Boolean(field?.properties ?? field?.items);

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
      if (issue.origin === "array") {
        const least = issue.minimum === 1 ? "one entry" : `${issue.minimum} entries`;
        return `needs at least ${least}, each beginning with -`;
      }
      if (issue.origin !== "string") return `must be at least ${issue.minimum}`;
      return issue.minimum === 1
        ? "is empty"
        : `is too short: at least ${issue.minimum} characters`;
    case "too_big":
      if (issue.origin === "array") return `has too many entries: at most ${issue.maximum}`;
      return issue.origin === "string"
        ? `is too long: at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case "invalid_key":
      return `can't be called that: the key ${issue.issues[0]?.message ?? "is wrong"}`;
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
export function pathName(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

/** Among alternatives, the first that has such a part. */
function fieldAt(path: Path, field: Field): Field | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return field;
  for (const { properties, additionalProperties, items } of [field, ...(field.anyOf ?? [])]) {
    const more = typeof additionalProperties === "object" ? additionalProperties : undefined;
    const inside =
      typeof part === "number"
        ? items
        : properties && Object.hasOwn(properties, part)
          ? properties[String(part)]
          : more;
    if (inside) return fieldAt(rest, inside);
  }
  return undefined;
}

function valueAt(path: Path, values: unknown): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    values,
  );
}

function nodeAt(path: Path, { document }: YamlFile): Node | undefined {
  return path.length === 0
    ? (document.contents ?? undefined)
    : (document.getIn(path, true) as Node | undefined);
}

/** Whether `file` itself has a value at `path`. */
export const says = (path: Path, file: YamlFile) => nodeAt(path, file) !== undefined;

/** Where a value stands; where there is none, the key above it, which is where it has to be added. */
function spanOf(path: Path, file: YamlFile): Span {
  const node = nodeAt(path, file);
  if (node?.range && !(isScalar(node) && node.value === null)) {
    return { offset: node.range[0], end: node.range[1] };
  }
  if (node) return keySpan(path, file);
  let above = path.slice(0, -1);
  while (above.length > 0 && !nodeAt(above, file)) above = above.slice(0, -1);
  const end = nodeAt(above, file)?.range?.[2] ?? 0;
  if (above.length === 0) return { offset: file.document.contents?.range[0] ?? 0, end };
  return { offset: keySpan(above, file).offset, end };
}

/** Where the last key of `path` stands; of an entry in a list, the entry. */
function keySpan(path: Path, file: YamlFile): Span {
  const last = path.at(-1);
  const parent = nodeAt(path.slice(0, -1), file);
  if (isMap(parent)) {
    for (const { key } of parent.items) {
      if (isScalar(key) && key.value === last && key.range) {
        return { offset: key.range[0], end: key.range[1] };
      }
    }
  }
  const range = nodeAt(path, file)?.range;
  return { offset: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
