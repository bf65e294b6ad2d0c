/** Who the broker is to the eye: without a photo a drawing, of whom the profile speaks of. And facts that can be looked up. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DrawnBust, DrawnReader } from "../../app/drawings/broker";
import { DrawnCall, DrawnPortrait } from "../../app/drawings/broker-at-work";
import { drawnInside } from "../support/html";
import { writeProfile } from "../support/profile";
import { startSite } from "../support/site";

const FORMS_OF_ADDRESS = ["Makler", "Maklerin", "Maklerbüro"] as const;
const DRAWINGS = [DrawnPortrait, DrawnCall, DrawnBust, DrawnReader];
type Called = (typeof FORMS_OF_ADDRESS)[number];

const inside = (drawing: typeof DrawnBust, called: Called) =>
  drawnInside(createElement(drawing, { called }));

describe.each(FORMS_OF_ADDRESS)("a profile that says %s", (called) => {
  it("shows that person, and no other, on every page that shows a person", async () => {
    const BROKER_FILE = writeProfile((text) => `${text}\ncalled: ${called}\n`);
    const site = await startSite({ BROKER_FILE });
    try {
      for (const path of ["/", "/about", "/kontakt", "/versicherungen", "/finanzierung"]) {
        const html = await (await fetch(site.url + path)).text();
        // The bar's panel, which each page has, and the page itself.
        for (const part of html.split('<main id="inhalt"')) {
          const shown = FORMS_OF_ADDRESS.filter((each) =>
            DRAWINGS.some((drawing) => part.includes(inside(drawing, each))),
          );
          expect(shown, path).toEqual([called]);
        }
        // Who promises to read is seen reading, and looks up everywhere else.
        expect(html.includes(inside(DrawnReader, called)), path).toBe(path === "/");
      }
    } finally {
      await site.end();
    }
  });
});

it("three different drawings, and none that a screen reader would read", () => {
  for (const drawing of DRAWINGS) {
    expect(new Set(FORMS_OF_ADDRESS.map((called) => inside(drawing, called))).size).toBe(3);
    for (const called of FORMS_OF_ADDRESS) {
      const markup = renderToStaticMarkup(createElement(drawing, { called }));
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
      // Beside form or town it is part of what a phone loads before it sees anything; a whole place has a page of its own.
      const most = drawing === DrawnBust ? 1_600 : drawing === DrawnReader ? 3_200 : 6_600;
      expect(markup.length).toBeLessThan(most);
    }
  }
});

it("each register number on about leads to the register", async () => {
  const site = await startSite();
  try {
    const html = await (await fetch(`${site.url}/about`)).text();
    const facts = /<section class="about-facts">.*?<\/section>/s.exec(html)?.[0] ?? "";
    const numbers = facts.match(/D-[A-Z\d-]+/g) ?? [];
    expect(numbers).toHaveLength(3);
    for (const number of numbers) {
      const entry = facts.split("<dl>").find((each) => each.includes(number));
      // The number is the link, and its label says what it does.
      expect(entry).toContain(
        '<dt>Im Register nachsehen</dt><dd><a href="https://www.vermittlerregister.info"',
      );
      expect(entry?.split("<a ")[1]?.split("</a>")[0]).toContain(number);
    }
  } finally {
    await site.end();
  }
});
