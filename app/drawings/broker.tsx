import type { ReactNode } from "react";
import { draw, type Drawing, type DrawingProps } from "./drawing";
import { blush } from "./people";

/**
 * The broker where there is no photo: round glasses, the amber jacket, listening. It is the same person wherever it is
 * drawn, a man, a woman, or both for an office, as the profile calls the broker.
 */
export type Called = "Makler" | "Maklerin" | "Maklerbüro";
type BrokerProps = DrawingProps & { called?: Called | undefined };

const byCalled = (drawings: Record<Called, Drawing>) =>
  function Drawn({ called = "Makler", className }: BrokerProps) {
    const Person = drawings[called];
    return <Person className={className} />;
  };

/** Line and pen are as wide in every size. */
const drawBroker = (viewBox: string, parts: ReactNode, pen = "d d-v") => draw(viewBox, parts, pen);

/** They listen, turned to the left as the whole head is; the far lens reaches over the head's edge. */
const faceWith = (eyes: string) => (
  <g className="d-e">
    <path d="M127 146q3-4 8-2M150 146q8-7 18-1M143 180q-5 4-5 6t5 2M140 167q3-3 6 0M174 165l15-3M138 195q8 8 18 1M130 154a10 14 0 1 0 .1 0M160 154a14 14 0 1 0 .1 0" />
    <path strokeWidth="6" d={eyes} />
  </g>
);
const face = faceWith("M128 169h0M155 169h0");
/** They look down at what they hold. */
const readingFace = faceWith("M130 174h0M157 174h0");

const cheeks = blush("M170 180a8 5 0 1 0 .1 0M133 183a5 4 0 1 0 .1 0");

const HEAD = "rotate(-4 160 220)";

/** The face, and the colour of the cheeks where it is large enough for that. */
const turned = (head: ReactNode, colour?: ReactNode, features: ReactNode = face) => (
  <g transform={HEAD}>
    {head}
    {colour}
    {features}
  </g>
);

/** Skin lies over hair: its edge is the hairline. */
const manHead = (
  <>
    <path
      className="d-f"
      d="M122 146c-9-12-6-28 12-32 10-11 47-15 63 2 15 15 14 38 8 56-2 7-6 11-11 10l-42-40z"
    />
    <path
      className="d-k"
      d="M122 146q8-4 10-11 19 8 42 3 2 11 9 16l5 20v8q-3 13-10 22-11 11-26 11-12 0-19-8c-8-8-11-18-11-31a10 14 0 0 1 0-16zM188 168q7-7 12-2 4 8-2 14t-8 4-2-16z"
    />
  </>
);

const man = turned(manHead, cheeks);

/** Hers falls behind the neck, too. */
const hairBehind = (
  <path className="d-f" d="M113 218q-8-34-1-66 8-41 50-43 44 0 51 44 5 36-5 70-20 9-43 6t-52-11z" />
);

const hair = <g transform={HEAD}>{hairBehind}</g>;

const womanHead = (
  <path
    className="d-k"
    d="M122 148q9-6 12-19 20 14 52 14 5 18 3 36-2 14-10 24-11 12-26 12-12 0-20-9-10-11-11-30a10 14 0 0 1 0-16z"
  />
);

const jacket = (
  <>
    <path className="d-k" d="M143 198v30l13 15 21-15v-30z" />
    <path className="d-p" d="M143 228l-9 10 14 79h16l23-78-10-11-21 15z" />
    <path
      className="d-m"
      d="M134 235q-10 6-27 10-24 6-29 30l3 50h158l3-50q-5-24-29-30-17-4-27-10l-31 64z"
    />
    <path d="M155 299v24M134 235l-8 19 9 6-5 9 25 30 36-30-7-9 12-6-10-19M190 290h16" />
  </>
);

const table = (
  <>
    <path className="d-p d-n" d="M44 316h232v36H44z" />
    <path d="M44 316h232M30 352h260" />
  </>
);

