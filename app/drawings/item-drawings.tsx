/** The drawing of an item, and its icon: by the name of the drawing. */
import type { JSX } from "react";
import { catalogueDrawings } from "./catalogue";
import { draw, itemSheet, type Drawing, type DrawingProps } from "./drawing";
import { financeDrawings } from "./finance";
import { insuranceDrawings } from "./insurance";
import { HAIR } from "./people";

const drawings: Record<string, Drawing> = {
  ...insuranceDrawings,
  ...financeDrawings,
  ...catalogueDrawings,
};

/** Names that an item may choose from. */
export const drawingNames = Object.keys(drawings);

/** The line as a roof over a sheet of paper: for an item that has no drawing of its own. */
const PlainDrawing = draw(
  itemSheet,
  <>
    <path className="d-s d-n" d="M52 150V78l68-44 68 44v72z" />
    <path d="M24 150h192" />
    <path className="d-a" d="M0 150h38V84H24l96-62 96 62h-14v66h38" />
    <path className="d-p" d="M84 70h58l16 16v64H84z" />
    <path d="M142 70v16h16M96 90h34M96 104h50M96 118h50M96 132h26" />
    <path className="d-m" d="M134 136l28-34 9 7-28 34-11 4z" />
    <path d="M157 108l9 7" />
  </>,
);

const PlainIcon = draw(
  "0 0 48 48",
  <>
    <path className="d-s d-n" d="M9 22L24 11l15 11v22H9z" />
    <path className="d-a" d="M1 44h6V24H2L24 6l22 18h-5v20h6" />
    <path className="d-p" d="M15 22h13l5 5v17H15z" />
    <path d="M28 22v5h5M19 30h6M19 35h10M19 40h10" />
  </>,
  "d d-i",
);

type ItemDrawingProps = DrawingProps & { name: string };

export function ItemDrawing({ name, className }: ItemDrawingProps) {
  const Known = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  const Shown = Known ?? PlainDrawing;
  return <Shown className={className} />;
}

/**
 * The same out of a `sheet`, the address of a file that has it under its name. A browser asks at once for what is used, and
 * the sheet would be in the way of the first paint: so a script says at the first move what is used (`fetchDrawings`).
 * Where no script runs, all is said in the page.
 */
export function SheetDrawing({ name, className, sheet }: ItemDrawingProps & { sheet: string }) {
  const address = `${sheet}#${name}`;
  const [x, y, width, height] = itemSheet.split(" ");
  return (
    <svg className={`d ${className ?? ""}`} viewBox={itemSheet} aria-hidden="true">
      <use data-href={address} />
      <foreignObject {...{ x, y, width, height }}>
        <noscript>
          <svg viewBox={itemSheet}>
            <use href={address} />
          </svg>
        </noscript>
      </foreignObject>
    </svg>
  );
}

export function ItemIcon({ name, className }: ItemDrawingProps) {
  const Known = Object.hasOwn(itemIcons, name) ? itemIcons[name] : undefined;
  const Shown = Known ?? PlainIcon;
  return <Shown className={className} />;
}

const item = (parts: JSX.Element) => draw("0 0 48 48", parts, "d d-i");

/** What isn't among the items: a question, on the line. */
export const OtherIcon = item(
  <>
    <path className="d-s" d="M7 8h34v24H27l-9 8v-8H7z" />
    <path className="d-a" d="M1 44h46M19 18q0-5 5-5t5 5q0 3-5 5v1M24 28h0" />
  </>,
);

/** Everybody's head again, with no more of a face than a tray shows. */
const small = (transform: string) => (
  <g transform={transform}>
    <path className="d-k" d="M0 0v9q1 4 5 6v6h8v-3q6 0 6-6l2-1-2-4V0z" />
    <path className="d-f" d={HAIR} />
    <path className="d-k d-e" d="M5 7C0 4-1 12 4 12m10-3h0" />
  </g>
);

