import type { JSX } from "react";
import { draw, type Drawing } from "./drawing";
import type { BenefitDrawing } from "./names";

const benefit = (parts: JSX.Element) => draw("0 0 64 64", parts, "d d-i");

/** By the name that a site's files give them. */
export const benefitDrawings: Record<BenefitDrawing, Drawing> = {
  // One person, one telephone.
  telephone: benefit(
    <>
      <path className="d-s" d="M14 60q-1-22 12-24h12q13 2 12 24z" />
      <path d="M26 36l6 8 6-8" />
      <circle className="d-k" cx="32" cy="24" r="11" />
      <path className="d-f" d="M21 24q-3-14 11-14t11 13q-8 1-13-4-3 5-9 5z" />
      <path d="M29 26h0M36 26h0M30 30q3 2 5 0" />
      <path className="d-a" d="M0 60h6V34Q6 4 32 4t26 30v26h6" />
    </>,
  ),
  // Two under one umbrella.
  umbrella: benefit(
    <>
      <path className="d-s" d="M8 62V48q0-9 9-9t9 9v14z" />
      <path className="d-m" d="M36 62V50q0-9 9-9t9 9v12z" />
      <circle className="d-k" cx="17" cy="31" r="6.5" />
      <circle className="d-k" cx="45" cy="33" r="6.5" />
      <path
        className="d-f"
        d="M10 30q0-7 7-7t7 7q-5 0-8-3-1 3-6 3zM38 33q-1-8 7-8t7 8q-3-1-5-4-3 4-9 4z"
      />
      <path d="M15 33h0M20 33h0M43 35h0M48 35h0M31 20v26M26 46h10M14 4l-3 6M50 4l-3 6M32 2l-2 5" />
      <path className="d-a" d="M2 26Q8 12 31 12t29 14" />
    </>,
  ),
  // The tangle comes out straight.
  tangle: benefit(
    <>
      <path className="d-s" d="M6 8h52v36H30L18 56V44H6z" />
      <path
        className="d-a"
        d="M0 28h10c10 0 14-14 6-14s-4 20 6 20 8-20 0-18 2 22 10 14c4-4 6-6 12-6h20"
      />
    </>,
  ),
  // Many ways looked at, one taken.
  ways: benefit(
    <>
      <path className="d-p" d="M44 4h14v14H44zM44 46h14v14H44z" />
      <path className="d-m" d="M44 25h14v14H44z" />
      <path d="M10 28c16 0 14-17 30-17M10 36c16 0 14 17 30 17M48 9h6M48 13h6M48 30h6M48 34h3M48 51h6M48 55h6" />
      <path className="d-a" d="M0 32h40M34 26l6 6-6 6" />
    </>,
  ),
  // House and key in one hand.
  keys: benefit(
    <>
      <path className="d-s" d="M10 34V20l10-10 10 10v14z" />
      <path className="d-m" d="M50 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      <path d="M6 24L20 10l14 14M17 34v-8h6v8M44 26v14M44 34h5M44 39h4" />
      <path
        className="d-a"
        d="M0 56c10-2 10-14 20-14h14q5 0 5 4t-5 4h-8M39 46l14-8q5-1 5 4L44 54q-6 4-14 4H12"
      />
    </>,
  ),
  // The short way.
  message: benefit(
    <>
      <path className="d-p" d="M6 6h22q3 0 3 3v46q0 3-3 3H9q-3 0-3-3z" />
      <path className="d-s" d="M6 14h25v34H6z" />
      <path d="M16 10h5M18 53h1" />
      <path className="d-m" d="M38 8h20v16H48l-5 6v-6h-5z" />
      <path d="M43 14h10M43 18h6" />
      <path className="d-a" d="M0 40h10l9-11 9 11h36" />
    </>,
  ),
  // Once a year, the round.
  calendar: benefit(
    <>
      <path className="d-p" d="M10 14h44v40H10z" />
      <path className="d-s" d="M10 14h44v10H10z" />
      <path d="M20 9v9M44 9v9" />
      <path className="d-a" d="M0 60h8q12 0 13-19a11 11 0 1 1 7 9M32 45l-5 5 6 4" />
    </>,
  ),
  // What and why, written down and signed.
  checklist: benefit(
    <>
      <path className="d-s" d="M18 58v4h38V14h-6" />
      <path className="d-p" d="M10 3h30l10 10v45H10z" />
      <path d="M40 3v10h10M26 18h9M26 23h16M26 32h16M26 37h10" />
      <path className="d-m" d="M16 16h6v6h-6z" />
      <path className="d-s" d="M16 30h6v6h-6z" />
      <path
        className="d-a"
        d="M0 52h14c5 0 8-10 5-10s-2 11 2 10 5-8 7-8 0 8 3 8 3-5 5-5 1 5 5 5h23"
      />
    </>,
  ),
  // A roof, for whatever it stands over.
  roof: benefit(
    <>
      <path className="d-s" d="M14 34L32 16l18 18v26H14z" />
      <path className="d-m" d="M27 60V46q5-5 10 0v14z" />
      <path d="M32 30h0M14 60h36" />
      <path className="d-a" d="M0 42h6L32 16l26 26h6" />
    </>,
  ),
};
