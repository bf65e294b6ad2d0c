import type { JSX } from "react";
import { draw, type Drawing } from "./drawing";

const item = (parts: JSX.Element) => draw("0 0 48 48", parts, "d d-i");

/** The sixteen items again, for a tray: the least that still says the same. */
export const itemIcons: Record<string, Drawing> = {
  haftpflicht: item(
    <>
      <path className="d-s" d="M16 4h26v32H16zM29 4v32M16 20h26" />
      <path className="d-p" d="M12 36h34v5H12z" />
      <path className="d-a" d="M1 44h2Q6 22 18 20" />
      <path d="M29 11l3-5M33 15l6-4M33 24l5 5M27 27l2 6M17 10l4 3" />
      <circle className="d-p" cx="25" cy="19" r="8" />
      <path className="d-f" d="M25 16l3 2-1 4h-4l-1-4z" />
    </>,
  ),
  hausrat: item(
    <>
      <path className="d-s" d="M14 30V20q0-5 5-5h10q5 0 5 5v10" />
      <path
        className="d-p"
        d="M14 42H9V29q0-4 3.5-4t3.5 4v3h16v-3q0-4 3.5-4t3.5 4v13h-5zM16 32v7h16v-7"
      />
      <path d="M12 42v3M36 42v3" />
      <path className="d-a" d="M2 20L24 4l22 16" />
    </>,
  ),
  rechtsschutz: item(
    <>
      <path d="M24 8v36M15 44h18M10 14L4 29M10 14l6 15M38 14l-6 15M38 14l6 15" />
      <path className="d-m" d="M3 29h14q-1 7-7 7t-7-7zM31 29h14q-1 7-7 7t-7-7z" />
      <path className="d-a" d="M3 18Q10 8 24 8t21 10" />
    </>,
  ),
  berufsunfaehigkeit: item(
    <>
      <path className="d-s" d="M8 45q-2-22 10-23h12q12 1 10 23z" />
      <path className="d-m" d="M31 24L12 35q3 7 10 6l14-2q2-5-1-7z" />
      <path className="d-a" d="M32 22L11 35q3 7 11 6l14-2" />
      <circle className="d-k" cx="24" cy="13" r="8" />
      <path className="d-f" d="M16 12q-1-9 8-9t8 8q-7 0-10-3-1 4-6 4z" />
    </>,
  ),
  kfz: item(
    <>
      <path className="d-m d-n" d="M5 40V31l7-3 6-12h11l8 12 6 3v9z" />
      <path d="M19 41h11M24 17v11M13 28h22" />
      <path
        className="d-a"
        d="M0 44h1q3 0 3-3v-8q0-4 4-5h3q5-13 10-13h6q5 0 9 13l4 1q4 1 4 5v7q0 3 3 3h1"
      />
      <path
        className="d-p"
        d="M19 40a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM40 40a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
      />
    </>,
  ),
  gebaeude: item(
    <>
      <path className="d-s" d="M10 24h28v20H10z" />
      <path className="d-p" d="M20 44V32h8v12z" />
      <path className="d-a" d="M3 25l9-15h18M38 14l7 11H3" />
      <path className="d-m" d="M34 5l5-2 2 5-5 2zM42 12l4-1 1 4-4 1z" />
      <path d="M13 19q3 3 6 0t6 0 6 0M2 4h10M2 9h4" />
    </>,
  ),
  risikoleben: item(
    <>
      <path className="d-s" d="M9 44V28q0-7 7-7t7 7v16z" />
      <path className="d-m" d="M28 44v-8q0-5 5-5t5 5v8z" />
      <circle className="d-k" cx="16" cy="15" r="5.5" />
      <circle className="d-k" cx="33" cy="26" r="5" />
      <path d="M20 30q6 6 10 5" />
      <path className="d-a" d="M1 44h2V26Q3 4 24 4t21 22v18h2" />
    </>,
  ),
  betriebshaftpflicht: item(
    <>
      <path className="d-s d-n" d="M9 18h30v26H9z" />
      <path className="d-p" d="M4 17q1 6 7 6t7-6q0 6 6 6t6-6q1 6 7 6t7-6z" />
      <path className="d-a" d="M1 44h7V24M40 24v20h7M4 17L9 5h30l5 12z" />
      <path className="d-p" d="M13 30l10-3 3 9-10 3z" />
      <path className="d-m" d="M24 27q9 0 9 12 4 0 4 5H22q0-4 6-4 0-6-3-8z" />
    </>,
  ),
  firmenrechtsschutz: item(
    <>
      <path className="d-p" d="M8 4h22l8 8v32H8z" />
      <path d="M30 4v8h8M13 17v-7l5 4v-4l5 4v3zM14 24h14" />
      <path className="d-a" d="M1 44c10 0 11-12 15-12s-2 8 2 8 4-6 7-6 1 6 5 6 8 4 17 4" />
      <path className="d-m" d="M27 34l14-17 4 3-14 17-5 2z" />
    </>,
  ),
  betriebsgebaeude: item(
    <>
      <path className="d-s d-n" d="M5 14l13 9v-9l13 9v-9l12 8v22H5z" />
      <path className="d-p" d="M15 44V29h18v15z" />
      <path d="M15 34h18M15 39h18" />
      <path className="d-a" d="M1 44h4V11l13 9v-9l13 9v-9l12 9v24h4" />
    </>,
  ),
  baufinanzierung: item(
    <>
      <path className="d-s" d="M24 8l15 13v23H20v-8h4v-8h-4v-8h4z" />
      <path className="d-m" d="M29 30h6v14h-6z" />
      <path d="M24 28h5M24 36h5M29 23h6" />
      <path strokeDasharray="2 4" d="M9 22v22h9M14 28v8" />
      <path className="d-a" d="M2 25L24 6l22 19" />
    </>,
  ),
  anschlussfinanzierung: item(
    <>
      <path className="d-s d-n" d="M2 28h12l2 18H2zM34 28h12v18H32z" />
      <path d="M14 28l2 17M34 28l-2 17M20 44q2-3 4 0t4 0" />
      <path className="d-m" d="M35 26V16l5-5 5 5v10z" />
      <path className="d-a" d="M1 28h13q10-8 20 0h13" />
      <path d="M20 24l3-6 4 5M23 18v-5" />
      <circle className="d-f" cx="23" cy="9" r="2.5" />
    </>,
  ),
  modernisierung: item(
    <>
      <path className="d-s d-n" d="M9 23L24 11l15 12v21H9z" />
      <path d="M8 44h32" />
      <path className="d-a" d="M1 44h7V24H3L24 6l21 18h-5v20h7" />
      <circle className="d-p" cx="24" cy="31" r="9" />
      <path d="M24 31q-2-7 4-6M24 31q7-2 6 4M24 31q2 7-4 6M24 31q-7 2-6-4" />
    </>,
  ),
  autokredit: item(
    <>
      <path className="d-f" d="M20 40h6v5h-6zM38 40h6v5h-6z" />
      <path className="d-m" d="M18 41V32l3-2 3-9h16l3 9 3 2v9z" />
      <path className="d-p" d="M25 30l2-6h10l2 6z" />
      <path d="M22 36h2M40 36h2M9 22v18l4-3M9 32h4" />
      <circle className="d-p" cx="9" cy="18" r="5.5" />
      <path className="d-a" d="M9 18C-2 6 10 1 22 2q22 3 24 20" />
    </>,
  ),
  photovoltaik: item(
    <>
      <circle className="d-m" cx="36" cy="11" r="6" />
      <path d="M36 1v0M46 11h0M43 4h0M29 4h0M26 11h0M43 18h0" />
      <path className="d-s" d="M13 22h20l9 18H4zM9 31h28M20 22l-3 18M27 22l3 18" />
      <path className="d-a" d="M1 45h46" />
    </>,
  ),
  umschuldung: item(
    <>
      <path className="d-p" d="M2 4h9v11H2zM2 18h9v11H2zM2 33h9v11H2z" />
      <path d="M11 9c12 0 8 15 15 15M11 24h15M11 38c12 0 8-14 15-14" />
      <path className="d-a" d="M26 24c8 0 6-9 12-9s4 9 9 9" />
      <circle className="d-m" cx="26" cy="24" r="4" />
    </>,
  ),
};
