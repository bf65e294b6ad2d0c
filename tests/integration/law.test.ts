/** What the law wants said, and what must not be said any more, in what visitors really get. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { wordsOf } from "../support/html";
import { wordsOfPdf } from "../support/pdf";
import { startSite, type Site } from "../support/site";

const PDF = "/erstinformation.pdf";
const texts = new Map<string, { words: string; links: string }>();

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const { path } of pages) {
    const html = await (await fetch(site.url + path)).text();
    const links = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href);
    texts.set(path, { words: wordsOf(html), links: links.join(" ") });
  }
  const pdf = await (await fetch(site.url + PDF)).arrayBuffer();
  texts.set(PDF, { words: await wordsOfPdf(pdf), links: "" });
});
afterAll(() => site.end());

const wordsAt = (path: string) => texts.get(path)?.words ?? "";

const FORBIDDEN = [
  /\bTMG\b|Telemediengesetz/,
  /\bTTDSG\b/,
  /DIHK e\. ?V\./,
  /ec\.europa\.eu\/consumers\/odr/,
  /BFSG-verpflichtet/,
];

describe.each([...pages.map(({ path }) => path), PDF])("%s", (path) => {
  it.each(FORBIDDEN)("doesn't say %s", (term) => {
    const { words = "", links = "" } = texts.get(path) ?? {};
    expect(words.length).toBeGreaterThan(200);
    expect(words).not.toMatch(term);
    expect(links).not.toMatch(term);
  });
});

it("no figure that would demand a representative example stands with the loans", () => {
  const words = wordsAt("/finanzierung");
  expect(words).not.toMatch(/%|\bProzent|€|\bEuro\b/);
  expect(words).toContain("Achtung! Kreditaufnahme kostet Geld.");
});

/** Facts by the page on which they are owed. */
const DEMANDED: Record<string, readonly string[]> = {
  "/impressum": [
    "§ 5 DDG",
    "Max Mustermann",
    "Musterstraße 1",
    "12345 Musterstadt",
    "+49 30 1234567",
    "makler@example.de",
    "DE123456789",
    "Versicherungsmakler",
    "Bundesrepublik Deutschland",
    "§ 34d Abs. 1 GewO",
    "§ 34i Abs. 1 GewO",
    "§ 34c Abs. 1 S. 1 Nr. 2 GewO",
    "Industrie- und Handelskammer Musterstadt",
    "Kammerplatz 1",
    "vermittlerregister.info",
    "Deutsche Industrie- und Handelskammer",
    "D-XXXX-XXXXX-XX",
    "D-W-XXX-XXXX-XX",
    "§§ 59 bis 68 Versicherungsvertragsgesetz (VVG)",
    "VersVermV",
    "ImmVermV",
    "gesetze-im-internet.de",
    "§ 18 Abs. 2 MStV",
    "Versicherungsombudsmann e.V., Postfach 08 06 32, 10006 Berlin",
    "Ombudsmann Private Kranken- und Pflegeversicherung, Postfach 06 02 22, 10052 Berlin",
    "Schlichtungsstelle bei der Deutschen Bundesbank",
    "§ 36 VSBG",
    "(EU) 2019/2088",
    "Barrierefreiheit",
  ],
  "/datenschutz": [
    "Art. 6 Abs. 1 Buchst. a DSGVO",
    "Art. 6 Abs. 1 Buchst. b DSGVO",
    "Art. 6 Abs. 1 Buchst. f DSGVO",
    "14 Tage nach der Zustellung",
    "Muster Finanzpartner GmbH",
    "typischerweise nach 7 Tagen",
    "§ 25 TDDDG",
    "keine Cookies",
    "Muster Hosting GmbH",
    "Muster Mail GmbH",
    ...["Art. 15", "Art. 16", "Art. 17", "Art. 18", "Art. 19", "Art. 20", "Art. 21"],
    "Art. 77 DSGVO",
    "Landesbeauftragte für den Datenschutz Musterland",
    "drei Jahre",
    "TLS",
  ],
  "/finanzierung": ["Muster Finanzpartner GmbH"],
};

const SHEET = [
  "§ 15 VersVermV",
  "Art. 247 §§ 13 und 13b EGBGB",
  "Max Mustermann",
  "Musterstraße 1, 12345 Musterstadt",
  "Versicherungsmakler mit Erlaubnis nach § 34d Abs. 1 GewO",
  "Immobiliardarlehensvermittler mit Erlaubnis nach § 34i Abs. 1 GewO",
  "Registernummer D-XXXX-XXXXX-XX",
  "vermittlerregister.info",
  "biete ich Dir eine Beratung an",
  "Provision. Sie ist in Deiner Prämie enthalten",
  "mehr als zehn Prozent",
  "an keinen Darlehensgeber gebunden",
  "Versicherungsombudsmann e.V., Postfach 08 06 32, 10006 Berlin",
  "Postfach 06 02 22, 10052 Berlin",
  "Schlichtungsstelle bei der Deutschen Bundesbank",
  "Fassung 1.0 vom 1. November 2026",
];

describe.each(Object.entries({ ...DEMANDED, "/erstinformation": SHEET, [PDF]: SHEET }))(
  "%s",
  (path, facts) => {
    it.each(facts)("says: %s", (fact) => {
      expect(unspaced(wordsAt(path))).toContain(unspaced(fact));
    });
  },
);

/** Where an element or a line ends is the layout's business. */
function unspaced(text: string): string {
  return text.replace(/\s+/g, "");
}

it("the footer of every page leads to the three legal pages", () => {
  for (const { path } of pages) {
    for (const legal of ["/datenschutz", "/impressum", "/erstinformation"]) {
      expect(texts.get(path)?.links.split(" "), path).toContain(legal);
    }
  }
});

it("an example says that it is one, on every page", () => {
  for (const { path } of pages) expect(wordsAt(path)).toContain("Beispielseite:");
});
