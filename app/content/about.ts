import { independence } from "../broker/halves";
import { withoutPermission, withRegistrations } from "../broker/registrations";
import type { Inline } from "../german/words";
import { costAndTime, payInBrief } from "./cost-and-time";
import { authorities, lookUp, outwardLinks } from "./parties";
import { valuesOf, writerOf, type Site } from "./values.server";

export function about(site: Site) {
  const { heading, lead, sections, action } = site.texts.about;
  const { halves, plain, inline, prose, of, shown } = writerOf(site);
  const { years } = valuesOf(site, site.topics.counts).facts;
  return {
    title: inOnePiece(plain(heading), site.broker.name),
    lead: inline(of(lead)),
    sections: shown(sections).map((section) => ({
      heading: plain(section.heading) || plain(section.otherwise ?? ""),
      paragraphs: prose(section.text),
    })),
    links: outwardLinks(site.broker),
    factsHeading: "Das kannst Du nachprüfen",
    permissions: withRegistrations(site.broker),
    lookUp,
    facts: byLabel([
      // Somebody who has just begun says nothing here.
      ...(years ? [["Erfahrung", years] as const] : []),
      ...authorities(site.broker).map(
        ({ authority }) => ["Erlaubnis und Aufsicht", authority.name] as const,
      ),
      ...(independence(site.broker).insurance
        ? [["Bei Versicherungen", "unabhängig, an keinen Versicherer gebunden"] as const]
        : []),
      ...payInBrief(site.broker).map((kind) => ["Bezahlt werde ich", kind] as const),
      ...(site.broker.specialities ?? []).map(
        (speciality) => ["Schwerpunkte", speciality] as const,
      ),
      ...withoutPermission(site.broker).map(
        ({ number, activity }) => [`Registernummer (${activity})`, number, lookUp] as const,
      ),
    ]),
    action: {
      title: plain(action.heading),
      text: inline(action.text),
      costAndTime: costAndTime(site.broker),
      links: [
        ...(halves.insurance
          ? [{ path: "/versicherungen#anfrage", label: plain(action.insurance) }]
          : []),
        ...(halves.finance
          ? [{ path: "/finanzierung#anfrage", label: plain(action.finance) }]
          : []),
      ],
    },
  };
}

/** A name in a heading stays on one line, where that is long enough. */
const inOnePiece = (text: string, name: string) =>
  text.replaceAll(name, () => name.replaceAll(" ", "\u00a0"));

type Fact = readonly [label: string, value: string, link?: Inline];

/** A list of terms names each term once, and below it all that is said of it. */
function byLabel(facts: readonly Fact[]) {
  const labels = [...new Set(facts.map(([label]) => label))];
  return labels.map((label) => ({
    label,
    values: facts.filter(([other]) => other === label).map(([, value, link]) => ({ value, link })),
  }));
}
