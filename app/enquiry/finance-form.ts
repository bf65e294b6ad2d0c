import { financeItems, financeOptions } from "../content/finance";
import type { FormDefinition } from "./form-definition";

/** The form on /finanzierung. */
export const financeForm: FormDefinition = {
  form: "finance",
  fields: [
    "title",
    "name",
    "email",
    "phone",
    "topic",
    "financeOption",
    "message",
    "checkboxPrivacy",
    "baufi",
  ],
  topics: financeItems.map(({ name }) => name),
  financeOptions,
};
