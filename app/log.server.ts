/**
 * The log: one JSON object a line on standard output.
 * It names references, states, durations and error classes, never a person's data.
 */
import pino from "pino";
import { LogOutput } from "./log-output.server";

export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  new LogOutput(process.stdout.fd),
);

// An error that nobody listens to ends the process: whatever else writes there must not, either.
for (const stream of [process.stdout, process.stderr])
  if (stream.listenerCount("error") === 0) stream.on("error", () => undefined);

/** What may be told of an error: its class and code. A message can quote what a visitor typed. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as NodeJS.ErrnoException).code;
  return code ? `${error.name} ${code}` : error.name;
}
