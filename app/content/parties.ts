/** Legal texts as typed data, and the people, bodies and registers that they name. */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";

/** A text with headings as typed data, so that a page and a PDF can be made from the same source. */
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  /** Label and value pairs, shown as a description list. */
  | { kind: "facts"; rows: { label: string; value: Inline[] }[] }
  /** Lines that belong together and break as written: an address. */
  | { kind: "lines"; lines: (Inline | Inline[])[] }
  /** A heading below the section's own. */
  | { kind: "subheading"; text: string };

export type Section = { id: string; heading: string; blocks: Block[] };

export type LegalDocument = { title: string; lead: string; sections: Section[] };

type Address = Broker["address"];
type Body = Broker["chamber"];

export const registerUrl = "https://www.vermittlerregister.info";

/** Beside a number, as part of its line. */
export const lookUp = { text: "Im Register nachsehen", href: registerUrl };

export function city(address: Address): string {
  return `${address.postalCode} ${address.city}`;
}

export function addressLine(address: Address): string {
  return `${address.street}, ${city(address)}`;
}

export const secondPhoneLabel = "Weitere Nummer";

/** A web address that reads without its protocol, also where a link is printed. */
export function webLink(href: string): Inline {
  return { text: href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""), href };
}

export function mailLink(address: string): Inline {
  return { text: address, href: `mailto:${address}` };
}

/** Name, address and ways of contact, one a line. */
export function bodyLines(body: Body): Block {
  const lines: (Inline | Inline[])[] = [body.name, body.address.street, city(body.address)];
  if (body.phone) lines.push(["Telefon ", ...withPhoneLinks(body.phone)]);
  if (body.website) lines.push(webLink(body.website));
  return { kind: "lines", lines };
}

/** The same on one line, for a row or a sentence. */
export function bodyInline(body: Body): Inline[] {
  const inline: Inline[] = [`${body.name}, ${addressLine(body.address)}`];
  if (body.phone) inline.push(", Telefon ", ...withPhoneLinks(body.phone));
  if (body.website) inline.push(", ", webLink(body.website));
  return inline;
}

/** Who offers the site: a person with their firm, or a company with whoever represents it. */
export function providerLines({ name, firm, representedBy, address }: Broker): Block {
  const who = representedBy ? [firm, `Vertreten durch: ${representedBy}`] : [name, firm];
  return { kind: "lines", lines: [...new Set([...who, address.street, city(address)])] };
}

/** Who is liable for what the site does: the broker, or the company that is represented by somebody. */
export function responsible({ name, firm, representedBy }: ResponsibleFacts): string {
  return representedBy ? firm : name;
}

type ResponsibleFacts = Pick<Broker, "name" | "firm" | "representedBy">;

/** By the letters that its numbers begin with; all others are the commercial register's. */
const registers: Readonly<Record<string, string>> = {
  GnR: "Genossenschaftsregister",
  GsR: "Gesellschaftsregister",
  PR: "Partnerschaftsregister",
};

/** Legal form and entry in the commercial register, if there are any. */
export function companyRows(broker: Broker): { label: string; value: Inline[] }[] {
  const { legalForm, commercialRegister } = broker;
  const [, register = "HR"] = /^(GnR|GsR|PR)/.exec(commercialRegister?.number ?? "") ?? [];
  return [
    ...(legalForm ? [{ label: "Rechtsform", value: [legalForm] }] : []),
    ...(commercialRegister
      ? [
          {
            label: registers[register] ?? "Handelsregister",
            value: [`${commercialRegister.court}, ${commercialRegister.number}`],
          },
        ]
      : []),
  ];
}

type Permission = Broker["permissions"][number];

/** Who issued and supervises what, in the order of the permissions; bodies that are the same stand once. */
export function authorities(
  broker: Pick<Broker, "permissions" | "chamber">,
): { authority: Body; permissions: Permission[] }[] {
  const groups = new Map<string, { authority: Body; permissions: Permission[] }>();
  for (const permission of broker.permissions) {
    const authority = permission.authority ?? broker.chamber;
    const key = `${authority.name}, ${addressLine(authority.address)}`;
    const group = groups.get(key) ?? { authority, permissions: [] };
    group.permissions.push(permission);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The laws of several permissions in a sentence: "§ 34d Abs. 1 GewO und § 34i Abs. 1 GewO". */
export function lawsOf(permissions: Permission[]): string {
  return permissions.map(({ law }) => law).join(" und ");
}

export function contactRows(broker: Broker): { label: string; value: Inline[] }[] {
  return [
    { label: "Telefon", value: withPhoneLinks(broker.phone) },
    ...(broker.secondPhone
      ? [{ label: secondPhoneLabel, value: withPhoneLinks(broker.secondPhone) }]
      : []),
    { label: "E-Mail", value: [mailLink(broker.email)] },
  ];
}

export function registerBlocks(broker: Broker): Block[] {
  const one = broker.registrations.length === 1;
  return [
    {
      kind: "facts",
      rows: broker.registrations.map(({ activity, number }) => ({
        label: activity,
        value: [`Registernummer ${number}`],
      })),
    },
    {
      kind: "paragraph",
      text: [
        `Ob ${one ? "der Eintrag stimmt" : "die Einträge stimmen"}, kannst Du unter `,
        webLink(registerUrl),
        " selbst nachsehen. Geführt wird das Vermittlerregister von der gemeinsamen Stelle nach § 11a Abs. 1 GewO:",
      ],
    },
    {
      kind: "lines",
      lines: [
        "Deutsche Industrie- und Handelskammer",
        "Breite Straße 29",
        "10178 Berlin",
        ["Telefon ", ...withPhoneLinks("0180 600 58 50"), " (20 Cent je Anruf)"],
      ],
    },
  ];
}

const fields = {
  insurance: "Versicherungen",
  health: "Private Kranken- und Pflegeversicherung",
  loan: "Darlehen",
} satisfies Record<Broker["ombudsmen"][number]["field"], string>;

/** Where a quarrel can be settled without a court, by what it is about. */
export function ombudsmenFacts(broker: Broker): Block {
  return {
    kind: "facts",
    rows: broker.ombudsmen.map(({ field, ...body }) => ({
      label: fields[field],
      value: bodyInline(body),
    })),
  };
}

/** Links to others' sites, each with the label that it stands under. */
export function outwardLinks({
  bookingLink,
  reviewsLink,
}: Pick<Broker, "bookingLink" | "reviewsLink">): { label: string; text: string; href: string }[] {
  return [
    ...(bookingLink ? [{ label: "Termin", text: bookingLink.label, href: bookingLink.url }] : []),
    ...(reviewsLink
      ? [{ label: "Bewertungen", text: reviewsLink.label, href: reviewsLink.url }]
      : []),
  ];
}
