/** What the texts of a site are filled in with: what its profile and its lists say. */
import type { Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import type { Inline } from "../german/words";
import type { ItemCounts, Topics } from "./items.server";
import { fill, inline, prose, type Values } from "./markup.server";
import { hoursInALine } from "./reachability";
import { costAnswer, tiesInPassing } from "./remuneration";
import { caseOf, isShown, type Case, type Texts } from "./texts.server";

/** What pages are made from. `halves`: what the site offers; `broker` says nothing of another. */
export type Site = { texts: Texts; topics: Topics; broker: Broker; halves: Halves };

/** The texts of a site, as its visitors read them. */
type Writer = {
  halves: Halves;
  plain: (text: string) => string;
  inline: (text: string) => Inline[];
  prose: (text: string) => Inline[][];
  /** The text for what the site offers. */
  of: <T>(texts: Record<Case, T>) => T;
  /** The entries that are shown. */
  shown: <T extends { needs?: Parameters<typeof isShown>[0] }>(entries: readonly T[]) => T[];
};

export function writerOf({ texts, topics, broker, halves }: Site): Writer {
  const which = caseOf(halves);
  const values = valuesOf({ texts, broker, halves }, topics.counts);
  return {
    halves,
    plain: (text) => fill(text, values),
    inline: (text) => inline(text, values),
    prose: (text) => prose(text, values),
    of: (texts) => texts[which],
    shown: (entries) => entries.filter(({ needs }) => isShown(needs, which)),
  };
}

/** What placeholders stand for, on a site with so many items. */
export function valuesOf(
  { texts, broker, halves }: Pick<Site, "texts" | "broker" | "halves">,
  items: ItemCounts,
): Values {
  const which = caseOf(halves);
  const benefits = texts.home.benefits.items.filter(({ needs }) => isShown(needs, which)).length;
  const counts = { ...items, steps: texts.home.process.steps.length, benefits };
  return { called: broker.called, facts: factsOf(broker), counts };
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
