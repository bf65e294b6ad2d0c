import type { FormDefinition } from "./form-definition";

/** The form on /versicherungen. */
export const insuranceForm: FormDefinition = {
  form: "insurance",
  fields: ["title", "name", "email", "phone", "topic", "message", "checkboxPrivacy"],
};
