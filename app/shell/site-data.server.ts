/** What pages show of the broker and the site, in their frame and in their head. */
import fs from "node:fs";
import type { Halves } from "../broker/halves";
import { coloursOf, colourStyle, paletteOf } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import { environment } from "../config/environment.server";
import { documentsOf, linksIn } from "../content/documents.server";
import { hoursInReach } from "../content/cost-and-time";
import { addressLine } from "../content/parties";
import type { Site } from "../content/values.server";
import { germanYear } from "../german/dates";
import { withPhoneLinks } from "../german/phone.server";
import type { Page, PagePath } from "../pages";
import { iconAddress, type IconEdition } from "./site-icons.server";

/** The broker for search engines, in the words of schema.org; nothing that the profile doesn't say. */
export function insuranceAgency(broker: Broker, halves: Halves, siteUrl: string) {
  const { name, firm, representedBy, address, phone, email, region, vatId, registrations } = broker;
  return {
    "@context": "https://schema.org",
    // The second is what the first is a kind of.
    "@type": halves.insurance ? "InsuranceAgency" : "FinancialService",
    "@id": `${siteUrl}/#firma`,
    name: firm,
    url: `${siteUrl}/`,
    telephone: phone,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: "DE",
    },
    areaServed: region,
    // Who has founded a company, the profile doesn't say.
    [representedBy ? "employee" : "founder"]: { "@type": "Person", name },
    ...(vatId && { vatID: vatId }),
    identifier: registrations.map(({ number, activity }) => ({
      "@type": "PropertyValue",
      propertyID: "vermittlerregister.info",
      name: activity,
      value: number,
    })),
  };
}

/** What an edition's look is in the head of its pages. */
type HeadLook = {
  /** The paper of both schemes, for where no style reaches: the browser's bars. */
  themeColors: { light: string; dark: string };
  /** Puts the colours on; undefined where they are the style sheet's own. */
  colourStyle: string | undefined;
  icon: string;
};

const known = new WeakMap<IconEdition, HeadLook>();

/** Made once an edition. */
export function headLook(edition: IconEdition): HeadLook {
  const made = known.get(edition) ?? makeHeadLook(edition);
  known.set(edition, made);
  return made;
}

const shippedIcon = fs.readFileSync("public/favicon.svg", "utf8");

function makeHeadLook(edition: IconEdition): HeadLook {
  const colours = coloursOf(edition.look);
  const { light, dark } = paletteOf(colours);
  return {
    themeColors: { light: light["paper"]!, dark: dark["paper"]! },
    colourStyle: colourStyle(colours),
    icon: iconAddress(edition, shippedIcon),
  };
}

/** What pages show, with the broker's pictures and colours. */
type ShownEdition = Site & IconEdition;

/** What every page shows of the broker and the site; `page` is its own entry, where it has one. */
export function siteData(edition: ShownEdition, page?: Page & { path: PagePath }) {
  const { name, firm, address, phone, agency, association, example } = edition.broker;
  const { SITE_URL } = environment();
  const documents = documentsOf(edition);
  return {
    siteUrl: SITE_URL,
    year: germanYear(),
    broker: {
      ...{ name, firm, agency, association, example },
      address: addressLine(address),
      phone: withPhoneLinks(phone),
      hours: hoursInReach(edition.broker),
    },
    called: edition.broker.called,
    pictures: edition.pictures,
    townPictureText: edition.look.townPictureText,
    look: headLook(edition),
    insuranceAgency: insuranceAgency(edition.broker, edition.halves, SITE_URL),
    halves: edition.halves,
    page: page && { ...page, ...documents[page.path] },
    links: {
      navigation: linksIn("navigation", edition.halves, documents),
      footer: linksIn("footer", edition.halves, documents),
    },
  };
}

export type SiteData = ReturnType<typeof siteData>;

/**
 * Of all that, what a page says of itself in its head, and of the broker and the ways on where an error is shown: a page with a form
 * carries it for its scripts. Who the broker is for search engines stands on the other pages: those with a form have
 * enough to carry before they are seen.
 */
export function headData({ siteUrl, broker, halves, insuranceAgency, page }: SiteData) {
  const { name, firm, phone } = broker;
  return {
    siteUrl,
    broker: { name, firm, phone },
    halves,
    ...(page && { page: { path: page.path, title: page.title, description: page.description } }),
    ...(!page?.form && { insuranceAgency }),
  };
}

export type HeadData = ReturnType<typeof headData>;
