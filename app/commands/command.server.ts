/** What the operator's commands have in common: how they end, and how they are used. */

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
