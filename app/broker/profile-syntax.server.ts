/** What is wrong with a profile as YAML, before anybody asks what it says. */
import { isScalar, visit, type Document, type LineCounter, type YAMLError } from "yaml";

/** One line of a fault: where it stands, both counted from 1, and what to write there. */
export type ProfileFault = { line: number; column: number; text: string };

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

export function syntaxFaults(document: Document.Parsed, lines: LineCounter): Syntax {
  const places = document.errors
    .map((error) => ({ error, ...lines.linePos(placeOf(error, document)) }))
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
function placeOf(error: YAMLError, document: Document.Parsed): number {
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
