import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { firstInformation, sheetWords } from "../content/first-information";
import { PdfIcon } from "../drawings/drawing";
import { FirstSheet } from "../drawings/scenes";
import { formatGermanDate } from "../german/dates";
import { LegalPage } from "../legal/legal-page";
import { pageMeta } from "../shell/page-parts";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => {
  const sheet = firstInformation(context.edition.profile);
  const { download, otherWays } = sheetWords;
  const edition = sheetWords.version(sheet.version, formatGermanDate(sheet.date));
  return json({ sheet, edition, download, otherWays });
};

export default function FirstInformationPage() {
  const { sheet, edition, download, otherWays } = useLoaderData<typeof loader>();
  return (
    <LegalPage document={sheet} scene={<FirstSheet />}>
      <p>{edition}</p>
      <p>
        <a className="button" href="/erstinformation.pdf" download="Erstinformation.pdf">
          <PdfIcon /> {download}
        </a>
      </p>
      <p>
        <a className="target" href="#papier-oder-e-mail">
          {otherWays}
        </a>
      </p>
    </LegalPage>
  );
}
