/**
 * What the law says about texts that a broker writes. Refused is what must not stand there; warned of is what is
 * allowed on a ground that only the broker knows.
 */

import type { Halves } from "../broker/halves";
import { textsIn, type Path } from "../folder/value-faults.server";

/** A text of the site's files, and what it is about. */
export type LegalText = {
  text: string;
  /** Whether it is about loans, whatever its words, as all of finance.yaml is. */
  loans: boolean;
  /** Whether the notice that borrowing costs money stands beside it. */
  noticed: boolean;
};

type Finding = { kind: "refused" | "warning"; found: string; reason: string };

/** For which half the profile has a ground for "unabhängig", as `independence` tells. */
export type Grounds = Halves;

type Rule = {
  pattern: RegExp;
  kind: Finding["kind"];
  /** Only in texts about loans. */
  loans?: true;
  reason: string;
  /** Whether the profile allows it. */
  unless?: (grounds: Grounds, text: LegalText) => boolean;
};

const LOAN_WORDS =
  /darlehen|kredit|finanzier|\bzins|umschuld|\bhypothek|ratenzahl|monatsrate|tilgung/i;

const rules: readonly Rule[] = [
  {
    pattern: /\d+(?:[.,]\d+)?\s*(?:%|Prozent\b|v\.\s?H\.)/i,
    kind: "refused",
    loans: true,
    reason:
      "a percentage beside a loan is advertising with a rate, and then a representative example is owed (§ 17 PAngV): leave the figure out",
  },
  {
    pattern:
      /(?:€|\bEUR\b|\bEuro\b)\s*(?:im Monat|monatlich|pro Monat|mtl)|(?:monatlich|Rate von|Monatsrate|Raten von|Zinsen von|ab)\s+(?:nur\s+)?\d[\d.,]*\s*(?:€|EUR\b|Euro\b)/i,
    kind: "refused",
    loans: true,
    reason:
      "an instalment or cost beside a loan makes a representative example necessary (§ 17 PAngV): leave the figure out",
  },
  {
    pattern: /\d[\d.,]*\s*(?:€|EUR\b|Euro\b)/i,
    kind: "warning",
    loans: true,
    reason:
      "a sum beside a loan: as the cost or size of one it makes a representative example necessary (§ 17 PAngV)",
  },
  {
    pattern: /\bTMG\b|Telemediengesetz/,
    kind: "refused",
    reason: "that law is gone since May 2024: write DDG",
  },
  {
    pattern: /\bTTDSG\b/,
    kind: "refused",
    reason: "that law has another name since May 2024: write TDDDG",
  },
  {
    pattern: /\bDIHK\s+e\.\s?V\./,
    kind: "refused",
    reason: "the register is kept by the Deutsche Industrie- und Handelskammer: write that",
  },
  {
    pattern: /ec\.europa\.eu\/consumers\/odr|OS-Plattform|Online-Streitbeilegung/i,
    kind: "refused",
    reason: "the EU's platform for disputes closed on 20 July 2025: leave it out",
  },
  {
    pattern: /§\s*11\s+(?:der\s+)?VersVermV/,
    kind: "refused",
    reason: "the first information stands in § 15 VersVermV since December 2018: write that",
  },
  {
    pattern: /§\s*34\s*c\b[^.]*(?:Verbraucher|Raten)|(?:Verbraucher|Raten)[^.]*§\s*34\s*c\b/i,
    kind: "refused",
    reason: "instalment loans to consumers stand in § 34k GewO since 20 November 2026: write that",
  },
  {
    pattern: /\bkostenlos|\bkostenfrei|\bgratis\b|\bunentgeltlich/i,
    kind: "refused",
    reason:
      "who is paid by commission or fee works for money: say how you are paid instead (§ 5 UWG)",
  },
  {
    pattern: /\bunabhängig/i,
    kind: "refused",
    reason:
      "your profile gives no ground for it (§ 5 UWG): leave it out, or see in broker.yaml when independent: true is yours, and for loans powers: independent",
    unless: (grounds, text) => (isAboutLoans(text) ? grounds.finance : grounds.insurance),
  },
  {
    // What a contract guarantees ("was er garantiert") is no promise of the broker's.
    pattern:
      /(?<!\b(?:er|sie) )\bgarantiert|\bGarantie auf|\bZusage garantiert|ohne (?:Schufa|Bonitätsprüfung)/i,
    kind: "warning",
    reason:
      "a promise that an insurer or a bank decides on misleads where they decide otherwise (§ 5 UWG)",
  },
  {
    pattern:
      /(?<!\b[Aa]m )\b(?:beste[rnsm]?|günstigste[rnsm]?|billigste[rnsm]?|Testsieger|Nr\.\s?1)\b/,
    kind: "warning",
    reason: "who claims to be the best must be able to prove it (§ 5 UWG)",
  },
  {
    pattern: /\b(?:Beratungsprotokoll|dokumentier\w+ (?:Beratung|Gespräch))/i,
    kind: "warning",
    reason:
      "records of advice are a duty (§§ 61, 62 VVG): as an advantage they are misleading (UWG annex no. 10)",
  },
  {
    pattern: /Kredit[^.]*(?:statt|ersetzt)[^.]*(?:sparen|Erspart)|mehr leisten[^.]*Kredit/i,
    kind: "refused",
    loans: true,
    reason:
      "no advertising may say that credit raises means or replaces savings (Directive (EU) 2023/2225, Art. 8)",
  },
  {
    pattern: /\b(?:Raten|Auto|Sofort|Konsum|Verbraucher)(?:kredit|darlehen)/i,
    kind: "warning",
    reason:
      'instalment loans are advertised where "Achtung! Kreditaufnahme kostet Geld." doesn\'t stand (Directive (EU) 2023/2225, Art. 8): speak of them in finance.yaml alone',
    unless: (_grounds, { noticed }) => noticed,
  },
];

