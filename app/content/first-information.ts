import type { Broker } from "../broker/profile.server";
import type { Block, LegalDocument } from "./document";
import {
  addressLine,
  bodyInline,
  contactRows,
  mailLink,
  ombudsmenFacts,
  registerBlocks,
} from "./parties";
import { withPhoneLinks } from "../phone.server";

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

/**
 * The sheet under § 15 VersVermV and Art. 247 §§ 13, 13b EGBGB.
 * `date` is an ISO date; no link leads into the site, since the sheet also travels as a PDF.
 */
export function firstInformation(
  broker: Broker,
): LegalDocument & { version: string; date: string } {
  return {
    title: "Erstinformation",
    lead: "Diese Angaben bekommst Du beim ersten Kontakt: für Versicherungen nach § 15 VersVermV, für Immobiliendarlehen nach Art. 247 §§ 13 und 13b EGBGB.",
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
          {
            kind: "paragraph",
            text: ["Erlaubnis- und Aufsichtsbehörde: ", ...bodyInline(broker.chamber), "."],
          },
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
          {
            kind: "paragraph",
            text: [
              "Für die Vermittlung zahlt mir der Versicherer eine Provision. Sie ist in Deiner Prämie enthalten, Du zahlst sie nicht zusätzlich. Ein Honorar von Dir, statt der Provision oder neben ihr, bekomme ich nur, wenn wir das vorher ausdrücklich vereinbart haben. Andere Zuwendungen erhalte ich nicht.",
            ],
          },
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
                  `Ich bin an keinen Darlehensgeber gebunden und für keinen ausschließlich tätig. Ich arbeite mit ${broker.partnerProvider.name} zusammen. Dorthin gebe ich Deine Anfrage nur mit Deiner Einwilligung.`,
                ],
              },
              { label: "Beratung", value: ["Zu Immobiliendarlehen biete ich Dir Beratung an."] },
              {
                label: "Was ich von anderen bekomme",
                value: [
                  "Für ein vermitteltes Darlehen bekomme ich eine Provision, vom Darlehensgeber selbst oder über den genannten Partner. Ihre Höhe steht noch nicht fest, denn sie hängt vom Darlehensgeber und vom Darlehen ab. Bei Immobiliendarlehen steht der Betrag später im ESIS-Merkblatt. Auf Wunsch sage ich Dir, wie sich die Provisionen der Anbieter unterscheiden, deren Darlehen ich Dir vorstelle.",
                ],
              },
              {
                label: "Was Du zahlst",
                value: [
                  "Von Dir verlange ich nur dann ein Entgelt, wenn wir es vorher ausdrücklich vereinbart haben. Wie hoch es ist oder wie es berechnet wird, steht dann in der Vereinbarung.",
                ],
              },
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
    ],
  };
}
