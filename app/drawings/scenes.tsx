import { draw } from "./drawing";

const sheet = "0 0 320 200";

/* The line of each runs on far beyond its sheet, for where it comes in from the edge of the page. */

/** The sage world: those who matter, dry under the arc. */
export const InsuranceScene = draw(
  sheet,
  <>
    <path className="d-s d-n" d="M36 168v-42c0-60 46-94 100-94s104 34 104 94v42z" />
    <path d="M28 168h220" />
    <path
      className="d-a"
      d="M-2000 168H14q14 0 14-16v-30C28 54 80 20 138 20s110 34 110 102v30q0 16 14 16h2058"
    />
    <path className="d-p" d="M48 168v-62l34-34 34 34v62z" />
    <path d="M38 112l44-44 44 44M102 84V66h10v28" />
    <path className="d-m" d="M56 168v-32q10-9 20 0v32zM86 122h20v20H86z" />
    <path d="M96 122v20M86 132h20M82 146h28M70 152h0" />
    <path className="d-f" d="M142 130h26l4 34h6v4h-16l-7-26-7 26h-16v-4l6-1z" />
    <path
      className="d-k"
      d="M150 72l-16-9q-4-2-4-6v-8q0-3 3-3t4 3v5l16 7zM160 72l16-9q4-2 4-6v-8q0-3-3-3t-4 3v5l-16 7z"
    />
    <path className="d-m" d="M146 66q9-4 18 0l3 22h-24z" />
    <path className="d-p" d="M143 98q12-6 24 0l4 36h-32z" />
    <path className="d-s" d="M138 84q8-2 8 8v14h-7zM172 84q-8-2-8 8v14h7z" />
    <path
      className="d-p"
      d="M144 99q-14 4-15 13-1 8 7 7l10-8-4-6-6 4q0-2 6-4zM166 99q14 4 15 13 1 8-7 7l-10-8 4-6 6 4q0-2-6-4z"
    />
    <circle className="d-k" cx="155" cy="86" r="10.5" />
    <path className="d-f" d="M144 85q-1-10 11-10t11 10q-8 0-12-4-3 4-10 4z" />
    <circle className="d-k" cx="155" cy="54" r="10" />
    <path className="d-f" d="M145 53q-2-12 10-12t10 12q-6-1-9-6-3 5-11 6z" />
    <path d="M196 152v16h-5M210 152v16h5M222 168v-36" />
    <path className="d-p" d="M195 108q8-4 16 0l8 46q-16 5-32 0z" />
    <path
      className="d-p"
      d="M195 110q-10 8-9 18 0 6 5 7l12 2q4 0 4-4t-4-4l-8-1q0-5 5-9zM211 110q12 8 14 18 1 5-3 5t-5-4q-1-5-6-9z"
    />
    <circle className="d-k" cx="203" cy="96" r="10.5" />
    <path
      className="d-m"
      d="M192 97q-3-13 11-13t11 13q-4 0-8-5-6 4-14 5zM210 82a5 5 0 1 1-12 0 6 6 0 0 1 12 0z"
    />
    <path
      className="d-e"
      d="M151 55h0M159 55h0M152 59q3 3 6 0M151 88h0M159 88h0M152 92q3 2 6 0M199 98h0M207 98h0M200 102q3 2 6 0"
    />
    <path
      className="d-s"
      d="M266 52q-8-2-6-12 2-8 12-6 4-14 18-10 12-8 18 6 10 2 8 12-2 10-10 10z"
    />
    <path d="M268 64l-6 12m22-12l-6 12m22-12l-6 12m-20 12l-6 12m22-12l-6 12m22-12l-6 12m-18 12l-6 12m22-12l-6 12" />
  </>,
);

