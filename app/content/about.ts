import type { Broker } from "../broker/profile.server";
import { independence } from "../broker/halves";
import { authorities } from "./parties";
import { outwardLinks } from "./reachability";
import { costAnswer } from "./remuneration";

type AboutBroker = Pick<
  Broker,
  | "name"
  | "region"
  | "yearsOfExperience"
  | "registrations"
  | "permissions"
  | "chamber"
  | "remuneration"
  | "partnerProvider"
  | "loans"
  | "independent"
  | "specialities"
  | "bookingLink"
  | "reviewsLink"
>;

export function about(broker: AboutBroker) {
  const cost = costAnswer(broker);
  const years = broker.yearsOfExperience === 1 ? "1 Jahr" : `${broker.yearsOfExperience} Jahre`;
  // "0 Jahre Erfahrung" would read like a joke: somebody who has just begun says nothing here.
  const experienced = broker.yearsOfExperience > 0;

  return {
    title: `Ich bin ${broker.name}`,
    lead: `Versicherungsmakler und Finanzierungsvermittler in ${broker.region}. Hier steht, wie ich arbeite und was Du von mir erwarten kannst.`,
    sections: [
      {
        heading: experienced ? `${years} Erfahrung` : "Mein Beruf",
        paragraphs: [
          `${experienced ? "So lange arbeite ich schon mit Versicherungen und Finanzierungen. " : ""}Ich weiß, welche Frage im Antrag man zu schnell ankreuzt und welche Unterlagen eine Bank sehen will.`,
          "Ich bin selbstständig. Kein Versicherer gibt mir vor, was ich empfehle. Als Makler handle ich in Deinem Auftrag, mit einer Erlaubnis nach der Gewerbeordnung und unter Aufsicht. Beides kannst Du nachprüfen, die Angaben stehen auf dieser Seite.",
        ],
      },
      {
        heading: "Wir teilen uns die Arbeit",
        paragraphs: [
          "Du weißt, wie Du lebst und was Du vorhast. Ich kenne die Verträge. Für eine gute Entscheidung brauchen wir beides.",
          "Dazu gehört, dass Du mir sagst, wenn sich etwas ändert, ein Anbau zum Beispiel oder ein neuer Lieferwagen. Und dass ich Dir sage, wenn mir etwas auffällt, auch wenn es unbequem ist.",
        ],
      },
      {
        heading: "Warum ich Du sage",
        paragraphs: [
          "Wir reden über Geld und darüber, was aus Deiner Familie wird, wenn Dir etwas passiert. Mit Du fällt das leichter. Ist Dir das Sie lieber, sag es einfach, dann bleiben wir dabei.",
        ],
      },
      {
        heading: "Wie ich arbeite",
        paragraphs: [
          "Erst höre ich zu, dann lese ich Deine Verträge, und zu meiner Empfehlung kannst Du mich alles fragen. Entscheiden musst Du nicht gleich.",
          ...(broker.partnerProvider
            ? [
                "Bei Finanzierungen arbeite ich mit einem Partner zusammen. Deine Anfrage gebe ich nur weiter, wenn Du zugestimmt hast.",
              ]
            : []),
          ...(cost ? [`${cost} Genauer steht es in der Erstinformation.`] : []),
        ],
      },
      {
        heading: "Was ich nicht mache",
        paragraphs: [
          "Ich verspreche Dir nicht, dass jeder Schaden bezahlt wird oder dass Du ein Darlehen bekommst. Darüber entscheiden Versicherer und Bank. Ich achte darauf, dass Dein Antrag vollständig ist, und hake für Dich nach.",
          "Zu Steuern und Recht fragst Du besser jemanden, der\u00a0das gelernt hat. Und ich dränge Dich nicht.",
        ],
      },
    ],
    links: outwardLinks(broker),
    facts: byLabel([
      ...(broker.specialities ?? []).map((speciality) => ["Schwerpunkte", speciality] as const),
      ...broker.permissions.map(({ title, law }) => ["Erlaubnis", `${title}, ${law}`] as const),
      ...broker.registrations.map(
        ({ number, activity }) => [`Registernummer (${activity})`, number] as const,
      ),
      ...authorities(broker).map(
        ({ authority }) => ["Erlaubnis und Aufsicht", authority.name] as const,
      ),
      ...(independence(broker).insurance
        ? [["Bei Versicherungen", "unabhängig, an keinen Versicherer gebunden"] as const]
        : []),
      ...(experienced ? [["Erfahrung", years] as const] : []),
    ]),
    action: {
      title: "Womit fangen wir an?",
      text: "Such Dir aus, was gerade ansteht. Was Du ins Formular schreibst, lese ich selbst.",
      insurance: "Zum Versicherungsschutz",
      finance: "Zur Finanzierung",
    },
  };
}

/** A list of terms names each term once, and below it all that is said of it. */
function byLabel(facts: readonly (readonly [label: string, value: string])[]) {
  const labels = [...new Set(facts.map(([label]) => label))];
  return labels.map((label) => ({
    label,
    values: facts.filter(([other]) => other === label).map(([, value]) => value),
  }));
}
