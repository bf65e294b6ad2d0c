/** What the pages say that turn a request away. */

export type ErrorPage = { title: string; text: string };

/** By HTTP status; whoever looks one up falls back to 500. */
type ErrorPages = Readonly<Record<number, ErrorPage>> & {
  /** Labels of the links that lead on from every error page. */
  readonly wayOn: { home: string; insurance: string; finance: string };
};

const back =
  "Geh in Deinem Browser einen Schritt zurück. Was Du ins Formular geschrieben hast, steht dort in der Regel noch.";

export const errorPages: ErrorPages = {
  400: {
    title: "Das kam nicht lesbar an",
    text: `Unterwegs ist etwas durcheinandergeraten, und die Website konnte Deine Anfrage nicht lesen. Gesendet wurde nichts. ${back} Sende es dann bitte noch einmal.`,
  },
  403: {
    title: "Diese Anfrage kam von einer anderen Website",
    text: `Zum Schutz vor Missbrauch nimmt die Website nur Anfragen aus ihren eigenen Formularen an. ${back} Oder öffne das Formular hier neu.`,
  },
  404: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht ist der Link alt, oder ein Buchstabe fehlt. Von hier kommst Du weiter.",
  },
  405: {
    title: "So lässt sich diese Adresse nicht aufrufen",
    text: `Dein Browser hat etwas gesendet, womit diese Adresse nichts anfangen kann. Gespeichert wurde nichts. ${back} Sende es von dort aus, oder nimm einen dieser Wege.`,
  },
  408: {
    title: "Die Verbindung war zu langsam",
    text: `Deine Anfrage ist nicht vollständig angekommen und wurde nicht gesendet. ${back} Versuch es noch einmal, sobald das Netz besser ist.`,
  },
  413: {
    title: "Das war zu viel auf einmal",
    text: `Deine Anfrage ist größer, als die Website annehmen kann. ${back} Kürze die Nachricht und sende sie noch einmal. Unterlagen schaue ich mir gern im Gespräch an.`,
  },
  415: {
    title: "Dieses Format kennt die Website nicht",
    text: `Deine Anfrage kam in einer Form an, die sich nicht lesen lässt. Gesendet wurde nichts. ${back} Sende es dann bitte noch einmal.`,
  },
  429: {
    title: "Gerade kommt sehr viel auf einmal",
    text: `Von Deinem Anschluss oder insgesamt kamen in kurzer Zeit zu viele Anfragen. Diese hier wurde nicht gesendet. ${back} Warte ein paar Minuten und sende sie noch einmal.`,
  },
  500: {
    title: "Hier ist etwas schiefgegangen",
    text: `Der Fehler liegt an der Website, nicht an Dir. ${back} Versuch es noch einmal. Wenn es wieder nicht klappt, ruf mich bitte an. Meine Nummer steht im Impressum.`,
  },
  503: {
    title: "Die Website kann gerade nichts annehmen",
    text: `Deine Anfrage wurde nicht gesendet. ${back} Versuch es in ein paar Minuten noch einmal, oder ruf mich an. Meine Nummer steht im Impressum.`,
  },
  wayOn: {
    home: "Zur Startseite",
    insurance: "Zum Versicherungsschutz",
    finance: "Zur Finanzierung",
  },
};

/** Title and text for an HTTP status. */
export function problemOf(status: number): ErrorPage {
  return errorPages[status] ?? errorPages[500]!;
}
