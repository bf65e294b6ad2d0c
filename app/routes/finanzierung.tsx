import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { financeItems, financePage } from "../content/finance";
import { financeMarkup, type PageMarkup } from "../drawings/markup.server";
import { DrawingStore, ServerDrawn } from "../drawings/server-drawn";
import { answerForm } from "../enquiry/answer-form.server";
import { EnquirySection } from "../enquiry/enquiry-section";
import { financeForm } from "../enquiry/finance-form";
import { formPageData } from "../enquiry/form-page.server";
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
  answerForm("finance", request, context);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = never;

const PROPERTY: Range = { query: "immobilie", first: 0, last: 2 };
const INSTALMENT: Range = { query: "rate", first: 3, last: 5 };

/** Undefined where scripts run: modules of the server's are empty there. */
const markup = financeMarkup as PageMarkup | undefined;

export default function FinancePage() {
  const { browser, address, topic } = useChoice(financeItems, [PROPERTY, INSTALMENT]);
  const shared = { items: financeItems, markup };
  return (
    <>
      <PageHead
        title={financePage.title}
        lead={financePage.header}
        scene={<ServerDrawn markup={markup?.scene} />}
      />
      <ItemBrowser
        {...shared}
        {...browser(PROPERTY)}
        heading={financePage.immoHeading}
        intro={financePage.immoIntro}
      />
      <ItemBrowser
        {...shared}
        {...browser(INSTALMENT)}
        heading={financePage.rateHeading}
        intro={financePage.rateIntro}
        notice={financePage.creditNotice}
      />
      <DrawingStore markups={markup?.pictures} />
      <p className="page-close">{financePage.footer}</p>
      <EnquirySection
        definition={financeForm}
        data={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>()}
        heading={financePage.formHeading}
        intro={financePage.formIntro}
        address={address}
        topic={topic}
      />
    </>
  );
}
