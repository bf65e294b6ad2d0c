/** The drawing of an item, and its icon: by the name of the drawing. */
import { catalogueDrawings } from "./catalogue";
import { draw, type Drawing, type DrawingProps } from "./drawing";
import { financeDrawings } from "./finance";
import { insuranceDrawings } from "./insurance";
import { itemIcons } from "./item-icons";

const drawings: Record<string, Drawing> = {
  ...insuranceDrawings,
  ...financeDrawings,
  ...catalogueDrawings,
};

/** Names that an item may choose from. */
export const drawingNames = Object.keys(drawings);

/** The line as a roof over a sheet of paper: for an item that has no drawing of its own. */
const PlainDrawing = draw(
  "0 0 240 180",
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

export function ItemIcon({ name, className }: ItemDrawingProps) {
  const Known = Object.hasOwn(itemIcons, name) ? itemIcons[name] : undefined;
  const Shown = Known ?? PlainIcon;
  return <Shown className={className} />;
}
