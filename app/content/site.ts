/** What stands around every page, and on those that stand for one that can't be shown. */
import type { Broker } from "../broker/profile.server";

export const site = {
  skipLink: "Zum Inhalt springen",
  /** Above the table of contents. */
  contents: "Inhalt",
  logoLabel: "Zur Startseite",
  menuOpen: "Menü öffnen",
  menuClose: "Menü schließen",
  /** Before the number, for those who only hear it. */
  call: "Anrufen",
  /** Leads to where an enquiry is written. */
  ask: "Anfragen",
  /** Leads to the page with all ways of contact. */
  contact: "Kontakt",
  navigationLabel: "Hauptmenü",
  footerLabel: "Rechtliches",
  copyright: (name: string, year: number) => `© ${year} ${name}`,
  /** Without a link: the footer has exactly three. */
  madeBy: (agency: NonNullable<Broker["agency"]>) => `Gestaltung und Umsetzung: ${agency.name}`,
  /** Alternative text of the association's logo. */
  partnerLogo: (association: { name: string }) => `Partner: ${association.name}`,
  /** Alternative text of the photo. */
  portrait: (name: string) => `Porträt von ${name}`,
  /** What is drawn on the picture that a messenger shows with a link. */
  openGraphAlt: "Zeichnung: eine kleine Stadt unter einer Linie",
  exampleLabel: "Hinweis",
  exampleNotice: "Beispielseite: Person, Ort und Nummern sind erfunden.",
};

/** Words of the item browsers that aren't about one item. */
export const browserWords = {
  previous: (name: string) => `Vorheriges Thema: ${name}`,
  next: (name: string) => `Nächstes Thema: ${name}`,
  position: (name: string, place: number, count: number) => `${name}, ${place} von ${count}`,
  place: (place: number, count: number) => `${place} von ${count}`,
  all: "zur Auswahl",
  /** Leads to the form, beside the items. */
  other: "Etwas anderes?",
  example: "Zum Beispiel:",
  ask: "Dazu anfragen",
} as const;

/** The title of a document, as tabs and search results show it. */
export const titleWithName = (title: string, name: string) => `${title} · ${name}`;

/* What the pages say that turn a request away, or stand for one that can't be shown. */

export type Refusal = { title: string; text: string };

export const stepBack =
  "Geh in Deinem Browser einen Schritt zurück. Was Du ins Formular geschrieben hast, steht dort in der Regel noch.";

/** By itself, since it is all of its kind that a browser needs. */
export const failure: Refusal = {
  title: "Hier ist etwas schiefgegangen",
  text: `Der Fehler liegt an der Website, nicht an Dir. ${stepBack} Versuch es noch einmal. Wenn es wieder nicht klappt, ruf mich bitte an.`,
};

/** Labels of the links that lead on from every such page. */
export const wayOn = {
  home: "Zur Startseite",
  insurance: "Zum Versicherungsschutz",
  finance: "Zur Finanzierung",
};

/** By HTTP status: those that the door turns requests away with. */
export const refusals: Readonly<Record<number, Refusal>> = {
  400: {
    title: "Das kam nicht lesbar an",
    text: `Unterwegs ist etwas durcheinandergeraten, und die Website konnte Deine Anfrage nicht lesen. Gesendet wurde nichts. ${stepBack} Sende es dann bitte noch einmal.`,
  },
  403: {
    title: "Diese Anfrage kam von einer anderen Website",
    text: `Zum Schutz vor Missbrauch nimmt die Website nur Anfragen aus ihren eigenen Formularen an. ${stepBack} Oder öffne das Formular hier neu.`,
  },
  405: {
    title: "So lässt sich diese Adresse nicht aufrufen",
    text: `Dein Browser hat etwas gesendet, womit diese Adresse nichts anfangen kann. Gespeichert wurde nichts. ${stepBack} Sende es von dort aus, oder nimm einen dieser Wege.`,
  },
  410: {
    title: "Diese Adresse gibt es nicht mehr",
    text: "Hier kam früher eine ältere Fassung der Website an. Gesendet wurde nichts. Öffne die Website bitte neu.",
  },
  413: {
    title: "Das war zu viel auf einmal",
    text: `Deine Anfrage ist größer, als die Website annehmen kann. ${stepBack} Kürze die Nachricht und sende sie noch einmal. Unterlagen schaue ich mir gern im Gespräch an.`,
  },
  415: {
    title: "Dieses Format kennt die Website nicht",
    text: `Deine Anfrage kam in einer Form an, die sich nicht lesen lässt. Gesendet wurde nichts. ${stepBack} Sende es dann bitte noch einmal.`,
  },
  417: {
    title: "Das kann die Website nicht zusagen",
    text: `Dein Browser hat etwas verlangt, das diese Website nicht kennt. Gesendet wurde nichts. ${stepBack} Oder nimm einen dieser Wege.`,
  },
  429: {
    title: "Gerade kommt sehr viel auf einmal",
    text: `Von Deinem Anschluss oder insgesamt kamen in kurzer Zeit zu viele Anfragen. Diese hier wurde nicht gesendet. ${stepBack} Warte ein paar Minuten und sende sie noch einmal.`,
  },
  500: failure,
};

/** Title and text for an HTTP status. */
export function refusalOf(status: number): Refusal {
  return refusals[status] ?? failure;
}
