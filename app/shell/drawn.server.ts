/** Drawings where no style sheet is: in the PDF and in pictures. Pens and tints are those of drawings.css. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Palette } from "../broker/look.server";
import { BrokerMark, type Drawing } from "../drawings/drawing";
import { HeroTown } from "../drawings/home";
import { penOf } from "../drawings/pens";

/** In the drawing's units. Ends and corners are round; without `fill` or `stroke` there is none. */
type Shape = {
  path: string;
  classes: string[];
  fill?: string;
  stroke?: string;
  width: number;
};
export type Drawn = { width: number; height: number; shapes: Shape[] };

/** What drawings.css calls by names of its own, by day. */
export const BY_DAY: Record<string, string> = {
  "d-solid": "ink",
  "d-light": "tint-paper",
  "d-face": "ink",
};

/** How thick the line is: in every drawing, in icons and in the hero. */
export const accents = { d: 3.25, "d-i": 2.5, "d-h": 4 };

/** What `drawing` consists of, from back to front. Throws for what it can't draw: a part that is missing goes unnoticed. */
export function drawn(drawing: Drawing, colours: Palette): Drawn {
  const markup = renderToStaticMarkup(createElement(drawing));
  const [root = "", ...elements] = Array.from(
    markup.matchAll(/<([a-z]+[^>]*)>/g),
    ([, tag]) => tag!,
  );
  const [, , width = 0, height = 0] = (attributeOf(root, "viewBox") ?? "").split(" ").map(Number);
  const pen = (attributeOf(root, "class") ?? "").split(" ");
  const [, accent] = Object.entries(accents).findLast(([name]) => pen.includes(name))!;
  const shapes = elements.flatMap((tag) => {
    if (tag.includes("transform=")) throw new Error(`can't move a part: <${tag}>`);
    const path = pathOf(tag);
    if (path === undefined) return [];
    const classes = (attributeOf(tag, "class") ?? "").split(" ").filter(Boolean);
    return [{ path, classes, ...strokes(classes, accent, colours) }];
  });
  return { width, height, shapes };
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function pathOf(tag: string): string | undefined {
  const name = tag.split(/\s/, 1)[0];
  const number = (attribute: string) => Number(attributeOf(tag, attribute));
  switch (name) {
    case "g":
      return undefined;
    case "path":
      return attributeOf(tag, "d");
    case "circle": {
      const r = number("r");
      return `M${number("cx") - r} ${number("cy")}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    }
    default:
      throw new Error(`can't draw <${tag}>`);
  }
}

function strokes(classes: string[], accent: number, colours: Palette) {
  const pen = penOf(classes, { stroke: "ink", width: 2 });
  const colour = (name: string | undefined) => name && colours[BY_DAY[name] ?? name];
  const [fill, stroke] = [colour(pen.fill), colour(pen.stroke)];
  const width = typeof pen.width === "number" ? pen.width : accent;
  return { ...(fill && { fill }), ...(stroke && { stroke }), width };
}

/** The same as the inside of an SVG element. */
export function drawnParts({ shapes }: Drawn): string {
  const parts = shapes.map(({ path, classes, fill = "none", stroke, width }) => {
    const pen = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : "";
    const name = classes.length > 0 ? ` class="${classes.join(" ")}"` : "";
    return `<path${name} d="${path}" fill="${fill}"${pen}/>`;
  });
  return `<g stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</g>`;
}

/** What the site is known by. */
export const drawnTown = (colours: Palette) => drawn(HeroTown, colours);
export const drawnMark = (colours: Palette) => drawn(BrokerMark, colours);

type Point = { x: number; y: number };

/** Where the line comes into a drawing, and where it leaves it: at the drawing's edge, where it goes on beyond. */
export function lineEnds({ shapes, width }: Drawn): [Point, Point] {
  const lines = shapes.filter(({ classes }) => classes.includes("d-a"));
  const ends = lines.map(({ path }) => endsOf(path));
  if (ends.length === 0) throw new Error("a drawing without the line");
  const inside = ({ x, y }: Point) => ({ x: Math.min(Math.max(0, x), width), y });
  return [inside(ends[0]![0]), inside(ends.at(-1)![1])];
}

/** Of a path without arcs. */
function endsOf(path: string): [Point, Point] {
  const at = { x: 0, y: 0 };
  let start: Point | undefined;
  for (const [, command = "", written = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = Array.from(written.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    const kind = command.toLowerCase();
    const size = ARGUMENTS[kind];
    if (size === undefined) throw new Error(`can't follow ${command} of a path`);
    const relative = command === kind;
    for (let index = 0; index < numbers.length; index += size) {
      const [x = 0, y = 0] = numbers.slice(index + size - 2, index + size);
      if (kind === "h") at.x = numbers[index]! + (relative ? at.x : 0);
      else if (kind === "v") at.y = numbers[index]! + (relative ? at.y : 0);
      else Object.assign(at, relative ? { x: at.x + x, y: at.y + y } : { x, y });
      start ??= { ...at };
    }
  }
  return [start ?? at, at];
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };
