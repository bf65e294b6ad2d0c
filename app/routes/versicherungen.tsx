import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { insurancePage } from "../content/insurance";
import { answerForm } from "../form/form-action.server";
import { EnquirySection } from "../form/enquiry-section";
import { insuranceForm } from "../content/insurance";
import { formId } from "../form/form";
import { formPageData } from "../form/form-action.server";
import { never, sendOrExplain } from "../form/form";
import { Island, Topics } from "../shell/island";
import { pageMeta } from "../shell/page-meta";
import { choiceData } from "../topics/choice-data.server";

export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  json({ ...formPageData(request, context), ...choiceData("insurance", request.url) });

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerForm("insurance", request, context);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = never;

export default function InsurancePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <Topics of="insurance" form={formId(0)} />
      <Island>
        <EnquirySection
          definition={insuranceForm}
          data={data}
          answer={useActionData<typeof action>()}
          heading={insurancePage.formHeading}
          intro={insurancePage.formIntro}
          address={data.address}
          topic={data.topic}
          topics={data.topics}
        />
      </Island>
    </>
  );
}
