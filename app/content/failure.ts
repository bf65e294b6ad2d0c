/** What a page says that can't be shown. By itself, since it is all of its kind that a browser needs. */

export type ErrorPage = { title: string; text: string };

export const stepBack =
  "Geh in Deinem Browser einen Schritt zurück. Was Du ins Formular geschrieben hast, steht dort in der Regel noch.";

export const failure: ErrorPage = {
  title: "Hier ist etwas schiefgegangen",
  text: `Der Fehler liegt an der Website, nicht an Dir. ${stepBack} Versuch es noch einmal. Wenn es wieder nicht klappt, ruf mich bitte an.`,
};

/** Labels of the links that lead on from every such page. */
export const wayOn = {
  phone: "Telefon",
  home: "Zur Startseite",
  insurance: "Zum Versicherungsschutz",
  finance: "Zur Finanzierung",
};