/** The items again, for a tray: the least that still says the same. */
export const itemIcons: Record<string, Drawing> = {
  haftpflicht: item(
    <>
      <path className="d-s" d="M16 4h26v32H16z" />
      <path className="d-p" d="M12 36h34v5H12z" />
      <path className="d-a" d="M1 44h3Q8 22 18 20" />
      <path d="M26 11V4M32 15l10-6M32 24l10 5M28 27l3 9M20 13l-4-4M20 26l-4 5" />
      <circle className="d-m" cx="25" cy="19" r="8" />
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
      <path className="d-m" d="M32 22L11 35q3 7 11 6l14-2z" />
      <path className="d-a" d="M32 22L11 35q3 7 11 6l14-2" />
      {small("translate(15 5) scale(.9)")}
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
      <path className="d-s" d="M8 44q-1-17 9-17t9 17z" />
      <path className="d-m" d="M26 44q0-9 8-9t8 9z" />
      {small("translate(9 13) scale(.8)")}
      {small("translate(41 26) scale(-.65 .65)")}
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
      <path className="d-p" d="M2 26h17l-3 5 3 4q-8 2-8 11H2z" />
      <path d="M5 24V15M15 24V15M2 15h17M5 35h6M18 43q3-3 6 0t6 0" />
      <path className="d-s" d="M33 26h13v20H35z" />
      <path className="d-m" d="M33 24v-9h-2l8-8 8 8h-2v9zM38 23v-4h2v4" />
      <path className="d-a" d="M1 25h17q7-8 14 0h15" />
    </>,
  ),
  modernisierung: item(
    <>
      <path className="d-s d-n" d="M9 23L24 11l15 12v21H9z" />
      <path d="M8 44h32" />
      <path className="d-a" d="M1 44h7V24H3L24 6l21 18h-5v20h7" />
      <path className="d-p" d="M14 28h6v12h-6zM21 28h6v12h-6zM28 28h6v12h-6z" />
      <path d="M19 24q3-3 0-6M24 22q3-3 0-6M29 24q3-3 0-6" />
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
  pflege: item(
    <>
      <path d="M27 27L13 41M18 36h16M14 27h-2" />
      <path className="d-m" d="M14 22h17v5H14z" />
      <path className="d-a" d="M6 8h11q3 0 4 3l14 28" />
      <circle className="d-p" cx="12" cy="41" r="4" />
      <circle className="d-p" cx="36" cy="41" r="4" />
    </>,
  ),
  zahnzusatz: item(
    <>
      <path
        className="d-p"
        d="M11 24v-6Q11 5 19 6q3 0 5 2 2-2 5-2 8-1 8 12v6q-1 10-4 19-3 4-5-2l-2-9q-2-3-4 0l-2 9q-2 6-5 2-3-9-4-19z"
      />
      <path className="d-m" d="M11 24v-6Q11 5 19 6q3 0 5 2 2-2 5-2 8-1 8 12v6q-13-5-26 0z" />
      <path className="d-a" d="M1 33q9 1 10-9 13-5 26 0 1 10 10 9" />
    </>,
  ),
  krankenversicherung: item(
    <>
      <path className="d-a" d="M8 5v9q0 11 10 11t10-11V5M18 25v6q0 11 10 11t10-11v-5" />
      <path d="M5 5h6M25 5h6" />
      <circle className="d-m" cx="38" cy="20" r="6" />
      <path d="M38 20h0" />
    </>,
  ),
  tierhalterhaftpflicht: item(
    <>
      <path className="d-m" d="M13 16Q13 5 24 5t11 11v8q0 13-11 13T13 24z" />
      <path
        className="d-f"
        d="M14 8Q4 8 4 19q0 8 6 7 5-6 4-18zM34 8q10 0 10 11 0 8-6 7-5-6-4-18zM21 25h6l-3 4z"
      />
      <path d="M19 18h0M29 18h0M24 29v3" />
      <path className="d-a" d="M1 45h9q6 0 5-10 9 7 18 0 0 9 14 6" />
    </>,
  ),
  reise: item(
    <>
      <path className="d-s" d="M7 20h34v23H7z" />
      <path d="M18 20v-5h12v5M13 43v2M35 43v2" />
      <path className="d-m" d="M11 35l20-15q5 1 6 8L17 43q-6-1-6-8z" />
      <path className="d-p" d="M18 30l6-5 6 8-6 5z" />
      <path className="d-a" d="M2 15Q24-7 46 15" />
    </>,
  ),
  unfall: item(
    <>
      <path className="d-s" d="M15 3h14v9H15z" />
      <path className="d-p" d="M15 12h14v16l8 4q4 3 4 8H15z" />
      <path d="M15 19l14 4M15 26l14 4M15 33l17 3" />
      <path className="d-k" d="M33 40q0-6 5-6 5 1 4 6z" />
      <path className="d-a" d="M1 44h46" />
    </>,
  ),
  altersvorsorge: item(
    <>
      <path className="d-p" d="M6 42V20q0-5 5-5h9q5 0 5 5v22z" />
      <path className="d-m" d="M6 42V26h19v16z" />
      <path className="d-p" d="M8 9h15v6H8z" />
      <path d="M6 37h19M6 32h19" />
      <path strokeDasharray="2 4" d="M31 40V20q0-5 4-5h4q4 0 4 5v20M32 9h10v6" />
      <path className="d-a" d="M1 44h46" />
    </>,
  ),
  krankentagegeld: item(
    <>
      <path className="d-p" d="M7 37q-2-12 6-12t9 12z" />
      <path className="d-k" d="M8 21v6q0 3 3 4v4h6v-4q4 0 4-4l1-1-1-2v-3z" />
      <path className="d-e" d="M17 27h0" />
      <path className="d-f" d="M9 28q-4-10 5-10 7 0 6 4-6 1-9-1v4z" />
      <path className="d-m" d="M15 38q1-7 9-7 2-7 7-7t6 7l7 1v6z" />
      <path className="d-p" d="M25 4h18v14H25z" />
      <path d="M25 9h18M30 14h0m5 0h0" />
      <path className="d-a" d="M1 45h3V14M4 39h40V30M44 38v7h3" />
    </>,
  ),
  bauherrenhaftpflicht: item(
    <>
      <path d="M9 33V13M39 33V13" />
      <path className="d-p" d="M4 13h40v11H4z" />
      <path className="d-m" d="M10 13h9l-6 11H4zM28 13h9l-6 11h-9z" />
      <path className="d-m" d="M6 8q3-5 6 0v2H6zM36 8q3-5 6 0v2h-6z" />
      <path className="d-a" d="M1 33h13v12h20V33h13" />
    </>,
  ),
  photovoltaikversicherung: item(
    <>
      <path className="d-s" d="M12 5h24l7 18H5zM8 14h32M20 5l-2 18M28 5l2 18" />
      <path className="d-a" d="M24 23v5q0 6-7 6T9 40q0 5 6 5h4M46 45h-9" />
      <path className="d-m" d="M29 28l-6 9h5l-3 9 9-11h-5l4-7z" />
    </>,
  ),
  cyber: item(
    <>
      <path className="d-s" d="M4 5h40v29H4z" />
      <path className="d-m" d="M12 34q0-7 12-7t12 7z" />
      <circle className="d-k" cx="24" cy="20" r="8" />
      <path className="d-f" d="M15 16h18v6H15z" />
      <path className="d-m" d="M15 16q0-8 9-8t9 8z" />
      <path className="d-l" d="M21 19h0M27 19h0" />
      <path className="d-a" d="M1 45h17q3 0 3-4v-6M27 35v6q0 4 3 4h17" />
    </>,
  ),
  inhalt: item(
    <>
      <path className="d-s d-n" d="M6 20l18-12 18 12v24H6z" />
      <path className="d-m" d="M11 21h12v6H11zM15 27h4v14h-4z" />
      <path strokeDasharray="2 4" d="M33 28v14M29 24a4 4 0 1 1 8 0 4 4 0 1 1-8 0" />
      <path className="d-a" d="M1 45h4V19L24 5l19 14v26h4" />
    </>,
  ),
  berufshaftpflicht: item(
    <>
      <path className="d-p" d="M7 6h27v34H7z" />
      <path d="M13 13h15v8M13 13v8M18 13v6h5v-6" />
      <path className="d-a" d="M1 45h46M10 20l10.5 10L31 20" />
      <path className="d-m" d="M27 37l13-18 5 4-13 17-6 2z" />
    </>,
  ),
  "betriebliche-altersvorsorge": item(
    <>
      <path className="d-s d-n" d="M5 16l18-10v10l20-10v38H5z" />
      <path d="M24 36V22" />
      <path className="d-p" d="M24 28q-9 1-11-8 10-1 11 8zM24 25q9 1 11-8-10-1-11 8z" />
      <path className="d-m" d="M16 34h16l-2 10H18z" />
      <path className="d-a" d="M1 44h4V15L23 4v11L43 4v40h4" />
    </>,
  ),
  kapitalanlage: item(
    <>
      <path className="d-p d-n" d="M8 16h32v28H8z" />
      <path className="d-m" d="M14 20h7v8h-7zM27 20h7v8h-7zM14 33h7v11h-7z" />
      <path strokeDasharray="2 3.5" d="M27 33h7v8h-7z" />
      <path className="d-a" d="M1 44h7V16H3l6-11h30l6 11h-5v28h7" />
    </>,
  ),
  umbau: item(
    <>
      <path className="d-s" d="M6 44v-7h10v-7h10v-7h10v-7h10v28z" />
      <path className="d-a" d="M2 38L38 12h8" />
      <path className="d-m" d="M12 13v13q0 3 3 3h11v-5h-8V13z" />
      <path d="M26 26v7h5" />
      <path d="M22 16v7h6" />
      <path className="d-k" d="M16 4v6q0 3 3 4v3h5v-3q4 0 4-4l1-1-1-2V4z" />
      <path className="d-e" d="M24 9h0" />
      <path className="d-f" d="M17 11q-4-10 4-10 7 0 6 3-6 1-8 0v4z" />
    </>,
  ),
  ratenkredit: item(
    <>
      <path className="d-p" d="M5 24h22v20H5z" />
      <path className="d-m" d="M10 31h12v8H10z" />
      <path className="d-s" d="M9 13h14v8H9z" />
      <path d="M5 15h4M23 15h4M13 8q2-2 0-5M19 8q2-2 0-5" />
      <path strokeDasharray="2 4" d="M27 44h16V26M33 4h10v12H33z" />
      <path className="d-a" d="M1 22.5h46" />
    </>,
  ),
};
