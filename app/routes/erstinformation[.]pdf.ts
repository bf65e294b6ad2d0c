import type { LoaderFunctionArgs } from "@remix-run/node";
import { pdfUnavailable } from "../content/first-information";
import { errorClass, log } from "../log.server";

/** The first information as PDF, made from the same text as the page. Where it can't be made now, 503 says so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { firstInformation } = context;
  const file = await firstInformation().catch((error: unknown) => {
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
