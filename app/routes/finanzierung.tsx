import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { financePage } from "../content/finance";
import { answerForm } from "../form/form-action.server";
import { EnquirySection } from "../form/enquiry-section";
import { financeForm } from "../content/finance";
import { formId } from "../form/form";
import { formPageData } from "../form/form-action.server";
import { never, sendOrExplain } from "../form/form";
import { Island, Topics } from "../shell/island";
import { pageMeta } from "../shell/page-meta";
import { choiceData } from "../topics/choice-data.server";

export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  json({ ...formPageData(request, context), ...choiceData("finance", request.url) });

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerForm("finance", request, context);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = never;

export default function FinancePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <Topics of="finance" form={formId(0)} />
      <Island>
        <EnquirySection
          definition={financeForm}
          data={data}
          answer={useActionData<typeof action>()}
          heading={financePage.formHeading}
          intro={financePage.formIntro}
          address={data.address}
          topic={data.topic}
          topics={data.topics}
        />
      </Island>
    </>
  );
}
