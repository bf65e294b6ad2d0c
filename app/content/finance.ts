/**
 * The six kinds of financing and the texts of the page around them.
 * No interest rate, instalment or cost figure stands here: § 17 PAngV would then demand a
 * representative example.
 */

export type FinanceItem = {
  slug: string;
  name: string;
  heading: string;
  type: "immo" | "rate";
  text: readonly string[];
  example: string;
};

/** In the order of the arrows: property first, then instalment loans. */
export const financeItems: readonly FinanceItem[] = [
  {
    slug: "baufinanzierung",
    name: "Baufinanzierung",
    heading: "Wissen, was Du tragen kannst, bevor Du zusagst",
    type: "immo",
    text: [
      "Wir beginnen nicht beim Haus, sondern bei Dir: Was kommt herein, was geht hinaus, was soll übrig bleiben, auch wenn das Auto streikt? Daraus ergibt sich, welches Darlehen zu Dir passt, mit Nebenkosten und Reserve.",
      "Dann frage ich über meinen Finanzierungspartner an und gehe mit Dir durch, was die Bank anbietet: Zinsbindung, Tilgung, Sondertilgung. Ob das Darlehen zustande kommt, entscheidet sie.",
    ],
    example:
      "Am Samstag besichtigst Du ein Haus, am Dienstag will der Verkäufer eine Antwort. Haben wir vorher gerechnet, weißt Du, bis zu welchem Preis Du Ja sagst und ab wann Du weitersuchst.",
  },
  {
    slug: "anschlussfinanzierung",
    name: "Anschlussfinanzierung",
    heading: "In Ruhe vergleichen, bevor die Zinsbindung endet",
    type: "immo",
    text: [
      "Wenn die Zinsbindung ausläuft, ist meist noch ein Teil des Darlehens offen. Deine Bank muss Dir spätestens drei Monate vorher sagen, ob sie ein neues Angebot macht. Für einen Vergleich ist das knapp. Sag mir Dein Enddatum, dann fangen wir rechtzeitig an.",
      "Ein Forward-Darlehen kann die Bedingungen früh festhalten. Es bindet Dich aber auch dann, wenn es später günstiger ginge. Beide Seiten rechne ich Dir vor.",
    ],
    example:
      "In anderthalb Jahren endet Deine Zinsbindung. Bis dahin zieht das letzte Kind aus, und Du möchtest weniger arbeiten. Das neue Darlehen soll zu diesem Leben passen und nicht zu dem von damals.",
  },
  {
    slug: "modernisierung",
    name: "Modernisierungskredit",
    heading: "Erst der Plan, dann der Handwerker",
    type: "immo",
    text: [
      "Heizung, Fenster, Bad oder Dach: Wir schreiben auf, was die Arbeiten zusammen kosten, was Du aus Erspartem zahlst und was ein Kredit decken soll. Je nach Betrag geht das mit oder ohne Eintrag im Grundbuch. Was das für Dich bedeutet, erkläre ich Dir.",
      "Viele Förderungen gibt es nur, wenn der Antrag gestellt ist, bevor die Arbeiten beginnen. Für die Technik fragst Du die Energieberatung, für die Finanzierung mich.",
    ],
    example:
      "Im Januar fällt die Heizung aus, und der Installateur hat nächste Woche Zeit. Ruf mich an, bevor Du unterschreibst. Manchmal hängt eine Förderung nur an der Reihenfolge.",
  },
  {
    slug: "autokredit",
    name: "Autokredit",
    heading: "Das ganze Auto rechnen, nicht nur die Rate",
    type: "rate",
    text: [
      "Im Autohaus steht die Monatsrate groß auf dem Zettel. Kleiner steht daneben, was auch zählt: Anzahlung, Laufzeit, Schlussrate, und ob Du früher zurückzahlen darfst. Ich lege das Angebot des Händlers neben das einer Bank und zeige Dir die Unterschiede.",
      "Versicherung, Steuer und Werkstatt rechnen wir mit. Wird es danach eng, sage ich das vor der Unterschrift.",
    ],
    example:
      "Der Kombi passt, das Angebot auch, nur wartet am Ende eine große Schlussrate. Fehlt das Geld dann, brauchst Du den nächsten Kredit oder gibst das Auto ab. Das solltest Du heute wissen.",
  },
  {
    slug: "photovoltaik",
    name: "PV Anlage",
    heading: "Eine Finanzierung, die auch trübe Jahre aushält",
    type: "rate",
    text: [
      "Ob sich eine PV-Anlage rechnet, hängt am Dach, an Deinem Verbrauch und daran, wann Du den Strom brauchst. Bevor wir über einen Kredit sprechen, lese ich das Angebot des Solarbetriebs: Sind Gerüst, Zählerschrank und Speicher enthalten?",
      "Danach rechnen wir, ob Du den Kredit auch ohne Stromertrag bezahlen könntest. Und ich sehe nach, ob Deine Gebäudeversicherung von der Anlage weiß.",
    ],
    example:
      "Die Anlage kommt dieses Jahr aufs Dach, das E-Auto frühestens in zwei Jahren. Wir besprechen, ob Speicher und Wallbox gleich mitfinanziert werden oder ob Du damit wartest.",
  },
  {
    slug: "umschuldung",
    name: "Umschuldung",
    heading: "Ein Kredit statt vier, wenn es sich rechnet",
    type: "rate",
    text: [
      "Mehrere Kredite lassen sich manchmal zu einem zusammenfassen: eine Rate, ein Termin, ein Enddatum. Ob Dir das hilft, zeigt die Rechnung mit Restschulden, Vorfälligkeitsentschädigung und neuer Laufzeit.",
      "Eine kleinere Rate über längere Zeit kann am Ende mehr kosten. Das siehst Du schwarz auf weiß, bevor Du etwas unterschreibst. Ist es schon zu eng für einen neuen Kredit, sage ich es Dir und nenne Dir eine Schuldnerberatung.",
    ],
    example:
      "Auto, Küche, Notebook und ein überzogenes Konto: vier Abbuchungen im Monat. Wir schreiben alles auf ein Blatt. Vielleicht ist eine davon im Frühjahr abbezahlt und bleibt besser, wie sie ist.",
  },
];

