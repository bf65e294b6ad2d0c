import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { firstInformation } from "../content/first-information";
import { PdfIcon } from "../drawings/icons";
import { formatGermanDate } from "../german/dates";
import { LegalPage } from "../legal/legal-page";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => {
  const sheet = firstInformation(theBroker());
  return json({ ...sheet, date: formatGermanDate(sheet.date) });
};

export default function FirstInformationPage() {
  const sheet = useLoaderData<typeof loader>();
  return (
    <LegalPage document={sheet}>
      <p>
        Fassung {sheet.version} vom {sheet.date}
      </p>
      <p>
        <a className="button" href="/erstinformation.pdf" download="Erstinformation.pdf">
          <PdfIcon /> Als PDF herunterladen
        </a>
      </p>
      <p>
        <a className="target" href="#papier-oder-e-mail">
          Lieber auf Papier oder per E-Mail?
        </a>
      </p>
    </LegalPage>
  );
}
