import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { financeForm } from "../content/finance";
import { insuranceForm } from "../content/insurance";
import { FIELD_NAMES, type FormDefinition } from "../enquiry/rules";
import { checkTyped, messagesFor } from "./form";
import { check } from "./form-action.server";

function fieldsOf(values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

type Check = (form: FormDefinition, fields: FormData) => ReturnType<typeof check>;

/** What `side` finds wrong with `values`. */
function messagesOf(side: Check, form: FormDefinition, values: Record<string, string>) {
  const submission = side(form, fieldsOf(values));
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
        expect(messagesOf(check, form, known)).toEqual(messagesOf(checkTyped, form, known));
      }),
      { numRuns: 300 },
    );
  });
});

it("says the specification's sentence at the finance form's title, and only where it is invalid", () => {
  expect(messagesFor(financeForm, { title: "x\ny" }).title).toEqual(["Your name is required"]);
  expect(messagesFor(financeForm, { title: "" }).title).toBeUndefined();
});

it("asks for no more than the specification does", () => {
  expect(Object.keys(messagesFor(insuranceForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
  ]);
  expect(Object.keys(messagesFor(financeForm, {}))).toEqual([
    "email",
    "phone",
    "checkboxPrivacy",
    "baufi",
  ]);
});

it("gives every value normalised, and an empty one for each field that is missing or the other form's", () => {
  const typed = fieldsOf({
    name: " Jo\u0308rg ",
    email: "a@b.de",
    phone: "030",
    message: "",
    checkboxPrivacy: "on",
    financeOption: "Kauf",
  });
  const submission = check(insuranceForm, typed);
  expect(submission.status === "success" && submission.value).toEqual({
    title: "",
    name: "Jörg",
    email: "a@b.de",
    phone: "030",
    topic: "",
    financeOption: "",
    message: "",
    checkboxPrivacy: "on",
    baufi: "",
  });
});
