import { firstInformationFile } from "../legal/first-information-file.server";

/** The first information as PDF, made from the same text as the page. */
export async function loader() {
  const { pdf } = await firstInformationFile();
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="Erstinformation.pdf"',
    },
  });
}
