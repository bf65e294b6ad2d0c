/** From a form's checked values to an enquiry. */
import type { Broker } from "../broker/profile.server";
import { plainText } from "../content/document";
import { consents } from "../content/enquiry";
import type { Consent, Enquiry } from "./enquiry";
import { TICKED } from "./rules";
import type { FormDefinition } from "./form-definition";
import type { FormValues } from "./form-schema.server";

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
