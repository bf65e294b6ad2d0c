/** Where something stands in a file of a site; both numbers are counted from 1. */
export type Place = { file: string; line: number; column: number };

/** What is wrong there, and what to write instead. A file that can't be read has no lines. */
export type Fault = { file: string; line?: number; column?: number; text: string };

/** A fault as an operator reads it, in one line: `broker.yaml, line 12, column 3: …`. */
export function faultLine({ file, line, column, text }: Fault): string {
  const place = line === undefined ? file : `${file}, line ${line}, column ${column ?? 1}`;
  return `${place}: ${text}`;
}
