/**
 * What the texts of a site are filled in with: what its profile and its lists say. And what both forms say beside their
 * fields, as its texts have it.
 */
import type { Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import type { FieldName } from "../enquiry/enquiry";
import type { Inline } from "../german/words";
import { costAnswer, hoursInALine, saysReplyTime, tiesInPassing } from "./cost-and-time";
import { confirmation as sent } from "./enquiry";
import type { ItemCounts, Topics } from "./items.server";
import { fill, inline, prose, type Values } from "./markup.server";
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

type Hints = Partial<Record<FieldName, string>>;

/** For the browser, too: only what is shown. */
export function formTexts(site: Site) {
  const { hints, confirmation } = site.texts.form;
  const { plain } = writerOf(site);
  const next = plain(confirmation.next);
  const said = Object.entries(hints).map(([name, hint]) => [name, plain(hint ?? "")]);
  return {
    hints: Object.fromEntries(said.filter(([, hint]) => hint)) as Hints,
    /** What happens once it was sent. A time of reply says more exactly what the promise does. */
    next: saysReplyTime(site.broker, next) ? next : `${sent.text} ${next}`,
  };
}

/** The block beside a form. */
export function signatureTexts(site: Site): { heading: string; nextSteps: string[] } {
  const { heading, nextSteps } = site.texts.form.signature;
  const { plain } = writerOf(site);
  return { heading: plain(heading), nextSteps: nextSteps.map(plain) };
}
