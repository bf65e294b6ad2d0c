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

/** What stands on buttons and beside links. */
const ui = (path: string) => draw("0 0 24 24", <path d={path} />, "d d-u");

export const ArrowRight = /* @__PURE__ */ ui("M4 12h16M14 6l6 6-6 6");
export const MenuIcon = /* @__PURE__ */ ui("M3 7h18M3 12h18M3 17h12");
export const CloseIcon = /* @__PURE__ */ ui("M5 5l14 14M19 5L5 19");
export const PhoneIcon = /* @__PURE__ */ ui(
  "M8 3H5Q3 3 3 5.5 4 19 18.5 21q2.5 0 2.5-2v-3l-5-2-2.5 2.5q-4-2-6-6L10 8z",
);
export const PdfIcon = /* @__PURE__ */ ui("M14 3H5v18h14V8zM14 3v5h5M12 11v6M9 14.5l3 3 3-3");
