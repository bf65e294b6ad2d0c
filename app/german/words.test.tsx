import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Heading, keepTogether, RunningText, Words } from "./words";

describe("what no line may part", () => {
  it.each([
    ["§ 34d Abs. 1 S. 1 Nr. 2 GewO", "§_34d_Abs._1 S._1 Nr._2_GewO"],
    ["(§ 500 Abs. 2 BGB)", "(§_500_Abs._2_BGB)"],
    ["§\u00a0500 Abs. 2 BGB", "§_500_Abs._2_BGB"],
    ["Postfach 08 06 32, 10006 Berlin", "Postfach_08_06_32, 10006_Berlin"],
    ["nach Art. 77 DSGVO bei", "nach Art._77_DSGVO bei"],
    ["§§ 61, 62 VVG", "§§_61,_62_VVG"],
    ["§§\u00a061, 62 VVG", "§§_61,_62_VVG"],
    ["§§ 12 ff. BGB", "§§_12_ff._BGB"],
    ["Art. 6 Abs. 1 Buchst. f DSGVO", "Art._6_Abs._1 Buchst._f_DSGVO"],
    ["Art. 247 § 13 (4) EGBGB", "Art._247 §_13_(4)_EGBGB"],
    ["§ 27 a UStG", "§_27_a_UStG"],
    ["Absatz 2 Satz 1 der DSGVO", "Absatz_2 Satz_1 der DSGVO"],
    ["Montag bis Freitag: 9 bis 17 Uhr", "Montag bis Freitag: 9_bis_17_Uhr"],
    ["dauert etwa 60 Minuten.", "dauert etwa_60_Minuten."],
    ["wie z. B. hier", "wie z._B. hier"],
    ["IHK, Kammerplatz 1, 12345 Musterstadt", "IHK, Kammerplatz_1, 12345_Musterstadt"],
    ["Am Alten Weg 17b, 12345 Bad Muster", "Am Alten Weg_17b, 12345_Bad Muster"],
    ["So gebunden: Ich vermittle. Du brauchst", "So gebunden: Ich_vermittle. Du_brauchst"],
    ["Ja? In Versicherungsfragen. Dort auch", "Ja? In Versicherungsfragen. Dort auch"],
    ["Satz für Satz, Artikel der Woche", "Satz für Satz, Artikel der Woche"],
  ])("%s", (text, kept) => {
    expect(keepTogether(text).replaceAll("\u00a0", "_")).toBe(kept);
  });

  it("is a number and the sign after it, once each; other links are as they are", () => {
    const tel = { text: "030 1", href: "tel:+49301" };
    const web = { text: "ihk.example", href: "https://ihk.example" };
    const shown = (...text: Parameters<typeof RunningText>[0]["text"][number][]) =>
      renderToStaticMarkup(<RunningText text={text} />);
    expect(shown("Telefon ", tel, ", ", web, ".")).toBe(
      'Telefon <span class="whole"><a href="tel:+49301">030 1</a>,</span> ' +
        '<a href="https://ihk.example">ihk.example</a>.',
    );
    expect(shown({ text: "www.ruhr-ag.example", href: "https://ruhr-ag.example" })).toBe(
      '<a href="https://ruhr-ag.example" class="target"><span>' +
        'www.<span class="whole">ruhr-ag.example</span></span></a>',
    );
    expect(shown({ text: "buero@ruhr-ag.example", href: "mailto:buero@ruhr-ag.example" })).toBe(
      '<a href="mailto:buero@ruhr-ag.example" class="target"><span>buero@ruhr-ag.example</span></a>',
    );
    expect(shown("Ruf an: ", tel, " oder schreib.")).toBe(
      'Ruf an: <a href="tel:+49301">030 1</a> oder schreib.',
    );
  });

  it("is a span where it is a hyphen, so that the words stay what they are", () => {
    const html = renderToStaticMarkup(
      <Words>Die E-Mail-Adresse zur PV-Anlage, D-W-123-4567-89. Gern per E-Mail.</Words>,
    );
    expect(html).toBe(
      'Die <span class="whole">E-Mail-Adresse</span> zur <span class="whole">PV-Anlage</span>, ' +
        '<span class="whole">D-W-123-4567-89</span>. Gern <span class="whole">per E-Mail</span>.',
    );
    expect(renderToStaticMarkup(<Words>unter gesetze-im-internet.de.</Words>)).toBe(
      'unter <span class="whole">gesetze-im-internet.de</span>.',
    );
    expect(renderToStaticMarkup(<Words>Kranken- und Kfz-Versicherung</Words>)).toBe(
      "Kranken- und Kfz-Versicherung",
    );
  });

  it("is broken at its joints alone where it is longer than a line, unless it is an address", () => {
    const law = "Immobiliardarlehensvermittlungsverordnung (ImmVermV)";
    const joint = '<span class="joint"></span>';
    expect(renderToStaticMarkup(<Words>{law}</Words>)).toBe(
      ["Immobiliar", "darlehens", "vermittlungs", "verordnung (ImmVermV)"].join(joint),
    );
    const address = "immobiliardarlehensvermittlungsverordnung@amt.example";
    expect(renderToStaticMarkup(<Words>{address}</Words>)).toBe(address);
  });
});

describe("a heading", () => {
  it.each([
    ["Für Dich und Dein Zuhause", "Für_Dich und_Dein_Zuhause"],
    ["Erlaubnis- und Aufsichtsbehörde", "Erlaubnis- [und Aufsichtsbehörde]"],
    ["Wie es in 20 Minuten geht", "Wie_es in_20_Minuten geht"],
    ["Zur Überschwemmungsgefahrenzone", "Zur Überschwemmungsgefahrenzone"],
    ["Wer liest mit?", "Wer liest mit?"],
    ["In vier Schritten weißt Du, woran Du bist", "In_vier Schritten weißt_Du, woran Du_bist"],
    ["Wenn Du eine E-Mail schreibst", "Wenn [Du_eine_E-Mail] schreibst"],
    ["Per E-Mail", "Per [E-Mail]"],
    ["Mit Betriebshaftpflicht", "[Mit Betriebs|haftpflicht]"],
  ])("keeps what leads on: %s", (text, kept) => {
    const html = renderToStaticMarkup(<Heading>{text}</Heading>);
    const shown = html
      .replaceAll("\u00a0", "_")
      .replaceAll('<span class="joint"></span>', "|")
      .replaceAll('<span class="whole">', "[")
      .replaceAll("</span>", "]");
    expect(shown).toBe(kept);
  });
});
