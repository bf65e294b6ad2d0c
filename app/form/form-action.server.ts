/** What the action of a page with a form does: read, check, accept, redirect; or give everything typed back. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { json, redirect, type AppLoadContext } from "@remix-run/node";
import { theBroker } from "../broker/broker.server";
import { topicsOf } from "../topics/choice-data.server";
import { acceptEnquiry } from "../site.server";
import { type FormKind, type Consent, type Enquiry, isReference } from "../enquiry/enquiry";
import { financeForm } from "../content/finance";
import {
  type FieldName,
  type FormDefinition,
  HONEYPOT,
  TOPIC_ASKED,
  fieldMessage,
  FIELD_NAMES,
} from "./form";
import { insuranceForm } from "../content/insurance";
import type { Trouble } from "./form-notes";
import * as z from "zod";
import { normalise, TICKED } from "../enquiry/rules";
import type { Broker } from "../broker/profile.server";
import { plainText } from "../german/words";
import { consents, titleMarks } from "../content/enquiry";
import { environment } from "../config/environment.server";
import { withPhoneLinks } from "../german/phone.server";

const forms = {
  insurance: {
    definition: insuranceForm,
    schema: formSchema(insuranceForm),
    path: "/versicherungen",
  },
  finance: { definition: financeForm, schema: formSchema(financeForm), path: "/finanzierung" },
} satisfies Record<FormKind, unknown>;

/** 303 with the reference; 400, 429 or 503 with what was typed and what is wrong with it. */
export async function answerForm(form: FormKind, request: Request, context: AppLoadContext) {
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

/** The body of a form as flat, known fields, whatever was sent. */

export type ReadForm = {
  fields: FormData;
  honeypot: string;
  /** The item whose button was pressed instead of the form's own: nothing is to be sent yet. */
  asked?: string;
};

/**
 * Each known field once, strings only; everything else is dropped: a name like `a[99999999]` would make
 * the form library build an array of that length. `topics`: the items that can be asked about. Undefined where the body can't be read.
 */
export async function readForm(
  request: Request,
  definition: FormDefinition,
  topics: readonly string[],
): Promise<ReadForm | undefined> {
  const sent = await decode(request);
  if (!sent) return undefined;
  const fields = new FormData();
  for (const name of definition.fields) {
    const value = sent.get(name);
    if (typeof value === "string") fields.set(name, value);
  }
  const honeypot = sent.get(HONEYPOT);
  const asked = topics.find((topic) => topic === sent.get(TOPIC_ASKED));
  return {
    fields,
    honeypot: typeof honeypot === "string" ? honeypot : "",
    ...(asked !== undefined && { asked }),
  };
}

async function decode(request: Request): Promise<FormData | URLSearchParams | undefined> {
  try {
    const type = request.headers.get("content-type") ?? "";
    if (/^multipart\/form-data/i.test(type)) return await request.formData();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
    // URLSearchParams would silently replace what isn't UTF-8; a garbled name helps nobody. This throws.
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
    return new URLSearchParams(text);
  } catch {
    return undefined;
  }
}

/** The zod schema of a form: the same rules that the browser reads, one schema a field. */

/** Checked values of a form, normalised; a field that the form doesn't have is "". */
export type FormValues = Record<FieldName, string>;

export function formSchema(definition: FormDefinition) {
  const shape = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, fieldSchema(definition, name)]),
  ) as Record<FieldName, ReturnType<typeof fieldSchema>>;
  return z.object(shape);
}

function fieldSchema(definition: FormDefinition, name: FieldName) {
  const value = z.string().default("");
  if (!definition.fields.includes(name)) return value.transform(() => "");
  return value
    .superRefine((typed, context) => {
      const message = fieldMessage(definition, name, typed);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(normalise);
}

/** From a form's checked values to an enquiry. */

/** `honeypot` is what stood in the trap field: anything in it marks the enquiry. */
export function enquiryFromForm(
  definition: FormDefinition,
  values: FormValues,
  honeypot: string,
  broker: Broker,
): Enquiry {
  const { title, name, email, phone, topic, financeOption, message } = values;
  const wordings = consents({ name: broker.name, partnerProvider: broker.partnerProvider.name });
  const given = (["checkboxPrivacy", "baufi"] as const)
    .filter((box) => values[box] === TICKED)
    .map((box): Consent => ({ name: box, wording: plainText(wordings[box]) }));
  return {
    form: definition.form,
    source: "form",
    title,
    name,
    email,
    phone,
    topic,
    financeOption,
    ...(disagree(definition, topic, financeOption) && { disagreeing: true }),
    message,
    consents: given,
    suspicious: honeypot.trim() !== "",
  };
}

function disagree({ optionsFor }: FormDefinition, topic: string, financeOption: string): boolean {
  const fitting = optionsFor?.(topic);
  return fitting !== undefined && financeOption !== "" && !fitting.includes(financeOption);
}

/** What a page with a form needs to know. */

/** Of the request that an action and the loaders answer together: the form was sent back to the visitor. */
export const SENT_BACK = "sentBack";

/** The broker as the form names them, what follows an enquiry, and what the page's title begins with. */
export function formPageData(request: Request, context: AppLoadContext) {
  const { name, phone, email, partnerProvider, permissions, registrations } = theBroker();
  const sent = new URL(request.url).searchParams.get("gesendet");
  return {
    titleMark: context[SENT_BACK] ? titleMarks.faulty : isReference(sent) ? titleMarks.sent : "",
    receipt: environment().RECEIPT,
    contact: { name, phone, email, partnerProvider: partnerProvider.name },
    phone: withPhoneLinks(phone),
    licences: permissions.map(({ title, law }) => `${title}, ${law}`),
    registerNumbers: registrations.map(({ number }) => number),
  };
}

export type FormPageData = ReturnType<typeof formPageData>;
