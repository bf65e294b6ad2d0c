/** What tests read out of a page. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

export const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What a drawing is made of: without its outer element, which has another class everywhere. */
export const drawnInside = (drawing: ReactElement) =>
  renderToStaticMarkup(drawing).replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The words of a page, as they are read: without tags, scripts, soft hyphens and line breaks. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return decode(text).replaceAll("\u00ad", "").replace(/\s+/g, " ");
}

/** Where an element or a line ends is the layout's business. */
export const unspaced = (text: string) => text.replace(/\s+/g, "");

/** The data blocks of a page. */
export function linkedData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(blocks, ([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
}

/** The contents of the meta elements of a page by name or property. */
export function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)"[^>]*? ?content="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(found, ([, name = "", content = ""]) => [name, decode(content)]),
  );
}
