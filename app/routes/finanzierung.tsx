import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { creditNotice } from "../content/credit-notice";
import { financeItems, financePage } from "../content/finance";
import { scopeOfPowers } from "../content/loan-powers";
import { financeMarkup, type PageMarkup } from "../drawings/markup.server";
import { DrawingStore, ServerDrawn } from "../drawings/server-drawn";
import { answerForm } from "../enquiry/answer-form.server";
import { EnquirySection } from "../enquiry/enquiry-section";
import { financeForm } from "../enquiry/finance-form";
import { formPageData } from "../enquiry/form-page.server";
import { onceSent, sendOrExplain } from "../enquiry/send.client-action";
import { PageHead } from "../shell/page-head";
import { pageMeta } from "../shell/page-meta";
import { ItemBrowser } from "../topics/item-browser";
import { financeRanges, INSTALMENT, PROPERTY } from "../topics/ranges";
import { useChoice } from "../topics/use-choice";

export const meta = pageMeta;

export const loader = ({ request }: LoaderFunctionArgs) =>
  json({ ...formPageData(request), scope: scopeOfPowers(theBroker()) });

export const action = ({ request }: ActionFunctionArgs) => answerForm("finance", request);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = onceSent;

/** Undefined where scripts run: modules of the server's are empty there. */
const markup = financeMarkup as PageMarkup | undefined;

export default function FinancePage() {
  const { browser, address, topic } = useChoice(financeItems, financeRanges);
  const data = useLoaderData<typeof loader>();
  const shared = { items: financeItems, markup };
  return (
    <>
      <PageHead
        title={financePage.title}
        lead={financePage.header}
        scene={<ServerDrawn markup={markup?.scene} />}
      >
        <p>
          <strong>{creditNotice}</strong> {data.scope}
        </p>
      </PageHead>
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
        notice={creditNotice}
      />
      <DrawingStore markups={markup?.pictures} />
      <p className="page-close">{financePage.footer}</p>
      <EnquirySection
        definition={financeForm}
        data={data}
        answer={useActionData<typeof action>()}
        heading={financePage.formHeading}
        intro={financePage.formIntro}
        address={address}
        topic={topic}
      />
    </>
  );
}
