import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { privacy } from "../content/privacy";
import { LegalPage } from "./legal-page";
import { storageFacts } from "./storage-facts.server";
import { pageMeta } from "../shell/page-meta";

export const meta = pageMeta;

export const loader = () => json(privacy(theBroker(), storageFacts()));

export default function PrivacyPage() {
  return <LegalPage document={useLoaderData<typeof loader>()} />;
}