/** All that the law has to say about `text`, in the order of the rules; [] where it is silent. */
export function findingsIn(text: LegalText, grounds: Grounds): Finding[] {
  return rules.flatMap(({ pattern, kind, loans, reason, unless }) => {
    if (loans && !isAboutLoans(text)) return [];
    const found = pattern.exec(text.text)?.[0];
    if (found === undefined || unless?.(grounds, text)) return [];
    return [{ kind, found, reason }];
  });
}

const isAboutLoans = ({ text, loans }: LegalText) => loans || LOAN_WORDS.test(text);

/** What the law has to say about a file, and where. */
type PlacedFinding = Finding & { path: Path };

/** `values`: what the files say, by name, also where their shape is wrong. */
export function findingsInFiles(
  values: Readonly<Record<string, unknown>>,
  grounds: Grounds,
): (PlacedFinding & { file: string })[] {
  const lent = lentItems(values);
  return Object.entries(values).flatMap(([file, said]) =>
    textsIn(said).flatMap(([path, text]) => {
      const loans = file === "finance" || (file === "items" && lent.has(path[0]));
      const noticed =
        loans || hasNoticeBeside(file, path) || text.includes("Kreditaufnahme kostet Geld");
      return findingsIn({ text, loans, noticed }, grounds).map((finding) => ({
        ...finding,
        ...{ file, path },
      }));
    }),
  );
}

/** The fields that lead to loans have the notice beside them. */
const hasNoticeBeside = (file: string, [part]: Path) =>
  (file === "home" && part === "tiles") || (file === "contact" && part === "forms");

/** The items of loans, by their short names: those that finance.yaml shows, and those with what only loans have. */
function lentItems({ finance, items }: Readonly<Record<string, unknown>>): Set<unknown> {
  const shown = textsIn(finance).flatMap(([path, slug]) => (path[1] === "items" ? [slug] : []));
  const others = textsIn(items).flatMap(([[slug, key]]) => (key === "option" ? [slug] : []));
  return new Set([...shown, ...others]);
}
