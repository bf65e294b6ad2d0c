/** What stands in the two worlds' tiles. */
import { draw } from "./drawing";
import { head } from "./people";

const sheet = "0 0 320 200";
/** Half of it: one thing alone, and the pen is as wide. */
const tileSheet = "0 0 160 100";

/* The line of each runs on far beyond its sheet, for where it comes in from the edge of the page. */

/** The sage world: those who matter are dry under the arc, whatever the cloud does. */
export const InsuranceScene = draw(
  sheet,
  <>
    <path className="d-s d-n" d="M36 168v-42c0-60 46-94 100-94s104 34 104 94v42z" />
    <path d="M14 168.3h248M268 64l-6 12m22-12l-6 12m22-12l-6 12m-20 12l-6 12m22-12l-6 12" />
    <path
      className="d-a"
      d="M-2000 168H14q14 0 14-16v-30C28 54 80 20 138 20s110 34 110 102v30q0 16 14 16h2058"
    />
    <path
      className="d-s"
      d="M266 52q-8-2-6-12 2-8 12-6 4-14 18-10 12-8 18 6 10 2 8 12-2 10-10 10z"
    />
    <g transform="translate(-68 -34) scale(1.2)" strokeWidth="2.1">
      <path className="d-m" d="M226 85a5 5 0 1 0-10 0 5 5 0 0 0 10 0z" />
      {head("translate(136 72)")}
      {head("translate(168 108)")}
      {head("translate(220 87) scale(-1 1)", undefined, "d-m")}
      <path d="M234 168v-35" />
      <path
        className="d-p"
        d="M206 107q-7 1-9 7l-8 19 6.5 2.5 4.5-9.5v5l-7 32q18 5 36 0l-7-32v-4l6 6 5-5-9-14q-2-6-9-7-5 4-9 0zM203 119l-3 7M219 119l3 8"
      />
      <path
        className="d-s"
        d="M172 128q-2 0-4 2l-6 6 3.5 5 4.5-4v13h14v-13l4.5 4 3.5-5-6-6q-2-2-4-2-5 4-10 0z"
      />
      <path
        className="d-m"
        d="M137 92q-7 2-8 8l2 34h26v1h7l-3-35q-1-6-8-8-8 5-16 0zM152 107l5 28M137 92l-10-15-6 4 8 19M169 150h16v14h-7l-1-7-1 7h-7z"
      />
      <path
        className="d-f"
        d="M131 134h28l2 30q5 0 5 4h-15l-6-24-6 24h-15q0-4 5-4zM169 168v-4h6q3 1 3 4zM178 168v-4h6q3 1 3 4zM203 168q8-6 16 0z"
      />
      <path
        className="d-k"
        d="M121 81l-1-8q0-4 3-4t4 4l2-2q3 0 1 4l-3 5zM157 135h7q4 3 2 6-2 3-5 2-4-1-4-8zM189 133l6.5 2.5q0 7-4 7-6-1-5-6zM230 131q0-5 4-5t4 4.5-4 4.5q-4 0-4-4z"
      />
    </g>
  </>,
);

/* In a tile one thing is enough. Under the arc: */
const arc = (
  <>
    <path className="d-s d-n" d="M34 84V58c0-28 26-40 50-40s50 12 50 40v26z" />
    <path d="M20 84.3h128M24 30l-4 9M14 30l-4 9M20 48l-4 9M11 48l-4 9" />
    <path
      className="d-a"
      d="M-2000 84H20q8 0 8-8V58C28 26 56 12 84 12s56 14 56 46v18q0 8 8 8h2000"
    />
    <path className="d-p" d="M32 20q5-1 4-5t-6-4q-4-6-10-3-8-1-8 5-4 1-3 4 1 3 4 3z" />
  </>
);

/** A house at home; the cat looks at the rain. */
export const ShelteredHouse = /* @__PURE__ */ draw(
  tileSheet,
  <>
    {arc}
    <path className="d-p" d="M88 46V31h8v22M60 84V54l19-16 19 16v30z" />
    <path className="d-f d-g" d="M54 57l25-22 25 22-4 3-21-18-21 18z" />
    <path className="d-m" d="M65 84V68q5-5 10 0v16zM80 60h14v14H80z" />
    <path className="d-f d-n" d="M82.5 74q0-5 2-6.5V61l2 2h2l2-2v6.5q2 1.5 2 6.5z" />
    <path className="d-l" strokeWidth="1.4" d="M86 66h0m3 0h0" />
    <path d="M46 84V66M112 84V72M92 27q-3-2 0-4t0-4" />
    <path className="d-s" d="M46 70q-9-1-8-10 0-9 8-12 8 3 8 12 0 9-8 10z" />
    <path className="d-m" d="M106 72v-6q0-3 4-3h9v9z" />
  </>,
);

/** What they have, in one folder; the next letter goes in. */
export const ShelteredFolder = /* @__PURE__ */ draw(
  tileSheet,
  <>
    {arc}
    <path className="d-m" d="M54 84V52q0-3 3-3h17l4 5h33q3 0 3 3v27z" />
    <path className="d-p" d="M68 72V34h25l8 8v30z" />
    <path d="M93 34v8h8M75 45h12M75 52h19" />
    <path className="d-m" d="M57 84l-5-21q-1-3 3-3h58q4 0 3 3l-5 21z" />
  </>,
);

