/** A form's answers and the server's reply to them. Both the browser and the server read this. */
import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import { callbackOptions, messages, titleInvalid, type FormRefusalText } from "../content/enquiry";
import {
  isRequired,
  mistakeIn,
  normalise,
  TICKED,
  type FieldName,
  type FormDefinition,
  type Mistake,
} from "../enquiry/enquiry";

/** The id of a page's form: a new one after each enquiry that was sent; a page comes with the 0th. */
export const formId = (round: number) => `anfrage-${round}`;

/** Undefined where every finance option agrees with the topic. */
export const fittingFor = ({ fitting = {} }: FormDefinition, topic: string) =>
  Object.hasOwn(fitting, topic) ? fitting[topic] : undefined;

/** The finance option that goes with a topic; "" for none. */
export const optionFor = (form: FormDefinition, topic = "") =>
  fittingFor(form, topic)?.option ?? "";

/** The broker as a form names them. `partnerProvider`: whom finance enquiries are passed on to, if anybody. */
export type FormContact = {
  name: string;
  phone: string;
  email: string;
  partnerProvider?: string | undefined;
};

/** What stands in a form, a string a field. Checked, it is normalised. */
export type FormValues = Record<FieldName, string>;

/** The browser's check: the same rules as the action's, without its schema library. */
export function checkTyped(form: FormDefinition, data: FormData): Submission<FormValues> {
  return parse<FormValues, string[]>(data, {
    resolve(values) {
      const error = messagesFor(form, values);
      return Object.keys(error).length > 0 ? { error } : { value: values as FormValues };
    },
  });
}

/** The German message for each field of a form that something is wrong with; an empty object where nothing is. */
export function messagesFor(
  form: FormDefinition,
  values: Partial<Record<FieldName, unknown>>,
): Partial<Record<FieldName, string[]>> {
  const found: Partial<Record<FieldName, string[]>> = {};
  for (const field of form.fields) {
    const value = values[field];
    const message = messageFor(form, field, typeof value === "string" ? value : "");
    if (message) found[field] = [message];
  }
  return found;
}

/** The German message for what is wrong with `value` as it was typed; undefined where nothing is. */
export function messageFor(
  form: FormDefinition,
  field: FieldName,
  value: string,
): string | undefined {
  const mistake = mistakeInField(form, field, value);
  if (!mistake) return undefined;
  if (field === "title") return titleInvalid[form.form];
  const known: Partial<Record<Mistake, string>> = messages[field];
  return known[mistake] ?? known.invalid ?? Object.values(known)[0];
}

function mistakeInField(
  form: FormDefinition,
  field: FieldName,
  value: string,
): Mistake | undefined {
  if (field === "checkboxPrivacy" || field === "baufi") {
    return value === TICKED ? undefined : "required";
  }
  return mistakeIn(field, normalise(value), {
    required: isRequired(field),
    options: optionsOf(form, field),
  });
}

/** What may be chosen in `field`; undefined: anything that fits it. */
function optionsOf(form: FormDefinition, field: FieldName): readonly string[] | undefined {
  if (field === "financeOption") return form.financeOptions;
  return field === "callback" ? callbackOptions : undefined;
}

/** What the action answers with, where it doesn't lead to a confirmation. */
export type FormReply = {
  /** What was typed, and what is wrong with it. */
  lastResult?: SubmissionResult;
  refusal?: FormRefusal;
};

/** Why an enquiry wasn't taken, though nothing may be wrong with it. */
export type FormRefusal =
  | "tooMany"
  | "storeDown"
  | "unreadable"
  | "offline"
  | "intercepted"
  /** Refused at the door, which says why itself. */
  | FormRefusalText;

/**
 * With scripts, a form is sent without leaving the page. Where no reply comes, or one that isn't the site's
 * own, the page stays, with everything typed, and says what happened.
 */
export async function sendOrExplain(send: () => Promise<unknown>): Promise<FormReply> {
  try {
    const reply = await send();
    if (isOwn(reply)) return reply;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // The browser's word for a connection that failed. What a proxy says is thrown as another error.
    if (thrown instanceof TypeError) return { refusal: "offline" };
  }
  return { refusal: "intercepted" };
}

function isOwn(reply: unknown): reply is FormReply {
  return (
    typeof reply === "object" && reply !== null && ("lastResult" in reply || "refusal" in reply)
  );
}

/** The page's data are the same for as long as it is open; what was sent stands in the address. */
export const never = () => false;
