import { json, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { environment } from "../config/environment.server";
import { privacy, type PrivacyFacts } from "../content/privacy";
import { SealedLetter } from "../drawings/scenes";
import { LegalPage } from "../legal/legal-page";
import { pageMeta } from "../shell/page-parts";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  json(privacy(context.edition.broker, facts(context)));

export default function PrivacyPage() {
  return <LegalPage document={useLoaderData<typeof loader>()} scene={<SealedLetter />} />;
}

/** What the privacy page says about the program, read from where the program takes it. */
function facts({ edition }: AppLoadContext): PrivacyFacts {
  const { RETENTION_DAYS, RECEIPT } = environment();
  return {
    retentionDays: RETENTION_DAYS,
    logDays: 7,
    receipt: RECEIPT,
    callBack: edition.callBack,
    halves: edition.halves,
  };
}
