import type { Broker } from "../broker/profile.server";
import { independence } from "../broker/halves";
import { authorities } from "./parties";
import { outwardLinks } from "./reachability";
import { writerOf, type Site } from "./values.server";

export function about(site: Site) {
  const { heading, lead, sections, action } = site.texts.about;
  const { halves, plain, inline, prose, of, shown } = writerOf(site);
  return {
    title: plain(heading),
    lead: inline(of(lead)),
    sections: shown(sections).map((section) => ({
      heading: plain(section.heading) || plain(section.otherwise ?? ""),
      paragraphs: prose(section.text),
    })),
    links: outwardLinks(site.broker),
    facts: byLabel([
      ...(site.broker.specialities ?? []).map(
        (speciality) => ["Schwerpunkte", speciality] as const,
      ),
      ...site.broker.permissions.map(
        ({ title, law }) => ["Erlaubnis", `${title}, ${law}`] as const,
      ),
      ...site.broker.registrations.map(
        ({ number, activity }) => [`Registernummer (${activity})`, number] as const,
      ),
      ...authorities(site.broker).map(
        ({ authority }) => ["Erlaubnis und Aufsicht", authority.name] as const,
      ),
      ...(independence(site.broker).insurance
        ? [["Bei Versicherungen", "unabhängig, an keinen Versicherer gebunden"] as const]
        : []),
      ...experience(site.broker),
    ]),
    action: {
      title: plain(action.heading),
      text: inline(action.text),
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

/** Somebody who has just begun says nothing here. */
function experience({ yearsOfExperience: years }: Broker) {
  if (years === 0) return [];
  return [["Erfahrung", years === 1 ? "1 Jahr" : `${years} Jahre`] as const];
}

/** A list of terms names each term once, and below it all that is said of it. */
function byLabel(facts: readonly (readonly [label: string, value: string])[]) {
  const labels = [...new Set(facts.map(([label]) => label))];
  return labels.map((label) => ({
    label,
    values: facts.filter(([other]) => other === label).map(([, value]) => value),
  }));
}