export const financeOptions = [
  "Kauf",
  "Neubau",
  "Modernisierung (Heizung, PV-Anlagen, etc.)",
  "Anschlussfinanzierung",
  "Raten- / Autokredit",
] as const;

export const financePage = {
  title: "Finanzieren, ohne Dich zu verheben",
  header:
    "Ein Darlehen bleibt oft länger bei Dir als Dein Auto. Darum rechnen wir zuerst, was Du tragen kannst, und sprechen erst dann über Verträge. Hier findest Du sechs Vorhaben, jedes mit einem Beispiel.",
  immoHeading: "Rund um Haus und Wohnung",
  immoIntro:
    "Kaufen, weiterfinanzieren, erneuern: drei Darlehen, bei denen Zeit zum Rechnen bleiben sollte.",
  rateHeading: "Ratenkredite",
  rateIntro: "Für Auto und Solardach, oder um laufende Kredite zu ordnen.",
  creditNotice: "Achtung! Kreditaufnahme kostet Geld.",
  footer:
    "Zinssätze findest Du hier nicht. Sie hängen von Dir, Deinem Vorhaben und der Bank ab, und sie gehören in ein Angebot, das Du in Ruhe lesen kannst. Erzähl mir, was Du vorhast.",
  formHeading: "Erzähl mir von Deinem Vorhaben",
  formIntro:
    "Ein, zwei Sätze reichen: was Du planst und wann es losgehen soll. Mit Deiner Einwilligung leite ich die Anfrage an meinen Finanzierungspartner weiter. Wer das ist, steht am Ende des Formulars.",
} as const;
