import type { ReactNode } from "react";
import { draw, type Drawing, type DrawingProps } from "./drawing";
import { blush } from "./people";

/**
 * The broker where there is no photo: round glasses, the amber jacket, a tuft or a bob. It is the same person wherever it
 * is drawn, a man, a woman, or both for an office, as the profile calls the broker. Here who it is, and the small
 * portraits; at work they are in broker-at-work.tsx.
 */
export type Called = "Makler" | "Maklerin" | "Maklerbüro";
type BrokerProps = DrawingProps & { called?: Called | undefined };

export const byCalled = (drawings: Record<Called, Drawing>) =>
  function Drawn({ called = "Makler", className }: BrokerProps) {
    const Person = drawings[called];
    return <Person className={className} />;
  };

/** Everybody's head of people.tsx, four times as large: from -24 to 72 high, the neck ends at 94. */

/** Neck, jaw with soft corners; the jacket lies over the neck. */
export const skin = (
  <>
    <path className="d-k" d="M24 52v34q0 8-6 10l20 16 20-14q-6-2-6-10V60z" />
    <path className="d-k" d="M4 2v34q4 16 20 24 11 12 26 12h2q24-4 24-36V2z" />
  </>
);
export const ear = <path className="d-k" d="M20 26C0 14-4 50 16 49" />;
/** Rings with a bridge, brows, nose, mouth; the eyes are where they look. */
const features = (eyes: string) => (
  <g className="d-e">
    {blush("M30 48a8 5.5 0 1 0 .1 0m37 1a5.5 4.5 0 1 0 .1 0")}
    <path d="M39 19a13 13 0 1 0 .1 0m26.9 2a11 11 0 1 0 .1 0M52 30q1.5-2 3 0M26 29l-6-3M31 13q7-6 15-3m15 0q6-3 12 1M56 44q6 7-2 8M42 60q10 9 20 0" />
    <path strokeWidth="7" d={eyes} />
  </g>
);
const AHEAD = "M41 32h0m26 0h0";
/** On what they write. */
export const DOWN = "M42 37h0m25 0h0";

/** Light on their hair. */
const HIS_SHINE = "M38-9q20-7 33 3";
const HER_SHINE = "M-2 24q2-24 22-32";

/** The tuft sweeps forward. */
const manHair = (
  <>
    <path
      className="d-f"
      d="M6 48Q-6 42-8 24q-2-38 34-42 10-8 28-7 28 1 31 21 1 11-5 18-3-10-12-10-24 6-44 0-1 12-9 19z"
    />
    <path className="d-l" d={HIS_SHINE} />
  </>
);
export const manHead = (eyes = AHEAD): ReactNode => (
  <>
    {skin}
    {manHair}
    {ear}
    {features(eyes)}
  </>
);
/** A dark bob; it covers the ear. */
const bob = (
  <path className="d-f" d="M-12 66q-12-92 48-92 52 0 48 52 0 24-5 42-8 5-18 4H14q-16 1-26-6z" />
);
export const womanHead = (eyes = AHEAD): ReactNode => (
  <>
    {bob}
    {skin}
    <path className="d-f d-n" d="M-4 66V8q8-26 42-27 32 0 42 23-26 4-41-1-4 14-15 20-3 24 1 43z" />
    <path className="d-l" d={HER_SHINE} />
    {features(eyes)}
  </>
);

/* Head and shoulders, for small sizes. The arch stands on the lower edge and reaches the others; its feet go beyond. */
const SMALL = "3 0 74 76";
/** Beside town and words: a finer pen. */
const FINE = "d d-v d-w";
const smallLine = <path className="d-a" d="M-4 76q9 0 9-9V40Q5 5 40 5t35 35v27q0 9 9 9" />;
const smallArch = (
  <>
    <path className="d-s d-n" d="M10 76V40Q10 10 40 10t30 30v36z" />
    {smallLine}
  </>
);

export const SmallPhotoArch = /* @__PURE__ */ draw(SMALL, smallLine, FINE);

/** Down and to the right, where the sheet is. */
const ONTO = "M43 38h0m26-.5h0";

/** A house outside, files inside. */
const place = (
  <>
    <path
      className="d-p d-n"
      opacity=".75"
      d="M47 25h18.5v19H47zM46 45.5h21V47H46zM13 32h3v10h-3zM11.5 42.5H26V44H11.5z"
    />
    <path
      className="d-f d-g d-n"
      opacity=".6"
      d="M54.5 37.5l4.5-5 4.5 5h-1V44h-7v-6.5zM20 33h2.5v9H20z"
    />
    <path className="d-m d-n" d="M16.5 30.5h3V42h-3zM57.5 39h3v3h-3z" />
  </>
);

