/** Files that are made while the site runs; all others lie in `public`. */
import path from "node:path";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { pdfUnavailable } from "../content/first-information";
import { errorClass, log } from "../log.server";

/** The first information as PDF, made from the same text as the page. Where it can't be made now, 503 says so. */
export async function firstInformation({ context }: LoaderFunctionArgs) {
  const file = await context.firstInformation().catch((error: unknown) => {
    log.error({ event: "first information not made", fault: errorClass(error) });
  });
  if (!file) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response(`${pdfUnavailable}\n`, { status: 503, headers });
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
