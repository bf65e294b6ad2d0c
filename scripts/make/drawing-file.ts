/** A drawing of the site as an SVG file of its own: what the stylesheets say of it, written into it. */
import fs from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "../../app/drawings/drawing.tsx";

export type Scheme = "light" | "dark";
export type Svg = { viewBox: string; parts: string };

const read = (name: string) =>
  fs.readFileSync(new URL(`../../app/styles/${name}.css`, import.meta.url), "utf8");
/** Top-level rules only: what stands in an at-rule is for a screen. */
const topLevel = (css: string) => css.replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

const tokens = withoutComments(read("tokens"));
const rules = topLevel(withoutComments(read("drawings")));
const darkTokens = /prefers-color-scheme: dark\)\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? "";
const values = {
  light: customProperties(topLevel(tokens) + rules),
  dark: customProperties(topLevel(tokens) + rules + darkTokens),
};

/** The value of a token, such as `paper`. Throws where the stylesheets don't know it. */
export function token(name: string, scheme: Scheme = "light"): string {
  const value = values[scheme].get(`--${name}`);
  if (value === undefined) throw new Error(`no token --${name}`);
  return value.replace(/var\(--([\w-]+)\)/g, (_all, other: string) => token(other, scheme));
}

/** `drawing` with its classes turned into attributes: no renderer needs to know the stylesheets. */
export function drawnSvg(drawing: Drawing): Svg {
  const markup = renderToStaticMarkup(createElement(drawing));
  const [, root = "", inner = ""] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  const [, viewBox = ""] = /viewBox="([^"]+)"/.exec(root) ?? [];
  const [, pen = ""] = /class="([^"]+)"/.exec(root) ?? [];
  const parts = inner.replace(/class="([^"]+)"/g, (all, classes: string) => {
    return `${all} ${attributes(classes.split(" "), pen.split(" "))}`;
  });
  return { viewBox, parts: `<g ${attributes(pen.split(" "), [])}>${parts}</g>` };
}

/** What the rules say of an element with `classes` below one with `ancestors`, later rules over earlier ones. */
function attributes(classes: string[], ancestors: string[]): string {
  const found = new Map<string, string>();
  for (const [, selectors = "", body = ""] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(",").some((selector) => {
      const [own = "", ancestor] = selector.trim().split(/\s+/).reverse();
      return classes.includes(own.slice(1)) && (!ancestor || ancestors.includes(ancestor.slice(1)));
    });
    if (!applies) continue;
    for (const [, name = "", value = ""] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) {
      if (!name.startsWith("--") && !name.startsWith("animation")) found.set(name, resolved(value));
    }
  }
  found.delete("stroke-dasharray");
  return Array.from(found, ([name, value]) => `${name}="${value}"`).join(" ");
}

function resolved(value: string): string {
  return value.replace(/var\(--([\w-]+)\)/g, (_all, name: string) => token(name));
}

function customProperties(css: string): Map<string, string> {
  const pairs = css.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(pairs, ([, name = "", value = ""]) => [name, value]));
}
