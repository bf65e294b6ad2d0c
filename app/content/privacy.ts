import type { Halves } from "../broker/halves";
import type { Broker } from "../broker/profile.server";
import { withPhoneLinks } from "../german/phone.server";
import type { Inline } from "../german/words";
import {
  addressLine,
  bodyLines,
  contactRows,
  mailLink,
  providerLines,
  webLink,
  type Block,
  type LegalDocument,
  type Section,
} from "./parties";

/** What the text says about the program; handed in by the program, so that both stay the same. */
export type PrivacyFacts = {
  /** Days from delivery until the site erases an enquiry's content; 0: at once. */
  retentionDays: number;
  /** Days for which the web server's logs are typically kept. */
  logDays: number;
  /** Whether the visitor gets a receipt by e-mail. */
  receipt: boolean;
  /** Whether the forms ask when a call suits best. */
  callBack: boolean;
  /** What there are forms for. */
  halves: Halves;
};

/** The dative follows the first "nach", the accusative stands before the second. */
function days(count: number, dative = false): string {
  if (count === 1) return dative ? "einem Tag" : "einen Tag";
  return `${count} ${dative ? "Tagen" : "Tage"}`;
}

function paragraph(...text: Extract<Block, { kind: "paragraph" }>["text"]): Block {
  return { kind: "paragraph", text };
}

function subheading(text: string): Block {
  return { kind: "subheading", text };
}

