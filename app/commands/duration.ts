/** A time span as an operator reads it. */

const UNITS = [
  ["d", 24 * 60 * 60_000],
  ["h", 60 * 60_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

/** `ms` by its two largest units: "3 d 4 h", "12 min 5 s", "0 s". */
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
