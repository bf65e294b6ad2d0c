/**
 * The six kinds of financing and the texts of the page around them.
 * No interest rate, instalment or cost figure stands here: § 17 PAngV would then demand a
 * representative example.
 */
import type { FormDefinition } from "../enquiry/rules";

export type FinanceItem = {
  slug: string;
  name: string;
  heading: string;
  /** In which browser of the page it stands; an address names it so. */
  browser: "immobilie" | "rate";
  text: readonly string[];
  example: string;
};

/** In the order of the arrows: property first, then instalment loans. */
export const financeItems: readonly FinanceItem[] = [
  {
    slug: "baufinanzierung",
    name: "Baufinanzierung",
    heading: "Wissen, was Du zahlen kannst, bevor Du zusagst",
    browser: "immobilie",
    text: [
      "Bevor wir über das Haus reden, rechnen wir aus, was Du im Monat zahlen kannst, auch wenn das Auto einmal in die Werkstatt muss. Daraus ergibt sich, welches Darlehen zu Dir passt, mit Nebenkosten und Reserve.",
      "Dann frage ich über meinen Finanzierungspartner an und gehe mit Dir durch, was die Bank anbietet, von der Zinsbindung bis zur Sondertilgung. Ob das Darlehen zustande kommt, entscheidet sie.",
    ],
    example:
      "Am Samstag besichtigst Du ein Haus, am Dienstag will der Verkäufer eine Antwort. Haben wir vorher gerechnet, weißt Du, bis zu welchem Preis Du Ja sagst und ab wann Du weitersuchst.",
  },
  {
    slug: "anschlussfinanzierung",
    name: "Anschlussfinanzierung",
    heading: "In Ruhe vergleichen, bevor die Zinsbindung endet",
    browser: "immobilie",
    text: [
      "Endet die Zinsbindung, ist meist noch ein Teil des Darlehens offen. Deine Bank muss Dir spätestens drei Monate vorher sagen, ob sie ein neues Angebot macht. Fang besser ein halbes Jahr vorher an. Läuft die Zinsbindung länger, kannst Du zehn Jahre nach der vollen Auszahlung kündigen, mit sechs Monaten Frist (§\u00a0489\u00a0BGB).",
      "Ein Forward-Darlehen hält die Bedingungen früh fest. Es bindet Dich aber auch, wenn es später günstiger ginge.",
    ],
    example:
      "Nächstes Jahr endet Deine Zinsbindung. Bis dahin zieht das letzte Kind aus, und Du möchtest weniger arbeiten. Die neue Rate muss dann auch zum kleineren Gehalt passen.",
  },
  {
    slug: "modernisierung",
    name: "Modernisierungskredit",
    heading: "Erst rechnen, dann den Auftrag geben",
    browser: "immobilie",
    text: [
      "Heizung, Fenster oder Dach: Wir schreiben auf, was die Arbeiten kosten, was Du aus Erspartem zahlst und was ein Kredit decken soll. Je nach Betrag geht das mit oder ohne Eintrag im Grundbuch. Was das für Dich bedeutet, erkläre ich Dir.",
      "Viele Förderungen musst Du beantragen, bevor Du den Auftrag vergibst. Wer erst danach fragt, bekommt sie meist nicht mehr. Welche passt, sagt Dir die Energieberatung.",
    ],
    example:
      "Im Januar fällt die Heizung aus, und der Installateur hat nächste Woche Zeit. Ruf mich an, bevor Du unterschreibst, denn mit dem Auftrag kann die Förderung schon weg sein.",
  },
  {
    slug: "autokredit",
    name: "Autokredit",
    heading: "Das ganze Auto rechnen, nicht nur die Rate",
    browser: "rate",
    text: [
      "Im Autohaus steht die Monatsrate groß auf dem Zettel. Kleiner stehen Anzahlung und Schlussrate daneben. Früher zurückzahlen darfst Du immer (§\u00a0500 Abs.\u00a02\u00a0BGB), die Frage ist, was die Bank dafür verlangt. Ich lege das Angebot des Händlers neben das einer Bank und zeige Dir die Unterschiede.",
      "Versicherung und Werkstatt rechnen wir mit. Wird es danach eng, sage ich das vor der Unterschrift.",
    ],
    example:
      "Der Kombi passt, das Angebot auch, nur wartet am Ende eine große Schlussrate. Fehlt das Geld dann, brauchst Du den nächsten Kredit oder gibst das Auto ab. Das solltest Du heute wissen.",
  },
  {
    slug: "photovoltaik",
    name: "PV Anlage",
    heading: "Ein Kredit, den Du auch in trüben Jahren zahlen kannst",
    browser: "rate",
    text: [
      "Ob sich eine PV-Anlage rechnet, hängt vor allem am Dach und daran, wann Du den Strom brauchst. Bevor wir über einen Kredit sprechen, lese ich das Angebot des Solarbetriebs: Sind Gerüst und Zählerschrank enthalten?",
      "Danach rechnen wir, ob Du den Kredit auch ohne Stromertrag bezahlen könntest. Und ich sehe nach, ob Deine Gebäudeversicherung von der Anlage weiß.",
    ],
    example:
      "Die Anlage kommt dieses Jahr aufs Dach, das E-Auto frühestens in zwei Jahren. Wir besprechen, ob Speicher und Wallbox gleich mitfinanziert werden oder ob Du damit wartest.",
  },
  {
    slug: "umschuldung",
    name: "Umschuldung",
    heading: "Mehrere Kredite zu einem machen, wenn es sich rechnet",
    browser: "rate",
    text: [
      "Mehrere Kredite lassen sich manchmal zu einem zusammenfassen. Ob Dir das hilft, hängt davon ab, was die Banken für die frühere Rückzahlung verlangen und wie lange der neue Kredit läuft.",
      "Eine kleinere Rate über längere Zeit kann am Ende mehr kosten. Das rechne ich Dir vor, bevor Du etwas unterschreibst. Ist es schon zu eng für einen neuen Kredit, sage ich es Dir und nenne Dir eine Schuldnerberatung.",
    ],
    example:
      "Auto, Küche und Notebook werden jeden Monat abgebucht, und das Konto ist überzogen. Wir schreiben alles auf ein Blatt. Vielleicht ist das Notebook im Frühjahr abbezahlt, dann bleibt dieser Kredit besser, wie er ist.",
  },
];

