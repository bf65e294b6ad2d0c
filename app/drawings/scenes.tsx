/** What stands beside a page's heading, and in its dark band. */
import { draw } from "./drawing";
import { face, head } from "./people";

const sheet = "0 0 320 168";
/** What a page begins with: as wide as what is drawn, down to the line. */
const headSheet = "18 0 297 168";

/* The line of each runs on far beyond its sheet, for where it comes in from the edge of the page. */

/** What would cost one everything is dry under the umbrella; a telephone may get wet, and a hand that wants to. */
export const UnderUmbrella = /* @__PURE__ */ draw(
  headSheet,
  <>
    <path className="d-s d-n" opacity=".6" d="M50 168a100 100 0 0 1 200 0z" />
    <path
      className="d-s d-n"
      opacity=".6"
      d="M24 44q-8-2-7-11 2-8 11-7 4-14 18-10 10-7 17 2 14-4 16 8v18z"
    />
    <path
      className="d-f d-g"
      d="M220 48V30q4-14 18-10 6-14 22-9 12-7 20 4 14-4 17 8 13 0 13 12 0 13-12 13z"
    />
    <path
      className="d-s"
      d="M38 70C44 32 94 12 150 12s106 20 112 58q-28-16-56 0-28-16-56 0-28-16-56 0-28-16-56 0zM292 167q-1-11 8-13 12 0 12 13z"
    />
    <path className="d-m" d="M94 70q10-42 56-58 46 16 56 58-28-16-56 0-28-16-56 0z" />
    {/* The house. */}
    <path className="d-p" d="M104 100V84h12v26M62 168v-54l30-26 30 26v54z" />
    <path className="d-f" d="M92 80L52 115l6 6 34-29 34 29 6-6z" />
    <path
      className="d-m"
      d="M68 168v-26q8-8 16 0v26zM93 128h23v20H93zM97 108a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
    />
    <path className="d-f" d="M97 148q-1-6 2-9-2-3-1-8l4 3h4l4-3q1 5-1 8 3 3 2 9z" />
    <path className="d-l" strokeWidth="2.4" d="M101 140h0m6 0h0" />
    <path className="d-s" d="M90 148h29v7H90zM62 168H42q-4-10 4-12 2-8 9-6 7 1 7 9z" />
    <path d="M79 156h0M98 162h12" />
    {/* Outside. */}
    <g transform="translate(290 166.5) rotate(28)">
      <path className="d-p" d="M0 0h-15v-26h15z" />
      <path className="d-f d-g" d="M-12-23h9v17h-9z" />
      <path className="d-l" d="M-8-23l2 6-4 3 4 3-2 5m2-11l3-1" />
    </g>
    <path className="d-s" d="M242 167.5q2-6 13-6h32q12 0 14 6z" />
    {/* Who matters: she holds, the child has to know how wet it is. */}
    <path
      className="d-f"
      d="M164 142h13v20h-10zM182 142h13v20h-10zM219 148h9v12h-9zM235 153l3-8.5 15 5.5-3 8z"
    />
    <path
      className="d-m"
      d="M164 157h13v4q7 1 7 6.5h-20zM184 157h12v4q7 1 7 6.5h-19zM217 157h12v4q6 1 6 6.5h-18zM248 158.6l3.7-10.3 3.8 1.4q3-5.4 8.8-3.8l-6 16.5z"
    />
    <g transform="rotate(4 180 168)">
      <path className="d-f" d="M171 84a7 7 0 1 1-12 5 7 7 0 0 1 12-5z" />
      {face("translate(168 84) rotate(6) scale(1.2)")}
      <path
        className="d-s"
        d="M172 105q-8 3-8 13v14l-7 16q21 7 43 0l-5.5-14q2 1.5 4 1l6.5-6-10-14q-2-8-11-10-6 5-12 0zM181.5 121l7 8q3 4 6 5"
      />
      <path d="M179 132v19M186 141h7M164 139h7" />
      <path className="d-m" d="M170 105q9 4 17 0 3 6-2 9-3 2-7 2l-1 15-9-1 3-16q-2-4-1-9z" />
    </g>
    {face("translate(217 108) rotate(6) scale(1.1)")}
    <path
      className="d-m"
      d="M223 130q-4 0-7 3l-7 6 4.5 6 4-2-3.5 12q16 5 30-3l-3-13 17-11-5-8-17 11q-2-2-5-1-3 3-6 0zM216 110q1-12 14-12 11 1 12 11l6 3q-1 4-5 3l-22-2q-3 7-10 6 4-3 5-9z"
    />
    <path
      className="d-k"
      d="M251 121l2-5q2-4 7-4l6-1q2 2-1 4l-3 1q5 1 3 3l-4 2q-1 5-6 6zM209 139q-4 0-5 4 3 4 9.5 2z"
    />
    <path d="M228 133l-1 21M233 142h5M217 143l2-6" />
    <path
      className="d-s"
      d="M267 91q7 9 0 11-7-2 0-11zM271 158q8-4 5-9-6-1-5 9zM268 141q5-6 1-10-5 2-1 10z"
    />
    <path d="M130 168h40M284 58l-5 10m18-10l-5 10m18-10l-5 10m-16 12l-5 10m18-10l-5 10m18-10l-5 10m-24 12l-5 10m18-10l-5 10m18-10l-5 10M30 62l-5 10m1 14l-5 10m19-10l-5 10m-5 14l-5 10m1 14l-5 10m19-10l-5 10" />
    <path
      className="d-a"
      d="M-2000 168h2130q20 0 20-20V70M2320 168H170q-20 0-20-20M150 12V5M38 70C44 32 94 12 150 12s106 20 112 58"
    />
    <path className="d-s" d="M170 109q-7 1-9 8l-2 6q-1.5 3-3 0l-1.5-5-8 3.5 5 13q4 6 9.5 0l9-14" />
    <path
      className="d-k"
      d="M147 121q-4-3-3.5-8 .5-6 5-6.5 6-.5 7 4 .5 4-1.5 8zM201.5 137l6-5.5q4 3 4 8-1 4-5 4.5-5-1-5-7zM144 111h4m-4 4h4M155 112q-4 0-4 3M204 143l1-4M208 144v-4"
    />
  </>,
);

