/** What the action of a page with a form does: read, check, accept, redirect; or give everything typed back. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { json, redirect, type AppLoadContext } from "@remix-run/node";
import { theBroker } from "../broker/broker.server";
import { topicsOf } from "../topics/choice-data.server";
import { acceptEnquiry } from "./accept.server";
import type { EnquiryForm } from "./enquiry";
import { financeForm } from "./finance-form";
import type { FieldName, FormDefinition } from "./form-definition";
import { SENT_BACK } from "./form-page.server";
import { formSchema } from "./form-schema.server";
import { enquiryFromForm } from "./from-form.server";
import { insuranceForm } from "./insurance-form";
import type { Trouble } from "./problem-note";
import { readForm } from "./read-form.server";

const forms = {
  insurance: {
    definition: insuranceForm,
    schema: formSchema(insuranceForm),
    path: "/versicherungen",
  },
  finance: { definition: financeForm, schema: formSchema(financeForm), path: "/finanzierung" },
} satisfies Record<EnquiryForm, unknown>;

/** 303 with the reference; 400, 429 or 503 with what was typed and what is wrong with it. */
export async function answerForm(form: EnquiryForm, request: Request, context: AppLoadContext) {
  const { definition, schema, path } = forms[form];
  const answer = (data: Answer, status: number) => {
    context[SENT_BACK] = true;
    return json(data, { status });
  };
  const sent = await readForm(request, definition, topicsOf(form));
  if (!sent) return answer({ trouble: "unreadable" }, 400);

  if (sent.asked !== undefined) {
    // Nothing was wrong with it.
    return json({ lastResult: askedAbout(definition, sent.fields, sent.asked) }, { status: 200 });
  }

  const submission = parseWithZod(sent.fields, { schema });
  if (submission.status !== "success") return answer({ lastResult: submission.reply() }, 400);

  const enquiry = enquiryFromForm(definition, submission.value, sent.honeypot, theBroker());
  const outcome = await acceptEnquiry(enquiry, request);
  if (outcome.kind !== "accepted") {
    const lastResult = submission.reply({ formErrors: [outcome.kind] });
    return answer({ lastResult, trouble: outcome.kind }, outcome.status);
  }
  // Nothing but the reference: what visitors type never stands in an address.
  return redirect(`${path}?gesendet=${outcome.reference}`, 303);
}

/** Everything typed, and the item that was asked about as its topic. */
function askedAbout(definition: FormDefinition, fields: FormData, topic: string): SubmissionResult {
  const typed = Object.fromEntries(fields) as Partial<Record<FieldName, string>>;
  const optionOf = (name = "") => definition.optionsFor?.(name)?.[0] ?? "";
  // An option that came with the topic before goes with it; one that was chosen stays.
  const filled = ["", optionOf(typed.topic)].includes(typed.financeOption ?? "");
  const financeOption = (filled ? optionOf(topic) : typed.financeOption) ?? "";
  return { initialValue: { ...typed, topic, financeOption } };
}

type Answer = { lastResult?: SubmissionResult; trouble?: Trouble };
