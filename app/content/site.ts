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
  /** Without a link to the agency: the footer has exactly three links. */
  copyright: (name: string, agency: Broker["agency"], year: number) =>
    `© ${year} ${name}${agency ? ` · Gestaltung und Umsetzung: ${agency.name}` : ""}`,
  /** Alternative text of the association's logo. */
  partnerLogo: (association: { name: string }) => `Partner: ${association.name}`,
  /** Alternative text of the photo. */
  portrait: (name: string) => `Porträt von ${name}`,
  /** What is drawn on the picture that a messenger shows with a link. */
  openGraphAlt:
    "Zeichnung einer kleinen Stadt: eine orangefarbene Linie läuft als Dach über ihre Häuser.",
  exampleLabel: "Hinweis",
  exampleNotice:
    "Beispielseite: Name, Adresse, Telefon und Registernummern auf dieser Website sind erfunden.",
};

/** Words of the item browsers that aren't about one item. */
export const browserWords = {
  previous: (name: string) => `Vorheriges Thema: ${name}`,
  next: (name: string) => `Nächstes Thema: ${name}`,
  position: (name: string, place: number, count: number) => `${name}, ${place} von ${count}`,
  place: (place: number, count: number) => `${place} von ${count}`,
  example: "Zum Beispiel:",
  ask: "Dazu anfragen",
} as const;

/** The title of a document, as tabs and search results show it. */
export const titleWithName = (title: string, name: string) => `${title} · ${name}`;
