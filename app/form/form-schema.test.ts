import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { financeForm } from "../content/finance";
import { FIELD_NAMES, formMessages, type FormDefinition } from "./form";
import { formSchema } from "./form-action.server";
import { insuranceForm } from "../content/insurance";

const schemas = new Map([insuranceForm, financeForm].map((form) => [form, formSchema(form)]));

/** What the server finds wrong with `values`, as the action would. */
function serverMessages(form: FormDefinition, values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  const submission = parseWithZod(fields, { schema: schemas.get(form) ?? formSchema(form) });
  return submission.status === "success" ? {} : submission.error;
}

const text = fc.oneof(
  fc.constantFrom("", " ", "on", "a@b.de", "max@müller.de", "jörg@x.de", "030", "Kauf", "Frau"),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ minLength: 9_990, maxLength: 10_010 }),
);

describe.each([insuranceForm, financeForm])("the form $form", (form) => {
  it("is judged alike by the browser and the server", () => {
    const values = fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, text])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(values, (typed) => {
        const known = Object.fromEntries(
          Object.entries(typed).filter(([name]) => form.fields.some((field) => field === name)),
        ) as Record<string, string>;
        expect(serverMessages(form, known)).toEqual(formMessages(form, known));
      }),
      { numRuns: 300 },
    );
  });
});

it("says the specification's sentence at the finance form's title, and only where it is invalid", () => {
  expect(formMessages(financeForm, { title: "x\ny" }).title).toEqual(["Your name is required"]);
  expect(formMessages(financeForm, { title: "" }).title).toBeUndefined();
});

it("asks for no more than the specification does", () => {
  expect(Object.keys(formMessages(insuranceForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
  ]);
  expect(Object.keys(formMessages(financeForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
    "baufi",
  ]);
});
