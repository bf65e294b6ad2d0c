/** Everything around the two enquiry forms. */
import type { Inline } from "../german/words";

export const labels = {
  title: "Anrede",
  name: "Name",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer",
  callback: "Beste Zeit für einen Anruf",
  financeOption: "Dein Vorhaben",
  topic: "Worum geht es?",
  message: "Deine Nachricht",
  checkboxPrivacy: "Datenschutz",
  baufi: "Weiterleitung",
} as const;

export const titleOptions = ["Frau", "Herr", "Divers"] as const;

/** When a call may suit. A time by the clock would be a promise. */
export const callbackOptions = ["Vormittags", "Mittags", "Nachmittags", "Abends"] as const;

/** What a choice shows while nothing is chosen. */
export const emptyOptions = {
  title: "Keine Angabe",
  callback: "Keine Angabe",
  financeOption: "Kein bestimmtes Vorhaben",
  topic: "Kein bestimmtes Thema",
} as const;

export const marks = {
  optional: "freiwillig",
  required: "nötig",
  explanation: "Nötig sind nur E-Mail-Adresse, Telefonnummer und Dein Einverständnis.",
  /** Where there are two to give. */
  explanationOfBoth:
    "Nötig sind nur E-Mail-Adresse, Telefonnummer und Dein Einverständnis in beiden Kästchen.",
} as const;

export const buttons = {
  submit: "Anfrage senden",
  submitting: "Wird gesendet …",
} as const;

/**
 * The wordings a visitor agrees to. They are kept with the enquiry and stand in the mail to the
 * broker, so they are whole sentences in the visitor's own voice. `partnerProvider`: whom the broker passes
 * finance enquiries on to; without one, nobody is asked for `baufi`.
 */
export function consents(broker: { name: string; partnerProvider?: string | undefined }): {
  checkboxPrivacy: Inline[];
  baufi: Inline[];
} {
  return {
    checkboxPrivacy: [
      "Ich habe die ",
      { text: "Erstinformation", href: "/erstinformation" },
      " erhalten. Die ",
      { text: "Datenschutzerklärung", href: "/datenschutz" },
      ` habe ich gelesen und akzeptiere sie. Ich bin einverstanden, dass ${broker.name} meine Angaben aus diesem Formular speichert, um mit mir Kontakt aufzunehmen und meine Anfrage zu bearbeiten. Das kann ich jederzeit für die Zukunft widerrufen.`,
    ],
    baufi: broker.partnerProvider
      ? [
          `Ich willige ausdrücklich ein, dass ${broker.name} meine Anfrage an ${broker.partnerProvider} weiterleitet und über diesen Anbieter mit mir Kontakt aufnimmt. Das kann ich jederzeit für die Zukunft widerrufen.`,
        ]
      : [],
  };
}

/** Stands with each link of a consent. */
export const newTabHint = "öffnet in neuem Tab";

/** By field and mistake. The title's own message is below: it differs by form. */
export const messages = {
  title: {
    tooLong: "Die Anrede ist zu lang. Möglich sind 80 Zeichen.",
    notSingleLine: "Die Anrede muss in einer Zeile stehen.",
  },
  name: {
    tooLong: "Der Name ist zu lang. Möglich sind 200 Zeichen.",
    notSingleLine: "Der Name muss in einer Zeile stehen.",
    invalid: "Der Name enthält Zeichen, die sich nicht lesen lassen. Bitte schreib ihn ohne sie.",
  },
  email: {
    required: "Bitte gib Deine E-Mail-Adresse an.",
    invalid: "Bitte prüfe diese E-Mail-Adresse. Sie sollte so aussehen: name@example.de",
    localPart:
      "Vor dem @ steht ein Umlaut oder Sonderzeichen. Solche Adressen kann ich leider nicht anschreiben. Bitte gib eine andere an.",
    tooLong: "Diese E-Mail-Adresse ist zu lang. Möglich sind 254 Zeichen.",
    notSingleLine: "Bitte gib eine einzelne E-Mail-Adresse in einer Zeile an.",
  },
  phone: {
    required: "Bitte gib Deine Telefonnummer an.",
    invalid: "Das sieht nicht wie eine Telefonnummer aus. Bitte gib sie mit Vorwahl an.",
    tooLong: "Diese Telefonnummer ist zu lang. Möglich sind 50 Zeichen.",
    notSingleLine: "Die Telefonnummer muss in einer Zeile stehen.",
  },
  callback: {
    tooLong: "Bitte wähle eine der Zeiten aus der Liste, oder lass das Feld leer.",
    notSingleLine: "Bitte wähle eine der Zeiten aus der Liste, oder lass das Feld leer.",
    unknownOption: "Bitte wähle eine der Zeiten aus der Liste, oder lass das Feld leer.",
  },
  financeOption: {
    tooLong: "Bitte wähle eines der Vorhaben aus der Liste, oder lass das Feld leer.",
    notSingleLine: "Bitte wähle eines der Vorhaben aus der Liste, oder lass das Feld leer.",
    unknownOption: "Bitte wähle eines der Vorhaben aus der Liste, oder lass das Feld leer.",
  },
  topic: {
    tooLong: "Bitte wähle eines der Themen aus der Liste, oder lass das Feld leer.",
    notSingleLine: "Bitte wähle eines der Themen aus der Liste, oder lass das Feld leer.",
  },
  message: {
    tooLong: "Deine Nachricht ist zu lang. Möglich sind 10.000 Zeichen.",
    invalid: "Deine Nachricht enthält Zeichen, die sich nicht lesen lassen. Bitte lass sie weg.",
  },
  checkboxPrivacy: {
    required: "Bitte setz hier ein Häkchen, sonst darf ich die Anfrage nicht bearbeiten.",
  },
  baufi: {
    required: "Bitte setz hier ein Häkchen, sonst darf ich die Anfrage nicht weiterleiten.",
  },
} as const;

