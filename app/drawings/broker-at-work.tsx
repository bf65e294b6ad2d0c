/** The broker at work: in the office, on the telephone, at the client's table. */
import type { ReactNode } from "react";
import { byCalled, DOWN, ear, manHead, skin, womanHead } from "./broker";
import { draw } from "./drawing";
import { blush } from "./people";

/** Line and pen are as wide in every size. */
const drawBroker = (viewBox: string, parts: ReactNode) => draw(viewBox, parts, "d d-v");

/* The office. */

/** From wall to wall of the arch; its feet go beyond, and the floor is the lower edge. */
const OFFICE = "16 0 448 318";

/** A wide low arch; its feet run into the line on the floor. */
const wideArch = (
  <>
    <path className="d-s d-n" d="M26 318V150C26 68 116 24 240 24s214 44 214 126v168z" />
    <path className="d-p d-n" d="M26 288h428v30H26z" />
    <path className="d-m d-n" opacity=".6" d="M26 288h428v30H26z" />
    <path d="M26 288h428M0 318.3h480" />
    <path
      className="d-a"
      d="M-2000 318H0q16 0 16-16V150C16 60 110 14 240 14s224 46 224 136v152q0 16 16 16h2000"
    />
  </>
);

/** The town of the first screen outside: half-timbered house, onion tower, stepped gable. */
const officeTown = (
  <>
    <path className="d-p d-n" d="M78 78h84v72H78z" />
    <path className="d-m d-n" opacity=".5" d="M78 78h84v72H78z" />
    <path className="d-m d-n" d="M146 84a7 7 0 1 0 .1 0" />
    <path className="d-s d-n" d="M78 132q18-16 42-6t42-10v34H78z" />
    <path
      className="d-p d-n"
      d="M86 150v-24l14-24 14 24v24zM118 150v-40h8v40zM134 150v-32h5v-6h5v-6h8v6h5v6h5v32z"
    />
    <path
      className="d-f d-g d-n"
      d="M117 111q-4-7 2-9.5 3-2 3-9.5 0 7 3 9.5 6 2.5 2 9.5zM86 139h28v11H86zM139 139h14v11h-14z"
    />
    <path className="d-m d-n" d="M96 128h8v7h-8zM96 141h8v9h-8zM140 122h6v8h-6zM150 122h6v8h-6z" />
    <path
      strokeWidth="1.8"
      d="M83 127l17-28 17 28M86 126h28M86 139h28M100 102v14M92 116h16M86 126l7 13M114 126l-7 13"
    />
    <path d="M130.5 78v72M78 150V78h84v72" />
    <path className="d-p" d="M70 150h100v7H70z" />
  </>
);

const officeLamp = (
  <>
    <path d="M205 26v38" />
    <path className="d-m" d="M197 84q8 12 16 0z" />
    <path className="d-f" d="M178 84q3-22 27-22t27 22z" />
    <path className="d-l" d="M189 78q3-8 10-10" />
  </>
);

const officeShelf = (
  <>
    <path className="d-p" d="M370 140h68v6h-68zM378 102h13v38h-13zM410 140l-7-26 8-2 7 28z" />
    <path className="d-m" d="M391 108h12v32h-12zM423 130h12l-2 10h-8z" />
    <path d="M384.5 110v9M397 116v8" />
    <path className="d-f d-g" d="M429 130q-8-4-7-15 7 5 7 15 0-12 8-16 1 11-8 16z" />
  </>
);

const backrest = <path className="d-f d-g" d="M292 230v-58q0-14 16-14h50q18 0 18 18v54z" />;