export function privacy(broker: Broker, facts: PrivacyFacts): LegalDocument {
  const { partnerProvider: partner, processors } = broker;
  const ownMachines = processors.length === 0;
  const erased =
    facts.retentionDays === 0
      ? "Sobald die E-Mail zugestellt ist, löscht die Website"
      : `Spätestens ${days(facts.retentionDays)} nach der Zustellung der E-Mail löscht die Website`;

  return {
    title: "Datenschutz",
    lead: "Diese Website setzt keine Cookies und lädt nichts von fremden Anbietern. Daten über Dich fallen nur an, wenn Du eine Seite aufrufst oder mir schreibst. Hier steht, welche das sind und wann sie gelöscht werden.",
    sections: [
      {
        id: "verantwortlicher",
        heading: "Wer verantwortlich ist",
        blocks: [providerLines(broker), { kind: "facts", rows: contactRows(broker) }],
      },
      {
        id: "seitenaufruf",
        heading: "Wenn Du eine Seite aufrufst",
        blocks: [
          paragraph(
            `Dein Browser schickt beim Aufruf technische Daten mit, ohne die keine Seite bei Dir ankommt. Der Webserver${ownMachines ? "" : " beim Hosting-Anbieter"} hält sie in Protokollen fest, typischerweise:`,
          ),
          {
            kind: "list",
            items: [
              ["Deine IP-Adresse"],
              ["Datum und Uhrzeit"],
              ["die aufgerufene Adresse, nach einer Anfrage mit deren Referenz"],
              ["Ergebnis und Datenmenge"],
              [
                "die zuvor besuchte Seite sowie Browser und Betriebssystem, soweit Dein Browser sie nennt",
              ],
            ],
          },
          paragraph(
            `Die Protokolle dienen dazu, Störungen und Angriffe zu erkennen. Sie werden typischerweise nach ${days(facts.logDays, true)} gelöscht. Rechtsgrundlage ist mein berechtigtes Interesse an einer sicheren, funktionierenden Website (Art. 6 Abs. 1 Buchst. f DSGVO).`,
          ),
          paragraph(
            "Daneben führt das Programm der Website ein eigenes Protokoll über Anfragen. Darin stehen nur Referenz, Stand, Dauer und gegebenenfalls die Art eines Fehlers, aber keine Angaben zu Deiner Person.",
          ),
          paragraph(
            "Zwischen Deinem Browser und der Website sind alle Daten per TLS verschlüsselt. Das erkennst Du am „https“ in der Adresszeile.",
          ),
        ],
      },
      {
        id: "keine-cookies",
        heading: "Keine Cookies, kein Tracking",
        blocks: [
          paragraph(
            "Die Website setzt keine Cookies und nutzt weder Local Storage noch Session Storage. Sie misst nicht, was Du tust, und erstellt kein Profil. Schriften, Bilder und Programme kommen vom eigenen Server. Fremde Anbieter erfahren von Deinem Besuch erst, wenn Du einem Link zu ihnen folgst.",
          ),
          paragraph(
            "Dein Browser kann Dateien wie üblich zwischenspeichern, damit er sie nicht zweimal lädt. Weil darüber hinaus nichts auf Deinem Gerät gespeichert oder ausgelesen wird, braucht es keine Einwilligung nach § 25 TDDDG und kein Cookie-Banner.",
          ),
        ],
      },
      {
        id: "formulare",
        heading: "Wenn Du anfragst",
        blocks: [
          subheading("Welche Daten das sind"),
          {
            kind: "list",
            items: [
              ["E-Mail-Adresse und Telefonnummer (Pflichtfelder)"],
              [
                facts.callBack
                  ? "Anrede, Name, Nachricht, gewähltes Thema und beste Zeit für einen Anruf, wenn Du sie angibst"
                  : "Anrede, Name, Nachricht und gewähltes Thema, wenn Du sie angibst",
              ],
              ...financeAnswer(facts.halves),
              ["Deine Einwilligungen in ihrem genauen Wortlaut und mit Zeitpunkt"],
              ["Zeitpunkt der Anfrage, eine Referenz und ein technischer Fingerabdruck (Hashwert)"],
            ],
          },
          paragraph(
            "Am Fingerabdruck erkennt die Website, wenn dieselbe Anfrage innerhalb von zehn Minuten zweimal ankommt, etwa nach einem Doppelklick. Nach dem Absenden steht in der Adresszeile nur die Referenz.",
          ),
          paragraph(
            `Du bist nicht verpflichtet, mir Daten zu geben. Ohne E-Mail-Adresse, Telefonnummer und ${partner ? "die verlangten Einwilligungen" : "die verlangte Einwilligung"} nimmt das Formular Deine Anfrage aber nicht an. Du kannst mich stattdessen anrufen oder mir eine E-Mail schreiben. Schick bitte keine Angaben zu Deiner Gesundheit über das Formular. Die klären wir, wenn nötig, im Gespräch.`,
          ),
          subheading("Was damit geschieht"),
          paragraph(
            `Die Anfrage wird zuerst auf dem Server der Website gespeichert. Erst dann bestätigt die Website sie Dir. So geht sie nicht verloren, wenn der E-Mail-Versand gerade gestört ist. Danach schickt der Server sie mir über eine verschlüsselte Verbindung als E-Mail. Kann er gerade nichts speichern, bestätigt er sie Dir erst, wenn mein ${ownMachines ? "Mailserver" : "E-Mail-Anbieter"} sie angenommen hat. `,
            facts.receipt
              ? "Ist sie zugestellt, bekommst Du in der Regel eine Eingangsbestätigung an Deine E-Mail-Adresse, höchstens eine am Tag. Sie enthält Referenz, Zeitpunkt, Deine Einwilligungen im Wortlaut und meine Erstinformation als PDF, aber nichts von dem, was Du mir geschrieben hast."
              : "Eine automatische E-Mail an Dich verschickt die Website nicht.",
          ),
          paragraph(
            "Hast Du noch eine ältere Fassung dieser Website geöffnet, geschieht mit Deiner Anfrage dasselbe. Einwilligungen überträgt die ältere Fassung nicht.",
          ),
          paragraph(
            "Automatische Entscheidungen über Dich einschließlich Profiling (Art. 22 DSGVO) gibt es nicht. Jede Anfrage lese ich selbst.",
          ),
          subheading("Wie lange die Website sie speichert"),
          paragraph(
            `${erased} den Inhalt Deiner Anfrage. Scheitert die Zustellung, versucht der Server es bis zu fünf Tage lang immer wieder. Gelingt sie auch dann nicht, bleibt die Anfrage gespeichert, bis ich mich selbst darum gekümmert habe.`,
          ),
          paragraph(
            "Nach dem Löschen bleiben höchstens Referenz, Zeitpunkte, Zustellstand und Fingerabdruck übrig, damit sich die Zustellung nachvollziehen lässt. Dein Name, Deine Kontaktdaten und Deine Nachricht sind darin nicht lesbar enthalten.",
          ),
          ...(facts.receipt
            ? [
                paragraph(
                  "Für die Eingangsbestätigung merkt sich die Website Deine E-Mail-Adresse und Deine Einwilligungen, bis sie verschickt ist, höchstens etwa einen Tag. Damit niemand mit fremden Adressen Missbrauch treibt, bleibt danach einen Tag lang ein Hashwert der Adresse gespeichert (Art. 6 Abs. 1 Buchst. f DSGVO).",
                ),
              ]
            : []),
          subheading("Auf welcher Rechtsgrundlage"),
          paragraph(
            "Ich brauche die Daten, um Deine Anfrage zu beantworten und, wenn Du das möchtest, einen Vertrag vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO). Soweit Du mit einem Häkchen eingewilligt hast, ist diese Einwilligung die Grundlage (Art. 6 Abs. 1 Buchst. a DSGVO). Fingerabdruck und Zustellnachweis beruhen auf meinem berechtigten Interesse, dass jede Anfrage genau einmal ankommt (Art. 6 Abs. 1 Buchst. f DSGVO).",
          ),
        ],
      },
      ...(partner ? [forwarding(partner)] : []),
      {
        id: "schutz-vor-missbrauch",
        heading: "Schutz vor Missbrauch",
        blocks: [
          paragraph(
            "Damit niemand die Formulare mit Massenanfragen lahmlegt, zählt die Website Anfragen je IP-Adresse. Die Adresse steht dafür nur im Arbeitsspeicher und höchstens einen Tag lang. Mit Deiner Anfrage wird sie nicht gespeichert.",
          ),
          paragraph(
            "Ein unsichtbares Feld hilft, Spam zu erkennen. Ist es ausgefüllt, wird die Anfrage für mich gekennzeichnet, aber nie verworfen. Beides beruht auf meinem berechtigten Interesse am Schutz der Website (Art. 6 Abs. 1 Buchst. f DSGVO).",
          ),
        ],
      },
      {
        id: "telefon-und-e-mail",
        heading: "Wenn Du anrufst oder eine E-Mail schreibst",
        blocks: [
          paragraph(
            "Dann verarbeite ich, was Du mir mitteilst, und Deine Kontaktdaten, um Dein Anliegen zu bearbeiten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Vertrag geht, sonst mein berechtigtes Interesse, Dir zu antworten (Art. 6 Abs. 1 Buchst. f DSGVO).",
          ),
        ],
      },
      {
        id: "aufbewahrung",
        heading: "Wie lange Anfragen bleiben",
        blocks: [
          paragraph(
            "Deine Anfrage liegt nach der Zustellung in meinem E-Mail-Postfach. Wird kein Vertrag daraus, lösche ich sie, sobald Dein Anliegen erledigt ist und ich sie nicht mehr als Nachweis brauche.",
          ),
          paragraph(
            "Kommt ein Vertrag zustande, gelten gesetzliche Aufbewahrungsfristen. Nach § 257 HGB und § 147 AO sind das je nach Unterlage sechs, acht oder zehn Jahre (Art. 6 Abs. 1 Buchst. c DSGVO).",
          ),
        ],
      },
      ...(ownMachines ? [] : [processing(processors)]),
      {
        id: "Deine-rechte",
        heading: "Deine Rechte",
        blocks: [
          paragraph("Du hast nach der DSGVO das Recht auf"),
          {
            kind: "list",
            items: [
              ["Auskunft über die Daten, die ich zu Dir gespeichert habe (Art. 15)"],
              ["Berichtigung falscher Daten (Art. 16)"],
              ["Löschung (Art. 17)"],
              ["Einschränkung der Verarbeitung (Art. 18)"],
              [
                "Mitteilung, welchen Empfängern ich eine Berichtigung, Löschung oder Einschränkung weitergegeben habe (Art. 19)",
              ],
              ["Herausgabe Deiner Daten in einem gängigen Format (Art. 20)"],
              ["Widerspruch gegen die Verarbeitung (Art. 21)"],
            ],
          },
          paragraph(
            "Eine formlose Nachricht an ",
            mailLink(broker.email),
            " oder ein Anruf unter ",
            ...withPhoneLinks(broker.phone),
            " genügt.",
          ),
          subheading("Einwilligung widerrufen"),
          paragraph(
            "Jede Einwilligung kannst Du jederzeit widerrufen, auch einzeln und ohne Grund (Art. 7 Abs. 3 DSGVO). Was bis dahin geschehen ist, bleibt rechtmäßig.",
            ...(partner
              ? [
                  " Ist Deine Anfrage schon beim Finanzierungspartner, gebe ich Deinen Widerruf dorthin weiter.",
                ]
              : []),
          ),
          subheading("Was ich davon festhalte"),
          paragraph(
            "Ich halte fest, wann Du welches Recht ausgeübt hast und wie ich damit umgegangen bin. Diesen Nachweis bewahre ich drei Jahre auf, gerechnet ab dem Ende des Jahres, in dem der Vorgang abgeschlossen war. So lange können Ansprüche bestehen oder Verstöße verfolgt werden (§§ 195, 199 BGB, § 41 BDSG mit § 31 OWiG). Rechtsgrundlage ist mein berechtigtes Interesse, die Einhaltung der Vorschriften belegen zu können (Art. 6 Abs. 1 Buchst. f mit Art. 5 Abs. 2 DSGVO).",
          ),
        ],
      },
      {
        id: "widerspruch",
        heading: "Dein Widerspruchsrecht",
        blocks: [
          paragraph(
            "Verarbeite ich Daten aufgrund eines berechtigten Interesses, kannst Du jederzeit widersprechen, wenn sich aus Deiner besonderen Situation Gründe dafür ergeben (Art. 21 Abs. 1 DSGVO). Dann verarbeite ich sie nicht weiter, es sei denn, zwingende schutzwürdige Gründe überwiegen oder ich brauche die Daten für Rechtsansprüche.",
          ),
        ],
      },
      {
        id: "beschwerde",
        heading: "Beschwerde bei der Aufsichtsbehörde",
        blocks: [
          paragraph(
            "Du kannst Dich bei jeder Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für mich zuständig ist:",
          ),
          bodyLines(broker.dataProtectionAuthority),
        ],
      },
    ],
  };
}

