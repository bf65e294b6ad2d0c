import type { Broker } from "../broker/profile.server";
import { independence, isAbout, permittedHalves } from "../broker/halves";
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

type Permission = Broker["permissions"][number];
type Registration = Broker["registrations"][number];

/** What a permission or a registration is about: loans for property and land are registered on their own. */
function kindOf(half: { insurance: boolean; finance: boolean }, isProperty: boolean) {
  if (half.insurance) return "insurance";
  if (half.finance) return isProperty ? "property" : "loans";
  return undefined;
}

/** § 34c GewO has no register. */
const kindOfPermission = (permission: Permission) =>
  /\b34\s*c\b/i.test(permission.law)
    ? undefined
    : kindOf(permittedHalves({ permissions: [permission] }), /\b34\s*i\b/i.test(permission.law));

const kindOfRegistration = ({ activity }: Registration) =>
  kindOf(
    { insurance: isAbout.insurance(activity), finance: isAbout.finance(activity) },
    /immobili/i.test(activity),
  );

/** Each permission with the registration that belongs to it; none where that could be another. */
export function withRegistrations({
  permissions,
  registrations,
}: Pick<Broker, "permissions" | "registrations">): (Permission & { number?: string })[] {
  return permissions.map((permission) => {
    const kind = kindOfPermission(permission);
    const [number, ...others] = registrations
      .filter((each) => kind && kindOfRegistration(each) === kind)
      .map((each) => each.number);
    const alone = permissions.filter((each) => kindOfPermission(each) === kind).length === 1;
    return number && others.length === 0 && alone ? { ...permission, number } : permission;
  });
}

function withoutPermission(broker: Broker): Registration[] {
  const shown = withRegistrations(broker).map(({ number }) => number);
  return broker.registrations.filter(({ number }) => !shown.includes(number));
}

type Fact = readonly [label: string, value: string, link?: Inline];

/** A list of terms names each term once, and below it all that is said of it. */
function byLabel(facts: readonly Fact[]) {
  const labels = [...new Set(facts.map(([label]) => label))];
  return labels.map((label) => ({
    label,
    values: facts.filter(([other]) => other === label).map(([, value, link]) => ({ value, link })),
  }));
}
