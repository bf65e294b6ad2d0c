import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { imprint } from "../content/imprint";
import { LegalPage } from "../legal/legal-page";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => json(imprint(theBroker()));

export default function ImprintPage() {
  return <LegalPage document={useLoaderData<typeof loader>()} />;
}
