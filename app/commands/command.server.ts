/** What the operator's commands have in common: how they are used, how they end, and what they print. */

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

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What a terminal might obey, or not show, stands escaped, as JSON allows: it reads back the same. */
export function printJson(value: unknown): void {
  const text = JSON.stringify(value, undefined, 2);
  print(text.replace(/[^\P{C}\n]/gu, (found) => escapedUnits(found)));
}

function escapedUnits(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join("");
}

/** Rows as columns that stand below each other. */
export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => Array.from(row[column] ?? "").length)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
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
