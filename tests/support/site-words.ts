/** What a site says, read from its folder: what a test of its pages compares them with. */
import { factsAbout } from "../../app/broker/read-profile.server";
import { documentsOf, linksIn } from "../../app/content/documents.server";
import { home } from "../../app/content/home";
import { readSite } from "../../app/edition.server";
import { Reading } from "../../app/folder/read-files.server";
import { faultLine } from "../../app/folder/yaml-file.server";
import { plainText } from "../../app/german/words";
import { pages, type Page } from "../../app/pages";
import { SECOND_SITE } from "./site";

/** Profile, texts and pages that the files in `folder` make. */
export async function readFiles(folder: string) {
  const read = await readSite(new Reading(), { own: folder, profile: `${folder}/broker.yaml` });
  if ("faults" in read) throw new Error(read.faults.map(faultLine).join("\n"));
  return {
    broker: factsAbout(read.profile.values, read.halves),
    halves: read.halves,
    texts: read.texts,
    topics: read.topics,
    callBack: read.look.values.callBack,
  };
}

export type SiteWords = Awaited<ReturnType<typeof readWords>>;

const PATHS = { insurance: "/versicherungen", finance: "/finanzierung" } as const;

/** What visitors of the site in `folder` find, page by page. */
export async function readWords(folder: string) {
  const site = await readFiles(folder);
  const { broker, halves, topics, texts } = site;
  const forms = (["insurance", "finance"] as const).filter((form) => halves[form]);
  const documents = documentsOf(site);
  return {
    broker,
    halves,
    hints: texts.form.hints,
    home: home(site),
    /** The bar's links, in their order. */
    navigation: linksIn("navigation", halves, documents),
    /** What the link to the page about the broker is called, and the one to the first page. */
    aboutLink: documents["/about"].link ?? "",
    homeLink: documents["/"].link ?? "",
    /** Its pages, in the order of the table: those of a half that isn't permitted are none. */
    pages: pages.filter((page: Page) => !page.half || halves[page.half]) as readonly Page[],
    /** The pages with a form, and the boxes that each wants to be ticked. */
    forms: forms.map((form) => ({
      path: PATHS[form],
      consents: [
        "checkboxPrivacy",
        ...(form === "finance" && broker.partnerProvider ? ["baufi"] : []),
      ],
    })),
    /** The browsers, in their order: their page, their name in its address, and the index that they begin with. */
    browsers: forms.flatMap((form) =>
      topics[form].browsers.map(({ query, items, first, start }) => ({
        path: PATHS[form],
        id: query,
        start: start - first,
        items: items.map(({ slug, name, heading, text, example }) => ({
          ...{ slug, name, heading },
          text: text.map(plainText),
          example: plainText(example),
        })),
      })),
    ),
  };
}

/** The sites that tests of pages look at. */
export const readSites = async () => [
  { name: "the shipped site", folder: "site", words: await readWords("site") },
  { name: "another site", folder: SECOND_SITE, words: await readWords(SECOND_SITE) },
];

/** The address that a tap on the number calls. */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
