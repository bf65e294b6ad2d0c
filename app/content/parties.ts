/** People, bodies and registers as the legal texts name them. */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../phone.server";
import type { Block, Inline } from "./document";

type Address = Broker["address"];
type Body = Broker["chamber"];

export const registerUrl = "https://www.vermittlerregister.info";

export function city(address: Address): string {
  return `${address.postalCode} ${address.city}`;
}

export function addressLine(address: Address): string {
  return `${address.street}, ${city(address)}`;
}

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

export function contactRows(broker: Broker): { label: string; value: Inline[] }[] {
  return [
    { label: "Telefon", value: withPhoneLinks(broker.phone) },
    { label: "E-Mail", value: [mailLink(broker.email)] },
  ];
}

export function registerBlocks(broker: Broker): Block[] {
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
        "Ob die Einträge stimmen, kannst Du unter ",
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
