/** What each page is called: in tabs and search results, and where a link leads to it. */
import type { Halves } from "../broker/halves";
import { pagesIn, type Page, type PageLink, type PagePath } from "../pages";
import type { TopicPage } from "./items.server";
import { titleWithName } from "./site";
import { caseOf } from "./texts.server";
import { writerOf, type Site } from "./values.server";

export type DocumentWords = {
  /** Title of the document; the broker's name follows it. */
  title: string;
  /** For search engines, at most 155 characters. */
  description: string;
  /** Name of a link to it, where there is one. */
  link?: string;
};

export function documentsOf(site: Site): Record<PagePath, DocumentWords> {
  const { home, about, contact } = site.texts;
  const { insurance, finance } = site.topics;
  const { plain, of } = writerOf(site);
  const words = ({ title, description }: Pick<typeof home, "title" | "description">) => ({
    title: plain(of(title)),
    description: plain(of(description)),
  });
  return {
    "/": { ...words(home), link: plain(home.link) },
    "/versicherungen": { ...documentOf(insurance), link: "Versicherungsschutz" },
    "/finanzierung": { ...documentOf(finance), link: "Finanzierung" },
    "/about": { ...words(about), link: plain(about.link) },
    "/kontakt": words(contact),
    "/datenschutz": {
      title: "Datenschutz",
      description:
        "Keine Cookies, kein Tracking: welche Daten beim Besuch und bei einer Anfrage anfallen, wozu, wie lange und welche Rechte Du hast.",
      link: "Datenschutz",
    },
    "/impressum": {
      title: "Impressum",
      description:
        "Wer hinter dieser Website steht: Anschrift, Erlaubnisse, Registernummern, Aufsicht, Schlichtungsstellen und Angaben zur Barrierefreiheit.",
      link: "Impressum",
    },
    "/erstinformation": {
      title: "Erstinformation",
      description:
        "Wer Dich berät und vermittelt: Status, Erlaubnisse und Registernummern, Beratung, Vergütung und Beschwerdestellen, auch als PDF.",
      link: "Erstinformation",
    },
  };
}

/** What search engines show of a title, in characters, more or less: they measure its width. */
const TITLE = 70;

/** Where the titles that a broker may write stand. */
const TITLES = { "/": "home", "/about": "about", "/kontakt": "contact" } as const;

/** The titles of a site's files that search engines would cut off, the broker's name first. */
export function longTitles(site: Site) {
  const documents = documentsOf(site);
  const { name } = site.broker;
  return pagesIn(site.halves).flatMap(({ path, half }) => {
    const file = half ?? (TITLES as Partial<Record<PagePath, keyof Site["texts"]>>)[path];
    const { length } = Array.from(titleWithName(documents[path].title, name));
    if (!file || length <= TITLE) return [];
    return {
      file,
      path: half ? ["title"] : ["title", caseOf(site.halves)],
      text: `with your name, the title has ${length} characters`,
      reason: `search engines show about ${TITLE}, and your name comes last: shorten it where you can`,
    };
  });
}

const documentOf = ({ texts: { title, description } }: TopicPage) => ({ title, description });

/** The links that stand in one place, in their order, to what the site has. `documents`: what its pages are called. */
export function linksIn(
  place: NonNullable<Page["link"]>,
  halves: Halves,
  documents: ReturnType<typeof documentsOf>,
): PageLink[] {
  return pagesIn(halves)
    .filter(({ link }) => link === place)
    .map(({ path }) => ({ path, label: documents[path].link ?? documents[path].title }));
}