/** Head, shirt and lapels; the collar lies over the neck. */
const headAtDesk = (head: ReactNode, lapels: string, collar: string) => (
  <>
    <g transform="translate(326 84) rotate(-7) scale(-.74 .74)">{head}</g>
    <path className="d-p" d="M286 151l11 12 14-13 13 1-27 47z" />
    <path d={lapels} />
    <path className="d-p" d={collar} />
  </>
);
const hisHead = headAtDesk(
  manHead(),
  "M281 154l-7 9 7 5-5 6 20 25 32-26-6-6 8-5-7-8",
  "M295 143l-17 10 9 16 10-9zM312 142l13 10-14 18-14-10z",
);
const officeMan = (
  <>
    <path className="d-m" d="M290 148q-8 7-25 11l-9 59h94l-4-60q-16-4-30-11l-20 30z" />
    {hisHead}
    <path d="M322 190h12M296 199v13" />
  </>
);
const officeWoman = (
  <>
    <path className="d-m" d="M290 148q-8 8-18 12l-16 58h96l-12-59q-12-4-24-12l-20 30z" />
    {headAtDesk(
      womanHead(),
      "M280 159l-5 9 6 4-4 5 19 22 29-25-5-5 7-5-3-8M296 199v13",
      "M295 143q-18 3-16 16 8 9 13 6 5-3 5-5zM312 143q13 2 13 15-9 12-17 9-8-2-11-7z",
    )}
  </>
);
/** He has stood up and brings the cup. */
const bringing = (
  <>
    <path className="d-m" d="M290 148q-8 7-25 11-16 3-18 22l-6 69h104l1-92q-16-4-30-11l-20 30z" />
    {hisHead}
    <path className="d-p" d="M264 186h21v20q0 6-6 6h-9q-6 0-6-6z" />
    <path
      className="d-k"
      d="M318 190l-14-4q-8-3-20 0-5 1-4 4-4 2-3 5-3 3 1 6-1 4 3 5 4 4 16 3l17 1z"
    />
    <path className="d-e" d="M280 193h13M280 200h13" />
    <path className="d-p" d="M325 190l-9-2-3 22 9 2z" />
    <path className="d-m" d="M343 157.2q20 3.8 23 23.8l6 25q2 14-12 13l-39-8 3-21 18 2-5-16" />
  </>
);

/** The open hand; its elbow is on the desk. The sleeves begin at the shoulders. */
const inviting = (from: string) => (
  <>
    <path className="d-m" d={`${from}q-3 3-6 .5l-18-20.5-12 16 26 22q12 9 20-3l21-26`} />
    <path className="d-p" d="M219 184l-7-7-14 18 7 6z" />
    <path
      className="d-k"
      transform="translate(69 10) scale(.92)"
      d="M154 187l-5-14q-2-6-6-5t-3 7l2 10q-7 1-13-3l-17-10q-5-2-6 1.5t2 5.5l9 7-13-3q-5-1-5 3t4 5l13 4h-9q-5 1-3 5 1 3 5 3l21 3q10 1 16-7z"
    />
  </>
);
/** Thumb and forefinger hold the pen. */
const penInHand = (
  <>
    <path
      className="d-k"
      d="M316 225q-9-7-17-8-8-1-14 5l-15 8q-4 4-1 7 4 3 9-1l7-2q-7 7-3 11 4 2 7-1-1 5 3 5 4 0 6-2 12 1 20-4z"
    />
    <path strokeWidth="3.6" d="M262 244l36-37" />
    <path className="d-k" d="M300 218l-17-3q-6 0-6 4t6 5l11 4" />
  </>
);
/** The other has found the line. */
const marking = (from: string) => (
  <>
    {penInHand}
    <path className="d-p" d="M322 222l-9 3 5 19 9-3z" />
    <path className="d-m" d={`${from}l-37 9-5-18 28-9-11-30`} />
  </>
);
const hisArms = (
  <>
    {inviting("M268 158.3q-13 2.7-17 16.7l-13 26")}
    {marking("M343 157.2q20 4.8 23 23.8l6 38q1 10-7 13")}
  </>
);
const herArms = (
  <>
    {inviting("M275 159q-12 3-17 17l-20 25")}
    {marking("M338 158.4q16 4.6 19 22.6l11 38q2 10-5 13")}
  </>
);

const legs = (
  <>
    <path
      className="d-f d-g"
      d="M310 283h38v4q0 6-6 6h-32zM330 293h8v15q10 2 10 10h-28q0-8 10-10z"
    />
    <path className="d-p" d="M259 299h18v13h-18zM298 299h18v13h-18z" />
    <path className="d-f" d="M264 256h25l-9 44h-23zM344 256v18q0 9-9 9h-11l-4 17h-23l8-44z" />
    <path className="d-f d-g" d="M277 309v9h-36q0-6 10-7l9-4zM316 309v9h-36q0-6 10-7l9-4z" />
  </>
);

