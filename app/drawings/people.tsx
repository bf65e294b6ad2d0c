/** Everybody: one head for all, with what makes it theirs. */
import type { ReactNode } from "react";

/** Mouths; some with the brows that go with them. */
const SMILE = "q3 3 6 0";
export const WORRY = "m1 1q2-2 4 0m-6-9.5l2-1m5 0l2 1";
export const LAUGH = "q3 5 6 0z";
export const AMAZED = "q2-2 4 0 0 3-2 3-2 0-2-3";

/** Of the head below. */
export const HAIR = "M1 12q-6-16 8-16 11 0 10 6-9 1-13-1 0 3-2 5z";

/** Skin is light in every scheme, and so is the colour in it. */
export const blush = (cheeks: string) => (
  <path className="d-n" fill="var(--amber)" opacity=".3" d={cheeks} />
);

/**
 * Everybody's head, turned to the right: the same text costs a compressed page next to nothing. Round eyes and a nose
 * as the broker has them.
 */
export const head = (transform: string, mouth = SMILE, hair = "d-f") => (
  <g transform={transform}>
    <path className="d-k" d="M1 0v9q1 4 5 6v6h7v-3q6-1 6-9V0z" />
    <path className={hair} d={HAIR} />
    <path className="d-k" d="M5 7C0 4-1 12 4 12" />
    <path className="d-e" d={`M9.4 8h.4m6.4 0h.4M13 9q1.8 1.6-.8 2m-2.6 2.5${mouth}`} />
  </g>
);

/** Hair that is white by night, too: over a head without its own. */
export const WHITE_HAIR = (
  <path fill="var(--on-petrol)" d="M1 12q-6-16 8-16 11 0 10 6-9 1-13-1L5 7C0 4-1 12 4 12z" />
);

/** Their rings, as solids: by night a pen would be too light on skin. */
export const GLASSES =
  "M6 8a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0m.8 0a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0M12.7 8a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0m.8 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0";

/** Of the head above. */
const cheeks = blush("M7 10.5a2 1.4 0 1 0 .1 0m9.6 0a1.6 1.3 0 1 0 .1 0");

/** The head with its cheeks, and what belongs on it, in its own coordinates. */
export const face = (transform: string, mouth?: string, hair?: string, more?: ReactNode) => (
  <>
    {head(transform, mouth, hair)}
    <g transform={transform}>
      {cheeks}
      {more}
    </g>
  </>
);
