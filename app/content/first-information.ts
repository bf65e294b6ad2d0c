/**
 * The first information: for insurance the law has it handed out at the first contact (§ 15 VersVermV), for loans in
 * time before a contract (Art. 247 §§ 13, 13b EGBGB). One sheet, of what the permissions allow.
 */
import {
  independence,
  mayBrokerPropertyLoans,
  permittedHalves,
  type Halves,
} from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
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
  type Section,
} from "./parties";
import { insuranceRemuneration, lenderTies, loanRemuneration } from "./cost-and-time";

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

function loanAdvice(broker: Broker) {
  const { loans } = broker;
  if (loans?.advice === undefined || !mayBrokerPropertyLoans(broker)) return [];
  const text = loans.advice
    ? "Zu Immobiliendarlehen biete ich Dir Beratung an."
    : "Zu Immobiliendarlehen biete ich keine Beratung an, ich vermittle sie nur.";
  return [{ label: "Beratung", value: [text] }];
}

function leadOf({ insurance, finance }: Halves): string {
  if (!finance) return "Diese Angaben bekommst Du beim ersten Kontakt, nach § 15 VersVermV.";
  if (!insurance) {
    return "Diese Angaben bekommst Du rechtzeitig, bevor Du einen Vertrag schließt, nach Art. 247 §§ 13 und 13b EGBGB.";
  }
  return "Diese Angaben bekommst Du beim ersten Kontakt: für Versicherungen nach § 15 VersVermV, für Darlehen nach Art. 247 §§ 13 und 13b EGBGB.";
}

const roles: Record<Broker["called"], string> = {
  Makler: "bin ich Makler",
  Maklerin: "bin ich Maklerin",
  Maklerbüro: "arbeite ich als Maklerbüro",
};

const INDEPENDENT =
  " Ich arbeite unabhängig: Keine Vereinbarung bindet mich an einen Versicherer oder verlangt von mir bestimmte Umsätze.";

/** In which role the broker acts, and what is told to the authority. */
function status(broker: Broker, { insurance }: Halves): string {
  const { called, permissions } = broker;
  const role = insurance
    ? `Bei Versicherungen ${roles[called]}. Ich stehe auf Deiner Seite, nicht auf der eines Versicherers.${independence(broker).insurance ? INDEPENDENT : ""}`
    : "Ich vermittle Darlehen zwischen Dir und Darlehensgebern.";
  const given = permissions.length === 1 ? "dieser Erlaubnis" : "diesen Erlaubnissen";
  return `${role} Bei der zuständigen Behörde bin ich mit ${given} gemeldet:`;
}

function insuranceSections(broker: Broker): Section[] {
  return [
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
  ];
}

function loanSection(broker: Broker): Section {
  const { partnerProvider: partner } = broker;
  const ties = [
    lenderTies(broker),
    partner &&
      `Ich arbeite mit ${partner.name} zusammen. Dorthin gebe ich Deine Anfrage nur mit Deiner Einwilligung.`,
  ].filter(Boolean);
  return {
    id: "darlehen",
    heading: "Darlehen: Bindung, Beratung und Vergütung",
    blocks: [
      {
        kind: "facts",
        rows: [
          ...(ties.length > 0 ? [{ label: "Bindung", value: [ties.join(" ")] }] : []),
          ...loanAdvice(broker),
          ...loanRemuneration(broker),
        ],
      },
    ],
  };
}

/** How the sheet is handed over. Paper comes first for insurance (§ 16 VersVermV); for loans any text form will do. */
function handover({ phone, email }: Broker, { insurance }: Halves): Inline[] {
  const [before, after] = insurance
    ? [
        "Dieses Blatt bekommst Du von mir auf Papier. Ist Dir eine Datei lieber, schicke ich es Dir stattdessen als PDF per E-Mail.",
        ". Auch wenn Du das PDF genommen hast, bekommst Du es später noch auf Papier, und das kostet Dich nichts (§ 16 VersVermV).",
      ]
    : ["Dieses Blatt bekommst Du von mir in Textform, auf Papier oder als PDF per E-Mail.", "."];
  return [
    `${before} Sag mir einfach, was Dir recht ist: unter `,
    ...withPhoneLinks(phone),
    " oder an ",
    mailLink(email),
    after,
  ];
}

/** Words around the sheet. */
export const sheetWords = {
  /** Which state of the sheet it is; `date` as Germans write it. */
  version: (version: string, date: string) => `Fassung ${version} vom ${date}`,
  download: "Als PDF herunterladen",
  otherWays: "Lieber auf Papier oder per E-Mail?",
  exampleNotice:
    "Beispiel: Name, Adresse, Telefon und Registernummern auf diesem Blatt sind erfunden.",
};

/** In place of the PDF. */
export const pdfUnavailable =
  "Das PDF lässt sich gerade nicht erzeugen. Dieselben Angaben stehen auf der Seite /erstinformation.";

/**
 * `date` is an ISO date; no link leads into the site, since the sheet also travels as a PDF.
 */
export function firstInformation(
  broker: Broker,
): LegalDocument & { version: string; date: string } {
  const halves = permittedHalves(broker);
  return {
    title: "Erstinformation",
    lead: leadOf(halves),
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
          { kind: "paragraph", text: [status(broker, halves)] },
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
      ...(halves.insurance ? insuranceSections(broker) : []),
      ...(halves.finance ? [loanSection(broker)] : []),
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
              `. Ich bestätige Dir den Eingang, prüfe Deine Beschwerde und antworte in Textform. Außergerichtlich ${broker.ombudsmen.length === 1 ? "hilft diese Schlichtungsstelle" : "helfen diese Schlichtungsstellen"}:`,
            ],
          },
          ombudsmenFacts(broker),
        ],
      },
      {
        id: "papier-oder-e-mail",
        heading: "Auf Papier oder per E-Mail",
        blocks: [{ kind: "paragraph", text: handover(broker, halves) }],
      },
    ],
  };
}
