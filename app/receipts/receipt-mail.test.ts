import { describe, expect, it } from "vitest";
import { shipped } from "../../tests/support/shipped";
import { colourPairs, lookSchema, paletteOf } from "../broker/look.server";
import { receiptMessage } from "./receipt-mail.server";

const receipt = {
  reference: "7K3M-9PXR",
  receivedAt: "2026-11-21T09:15:00.000Z",
  form: "insurance" as const,
  email: "erika@kunde.example",
  consents: [{ name: "checkboxPrivacy" as const, wording: "Ich habe gelesen & verstanden." }],
};
const sender = { MAIL_FROM: "website@makler.example", SITE_URL: "https://makler.example" };
const file = { pdf: Buffer.from("%PDF"), version: "1.0", date: "2026-11-20" };
const message = (look = lookSchema.parse({})) => {
  const { text, html } = receiptMessage(receipt, sender, { ...shipped, look }, file);
  return { text: text as string, html: html as string };
};

/** What an HTML part says, single spaces between the words. */
const wordsOf = (html: string) =>
  html
    .replace(/<(?:title|style)>.*?<\/(?:title|style)>|<[^>]+>|&nbsp;/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

describe("the visitor's receipt", () => {
  const { text, html } = message();

  it("says the same in both parts", () => {
    const said = wordsOf(html)
      .replace(/ (?=[.,)])/g, "")
      .replaceAll("( ", "(");
    const lines = text
      .split("\n")
      .map((line) =>
        line.replace(/^(?:- |\d\. )|:$/g, "").replace(/^(Deine Referenz|Eingang):/, "$1"),
      )
      .filter((line) => line && line !== "-- ");
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(said).toContain(line);
  });

  it("can be followed: to the phone and to the data protection page", () => {
    const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
    expect(links).toContain("https://makler.example/datenschutz");
    expect(links.some((href) => href?.startsWith("tel:+49"))).toBe(true);
  });

  it("has the site's colours, and loads nothing", () => {
    const plum = message(lookSchema.parse({ colours: "plum-rose" })).html;
    const { light, dark } = paletteOf(colourPairs["plum-rose"]);
    expect(plum).toContain(`background:${light["amber-line"]}`);
    expect(plum).toContain(`background:${dark["raised"]}!important`);
    expect(plum).not.toMatch(/<img|url\(|src=|@import/);
  });
});
