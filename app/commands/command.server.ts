/**
 * What the operator's commands have in common: how they are used, how they end, what a check finds, and what they print:
 * rows and sentences that 80 columns hold, and JSON for programs.
 */
import stringWidth from "string-width";

/** Exit codes that scripts can rely on. */
export const EXIT = { ok: 0, failed: 1, wrongUse: 2, attention: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Thrown where a command can't do what it was asked: one line for the operator. */
export class CommandError extends Error {
  readonly code: ExitCode;
  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

/** Runs `command` with this process's arguments, and ends with its code. `--help` prints `usage`. */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<ExitCode> | ExitCode,
): Promise<void> {
  const args = process.argv.slice(2);
  process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever reads has seen enough: `enquiries list | head`.
    if (code !== "EPIPE") console.error(message);
    process.exit(EXIT.failed);
  });
  if (args.includes("--help") || args.includes("-h")) {
    print(usage);
    return;
  }
  try {
    process.exitCode = await command(args);
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    const wrongUse =
      (error instanceof CommandError && error.code === EXIT.wrongUse) ||
      String(code).startsWith("ERR_PARSE_ARGS");
    console.error(wrongUse ? `${message}\n\n${usage}` : message);
    process.exitCode = wrongUse ? EXIT.wrongUse : EXIT.failed;
  }
}

/** What a check has found: one line for the operator, and what to do where it isn't well. */
export type Finding = {
  check: string;
  /** warning: the site works, but not as it is meant to. skipped: not asked for, or not applicable. */
  status: "ok" | "warning" | "failed" | "skipped";
  detail: string;
  /** What to do about it, in one line. */
  advice?: string;
};

/** The findings of one subject, by its name. */
export function findings(check: string) {
  return {
    ok: (detail: string): Finding => ({ check, status: "ok", detail }),
    skipped: (detail: string): Finding => ({ check, status: "skipped", detail }),
    warning: (detail: string, advice: string): Finding => ({
      check,
      status: "warning",
      detail,
      advice,
    }),
    failed: (detail: string, advice: string): Finding => ({
      check,
      status: "failed",
      detail,
      advice,
    }),
  };
}

/** What an error says of itself, short enough for a line: its code, else its words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code ?? error.message;
}

/** Columns of a line: as many as every terminal has. */
const LINE = 80;

/** Between two columns of a table. */
const GAP = "  ";

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * `cells` below those of other rows, all but the last of which are so wide, in columns of a terminal; a last cell that
 * is too long goes on below itself. What has no column of its own are `notes`: each begins on a line below, further in.
 */
export function row(widths: number[], cells: string[], notes: string[] = []): string {
  const last = cells.at(-1) ?? "";
  const head = widths.map((width, index) => padded(cells[index] ?? "", width) + GAP).join("");
  const inset = (widths[0] ?? 0) + GAP.length;
  return [...hung(head, last), ...notes.flatMap((note) => hung(" ".repeat(inset), note))]
    .map((line) => line.trimEnd())
    .join("\n");
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - stringWidth(cell)));
}

/** `text` behind `head`, and what doesn't fit there below it. */
function hung(head: string, text: string): string[] {
  const inset = stringWidth(head);
  return wrapped(text, LINE - inset).map((line, index) =>
    index === 0 ? head + line : " ".repeat(inset) + line,
  );
}

/** `text` in lines of at most `width` columns: broken between words, and a word that is longer wherever it must be. */
export function wrapped(text: string, width = LINE): string[] {
  return text
    .replaceAll("\t", "    ")
    .split("\n")
    .flatMap((line) => {
      const lines = [""];
      for (const piece of pieces(line, width)) {
        const longer = `${lines.at(-1)}${piece}`;
        if (stringWidth(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
        else lines.push(piece);
      }
      return lines.map((each) => each.trimEnd());
    });
}

const letters = new Intl.Segmenter();

/** Words, each with the spaces behind it; a word of more than `width` columns as its letters. */
function pieces(line: string, width: number): string[] {
  return line
    .split(/(?<= )(?! )/)
    .flatMap((word) =>
      stringWidth(word.trimEnd()) <= width
        ? [word]
        : Array.from(letters.segment(word), ({ segment }) => segment),
    );
}

/**
 * `value` as JSON. A list that comes item by item, `value` itself or a member of it, is printed as it comes: it may be
 * longer than memory. What a terminal might obey, or not show, stands escaped, as JSON allows: it reads back the same.
 */
export async function printJson(value: object): Promise<void> {
  for await (const piece of jsonPieces(value)) {
    process.stdout.write(piece.replace(/[^\P{C}\n]/gu, (found) => escapedUnits(found)));
  }
  print("");
}

async function* jsonPieces(value: object, end = "\n"): AsyncGenerator<string> {
  const further = `${end}  `;
  if (isStream(value)) {
    let before = "[";
    for await (const item of value) {
      yield before + further + jsonOf(item, further);
      before = ",";
    }
    yield before === "[" ? "[]" : `${end}]`;
  } else if (Object.values(value).some(isStream)) {
    let before = "{";
    for (const [name, member] of Object.entries(value)) {
      yield `${before}${further}${JSON.stringify(name)}: `;
      if (isStream(member)) yield* jsonPieces(member, further);
      else yield jsonOf(member, further);
      before = ",";
    }
    yield `${end}}`;
  } else yield jsonOf(value, end);
}

/** Its lines end with `end`: a line feed, and how far the next one is in. */
function jsonOf(value: unknown, end: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", end);
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function escapedUnits(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join("");
}

const UNITS = [
  ["d", 24 * 60 * 60_000],
  ["h", 60 * 60_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

/** A time span as an operator reads it: `ms` by its two largest units: "3 d 4 h", "12 min 5 s", "0 s". */
export function formatDuration(ms: number): string {
  let rest = Math.max(0, ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || parts.length > 0) parts.push(`${count} ${unit}`);
  }
  return (
    parts
      .slice(0, 2)
      .filter((part) => !part.startsWith("0 "))
      .join(" ") || "0 s"
  );
}
