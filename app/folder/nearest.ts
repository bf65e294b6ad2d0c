/** The candidate with the fewest slips, capitals aside; undefined where each is another word. */
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
