import { Fragment } from "react";

/** Where German nouns of this trade are put together. */
const JOINTS =
  /(?<=\p{L}{3})(?=versicherung|finanzierung|unfähigkeit|sierungs|lebens|haftpflicht|rechtsschutz|schutz|kredit|darlehens|vermittl)/u;

/**
 * A long noun that may break at its joints, with a hyphen. The hyphens are drawn by the style sheet, so that
 * the word can still be found, copied and read aloud as one.
 */
export function LongWord({ children }: { children: string }) {
  return children.split(JOINTS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="joint" />}
      {part}
    </Fragment>
  ));
}