/** The house weighs no more than what those have who want it. */
export const Balanced = /* @__PURE__ */ draw(
  headSheet,
  <>
    <path className="d-m d-n" opacity=".6" d="M104 168a80 80 0 1 1 140 0z" />
    <path
      className="d-s d-n"
      d="M20 168q16-30 62-30 30 0 60 30zM194 168q30-10 68-10 36 0 56 10zM132 168l28-51.5 28 51.5z"
    />
    {/* The house. */}
    <path className="d-p" d="M92 40V14h16v36M42 116V64l40-34 40 34v52z" />
    <path className="d-s" d="M56 24h52l24 42H32z" />
    <path d="M50 37q8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0M42 50q8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0M100 9q1-5 7-4t11-1M152 36q6-7 10 0 4-7 10 0M174 22q6-7 10 0 4-7 10 0" />
    <path className="d-m" d="M50 116V88q9-9 18 0v28zM80 78h30v20H80zM125 104h20l-3 12h-14z" />
    <path className="d-p" d="M80 78h11q-1 8-11 10zM110 78H99q1 8 11 10z" />
    <path d="M95 78v15M63 102h0M78 110h12M132 168h56" />
    <path
      className="d-s"
      d="M78 98q2-7 9-4 4-6 8 0 5-6 9 0 7-3 8 4zM76 98h38v7H76zM136 104q-12-4-10-20 10 4 10 20 0-12 9-15 3 12-9 15z"
    />
    {/* What they have. */}
    <path
      className="d-m"
      d="M155.5 83.8a8.5 2.8 0 0 1 17 0V112a8.5 2.8 0 0 1-17 0zm17 0a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0M179.5 93.2a8.5 2.8 0 0 1 17 0V112a8.5 2.8 0 0 1-17 0zm17 0a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0m17 4.7a8.5 2.8 0 0 1-17 0M185.2 69.6a8.5 2.8 12 0 1 16.6 3.5l-.8 3.8a8.5 2.8 12 0 1-16.6-3.5zm16.6 3.5a8.5 2.8 12 0 1-16.6-3.5"
    />
    {/* The dog. */}
    <path
      className="d-f"
      d="M74 164q-9 1-10-9 5 5 11 1 1-9 7-14 4-5 5-11 1-7 8-7 5 0 7 4l8 3q2 3 0 5-3 3-8 2l-3 2q-1 7 0 13l1 11q5 0 5 4H74z"
    />
    <path className="d-l" d="M91 131q-5 5-1 11M98 130h0M92 154q0 7 4 9" />
    {/* They sit on the line: one leg hangs behind it, one before it. */}
    <path className="d-f" d="M223 112h13v29h-12z" />
    <path className="d-k" d="M283 112h10v30h-9z" />
    <path className="d-p" d="M224 139h12v9h-19q0-6 7-9z" />
    <path className="d-f" d="M285 140h9v9h-16q0-6 7-9z" />
    <path className="d-a" d="M-2000 168h2132l28-51.5 28 51.5h2132M22 116h296" />
    {face("translate(254 44) scale(-1.2 1.2)")}
    <path className="d-s" d="M236 64q-12 3-12 16l1 34h34V81q-1-14-12-17-5 5-11 0z" />
    <path className="d-f" d="M258 102h-40q-15 0-15 14v28h14v-24q0-5 4-5h37q8 0 8-7 0-6-8-6z" />
    <path className="d-p" d="M203 142h14v9h-21q0-6 7-7z" />
    <path className="d-k" d="M208 71l-4-5q-4-2-8 0-2 3 1 5l0 4q3 3 7 3z" />
    <path
      className="d-s"
      d="M236 69q-8 2-10.5 9l-1.5 5q-1 3-3.5.5L209 69l-7 6 17 21q5.5 5.5 11.5 0l8-15M238 96h8"
    />
    <path className="d-k" d="M261 73l-6-5q-6-2-8 2-1 3 2 4l3 4q4 3 8 1zM249 74l5-2M253 77l3-2" />
    <path className="d-f" d="M301 54q9 4 6 14-2 7 1 11-12 1-12-9z" />
    {face("translate(300 48) rotate(-4) scale(-1.2 1.2)")}
    <path className="d-p" d="M282 69q-10 2-11 14l2 26h30V84q-1-12-11-15-5 5-10 0z" />
    <path className="d-k" d="M262 114h10l3 30h-9z" />
    <path className="d-m" d="M300 102h-26q-14 0-15 14l-2 13h18l1-9q0-5 5-5h20q7 0 7-7 0-5-8-6z" />
    <path className="d-f" d="M266 142h9v9h-18q0-6 9-9z" />
    <path
      className="d-p"
      d="M284 74q-7 0-9.5 7l-1.5 4q-1.5 2.5-3.5 0L264 71l-8 5 10 18q4.5 5 10.5 1l9-12M295 76q7 2 9 10l6 21-8 3-9-20"
    />
    <path className="d-k" d="M302 110l8-3q6 2 8 5 1 3-2 3h-12q-3 0-2.5-2.5zM311 111l4 1.5" />
  </>,
);