export const financePage = {
  title: "Finanzieren, ohne Dich zu verheben",
  header:
    "Wir rechnen zuerst, was Du im Monat zahlen kannst, und sprechen erst dann über Verträge. Hier findest Du sechs Vorhaben, jedes mit einem Beispiel.",
  immoHeading: "Rund um Haus und Wohnung",
  immoIntro: "Drei Darlehen, für die Du Dir Zeit zum Rechnen nehmen solltest.",
  rateHeading: "Ratenkredite",
  rateIntro: "Für Auto und Solardach, oder um laufende Kredite zu ordnen.",
  footer:
    "Zinssätze findest Du hier nicht, denn sie hängen von Dir und von der Bank ab. Sie stehen in Deinem Angebot, und das gehen wir zusammen durch.",
  formHeading: "Erzähl mir von Deinem Vorhaben",
  formIntro:
    "Ein, zwei Sätze reichen: was Du planst und wann es losgehen soll. Mit Deiner Einwilligung leite ich die Anfrage an meinen Finanzierungspartner weiter. Wer das ist, steht am Ende des Formulars.",
} as const;

/** What a visitor may have in mind: the options of the form. */
const financeOptions = [
  "Kauf",
  "Neubau",
  "Modernisierung (Heizung, PV-Anlagen, etc.)",
  "Anschlussfinanzierung",
  "Raten- / Autokredit",
] as const;

const [PURCHASE, NEW_BUILDING, MODERNISATION, FOLLOW_UP, INSTALMENTS] = financeOptions;

/** By topic: what to fill in, and what else fits. A mortgage may be for a purchase or a new building. */
const FITTING: Record<string, readonly string[]> = {
  Baufinanzierung: ["", PURCHASE, NEW_BUILDING],
  Anschlussfinanzierung: [FOLLOW_UP],
  Modernisierungskredit: [MODERNISATION],
  Autokredit: [INSTALMENTS],
  // The option names it; on the page it stands among the instalment loans.
  "PV Anlage": [MODERNISATION, INSTALMENTS],
  Umschuldung: [INSTALMENTS],
};

/** The form on /finanzierung. */
export const financeForm: FormDefinition = {
  form: "finance",
  fields: [
    "title",
    "name",
    "email",
    "phone",
    "callback",
    "topic",
    "financeOption",
    "message",
    "checkboxPrivacy",
    "baufi",
  ],
  financeOptions,
  optionsFor: (topic) => (Object.hasOwn(FITTING, topic) ? FITTING[topic] : undefined),
};