/** The hand with the pen, and the one that lies on the paper. */
const writing = (
  <>
    <path
      className="d-m"
      d="M78 275c-3 14-9.5 26-13 43-3 16 3 21 13 22l37 3 3-17-17-7q-7-3-5-9l8-24"
    />
    <path className="d-k" d="M138 320l10-2q5 1 3 5l-6 6z" />
    <path className="d-p" d="M155 342l-5-5-18-32 4-2 18 32zM114 343l3-18 7 1-2 18z" />
    <path
      className="d-k"
      d="M123 326q8-7 17-6 4 1 6 5l7 9q1 4-2 4t-5-2q3 5-1 6-3 1-5-1 1 4-3 4l-15-2z"
    />
    <path className="d-e" d="M146 336l-8-6M140 341l-6-5" />
  </>
);
const resting = (
  <>
    <path
      className="d-m"
      d="M242 275c3 14 9.5 26 13 43 3 16-3 21-13 22l-37 3-3-17 17-7q7-3 5-9l-8-24"
    />
    <path className="d-p" d="M206 343l-3-18-7 1 2 18z" />
    <path
      className="d-k"
      d="M197 325q-5-4-10-4l-9-1q-4 1-2 4l4 2-14 8q-3 4 2 5-1 4 4 4 1 3 6 2l20-2z"
    />
    <path className="d-e" d="M168 339l12-5" />
  </>
);

/** The elbow on the table, the upper arm behind it; the telephone's edge is light, it may lie on dark hair. */
const calling = (
  <>
    <g transform="rotate(15 196 171)">
      <path className="d-f d-g d-l" d="M187 155q0-6 6-6h6q6 0 6 6v66q0 6-6 6h-6q-6 0-6-6z" />
      <path className="d-l" strokeWidth="4" d="M193 156h0" />
      <path
        className="d-k"
        d="M213 226q-6-2-13-2-6 0-6-4 0-2 2-3-6 0-6-4 0-3 3-4-6 0-6-4 0-3 3-4-4-1-4-4 0-4 6-4h17q5 0 7 5l6 15-4 18z"
      />
      <path className="d-e" d="M190 201h13M193 209h11M196 217h8" />
    </g>
    <path className="d-p" d="M195 228l18-8 4 8-19 8z" />
    <path
      className="d-m"
      d="M251 315c-7-33-18-60-33-87.5L197.5 236c14 31 20 63 27.5 94 4 11 12 15 27 15 12 0 17-7 14-19-3-13-10-27-13.5-42-4-18-10-25-21-30"
    />
  </>
);

const paper = (
  <>
    <path className="d-s" d="M116 321h88l14 26H102z" />
    <path className="d-p" d="M124 324h72l10 19h-92z" />
    <path d="M144 328h22M158 333h12" />
  </>
);

/** The line comes in from the edges of the page, is an arch, and goes on. */
const line = (
  <path
    className="d-a"
    d="M-2000 352H16q18 0 18-20V190c0-90 58-146 126-146s126 56 126 146v142q0 20 18 20h2016"
  />
);

const arch = (
  <>
    <path className="d-s d-n" d="M44 352V190c0-80 52-130 116-130s116 50 116 130v162z" />
    {line}
  </>
);

/** What of a portrait goes around a photo. */
export const PhotoArch = /* @__PURE__ */ drawBroker(
  "0 0 320 400",
  <>
    <path d="M30 352h260" />
    {line}
  </>,
);

const wall = (
  <>
    <path className="d-p" d="M54 150h36v32H54zM232 164h10v34h-10zM252 160h10v38h-10z" />
    <path className="d-m" d="M242 160h10v38h-10z" />
    <path d="M59 176h26M65 176v-10l7-6 7 6v10M61 169l11-9 11 9M224 198h48M237 172v8M247 168v8M257 168v8" />
  </>
);

const cup = (
  <path className="d-p" d="M273 330q5-1 4 4-1 4-5 4.5M260 326h13v12q0 6-5 6h-3q-5 0-5-6z" />
);
const steam = <path d="M264 319q-4-5 0-9t0-9M270 319q-4-5 0-9t0-9" />;

const atTheTable = (before: ReactNode, head: ReactNode, otherArm: ReactNode) =>
  drawBroker(
    "0 0 320 400",
    <>
      {arch}
      {wall}
      {before}
      {jacket}
      {head}
      {table}
      {paper}
      {writing}
      {otherArm}
    </>,
  );

const her = turned(womanHead, cheeks);

/** Two in an office, a little smaller. */
const LEFT = "translate(-3.5 91.5) scale(.74)";
const RIGHT = "translate(86.5 91.5) scale(.74)";
const both = drawBroker(
  "0 0 320 400",
  <>
    {arch}
    <g transform={RIGHT}>
      {jacket}
      {turned(manHead)}
    </g>
    <g transform={LEFT}>
      {hair}
      {jacket}
      {turned(womanHead)}
    </g>
    {table}
    {paper}
    <g transform={RIGHT}>{resting}</g>
    <g transform={LEFT}>{writing}</g>
  </>,
);

const reading = (
  <>
    {resting}
    {cup}
    {steam}
  </>
);

