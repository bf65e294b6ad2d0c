/** The ten insurances and the texts of the page around them. */

export type InsuranceItem = {
  slug: string;
  name: string;
  heading: string;
  type: "private" | "business";
  text: readonly string[];
  example: string;
};

/** In the order of the arrows: private first, then business. */
export const insuranceItems: readonly InsuranceItem[] = [
  {
    slug: "haftpflicht",
    name: "Haftpflichtversicherung",
    heading: "Damit ein Missgeschick nicht Dein Erspartes kostet",
    type: "private",
    text: [
      "Wer anderen einen Schaden zufügt, muss ihn ersetzen, notfalls aus Gehalt und Erspartem. Die Haftpflicht prüft zuerst, ob Du überhaupt zahlen musst. Wenn ja, übernimmt sie den Schaden bis zur vereinbarten Summe. Wenn nein, wehrt sie die Forderung für Dich ab.",
      "Ich sehe mir die Stellen an, an denen es oft hakt: geliehene Sachen, Mietwohnung, kleine Kinder. Der Hund braucht meist einen eigenen Vertrag.",
    ],
    example:
      "Beim Umzug rutscht Dir der Fernseher Deiner Freundin aus der Hand. Wer aus Gefälligkeit hilft, haftet oft gar nicht, und viele ältere Verträge zahlen dann nichts. Ob Deiner einspringt, steht in den Bedingungen.",
  },
  {
    slug: "hausrat",
    name: "Hausrat",
    heading: "Genug Geld, um Dich neu einzurichten",
    type: "private",
    text: [
      "Dreh Deine Wohnung in Gedanken auf den Kopf: Was herausfällt, ist Hausrat. Nach Feuer, Leitungswasser, Einbruch, Sturm oder Hagel ersetzt die Versicherung in der Regel, was die Sachen heute neu kosten.",
      "Dafür muss die Summe stimmen. Wir gehen Zimmer für Zimmer durch und entscheiden, ob das gute Fahrrad oder Schäden durch Starkregen dazugehören sollen.",
    ],
    example:
      "Während Du einkaufst, platzt der Schlauch der Waschmaschine. Teppich, Sofa und Bücher sind hin. Dein Vertrag stammt aus der ersten Wohnung, in der jetzigen steht dreimal so viel. Dann darf der Versicherer die Zahlung kürzen.",
  },
  {
    slug: "rechtsschutz",
    name: "Rechtsschutz",
    heading: "Recht haben und es Dir leisten können",
    type: "private",
    text: [
      "Die Rechtsschutzversicherung trägt Anwalt, Gericht und Gutachten, wenn der Streit zu den versicherten gehört. Du wählst die Bereiche selbst: Privates, Beruf, Verkehr, Wohnen. Was Du nicht brauchst, lassen wir weg.",
      "Wichtig ist der Zeitpunkt. Oft gilt eine Wartezeit, und ein Streit, der schon läuft, lässt sich nicht mehr versichern. Reden wir also darüber, solange es ruhig ist.",
    ],
    example:
      "Nach dem Auszug behält Dein Vermieter die Kaution und antwortet nicht mehr. Mit dem Bereich Wohnen gehst Du zum Anwalt und zahlst, je nach Tarif, nur Deine Selbstbeteiligung.",
  },
  {
    slug: "berufsunfaehigkeit",
    name: "Berufsunfähigkeitsversicherung",
    heading: "Geld zum Leben, wenn Dein Beruf nicht mehr geht",
    type: "private",
    text: [
      "Kannst Du wegen Krankheit oder Unfall auf Dauer nicht mehr in Deinem Beruf arbeiten, zahlt sie die vereinbarte monatliche Rente. Vom Staat kommt dann oft wenig: Er fragt meist nicht nach Deinem Beruf, sondern danach, ob Du überhaupt noch arbeiten kannst.",
      "Viel hängt an den Gesundheitsfragen im Antrag. Wir beantworten sie in Ruhe. Auf Wunsch frage ich vorher ohne Deinen Namen bei Versicherern an.",
    ],
    example:
      "Eine Erzieherin hat Rückenschmerzen, die bleiben. Kinder heben, auf kleinen Stühlen sitzen: Das ist vorbei. Am Schreibtisch könnte sie noch arbeiten, nur hat sie das nie gelernt. Ihre Versicherung fragt in der Regel nach dem Beruf, den sie zuletzt hatte.",
  },
  {
    slug: "kfz",
    name: "Kfz-Versicherung",
    heading: "Ein Vertrag, der Dein Auto und Deine Wege kennt",
    type: "private",
    text: [
      "Die Haftpflicht ist Pflicht. Über Teil- und Vollkasko entscheidest Du. Drei Fragen helfen: Wie alt ist das Auto, gehört es Dir schon ganz, und könntest Du morgen ein anderes bezahlen?",
      "Ich vergleiche auch das, was man beim Preis nicht sieht: Zahlt der Tarif nur den Marderbiss oder auch den Motorschaden danach? Zählt beim Wildunfall nur das Reh oder auch das Pferd? Darfst Du die Werkstatt aussuchen?",
    ],
    example:
      "Im November liegt die neue Rechnung im Briefkasten, und sie ist höher als im letzten Jahr. Viele Verträge kannst Du bis zum 30. November kündigen. Schick sie mir vorher. Ich sage Dir, ob Du beim Wechsel sparst oder nur Schutz verlierst.",
  },
  {
    slug: "gebaeude",
    name: "Gebäudeversicherungen",
    heading: "Versichert, so wie Dein Haus heute dasteht",
    type: "private",
    text: [
      "Feuer, Leitungswasser, Sturm und Hagel gehören meist dazu. Starkregen, Rückstau und Hochwasser meist nicht: Dafür gibt es den Baustein Elementarschäden. Viele erfahren das erst, wenn der Keller voll ist.",
      "Ich gleiche den Vertrag mit Deinem Haus ab. Anbau, Wintergarten und Solaranlage verändern den Wert, und der Versicherer muss davon wissen.",
    ],
    example:
      "Ein Sommergewitter, der Kanal ist voll, das Wasser drückt durch den Bodenablauf in Deinen Keller. Ohne Elementarbaustein zahlst Du selbst. Mit ihm zählt oft noch, ob das Rückstauventil gewartet ist.",
  },
  {
    slug: "risikoleben",
    name: "Risikolebensversicherung",
    heading: "Zeit und Geld für die, die bleiben",
    type: "private",
    text: [
      "Stirbst Du während der Laufzeit, bekommt Deine Familie die vereinbarte Summe. Lebst Du weiter, ist der Beitrag verbraucht. Es ist reiner Schutz und kein Sparvertrag.",
      "Wir rechnen aus, wie viel Geld wie lange fehlen würde: Restschuld, Miete, die Jahre, bis die Kinder auf eigenen Füßen stehen. Und Du bestimmst, wer das Geld bekommt. Ohne Trauschein ist das besonders wichtig.",
    ],
    example:
      "Ein Paar kauft ein Haus, zwei Gehälter zahlen das Darlehen. Stirbt einer, kann der andere mit der Summe die Restschuld ablösen und in Ruhe überlegen, wie es weitergeht.",
  },
  {
    slug: "betriebshaftpflicht",
    name: "Betriebshaftpflicht",
    heading: "Rückhalt, wenn bei der Arbeit etwas zu Bruch geht",
    type: "business",
    text: [
      "Richten Du oder Deine Leute bei der Arbeit Schaden an, haftet der Betrieb. Die Betriebshaftpflicht prüft die Forderung, zahlt berechtigte bis zur vereinbarten Summe und wehrt unberechtigte ab.",
      "Versichert ist, was als Tätigkeit im Vertrag steht. Kommt etwas dazu, zum Beispiel Montage, melden wir es vorher. Wenn Du vor allem berätst oder planst, brauchst Du oft zusätzlich Schutz für reine Vermögensschäden.",
    ],
    example:
      "Deine Malergesellin stößt im Treppenhaus den Eimer um, die Farbe zieht in den Naturstein. Ob auch die Wand versichert ist, an der sie gerade arbeitet, unterscheidet sich je nach Tarif.",
  },
  {
    slug: "firmenrechtsschutz",
    name: "Firmenrechtsschutz",
    heading: "Ein Streit soll Dir nicht die Kasse leeren",
    type: "business",
    text: [
      "Firmenrechtsschutz übernimmt die Kosten versicherter Streitfälle, etwa mit Mitarbeitern, mit dem Finanzamt oder um ein Bußgeld. Verkehr und Gewerberäume nimmst Du dazu, wenn Du sie brauchst.",
      "Streit mit Kunden um offene Rechnungen ist meist nicht dabei. Ich sage Dir, was sich einschließen lässt und ob es sich bei Deinem Geschäft lohnt.",
    ],
    example:
      "Du kündigst einem Mitarbeiter, er klagt. Vor dem Arbeitsgericht zahlst Du Deinen Anwalt in der ersten Instanz selbst, auch wenn Du gewinnst. Ist Arbeitsrecht versichert, bleibt Dir meist nur die Selbstbeteiligung.",
  },
  {
    slug: "betriebsgebaeude",
    name: "Betriebliche Gebäudeversicherung",
    heading: "Damit es nach einem Brand weitergeht",
    type: "business",
    text: [
      "Werkstatt, Lager, Laden oder Büro: Wo gearbeitet wird, gelten andere Regeln als im Wohnhaus. Was in den Räumen passiert, bestimmt das Risiko, und der Versicherer muss es wissen.",
      "Ich kläre mit Dir, mit welchem Wert das Gebäude im Vertrag steht und was zum Inhalt zählt. Maschinen, Waren und die Einnahmen, die während der Reparatur fehlen, brauchen eigenen Schutz.",
    ],
    example:
      "Du vermietest die halbe Lagerhalle an eine Schreinerei. Für Dich ändert sich wenig, für den Versicherer viel: Holzstaub, Lack, Maschinen. Sag es mir vor dem Einzug, dann melde ich es. Verschweigen kann im Brandfall Geld kosten.",
  },
];

export const insurancePage = {
  title: "Was Du versichern solltest und was nicht",
  header:
    "Zehn Versicherungen in wenigen Sätzen, jede mit einem Beispiel aus dem Alltag. Schau nach, was Dich betrifft. Ob Du sie brauchst, klären wir zusammen, und manchmal lautet die Antwort Nein.",
  privateHeading: "Für Dich und Dein Zuhause",
  privateIntro:
    "Sieben Verträge, nach denen ich Dich fragen werde. Du brauchst nur, was zu Deinem Leben passt.",
  businessHeading: "Für Deinen Betrieb",
  businessIntro:
    "Drei Verträge für den Fall, dass ein Fehler, ein Streit oder ein Feuer die Arbeit aufhält.",
  footer:
    "Deine Frage passt in keine Schublade? Oder es liegt ein Ordner im Schrank, in den Du seit Jahren nicht mehr geschaut hast? Schreib mir, was Dich beschäftigt. Das Sortieren übernehme ich.",
  formHeading: "Schreib mir, worum es geht",
  formIntro: "Ein, zwei Sätze reichen. Ich lese sie selbst und melde mich bei Dir.",
} as const;
