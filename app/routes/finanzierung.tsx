import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { EnquirySection } from "../form/enquiry-form";
import { formId, never, sendOrExplain, type FormReply } from "../form/form";
import {
  askedAbout,
  check,
  confirmationAt,
  definitionOf,
  enquiryFrom,
  formPageData,
  giveBack,
  readForm,
} from "../form/form-action.server";
import { Topics } from "../shell/island";
import { pageMeta } from "../shell/page-parts";
import { choiceData } from "../topics/item-browser.server";

export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  json({
    ...formPageData("finance", request, context),
    ...choiceData(context.edition.topics.finance, request.url),
  });

/** 303 with the reference; 400, 429 or 503 with what was typed and what is wrong with it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { broker, topics } = context.edition;
  const form = definitionOf("finance", context.edition);
  const sent = await readForm(request, form, topics.finance.items);
  if (sent.kind === "unreadable") return giveBack(context, { refusal: "unreadable" }, 400);
  if (sent.kind === "asked") return json({ lastResult: askedAbout(form, sent) });
  const submission = check(form, sent.fields);
  if (submission.status !== "success") {
    return giveBack(context, { lastResult: submission.reply() }, 400);
  }
  const enquiry = enquiryFrom(form, submission.value, sent.honeypot, broker);
  const outcome = await context.accept(enquiry, context.client);
  if (outcome.kind !== "accepted") {
    const lastResult = submission.reply({ formErrors: [outcome.kind] });
    return giveBack(context, { lastResult, refusal: outcome.kind }, outcome.status);
  }
  return redirect(confirmationAt("/finanzierung", outcome.reference), 303);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrExplain(() => serverAction<typeof action>());

export const shouldRevalidate = never;

export default function FinancePage() {
  return (
    <>
      <Topics of="finance" form={formId(0)} />
      <EnquirySection data={useLoaderData<typeof loader>()} reply={useActionData<FormReply>()} />
    </>
  );
}
