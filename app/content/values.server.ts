/** What the texts of a site are filled in with: what its profile and its lists say. */
import { permittedHalves, type Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import type { Inline } from "../german/words";
import { financeItems } from "./finance";
import { insuranceItems } from "./insurance";
import { fill, type Counts, type Values } from "./placeholders.server";
import { inline, prose } from "./prose.server";
import { hoursInALine } from "./reachability";
import { costAnswer, tiesInPassing } from "./remuneration";
import { isShown, type Case, type Texts } from "./texts.server";

/** What pages are made from. */
export type Site = { texts: Texts; broker: Broker };

/** The texts of a site, as its visitors read them. */
export type Writer = {
  halves: Halves;
  plain: (text: string) => string;
  inline: (text: string) => Inline[];
  prose: (text: string) => Inline[][];
  /** The text for what the broker may do. */
  of: <T>(texts: Record<Case, T>) => T;
  /** The entries that are shown. */
  shown: <T extends { needs?: Parameters<typeof isShown>[0] }>(entries: readonly T[]) => T[];
};

export function writerOf({ texts, broker }: Site): Writer {
  const halves = permittedHalves(broker);
  const which = halves.finance ? (halves.insurance ? "both" : "finance") : "insurance";
  const shown: Writer["shown"] = (entries) => entries.filter(({ needs }) => isShown(needs, which));
  const counts: Counts = {
    ...itemCounts(),
    steps: texts["home.yaml"].process.steps.length,
    benefits: shown(texts["home.yaml"].benefits.items).length,
  };
  const values: Values = { called: broker.called, facts: factsOf(broker), counts };
  return {
    halves,
    plain: (text) => fill(text, values),
    inline: (text) => inline(text, values),
    prose: (text) => prose(text, values),
    of: (texts) => texts[which],
    shown,
  };
}

/** What the profile says, as texts take it up. "0 Jahre" would read like a joke: it is no fact. */
function factsOf(broker: Broker): Values["facts"] {
  const { yearsOfExperience: years, firstMeetingMinutes: minutes } = broker;
  return {
    name: broker.name,
    firm: broker.firm,
    region: broker.region,
    phone: broker.phone,
    years: years > 0 ? `${years} ${years === 1 ? "Jahr" : "Jahre"}` : undefined,
    minutes: minutes?.toString(),
    cost: costAnswer(broker),
    ties: tiesInPassing(broker),
    partner: broker.partnerProvider?.name,
    replyTime: broker.replyTime,
    hours: hoursInALine(broker),
  };
}

function itemCounts(): Omit<Counts, "steps" | "benefits"> {
  const isIn = (name: string) => (item: { browser: string }) => item.browser === name;
  return {
    insurances: insuranceItems.length,
    privateInsurances: insuranceItems.filter(isIn("privat")).length,
    businessInsurances: insuranceItems.filter(isIn("gewerbe")).length,
    loans: financeItems.length,
    propertyLoans: financeItems.filter(isIn("immobilie")).length,
    instalmentLoans: financeItems.filter(isIn("rate")).length,
  };
}