/** Where the line is broken off, a footbridge leads on. Its line runs on to the edges of the page. */
export const Footbridge = /* @__PURE__ */ draw(
  "0 60 320 108",
  <>
    <path className="d-s d-n" d="M36 168c10-48 60-60 76 0zM208 168c14-64 80-72 92 0z" />
    <path className="d-s d-n" d="M112 168h96l-12 32h-72z" />
    <path d="M112 168l10 26M208 168l-10 26M132 184q7-5 14 0t14 0 14 0 14 0M142 194q6-4 12 0t12 0 12 0" />
    <path className="d-m" d="M92 168q68-52 136 0h-16q-52-36-104 0z" />
    <path d="M104 159.5V132M132 146v-29M160 141v-28M188 146v-29M216 159.5V132M104 132q56-40 112 0" />
    <path className="d-a" d="M-2000 168H92M228 168H2320" />
    <path className="d-p" d="M252 120h36l8 8-8 8h-36z" />
    <path d="M268 168v-32M260 128h20" />
    <path className="d-s" d="M62 168v-30M62 144q-22-2-22-24 0-24 22-30 22 6 22 30 0 22-22 24z" />
  </>,
);

/* The line is an arch around what stands in it. */
const archGround = <path className="d-s d-n" d="M84 168V92a76 76 0 0 1 152 0v76z" />;
const archLine = (
  <>
    <path d="M66 168.3h188" />
    <path className="d-a" d="M-2000 168H66q18 0 18-18V92a76 76 0 0 1 152 0v58q0 18 18 18h2066" />
  </>
);

