/** What the law wants said, and what must not be said any more, in what visitors really get. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { documentPages } from "../support/documents";
import { unspaced, wordsOf } from "../support/html";
import { shippedItems } from "../support/items";
import { wordsOfPdf } from "../support/pdf";
import { SECOND_SITE, startSite, type Site } from "../support/site";
import { readWords, telephoneLink } from "../support/site-words";

const PDF = "/erstinformation.pdf";
type Said = { words: string; links: string };

/** In ms: every page and the PDF, on a machine that has other things to do. */
const PATIENCE = 120_000;

let site: Site;
const texts = new Map<string, Said>();
beforeAll(async () => {
  site = await startSite();
  await read(site, pages, texts);
}, PATIENCE);
afterAll(() => site.end());

/** Keeps what a site says, by address: its pages and the PDF. */
async function read({ url }: Site, pages: readonly { path: string }[], said: Map<string, Said>) {
  for (const { path } of pages) {
    const html = await (await fetch(url + path)).text();
    const links = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href);
    said.set(path, { words: wordsOf(html), links: links.join(" ") });
  }
  const pdf = await (await fetch(url + PDF)).arrayBuffer();
  said.set(PDF, { words: await wordsOfPdf(pdf), links: "" });
}

const NOTICE = "Achtung! Kreditaufnahme kostet Geld.";

/** By the address of an item: what it has to say, and what was wrong once. */
const CORRECTED: [address: string, said: string[], unsaid: string[]][] = [
  [
    "/versicherungen?privat=haftpflicht",
    [
      "Wer nichts dafür kann, muss es meist nicht",
      "bei Dir wohnen und mitversichert sind, ersetzt sie in der Regel nicht",
      "Dein Vermieter will vor dem Einzug eine Haftpflicht sehen",
    ],
    ["Wer anderen einen Schaden zufügt, muss ihn ersetzen"],
  ],
  [
    "/versicherungen?privat=hausrat",
    ["außer er verzichtet im Vertrag darauf", "bei grober Fahrlässigkeit"],
    ["Dann darf der Versicherer die Zahlung kürzen"],
  ],
  [
    "/versicherungen?privat=berufsunfaehigkeit",
    ["sechs Monate lang höchstens noch zur Hälfte"],
    ["auf Dauer nicht mehr"],
  ],
  [
    "/versicherungen?privat=kfz",
    ["bis zum 30. November", "Erhöht der Versicherer den Beitrag ohne mehr Schutz", "einen Monat"],
    [],
  ],
  [
    "/versicherungen?privat=risikoleben",
    ["bekommt die vereinbarte Summe, wen Du im Vertrag genannt hast"],
    ["bekommt Deine Familie die vereinbarte Summe"],
  ],
  [
    "/versicherungen?gewerbe=betriebsgebaeude",
    ["muss der Versicherer vorher zustimmen"],
    ["Sag es mir vor dem Einzug, dann melde ich es"],
  ],
  [
    "/finanzierung?immobilie=anschlussfinanzierung",
    ["ein halbes Jahr vorher", "§ 489 BGB", "zehn Jahre nach der vollen Auszahlung"],
    [],
  ],
  [
    "/finanzierung?immobilie=modernisierung",
    ["beantragen, bevor Du den Auftrag vergibst"],
    ["bevor die Arbeiten beginnen"],
  ],
  [
    "/finanzierung?rate=autokredit",
    ["Früher zurückzahlen darfst Du immer (§ 500 Abs. 2 BGB)"],
    ["ob Du früher zurückzahlen darfst"],
  ],
  ["/finanzierung?rate=umschuldung", ["das Konto ist überzogen"], ["vier Abbuchungen"]],
];

const wordsAt = (path: string) => texts.get(path)?.words ?? "";

const FORBIDDEN = [
  /\bTMG\b|Telemediengesetz/,
  /\bTTDSG\b/,
  /DIHK e\. ?V\./,
  /ec\.europa\.eu\/consumers\/odr/,
  /BFSG-verpflichtet/,
  // Pay is contained in the premium or agreed beforehand: nothing is for free.
  /kostenlos|kostenfrei|gratis|unverbindlich/i,
  // One word for one thing: Referenz, Fassung, Kein bestimmtes Thema.
  /Referenznummer/,
  /\bVersion\b/,
  /[Nn]och offen/,
  // Records and reasons are a duty (§§ 61, 62 VVG), and so no advantage.
  /empfehle und warum|mit Begründung aufgeschrieben/,
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
  expect(words).toContain(NOTICE);
});