/** What only the form for loans asks. */
function financeAnswer({ insurance, finance }: Halves): Inline[][] {
  if (!finance) return [];
  const where = insurance ? "bei Finanzierungen auch " : "";
  return [[`${where}die Art der Finanzierung, wenn Du sie auswählst`]];
}

/** Who gets finance enquiries from the broker, once the visitor has agreed. */
function forwarding(partner: NonNullable<Broker["partnerProvider"]>): Section {
  return {
    id: "finanzierungspartner",
    heading: "Weitergabe an den Finanzierungspartner",
    blocks: [
      paragraph(
        "Finanzierungsanfragen bearbeite ich zusammen mit ",
        partner.address ? `${partner.name}, ${addressLine(partner.address)}` : partner.name,
        ...(partner.website ? [" (", webLink(partner.website), ")"] : []),
        ". Ich gebe Deine Anfrage nur dann dorthin weiter und melde mich über diesen Partner bei Dir, wenn Du ausdrücklich eingewilligt hast (Art. 6 Abs. 1 Buchst. a DSGVO). Die Website selbst überträgt nichts an den Partner. Die Weitergabe übernehme ich persönlich.",
      ),
      paragraph(
        "Für die Daten, die der Partner erhält, ist er selbst verantwortlich und informiert Dich über seine Verarbeitung. Möchtest Du keine Weitergabe, nutze statt des Finanzierungsformulars bitte Telefon oder E-Mail.",
      ),
    ],
  };
}

function processing(processors: Broker["processors"]): Section {
  return {
    id: "dienstleister",
    heading: "Wer in meinem Auftrag Daten verarbeitet",
    blocks: [
      paragraph(
        "Diese Dienstleister verarbeiten Daten für mich, nach meiner Weisung und auf Grundlage eines Vertrags nach Art. 28 DSGVO:",
      ),
      {
        kind: "facts",
        rows: processors.map(({ name, purpose, place }) => ({
          label: purpose,
          value: [`${name} (Ort der Verarbeitung: ${place})`],
        })),
      },
      paragraph(
        "In Länder außerhalb der EU und des Europäischen Wirtschaftsraums übermittelt die Website keine Daten, soweit hier kein solcher Ort genannt ist.",
      ),
    ],
  };
}
