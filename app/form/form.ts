/** What a form asks for, and what is wrong with an answer. Both the browser and the server read this. */
import { messages, titleInvalid } from "../content/enquiry";
import type { FormKind } from "../enquiry/enquiry";
import { normalise, textProblem, TICKED, type Problem } from "../enquiry/rules";
import type { Answer } from "./enquiry-form";

export const FIELD_NAMES = [
  "title",
  "name",
  "email",
  "phone",
  "topic",
  "financeOption",
  "message",
  "checkboxPrivacy",
  "baufi",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type FormDefinition = {
  form: FormKind;
  fields: readonly FieldName[];
  financeOptions?: readonly string[];
  /** The finance options that fit a topic; undefined: any does. The first is the one to fill in, "" for none. */
  optionsFor?: (topic: string) => readonly string[] | undefined;
};

/** The id of a page's form: a new one after each enquiry that was sent; a page comes with the 0th. */
export const formId = (round: number) => `anfrage-${round}`;

/** The item that the button below it asks about. Not a field: it brings the topic into the form. */
export const TOPIC_ASKED = "thema";

/** A field that only programs fill in. Named so that no address book has an entry for it. */
export const HONEYPOT = "zusatz";

const REQUIRED: readonly FieldName[] = ["email", "phone", "checkboxPrivacy", "baufi"];

export const isRequired = (field: FieldName) => REQUIRED.includes(field);

/** The German message for what is wrong with `value` as it was typed; undefined where nothing is. */
export function fieldMessage(
  definition: FormDefinition,
  field: FieldName,
  value: string,
): string | undefined {
  const problem = fieldProblem(definition, field, value);
  if (!problem) return undefined;
  if (field === "title") return titleInvalid[definition.form];
  const known: Partial<Record<Problem, string>> = messages[field];
  return known[problem] ?? known.invalid ?? Object.values(known)[0];
}

function fieldProblem(
  definition: FormDefinition,
  field: FieldName,
  value: string,
): Problem | undefined {
  if (field === "checkboxPrivacy" || field === "baufi") {
    return value === TICKED ? undefined : "required";
  }
  return textProblem(field, normalise(value), {
    required: isRequired(field),
    options: field === "financeOption" ? definition.financeOptions : undefined,
  });
}

/** All messages of a form, by field; an empty object where everything is right. */
export function formMessages(
  definition: FormDefinition,
  values: Partial<Record<FieldName, unknown>>,
): Partial<Record<FieldName, string[]>> {
  const found: Partial<Record<FieldName, string[]>> = {};
  for (const field of definition.fields) {
    const value = values[field];
    const message = fieldMessage(definition, field, typeof value === "string" ? value : "");
    if (message) found[field] = [message];
  }
  return found;
}

/**
 * With scripts, a form is sent without leaving the page. Where no answer comes, or one that isn't the site's
 * own, the page stays, with everything typed, and says what happened.
 */
export async function sendOrExplain(send: () => Promise<unknown>): Promise<Answer> {
  try {
    const answer = await send();
    if (isOwn(answer)) return answer;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // The browser's word for a connection that failed. What a proxy says is thrown as another error.
    if (thrown instanceof TypeError) return { trouble: "offline" };
  }
  return { trouble: "intercepted" };
}

function isOwn(answer: unknown): answer is Answer {
  return (
    typeof answer === "object" && answer !== null && ("lastResult" in answer || "trouble" in answer)
  );
}

/** The page's data are the same for as long as it is open; what was sent stands in the address. */
export const never = () => false;
