/** The one table of pages: navigation, titles, descriptions, sitemap, the door and the tests read it. */

export type Page = {
  path: string;
  /** Title of the document; the broker's name follows it. */
  title: string;
  /** For search engines, at most 155 characters. */
  description: string;
  /** Where a link to it stands, and under which name. */
  link?: { place: "navigation" | "footer"; label: string };
  /** Has a form: takes POST, and is the only kind of page that loads scripts. */
  form?: true;
  /** Takes the style sheet of the front pages, not that of the inner ones. */
  front?: true;
  /** Places that a link may lead to; left out where they follow from the profile. */
  anchors?: readonly string[];
};

export const pages = [
  {
    path: "/",
    anchors: ["ablauf", "vorteile", "schluss"],
    title: "Versicherung und Finanzierung mit einem Makler",
    description:
      "Versicherungen und Finanzierungen für Privatleute und Betriebe, von einem Makler, der Deine Verträge liest und Dir sagt, was fehlt.",
    link: { place: "navigation", label: "Home" },
    front: true,
  },
  {
    path: "/versicherungen",
    anchors: ["privat", "gewerbe", "anfrage"],
    title: "Versicherungen für Privatleute und Betriebe",
    description:
      "Zehn Versicherungen kurz erklärt, jede mit einem Beispiel aus dem Alltag: von der Haftpflicht bis zum Betriebsgebäude. Mit Anfrage direkt beim Makler.",
    link: { place: "navigation", label: "Versicherungsschutz" },
    form: true,
  },
  {
    path: "/finanzierung",
    anchors: ["immobilie", "rate", "anfrage"],
    title: "Finanzierung: Immobilie, Auto, Photovoltaik",
    description:
      "Vom Hauskauf bis zum Autokredit: Wir rechnen zuerst, was Du zahlen kannst, und sprechen dann über Verträge. Achtung! Kreditaufnahme kostet Geld.",
    link: { place: "navigation", label: "Finanzierung" },
    form: true,
  },
  {
    path: "/about",
    anchors: [],
    title: "Dein Experte für Versicherung und Finanzierung",
    description:
      "Wer Dich berät, wie ich arbeite und was ich nicht verspreche. Mit Erlaubnis, Registernummer und zuständiger Behörde.",
    link: { place: "navigation", label: "Dein Experte" },
    front: true,
  },
  {
    path: "/kontakt",
    anchors: ["erstes-gespraech"],
    title: "Kontakt",
    description:
      "Ruf an, schreib eine E-Mail oder nimm ein Formular. Und was beim ersten Gespräch passiert und welche Unterlagen dabei helfen.",
    front: true,
  },
  {
    path: "/datenschutz",
    title: "Datenschutz",
    description:
      "Keine Cookies, kein Tracking: welche Daten beim Besuch und bei einer Anfrage anfallen, wozu, wie lange und welche Rechte Du hast.",
    link: { place: "footer", label: "Datenschutz" },
  },
  {
    path: "/impressum",
    title: "Impressum",
    description:
      "Wer hinter dieser Website steht: Anschrift, Erlaubnisse, Registernummern, Aufsicht, Schlichtungsstellen und Angaben zur Barrierefreiheit.",
    link: { place: "footer", label: "Impressum" },
  },
  {
    path: "/erstinformation",
    title: "Erstinformation",
    description:
      "Erstinformation nach § 15 VersVermV: Status, Registernummern, Beratung, Vergütung, Beteiligungen und Beschwerdestellen, auch als PDF.",
    link: { place: "footer", label: "Erstinformation" },
  },
] as const satisfies readonly Page[];

export type PageLink = { path: string; label: string };

/** The links that stand in one place, in their order. */
export function linksIn(place: "navigation" | "footer"): PageLink[] {
  return (pages as readonly Page[]).flatMap(({ path, link }) =>
    link?.place === place ? [{ path, label: link.label }] : [],
  );
}

/** The page at `path`, or undefined. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
