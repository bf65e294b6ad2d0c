import { describe, expect, it } from "vitest";
import { findingsIn, findingsInFiles, type Grounds, type LegalText } from "./text-law.server";

const none: Grounds = { insurance: false, finance: false };
const both: Grounds = { insurance: true, finance: true };
const onHome = (text: string): LegalText => ({ text, loans: false, noticed: false });
const withLoans = (text: string): LegalText => ({ text, loans: true, noticed: true });
const kindsOf = (text: LegalText, grounds = none) =>
  findingsIn(text, grounds).map(({ kind, found }) => `${kind}: ${found}`);

describe("refused", () => {
  it.each([
    [withLoans("Ab 3,49 % effektiv"), "refused: 3,49 %"],
    [onHome("Dein Darlehen schon ab 3 Prozent"), "refused: 3 Prozent"],
    [withLoans("Nur 299 € im Monat"), "refused: € im Monat"],
    [withLoans("Eine Monatsrate von 300 Euro"), "refused: rate von 300 Euro"],
    [onHome("Angaben nach § 5 TMG"), "refused: TMG"],
    [onHome("Cookies nach § 25 TTDSG"), "refused: TTDSG"],
    [onHome("Register: DIHK e. V."), "refused: DIHK e. V."],
    [onHome("Zur OS-Plattform der EU"), "refused: OS-Plattform"],
    [onHome("Erstinformation nach § 11 VersVermV"), "refused: § 11 VersVermV"],
    [onHome("Ratendarlehen nach § 34c GewO"), "refused: Ratendarlehen nach § 34c"],
    [onHome("Die Beratung ist kostenlos."), "refused: kostenlos"],
    [onHome("Ich berate Dich unabhängig."), "refused: unabhängig"],
    [
      withLoans("Mehr leisten können mit einem Kredit"),
      "refused: Mehr leisten können mit einem Kredit",
    ],
  ])("%o", (text, finding) => expect(kindsOf(text)).toContain(finding));
});

describe("warned of", () => {
  it.each([
    [withLoans("Bis 50.000 Euro"), "warning: 50.000 Euro"],
    [onHome("Die beste Versicherung"), "warning: beste"],
    [onHome("Garantiert eine Zusage"), "warning: Garantiert"],
    [onHome("Du bekommst ein Beratungsprotokoll"), "warning: Beratungsprotokoll"],
    [onHome("Auch Autokredite bekommst Du hier"), "warning: Autokredit"],
  ])("%o", (text, finding) => expect(kindsOf(text)).toContain(finding));
});

it.each([
  onHome("Bei Berufsunfähigkeit reichen meist 50 Prozent."),
  onHome("Die Wohnung misst 80 Quadratmeter, der Schaden 2.000 Euro."),
  onHome("Am besten rufst Du an."),
  onHome("Wir lesen, was er garantiert und was er kostet."),
  withLoans("Ein Ratenkredit für die Photovoltaikanlage"),
  withLoans("Nach zehn Jahren kannst Du kündigen (§ 489 BGB)."),
  onHome("Unabhängigkeit ist mir wichtig, sagt die Kundin."),
])("%o is left alone", (text) => {
  expect(findingsIn(text, both)).toEqual([]);
});

describe("independence needs its ground", () => {
  const insurance = onHome("Ich berate Dich unabhängig.");
  const loans = withLoans("Ich vermittle unabhängig.");

  it("for each half its own", () => {
    const onlyInsurance = { insurance: true, finance: false };
    const onlyFinance = { insurance: false, finance: true };
    expect(findingsIn(insurance, onlyInsurance)).toEqual([]);
    expect(findingsIn(loans, onlyInsurance)).toHaveLength(1);
    expect(findingsIn(insurance, onlyFinance)).toHaveLength(1);
    expect(findingsIn(loans, onlyFinance)).toEqual([]);
  });
});

describe("what a text is about follows from where it stands", () => {
  const kinds = (files: Record<string, unknown>) =>
    findingsInFiles(files, none).map(({ file, path, kind }) => [file, path.join("."), kind]);

  it("finance.yaml, and items that it shows, are about loans, whatever their words", () => {
    const text = "Schon ab 3 %";
    const finance = { lead: text, property: { items: ["haus"] } };
    const items = { haus: { text }, hausrat: { text } };
    expect(kinds({ finance, items, home: { lead: text } })).toEqual([
      ["finance", "lead", "refused"],
      ["items", "haus.text", "refused"],
    ]);
  });

  it("the notice stands beside the fields that lead to loans, or in the text itself", () => {
    const text = "Auch Autokredite";
    const home = { lead: text, tiles: { finance: { text } }, closing: { text: `${text}.` } };
    const contact = { forms: { finance: { text } } };
    const about = { lead: `${text}. Achtung! Kreditaufnahme kostet Geld.` };
    expect(kinds({ home, contact, about })).toEqual([
      ["home", "lead", "warning"],
      ["home", "closing.text", "warning"],
    ]);
  });
});
