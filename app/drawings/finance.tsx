import { draw, type Drawing, itemSheet as grid } from "./drawing";
import { face, GLASSES, WHITE_HAIR } from "./people";

const LAUGHTER = (
  <path className="d-f d-n" d="M9 13h6.6q0 3.6-3.3 3.6T9 13zM10.5 15.2q1.8 2 3.6 0-1.8-1-3.6 0z" />
);

/** Mineral wool, in section. */
const WOOL = "M0 0q3-8 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0";

/** Six ways of financing, drawn with the same line as the covers. */
export const financeDrawings: Record<string, Drawing> = {
  // He draws the house, she builds it: the roof joins the plan and the wall.
  baufinanzierung: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-12h248v164H-4z" />
      <path
        className="d-s d-n"
        d="M-4 150h248v25H-4zM206 150v-30q18-16 38-10v40zM-4 150v-36q10-6 20 0v36z"
      />
      {/* The sheet. */}
      <path className="d-p" d="M124 3H20q-8 2-8 10v124q2 6 8 6h104z" />
      <path d="M12 137q8 2 8-8V13q0-8-4-9" />
      <path className="d-p" d="M184 56V20h14v46M182 20h18" />
      <path className="d-m d-n" d="M124 12l98 70h-14v68h-84z" />
      <path className="d-s" d="M124 12l98 70h-11L124 20z" />
      {/* The seam, the bricks. */}
      <path d="M124 12v131" />
      <path
        className="d-m"
        d="M114 128h20v11h-20zM124 117h20v11h-20zM114 106h20v11h-20zM124 95h20v11h-20zM114 62h20v11h-20zM124 51h20v11h-20zM114 40h20v11h-20zM124 29h14v11h-14z"
      />
      <path d="M144 62h12M196 141h12" />
      <path className="d-p" d="M188 94h14v26h-14z" />
      <path className="d-s" d="M185 115h20v7h-20z" />
      <path d="M195 94v21M188 104h14" />
      <path strokeDasharray="4 4" d="M90 84h12M90 90h18v24H90zM99 90v24" />
      <path className="d-a" d="M-4 150H40V82H26l98-70 98 70h-14v68h36" />
      {/* He, and the pencil. */}
      <path className="d-f" d="M44 124h25l7 33H66l-9-22-3 22H44z" />
      <path className="d-p" d="M43 157h12v3q5 0 6 4H43zM66 157h11v2q7 0 7 5H66z" />
      {face("translate(44 66) rotate(-10) scale(1.12)", undefined, "d-m")}
      <path className="d-s" d="M53 86q-10 4-10 16l1 24h25l1-24q-1-13-7-17-4 4-10 1zM45 120h23" />
      <g transform="translate(112 20) rotate(31)">
        <path className="d-p" d="M0 0l5 14H-5z" />
        <path className="d-f" d="M0 0l2 5h-4z" />
        <path className="d-m" d="M-5 14H5v56H-5z" />
        <path d="M0 18v40" />
      </g>
      <path className="d-k" d="M76 92l1-8q-5-2-4-8 1-5 6-5 9 0 9 9l-4 4-1 8zM82 76l4 2m-6 1 4 2" />
      <path className="d-s" d="M47 95q-2 7 4 12l14 10q10 5 15-3l5-20-10-3-3 11q-1 3-4 1l-9-6" />
      {/* She, on the pile of bricks. */}
      <path
        className="d-m"
        d="M150 155h19v9h-19zM169 155h19v9h-19zM155 146h15v9h-15zM170 146h15v9h-15z"
      />
      <path className="d-f" d="M186 74a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
      {face("translate(180 60) scale(-1.12 1.12)")}
      <path className="d-p" d="M147 91l16-6 3 8-17 5z" />
      <path className="d-p" d="M165 83q-8 2-9 10l2 18h20V95q0-10-5-12-4 4-8 0z" />
      <path className="d-f d-g" d="M157 98h6l2-14h4l-1 14h10l3 44h-11l-2-20-5 20h-12z" />
      <path className="d-f" d="M149 146q1-5 7-5h8v5zM167 146q1-5 7-5h8v5zM137 109h6v4h-6z" />
      <path className="d-m" d="M116 85l20-3 2 11-20 3z" />
      <path className="d-s" d="M130 111l-4-5-15 5 15 5zM130 111h7" />
      <path className="d-p" d="M173 84q10 2 9 13-1 13-13 17h-18v-7l14-2q5-2 6-9" />
      <path
        className="d-k"
        d="M148 90q-5-6-12-4-3 2-1 5-1 3 1 5 5 3 13 1zM152 108q-3-2-8-1-4 1-3 5 2 4 6 3h5z"
      />
      <path d="M135 91h5M142 111h4" />
      {/* The child, the digger. */}
      <path className="d-p" d="M122 155v-16h10v8h8v8zM134 147l2-9h6l7 11-4 3-5-8-2 3" />
      <path className="d-s" d="M125 142h4v5h-4z" />
      <path
        className="d-f"
        d="M123.5 155h15q4 0 4 4.5t-4 4.5h-15q-4 0-4-4.5t4-4.5zM143 150l5-3q4 5 0 9l-6-1z"
      />
      <path className="d-l" d="M124.5 159.5h0m6.5 0h0m6.5 0h0" />
      {face("translate(91 121) rotate(8)")}
      <path className="d-m" d="M96 141q-5 2-5 9l-1 9h17v-10q-1-5-4-7-4 3-7-1z" />
      <path className="d-f d-g" d="M90 156h7l9-4q6-1 7 4v5h-7l-1-4-6 7H88q-2-5 2-8z" />
      <path className="d-p" d="M105 160h8q4 1 4 4h-12z" />
      <path className="d-m" d="M97 145q3-3 7 1l11-2 2 5-13 4q-5 0-7-4z" />
      <path className="d-k" d="M115 143q5-3 6 1t-2 5h-2z" />
    </>,
  ),
  // The old bridge ends; the line goes on to the house.
  anschlussfinanzierung: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".4" d="M-4-12h248v187H-4z" />
      <path className="d-m d-n" opacity=".6" d="M182 48a54 54 0 1 1-108 0 54 54 0 0 1 108 0z" />
      <path
        className="d-p d-n"
        d="M14 22q2-8 10-7 6-9 16-3 10-2 12 10zM186 10q2-7 9-6 8-8 16 0 9-1 10 6z"
      />
      {/* Far: hills, firs, the tree. */}
      <path
        className="d-s d-n"
        opacity=".5"
        d="M-4 96q40-48 84-26 30 18 46 30 30-48 70-46 30 2 48 30v70H-4z"
      />
      <path
        className="d-s d-n"
        opacity=".8"
        d="M-4 104q70-16 130-4 50-12 118-6v80H-4zM148 108l9-38 9 38zM44 108l9-36 9 36zM58 108l7-26 7 26z"
      />
      <path className="d-p" d="M8 146V84h5v62" />
      <path
        className="d-s"
        d="M2 90q-10-2-8-14-2-12 8-14 2-14 14-10 12 0 10 14 8 4 4 14-4 10-28 10z"
      />
      <path d="M10 84V70l7-6M10 80l-5-5" />
      {/* The water. */}
      <path className="d-f d-g d-n" d="M50 142h140v33H50z" />
      <path className="d-p" d="M92 146l9-5 7 7-3 5H93zM106 152l5-5 7 2 1 5-6 2z" />
      <path className="d-l" d="M98 158q5-4 10 0t10 0M134 150q4-4 8 0M116 166q5-4 10 0t10 0" />
      {/* Cliffs. */}
      <path
        className="d-s"
        d="M-4 150C14 150 8 112 30 112h24l6 62H-4zM246 150c-14 0-8-42-26-42h-56l-4 16 6 16-8 34h88z"
      />
      <path d="M161 124h10M166 140h14M204 130h12M188 154h10M14 146h12M20 152h10" />
      {/* The old bridge. */}
      <path className="d-p" d="M38 112h64l-5 6 5 4-7 3 1 5-6-1q-20 2-24 26l-2 20H42z" />
      <path d="M39 121h56M42 134h27M43 147h22M44 160h20M54 121v13M72 121v9M50 134v13M58 147v13M85 121l-2 8M36 112V97M53 112V97M70 112V97M30 97h43l4 5" />
      {/* The house. */}
      <path className="d-p" d="M214 54V36h8v26M186 108V66l20-17 20 17v42z" />
      <path className="d-f d-g" d="M179 73l27-24 27 24v-9l-27-24-27 24z" />
      <path className="d-m" d="M190 108V82q6-6 13 0v26zM208 78h13v14h-13z" />
      <path className="d-s" d="M206 94h17v6h-17z" />
      <path d="M214.5 78v14M208 85h13M199 96h0M218 32q-5-4 0-8t0-8" />
      <path
        className="d-a"
        d="M-4 150C14 150 8 112 30 112h70c16 0 20-9 36-9s18 5 32 5h52c18 0 12 42 26 42"
      />
      {/* The dog. */}
      <path d="M180 106q6-3 2-9" />
      <path
        className="d-f"
        d="M166 108v-8q-1-5 1-8h-5q-3-1-2-4l5-2q2-4 6-3 4 1 4 7l-2 3q6 5 7 15z"
      />
      {/* The walker. */}
      <path className="d-e" fill="var(--on-petrol)" d="M99 30a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      {face("translate(94 20) scale(1.25)", undefined, "d-n", WHITE_HAIR)}
      <path className="d-s" d="M112 49l10 5q3 1 4-2l4-10 7 2-6 19q-2 5-6 3l-14-8z" />
      <path className="d-k" d="M130 42v-7l-4-4q-1-3 2-3l3 2v-7q4-3 9 1l-1 12-2 8zM134 23v5m3-4v5" />
      <path className="d-f" d="M96 76h22q4 6 5 11l9 13-7 5-15-16-4-4-3 11-10 13-7-5 7-11z" />
      <path className="d-m" d="M87 101l8 6-4 5q-9-1-11-7zM124 103l8-4q8-3 11 2 0 2-4 3l-13 3z" />
      <path className="d-s" d="M102 46q-7 2-8 10l2 22h22l1-20q-1-10-9-12-4 4-8 0z" />
      <path className="d-m" d="M96 48h-8q-8 0-8 8v16q0 6 6 6h10z" />
      <path className="d-p" d="M80 46q0-4 5-4h11v8H85q-5 0-5-4z" />
      <path d="M80 63h8v6h8M105 47q5 5 3 12M96 68h8M138 67l11 37" />
      <path className="d-s" d="M102 56q6-3 8 3l4 9 18-4 2 6-20 7q-5 1-7-4z" />
      <path className="d-k" d="M131 63q6-3 8 1t-3 7h-3z" />
      <path d="M134 67h4" />
      {/* The fish, the reeds. */}
      <g transform="translate(128 136) rotate(-38)">
        <path className="d-m" d="M-8 0l-7-5q2 5 0 10zQ2-8 12 0 2 8-8 0z" />
        <path d="M7 0h0M1-3q2 3 0 6" />
      </g>
      <path className="d-s" d="M157 174q-3-18 4-28 3 14 2 28zM80 174q2-14-5-24 13 8 12 24z" />
      <path d="M83 174V144M91 174v-16M153 174v-32M147 174v-16" />
      <path
        className="d-f"
        d="M81.5 144v-10q1.5-3 3 0v10zM89.5 160v-9q1.5-3 3 0v9zM151.5 144v-10q1.5-3 3 0v10zM145.5 160v-9q1.5-3 3 0v9z"
      />
    </>,
  ),
  // The house gets a warm coat; outside it is January.
  modernisierung: draw(
    grid,
    <>
      <path className="d-s d-n" opacity=".5" d="M-4-9h248v160H-4z" />
      <path
        className="d-p d-n"
        d="M-4 116q24-14 44 4v50H-4zM186 110q28-20 64-8v70h-64zM-4 150h248v24H-4z"
      />
      <path
        className="d-f"
        d="M227 120q2-18 1-32l-13-12q2-2 4-1l9 7-1-20-7-9 2-1 5 6 1-15h2l1 26 16-15v6L233 80q-1 20 2 40z"
      />
      <path
        className="d-l"
        strokeWidth="2.6"
        d="M16 16h0M40 4h0M62 14h0M30 36h0M8 48h0M82 0h0M12 82h0M20 98h0M146 2h0M182 18h0M210 6h0M232 30h0M202 42h0M212 88h0M218 60h0"
      />
      <path
        className="d-p"
        d="M22 60q0-8 8-10 6-1 9-6 3-5 10-6 8-1 11-7 4-5 8-1zM128 9q2-5 9-1 4 4 9 5 8 2 10 7 3 4 8 5 9 3 8 13z"
      />
      <path className="d-m d-n" d="M28 163V66H12L113-1 214 66h-16v97z" />
      <path className="d-p" d="M41 150V63l72-48 72 48v87z" />
      <path className="d-m d-n" opacity=".3" d="M41 142V63l72-48 72 48v79z" />
      <path d="M41 142h144M28 152v11h170v-11" />
      <path transform="translate(25 64) rotate(-33.5)" d={WOOL} />
      <path transform="translate(201 64) scale(-1 1) rotate(-33.5)" d={WOOL} />
      <path transform="translate(34.5 148) rotate(-90) scale(.8 1)" d={WOOL} />
      <path transform="translate(191.5 148) rotate(-90) scale(.8 1)" d={WOOL} />
      <path className="d-a" d="M-4 150H28V66H12L113-1 214 66h-16v84h46" />
      <path className="d-s" d="M116 46h32v46h-32z" />
      <path className="d-p d-n" d="M117 78q16-12 30-2v15h-30z" />
      <path className="d-l" strokeWidth="2.6" d="M123 53h0M136 60h0M129 68h0M142 54h0" />
      <path
        className="d-p"
        d="M206 112h44v34h-44zM45 118h7v26h-7zM52 118h7v26h-7zM59 118h7v26h-7zM66 118h7v26h-7zM73 118h7v26h-7z"
      />
      <circle cx="221" cy="129" r="10.5" />
      <path d="M221 129q-6-4 0-8 4 4 0 8 6-3 8 3-5 3-8-3 0 7-7 6 0-6 7-6M236 118v22M210 146v4M232 146v4M198 124h8" />
      <path
        className="d-f"
        d="M46 118q-4-13 13-13 8 0 10 1l1-4 3 3h3l3-3 1 6q1 10-9 10zM49 116q-8 2-4 14l-2 1q-5-14 4-19z"
      />
      {/* Out there. */}
      <path
        className="d-p"
        d="M2 149a11 11 0 1 1 20 0zM5 124a7.5 7.5 0 1 1 15 0 7.5 7.5 0 0 1-15 0z"
      />
      <path
        className="d-m"
        d="M13 124l9 1-9 2zM5 129q8 5 15 0l1 4q-3 1-6 1l2 8h-5l-1-8q-4 0-7-2z"
      />
      <path className="d-f" d="M7 118l-1-9h12l-1 9z" />
      <path strokeWidth="2.2" d="M10 122h0m6 0h0" />
      {/* Who carries. */}
      {face(
        "translate(87 50) scale(1.2)",
        undefined,
        undefined,
        <path className="d-m" d="M0 5q-2-10 9-10t11 7l6 1q0 3-6 2z" />,
      )}
      <path className="d-p" d="M95 73q-10 2-10 12l1 24h25V84q0-9-7-11-4 4-9 0z" />
      <path
        className="d-f"
        d="M86 102h5l2-14h11l2 14h5l5 42q7 1 7 6h-15l-9-30-9 30H76q0-4 5-5l3-24zM105 74l-1 14"
      />
      <g transform="rotate(-6 131 100)">
        <path className="d-m" d="M112 76h36v50h-36z" />
        <path className="d-p" d="M116 80h12v42h-12zM132 80h12v42h-12z" />
        <path d="M118 92l7-7M134 106l7-7M118 98l4-4" />
      </g>
      <path
        className="d-k"
        d="M84 98l2 8q1 4 5 7l17 13q2 5 7 5 5 0 4-4 3-1 2-4l-3-4q-4-3-7-2l-13-10-5-8zM119 126l-4-2M110 88q8-2 8 2 1 2 0 4 0 5-7 4-3-1-3-5t2-5zM113 93h4"
      />
      <path className="d-p" d="M95 73q-10 2-12 14l-2 11 12 3 3-13" />
      <path className="d-l" d="M73 112q2 1.5 4 0M95 95h7M80 147h10M102 147h14" />
      {/* Who guides. */}
      <path className="d-f" d="M173 72q6-2 7 4 1 5-3 7t-6-4z" />
      {face("translate(175 62) scale(-1.1 1.1)")}
      <path className="d-f d-g" d="M156 108h20l2 36q0 6-1 6h-9l-2-26-6 26h-14q0-4 7-6z" />
      <path className="d-k" d="M153 87l-5-1q-6 0-6 3 0 2 1 3 1 4 6 3l4-1zM143 91h5" />
      <path className="d-s" d="M169 81q9 2 9 11l-1 20h-22V93l-3 1-1-6 9-7q5 3 9 0z" />
      <path
        className="d-m"
        d="M154 107q12 4 24 0l1 8q-6 3-14 2l3 16-7 1-2-17-6-2zM158 116l-6 14 5 2 5-15z"
      />
      <path className="d-k" d="M171 101l-1 6-17 5q-5-1-7 2t0 4q2 3 8 2l21-5q3-3 3-14zM146 116h5" />
      <path className="d-s" d="M170 84l-1 16 10 2v-10q-1-8-6-10" />
      <path className="d-l" d="M150 147h8M170 147h6M168 130l4-1" />
    </>,
  ),
  // The line is hook of the key and gate of the garage; the rates get smaller.
  autokredit: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".35" d="M-4 92a46 46 0 1 1 88 20v20H-4z" />
      <path className="d-s d-n" opacity=".6" d="M-4 112q24-30 54-14 20-14 46-2v56H-4z" />
      <path className="d-s d-n" d="M-4 132q36-26 96-8v28H-4z" />
      <path
        className="d-p d-n"
        d="M84 144q-48 0-48-14 0-10 20-15 9-4 11-23 2 20-7 26-14 5-13 12 4 6 37 5z"
      />
      <path className="d-f d-g d-n" d="M-4 150h248v24H-4z" />
      <path className="d-l" strokeWidth="2.6" strokeDasharray="18 12" d="M-8 166h256" />
      <path
        className="d-p d-n"
        d="M76 150q8 0 8-8V60C84 44 78 32 66 23q4-5 10-8C92 6 120 2 156 2c48 0 72 20 72 64v76q0 8 8 8z"
      />
      <path className="d-f d-g" d="M94 150V62q0-48 62-48 62 0 62 54v82z" />
      <path className="d-m" d="M144 30q0-8 12-8t12 8z" />
      <path className="d-l" d="M156 22V14" />
      <path
        className="d-a"
        d="M-4 150H76q8 0 8-8V60C84 30 62 18 50 18 38 18 38 36 50 36 62 36 62 22 76 15 92 6 120 2 156 2c48 0 72 20 72 64v76q0 8 8 8h8"
      />
      <path
        className="d-m"
        d="M50 29a14 14 0 0 1 6 26.7V76h7v7h-7v10l-6 6-6-6V55.7A14 14 0 0 1 50 29zM50 32a5.5 5.5 0 1 0 .1 0z"
      />
      <path d="M50 61v30" />
      <path className="d-a" d="M41 27C41 31.5 44 36 50 36" />
      <path
        className="d-m"
        d="M5 122a10 3 0 0 1 20 0v26a10 3 0 0 1-20 0zm20 0a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0M31 132.4a10 3 0 0 1 20 0V148a10 3 0 0 1-20 0zm20 0a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0m20 5.2a10 3 0 0 1-20 0M57 142.8a10 3 0 0 1 20 0v5.2a10 3 0 0 1-20 0zm20 0a10 3 0 0 1-20 0"
      />
      {/* The dog. */}
      <g transform="translate(7 12.8) scale(.92)">
        <path
          className="d-e"
          fill="var(--on-petrol)"
          d="M129 57q-15-2-18 8l-7 4q-4 2-2 6 3 5 11 4 2 9 8 14zM112 68h.6"
        />
        <path className="d-m d-e" d="M106 79q0 7 4 7 3-1 3-7z" />
        <path className="d-f d-e" d="M101 70a2 2 0 1 0 4 0zM116 61q10-3 10 6-2 8-6 10-6-3-4-16z" />
        {/* The car. */}
        <path
          className="d-f"
          d="M116 138h20v18q0 4-4 4h-12q-4 0-4-4zM188 138h20v18q0 4-4 4h-12q-4 0-4-4z"
        />
        <path
          className="d-m"
          d="M114 110l15-51q3-9 13-9h40q10 0 13 9l15 51zM114 107h-7q-5 0-5-5t5-5h9zM210 107h7q5 0 5-5t-5-5h-9z"
        />
        <path className="d-p" d="M123 107l13-44q2-6 8-6h36q6 0 8 6l13 44z" />
        <path className="d-f" d="M139 66q-8 18-5 32h11l2-12z" />
        {face("translate(137 66) scale(1.15)", "", undefined, LAUGHTER)}
        {face("translate(187 67) scale(-1.15 1.15)", "", undefined, LAUGHTER)}
        <path className="d-s" d="M160 112q-1-19 12-23 4 4 8 0 14 4 13 23z" />
        <path className="d-f d-g" d="M130 112q0-20 14-24 4 4 8 0 12 4 12 24z" />
        <path strokeWidth="2.6" d="M164 108a15 14 0 0 1 30 0" />
        <path
          className="d-k"
          d="M161 109l1-8q1-5 5-5 5 1 5 5l-2 8zM197 109l-1-8q-1-5-5-5-5 1-5 5l2 8z"
        />
        <path
          className="d-m"
          d="M108 150v-28q0-14 14-16 40-6 80 0 14 2 14 16v28q0 4-4 4h-100q-4 0-4-4zM130 110q32-5 64 0"
        />
        <path
          className="d-e"
          fill="var(--on-petrol)"
          d="M132 124a8 8 0 0 1-16 0 8 8 0 0 1 16 0zM208 124a8 8 0 0 1-16 0 8 8 0 0 1 16 0zM120 121q2-3 5-2M196 121q2-3 5-2M118 92l-8 2q-4 1-4 4t5 3l5-1M107 98h4"
        />
        <path className="d-p" d="M106 139h112q3 0 3 4t-3 4H106q-3 0-3-4t3-4z" />
        <path className="d-p" d="M148 136h28v11h-28z" />
        <path className="d-f" d="M144 118h36q2 7-4 10h-28q-6-3-4-10z" />
        <path className="d-l" d="M147 122h30" />
      </g>
    </>,
  ),
  // The line is roof, cable and car; the last panel is just being laid.
  photovoltaik: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".35" d="M156 28a40 40 0 1 1 80 0 40 40 0 0 1-80 0z" />
      <path
        className="d-s d-n"
        opacity=".6"
        d="M110 112q26-34 62-30 12-10 30-8 20 2 42 10v72H110z"
      />
      <path className="d-p d-n" d="M207 100V82l12-10 12 10v18z" />
      <path className="d-m d-n" d="M203 84l16-14 16 14zM216 90h6v10h-6z" />
      <path
        className="d-s d-n"
        d="M126 116q12-10 26-4 12-18 28-12 10 4 10 4 24-12 54 0v48H126zM-4 112q14-8 24 6v34H-4zM-4 150h248v24H-4z"
      />
      <path className="d-p d-n" opacity=".6" d="M101 150h20l6 24H92z" />
      <circle className="d-m" cx="196" cy="28" r="16" />
      <path className="d-p d-n" d="M16 86h114v64H16z" />
      <path className="d-s d-n" d="M4 86l26-64h86l26 64z" />
      <path d="M16 150h216M62 62h26M62 74h26M151 150v-38" />
      <path
        className="d-m"
        d="M159 103a3.2 3.2 0 0 1-2.3 5.7 3.2 3.2 0 0 1-5.7 2.3 3.2 3.2 0 0 1-5.7-2.3 3.2 3.2 0 0 1-2.3-5.7 3.2 3.2 0 0 1 2.3-5.7 3.2 3.2 0 0 1 5.7-2.3 3.2 3.2 0 0 1 5.7 2.3 3.2 3.2 0 0 1 2.3 5.7z"
      />
      <path className="d-f" d="M147.5 103a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0z" />
      <path className="d-m d-n" d="M166 142v-20l9-20h31l13 17 11 4q4 1 4 8v11z" />
      <path d="M166 122v20h66" />
      <path className="d-s" d="M151 150q-9 0-10-8 9 0 10 8 0-8 9-10 1 9-9 10z" />
      <path className="d-p" d="M176 120l6-14h10v14zM198 120v-14h7l10 14z" />
      <path className="d-f d-g" d="M62 28h48l10 23H63zM90 54h31l10 25H92z" />
      <path className="d-l" d="M78 28l3 23M94 28l7 23M106 54l5 25M63 40h52M91 66h35" />
      <path
        className="d-a"
        d="M-4 150H16V86H4L30 22H116L142 86H130V114c0 24 10 30 18 24 8-5 2-16 14-16h5l8-19q1-2 3-2h26q2 0 4 2l11 16 11 4q4 1 4 8v11q0 8 6 8h8"
      />
      <path className="d-m" d="M101 150V92h20v58zM124 104h12v18h-12z" />
      <path d="M116 124h0M195 106v36M128 110h4M198 125h5M106 98h10v14h-10z" />
      <path
        className="d-f"
        d="M168 142a8 8 0 0 0 16 0 8 8 0 0 0-16 0M209 142a8 8 0 0 0 16 0 8 8 0 0 0-16 0M82 21q-3-12 11-12 8 0 10 1l1-4 4 3h3l3-3 1 7q0 8-7 8zM86 20q-8 2-5 14l-2 1q-5-14 4-19z"
      />
      <path
        strokeWidth="2.2"
        d="M21 159l2-85M60 159l-5-87M21 150h38M22 141h37M22 132h36M22 122h36M22 112h35M23 102h34"
      />
      {/* Who lays it. */}
      <path
        className="d-f"
        d="M29 92h22l8 16q2 4-1 6l-5 5q6 0 6 4H43l-1-3 4-10-6-4-3 23q7 1 7 5H27z"
      />
      {face(
        "translate(31 34) scale(1.2)",
        undefined,
        undefined,
        <path className="d-m" d="M0 3q0-9 9-9t10 8h4v2H-1z" />,
      )}
      <path className="d-p" d="M40 57q-12 2-12 13l1 24h23l1-16 4-6-1-6q-3-8-9-9-4 4-8 0z" />
      <path className="d-m" d="M28 91h25v5H28z" />
      <g transform="rotate(-12 76 68)">
        <path className="d-m" d="M63 54h26v28H63z" />
        <path className="d-f d-g" d="M66 57h20v22H66z" />
        <path className="d-l" d="M72.5 57v22M79.5 57v22M66 64h20M66 72h20" />
      </g>
      <path
        className="d-k"
        d="M53 70l8-2q-1-5 3-6 4 0 3 3 3 1 1 3 1 4-4 5l-9 3zM29 85l3 4q4 3 11 1l19-5q4 2 8-1 2-1 0-3 2-2 0-3 0-3-4-3-4 0-6 4l-18 3z"
      />
      <path className="d-p" d="M37 58q-11 2-11 15l2 13 11-3-2-12" />
      <path className="d-l" d="M29 129h9M45 120h10M105 16q2 1.5 4 0" />
      {/* Who helps. */}
      <g transform="translate(5 8)">
        <path
          className="d-f"
          d="M95 104q8 2 6 16l-4-1q0-8-5-9zM80 146v4h-7q0-4 7-4zM91 146v4h-7q0-4 7-4z"
        />
        <path className="d-k" d="M76 138h4v9h-4zM87 138h4v9h-4z" />
        <path className="d-p" d="M69 107l-8-10q-5 0-6-5l4 2 3-3-2-4q5 0 5 6l8 10z" />
        <path className="d-k" d="M84 115l-9-9q1-4-2-6-4-1-6 3t4 6l7 12zM68 105l4-3M71 108l3-3" />
        <path className="d-m" d="M80 114q-2 4-3 10l-5 16q11 4 23 0l-4-16q2-7-3-12z" />
        <path className="d-k" d="M87 119q1-5 6-1l4 11q0 4-3 4-3 0-4-3z" />
        {face("translate(95 93) scale(-1 1)")}
      </g>
    </>,
  ),
  // Three threads in, one ball, one line out.
  umschuldung: draw(
    grid,
    <>
      <path className="d-m d-n" opacity=".3" d="M-4-9h248v160H-4z" />
      <path className="d-s d-n" d="M-4 150h248v24H-4z" />
      <path className="d-m d-n" opacity=".4" d="M-4 96h248v54H-4z" />
      <path className="d-p" d="M156-16h42v64h-42z" />
      <path className="d-s d-n" d="M156 36q18-18 42-6v18h-42z" />
      <path d="M156-16v64h42v-64M177-16v64M156 16h42M151 48h52M92 12h56M98 12v4M142 12v4M84 142H-4M218 142h26" />
      <path className="d-p" d="M8 2l22-4 5 28-22 4zM6 42l23 1-1 29-23-1zM10 84l22 5-6 28-22-5z" />
      <path className="d-s" d="M98-16h8v28h-8zM112-16h7v28h-7z" />
      <path className="d-f d-g" d="M106-16h6v28h-6z" />
      <path className="d-m" d="M129 1h13l-2 11h-9z" />
      <path className="d-s" d="M135 1q-9-2-9-12 9 2 9 12 0-10 9-12 1 10-9 12z" />
      <path d="M14 9l10-2M15 16l12-2M10 52h12M10 60h12M14 96l10 2M12 104l12 3" />
      <path className="d-f" d="M112 116h32l-2 29q6 1 6 5h-15l-4-24-4 24h-15q0-4 5-5z" />
      <path className="d-s" d="M121 60q-14 2-16 18l-2 34h54l-5-34q-2-16-17-18-6 5-14 0z" />
      <path className="d-p" d="M121 58q-3 3-2 6 5 0 9 4 4-4 9-4 0-3-3-6-6 4-13 0z" />
      {face("translate(112 30) scale(1.4)", undefined, "d-n", WHITE_HAIR)}
      <path className="d-f d-n" transform="translate(112 30) scale(1.4)" d={GLASSES} />
      <path className="d-p" d="M90 112h128v6H85q0-6 5-6zM184 118h32v32h-32z" />
      <path d="M18 161h40M92 164h62M186 159h30M184 134h32M198 126h4M198 142h4" />
      <circle className="d-m d-n" cx="180" cy="97" r="14" />
      <path
        className="d-a"
        d="M-4 150H78q6 0 6-6V118q0-6 6-6H180a14.5 14.5 0 1 0-14.5-14.5a13 13 0 0 0 26 0c0-28 8-42 22-42 12 0 18 22 18 42v40q0 12 8 12h5"
      />
      <path d="M168 92q10 4 12 18M172 86q13 4 16 18" />
      {/* What goes through his hand. */}
      <path d="M33 14q26-2 34 24t-12 26-14-18 30-6 8 32 12 8M29 58q18-16 32-2t0 24-18-8 26-14 23 24M28 105q24 8 32-10t-10-24-8 20 26 8 4 22q-8 4-8-6t8-16 18-18" />
      <path
        className="d-s"
        d="M88 90l3 17q2 5 8 5 6-1 8-8l7-18-5-17q-6 4-9 22zM169 90l-3 17q-2 5-8 5-6-1-8-8l-7-18 5-17q6 4 9 22z"
      />
      <path d="M89 95l10 1M168 95l-10 1M99 80q29 14 59 0M99 83q29 14 59 0M98 86q30 14 60 0" />
      <path
        className="d-k"
        d="M89 91q-4-6-3-11 1-4 5-3h6q4 1 3 4 1 6-3 10zM93 80h6M93 83h6M93 86h5M168 91q4-6 3-11-1-4-5-3h-6q-4 1-3 4-1 6 3 10zM164 80h-6M164 83h-6M164 86h-5"
      />
      {/* One letter. */}
      <path className="d-p" d="M203 58h20v30h-20z" />
      <path className="d-m" d="M210 51h6v11h-6z" />
      <path d="M208 69h10M208 75h10M208 81h5" />
      <path
        className="d-f"
        d="M38 150q-3-20 8-29l-2-11 5 4h6l5-4v10q0 5-5 7l3 4 8-9 4 3-7 13q1 6-1 12zM40 150q-16 2-16-9 0-4-4-5l2-3q6 1 6 8 0 6 12 4z"
      />
      <path className="d-l" strokeWidth="2" d="M50 119h0m6 0h0" />
    </>,
  ),
};
