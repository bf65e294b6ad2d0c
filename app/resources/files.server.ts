/**
 * Files that are made while the site runs: the first information, pictures, and what programs ask for to know the
 * site. All others lie in `public`.
 */
import path from "node:path";
import { domainToASCII } from "node:url";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "../config/environment.server";
import { pdfUnavailable } from "../content/first-information";
import { errorClass, log } from "../log.server";
import { pagesIn } from "../pages";

const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };

/** The first information as PDF, made from the same text as the page. Where it can't be made now, 503 says so. */
export async function firstInformation({ context }: LoaderFunctionArgs) {
  const file = await context.firstInformation().catch((error: unknown) => {
    log.error({ event: "first information not made", fault: errorClass(error) });
  });
  if (!file) {
    return new Response(`${pdfUnavailable}\n`, { status: 503, headers: PLAIN });
  }
  return new Response(new Uint8Array(file.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="Erstinformation.pdf"',
    },
  });
}

/** A picture of the broker's in one width and format. Another picture has another address. */
export async function picture({ request, context }: LoaderFunctionArgs) {
  const file = context.edition.pictureFile(path.basename(new URL(request.url).pathname));
  if (!file) return redirect("/");
  const bytes = await file.bytes();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

/** Everything may be read, except while the data are an example. */
export function robots({ context }: LoaderFunctionArgs) {
  const rules = context.edition.broker.example ? "Disallow: /" : "Allow: /";
  const text = `User-agent: *\n${rules}\n\nSitemap: ${environment().SITE_URL}/sitemap.xml\n`;
  return new Response(text, { headers: PLAIN });
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
  return new Response(text, { headers: PLAIN });
}
