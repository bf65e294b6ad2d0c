/** What the loader and the action of a page with a form are made of, in the order in which they call it. */
import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import { json, redirect, type AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import type { Broker } from "../broker/profile.server";
import { consents, titleMarks } from "../content/enquiry";
import { responsible } from "../content/parties";
import { formTexts, type Site } from "../content/values.server";
import {
  FIELD_NAMES,
  forms,
  HONEYPOT,
  isReference,
  normalise,
  offeredForm,
  SENT_QUERY,
  TICKED,
  TOPIC_ASKED,
  type Consent,
  type Enquiry,
  type FieldName,
  type FormDefinition,
  type FormKind,
} from "../enquiry/enquiry";
import { plainText } from "../german/words";
import {
  fittingFor,
  messageFor,
  optionFor,
  type FormContact,
  type FormReply,
  type FormValues,
} from "./form";

/** The form that the site offers below the items of its page: an item's name is a topic. */
export function definitionOf(
  kind: FormKind,
  { broker, callBack, topics }: Pick<Site, "broker" | "topics"> & { callBack: boolean },
): FormDefinition {
  const fitting = topics[kind].items
    .filter(({ option, fits }) => option ?? fits)
    .map(({ name, option, fits = [] }) => [name, { option, fits }] as const);
  const form = offeredForm(forms[kind], { callBack, partnerProvider: broker.partnerProvider });
  return { ...form, ...(fitting.length > 0 && { fitting: Object.fromEntries(fitting) }) };
}

/** For the loader: the broker as the form names them, its words, what it asks for, and what the page's title begins with. */
export function formPageData(kind: FormKind, request: Request, context: AppLoadContext) {
  const { broker, halves } = context.edition;
  // The door doesn't let anybody here, but an edition may have changed since it was asked.
  if (!halves[kind]) throw redirect("/");
  const sent = new URL(request.url).searchParams.get(SENT_QUERY);
  return {
    definition: definitionOf(kind, context.edition),
    titleMark: context.sentBack ? titleMarks.faulty : isReference(sent) ? titleMarks.sent : "",
    texts: formTexts(context.edition),
    receipt: context.settings.RECEIPT,
    // No more of the broker than its form names.
    contact:
      kind === "finance" ? contactOf(broker) : contactOf({ ...broker, partnerProvider: undefined }),
  };
}

function contactOf(broker: Broker): FormContact {
  const { phone, email, partnerProvider } = broker;
  return { name: responsible(broker), phone, email, partnerProvider: partnerProvider?.name };
}

export type FormPageData = ReturnType<typeof formPageData>;

/** What came to the action. */
export type Sent =
  | { kind: "unreadable" }
  /** The button below an item was pressed instead of the form's own: nothing is to be sent yet. */
  | { kind: "asked"; fields: FormData; topic: string }
  /** `honeypot`: what stood in the trap field. */
  | { kind: "enquiry"; fields: FormData; honeypot: string };

/**
 * Each known field once, strings only; everything else is dropped: a name like `a[99999999]` would make
 * the form library build an array of that length. `items`: what can be asked about.
 */
export async function readForm(
  request: Request,
  form: FormDefinition,
  items: readonly { name: string }[],
): Promise<Sent> {
  const sent = await decode(request);
  if (!sent) return { kind: "unreadable" };
  const fields = new FormData();
  for (const name of form.fields) {
    const value = sent.get(name);
    if (typeof value === "string") fields.set(name, value);
  }
  const asked = items.find(({ name }) => name === sent.get(TOPIC_ASKED));
  if (asked) return { kind: "asked", fields, topic: asked.name };
  const honeypot = sent.get(HONEYPOT);
  return { kind: "enquiry", fields, honeypot: typeof honeypot === "string" ? honeypot : "" };
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

/** Everything typed, and the item that was asked about as its topic. */
export function askedAbout(
  form: FormDefinition,
  { fields, topic }: Extract<Sent, { kind: "asked" }>,
): SubmissionResult {
  const typed = Object.fromEntries(fields) as Partial<FormValues>;
  // An option that came with the topic before goes with it; one that was chosen stays.
  const filled = ["", optionFor(form, typed.topic)].includes(typed.financeOption ?? "");
  const financeOption = (filled ? optionFor(form, topic) : typed.financeOption) ?? "";
  return { initialValue: { ...typed, topic, financeOption } };
}

/** Kept, by what they are made of: the finance form has fewer fields where nothing is passed on. */
const schemas = new Map<string, ReturnType<typeof schemaOf>>();

function schemaFor(form: FormDefinition) {
  const key = JSON.stringify([form.form, form.fields, form.financeOptions]);
  const schema = schemas.get(key) ?? schemaOf(form);
  schemas.set(key, schema);
  return schema;
}

/** The values of `fields`, normalised, or what is wrong with them; a field that the form doesn't have is "". */
export function check(form: FormDefinition, fields: FormData): Submission<FormValues> {
  return parse<FormValues, string[]>(fields, {
    resolve(values) {
      const checked = schemaFor(form).safeParse(values);
      if (checked.success) return { value: checked.data };
      return { error: z.flattenError(checked.error).fieldErrors };
    },
  });
}

function schemaOf(form: FormDefinition) {
  const shape = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, fieldSchema(form, name)]),
  ) as Record<FieldName, ReturnType<typeof fieldSchema>>;
  return z.object(shape);
}

function fieldSchema(form: FormDefinition, name: FieldName) {
  const value = z.string().default("");
  if (!form.fields.includes(name)) return value.transform(() => "");
  return value
    .superRefine((typed, context) => {
      const message = messageFor(form, name, typed);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(normalise);
}

/** The enquiry that checked values make. Anything in the trap field marks it. */
export function enquiryFrom(
  form: FormDefinition,
  values: FormValues,
  honeypot: string,
  broker: Broker,
): Enquiry {
  const { title, name, email, phone, callback, topic, financeOption, message } = values;
  const wordings = consents(contactOf(broker));
  const given = (["checkboxPrivacy", "baufi"] as const)
    .filter((box) => values[box] === TICKED)
    .map((box): Consent => ({ name: box, wording: plainText(wordings[box]) }));
  return {
    form: form.form,
    source: "form",
    title,
    name,
    email,
    phone,
    ...(callback && { callback }),
    topic,
    financeOption,
    ...(disagree(form, topic, financeOption) && { disagreeing: true }),
    message,
    consents: given,
    suspicious: honeypot.trim() !== "",
  };
}

function disagree(form: FormDefinition, topic: string, financeOption: string): boolean {
  const fitting = fittingFor(form, topic);
  if (!fitting || financeOption === "") return false;
  return financeOption !== fitting.option && !fitting.fits.includes(financeOption);
}

/** Where the page at `path` confirms an enquiry. Nothing of what a visitor typed ever stands in an address. */
export const confirmationAt = (path: string, reference: string) =>
  `${path}?${SENT_QUERY}=${reference}`;

/** The page again, with what `reply` says; its title says that something is wrong. */
export function giveBack(context: AppLoadContext, reply: FormReply, status: number) {
  context.sentBack = true;
  return json(reply, { status });
}