/** The amber world: a plan between two, a house going up, the key already on the hook. */
export const FinanceScene = draw(
  sheet,
  <>
    <path className="d-m d-n" d="M168 168V96l-14-2 78-74v148zM12 168c8-96 138-104 148 0z" />
    <path className="d-s d-n" d="M226 168V26l6-6 78 74h-16v74z" />
    <path d="M168 168h128M184 168V90M204 168V70M172 108h36M172 138h36M204 108l-20 30" />
    <path
      className="d-p"
      d="M218 154h26v14h-26zM228 140h26v14h-26zM218 126h26v14h-26zM228 112h24v14h-24zM218 98h26v14h-26zM228 84h22v14h-22zM218 70h24v14h-24zM222 56h20v14h-20z"
    />
    <path className="d-m" d="M264 104h18v28h-18z" />
    <path d="M273 104v28M264 117h18M260 137h26M280 154h14M272 145h8" />
    <path
      className="d-a"
      d="M-2000 168H168V96h-14c-12 0-12-16-2-16 8 0 8 10 2 14l78-74 78 74h-16v74h2032"
    />
    <path className="d-m" d="M148 92q9 2 9 10-1 6-6 8v20l-4 4-4-4v-20q-5-2-5-9 1-9 10-9z" />
    <path d="M147 99h0M151 120h5v6h-5" />
    <path
      className="d-f"
      d="M42 136h10v31H36v-3l6-2zM56 136h10v26l6 2v3H56zM92 136h10v31H86v-3l6-2zM106 136h10v26l6 2v3h-16z"
    />
    <circle className="d-k" cx="54" cy="87" r="11" />
    <circle className="d-k" cx="104" cy="87" r="11" />
    <path
      className="d-f"
      d="M43 87q-2-14 11-14t11 13q-7 0-11-6-4 6-11 7zM93 98q-6-4-3-13 4-10 14-10t14 10q3 9-3 13 1-7 0-12-7 1-11-5-4 6-10 6-2 5-1 11z"
    />
    <path className="d-e" d="M51 89h0M58 89h0M52 93q3 2 5 0M100 89h0M107 89h0M101 93q3 2 5 0" />
    <path className="d-s" d="M30 98h98v42H30z" />
    <path className="d-p" d="M60 132v-14l18-13 18 13v14z" />
    <path d="M73 132v-9h10v9M54 122l24-18 24 18M108 106h12M108 112h8M38 132h10M38 129v6M48 129v6" />
    <path className="d-k" d="M26 110h9v9h-9zM123 114h9v9h-9z" />
  </>,
);

/** Where the line is broken off, a footbridge leads on. Its line runs on to the edges of the page. */
export const Footbridge = /* @__PURE__ */ draw(
  "0 60 320 140",
  <>
    <path className="d-s d-n" d="M36 168c10-48 60-60 76 0zM208 168c14-64 80-72 92 0z" />
    <path className="d-s d-n" d="M112 168h96l-12 32h-72z" />
    <path d="M112 168l10 26M208 168l-10 26M132 184q7-5 14 0t14 0 14 0 14 0M142 194q6-4 12 0t12 0 12 0" />
    <path className="d-m" d="M92 168q68-52 136 0h-16q-52-36-104 0z" />
    <path d="M104 160v-28M132 147v-28M160 142v-28M188 147v-28M216 160v-28M104 132q56-40 112 0" />
    <path className="d-a" d="M-2000 168H92M228 168H2320" />
    <path className="d-p" d="M252 120h36l8 8-8 8h-36z" />
    <path d="M268 168v-48M262 128h16" />
    <path className="d-s" d="M62 168v-30M62 144q-22-2-22-24 0-24 22-30 22 6 22 30 0 22-22 24z" />
  </>,
);

/** Both stand on the line, which goes from edge to edge, and under it: it is a house around them, too. */
const shelf = <path className="d-a" d="M-3000 106H2000M4 106V18l73-56 73 56v88" />;

/** What stands in a cupboard for years. */
export const Binders = /* @__PURE__ */ draw(
  "-2 -42 158 154",
  <>
    {shelf}
    <path className="d-s" d="M20 106V18h30v88z" />
    <path className="d-m" d="M54 106V10h34v96z" />
    <path className="d-p" d="M112 106L91 21l30-7 21 85zM27 30h16v22H27zM62 24h18v26H62z" />
    <path d="M35 84v8M71 84v8M102 28l17-4" />
  </>,
);

/** An offer, and the pencil that reckons it up. */
export const Offer = /* @__PURE__ */ draw(
  "-2 -42 158 154",
  <>
    {shelf}
    <path className="d-p" d="M30 106V8h62l20 20v78z" />
    <path className="d-s" d="M92 8v20h20z" />
    <path
      className="d-m"
      d="M44 72h14v20H44zM64 60h14v32H64zM84 46h14v46H84zM132 100l-9-58 10-2 9 58-4 8z"
    />
    <path d="M44 24h34M44 36h24M40 92h62M124 50l10-2" />
  </>,
);