describe("what borrowing costs is said where instalment loans are advertised", () => {
  it.each([
    ["/", 2],
    ["/kontakt", 1],
  ])("in each tile of %s that leads to the loans", async (path, count) => {
    const html = await (await fetch(site.url + path)).text();
    const tiles = html.match(/<a class="tile tile-finance[\s\S]*?<\/a>/g) ?? [];
    expect(tiles).toHaveLength(count);
    for (const tile of tiles) expect(wordsOf(tile)).toContain(NOTICE);
  });

  it("above the loans and beside the instalment loans", async () => {
    const html = await (await fetch(`${site.url}/finanzierung`)).text();
    expect(wordsOf(/<header class="page-head[\s\S]*?<\/header>/.exec(html)?.[0] ?? "")).toContain(
      NOTICE,
    );
    expect(wordsOf(/<section[^>]* id="rate"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "")).toContain(
      NOTICE,
    );
  });

  it("in what search engines show of the loans", () => {
    const { description } = documentPages.find(({ path }) => path === "/finanzierung")!;
    expect(description).toContain(NOTICE);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe("what an item says is right", () => {
  it.each(CORRECTED)("%s", async (address, said, unsaid) => {
    const words = unspaced(wordsOf(await (await fetch(site.url + address)).text()));
    for (const fact of said) expect(words).toContain(unspaced(fact));
    for (const error of unsaid) expect(words).not.toContain(unspaced(error));
  });
});

it.each(shippedItems)("$name has 60 to 120 words, the example included", ({ text, example }) => {
  const words = [...text, example].join(" ").split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(60);
  expect(words.length).toBeLessThanOrEqual(120);
});

it("the cost is told before anything else is asked, in two sentences", async () => {
  const html = await (await fetch(site.url)).text();
  const answer = /Was kostet mich das\?<\/h3><p>([^<]*)/.exec(html)?.[1] ?? "";
  expect(answer.match(/[.!?](?= |$)/g)).toHaveLength(2);
  expect(html.indexOf("Was kostet mich das?")).toBeLessThan(html.indexOf('class="benefits"'));
  expect(html).toContain('href="/kontakt#erstes-gespraech"');
});

it("the first information's page leads to how else one gets it", () => {
  expect(texts.get("/erstinformation")?.links.split(" ")).toContain("#papier-oder-e-mail");
});

it.each([
  ["/", 405, { method: "PUT" }],
  ["/versicherungen", 415, { method: "POST", body: "x", headers: { "Content-Type": "a/b" } }],
])("a page that turns away (%s, %i) has the phone number", async (path, status, request) => {
  const answer = await fetch(site.url + path, request);
  expect(answer.status).toBe(status);
  const html = await answer.text();
  expect(wordsOf(html)).toContain("+49 30 1234567");
  expect(html).toContain('href="tel:+49301234567"');
  expect(wordsOf(html)).not.toContain("steht im Impressum");
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
    "Vermittler von Allgemein-Verbraucherdarlehen Erlaubnis nach § 34k GewO",
    "§ 34k Gewerbeordnung (GewO)",
    "D-X-XXX-XXXX-XX",
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
    "beste Zeit für einen Anruf",
    "Spätestens 14 Tage nach der Zustellung",
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
  "/finanzierung": [
    "Muster Finanzpartner GmbH",
    "Achtung! Kreditaufnahme kostet Geld. Umfang meiner Befugnisse: Ich vermittle unabhängig und bin an keinen Darlehensgeber gebunden.",
  ],
  "/": [
    "Banken Keine Bindung",
    "Was kostet mich das?",
    "bei Versicherungen ist sie in Deinem Beitrag enthalten",
    "Ein Honorar zahlst Du mir nur, wenn wir es vorher vereinbart haben.",
    "Das erste Gespräch dauert etwa 60 Minuten.",
    "An eine Bank bin ich dabei nicht gebunden.",
  ],
  "/about": ["mit Provision, Honorar nur nach Vereinbarung", "§ 34k GewO"],
  "/kontakt": [
    "Unser erstes Gespräch",
    "Das erste Gespräch dauert etwa 60 Minuten.",
    "Versicherungsscheine",
    "Gehaltsabrechnungen",
  ],
};

const SHEET = [
  "§ 15 VersVermV",
  "Art. 247 §§ 13 und 13b EGBGB",
  "Max Mustermann",
  "Musterstraße 1, 12345 Musterstadt",
  "Versicherungsmakler mit Erlaubnis nach § 34d Abs. 1 GewO",
  "Immobiliardarlehensvermittler mit Erlaubnis nach § 34i Abs. 1 GewO",
  "Vermittler von Allgemein-Verbraucherdarlehen mit Erlaubnis nach § 34k GewO",
  "Registernummer D-XXXX-XXXXX-XX",
  "Registernummer D-X-XXX-XXXX-XX",
  "vermittlerregister.info",
  "biete ich Dir eine Beratung an",
  "Provision. Sie ist in Deiner Prämie enthalten",
  "mehr als zehn Prozent",
  "an keinen Darlehensgeber gebunden",
  "Versicherungsombudsmann e.V., Postfach 08 06 32, 10006 Berlin",
  "Postfach 06 02 22, 10052 Berlin",
  "Schlichtungsstelle bei der Deutschen Bundesbank",
  "Andere Zuwendungen erhalte ich nicht.",
  "Dieses Blatt bekommst Du von mir auf Papier.",
  "als PDF per E-Mail",
  "§ 16 VersVermV",
  "Fassung 1.0 vom 20. November 2026",
];

describe.each(Object.entries({ ...DEMANDED, "/erstinformation": SHEET, [PDF]: SHEET }))(
  "%s",
  (path, facts) => {
    it.each(facts)("says: %s", (fact) => {
      expect(unspaced(wordsAt(path))).toContain(unspaced(fact));
    });
  },
);

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

/** A broker of insurance alone: nothing of loans, of the example, or of anybody whom the profile doesn't name. */
const another = await readWords(SECOND_SITE);
const ANOTHER: Record<string, readonly string[]> = {
  "/": [
    "und dazu ein Honorar, das wir vorher vereinbaren.",
    "Das erste Gespräch dauert etwa 45 Minuten.",
  ],
  "/versicherungen": [
    "Du hörst innerhalb von drei Werktagen von mir.",
    "Zum Beispiel: Du verwaltest ein Haus mit acht Wohnungen",
  ],
  "/about": ["§ 34d Abs. 1 GewO", "Schwerpunkte Betriebe des Bau- und Ausbauhandwerks"],
  "/kontakt": ["Weitere Nummer +49 171 4044551", "Baujahr und Wohnfläche des Hauses"],
  "/impressum": [
    "§ 5 DDG",
    another.broker.firm,
    "Obermühlgässchen 14a, 02826 Görlitz",
    "Handelsregister Amtsgericht Dresden, HRA 99876",
    "DE298765432",
    "DE298765432-00001",
    "Versicherungsmaklerin",
    "§ 34d Abs. 1 GewO",
    "D-ABCD-EFGHI-77",
    "Industrie- und Handelskammer Oberlausitz",
    "§§ 59 bis 68 Versicherungsvertragsgesetz (VVG)",
    "VersVermV",
    "§ 18 Abs. 2 MStV",
    "§ 36 VSBG",
    "(EU) 2019/2088",
  ],
  "/datenschutz": [
    another.broker.firm,
    "Art. 6 Abs. 1 Buchst. b DSGVO",
    "beste Zeit für einen Anruf",
    "§ 25 TDDDG",
    "keine Cookies",
    "Art. 77 DSGVO",
    "Datenschutzbeauftragte der Oberlausitz",
  ],
};
const ANOTHER_SHEET = [
  "§ 15 VersVermV",
  "Łucja Kőszegi-Brandstätter",
  "Versicherungsmaklerin mit Erlaubnis nach § 34d Abs. 1 GewO",
  "Registernummer D-ABCD-EFGHI-77",
  "Bei Versicherungen bin ich Maklerin.",
  "Ich arbeite unabhängig",
  "Dazu zahlst Du mir ein Honorar",
  "mehr als zehn Prozent",
  "Versicherungsombudsmann e.V., Postfach 08 06 32, 10006 Berlin",
  "Fassung 2.3 vom 1. Oktober 2026",
];
const NOT_ANOTHERS = [
  /Darlehen|Kredit|Finanzierung|Baufi|\bBank\b/,
  /§ 34[cik]|ImmVermV|EGBGB|ESIS|§ 655a/,
  /Muster(mann|stadt|land|makler)|Beispielseite|Agentur Beispiel/,
  /Verband|Gestaltung und Umsetzung|verarbeiten Daten für mich/,
  /Makler\b|Versicherungsmakler\b|\bder Deine Verträge\b/,
  /undefined|\bnull\b|[{}]/,
];

describe("another site", () => {
  const said = new Map<string, Said>();
  let url = "";
  let stop: Site["end"];
  beforeAll(async () => {
    const other = await startSite({ SITE_DIR: SECOND_SITE });
    [url, stop] = [other.url, other.end];
    await read(other, another.pages, said);
  }, PATIENCE);
  afterAll(() => stop());

  describe.each(
    Object.entries({ ...ANOTHER, "/erstinformation": ANOTHER_SHEET, [PDF]: ANOTHER_SHEET }),
  )("%s", (path, facts) => {
    it.each(facts)("says: %s", (fact) => {
      expect(unspaced(said.get(path)?.words ?? "")).toContain(unspaced(fact));
    });
  });

  describe.each([...another.pages.map(({ path }) => path), PDF])("%s", (path) => {
    it.each([...FORBIDDEN, ...NOT_ANOTHERS])("doesn't say %s", (term) => {
      const { words = "", links = "" } = said.get(path) ?? {};
      expect(words.length).toBeGreaterThan(200);
      expect(words).not.toMatch(term);
      expect(links).not.toMatch(term);
    });
  });

  it("the footer of every page leads to the three legal pages", () => {
    for (const { path } of another.pages) {
      const links = said.get(path)?.links.split(" ");
      for (const legal of ["/datenschutz", "/impressum", "/erstinformation"]) {
        expect(links, path).toContain(legal);
      }
    }
  });

  it("a page that turns away has the phone number", async () => {
    const html = await (await fetch(url, { method: "PUT" })).text();
    expect(wordsOf(html)).toContain(another.broker.phone);
    expect(html).toContain(`href="${telephoneLink(another.broker.phone)}"`);
  });
});
