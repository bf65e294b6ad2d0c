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
