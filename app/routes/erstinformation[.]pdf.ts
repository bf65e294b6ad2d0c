import { theBroker } from "../broker/broker.server";
import { firstInformation } from "../content/first-information";
import { firstInformationPdf } from "../legal/first-information-pdf.server";

/** The first information as PDF, made from the same text as the page. */
export async function loader() {
  const broker = theBroker();
  const pdf = await firstInformationPdf(firstInformation(broker), broker);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="Erstinformation.pdf"',
      "Cache-Control": "no-cache",
    },
  });
}