/** Jacket and lapels; shirt and collar come after the head. */
const jacket = (shape: string) => (
  <>
    <path className="d-m" d={shape} />
    <path d="M25 53l-3 4.5 3 2-1.5 2.5 5 8M42 52.5l4.5 4.5-2.5 2 1.5 2-2 4" />
  </>
);
const HIS = "M26 52.5q-4 2.5-8 4-5 2-6 11L11.5 80h57l-1.5-13q-1.5-7.5-8-9.5-9-1.5-17-5z";
const HERS = "M26 52.5q-3 2.5-7 4-5 2-6 11L11.5 80H67l-1.5-13q-1.5-7-7-9-8-1.5-16.5-5.5z";
const collar = (shape: string) => (
  <>
    <path className="d-p" d="M27 54.5l6.3 3 6.2-2.5 1 9H30z" />
    <path className="d-p" d={shape} />
  </>
);
const POINTED = "M28.8 50l-4 3 4 7.5 4.5-2.5zM37.5 50.8l4.5 2-2 7.5-6.7-2.3z";
/** Hers is round. */
const ROUND =
  "M28.8 49.5q-6 4-4.5 7.5 1.5 4 5 4 2.5-.5 4-3zM37.5 50.5q5.5 2.5 4.5 6-1 4-4.5 4-2.5-.5-4.2-2.5z";

/** The contract, one hand's thumb on it; a finger of the other has found the line. */
const contract = (
  <>
    <path className="d-m" d="M16 82q.5-5 4-8l7 4-2 6z" />
    <path className="d-p" d="M21.5 72.5l-2 3 6.5 4 2-3z" />
    <path className="d-k" d="M22 74l3-7q1.5-3.5 7-3v13l-5 1z" />
    <path className="d-p" d="M32 62l26-2 3 22H29z" />
    <path d="M37 65.5h4m3 0h8M35.5 73.5h8m3 0h3" />
    <path className="d-a" d="M36.5 69.5H46" />
    <path
      className="d-k"
      d="M27 69q1.5-2.5 4-3l2.5-.6q2-.3 2.3 1 .2 1.3-1.6 1.7l-2.2.7q-.5 3.5-3 5"
    />
    <path className="d-m" d="M66 82q-1-7-5-11l-4.5 6 3 6z" />
    <path className="d-p" d="M59.5 69l3 2-4 6.5-3-2.5z" />
    <path
      className="d-k"
      d="M49.5 67q-2 0-2 1.3t2 1.3l4 .4q-1.5.8-1 2-1 1.3.3 2.4 0 1.5 2 1.6h2.2l3.8-5.5q-1.8-3.5-5.8-3.3z"
    />
    <path d="M53 72h2.5" />
  </>
);

const reader = (head: ReactNode, body: string, at: string) =>
  draw(
    SMALL,
    <>
      {smallArch}
      {place}
      {jacket(body)}
      <g transform="translate(26 25) rotate(10) scale(.31)">{head}</g>
      {collar(at)}
      {contract}
    </>,
    FINE,
  );

/* Plainer heads of the same two: lenses and eyes a little larger. Skin lies over hair, its edge is the hairline. */
const plainFeatures = (eyes: string, more = "") => (
  <>
    <path
      className="d-e"
      d={`M38 18a14 14 0 1 0 .1 0m27 2a12 12 0 1 0 .1 0M57 46q5 6-2 7M41 60q10 10 21-1${more}`}
    />
    <path d="M24 60q11 12 28 12" />
    <path className="d-e" strokeWidth="8" d={eyes} />
  </>
);
const plainMan = (face: ReactNode) => (
  <>
    <path className="d-f" d="M6 48Q-6 42-8 24q-2-38 34-42 10-8 28-7 28 1 31 21 1 11-5 18z" />
    <path
      className="d-k"
      d="M24 4q22 6 44 0 5 0 8 4v28q0 32-24 36v15l-14 10-14-10V60q-8-5-11-11C-1 50-2 22 15 24q8-8 9-20z"
    />
    {face}
  </>
);
const plainWoman = (face: ReactNode) => (
  <>
    {bob}
    <path
      className="d-k"
      d="M39 3q20 5 37 1v32q0 32-24 36v15l-14 10-14-10V66q-3-20 0-43 11-6 15-20z"
    />
    {face}
  </>
);

