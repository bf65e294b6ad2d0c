/** The fonts hold what the site writes: letters and weights that were cut away would come from elsewhere. */
import fs from "node:fs";
import path from "node:path";
import * as fontkit from "fontkit";
import type { Font } from "fontkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { startSite, type Site } from "../support/site";

const STYLES = "app/styles";
const open = (name: string) =>
  fontkit.openSync(path.join(STYLES, "fonts", `${name}.woff2`)) as Font;
const display = open("fraunces");
const text = open("source-sans-3");

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

it.each(pages)("every letter of $path is in both fonts", async (page) => {
  const html = await (await fetch(site.url + page.path)).text();
  const written = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, "");
  const letters = Array.from(new Set(written.replace(/\s/g, "")));
  expect(letters.length).toBeGreaterThan(40);
  for (const font of [display, text]) {
    const held = new Set(font.characterSet);
    expect(letters.filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  }
});

describe("names", () => {
  it.each(["Jürgen Weiß", "André Peña", "Søren Çelik-Åkesson", "François Müller-Groß"])(
    "%s can be set",
    (name) => {
      for (const font of [display, text]) {
        expect(
          Array.from(name).filter(
            (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
          ),
        ).toEqual([]);
      }
    },
  );
});

it("the styles ask for no weight that the fonts don't have", () => {
  const sheets = fs
    .readdirSync(STYLES)
    .filter((name) => name.endsWith(".css") && name !== "fonts.css");
  const weights = sheets.flatMap((name) => {
    const css = fs.readFileSync(path.join(STYLES, name), "utf8");
    return Array.from(
      css.matchAll(/font(?:-weight)?: (\d{3})\b(.*)/g),
      ([, weight, rest = ""]) => ({
        weight: Number(weight),
        display: rest.includes("--display") || weight === "560",
      }),
    );
  });
  expect(weights.length).toBeGreaterThan(10);
  const { min = 0, max = 0 } = text.variationAxes["wght"] ?? {};
  for (const { weight, display } of weights) {
    if (display) expect(weight).toBe(560);
    else expect(weight >= min && weight <= max).toBe(true);
  }
});