/** Who lives here: the name at the door. */
export const Doorplate = /* @__PURE__ */ draw(
  sheet,
  <>
    {archGround}
    <path className="d-m" d="M128 160V92q32-30 64 0v68z" />
    <path
      className="d-p"
      d="M112 160h96v8h-96zM142 94q18-14 36 0v22h-36zM92 104h28v20H92zM40 152h24l-3 16H43zM204 116l3-14h12l3 14z"
    />
    <path
      className="d-s"
      d="M52 152q-18-8-16-32 18 8 16 32zM52 152q-4-26 12-38 10 24-12 38zM108 138a5 5 0 1 0-.1 0"
    />
    <path
      className="d-f"
      d="M184 134a2 2 0 1 0 .1 0M262 168q-3-17 6-23-3-2-2-6v-9l5 4h5l5-4v9q0 4-3 6 8 6 6 23zM281 161q4 1 8-1 3-2 0-7-3-3 0-5 5 1 6 8 1 12-14 12z"
    />
    <path d="M160 88v28M142 105h36M146 130h28v8h-28zM98 111h16M98 117h10M213 102v-6q0-6 6-6h17" />
    <path className="d-l" d="M269 139h0m8 0h0M271 168v-8" />
    {archLine}
  </>,
);

/** What was sent is closed, and whose it is has the key. */
export const SealedLetter = /* @__PURE__ */ draw(
  sheet,
  <>
    <path className="d-s d-n" d="M84 168V84l76-62 76 62v84z" />
    <path className="d-p" d="M108 86h104v66H108z" />
    <path d="M108 152l38-36M212 152l-38-36M108 86l52 42 52-42M84 168.3h152" />
    <path className="d-m" d="M144 124a16 16 0 1 1 32 0 16 16 0 0 1-32 0z" />
    <path className="d-f" d="M157 132l1-8a4 4 0 1 1 4 0l1 8z" />
    <g transform="translate(418 0) scale(-1 1)">
      {head("translate(136 72)")}
      <path
        className="d-m"
        d="M137 92q-7 2-8 8l2 34h26v1h7l-3-35q-1-6-8-8-8 5-16 0zM152 107l5 28M137 92l-10-15-6 4 8 19M132 58a11 11 0 1 0-22 0 11 11 0 0 0 22 0zM121 53a4 4 0 1 1-.1 0zM118 47V21h6v5h7v5h-7v4h5v5h-5v7z"
      />
      <path className="d-f" d="M131 134h28l2 30q5 0 5 4h-15l-6-24-6 24h-15q0-4 5-4z" />
      <path
        className="d-k"
        d="M121 81q-5-4-5-10 1-6 7-6t7 6q0 4-3 6zM120 66v4M123 65v5M126 66v4M158 135q0 8 3 8t3-8z"
      />
    </g>
    <path className="d-a" d="M-2000 168H84V84l76-62 76 62v84h2084" />
  </>,
);

/** What one gets before anything else, beside the glasses that read it. */
export const FirstSheet = /* @__PURE__ */ draw(
  sheet,
  <>
    {archGround}
    <path className="d-p" d="M122 168V52h56l20 20v96z" />
    <path className="d-s" d="M178 52v20h20z" />
    <path className="d-m" d="M134 84h20v20h-20zM34 142h26v20q0 6-6 6H40q-6 0-6-6z" />
    <path d="M134 68h30M162 88h24M162 98h18M134 116h52M134 126h52M134 136h36M60 146q8 0 6 7-2 6-6 6M43 134q-4-5 0-10t0-10M52 134q-4-5 0-10t0-10" />
    <path
      className="d-p"
      d="M274 157a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM304 157a11 11 0 1 1-22 0 11 11 0 0 1 22 0z"
    />
    <path d="M274 154q4-4 8 0M252 154l-6-12M304 154l4-12" />
    <path className="d-a" d="M134 152q8-12 12-4t10-2 10 0h20" />
    {archLine}
  </>,
);

/** It ends in the middle of the line, half of whose width its place leaves below. */
const bandSheet = "3 -42 148 148";

