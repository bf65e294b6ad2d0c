/**
 * What answers at addresses that are no page: what is made while the site runs (the first information, pictures, what
 * programs ask for to know the site; all other files lie in `public`), and how the site is, for platforms and monitors.
 */
import { timingSafeEqual } from "node:crypto";
import { basename } from "node:path";
import { domainToASCII } from "node:url";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "./config/environment.server";
import { pdfUnavailable } from "./content/first-information";
import type { SiteContext } from "./context";
import { errorClass, log } from "./log.server";
import { pagesIn } from "./pages";
import { drawingSheets } from "./topics/drawing-sheet.server";
import { needsAttention } from "./watch/backlog.server";

/** What has another address when it changes. */
const FOR_GOOD = "public, max-age=31536000, immutable";
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
  const file = context.edition.pictureFile(basename(new URL(request.url).pathname));
  if (!file) return redirect("/");
  const bytes = await file.bytes();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(bytes.length),
      "Cache-Control": FOR_GOOD,
    },
  });
}

/** The drawings of a page's items. */
export function drawings({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const sheets = Object.values(drawingSheets(context.edition));
  const sheet = sheets.find(({ path }) => path === pathname);
  if (!sheet) return redirect("/");
  return new Response(sheet.svg, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": FOR_GOOD },
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

// How the site is: what platforms and uptime monitors ask. Nothing of it is kept.

/** 200 while the process serves. */
export const alive = () => answer("ok", 200);

/** An answer is good for so long, in ms: asking often must not keep the disk busy. */
const FRESH_MS = 1000;
let latest: { ready: Promise<boolean>; at: number } | undefined;

/** 200 while an enquiry can be stored durably, else 503. The relay plays no part in it. */
export async function ready({ context }: LoaderFunctionArgs) {
  const { outbox } = context;
  const now = performance.now();
  if (!latest || now - latest.at > FRESH_MS) latest = { ready: canStore(outbox), at: now };
  return (await latest.ready) ? answer("ready", 200) : answer("not ready", 503);
}

function canStore(outbox: SiteContext["outbox"]): Promise<boolean> {
  return outbox.probe().then(
    () => true,
    () => false,
  );
}

/**
 * For an uptime monitor that knows the token: 200 while all is well, 503 and the counts where an enquiry is
 * parked or has waited for an hour. For everybody else an unknown path.
 */
export async function backlog({ request, context }: LoaderFunctionArgs) {
  const { outbox, settings } = context;
  if (!isMonitor(request, settings.MONITOR_TOKEN)) return redirect("/");
  const owed = await outbox.stats();
  if (!needsAttention(owed, Date.now())) return answer("ok", 200);
  return answer(`attention: ${owed.waiting} waiting, ${owed.parked} parked`, 503);
}

/** As `Authorization: Bearer TOKEN`, or for monitors that know addresses alone, `?token=TOKEN`. */
function isMonitor(request: Request, token: string | undefined): boolean {
  const sent =
    /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ??
    new URL(request.url).searchParams.get("token") ??
    "";
  const [one, other] = [Buffer.from(sent), Buffer.from(token ?? "")];
  return token !== undefined && one.length === other.length && timingSafeEqual(one, other);
}

const answer = (text: string, status: 200 | 503) =>
  new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