const officeDesk = (
  <>
    <path className="d-p" d="M168 210h268l12 42H149zM162 260h9v58h-9zM352 260h86v58h-86z" />
    <path className="d-m d-n" opacity=".55" d="M168 210h268l12 42H149z" />
    <path className="d-p" d="M145 252h303v8H145z" />
    <path d="M352 288h86M389 274h12M389 303h12M149 252l19-42h268l12 42" />
  </>
);
const sheet = (
  <>
    <path className="d-p" d="M216 224h70l5 25h-84z" />
    <path className="d-m d-n" d="M213 235h74l2 9h-79z" />
    <path className="d-a" d="M220 239.5h36" />
  </>
);
const officeCup = (
  <>
    <path className="d-p" d="M172 225h16v16q0 5-5 5h-6q-5 0-5-5z" />
    <path d="M226 229.5h26M172 229q-8-1-7 5t7 5M180 218q-4-3 0-6t0-6" />
  </>
);
/** Asleep on the in-tray. */
const officeCat = (
  <>
    <path className="d-p" d="M391 226h40l3 14h-44z" />
    <path d="M391 233h41" />
    <path
      className="d-f"
      d="M380 234v-16q4-22 28-22 11 0 15 7l3-7 5 5h5l5-5 2 10q0 20-16 20h-37q2 16 1 27-1 12-10 12-6 0-6-6 6 4 8-3 2-8-3-22z"
    />
    <path className="d-l" d="M423 212q2.5 2.5 5 0m5 0q2.5 2.5 5 0M400 220q-1-10 8-14" />
  </>
);
const bag = (
  <>
    <path className="d-s" d="M184 280h48v38h-48z" />
    <path d="M208 294v7M184 297h48M198 280q0-7 5-7h10q5 0 5 7" />
  </>
);
/** It is yours. */
const chair = (
  <>
    <path
      className="d-f d-g"
      d="M44 290q-15-14-14-36 13 10 14 30-6-36 4-62 10 18 3 50 1-10 7-15 3 20-9 33z"
    />
    <path className="d-m" d="M32 288h26l-4 30H36z" />
    <path
      className="d-p"
      d="M72 268h6l-3 50h-6zM104 274h6l3 44h-6zM119 266h6l5 52h-6zM89 272h5v46h-5z"
    />
    <path className="d-m" d="M64 208q-1-8 7-10l12-3q8-1 9 7l7 54-28 8z" />
    <path className="d-m" d="M68 262l30-9 32 6q4 2 0 5l-26 11q-4 1-9 0l-29-8q-4-2 0-5z" />
  </>
);

// A chair is free, the cup is yours; they listen, the cat has dealt with the in-tray.
const office = (who: ReactNode, arms: ReactNode) =>
  drawBroker(
    OFFICE,
    <>
      {wideArch}
      {officeLamp}
      {officeTown}
      {officeShelf}
      {backrest}
      {who}
      {legs}
      {bag}
      {officeDesk}
      {sheet}
      {arms}
      {officeCat}
      {officeCup}
      {chair}
    </>,
  );

// Two listen; the second brings your coffee.
const HER = "translate(3 21) scale(.9)";
const officeOfTwo = drawBroker(
  OFFICE,
  <>
    {wideArch}
    {officeLamp}
    {officeTown}
    <g transform="translate(96 -9) scale(.9)">{bringing}</g>
    <g transform={HER}>{officeWoman}</g>
    <g transform="translate(-22 0)">{legs}</g>
    {officeDesk}
    {sheet}
    <g transform={HER}>{herArms}</g>
    {officeCat}
    {chair}
  </>,
);

export const DrawnPortrait = byCalled({
  Makler: office(officeMan, hisArms),
  Maklerin: office(officeWoman, herArms),
  Maklerbüro: officeOfTwo,
});

/* On the telephone. */

const TALL = "0 0 320 400";

/** The line comes in from the edges of the page, is an arch, and goes on. */
const tallLine = (
  <>
    <path d="M16 352.3h288" />
    <path
      className="d-a"
      d="M-2000 352H16q18 0 18-20V190c0-90 58-146 126-146s126 56 126 146v142q0 20 18 20h2016"
    />
  </>
);

/** What of a portrait goes around a photo. */
export const PhotoArch = /* @__PURE__ */ drawBroker(TALL, tallLine);