/* The line is a house, and holds its key. */
const keyHouse = (
  <>
    <path
      className="d-a"
      d="M-2000 84H76V45h-6c-12 7-13-11-3-11 5 0 5 7 1 10l43-36 43 36h-10v40h2016"
    />
    <path
      className="d-m"
      d="M61 42q8 .5 8 8-.5 4.5-5 6.5V61h4v6h-4v3l-3 3-3-3V56.5q-4.5-2-5-6.5 0-7.5 8-8zm.7 2.6a3.3 3.3 0 1 0 .1 0z"
    />
  </>
);

/** Half of it is built, the rafters stand, and the helmet lies in the barrow: enough for today. */
export const HouseInProgress = /* @__PURE__ */ draw(
  tileSheet,
  <>
    <path className="d-s d-n" d="M69 45l42-36 42 36h-8v39H76V45z" />
    <path d="M76 84.3h68M111 30L96 43M111 30l15 13" />
    <path className="d-m" d="M108 14h6v28h-6zM76 42h68v6H76z" />
    <path className="d-p" d="M124 48h20v9h-20zM112 57h32v9h-32zM94 66h50v9H94zM94 75h50v9H94z" />
    <path d="M134 48v9M128 57v9M111 66v9M128 66v9M105 75v9M121 75v9" />
    <path d="M80 84l6-42M90 84l5-42M82 76h9M83 67h9M84 58h9" />
    <path className="d-m" d="M15 62q0-14 10-14t10 14zM10 68q0-6 4-6h22q4 0 4 6z" />
    <path d="M25 48v7" />
    <path className="d-s" d="M7 68h36l-6 10H19z" />
    <path d="M37 78v6M43 68l5-2" />
    <path className="d-f" d="M17 79a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
    {keyHouse}
  </>,
);

/** It is done. */
export const FinishedHouse = /* @__PURE__ */ draw(
  tileSheet,
  <>
    <path className="d-s d-n" d="M76 84V46l-7-1 42-36 42 36h-9v39z" />
    <path className="d-m" d="M86 84V62q7-6 14 0v22zM112 58h20v16h-20z" />
    <path className="d-p" d="M117 34a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
    <path d="M76 84.3h68M122 58v16M112 66h20" />
    {keyHouse}
  </>,
);

/** The amber world: a plan between two, a house going up, the key already on the hook. */
export const FinanceScene = draw(
  sheet,
  <>
    <path className="d-p d-n" d="M168 168V96l-14-2 78-74v148z" />
    <path className="d-s d-n" d="M226 168V26l6-6 78 74h-16v74z" />
    <path d="M168 168.3h128M184 168V90M204 168V70M172 108h36M172 138h36M204 108l-20 30" />
    <path
      className="d-p"
      d="M218 154h26v14h-26zM228 140h26v14h-26zM218 126h26v14h-26zM228 112h24v14h-24zM218 98h26v14h-26zM228 84h22v14h-22zM218 70h24v14h-24zM222 56h20v14h-20z"
    />
    <path className="d-m" d="M264 104h18v28h-18z" />
    <path d="M273 104v28M264 117h18M260 137h26M280 154h14M272 145h8" />
    <path className="d-m d-n" d="M12 168c8-96 138-104 148 0z" />
    <path
      className="d-a"
      d="M-2000 168H168V96h-12c-14 8-15-17-4-17 8 0 8 11 2 15l78-74 78 74h-16v74h2032"
    />
    <path
      className="d-m"
      d="M144 91q9 1 9 9-1 6-5 8v7h6v8h-6v6l-4 4-4-4v-21q-5-2-5-8 1-8 9-9zm1 2.7a4 4 0 1 0 .1 0z"
    />
    <path d="M144 112v11" />
    <g transform="translate(-19 -35) scale(1.2)" strokeWidth="2.1">
      {head("translate(37 76) scale(1.1)")}
      {head("translate(109 77) scale(-1.1 1.1)")}
      <path className="d-k" d="M90 152h6v13h-6zM101 152h6v13h-6z" />
      <path
        className="d-p"
        d="M43 98q-13 2-13 14v30h36v-30q0-12-14-14-5 4-9 0zM94 99q-12 2-12 14l-4 40q20 5 40 0l-4-40q0-12-11-14-5 5-9 0z"
      />
      <path
        className="d-f"
        d="M110 80q3 10 0 20-5 1-7-4zM33 138h13v26q6 0 6 4H33zM50 138h13v26q6 0 6 4H50zM96 168v-4q-9-1-10 4zM107 168v-4q-9-1-10 4z"
      />
      <path className="d-s" d="M28 106h90v38H28z" />
      <path
        className="d-p"
        d="M57 138v-12l16-11 16 11v12zM37 99q-10 2-11 13l-2 15q-1 9 6 9h7v-8h-5l3-15zM109 99q10 2 11 13l2 15q1 9-6 9h-7v-8h5l-3-15z"
      />
      <path d="M69 138v-8h8v8M54 128l19-14 19 14M97 113h9M97 119h5M40 113h10M40 110v6M50 110v6" />
      <path
        className="d-k"
        d="M37 129v6q5 3 5-1h3q4-1 2-4-5-3-10-1zM109 129v6q-5 3-5-1h-3q-4-1-2-4 5-3 10-1z"
      />
    </g>
  </>,
);