/** Both stand on the line, which goes from edge to edge, and under it: it is a house around them, too. */
const room = <path className="d-s d-n" d="M4 106V18l73-56 73 56v88z" />;
const shelf = <path className="d-a" d="M-3000 106H2000M4 106V18l73-56 73 56v88" />;

/** What stands in a cupboard for years: the cat knows that nobody will want it. */
export const Binders = /* @__PURE__ */ draw(
  bandSheet,
  <>
    {room}
    <path d="M126 1v20M119 16l4 5-6 0M118 29l5-4M133 16l-4 5 6 0M134 29l-5-4" />
    <path className="d-f" d="M130 23a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
    <path className="d-p" d="M74 24l-2-22 18-4 4 24zM12 106V28h26v78z" />
    <path className="d-s" d="M84 20l2-15 14 2-2 17z" />
    <path className="d-m" d="M38 106V28h26v78z" />
    <path className="d-f d-g" d="M76 106L66 24l26-3 10 82z" />
    <path
      className="d-p"
      d="M73 36l14-2 2 20-14 2zM44 44h14v20H44zM18 52h14v16H18zM54 88a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM28 88a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM92 86a3 3 0 1 0-6 1 3 3 0 0 0 6-1z"
    />
    <path d="M48 51h6M48 57h6M78 42l6-1" />
    <path
      className="d-f"
      d="M27 27q-10 0-8-8 3-11 20-11 8 0 11 4l1-6 5 4h3l5-4 1 9q4 3 1 8-1 4-7 4zM26 29q-2 8 2 14-1 4-5 2-4-2-5-11-2-10 5-14z"
    />
    <path className="d-l" d="M52 19q2 2 4 0m4 0q2 2 4 0" />
    <path
      className="d-p"
      d="M113 80l-6-20 10-3 8 22zM124 80V50l4 3 4-3 4 3 4-3v30zM110 80h32v26h-32z"
    />
    <path d="M129 60h6M129 67h6" />
    <path className="d-m" d="M106 76h40v9h-40z" />
    <path className="d-p" d="M116 76h12v23l-3-3-3 3-3-3-3 3z" />
    <path d="M120 83h4M120 90h4" />
    {shelf}
  </>,
  "d d-w",
);

/** Offers of several banks: one is pulled out and wears the glasses; there is a cup for each of the two. */
export const Offer = /* @__PURE__ */ draw(
  bandSheet,
  <>
    {room}
    <path className="d-p" d="M22 104L10 32l32-6 12 74z" />
    <path className="d-s" d="M18 40l10-2 2 11-10 1z" />
    <path className="d-p" d="M36 104l2-88 30 1-2 87z" />
    <path className="d-f d-g" d="M44 36l6-10 6 10z" />
    <path d="M45 45h12M45 53h12M20 58l11-2" />
    <path className="d-k" d="M122 33l-14-1-10 10v10l8 2 16-1z" />
    <path className="d-p" d="M56 100L68-6l30 3 11 14-14 90z" />
    <path className="d-s" d="M98-3l-2 12 13 2z" />
    <path className="d-m" d="M68 54l9 1-3 26-9-1zM82 44l9 1-5 36-9-1z" />
    <path d="M74 6l12 1" />
    <path
      className="d-p"
      d="M82 24a7 7 0 1 1-14-1 7 7 0 0 1 14 1zM103 26a7 7 0 1 1-14-1 7 7 0 0 1 14 1z"
    />
    <path d="M82 23q4-3 7 1M73 25l4-4M94 27l4-4" />
    <path className="d-m" d="M150 26l-26 6 2 24 24-1zM10 72h90l-3 34H13z" />
    <path className="d-p" d="M124 31l-6 1 2 24 6-1zM42 80h26v12H42z" />
    <path className="d-k" d="M117 40l-8-1-10 4q-3 3 0 5h3l8-3 3 2" />
    <path d="M107 50h6M138 42l7 2" />
    <path className="d-p" d="M109 82h14v18q0 6-5 6h-4q-5 0-5-6z" />
    <path className="d-f d-g" d="M127 82h14v18q0 6-5 6h-4q-5 0-5-6z" />
    <path d="M141 86q6 0 6 5t-6 5M109 86q-6 0-6 5t6 5" />
    <path className="d-l" d="M116 76q-3-3 0-6t0-6M134 76q-3-3 0-6t0-6" />
    {shelf}
  </>,
  "d d-w",
);
