import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fill,
  inline,
  longest,
  parse,
  placeholderFaults,
  prose,
  type Values,
} from "./markup.server";

describe("placeholders", () => {
  const counts = {
    insurances: 10,
    privateInsurances: 7,
    businessInsurances: 3,
    loans: 13,
    propertyLoans: 3,
    instalmentLoans: 3,
    steps: 4,
    benefits: 8,
  };
  const facts = {
    name: "Max Mustermann",
    firm: "Max Mustermann e.K.",
    region: "Musterstadt",
    phone: "+49 30 1234567",
    years: "17 Jahre",
    minutes: "60",
    cost: undefined,
    ties: undefined,
    partner: undefined,
    replyTime: undefined,
    hours: undefined,
  };
  const values: Values = { called: "Makler", facts, counts };

  describe("what is filled in", () => {
    it.each([
      ["Ich bin {name} aus {region}.", "Ich bin Max Mustermann aus Musterstadt."],
      ["In {steps} Schritten, {Benefits} Punkte.", "In vier Schritten, Acht Punkte."],
      ["{insurances} und {Loans}", "zehn und 13"],
      ["{years} Erfahrung", "17 Jahre Erfahrung"],
      ["in\n  zwei Zeilen", "in zwei Zeilen"],
      ["Erster Absatz.\n\nZweiter\nAbsatz.", "Erster Absatz.\n\nZweiter Absatz."],
    ])("%s", (text, filled) => {
      expect(fill(text, values)).toBe(filled);
    });

    it.each([
      ["Makler", "Ein Makler, der liest"],
      ["Maklerin", "Eine Maklerin, die liest"],
      ["Maklerbüro", "Ein Maklerbüro, das liest"],
    ] as const)("choices for %s", (called, said) => {
      const text = "{Ein Makler|Eine Maklerin|Ein Maklerbüro}, {der|die|das} liest";
      expect(fill(text, { ...values, called })).toBe(said);
    });

    it("a choice may be empty", () => {
      const text = "Makler{|in|büro}";
      expect(fill(text, values)).toBe("Makler");
      expect(fill(text, { ...values, called: "Maklerbüro" })).toBe("Maklerbüro");
    });

    it("a fact is put in as its text needs it", () => {
      expect(fill("Bei {firm} in {Steps}", values, (fact) => fact.toUpperCase())).toBe(
        "Bei MAX MUSTERMANN E.K. in Vier",
      );
    });
  });

  describe("where a fact isn't known, its sentence is left out", () => {
    const unknown = { ...values, facts: { ...facts, minutes: undefined, years: undefined } };
    it.each([
      ["Es dauert etwa {minutes} Minuten. Danach weißt Du mehr.", "Danach weißt Du mehr."],
      ["Vorher. {minutes} Minuten. Danach.", "Vorher. Danach."],
      ["Beides an einem Tisch. {ties}", "Beides an einem Tisch."],
      ["{cost} Genauer steht es dort.", ""],
      ["Davor.\n\n{cost} Genauer steht es dort.\n\nDanach.", "Davor.\n\nDanach."],
      ["{years?}So lange schon. Ich weiß es.", "Ich weiß es."],
      ["Hilft es?\n{minutes} Minuten reichen! Ja.", "Hilft es? Ja."],
      ["{years} Erfahrung", ""],
    ])("%s", (text, filled) => {
      expect(fill(text, unknown)).toBe(filled);
    });

    it("and it stands where it is", () => {
      expect(fill("{years?}So lange schon. Ich weiß es.", values)).toBe(
        "So lange schon. Ich weiß es.",
      );
    });
  });

  describe("what is wrong", () => {
    it.each([
      ["{Ein Makler|Eine Maklerin|Ein Maklerbüro} in {region}, {years?}{Benefits} Punkte", []],
      ["{regoin}", ["has an unknown {regoin}; did you mean {region}?"]],
      [
        "{Step} und {benefit}",
        [
          "has an unknown {Step}; did you mean {steps}?",
          "has an unknown {benefit}; did you mean {benefits}?",
        ],
      ],
      ["{der|die} Makler", ["{der|die} must have three choices, for Makler, Maklerin, Maklerbüro"]],
      ["{name", ["has a brace without its other half"]],
      ["name}", ["has a brace without its other half"]],
    ])("%s", (text, faults) => {
      expect(placeholderFaults(text)).toEqual(faults);
    });

    it("names all there are where none is near", () => {
      expect(placeholderFaults("{Öffnungszeiten}")).toEqual([
        expect.stringMatching(/^has an unknown \{Öffnungszeiten\} \(there are: \{name\}, /),
      ]);
      expect(placeholderFaults("{constructor} {}")).toHaveLength(2);
    });
  });

  it("a text is as long as its longest choices", () => {
    expect(longest("{Ein Makler|Eine Maklerin|Ein Maklerbüro} x")).toBe("Ein Maklerbüro x");
  });
});

describe("the small Markdown", () => {
  it("a text without it says the same as the parser finds", () => {
    const letters = "aZäß„“{}|.,;:?!()–…%§/- 0 19\n\n\n*_#>+=[\\&\t";
    const text = fc.string({ unit: fc.constantFrom(...letters.split("")), maxLength: 40 });
    fc.assert(
      fc.property(text, (written) => {
        // An emphasis that ends a text sends all of it to the parser.
        const parsed = parse(`${written}\n\n*x*`);
        const plain = parse(written);
        expect(plain).toEqual({ ...parsed, paragraphs: parsed.paragraphs.slice(0, -1) });
      }),
      { numRuns: 20_000 },
    );
  });

  const facts = {
    name: "Max *der Makler* _M_ <b>",
    firm: "1. Makler & Co. [x](/kontakt)",
    region: "# Musterstadt",
    phone: "+49 30 1234567",
    years: undefined,
    minutes: undefined,
    cost: undefined,
    ties: undefined,
    partner: undefined,
  };
  const values = { called: "Maklerin", facts, counts: { steps: 4 } } as unknown as Values;

  describe("what is read", () => {
    it.each([
      ["Ein Satz.", [["Ein Satz."]]],
      ["Zwei Zeilen\n  sind ein Absatz.", [["Zwei Zeilen sind ein Absatz."]]],
      ["Hart  \numbrochen\\\nist auch keiner.", [["Hart umbrochen ist auch keiner."]]],
      ["Eins.\n\nZwei.\n\n\nDrei.", [["Eins."], ["Zwei."], ["Drei."]]],
      [
        "*so* und **so**",
        [[{ text: "so", stress: "emphasis" }, " und ", { text: "so", stress: "strong" }]],
      ],
      ["***beides***", [[{ text: "beides", stress: "strong" }]]],
      ["Zum [Kontakt](/kontakt).", [["Zum ", { text: "Kontakt", href: "/kontakt" }, "."]]],
      [
        "[**wichtig**](/kontakt#erstes-gespraech)",
        [[{ text: "wichtig", stress: "strong", href: "/kontakt#erstes-gespraech" }]],
      ],
      ["jemanden, der&nbsp;das gelernt hat", [["jemanden, der\u00a0das gelernt hat"]]],
      ["\u00a0vorn", [["\u00a0vorn"]]],
    ])("%j", (markdown, paragraphs) => {
      expect(parse(markdown)).toEqual({ paragraphs, faults: [] });
    });

    it("a link may lead to pages, places, items, the sheet, and out", () => {
      for (const target of [
        "/",
        "/versicherungen#anfrage",
        "/versicherungen?privat=hausrat#privat",
        "/impressum#aufsicht",
        "/erstinformation.pdf",
        "https://www.ihk.example/a?b=c#d",
        "mailto:post@makler.example",
        "tel:+49301234567",
      ]) {
        expect(parse(`[Wort](${target})`).faults, target).toEqual([]);
      }
    });
  });

  describe("what can't stand in a text", () => {
    it.each([
      ["Ein Satz.\n\n# Groß", 3, "headings can't stand here: # Groß"],
      ["Groß\n====", 1, "headings can't stand here: Groß"],
      ["- eins\n- zwei", 1, "lists can't stand here: - eins"],
      ["1. eins", 1, "lists can't stand here: 1. eins"],
      ["> gesagt", 1, "quotations can't stand here: > gesagt"],
      ["    eingerückt", 1, "indented text and code can't stand here:"],
      ["```\nx\n```", 1, "indented text and code can't stand here: ```"],
      ["Ein `Wort`", 1, "code can't stand here: `Wort`"],
      ["Ein <b>Wort", 1, "HTML can't stand here: <b>"],
      ["<script>alert(1)</script>", 1, "HTML can't stand here: <script>alert(1)</script>"],
      ["Hier:\n![Bild](/a.png)", 2, "pictures can't stand here: ![Bild](/a.png)"],
      ["***", 1, "lines can't stand here: ***"],
      ["[a]: https://a.example", 1, "references can't stand here: [a]: https://a.example"],
      ["[](/kontakt)", 1, "has a link without words"],
      ["[w](/kontackt)", 1, "there is no page /kontackt; did you mean /kontakt?"],
      ["[w](/preise)", 1, "there is no page /preise (there are: /, /versicherungen,"],
      [
        "[w](/kontakt#anfrage)",
        1,
        "there is no place #anfrage on /kontakt (there are: schreiben, erstes-gespraech)",
      ],
      [
        "[w](/versicherungen#anfrag)",
        1,
        "there is no place #anfrag on /versicherungen; did you mean anfrage?",
      ],
      ["[w](www.ihk.de)", 1, "a link leads to www.ihk.de: write https://www.ihk.de"],
      ["[w](http://ihk.de)", 1, "a link leads to http://ihk.de: write https://ihk.de"],
      ["[w](kontakt)", 1, "a link leads to kontakt: write a page of this site, like /kontakt,"],
      ["[w](javascript:alert(1))", 1, "a link leads to javascript:alert(1): write a page"],
      ["[w](//evil.example)", 1, "there is no page //evil.example (there are:"],
      ['[w](/kontakt "Titel")', 1, "the link to /kontakt has a title: leave it out"],
    ])("%j", (markdown, line, text) => {
      const { faults } = parse(markdown);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({ line, text: expect.stringContaining(text) as string });
    });

    it("all of it is told at once", () => {
      expect(parse("# A\n\n- b\n\n[c](/d)").faults.map(({ line }) => line)).toEqual([1, 3, 5]);
    });
  });

  it("what a fact says is never taken for Markdown", () => {
    expect(prose("{firm}\n\n{region}\n\nIch bin {name}.", values)).toEqual([
      [facts.firm],
      [facts.region],
      [`Ich bin ${facts.name}.`],
    ]);
  });

  it("choices and counts are filled in before it is read", () => {
    expect(inline("{*Ein*|*Eine*|*Ein*} {Makler|Maklerin|Büro}, {steps}", values)).toEqual([
      { text: "Eine", stress: "emphasis" },
      " Maklerin, vier",
    ]);
  });
});