/** The town outside, files, a lamp that hangs from the arch. */
const lamp = (
  <>
    <path className="d-m" d="M104 106q6 9 12 0z" />
    <path className="d-f" d="M90 106q2-19 20-19t20 19z" />
    <path d="M110 66v21" />
    <path className="d-l" d="M98 101q2-6 6-8" />
  </>
);
const shelf = (
  <>
    <path className="d-p" d="M224 176h44v6h-44zM228 140h11v36h-11z" />
    <path className="d-m" d="M239 147h10v29h-10zM253 164h12l-2 12h-8z" />
    <path d="M233.5 147v8M244 154v6" />
    <path className="d-f d-g" d="M259 164q-7-5-6-16 6 6 6 16 0-10 7-14 0 9-7 14z" />
  </>
);
const room = (
  <>
    <path className="d-p" d="M56 142h50v86H56z" />
    <path className="d-m d-n" d="M93 167a6 6 0 1 0 .1 0" />
    <path className="d-s d-n" d="M57 196q24-12 48 2v28H57z" />
    <path className="d-p" d="M62 220v-44h9v44z" />
    <path className="d-m" d="M71 220v-30h11v30z" />
    <path className="d-f d-g" d="M59 177l7.5-11 7.5 11zM67 191l9.5-11 9.5 11z" />
    <path d="M56 158h50M81 143v15" />
    <path className="d-p" d="M47 228h63v7H47z" />
    {lamp}
    {shelf}
  </>
);

const desk = (
  <>
    <path className="d-p d-n" d="M44 296h232v56H44z" />
    <path className="d-m d-n" opacity=".55" d="M44 296h232v56H44z" />
    <path d="M44 296h232M44 352h232" />
  </>
);

const CAT = "M53 228q-4-22 17-22 8 0 13 4l1-9 6 5h4l6-5 1 10q1 17-12 17H60";
const asleep = <path className="d-l" d="M86 216q2.5 2.5 5 0m4 0q2.5 2.5 5 0M62 223q-1-9 7-10" />;
/** Asleep, above the cup. */
const cat = (
  <>
    <path className="d-f" d={`${CAT}q3 12 2 22-1 9-8 9-5 0-5-5 3 2 5 0 2-3 2-9 0-8-3-17z`} />
    {asleep}
    <path
      className="d-p"
      d="M69 271h-7q-10 0-10 12t10 12h7v-5h-6q-6 0-6-7t6-7h6zM69 267h20v27q0 7-7 7h-6q-7 0-7-7z"
    />
  </>
);

const jacket = (
  <>
    <path
      className="d-m"
      d="M154 213q-9 8-30 14-20 6-26 28l-8 52h180q-7-38-14-54-8-20-24-24-17-4-41-16l-33 30z"
    />
    <path className="d-p" d="M150 227l9 53 36-54z" />
    <path d="M150 216l-15 16 9 7-7 8 22 32 44-32-8-8 11-7-17-17M159 279v20" />
    <path className="d-p" d="M154 211l-13 12 13 19 15-16zM185 208l16 15-16 19-16-16z" />
  </>
);
/** Narrower, the collar laid over it. */
const herJacket = (
  <>
    <path
      className="d-m"
      d="M154 213q-8 8-25 14-19 6-25 28l-8 52h174q-9-38-15-54-8-20-25-24-15-4-38-16l-33 30z"
    />
    <path d="M147 231l-9 8 8 5-6 7 23 30 40-33-8-7 9-6-6-10M163 281v18" />
    <path className="d-p" d="M150 229l13 50 32-49-26-3z" />
    <path
      className="d-p"
      d="M154 211q-17 3-14 16 11 12 18 8 8-3 11-9zM185 208q19 4 17 17-10 12-19 8-10-2-14-7z"
    />
  </>
);

const pad = <path className="d-p" d="M139 303h75l10 30H134z" />;
const sleeve = (
  <>
    <path className="d-p" d="M138 302l10 3-5 22-10-3z" />
    <path className="d-m" d="M124 227q-20 6-26 28l-12 41q-3 15 11 19l40 11 6-24-32-10 10-32" />
  </>
);
/** The right hand writes the line. */
const writing = (
  <>
    {pad}
    <path d="M203 325h10" />
    <path className="d-a" d="M188 312h20" />
    <path className="d-f" d="M197 325l-9-6-27-22 3-4 28 20z" />
    <path
      className="d-k"
      d="M140 306q12-7 20-6l12 3q6 4 9 8l3 5q0 4-4 3l-7-4q6 5 3 8-3 2-7-1 2 5-3 5l-6-2-22-1z"
    />
    <path className="d-e" d="M166 311l8 4M161 318l7 5" />
    {sleeve}
  </>
);
const resting = (
  <>
    <path
      className="d-k"
      d="M140 306q10-5 19-4l14 1q5 1 3 5l-4 1 16 4q4 2 2 5l-4 1q4 3 1 6l-5 0q2 4-2 5l-36-3z"
    />
    <path className="d-e" d="M170 316l12 3M168 323l10 2" />
    {sleeve}
  </>
);