export const DrawnPortrait = byCalled({
  Makler: atTheTable(null, man, reading),
  Maklerin: atTheTable(hair, her, reading),
  Maklerbüro: both,
});

/** The same on the telephone. */
export const DrawnCall = byCalled({
  Makler: atTheTable(null, man, calling),
  Maklerin: atTheTable(hair, her, calling),
  Maklerbüro: both,
});

const VISITOR_HEAD = "rotate(7 160 220)";

/** Who comes with a question: turned to the other, and telling it. */
const visitor = (
  <>
    <path
      className="d-f"
      transform={VISITOR_HEAD}
      d="M112 206q-14-34-2-66 12-34 50-34t50 34q12 32-2 66-20 12-48 10t-48-10z"
    />
    <path className="d-k" d="M143 198v30l-6 3q10 20 23 20t23-20l-6-3v-30z" />
    <path
      className="d-s"
      d="M137 231q-12 9-30 14-24 6-29 30l3 50h139l22-50q-5-24-29-30-18-5-30-14-10 20-23 20t-23-20z"
    />
    <path className="d-p" d="M100 265h115v10H100zM92 289h130v10H92z" />
    <g transform={VISITOR_HEAD}>
      <path
        className="d-k"
        d="M120 152q14-4 21-16 18 14 59 12 4 12 3 26-3 20-16 31-11 10-26 10t-26-10q-12-10-15-30-2-13 0-23z"
      />
      <g className="d-e">
        {blush("M141 181a8 5 0 1 0 .1 0M187 184a7 5 0 1 0 .1 0")}
        <path d="M168 174q5 6-1 9M157 192q9 3 18-2-1 9-8 10t-10-8zM143 155q7-6 14-1M181 154q6-4 11 1" />
        <path strokeWidth="7.5" d="M152 168h0M188 168h0" />
      </g>
    </g>
  </>
);

/** One hand lies on the table; the other is open, and tells with her. */
const visitorArms = (
  <>
    <path
      className="d-k"
      d="M117 325q5-4 10-4l9-1q4 1 2 4l-4 2 14 8q3 4-2 5 1 4-4 4-1 3-6 2l-21-2zM259 293l3-15q3-6 7-2l-1 11 18-17q6-3 6 2l-12 13 16-9q6-1 4 4l-16 11 14-5q6 0 3 5l-14 7 9-1q4 2 1 5l-15 4q-5 2-11-1z"
    />
    <path className="d-e" d="M146 339l-12-5M142 343l-11-4M268 287q4 5 1 9" />
    <path
      className="d-s"
      d="M78 275c-3 14-9.5 26-13 43-3 16 3 21 13 22l38 3 3-17-18-7.3q-6.5-3-4.5-9.2c3-13 9-27 9.5-40 .3-9 .5-17 2-24.5M213 245q24 6 29 30c1.5 8 2 16 2.4 24q.3 5 4 1.5L258 292l13 14-25 26q-8 8-17 6-10-1-14-15-6-24-4-52 1.5-14 2-26z"
    />
    <path
      className="d-p"
      d="M77 279q13 6 27.8 2l-2.9 9.5q-15 4-28-1.5zM70.3 299.5q14 7 27.9 3.5l-1.5 5.5q-15 4-29.2 0zM211 276q17 5 31.2 0l1.2 9q-15 4-32.7 0zM210.8 294q17 4 33.3 0l.4 7.5q-15 5-33.5 2zM253 296.6l13.5 14-5.5 5.5-13.5-14z"
    />
  </>
);

const LISTENING = "rotate(-8 160 220)";

/** Two at one table, the broker on the right; the line is the roof over both. It ends below the line. */
const talk = (before: ReactNode, head: ReactNode) =>
  drawBroker(
    "64 0 512 354",
    <>
      <path className="d-s d-n" d="M98 352V196c0-90 84-136 222-136s222 46 222 136v156z" />
      <path
        className="d-a"
        d="M-2000 352H70q18 0 18-20V196C88 94 180 44 320 44s232 50 232 152v136q0 20 18 20h2070"
      />
      <path className="d-m" d="M294 124q2-24 26-24t26 24z" />
      <path d="M320 60v40M312 130q8 6 16 0" />
      <g transform="translate(52 17.6) scale(.95)">{visitor}</g>
      <g transform="translate(284 17.6) scale(.95)">
        <g transform={LISTENING}>{before}</g>
        {jacket}
        <g transform={LISTENING}>
          {head}
          {cheeks}
          {face}
        </g>
      </g>
      <path className="d-p d-n" d="M98 318h444v34H98z" />
      <path d="M98 318h444M84 352h472" />
      <g transform="translate(52 17.6) scale(.95)">{visitorArms}</g>
      <g transform="translate(284 17.6) scale(.95)">
        {paper}
        {writing}
        {resting}
      </g>
      <g transform="translate(-46 0)">{cup}</g>
    </>,
  );

