/** A copy of the example profile with changes, in a folder of its own. */
import fs from "node:fs";
import path from "node:path";
import { parseDocument, type Document, type YAMLMap, type YAMLSeq } from "yaml";
import { temporaryFolder } from "./site.ts";

export const EXAMPLE = "site/broker.yaml";

/** Path of a profile in which `change` was applied to the example's text, with `files` beside it. */
export function writeProfile(
  change: (text: string) => string,
  files: Record<string, Buffer> = {},
): string {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), bytes);
  }
  const file = path.join(folder, "broker.yaml");
  fs.writeFileSync(file, change(fs.readFileSync(EXAMPLE, "utf8")));
  return file;
}

/** The example's text as a broker has made it their own: nothing in it is made up any more. */
export function realProfile(text: string): string {
  const OWN: [RegExp | string, string][] = [
    ["example: true\n", ""],
    [/Mustermann/g, "Mayerhofer"],
    [/Musterstra\u00dfe 1/g, "Sophienstra\u00dfe 8"],
    [/Muster(?=stadt|land|makler)/g, "Linden"],
    [/Muster (?=\w+ GmbH)/g, "Linden "],
    ["Agentur Beispiel", "Agentur Lindenhof"],
    [/"12345"/g, '"10115"'],
    [/Kammerplatz|Partnerallee|Datenweg/g, "Lindenweg"],
    [/1234567\b|7654321\b/g, "2593470"],
    [/DE123456789/g, "DE811907980"],
    [/D-XXXX-XXXXX-XX/g, "D-4711-QWERT-42"],
    [/XXX-XXXX-XX/g, "123-4QWE-42"],
    ["makler@example.de", "post@makler.test"],
    [/\.example\b/g, ".test"],
  ];
  return OWN.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

/** The profile in `text` without some of its keys on the first level, and without what belongs to them. */
export function withoutKey(text: string, ...keys: string[]): string {
  const document = parseDocument(text);
  for (const key of keys) {
    if (!document.delete(key)) throw new Error(`the profile has no ${key}`);
  }
  return document.toString({ lineWidth: 0 });
}

/** The profile in `text` of a broker with § 34d GewO alone: nothing in it is about loans. */
export function insuranceAlone(text: string): string {
  const document = parseDocument(withoutKey(text, "loans", "partnerProvider"));
  keepIn(document, "permissions", ({ law }) => law?.includes("34d"));
  keepIn(document, "registrations", ({ activity }) => activity === "Versicherungsvermittlung");
  keepIn(document, "ombudsmen", ({ field }) => field !== "loan");
  document.deleteIn(["remuneration", "loans"]);
  return document.toString({ lineWidth: 0 });
}

/** The profile in `text` of a broker with §§ 34i and 34k GewO alone: nothing in it is about insurance. */
export function loansAlone(text: string): string {
  const document = parseDocument(withoutKey(text, "insurerHoldings"));
  keepIn(document, "permissions", ({ law }) => !law?.includes("34d"));
  keepIn(document, "registrations", ({ activity }) => activity !== "Versicherungsvermittlung");
  keepIn(document, "ombudsmen", ({ field }) => field === "loan");
  document.deleteIn(["remuneration", "insurance"]);
  document.deleteIn(["remuneration", "otherBenefits"]);
  return document
    .toString({ lineWidth: 0 })
    .replace("Max Mustermann Versicherungen und Finanzierungen", "Max Mustermann Finanzierungen");
}

type Entry = Record<string, string | undefined>;

/** Of the list `key`, the entries that `kept` says yes to. */
function keepIn(document: Document, key: string, kept: (entry: Entry) => boolean | undefined) {
  const list = document.get(key) as YAMLSeq<YAMLMap>;
  const before = list.items.length;
  list.items = list.items.filter((item) => kept(item.toJSON() as Entry));
  if (list.items.length === before) throw new Error(`nothing to leave out of ${key}`);
}

/** The profile in `text` of one half with all that every profile had to say before one could do without the other half. */
export function beforeHalves(text: string): string {
  const document = parseDocument(text);
  const whole = parseDocument(fs.readFileSync(EXAMPLE, "utf8"));
  for (const key of ["remuneration", "ombudsmen", "partnerProvider"]) {
    document.set(key, whole.get(key));
  }
  if (!document.has("insurerHoldings")) document.set("insurerHoldings", ["20 % an der A AG"]);
  return document.toString({ lineWidth: 0 });
}