/** The elbow on the desk; the telephone between thumb and fingers. */
const calling = (
  <>
    <path
      className="d-m"
      d="M200 226l20-11q28 42 46 84 6 17-2 27-8 8-20 6-10-3-13-15-13-46-31-91z"
    />
    <g transform="translate(195 176) rotate(13)">
      <path className="d-f d-g" d="M-10-34q0-6 6-6h8q6 0 6 6v66q0 6-6 6h-8q-6 0-6-6z" />
      <path className="d-l" strokeWidth="4" d="M-3-33h0" />
      <path
        className="d-k"
        d="M26 29q-1-9-7-15l-2-22q-1-6-6-6-5 0-5 7v6l-15-4q-6-1-6 4.5t6 5.5q-6 0-6 5.5t6 5.5q-5 0-5 5t6 5l10 3 8 12z"
      />
      <path className="d-e" d="M-9 5l12 1M-9 16h11" />
    </g>
    <path className="d-p" d="M194 219l21-12 6 9-21 12z" />
  </>
);

const LEFTWARD = "rotate(5 165 215) translate(205 126) scale(-1 1)";
const RIGHTWARD = "rotate(3 165 215) translate(125 126)";
const ONE = "translate(9 17) scale(.95)";

const call = (
  where: string,
  who: ReactNode,
  clothes: ReactNode,
  write: ReactNode,
  phone: ReactNode,
) =>
  drawBroker(
    TALL,
    <>
      <path className="d-s d-n" d="M44 352V190c0-83 52-136 116-136s116 53 116 136v162z" />
      {tallLine}
      {room}
      <g transform={where}>
        <g transform={LEFTWARD}>{who}</g>
        {clothes}
      </g>
      {desk}
      {cat}
      <g transform={where}>
        {write}
        {phone}
      </g>
    </>,
  );

const BESIDE_HIM = "translate(-19 78.7) scale(.74)";
const HIM = "translate(71.5 78.7) scale(.74)";
/** He is on the telephone, she writes along. */
const officeCalls = drawBroker(
  TALL,
  <>
    <path className="d-s d-n" d="M44 352V190c0-83 52-136 116-136s116 53 116 136v162z" />
    {tallLine}
    <path className="d-p" d="M100 96h84v92h-84z" />
    <path className="d-m d-n" d="M120 121a8 8 0 1 0 .1 0" />
    <path className="d-s d-n" d="M101 164q40-26 82-4v26h-82z" />
    <path className="d-p" d="M133 188v-54h12v54z" />
    <path className="d-m" d="M145 188v-28l12-13 13 13v28z" />
    <path className="d-f d-g" d="M130 134l9-13 9 13zM142 162l15-16 16 16z" />
    <path d="M100 114h84M142 97v17" />
    <path className="d-p" d="M92 188h100v7H92zM200 136h60v6h-60z" />
    <g transform="matrix(-1 0 0 1 308 -92)">
      <path className="d-f" d={`${CAT}q3 18 2 34-1 9-8 9-5 0-5-5 3 2 5 0 2-3 2-9 0-16-3-29z`} />
      {asleep}
    </g>
    <g transform={BESIDE_HIM}>
      <g transform={RIGHTWARD}>{womanHead(DOWN)}</g>
      {herJacket}
    </g>
    <g transform={HIM}>
      <g transform={LEFTWARD}>{manHead()}</g>
      {jacket}
    </g>
    {desk}
    <g transform={BESIDE_HIM}>
      <g transform="translate(5)">{writing}</g>
    </g>
    <g transform={HIM}>
      {resting}
      {calling}
    </g>
  </>,
);

export const DrawnCall = byCalled({
  Makler: call(ONE, manHead(), jacket, writing, calling),
  Maklerin: call(
    "translate(4 17) scale(.95)",
    womanHead(),
    herJacket,
    <g transform="translate(5)">{writing}</g>,
    <g transform="translate(2 3)">{calling}</g>,
  ),
  Maklerbüro: officeCalls,
});

