import { independence, type Halves } from "../broker/halves";
import type { Inline, Link } from "../german/words";
import { askAddress, pageAt, type PageLink } from "../pages";
import { costAndTime, costAnswer, costOfAsking, hoursByDays } from "./cost-and-time";
import { townTopics } from "./items.server";
import { authorities, lookUp } from "./parties";
import { valuesOf, writerOf, type Site } from "./values.server";
import { waysIn } from "./ways-in";

const CLOSE = "Schließen";

export function home(site: Site) {
  const { tiles, process, benefits, closing, topicDialog, ...texts } = site.texts.home;
  const { halves, plain, inline, of, shown } = writerOf(site);
  return {
    headline: plain(of(texts.headline)),
    lead: inline(of(texts.lead)),
    ask: { path: askAddress(pageAt("/"), halves), label: ASK },
    cost: costOfAsking(site.broker),
    proof: proof(site, halves),
    town: {
      label: "Themen in der Zeichnung",
      topics: townTopics(site.topics, halves),
    },
    tiles: waysIn(site, tiles),
    sheet: sheet(),
    process: {
      heading: plain(process.heading),
      intro: inline(process.intro),
      hours: hoursByDays(site.broker),
      steps: process.steps.map(({ title, text, who }) => ({
        title: plain(title),
        text: inline(text),
        who,
      })),
      answers: answers(),
    },
    benefits: {
      heading: plain(benefits.heading),
      intro: inline(benefits.intro),
      items: shown(benefits.items).map(({ title, text, drawing }) => ({
        title: plain(title),
        text: inline(text),
        drawing: drawing ?? "roof",
      })),
    },
    closing: {
      heading: plain(closing.heading),
      text: inline(of(closing.text)),
      action: plain(closing.action),
      costAndTime: costAndTime(site.broker),
    },
    topicDialog: {
      heading: plain(topicDialog.heading),
      intro: inline(topicDialog.intro),
      tiles: waysIn(site, topicDialog),
      close: CLOSE,
    },
  };

  /** What one has in hand at the end, by an example. */
  function sheet() {
    const { heading, note, contract, state, advice, rows } = process.sheet;
    return {
      heading: plain(heading),
      note: plain(note),
      contract: plain(contract),
      state: plain(state),
      advice: plain(advice),
      rows: shown(rows).map((row) => ({
        contract: plain(row.contract),
        state: plain(row.state),
        advice: plain(row.advice),
        ...(row.mark && { mark: row.mark }),
      })),
    };
  }

  /** What one wants to know before calling. */
  function answers(): { question: string; text: Inline[]; link: PageLink }[] {
    const cost = costAnswer(site.broker);
    const { cost: aboutCost, papers } = process.answers;
    return [
      ...(cost
        ? [
            {
              question: plain(aboutCost.question),
              text: [cost],
              link: { path: "/erstinformation", label: plain(aboutCost.link) },
            },
          ]
        : []),
      {
        question: plain(papers.question),
        text: inline(papers.text),
        link: { path: "/kontakt#erstes-gespraech", label: plain(papers.link) },
      },
    ];
  }
}

/** The first button of the page. */
const ASK = "Anfrage schreiben";

type Proof = {
  years?: string | undefined;
  experience: string;
  authorities: { label: string; names: string };
  register: { label: string; link: Link };
  ties?: { label: string; value: string } | undefined;
};

/** What can be looked up about who speaks, in few words; who has just begun says nothing of years. */
function proof(site: Site, halves: Halves): Proof {
  const { broker } = site;
  const number = broker.registrations[0]?.number;
  const names = authorities(broker).map(({ authority }) => shortName(authority.name));
  return {
    years: valuesOf(site, site.topics.counts).facts.years,
    experience: "Erfahrung",
    authorities: { label: "Erlaubnis und Aufsicht", names: names.join(", ") },
    register: {
      label: number ? lookUp.text : "Vermittlerregister",
      link: { ...lookUp, text: number ?? "nachsehen" },
    },
    ties: noTies(independence(broker), halves),
  };
}

/** To whom the broker isn't tied, of what the site offers; undefined where the profile gives no ground to say so. */
function noTies(free: Halves, offered: Halves): Proof["ties"] {
  const insurance = free.insurance && offered.insurance;
  const finance = free.finance && offered.finance;
  if (!insurance && !finance) return undefined;
  const whom = insurance && finance ? "Anbieter" : insurance ? "Versicherer" : "Banken";
  return { label: whom, value: "Keine Bindung" };
}

/** As everybody says it. */
const shortName = (name: string) => name.replace(/^Industrie- und Handelskammer(?= )/, "IHK");
