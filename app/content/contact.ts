/** The contact page, and the first meeting that it prepares for. */
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import { mailLink } from "./parties";
import { furtherWays, outwardLinks } from "./reachability";
import { creditNotice } from "./remuneration";
import { writerOf, type Site } from "./values.server";

export type ContactWay = { label: string; value: Inline[] };
type ContactForm = {
  world: "insurance" | "finance";
  title: string;
  text: string;
  href: string;
  notice?: string;
};

export function contact(site: Site) {
  const { heading, lead, forms } = site.texts.contact;
  const { phone, email, address } = site.broker;
  const { street, postalCode, city } = address;
  const { halves, plain, inline } = writerOf(site);
  const ways: ContactWay[] = [
    { label: "Telefon", value: withPhoneLinks(phone) },
    { label: "E-Mail", value: [mailLink(email)] },
    { label: "Adresse", value: [`${street}, ${postalCode} ${city}`] },
  ];
  const insurance: ContactForm = {
    world: "insurance",
    title: plain(forms.insurance.title),
    text: plain(forms.insurance.text),
    href: "/versicherungen#anfrage",
  };
  const finance: ContactForm = {
    world: "finance",
    title: plain(forms.finance.title),
    text: plain(forms.finance.text),
    href: "/finanzierung#anfrage",
    notice: creditNotice,
  };
  return {
    title: plain(heading),
    lead: inline(lead),
    ways,
    furtherWays: furtherWays(site.broker),
    links: outwardLinks(site.broker),
    forms: [...(halves.insurance ? [insurance] : []), ...(halves.finance ? [finance] : [])],
    firstMeeting: firstMeeting(site),
  };
}

/** What happens at the first meeting, how long it takes, and which papers help. */
export function firstMeeting(site: Site) {
  const { heading, intro, steps, papers, note } = site.texts.contact.firstMeeting;
  const { halves, plain, inline } = writerOf(site);
  const list = ({ heading, items }: typeof steps) => ({
    heading: plain(heading),
    items: items.map(inline),
  });
  return {
    heading: plain(heading),
    intro: inline(intro),
    steps: list(steps),
    papers: [
      ...(halves.insurance ? [list(papers.insurance)] : []),
      ...(halves.finance ? [list(papers.finance)] : []),
    ],
    note: inline(note),
  };
}