/* At the client's table. */
/** Who comes with a question: light hair in a bun, no glasses; she tells it. */
const visitorHead = (
  <>
    <path className="d-m" d="M-15-6a16 16 0 1 0 .1 0" />
    {skin}
    <path
      className="d-m"
      d="M2 46Q-8 42-10 22q-2-46 44-47 44 0 45 36-19 3-34-9-12 16-38 20 1 14-5 24z"
    />
    <path d="M8 2q6-12 20-15" />
    {ear}
    <g className="d-e">
      {blush("M30 46a8 5.5 0 1 0 .1 0m39 1a5.5 4.5 0 1 0 .1 0")}
      <path d="M33 19q7-6 14-2m15 1q6-3 11 1M57 41q6 8-2 9" />
      <path className="d-f" d="M42 57q10 4 20-1-1 11-9 11-7 0-11-10z" />
      <path strokeWidth="7" d="M42 30h0m26 0h0" />
    </g>
  </>
);

/** Two at a kitchen table, and in front of it the dog. `collar` is the broker's. It ends below the line. */
const talk = (who: ReactNode, collar: string) =>
  drawBroker(
    "88 0 464 354",
    <>
      <path className="d-s d-n" d="M98 352V196c0-97 88-142 222-142s222 45 222 142v156z" />
      <path className="d-p d-n" d="M98 322h444v30H98z" />
      <path className="d-m d-n" opacity=".6" d="M98 322h444v30H98z" />
      <path d="M70 352.3h500" />
      <path
        className="d-a"
        d="M-2000 352H70q18 0 18-20V196C88 94 180 44 320 44s232 50 232 152v136q0 20 18 20h2070"
      />
      {/* Tiles. */}
      <path className="d-p d-n" opacity=".4" d="M98 214h444v50H98z" />
      <path
        className="d-s d-n"
        d={`M98 236h148${"h22v-22h3v22".repeat(5)}H542v3H384${"v25h-3v-25h-22".repeat(5)}H98z`}
      />
      {/* Window. */}
      <path className="d-p" d="M120 147h72v73h-72z" />
      <path className="d-m d-n" d="M138 153a10 10 0 1 0 .1 0" />
      <path className="d-s d-n" d="M121 200q20-22 40-8 16-8 30-2v30h-70z" />
      {/* House and sill, refrigerator with a child's drawing, plant, chairs, lamp. */}
      <path
        className="d-p"
        d="M126 220v-15l13-13 13 13v15zM112 220h88v7h-88zM484 322V160q0-8 8-8h30q8 0 8 8v162z"
      />
      <path
        className="d-f d-g"
        d="M122 206l17-19 17 19zM494 136q-12-4-12-18 11 5 12 18-2-16 8-24 6 14-8 24 4-10 16-11-2 10-16 11zM118 306v-66q0-10 10-10h20v76zM486 306v-76h26q10 0 10 10v66z"
      />
      <path className="d-m" d="M490 164l32-2 2 34-32 2zM485 135h20l-3 17h-14zM311 126q9 13 18 0z" />
      <path d="M120 147h72v73h-72zM120 180h70M320 54v45M500 184v8l14-1v-8M484 206h46M523 214v8" />
      <path className="d-f" d="M288 126q4-28 32-28t32 28z" />
      <path className="d-l" d="M301 118q4-9 13-12" />
      {/* Who tells. */}
      <g transform="translate(168 113) rotate(3) scale(.88)">{visitorHead}</g>
      <path
        className="d-s"
        d="M184 193q-8 6-24 11-20 6-25 27l-7 33h134l-6-30q-4-20-20-26-12-4-18-13-6 12-17 12t-17-14z"
      />
      <path className="d-s" d="M184 190q18 16 37 3l3 8q-22 18-44 0z" />
      <path className="d-p" d="M150 222q46 8 96-1v9q-48 8-96 1zM148 243q48 8 98-1v9q-48 8-98 1z" />
      {/* Who listens, leaning in. */}
      <g transform="translate(460 108) rotate(-6) scale(-.88 .88)">{who}</g>
      <path className="d-m" d="M417 186q-10 8-30 13l-10 65h113l-5-66q-19-5-36-13l-24 36z" />
      <path className="d-p" d="M412 200l10 45 29-45z" />
      <path d="M410 193l-9 10 8 6-6 7 19 29 41-29-7-7 9-6-15-15M422 245v16M455 236h14" />
      <path className="d-p" d={collar} />
      {/* Table. */}
      <path className="d-p" d="M138 262h364l24 44H114z" />
      <path className="d-m d-n" opacity=".55" d="M138 262h364l24 44H114z" />
      <path className="d-p" d="M114 306h412l6 46H108z" />
      <path d="M138 262h364l24 44H114zM150 318l-5 34M214 318l-3 34M420 318l3 34M484 318l5 34" />
      <path
        className="d-f"
        d="M256 353q0-12 13-20 4-5 7-13 5-11 17-11 11 0 17 5l24-2q8 1 6 9-3 8-13 10l-12 1q-6 2-5 8l6 13z"
      />
      <path className="d-f d-g" d="M297 316q-12 0-17 12-4 13 2 19 8-1 12-11 3-10 3-20z" />
      <path className="d-l" strokeWidth="4" d="M310 322h0" />
      {/* What lies on it. */}
      <path className="d-p" d="M300 268h84l8 33H288z" />
      <path className="d-m d-n" d="M308 284h70l2 11h-75z" />
      <path d="M337 230q0-6 4-7M359 230q0-6 4-7M243 276q7-1 6 5t-6 5M301 250q-7-1-6 4t6 4" />
      <path className="d-a" d="M314 290h52M495 184l11-11 13 10" />
      <path className="d-m" d="M337 226a9.5 9.5 0 1 0 .1 0m21.9 0a9.5 9.5 0 1 0 .1 0" />
      <path
        className="d-p"
        d="M326 241h44q0 19-15 23h-14q-15-4-15-23zM221 269h22v26q0 5-5 5h-12q-5 0-5-5zM301 247h15v14q0 4-4 4h-7q-4 0-4-4z"
      />
      {/* Her arms. */}
      <path
        className="d-k"
        d="M204 281q8-5 15-5l14 1q5 1 4 4-1 2-3 2 5 0 4 4-1 2-4 2 3 1 2 4-1 3-6 3l-28-1zM349 263l-16-2q-8-1-14 3-4 3 1 5-5 2-3 6 1 3 4 3 0 4 6 4l22-3z"
      />
      <path className="d-e" d="M223 283h10M223 289h10M320 269l10-1M321 278l8-2" />
      <path
        className="d-s"
        d="M160 204q-22 6-28 28l-12 40q-3 14 6 20 6 5 16 5l62 1 2-18-44-8q-6-1-5-6l8-42"
      />
      <path
        className="d-k"
        d="M283 225l-2-17q0-6 5-5 3 1 3 6l1 9 22-9q6-1 6 4 0 2-2 4l3-1q4 2 1 6l-4 2q3 4-1 7l-17 8z"
      />
      <path className="d-e" d="M316 217l-12 4m12 4l-11 3" />
      <path className="d-s" d="M236 208q16 6 20 26l8 32 17-38 16 8-23 50q-10 12-20-3l-12-52" />
      <path
        className="d-p"
        d="M136 219l29 6-2 9-30-6zM128 246l32 6-2 9-33-6zM179 275l9 2-1 21h-9zM281 228l16 8-4 9-16-8zM271 250l16 8-4 9-16-8zM240 223l11-3 4 9-13 3zM245 246l14-3 2 9-14 3z"
      />
      {/* The broker's. */}
      <path className="d-m" d="M391 198q-18 4-22 21l-10 36-14 6 5 19 26-8q8-3 10-12l8-30" />
      <g transform="translate(97 35) scale(1.08)">{penInHand}</g>
      <path className="d-p" d="M446 274l-11 4 6 21 11-4zM345 260l-9 3 5 19 9-3z" />
      <path className="d-m" d="M479 196.3q24 6 29 29l9 45q1 12-10 15l-56 12-6-21 45-12-11-36" />
    </>,
  );

const talkWithHer = talk(
  womanHead(),
  "M420 184q-15 3-12 15 8 9 14 6 8-2 9-6zM448 184q15 2 13 14-8 11-17 7-9-2-13-6z",
);

export const DrawnTalk = byCalled({
  Makler: talk(manHead(), "M420 182l-13 11 12 20 12-14zM448 184l14 12-14 18-17-15z"),
  Maklerin: talkWithHer,
  Maklerbüro: talkWithHer,
});
