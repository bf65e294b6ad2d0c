/** The contact page, and the first meeting that it prepares for. */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import { mailLink } from "./parties";
import { furtherWays, outwardLinks } from "./reachability";
import { creditNotice } from "./remuneration";

type ContactBroker = Pick<
  Broker,
  | "name"
  | "region"
  | "phone"
  | "email"
  | "address"
  | "firstMeetingMinutes"
  | "secondPhone"
  | "officeHours"
  | "replyTime"
  | "bookingLink"
  | "reviewsLink"
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
    furtherWays: furtherWays(broker),
    links: outwardLinks(broker),
    forms,
    firstMeeting: firstMeeting(broker),
  };
}

/** What happens at the first meeting, how long it takes, and which papers help. */
export function firstMeeting({
  firstMeetingMinutes: minutes,
}: Pick<Broker, "firstMeetingMinutes">) {
  return {
    heading: "Unser erstes Gespräch",
    intro: [
      ...(minutes ? [`Es dauert etwa ${minutes} Minuten.`] : []),
      "Einen Vertrag schließt Du dabei nicht ab.",
    ].join(" "),
    steps: {
      heading: "Was passiert",
      items: [
        "Zu Beginn bekommst Du meine Erstinformation, auf Papier oder per E-Mail.",
        "Du erzählst, was Dich zu mir bringt und was sich bei Dir ändert.",
        "Wir gehen Deine Unterlagen durch und schreiben auf, welche Verträge laufen.",
        "Am Ende weißt Du, was ich mir ansehe und wann Du von mir hörst.",
      ],
    },
    papers: [
      {
        heading: "Was bei Versicherungen hilft",
        items: [
          "Versicherungsscheine und die letzten Beitragsrechnungen",
          "die Wohnfläche Deiner Wohnung oder Deines Hauses",
          "für ein Auto der Fahrzeugschein",
          "für einen Betrieb der Umsatz und die Zahl der Beschäftigten",
        ],
      },
      {
        heading: "Was bei Finanzierungen hilft",
        items: [
          "die letzten drei Gehaltsabrechnungen, bei Selbstständigen die letzten zwei Steuerbescheide",
          "Verträge und Restschuld laufender Kredite",
          "was Du gespart hast",
          "Exposé, Angebot oder Kostenvoranschlag, wenn es schon etwas gibt",
        ],
      },
    ],
    note: "Dir fehlt etwas davon? Komm trotzdem. Unterlagen zu Deiner Gesundheit lass zu Hause, bis wir sie brauchen.",
  };
}
