/** The contact page, and the first meeting that it prepares for. */
import { withPhoneLinks } from "../german/phone.server";
import { costAndTime, hourRows } from "./cost-and-time";
import { addressLine, mailLink, outwardLinks, secondPhoneLabel } from "./parties";
import { writerOf, type Site } from "./values.server";
import { waysIn } from "./ways-in";

export function contact(site: Site) {
  const { heading, lead, forms } = site.texts.contact;
  const { phone, secondPhone, email, address } = site.broker;
  const { plain, inline } = writerOf(site);
  const ways = [
    ...(secondPhone ? [{ label: secondPhoneLabel, values: [withPhoneLinks(secondPhone)] }] : []),
    { label: "E-Mail", values: [[mailLink(email)]] },
    { label: "Adresse", values: [[addressLine(address)]] },
  ];
  return {
    title: plain(heading),
    lead: inline(lead),
    phone: withPhoneLinks(phone),
    rows: [hourRows(site.broker), ways].filter((rows) => rows.length > 0),
    costAndTime: costAndTime(site.broker),
    links: outwardLinks(site.broker),
    forms: waysIn(site, forms, "#anfrage"),
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
