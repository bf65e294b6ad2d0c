/** A YAML file as it was written, what is wrong with it before anybody asks what it says, and how a fault is told. */
import { isUtf8 } from "node:buffer";
import { isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from "yaml";

/** Its name as faults tell it, and what it holds. */
export type SourceFile = { name: string; bytes: Buffer };

export type YamlFile = {
  name: string;
  /** As it was written. */
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  /** What it says; undefined where that can't be told. */
  values: unknown;
  /** Whether the rest can be looked at in spite of the faults. */
  readable: boolean;
  faults: Fault[];
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

export function parseYaml({ name, bytes }: SourceFile): YamlFile {
  const lines = new LineCounter();
  const encoded = isUtf8(bytes);
  const text = encoded ? bytes.toString() : "";
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  if (!encoded) {
    const faults = [{ file: name, ...encodingFault(bytes) }];
    return {
      name,
      text,
      document,
      lines,
      values: undefined,
      readable: false,
      faults,
      reliableUpTo: 0,
    };
  }
  const places = document.errors
    .map((error) => ({ error, ...lines.linePos(offsetOf(error, document)) }))
    .sort((a, b) => a.line - b.line);
  const faults: Fault[] = places
    // The library finds several names for one slip, on its line and the next; the first says it best.
    .filter(({ line }, index) => index === 0 || line > places[index - 1]!.line + 1)
    .map(({ error, line, col }) => ({
      file: name,
      line,
      column: col,
      text: `YAML: ${advice(error)}`,
    }));
  const alias = brokenAlias(document);
  if (alias !== undefined && faults.length === 0) {
    const { line, col } = lines.linePos(alias);
    faults.push({ file: name, line, column: col, text: `YAML: ${ADVICE.BAD_ALIAS}` });
  }
  const breaking = places.find(({ error }) => error.code !== "DUPLICATE_KEY");
  const readable = alias === undefined;
  return {
    name,
    text,
    document,
    lines,
    values: readable ? document.toJS() : undefined,
    readable,
    faults,
    reliableUpTo: breaking ? lines.lineStarts[breaking.line - 1]! : Infinity,
  };
}

/** Where the first letter stands that isn't UTF-8, and what it would be as Windows and old editors write it. */
function encodingFault(bytes: Buffer): Omit<Fault, "file"> {
  const lines = bytes.toString("latin1").split("\n");
  const wrong = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const line = new TextDecoder("windows-1252").decode(Buffer.from(lines[wrong] ?? "", "latin1"));
  const column = line.search(/[^\p{ASCII}]/u);
  const word = /\S*[^\p{ASCII}]\S*/u.exec(line)?.[0] ?? "";
  const text = `"${word}" isn't UTF-8, but Latin-1 or the like: save the file as UTF-8`;
  return { line: wrong + 1, column: column + 1, text };
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

/** Where something stands in a file of a site; both numbers are counted from 1. */
export type Place = { file: string; line: number; column: number };

/** What is wrong there, and what to write instead. A file that can't be read has no lines. */
export type Fault = { file: string; line?: number; column?: number; text: string };

/** A fault as an operator reads it, in one line: `broker.yaml, line 12, column 3: …`. */
export function faultLine({ file, line, column, text }: Fault): string {
  const place = line === undefined ? file : `${file}, line ${line}, column ${column ?? 1}`;
  return `${place}: ${text}`;
}

/** Which word was meant: the candidate with the fewest slips, capitals aside; undefined where each is another word. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
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
