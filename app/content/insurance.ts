/** The ten insurances and the texts of the page around them. */
import type { FormDefinition } from "../enquiry/rules";

export type InsuranceItem = {
  slug: string;
  name: string;
  heading: string;
  /** In which browser of the page it stands; an address names it so. */
  browser: "privat" | "gewerbe";
  text: readonly string[];
  example: string;
};

/** In the order of the arrows: private first, then business. */
export const insuranceItems: readonly InsuranceItem[] = [
  {
    slug: "haftpflicht",
    name: "Haftpflichtversicherung",
    heading: "Damit ein Missgeschick nicht Dein Erspartes kostet",
    browser: "privat",
    text: [
      "Wer nicht aufpasst und anderen dadurch schadet, muss das ersetzen. Wer nichts dafür kann, muss es meist nicht. Die Haftpflicht prüft, was gilt: Sie zahlt bis zur vereinbarten Summe oder wehrt die Forderung ab.",
      "Was Leuten gehört, die bei Dir wohnen und mitversichert sind, ersetzt sie in der Regel nicht. Der Hund braucht meist einen eigenen Vertrag.",
    ],
    example:
      "Dein Vermieter will vor dem Einzug eine Haftpflicht sehen. Er denkt an den Tag, an dem Dir etwas Schweres ins Waschbecken fällt. Wir schauen nach, ob Schäden an der Mietwohnung versichert sind. Normale Abnutzung musst Du gar nicht ersetzen.",
  },
  {
    slug: "hausrat",
    name: "Hausrat",
    heading: "Genug Geld, um Dich neu einzurichten",
    browser: "privat",
    text: [
      "Dreh Deine Wohnung in Gedanken auf den Kopf: Was herausfällt, ist Hausrat. Nach Feuer, Leitungswasser, Einbruch, Sturm oder Hagel ersetzt die Versicherung in der Regel, was die Sachen heute neu kosten.",
      "Ist die Summe zu niedrig, darf der Versicherer kürzen, außer er verzichtet im Vertrag darauf. Dasselbe gilt bei grober Fahrlässigkeit, etwa wenn Du die Kerzen brennen lässt und einkaufen gehst.",
    ],
    example:
      "Der Schlauch der Waschmaschine platzt, Sofa und Teppich sind hin. Dein Vertrag stammt aus der ersten Wohnung, in der jetzigen steht dreimal so viel. Ohne den Verzicht bekommst Du vielleicht nur ein Drittel.",
  },
  {
    slug: "rechtsschutz",
    name: "Rechtsschutz",
    heading: "Wenn ein Streit teuer wird",
    browser: "privat",
    text: [
      "Gehört Dein Streit zu den versicherten, zahlt die Rechtsschutzversicherung Anwalt und Gericht, und wenn Du verlierst, meist auch die Gegenseite. Du wählst die Bereiche selbst, etwa Beruf oder Verkehr. Was Du nicht brauchst, lassen wir weg.",
      "Oft gilt eine Wartezeit, und ein Streit, der schon läuft, lässt sich nicht mehr versichern. Reden wir also darüber, solange es ruhig ist.",
    ],
    example:
      "Nach dem Auszug behält Dein Vermieter die Kaution und antwortet nicht mehr. Mit dem Bereich Wohnen gehst Du zum Anwalt und zahlst, je nach Tarif, nur Deine Selbstbeteiligung.",
  },
  {
    slug: "berufsunfaehigkeit",
    name: "Berufsunfähigkeitsversicherung",
    heading: "Geld zum Leben, wenn Dein Beruf nicht mehr geht",
    browser: "privat",
    text: [
      "Kannst Du wegen einer Krankheit oder nach einem Unfall nicht mehr in Deinem Beruf arbeiten, zahlt sie die vereinbarte monatliche Rente. Meist reicht es, dass Du ihn voraussichtlich sechs Monate lang höchstens noch zur Hälfte schaffst. Der Staat fragt meist nur, ob Du überhaupt noch arbeiten kannst.",
      "Viel hängt an den Gesundheitsfragen im Antrag. Auf Wunsch frage ich vorher ohne Deinen Namen bei Versicherern an.",
    ],
    example:
      "Eine Erzieherin hat Rückenschmerzen, die bleiben. Kinder heben geht nicht mehr. Am Schreibtisch könnte sie noch arbeiten, nur hat sie das nie gelernt. Ihre Versicherung fragt in der Regel nach dem Beruf, den sie zuletzt hatte.",
  },
  {
    slug: "kfz",
    name: "Kfz-Versicherung",
    heading: "Ein Vertrag, der zu Deinem Auto passt",
    browser: "privat",
    text: [
      "Die Haftpflicht ist Pflicht, über Teil- und Vollkasko entscheidest Du. Dabei zählt vor allem, wie alt das Auto ist und ob Du morgen ein anderes bezahlen könntest.",
      "Ich vergleiche auch, was man am Preis nicht sieht: Zahlt der Tarif nur den Marderbiss oder auch den Motorschaden danach? Zählt beim Wildunfall nur das Reh oder auch das Pferd?",
    ],
    example:
      "Im November kommt die neue Rechnung, und sie ist höher. Viele Verträge kannst Du bis zum 30. November kündigen. Erhöht der Versicherer den Beitrag ohne mehr Schutz, hast Du ab der Mitteilung einen Monat. Ich sage Dir, ob Du beim Wechsel sparst oder nur Schutz verlierst.",
  },
  {
    slug: "gebaeude",
    name: "Gebäudeversicherungen",
    heading: "Versichert, so wie Dein Haus heute dasteht",
    browser: "privat",
    text: [
      "Feuer, Leitungswasser, Sturm und Hagel gehören meist dazu. Starkregen, Rückstau und Hochwasser meist nicht: Dafür gibt es den Baustein Elementarschäden. Viele erfahren das erst, wenn der Keller voll ist.",
      "Ich vergleiche den Vertrag mit Deinem Haus. Ein Anbau oder eine Solaranlage verändert den Wert, und der Versicherer muss davon wissen.",
    ],
    example:
      "Ein Sommergewitter, der Kanal ist voll, das Wasser drückt durch den Bodenablauf in Deinen Keller. Ohne Elementarbaustein zahlst Du selbst. Mit ihm zählt oft noch, ob das Rückstauventil gewartet ist.",
  },
  {
    slug: "risikoleben",
    name: "Risikolebensversicherung",
    heading: "Geld für die Menschen, die auf Dein Gehalt bauen",
    browser: "privat",
    text: [
      "Stirbst Du während der Laufzeit, bekommt die vereinbarte Summe, wen Du im Vertrag genannt hast. Das kann auch noch der frühere Partner sein, wenn Du es nie geändert hast. Lebst Du weiter, ist der Beitrag verbraucht, denn es ist kein Sparvertrag.",
      "Wir rechnen aus, wie viel Geld wie lange fehlen würde, zum Beispiel bis das Haus bezahlt ist.",
    ],
    example:
      "Ein Paar kauft ein Haus, zwei Gehälter zahlen das Darlehen. Beide haben einander eingesetzt, auch ohne Trauschein. Stirbt einer, kann der andere mit der Summe die Restschuld ablösen und in Ruhe überlegen, wie es weitergeht.",
  },
  {
    slug: "betriebshaftpflicht",
    name: "Betriebshaftpflicht",
    heading: "Wenn bei der Arbeit etwas zu Bruch geht",
    browser: "gewerbe",
    text: [
      "Macht bei der Arbeit jemand von Euch einen Fehler und anderen entsteht ein Schaden, haftet meist der Betrieb. Die Betriebshaftpflicht prüft die Forderung. Ist sie berechtigt, zahlt sie bis zur vereinbarten Summe, sonst wehrt sie sie ab.",
      "Versichert ist, was als Tätigkeit im Vertrag steht. Kommt etwas dazu, zum Beispiel Montage, melden wir es vorher. Wer vor allem berät oder plant, braucht oft auch Schutz für reine Vermögensschäden.",
    ],
    example:
      "Deine Malergesellin stößt im Treppenhaus den Eimer um, die Farbe zieht in den Naturstein. Ob auch die Wand versichert ist, an der sie gerade arbeitet, unterscheidet sich je nach Tarif.",
  },
  {
    slug: "firmenrechtsschutz",
    name: "Firmenrechtsschutz",
    heading: "Ein Streit soll Dir nicht die Kasse leeren",
    browser: "gewerbe",
    text: [
      "Firmenrechtsschutz übernimmt die Kosten versicherter Streitfälle, etwa mit Mitarbeitern oder mit dem Finanzamt. Verkehr und Gewerberäume nimmst Du dazu, wenn Du sie brauchst.",
      "Streit mit Kunden um offene Rechnungen ist meist nicht dabei. Ich sage Dir, was sich einschließen lässt und ob es sich bei Deinem Geschäft lohnt.",
    ],
    example:
      "Du kündigst einem Mitarbeiter, er klagt. Vor dem Arbeitsgericht zahlst Du Deinen Anwalt in der ersten Instanz selbst, auch wenn Du gewinnst. Ist Arbeitsrecht versichert, bleibt Dir meist nur die Selbstbeteiligung.",
  },
  {
    slug: "betriebsgebaeude",
    name: "Betriebliche Gebäudeversicherung",
    heading: "Damit es nach einem Brand weitergeht",
    browser: "gewerbe",
    text: [
      "Wo gearbeitet wird, gelten andere Regeln als im Wohnhaus. Was in den Räumen passiert, bestimmt das Risiko, und der Versicherer muss es wissen.",
      "Ich kläre mit Dir, mit welchem Wert das Gebäude im Vertrag steht und was zum Inhalt zählt. Maschinen und Waren brauchen eigenen Schutz, ebenso die Einnahmen, die während der Reparatur fehlen.",
    ],
    example:
      "Du willst die halbe Lagerhalle an eine Schreinerei vermieten. Holzstaub und Lack brennen leichter, deshalb muss der Versicherer vorher zustimmen. Ruf mich an, bevor Du den Mietvertrag unterschreibst. Sonst zahlt er nach einem Brand vielleicht weniger oder nichts.",
  },
];

export const insurancePage = {
  title: "Was Du versichern solltest und was nicht",
  header:
    "Zehn Versicherungen in wenigen Sätzen, jede mit einem Beispiel aus dem Alltag. Ob Du sie brauchst, klären wir zusammen, und manchmal lautet die Antwort Nein.",
  privateHeading: "Für Dich und Dein Zuhause",
  privateIntro:
    "Sieben Verträge, nach denen ich Dich fragen werde. Du brauchst nur, was zu Deinem Leben passt.",
  businessHeading: "Für Deinen Betrieb",
  businessIntro: "Drei Verträge, über die wir reden sollten, bevor etwas passiert.",
  footer:
    "Deine Frage passt zu keinem Thema? Oder im Schrank steht ein Ordner, in den Du seit Jahren nicht mehr geschaut hast? Schreib mir trotzdem, das Sortieren übernehme ich.",
  formHeading: "Schreib mir, worum es geht",
  formIntro: "Ein, zwei Sätze reichen. Ich lese sie selbst und melde mich bei Dir.",
} as const;

/** The form on /versicherungen. */
export const insuranceForm: FormDefinition = {
  form: "insurance",
  fields: ["title", "name", "email", "phone", "callback", "topic", "message", "checkboxPrivacy"],
};
