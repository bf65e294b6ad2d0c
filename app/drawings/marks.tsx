import { draw } from "./drawing";

/** The broker's mark: the line comes in, is half a roof and half an umbrella, and goes on. */
export const BrokerMark = /* @__PURE__ */ draw(
  "0 0 48 48",
  <>
    <path className="d-t" d="M17 43V32q0-8 7-8t7 8v11z" />
    <path className="d-a" d="M3 43h6V24L23 7c13 1 17 12 17 24 0 8 0 12 5 12" />
  </>,
  "d d-h",
);

/** A stand-in for the logo of an association: several roofs, one line over them. */
export const PartnerMark = /* @__PURE__ */ draw(
  "0 0 160 48",
  <>
    <circle className="d-s" cx="24" cy="24" r="20" />
    <path d="M10 34l7-8 7 8 7-8 7 8M56 16h88M56 25h60M56 34h74" />
    <path className="d-a" d="M10 23l14-11 14 11" />
  </>,
);

/** Nobody's face: the chair, the jacket, the coffee still warm. Its line runs on to the edges of the page. */
export const PortraitPlaceholder = /* @__PURE__ */ draw(
  "0 0 320 400",
  <>
    <path className="d-s d-n" d="M44 352V190c0-80 52-130 118-130s114 50 114 130v162z" />
    <path d="M30 352h260M212 58v54M126 290l-6 62M194 290l6 62M140 290v40M180 290v40" />
    <path
      className="d-a"
      d="M-2000 352H16q18 0 18-20V190c0-90 58-146 126-146s126 56 126 146v142q0 20 18 20h2016"
    />
    <path className="d-m" d="M190 132q2-20 22-20t22 20z" />
    <path className="d-p" d="M84 120h56v44H84zM228 268h12v84h-12zM212 260h64v8h-64z" />
    <path d="M84 154l14-10h6v-8l10-8 10 8v8h4l12 8M110 144v-6h8v6" />
    <path className="d-p" d="M118 200q0-16 16-16h52q16 0 16 16v74h-84z" />
    <path
      className="d-m"
      d="M134 190q26-12 52 0 20 4 24 20l8 62q-8 4-16 2l-6-40-2 42h-68l-2-42-6 40q-8 2-16-2l8-62q4-16 24-20z"
    />
    <path d="M144 187l16 36 16-36M160 223v52M136 199l12 6-4 8 16 10M184 199l-12 6 4 8-16 10M154 238h0M154 252h0M176 226h10" />
    <path className="d-p" d="M110 274h100v16H110zM244 240h20v14q0 6-6 6h-8q-6 0-6-6z" />
    <path d="M264 244q8 0 6 6-2 4-6 4M250 232q-5-5 0-10t0-10M258 232q-5-5 0-10t0-10" />
    <path className="d-m" d="M54 312h44l-6 40H60z" />
    <path
      className="d-s"
      d="M76 312q-30-8-28-40 28 6 28 40 0-44 16-60 18 22-16 60 4-22 32-28-2 26-32 28zM74 270q-22-14-12-44 22 16 12 44z"
    />
    <path d="M76 312v-46M50 320h52" />
  </>,
);

/** The line closes into a tick; drawn once. */
export const TickLine = /* @__PURE__ */ draw(
  "0 0 160 120",
  <>
    <circle className="d-s d-n" cx="82" cy="60" r="54" />
    {/* From far outside, for where it may come in from the edge of the page. */}
    <path className="d-a" d="M-1600 66H0" />
    <path className="d-a d-draw" pathLength="1" d="M0 66h32c11 0 16 4 22 12l20 26 72-90" />
  </>,
  "d d-h",
);

/** The underline of the closing band. */
export const ClosingLine = /* @__PURE__ */ draw(
  "0 0 640 32",
  <path
    className="d-a"
    pathLength="1"
    d="M2 22c90-12 180 8 282 2l36-20 36 20c100 6 190-16 282-6"
  />,
);
