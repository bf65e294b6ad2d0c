import type { Broker } from "./profile.server";

/** The broker for search engines, in the words of schema.org; nothing that the profile doesn't say. */
export function insuranceAgency(broker: Broker, siteUrl: string) {
  const { name, firm, address, phone, email, region, vatId, registrations } = broker;
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
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
    founder: { "@type": "Person", name },
    ...(vatId && { vatID: vatId }),
    identifier: registrations.map(({ number, activity }) => ({
      "@type": "PropertyValue",
      propertyID: "vermittlerregister.info",
      name: activity,
      value: number,
    })),
  };
}
