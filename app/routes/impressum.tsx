import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { imprint } from "../content/imprint";
import { Doorplate } from "../drawings/scenes";
import { LegalPage } from "../legal/legal-page";
import { pageMeta } from "../shell/page-parts";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => json(imprint(context.edition.profile));

export default function ImprintPage() {
  return <LegalPage document={useLoaderData<typeof loader>()} scene={<Doorplate />} />;
}