/* Head and shoulders. */
const bust = (body: string, head: ReactNode, shine: string, shirt: string) =>
  draw(
    SMALL,
    <>
      {smallArch}
      <path className="d-m" d={body} />
      <path className="d-p" d="M31 56l8 24h4l6-24z" />
      <path d="M28 55l-4 5 4 2-2 3 11 15M50 55l5 5-4 2 2 3-7 15" />
      <g transform="translate(25 24) rotate(3) scale(.36)">
        {head}
        <path className="d-l" d={shine} />
        {blush("M33 49a7 5 0 1 0 .1 0m34 3a4 4 0 1 0 .1 0")}
      </g>
      <path className="d-p" d={shirt} />
    </>,
    FINE,
  );

/* Two. */
const small = (before: ReactNode, him: string, her: string, eyes: string, after: ReactNode) =>
  draw(
    SMALL,
    <>
      {smallArch}
      {before}
      <g transform={him}>{plainMan(plainFeatures(eyes))}</g>
      <g transform={her}>{plainWoman(plainFeatures(eyes))}</g>
      {after}
    </>,
    FINE,
  );

export const DrawnBust = byCalled({
  Makler: bust(
    "M29 54l-10 4q-6 3-7 13l-.5 9h57l-.5-9q-1-10-7-13l-11-3z",
    plainMan(plainFeatures(AHEAD, "M24 29l-9-4M31 12q7-5 14-2m17 0q5-2 9 1")),
    HIS_SHINE,
    "M32.5 51l-5 4 4.5 8.5 7-5.5zM43.5 51.5l6.5 3.5-4 8.5-7-5.5z",
  ),
  Maklerin: bust(
    "M29 54l-9 4q-5 3-6 13l-.5 9h53l-.5-9q-1-10-6-13l-10-3z",
    plainWoman(plainFeatures(AHEAD, "M39 11q4-2 7 0m17 0q5-2 8 1")),
    HER_SHINE,
    "M33 50.5q-7 4-5.5 8 1.5 5 5.5 5 4-.5 6-5.5zM43.5 51q7.5 4 6 8-1.5 5-5 5-3.5-.5-5.5-4.5z",
  ),
  Maklerbüro: small(
    <>
      <path className="d-m" d="M12 80q0-22 6-26.5l5-2H32q8 2 9.5 9l5-2H61l5 2q3 3 3 20z" />
      <path className="d-p" d="M22 52l5 20 6-20M48 60l5.5 13L59 60" />
    </>,
    "translate(16.5 26) scale(.28)",
    "translate(43 33.5) scale(.28)",
    AHEAD,
    <>
      <path
        className="d-p"
        d="M23 48l-3.5 3 3.5 6 4-4 5.5 4 3-6-4-3-4.5 5zM49.5 55.5q-6 4-2 8 4 1 6-3 2 4 6 3 4-4-2-8l-4 5z"
      />
      <path d="M24 61l-4-1m11 1l4-1M50 68l-4-1m11 1l4-1M41 61q-4 4-4 20" />
    </>,
  ),
});

/** What they are there for: they read a contract, and have found the line. */
export const DrawnReader = byCalled({
  Makler: reader(manHead(ONTO), HIS, POINTED),
  Maklerin: reader(womanHead(ONTO), HERS, ROUND),
  Maklerbüro: small(
    <>
      <path className="d-p d-n" opacity=".75" d="M18 19.5h3v8h-3zM13.5 28H32v1.5H13.5z" />
      <path className="d-m d-n" d="M21.5 18h3v10h-3z" />
      <path className="d-m" d="M11.5 80q0-15 5-18l5-3.5h8l6 3 4-5q3-4 12-8.5H62q7 3 7 32z" />
      <path className="d-p" d="M53 54.5l4.5-5 5 4-5 14zM20 61l5 12 5-12z" />
      <path d="M51 50l-3 5 2.5 1.5-1 2.5 4 5M64.5 50l2 5-2.5 1.5 1 2.5-4 5" />
    </>,
    "translate(63.5 22) rotate(-9) scale(-.28 .28)",
    "translate(19 33) rotate(8) scale(.28)",
    ONTO,
    <>
      <path
        className="d-p"
        d="M22 55q-6 4-4 8 4 3 8.5-2zM30 56q6 4 4 8-4 2-7.5-3zM53.5 45L50 48.5l3 6 4.5-3.5zM61 44.5l4 3-2.5 6-5-2.5z"
      />
      {contract}
    </>,
  ),
});
