/** What programs ask for to know the site. It comes from the settings and the profile alone. */
import { domainToASCII } from "node:url";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "../config/environment.server";
import { pagesIn } from "../pages";

/** Everything may be read, except while the data are an example. */
export function robots({ context }: LoaderFunctionArgs) {
  const rules = context.edition.broker.example ? "Disallow: /" : "Allow: /";
  const text = `User-agent: *\n${rules}\n\nSitemap: ${environment().SITE_URL}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function sitemap({ context }: LoaderFunctionArgs) {
  const { SITE_URL } = environment();
  const entries = pagesIn(context.edition.halves).map(
    ({ path }) => `<url><loc>${SITE_URL}${path}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

const DAY_MS = 24 * 60 * 60_000;

/** Whom to tell about a hole in the site (RFC 9116). It expires within a year, counted from the site's start. */
export function securityContact({ context }: LoaderFunctionArgs) {
  const { SITE_URL } = environment();
  const contact = context.edition.broker.email.replace(/[^@]*$/, domainToASCII);
  const text = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + 360 * DAY_MS).toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
