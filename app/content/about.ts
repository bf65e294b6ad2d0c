import type { Broker } from "../broker/profile.server";

type AboutBroker = Pick<
  Broker,
  "name" | "region" | "yearsOfExperience" | "registrations" | "permissions" | "chamber"
>;

export function about(broker: AboutBroker) {
  const years = broker.yearsOfExperience === 1 ? "1 Jahr" : `${broker.yearsOfExperience} Jahre`;
  // "0 Jahre Erfahrung" would read like a joke: somebody who has just begun says nothing here.
  const experienced = broker.yearsOfExperience > 0;

  return {
    title: `Ich bin ${broker.name}`,
    lead: `Versicherungsmakler und Finanzierungsvermittler in ${broker.region}. Die Hälfte meiner Arbeit ist Zuhören, die andere Hälfte Lesen und Rechnen.`,
    sections: [
      {
        heading: experienced ? `${years} Erfahrung` : "Mein Beruf",
        paragraphs: [
          `${experienced ? `${years} Erfahrung mit Versicherungen und Finanzierungen bringe ich mit. Davon hast Du etwas: ` : ""}Ich weiß, welcher Satz im Schadenfall den Unterschied macht, welche Frage im Antrag man zu schnell ankreuzt und welche Unterlagen eine Bank sehen will.`,
          "Ich bin selbstständig. Kein Versicherer gibt mir vor, was ich empfehle. Als Makler handle ich in Deinem Auftrag, mit einer Erlaubnis nach der Gewerbeordnung und unter Aufsicht der Kammer. Beides kannst Du nachprüfen, die Angaben stehen auf dieser Seite.",
        ],
      },
      {
        heading: "Wir teilen uns die Arbeit",
        paragraphs: [
          "Du kennst Dein Leben, Deinen Betrieb und Deine Pläne. Ich kenne die Verträge. Eine gute Entscheidung wird daraus, wenn beides auf denselben Tisch kommt.",
          "Dazu gehört, dass Du mir sagst, wenn sich etwas ändert: ein Kind, ein Anbau, ein neuer Lieferwagen. Und dass ich Dir sage, wenn mir etwas auffällt, auch wenn es unbequem ist.",
        ],
      },
      {
        heading: "Warum ich Du sage",
        paragraphs: [
          "Wir reden über Geld, über Krankheit und darüber, was aus der Familie wird, wenn Du nicht mehr da bist. Mit Du fällt das leichter. Ist Dir das Sie lieber, sag es einfach, dann bleiben wir dabei.",
        ],
      },
      {
        heading: "Wie ich arbeite",
        paragraphs: [
          "Ich frage, dann lese ich, dann empfehle ich. Meine Empfehlung bekommst Du mit Begründung aufgeschrieben. Du nimmst sie mit nach Hause und entscheidest dort.",
          "Bei Finanzierungen arbeite ich mit einem Partner zusammen. Deine Anfrage gebe ich nur weiter, wenn Du zugestimmt hast.",
          "Bezahlt werde ich in der Regel über Provisionen. Wie das genau geregelt ist, steht in der Erstinformation, die Du beim ersten Kontakt bekommst.",
        ],
      },
      {
        heading: "Was ich nicht mache",
        paragraphs: [
          "Ich verspreche Dir weder, dass jeder Schaden bezahlt wird, noch, dass Du ein Darlehen bekommst. Darüber entscheiden Versicherer und Bank. Ich achte darauf, dass Dein Antrag vollständig ist, und hake für Dich nach.",
          "Steuerliche und rechtliche Beratung überlasse ich den Leuten, die das gelernt haben. Und ich dränge Dich nicht. Wenn Du eine Nacht darüber schlafen willst, schlaf.",
        ],
      },
    ],
    facts: byLabel([
      ...broker.permissions.map(({ title, law }) => ["Erlaubnis", `${title}, ${law}`] as const),
      ...broker.registrations.map(
        ({ number, activity }) => [`Registernummer (${activity})`, number] as const,
      ),
      ["Erlaubnis und Aufsicht", broker.chamber.name],
      ...(experienced ? [["Erfahrung", years] as const] : []),
    ]),
    action: {
      title: "Womit fangen wir an?",
      text: "Such Dir aus, was gerade ansteht. Auf beiden Seiten findest Du ein Formular, das direkt bei mir ankommt.",
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