/** The English sentence is the specification's; it shows only if this optional field is invalid. */
export const titleInvalid = {
  insurance: "Die Anrede muss in eine Zeile passen, mit höchstens 80 Zeichen.",
  finance: "Your name is required",
} as const;

/** What the title of the document begins with, once something was sent or not. */
export const titleMarks = { faulty: "Fehler: ", sent: "Gesendet: " } as const;

const ofMissing = new Set<string>(
  Object.values(messages).flatMap((each) => ("required" in each ? [each.required] : [])),
);

export const errorSummary = {
  /** `faults`: the message of each field that has one. */
  heading: (faults: readonly string[]) => {
    const missing = faults.filter((fault) => ofMissing.has(fault)).length;
    const [subject, lacks, errs] =
      faults.length === 1
        ? ["Eine Angabe", "fehlt noch", "stimmt nicht"]
        : [`${faults.length} Angaben`, "fehlen noch", "stimmen nicht"];
    if (missing === 0) return `${subject} ${errs}`;
    return missing === faults.length ? `${subject} ${lacks}` : `${subject} ${lacks} oder ${errs}`;
  },
  /** What to do about `fault`, a field's message: follows the field's name. */
  remedy: (fault: string) => {
    if (!ofMissing.has(fault)) return "prüfen";
    const boxes: string[] = [messages.checkboxPrivacy.required, messages.baufi.required];
    return boxes.includes(fault) ? "ankreuzen" : "angeben";
  },
  intro: "Gesendet ist noch nichts. Alles, was Du eingegeben hast, steht noch da.",
} as const;

export const confirmation = {
  title: "Deine Nachricht wurde versendet.",
  text: "Ich werde mich schnellstmöglich bei dir melden.",
  referenceLabel: "Deine Referenz:",
  /** Below it: what it is good for. */
  keep: "Notier Dir die Referenz, dann finde ich Deine Anfrage schneller, wenn Du anrufst.",
  /** On the overlay, which goes by itself. */
  onward: "Gleich geht es auf dieser Seite weiter.",
  /** Stays on the page when the overlay has gone. `receipt`: whether the site sends receipts by e-mail. */
  note: (receipt: boolean) =>
    receipt
      ? "In der Regel bekommst Du gleich noch eine Eingangsbestätigung per E-Mail, höchstens eine am Tag."
      : "Eine automatische Antwort kommt nicht.",
  /** Shows the form, which is empty again. */
  again: "Noch eine Anfrage schreiben",
} as const;

export type FormRefusalText = { title: string; text: string };

/** Why an enquiry wasn't taken; each is shown above the form with everything typed kept. */
export const formRefusals = {
  storeDown: (phone: string, email: string): FormRefusalText => ({
    title: "Deine Anfrage konnte nicht angenommen werden",
    text: `Das liegt an der Website. Alles, was Du eingegeben hast, steht noch da. Versuch es in ein paar Minuten noch einmal, ruf mich an (${phone}) oder schreib mir (${email}).`,
  }),
  tooMany: {
    title: "Gerade kommt sehr viel auf einmal",
    text: "In kurzer Zeit wurden zu viele Anfragen gesendet. Deine ist nicht dabei, aber alles, was Du eingegeben hast, steht noch da. Warte ein paar Minuten und sende sie noch einmal.",
  },
  offline: (phone: string): FormRefusalText => ({
    title: "Keine Verbindung",
    text: `Ob Deine Anfrage angekommen ist, weiß Dein Browser gerade nicht. Alles, was Du eingegeben hast, steht noch da. Sende sie noch einmal, sobald Du wieder Netz hast. Kommt sie doppelt an, ist das nicht schlimm. Oder ruf mich an: ${phone}.`,
  }),
  /** Somebody between browser and site has answered. */
  intercepted: (phone: string): FormRefusalText => ({
    title: "Deine Anfrage konnte nicht gesendet werden",
    text: `Das liegt nicht an Dir: Die Website ist gerade nicht zu erreichen. Alles, was Du eingegeben hast, steht noch da. Versuch es in ein paar Minuten noch einmal, oder ruf mich an: ${phone}.`,
  }),
  unreadable: {
    title: "Das kam nicht lesbar an",
    text: "Unterwegs ist etwas durcheinandergeraten. Prüf bitte Deine Angaben und sende sie noch einmal.",
  },
} as const;

/** What old clients' calls are told, beside the messages above. */
export const callRefusals = {
  notAnObject: "Die Anfrage muss ein JSON-Objekt sein.",
  notText: "Hier wird Text erwartet.",
  invalid: "Diese Angabe ist ungültig.",
  notAccepted: "Die Anfrage konnte nicht angenommen werden.",
} as const;

/** Labels of the block beside the form. */
export const signature = {
  licenceLabel: "Erlaubnis und Registernummer",
  nextLabel: "So geht es weiter",
} as const;

/** Whom a finance enquiry goes to beside the broker; said before anybody begins to fill in the form. */
export const passedOn = (partner: string) =>
  `Deine Anfrage geht auch an ${partner}. Dafür ist Dein Einverständnis nötig.`;

/** For people who see the field that only programs should fill in. */
export const honeypotLabel = "Dieses Feld bitte leer lassen";
