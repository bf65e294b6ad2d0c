/** The pen of every drawing; what is small on buttons and beside links; marks, and the lines that say how it went. */
import type { JSX, ReactNode } from "react";

export type DrawingProps = { className?: string | undefined };
export type Drawing = (props: DrawingProps) => JSX.Element;

/** A decorative drawing: the same pen, no name, no focus. */
export function draw(viewBox: string, parts: ReactNode, pen = "d"): Drawing {
  return function DrawnPicture({ className }) {
    return (
      <svg className={className ? `${pen} ${className}` : pen} viewBox={viewBox} aria-hidden="true">
        {parts}
      </svg>
    );
  };
}

/** The sheet of every item's picture. */
export const itemSheet = "0 -9 240 180";

/** What stands on buttons and beside links. */
const ui = (path: string) => draw("0 0 24 24", <path d={path} />, "d d-u");

export const ArrowRight = /* @__PURE__ */ ui("M4 12h16M14 6l6 6-6 6");
export const MenuIcon = /* @__PURE__ */ ui("M3 7h18M3 12h18M3 17h12");
export const CloseIcon = /* @__PURE__ */ ui("M5 5l14 14M19 5L5 19");
export const PhoneIcon = /* @__PURE__ */ ui(
  "M8 3H5Q3 3 3 5.5 4 19 18.5 21q2.5 0 2.5-2v-3l-5-2-2.5 2.5q-4-2-6-6L10 8z",
);
export const PdfIcon = /* @__PURE__ */ ui("M14 3H5v18h14V8zM14 3v5h5M12 11v6M9 14.5l3 3 3-3");

/** The broker's mark: the line comes in, is half a roof and half an umbrella, and goes on. */
export const BrokerMark = /* @__PURE__ */ draw(
  "0 0 48 48",
  <>
    <path className="d-t" d="M17 43V32q0-8 7-8t7 8v11z" />
    <path className="d-a" d="M3 43h6V24L23 7c13 1 17 12 17 24 0 8 0 12 5 12" />
  </>,
  "d d-h",
);

/** A stand-in for the mark of an association: several houses, one roof over them. Its name stands beside it. */
export const PartnerMark = /* @__PURE__ */ draw(
  "0 0 48 48",
  <>
    <circle className="d-s" cx="24" cy="24" r="21" />
    <path className="d-p" d="M12 34v-9l6-5 6 5v9zM24 34v-9l6-5 6 5v9z" />
    <path d="M18 34v-5M30 34v-5" />
    <path className="d-a" d="M9 21l15-12 15 12" />
  </>,
);

/** The line closes into a tick; drawn once. */
export const TickLine = /* @__PURE__ */ draw(
  "2 0 160 120",
  <>
    <circle className="d-s d-n" cx="82" cy="60" r="54" />
    {/* From far outside, for where it may come in from the edge of the page. */}
    <path className="d-a" d="M-4000 66H0" />
    <path className="d-a d-draw" pathLength="1" d="M0 66h32c11 0 16 4 22 12l20 26 72-90" />
  </>,
  "d d-h",
);

/** The same before its end: it goes on, from edge to edge. */
export const OpenLine = /* @__PURE__ */ draw(
  "0 0 160 120",
  <path className="d-a" d="M-4000 66H400" />,
  "d d-h",
);
