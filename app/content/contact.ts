import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../phone.server";
import { creditNotice } from "./credit-notice";
import type { Inline } from "./document";
import { firstMeeting } from "./first-meeting";
import { mailLink } from "./parties";

type ContactBroker = Pick<
  Broker,
  "name" | "region" | "phone" | "email" | "address" | "firstMeetingMinutes"
>;
export type ContactWay = { label: string; value: Inline[] };
type ContactForm = { title: string; text: string; href: string; notice?: string };

export function contact(broker: ContactBroker) {
  const { street, postalCode, city } = broker.address;
  const ways: ContactWay[] = [
    { label: "Telefon", value: withPhoneLinks(broker.phone) },
    { label: "E-Mail", value: [mailLink(broker.email)] },
    { label: "Adresse", value: [`${street}, ${postalCode} ${city}`] },
  ];
  const forms: ContactForm[] = [
    {
      title: "Anfrage zu Versicherungen",
      text: "Privat oder für Deinen Betrieb",
      href: "/versicherungen#anfrage",
    },
    {
      title: "Anfrage zu Finanzierungen",
      text: "Haus und Wohnung, Auto, PV-Anlage oder Umschuldung",
      href: "/finanzierung#anfrage",
      notice: creditNotice,
    },
  ];

  return {
    title: "So erreichst Du mich",
    lead: `Am schnellsten geht es am Telefon. Bin ich gerade im Gespräch, schreib mir, dann rufe ich zurück. Für ein Treffen finden wir einen Ort in ${broker.region}.`,
    ways,
    forms,
    firstMeeting: firstMeeting(broker),
  };
}