export const DrawnTalk = byCalled({
  Makler: talk(null, manHead),
  Maklerin: talk(hairBehind, womanHead),
  Maklerbüro: talk(hairBehind, womanHead),
});

/* Head and shoulders, for small sizes. The arch stands on the lower edge and reaches the others; its feet go beyond. */
const SMALL = "3 0 74 76";
const smallLine = <path className="d-a" d="M-4 76q9 0 9-9V40Q5 5 40 5t35 35v27q0 9 9 9" />;
const smallArch = (
  <>
    <path className="d-s d-n" d="M10 76V40Q10 10 40 10t30 30v36z" />
    {smallLine}
  </>
);

export const SmallPhotoArch = /* @__PURE__ */ drawBroker(SMALL, smallLine);

/** Who sits at the table, as far as the arch shows them, with a finer pen. */
const bust = (who: ReactNode) =>
  drawBroker(
    SMALL,
    <>
      {smallArch}
      {who}
    </>,
    "d d-v d-w",
  );

/** Mirrored: here the words stand on the right, beside the portrait on the left. */
const ONE = "matrix(-.37 0 0 .37 99.2 -26.5)";

/** Two are too small for all of it: no tilt of the head, a roll-neck for collar and shirt, plain lapels. */
const smallBody = (
  <>
    <path
      className="d-m"
      d="M134 235q-48 8-54 40v50h160v-50q-6-32-54-40l-31 64zl-12 32 33 32 45-32-14-32"
    />
    <path className="d-p" d="M143 198v37h-9l21 64 31-64h-9v-37z" />
  </>
);
const smallFace = (
  <g className="d-e">
    <path d="M138 196q8 8 18 0M142 181q-7 7 1 7m7-42q8-7 18 0m-28 21h6M130 154a10 14 0 1 0 .1 0m30 0a14 14 0 1 0 .1 0" />
    <path strokeWidth="8" d="M128 169h0m28 0h0" />
  </g>
);

/** A hand at the back of the sheet, its arm from beyond the lower edge. */
const holding = (
  <>
    <path
      className="d-k"
      d="M19 69.2q1-5.7 5-6h3q1.9.1 1.9 1.3t-1.6 1.2q2.2.1 2.2 1.3t-1.8 1.3q1.8.1 1.8 1.3t-1.8 1.2q1.3.1 1.3 1.3t-1.7 1.2h-2.3q-1 0-1.6.8z"
    />
    <path className="d-e" d="M25.3 65.7h2M25.3 68.3h2.4M25.3 70.8h2.4" />
    <path className="d-p" d="M18.9 68.7l-1.6 2.7 6.2 3.6 1.5-2.7z" />
    <path className="d-m" d="M14 81q.4-6 2.8-10.2l7.3 4.2-2.6 6z" />
  </>
);

/** A contract in both hands, tilted towards who reads it; its upper edge curls over, one line of it found. */
const contract = (
  <g transform="rotate(-2 41 70)">
    <path className="d-p d-e" d="M26.5 61h29l4 19h-37z" />
    <path className="d-p d-e" d="M26 61q0-1.8 2-1.8h26q2 0 2 1.8l-.5 6q-14.5-1.5-29 0z" />
    <path className="d-a" d="M35 63h12" />
    {holding}
    <g transform="matrix(-1 0 0 1 82 0)">{holding}</g>
  </g>
);

const busts = (features: ReactNode, held?: ReactNode) => {
  const one = (before: ReactNode, head: ReactNode) =>
    bust(
      <>
        <g transform={ONE}>
          {before}
          {jacket}
          {turned(head, cheeks, features)}
        </g>
        {held}
      </>,
    );
  return byCalled({
    Makler: one(null, manHead),
    Maklerin: one(hair, womanHead),
    Maklerbüro: bust(
      <>
        <g transform="matrix(-.24 0 0 .24 92 2)">
          {smallBody}
          {manHead}
          {smallFace}
        </g>
        <g transform="matrix(-.24 0 0 .24 66 4)">
          {hairBehind}
          {smallBody}
          {womanHead}
          {smallFace}
        </g>
        {/* Over his shoulder's tip. */}
        {held && <g transform="translate(0 -1)">{held}</g>}
      </>,
    ),
  });
};

export const DrawnBust = busts(face);
/** What they are there for: they read. */
export const DrawnReader = busts(readingFace, contract);
