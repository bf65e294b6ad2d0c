/**
 * What the law says about texts that a broker writes. Refused is what must not stand there; warned of is what is
 * allowed on a ground that only the broker knows.
 */

/** A text of the site's files, and what it is about. */
export type LegalText = {
  text: string;
  /** Whether it is about loans, whatever its words, as all of finance.yaml is. */
  loans: boolean;
  /** Whether the notice that borrowing costs money stands beside it. */
  noticed: boolean;
};

export type Finding = { kind: "refused" | "warning"; found: string; reason: string };

/** What the profile says that decides what may be claimed. */
export type Grounds = {
  /** Pay for each half, where it is told. */
  remuneration?: { insurance?: string | undefined; loans?: string | undefined } | undefined;
  loans?: { powers: "independent" | "tied" } | undefined;
};

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
      "who gets a commission isn't independent in the eyes of a customer (§ 5 UWG; for loans § 34i Abs. 5 GewO): leave it out, or set remuneration to fee in broker.yaml",
    unless: mayBeIndependent,
  },
  {
    pattern: /\bgarantiert|\bGarantie auf|\bZusage garantiert|ohne (?:Schufa|Bonitätsprüfung)/i,
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

/** For loans by the powers, too: § 34i Abs. 5 GewO wants a fee and no ties. */
function mayBeIndependent({ remuneration, loans }: Grounds, text: LegalText): boolean {
  return isAboutLoans(text)
    ? remuneration?.loans === "fee" && loans?.powers === "independent"
    : remuneration?.insurance === "fee";
}
