/** The zod schema of a form: the same rules that the browser reads, one schema a field. */
import * as z from "zod";
import { fieldMessage, FIELD_NAMES, type FieldName, type FormDefinition } from "./form-definition";
import { normalise } from "./rules";

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
