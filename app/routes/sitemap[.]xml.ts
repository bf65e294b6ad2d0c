import { environment } from "../config/environment.server";
import { pages } from "../pages";

export function loader() {
  const entries = pages.map(({ path }) => `<url><loc>${environment().SITE_URL}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
