/**
 * What each page is called, in tabs, search results and links to it; and where a site's texts have a title that is too
 * long, or a link to a page that the site doesn't have.
 */
import { HALVES, type Halves } from "../broker/halves";
import { textsIn, type Path } from "../folder/value-faults.server";
import { pageAt, pagesIn, type Page, type PageLink, type PagePath } from "../pages";
import type { TopicFiles, TopicPage, Topics } from "./items.server";
import { titleWithName } from "./site";
import { caseOf, isShown, type Case, type Texts } from "./texts.server";
import { writerOf, type Site } from "./values.server";

type DocumentWords = {
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

type Files = Texts & TopicFiles;
type LinkFault = { file: keyof Files; path: Path; text: string };

/**
 * Links in the texts that lead nowhere, since the site doesn't have the page or the browser that they lead to. A text
 * that isn't shown, of a half that is absent or for a broker of another kind, may lead anywhere.
 */
export function linksToNowhere(files: Files, topics: Topics, halves: Halves): LinkFault[] {
  const offered = HALVES.filter((half) => halves[half]);
  const items = offered.flatMap((half) => topics[half].items.map(({ slug }) => slug));
  const which = caseOf(halves);
  const shown: { file: keyof Files; path: Path; value: unknown }[] = [
    ...(["home", "about", "contact", "form", ...offered] as const).map((file) => ({
      ...{ file, path: [], value: files[file] },
    })),
    ...items.map((slug) => ({ file: "items" as const, path: [slug], value: files.items[slug] })),
  ];
  return shown.flatMap(({ file, path, value }) =>
    textsIn(value)
      .filter(([inner]) => isRead(inner, value, which))
      .flatMap(([inner, text]) =>
        Array.from(text.matchAll(/\]\((\/[^)\s]*)\)/g), ([, url = ""]) => faultOf(url))
          .filter((fault) => fault !== undefined)
          .map((fault) => ({ file, path: [...path, ...inner], text: fault })),
      ),
  );

  function faultOf(url: string): string | undefined {
    const { pathname, hash } = new URL(url, "http://site.invalid");
    const half = pageAt(pathname)?.half;
    if (!half) return undefined;
    if (!halves[half]) {
      return `there is a link to ${url}, and this site has no page for ${half}: leave it out`;
    }
    const browsers = topics[half].browsers.map(({ query }) => query);
    const place = hash.slice(1);
    if (["", "anfrage", ...browsers].includes(place)) return undefined;
    return `there is a link to ${url}, and that page has no items there: leave it out`;
  }
}

/** Whether visitors see the text at `path` in `value`: not the one for another kind of broker, nor what needs another. */
function isRead(path: Path, value: unknown, which: Case): boolean {
  let part = value;
  for (const key of path) {
    if (which !== "both" && key !== which && (key === "both" || isHalf(key))) return false;
    if (which === "both" && isHalf(key) && typeof part === "object" && part && "both" in part) {
      return false;
    }
    part = (part as Record<PropertyKey, unknown>)[key];
    const { needs } = (part ?? {}) as { needs?: Parameters<typeof isShown>[0] };
    if (!isShown(needs, which)) return false;
  }
  return true;
}

const isHalf = (key: PropertyKey) => key === "insurance" || key === "finance";
