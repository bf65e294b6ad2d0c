import type { MetaArgs, MetaDescriptor } from "@remix-run/node";
import { site, titleWithName } from "../content/site";
import type { HeadData } from "./site-data.server";

/** What a tab, a search engine or a messenger tells of a page: a route's `meta`. */
export function pageMeta({ matches, data: own }: MetaArgs): MetaDescriptor[] {
  const data = matches.find(({ id }) => id === "root")?.data as HeadData | undefined;
  if (!data?.page) return [];
  const { siteUrl, broker, insuranceAgency, page } = data;
  const title = titleWithName(page.title, broker.name);
  // What happened to the form that was sent from here.
  const mark = (own as { titleMark?: string } | undefined)?.titleMark ?? "";
  const url = siteUrl + page.path;
  return [
    { title: mark + title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "de_DE" },
    { property: "og:site_name", content: broker.firm },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/open-graph.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: site.openGraphAlt },
    { name: "twitter:card", content: "summary_large_image" },
    // Remix escapes it, so that nothing in it can end the script element.
    ...(insuranceAgency ? [{ "script:ld+json": insuranceAgency }] : []),
  ];
}
