import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { insuranceItems, insurancePage } from "../content/insurance";
import { insuranceMarkup, type PageMarkup } from "../drawings/markup.server";
import { DrawingStore, ServerDrawn } from "../drawings/server-drawn";
import { answerForm } from "../enquiry/answer-form.server";
import { EnquirySection } from "../enquiry/enquiry-section";
import { formPageData } from "../enquiry/form-page.server";
import { insuranceForm } from "../enquiry/insurance-form";
import { never, sendOrExplain } from "../enquiry/send.client-action";
import { PageHead } from "../shell/page-head";
import { pageMeta } from "../shell/page-meta";
import type { Range } from "../topics/choice";
import { ItemBrowser } from "../topics/item-browser";
import { useChoice } from "../topics/use-choice";

export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  json(formPageData(request, context));

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerForm("insurance", request, context);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = never;

const PRIVATE: Range = { query: "privat", first: 0, last: 6 };
const BUSINESS: Range = { query: "gewerbe", first: 7, last: 9 };

/** Undefined where scripts run: modules of the server's are empty there. */
const markup = insuranceMarkup as PageMarkup | undefined;

export default function InsurancePage() {
  const { browser, address, topic } = useChoice(insuranceItems, [PRIVATE, BUSINESS]);
  const shared = { items: insuranceItems, markup };
  return (
    <>
      <PageHead
        title={insurancePage.title}
        lead={insurancePage.header}
        scene={<ServerDrawn markup={markup?.scene} />}
      />
      <ItemBrowser
        {...shared}
        {...browser(PRIVATE)}
        heading={insurancePage.privateHeading}
        intro={insurancePage.privateIntro}
      />
      <ItemBrowser
        {...shared}
        {...browser(BUSINESS)}
        heading={insurancePage.businessHeading}
        intro={insurancePage.businessIntro}
      />
      <DrawingStore markups={markup?.pictures} />
      <p className="page-close">{insurancePage.footer}</p>
      <EnquirySection
        definition={insuranceForm}
        data={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>()}
        heading={insurancePage.formHeading}
        intro={insurancePage.formIntro}
        address={address}
        topic={topic}
      />
    </>
  );
}
