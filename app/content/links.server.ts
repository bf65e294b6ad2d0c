/** Links in a site's texts that lead nowhere, since the site doesn't have the page or the browser that they lead to. */
import type { Halves } from "../broker/halves";
import { textsIn, type Path } from "../folder/value-faults.server";
import { pageAt } from "../pages";
import type { TopicFiles, Topics } from "./items.server";
import { caseOf, isShown, type Case, type Texts } from "./texts.server";

type Files = Texts & TopicFiles;
type LinkFault = { file: keyof Files; path: Path; text: string };

const HALVES = ["insurance", "finance"] as const;

/** A text that isn't shown, of a half that is absent or for a broker of another kind, may lead anywhere. */
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
