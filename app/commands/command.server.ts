/** What the operator's commands have in common: how they are used, how they end, and what a check finds. */
import { print } from "./print.server";

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
