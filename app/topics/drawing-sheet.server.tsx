/**
 * The drawings of a page's items in one file: the page itself has those that are chosen when it opens, and takes the others
 * from here, so that it is whole with its first packets. No style sheet reaches into that file; custom properties do.
 */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { ItemPictures } from "../broker/picture";
import type { Item, TopicPage } from "../content/items.server";
import { ItemDrawing } from "../drawings/item-drawings";
import { penOf } from "../drawings/pens";
import type { FormKind } from "../enquiry/enquiry";

export type DrawingSheet = {
  /** Another sheet has another address. */
  path: string;
  /** Each drawing is a group with its name as id. */
  svg: string;
};

const SHEET_PATH = /^\/bilder\/zeichnungen-[0-9a-f]{12}\.svg$/;

/** Whether a sheet can be at `pathname`: nothing that somebody typed. */
export const isSheetPath = (pathname: string) => SHEET_PATH.test(pathname);

/** What of an edition its sheets depend on. */
type SheetEdition = {
  topics: Record<FormKind, Pick<TopicPage, "items">>;
  itemPictures: ItemPictures;
};

const known = new WeakMap<SheetEdition, Record<FormKind, DrawingSheet>>();

/** By page; made once an edition. */
export function drawingSheets(edition: SheetEdition): Record<FormKind, DrawingSheet> {
  const { topics, itemPictures } = edition;
  const made = known.get(edition) ?? {
    insurance: drawingSheet(topics.insurance.items, itemPictures),
    finance: drawingSheet(topics.finance.items, itemPictures),
  };
  known.set(edition, made);
  return made;
}

/** Of all items that aren't shown by a picture of the broker's. */
function drawingSheet(items: readonly Item[], pictures: ItemPictures): DrawingSheet {
  const drawn = items.filter(({ slug }) => !pictures.has(slug));
  const names = [...new Set(drawn.map(({ drawing }) => drawing))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(group).join("")}</svg>\n`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  return { path: `/bilder/zeichnungen-${hash}.svg`, svg };
}

function group(name: string): string {
  const markup = renderToStaticMarkup(<ItemDrawing name={name} />);
  const parts = markup.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<g id="${name}">${parts.replace(/<[a-z]+[^>]*>/g, withPen)}</g>`;
}

/** An opening tag with the attributes that its class stands for; its own go before. */
function withPen(tag: string): string {
  const [whole, classes = ""] = / class="([^"]*)"/.exec(tag) ?? [];
  if (whole === undefined) return tag;
  const { fill, stroke, width, order } = penOf(classes.split(" "));
  const attributes = { fill, stroke, "stroke-width": width, "paint-order": order };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || tag.includes(` ${name}=`) ? [] : ` ${name}="${valueOf(value)}"`,
  );
  return tag.replace(whole, written.join(""));
}

const valueOf = (value: string | number) =>
  ["none", "normal"].includes(`${value}`) || typeof value === "number" ? value : `var(--${value})`;
