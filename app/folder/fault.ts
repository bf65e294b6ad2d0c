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
