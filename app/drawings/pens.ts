/** The classes of drawings.css, and of the town in landing.css, as properties, for where no style sheet reaches. */

/**
 * Colours, and what of them is painted first, are custom properties of the style sheet, without "--"; "none" takes a colour
 * away, "normal" paints the stroke last. A width in the drawing's units.
 */
type Pen = { fill?: string; stroke?: string; width?: number | string; order?: string };

/** By class, later ones over earlier. */
export const pens: Record<string, Pen> = {
  "d-a": { stroke: "amber-line", width: "d-line" },
  "d-e": { stroke: "d-face" },
  "d-s": { fill: "tint-sage" },
  "d-m": { fill: "tint-amber" },
  "d-p": { fill: "tint-paper" },
  "d-k": { fill: "tint-skin" },
  "d-f": { fill: "d-solid", order: "d-order" },
  "d-g": { fill: "petrol-light", order: "normal" },
  "d-n": { stroke: "none" },
  "d-t": { fill: "ink", stroke: "none" },
  "d-l": { stroke: "d-light" },
  "d-w": { width: 1.6 },
  "d-b": { width: 4.5 },
  "d-o": { fill: "apricot" },
};

/** What `classes` make of a pen that is already there. */
export function penOf(classes: readonly string[], pen: Pen = {}): Pen {
  const known = Object.entries(pens).filter(([name]) => classes.includes(name));
  return Object.assign({}, pen, ...known.map(([, its]) => its)) as Pen;
}
