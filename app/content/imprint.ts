import { permittedHalves, type Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import {
  addressLine,
  authorities,
  bodyLines,
  companyRows,
  contactRows,
  lawsOf,
  mailLink,
  ombudsmenFacts,
  providerLines,
  registerBlocks,
  webLink,
  type Block,
  type LegalDocument,
  type Section,
} from "./parties";

const laws = "https://www.gesetze-im-internet.de/";

/** The rules follow the permissions, so that a changed permission in the profile brings its own along. */
function professionalRules(broker: Broker): Inline[][] {
  const permitted = broker.permissions.map((permission) => permission.law).join(" ");
  const paragraphs = [...new Set(permitted.match(/34[a-z]/g))].sort();
  return [
    ...paragraphs.map((paragraph) => [
      { text: `§ ${paragraph} Gewerbeordnung (GewO)`, href: `${laws}gewo/__${paragraph}.html` },
    ]),
    ...(paragraphs.includes("34d")
      ? [
          [
            {
              text: "§§ 59 bis 68 Versicherungsvertragsgesetz (VVG)",
              href: `${laws}vvg_2008/__59.html`,
            },
          ],
          [
            {
              text: "Versicherungsvermittlungsverordnung (VersVermV)",
              href: `${laws}versvermv_2018/`,
            },
          ],
        ]
      : []),
    ...(paragraphs.includes("34i")
      ? [
          [
            {
              text: "Immobiliardarlehensvermittlungsverordnung (ImmVermV)",
              href: `${laws}immvermv/`,
            },
          ],
        ]
      : []),
    ...(permittedHalves(broker).finance
      ? [
          [
            {
              text: "§§ 655a bis 655e Bürgerliches Gesetzbuch (BGB), Darlehensvermittlung",
              href: `${laws}bgb/__655a.html`,
            },
          ],
        ]
      : []),
  ];
}

/** Each body with its address, below the permissions that it gave where there are several bodies. */
function supervision(broker: Broker): Block[] {
  const all = authorities(broker);
  return all.flatMap(({ authority, permissions }): Block[] => [
    {
      kind: "paragraph",
      text: [
        all.length === 1
          ? `Diese Behörde hat die ${permissions.length === 1 ? "Erlaubnis" : "Erlaubnisse"} erteilt und beaufsichtigt meine Tätigkeit:`
          : `Die Erlaubnis nach ${lawsOf(permissions)} hat diese Behörde erteilt. Sie beaufsichtigt mich dabei auch:`,
      ],
    },
    bodyLines(authority),
  ]);
}

/** Whether the broker takes part in out-of-court settlement: for insurance the law says it, for loans the profile. */
function settlement(broker: Broker): Block[] {
  const { insurance } = permittedHalves(broker);
  const { arbitration } = broker.loans ?? {};
  const willing = arbitration ? "aber bereit" : "und auch nicht bereit";
  const sentences = [
    ...(insurance
      ? [
          "Bei Streit über die Vermittlung einer Versicherung bin ich verpflichtet, am Verfahren vor der zuständigen Schlichtungsstelle teilzunehmen (§ 17 Abs. 4 VersVermV), und tue das auch.",
        ]
      : []),
    ...(arbitration === undefined
      ? []
      : [
          insurance
            ? `Bei Streit über die Vermittlung eines Darlehens bin ich dazu nicht verpflichtet, ${willing}.`
            : `Bei Streit über die Vermittlung eines Darlehens bin ich zur Teilnahme am Verfahren vor einer Verbraucherschlichtungsstelle nicht verpflichtet, ${willing}.`,
        ]),
  ];
  if (sentences.length === 0) return [];
  return [{ kind: "paragraph", text: [`Hinweis nach § 36 VSBG: ${sentences.join(" ")}`] }];
}

/** Regulation (EU) 2019/2088 binds who advises on insurance that is an investment, too. */
function sustainability(): Section {
  return {
    id: "nachhaltigkeit",
    heading: "Nachhaltigkeitsrisiken in der Beratung",
    blocks: [
      {
        kind: "paragraph",
        text: [
          "Manche Versicherungen sind zugleich eine Geldanlage, zum Beispiel eine fondsgebundene Rentenversicherung. Ihr Wert kann sinken, wenn sich Umwelt, soziale Verhältnisse oder die Führung von Unternehmen schlecht entwickeln. Solche Nachhaltigkeitsrisiken behandelt die Verordnung (EU) 2019/2088. Sie verlangt diese Auskünfte:",
        ],
      },
      {
        kind: "facts",
        rows: [
          {
            label: "In der Beratung",
            value: [
              "Ich frage Dich, ob und wie Nachhaltigkeit für Dich zählt. Bei der Auswahl ziehe ich heran, was die Versicherer über Nachhaltigkeitsrisiken ihrer Produkte veröffentlichen. Macht ein Versicherer dazu keine brauchbaren Angaben, sage ich Dir das. Mögliche Folgen für die Rendite besprechen wir, bevor Du Dich entscheidest.",
            ],
          },
          {
            label: "Nachteilige Auswirkungen",
            value: [
              "Umgekehrt können Anlagen der Umwelt und Menschen schaden. Das berücksichtige ich, soweit die Versicherer Angaben dazu machen. Eigene Messungen nehme ich nicht vor, denn dafür fehlen mir verlässliche und vergleichbare Daten.",
            ],
          },
          {
            label: "Vergütung",
            value: [
              "Meine Vergütung hängt nicht davon ab, wie hoch die Nachhaltigkeitsrisiken eines Produkts sind.",
            ],
          },
        ],
      },
    ],
  };
}

/** What the texts of the site are about: "Versicherungen und Finanzierungen". */
function subjects({ insurance, finance }: Halves): string {
  return [...(insurance ? ["Versicherungen"] : []), ...(finance ? ["Finanzierungen"] : [])].join(
    " und ",
  );
}

export function imprint(broker: Broker): LegalDocument {
  const halves = permittedHalves(broker);
  return {
    title: "Impressum",
    lead: "Wer hinter dieser Website steht und an wen Du Dich wenden kannst, wenn wir uns nicht einig werden.",
    sections: [
      {
        id: "anbieter",
        heading: "Angaben nach § 5 DDG",
        blocks: [
          providerLines(broker),
          {
            kind: "facts",
            rows: [
              ...contactRows(broker),
              ...companyRows(broker),
              ...(broker.vatId
                ? [{ label: "Umsatzsteuer-ID (§ 27a UStG)", value: [broker.vatId] }]
                : []),
              ...(broker.businessId
                ? [{ label: "Wirtschafts-ID (§ 139c AO)", value: [broker.businessId] }]
                : []),
            ],
          },
        ],
      },
      {
        id: "beruf-und-erlaubnisse",
        heading: "Beruf und Erlaubnisse",
        blocks: [
          {
            kind: "facts",
            rows: broker.permissions.map(({ title, law, country }) => ({
              label: title,
              value: [`Erlaubnis nach ${law} (${country})`],
            })),
          },
        ],
      },
      {
        id: "aufsicht",
        heading: "Erlaubnis- und Aufsichtsbehörde",
        blocks: supervision(broker),
      },
      {
        id: "vermittlerregister",
        heading: "Eintrag im Vermittlerregister",
        blocks: registerBlocks(broker),
      },
      {
        id: "berufsregeln",
        heading: "Regeln für meinen Beruf",
        blocks: [
          { kind: "paragraph", text: ["Für meine Arbeit gelten vor allem diese Vorschriften:"] },
          { kind: "list", items: professionalRules(broker) },
          {
            kind: "paragraph",
            text: ["Nachlesen kannst Du sie unter ", webLink(laws), "."],
          },
        ],
      },
      {
        id: "beschwerden-und-schlichtung",
        heading: "Beschwerden und Schlichtung",
        blocks: [
          {
            kind: "paragraph",
            text: [
              `Bist Du mit meiner Arbeit nicht zufrieden, sag es bitte zuerst mir. Finden wir keine Lösung, kannst Du Dich an ${broker.ombudsmen.length === 1 ? "diese Schlichtungsstelle" : "eine dieser Schlichtungsstellen"} wenden:`,
            ],
          },
          ombudsmenFacts(broker),
          ...settlement(broker),
        ],
      },
      {
        id: "redaktion",
        heading: "Verantwortlich für den Inhalt",
        blocks: [
          {
            kind: "paragraph",
            text: [`Nach § 18 Abs. 2 MStV: ${broker.name}, ${addressLine(broker.address)}.`],
          },
        ],
      },
      ...(halves.insurance ? [sustainability()] : []),
      {
        id: "barrierefreiheit",
        heading: "Barrierefreiheit dieser Website",
        blocks: [
          {
            kind: "paragraph",
            text: [
              "Alle sollen diese Website nutzen können. Maßstab sind die Richtlinien WCAG 2.2, Stufe AA. Die Seiten sind so gebaut, dass Du sie mit der Tastatur bedienen, Dir vorlesen lassen und auf das Vierfache vergrößern kannst. Formulare und Seiten funktionieren auch ohne JavaScript. Hast Du Animationen auf Deinem Gerät abgeschaltet, bleiben sie auch hier aus. Die Erstinformation gibt es als PDF und mit demselben Inhalt als ",
              { text: "normale Seite", href: "/erstinformation" },
              ".",
            ],
          },
          {
            kind: "paragraph",
            text: [
              "Automatische Tests begleiten jede Änderung, finden aber nicht jedes Hindernis. Kommst Du irgendwo nicht weiter, schreib mir an ",
              mailLink(broker.email),
              " oder ruf an unter ",
              ...withPhoneLinks(broker.phone),
              ". Ich lasse das Hindernis beseitigen und gebe Dir die Auskunft bis dahin auf einem anderen Weg.",
            ],
          },
        ],
      },
      {
        id: "inhalte-und-links",
        heading: "Inhalte, Links und Urheberrecht",
        blocks: [
          {
            kind: "paragraph",
            text: [
              `Die Texte hier erklären ${subjects(halves)} allgemein. Sie ersetzen keine Beratung: Was in Deinem Fall gilt, steht in Deinem Vertrag und seinen Bedingungen.`,
            ],
          },
          {
            kind: "paragraph",
            text: [
              "Für verlinkte Websites sind deren Betreiber verantwortlich. Fällt Dir dort oder hier etwas Falsches oder Rechtswidriges auf, sag mir Bescheid. Ich prüfe es und entferne es, wenn nötig.",
            ],
          },
          {
            kind: "paragraph",
            text: [
              "Texte und Bilder sind urheberrechtlich geschützt. Zitieren und für Dich speichern darfst Du sie im gesetzlichen Rahmen. Für alles darüber hinaus frag mich bitte vorher.",
            ],
          },
        ],
      },
    ],
  };
}
