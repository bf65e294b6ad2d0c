/** The first information, which the law has handed out at the first contact (§ 15 VersVermV). */
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import {
  addressLine,
  authorities,
  bodyInline,
  companyRows,
  contactRows,
  lawsOf,
  mailLink,
  ombudsmenFacts,
  registerBlocks,
  type Block,
  type LegalDocument,
} from "./parties";
import { insuranceRemuneration, lenderTies, loanRemuneration } from "./remuneration";

function holdings(broker: Broker): Block[] {
  if (broker.insurerHoldings.length === 0) {
    return [
      {
        kind: "paragraph",
        text: [
          "Ich halte weder direkt noch indirekt mehr als zehn Prozent der Stimmrechte oder des Kapitals eines Versicherers. Umgekehrt hält kein Versicherer und kein Mutterunternehmen eines Versicherers mehr als zehn Prozent an meinem Betrieb.",
        ],
      },
    ];
  }
  return [
    {
      kind: "paragraph",
      text: [
        "Diese direkten oder indirekten Beteiligungen von mehr als zehn Prozent der Stimmrechte oder des Kapitals bestehen zwischen mir und Versicherern:",
      ],
    },
    { kind: "list", items: broker.insurerHoldings.map((holding) => [holding]) },
  ];
}

/** Who issued the permissions and supervises them: one body, or each with what it issued. */
function supervision(broker: Broker): Block[] {
  const all = authorities(broker);
  return all.map(({ authority, permissions }) => ({
    kind: "paragraph",
    text: [
      all.length === 1
        ? "Erlaubnis- und Aufsichtsbehörde: "
        : `Erlaubnis- und Aufsichtsbehörde für ${lawsOf(permissions)}: `,
      ...bodyInline(authority),
      ".",
    ],
  }));
}

function loanAdvice({ loans }: Broker) {
  if (loans?.advice === undefined) return [];
  const text = loans.advice
    ? "Zu Immobiliendarlehen biete ich Dir Beratung an."
    : "Zu Immobiliendarlehen biete ich keine Beratung an, ich vermittle sie nur.";
  return [{ label: "Beratung", value: [text] }];
}

/** Words around the sheet. */
export const sheetWords = {
  /** `date` as Germans write it. */
  edition: (version: string, date: string) => `Fassung ${version} vom ${date}`,
  download: "Als PDF herunterladen",
  otherWays: "Lieber auf Papier oder per E-Mail?",
  exampleNotice:
    "Beispiel: Name, Adresse, Telefon und Registernummern auf diesem Blatt sind erfunden.",
};

/** In place of the PDF. */
export const pdfUnavailable =
  "Das PDF lässt sich gerade nicht erzeugen. Dieselben Angaben stehen auf der Seite /erstinformation.";

/**
 * The sheet under § 15 VersVermV and Art. 247 §§ 13, 13b EGBGB.
 * `date` is an ISO date; no link leads into the site, since the sheet also travels as a PDF.
 */
export function firstInformation(
  broker: Broker,
): LegalDocument & { version: string; date: string } {
  return {
    title: "Erstinformation",
    lead: "Diese Angaben bekommst Du beim ersten Kontakt: für Versicherungen nach § 15 VersVermV, für Darlehen nach Art. 247 §§ 13 und 13b EGBGB.",
    version: broker.firstInformation.version,
    date: broker.firstInformation.date,
    sections: [
      {
        id: "wer-ich-bin",
        heading: "Wer ich bin",
        blocks: [
          {
            kind: "facts",
            rows: [
              { label: "Name", value: [broker.name] },
              { label: "Firma", value: [broker.firm] },
              ...companyRows(broker),
              ...(broker.representedBy
                ? [{ label: "Vertreten durch", value: [broker.representedBy] }]
                : []),
              { label: "Anschrift", value: [addressLine(broker.address)] },
              ...contactRows(broker),
            ],
          },
        ],
      },
      {
        id: "status",
        heading: "In welcher Rolle ich arbeite",
        blocks: [
          {
            kind: "paragraph",
            text: [
              "Bei Versicherungen bin ich Makler. Ich stehe auf Deiner Seite, nicht auf der eines Versicherers. Bei der zuständigen Behörde bin ich mit diesen Erlaubnissen gemeldet:",
            ],
          },
          {
            kind: "list",
            items: broker.permissions.map(({ title, law, country }) => [
              `${title} mit Erlaubnis nach ${law} (${country})`,
            ]),
          },
          ...supervision(broker),
        ],
      },
      {
        id: "vermittlerregister",
        heading: "Wo ich eingetragen bin",
        blocks: registerBlocks(broker),
      },
      {
        id: "versicherungen",
        heading: "Versicherungen: Beratung und Vergütung",
        blocks: [
          {
            kind: "paragraph",
            text: [
              "Vor jeder Vermittlung biete ich Dir eine Beratung an. Ich stütze sie auf eine hinreichende Zahl von Verträgen und Versicherern am Markt (§ 60 VVG).",
            ],
          },
          insuranceRemuneration(broker),
        ],
      },
      {
        id: "beteiligungen",
        heading: "Beteiligungen von und an Versicherern",
        blocks: holdings(broker),
      },
      {
        id: "darlehen",
        heading: "Darlehen: Bindung, Beratung und Vergütung",
        blocks: [
          {
            kind: "facts",
            rows: [
              {
                label: "Bindung",
                value: [
                  [
                    lenderTies(broker),
                    broker.partnerProvider &&
                      `Ich arbeite mit ${broker.partnerProvider.name} zusammen. Dorthin gebe ich Deine Anfrage nur mit Deiner Einwilligung.`,
                  ]
                    .filter(Boolean)
                    .join(" "),
                ],
              },
              ...loanAdvice(broker),
              ...loanRemuneration(broker),
            ],
          },
        ],
      },
      {
        id: "beschwerden",
        heading: "Wenn Du Dich beschweren möchtest",
        blocks: [
          {
            kind: "paragraph",
            text: [
              "Schreib mir an ",
              mailLink(broker.email),
              " oder ruf an unter ",
              ...withPhoneLinks(broker.phone),
              ". Ich bestätige Dir den Eingang, prüfe Deine Beschwerde und antworte in Textform. Außergerichtlich helfen diese Schlichtungsstellen:",
            ],
          },
          ombudsmenFacts(broker),
        ],
      },
      {
        id: "papier-oder-e-mail",
        heading: "Auf Papier oder per E-Mail",
        blocks: [
          {
            kind: "paragraph",
            text: [
              "Dieses Blatt bekommst Du von mir auf Papier. Ist Dir eine Datei lieber, schicke ich es Dir stattdessen als PDF per E-Mail. Sag mir einfach, was Dir recht ist: unter ",
              ...withPhoneLinks(broker.phone),
              " oder an ",
              mailLink(broker.email),
              ". Auch wenn Du das PDF genommen hast, bekommst Du es später noch auf Papier, und das kostet Dich nichts (§ 16 VersVermV).",
            ],
          },
        ],
      },
    ],
  };
}
