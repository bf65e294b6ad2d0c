import { getFormProps, parse, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import {
  buttons,
  consents,
  emptyOptions,
  honeypotLabel,
  marks,
  newTabHint,
  titleOptions,
} from "../content/enquiry";
import { RunningText } from "../shell/running-text";
import { ErrorSummary } from "./error-summary";
import { ConsentField, MessageField, SelectField, TextField } from "./field";
import {
  formId,
  formMessages,
  HONEYPOT,
  type FieldName,
  type FormDefinition,
} from "./form-definition";
import { ProblemNote, type Trouble } from "./problem-note";

export type Answer = { lastResult?: unknown; trouble?: Trouble };

export type EnquiryFormProps = {
  definition: FormDefinition;
  /** Path and query it is sent to: the page with its browsers as they stand. */
  address: string;
  topic: string | undefined;
  /** What the server, or the lack of one, said to the last attempt. */
  answer: Answer | undefined;
  contact: { name: string; phone: string; email: string; partnerProvider: string };
  /** A confirmation is showing: nothing can be sent until it is gone. */
  locked: boolean;
  /** Changes when an enquiry was sent, so that the form is empty again. */
  round: string | undefined;
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { definition, address, topic, answer, contact, locked, round } = props;
  const trouble = answer?.trouble;
  const sending = useNavigation().state !== "idle";
  const summary = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [form, fields] = useForm<Record<FieldName, string>>({
    id: formId(round),
    lastResult: (answer?.lastResult as SubmissionResult | undefined) ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => check(definition, formData),
  });
  const has = (name: FieldName) => definition.fields.includes(name);
  const kept = Boolean(answer?.lastResult);
  const optionOf = (name: string) => definition.optionsFor?.(name)?.[0] ?? "";
  const wordings = consents(contact);
  const { onSubmit, ...attributes } = getFormProps(form);
  usePrivacyBox(form.id, sending);
  useLatest(answer, () => (note.current ?? summary.current)?.focus());

  return (
    <Form
      {...attributes}
      key={form.key}
      className="enquiry-form"
      method="post"
      action={address}
      preventScrollReset
      onSubmit={(event) => {
        onSubmit(event);
        // Conform puts the focus on the first wrong field; the summary names them all.
        if (event.defaultPrevented) requestAnimationFrame(() => summary.current?.focus());
      }}
    >
      <ErrorSummary ref={summary} form={form} fields={fields} definition={definition} />
      {trouble && <ProblemNote ref={note} id={form.errorId} trouble={trouble} contact={contact} />}
      <p className="form-explanation">{marks.explanation}</p>
      <SelectField
        field={fields.topic}
        name="topic"
        empty={emptyOptions.topic}
        options={definition.topics}
        preset={kept ? undefined : topic}
        kept={kept}
        fills={optionOf}
      />
      {has("financeOption") && (
        <SelectField
          field={fields.financeOption}
          name="financeOption"
          empty={emptyOptions.financeOption}
          options={definition.financeOptions ?? []}
          preset={kept ? undefined : optionOf(topic ?? "")}
          kept={kept}
        />
      )}
      <SelectField
        field={fields.title}
        name="title"
        empty={emptyOptions.title}
        options={titleOptions}
      />
      <TextField field={fields.name} name="name" />
      <TextField field={fields.email} name="email" />
      <TextField field={fields.phone} name="phone" />
      <MessageField field={fields.message} />
      <Honeypot />
      <ConsentField field={fields.checkboxPrivacy} name="checkboxPrivacy">
        <RunningText text={wordings.checkboxPrivacy} newTab={<NewTab />} />
      </ConsentField>
      {has("baufi") && (
        <ConsentField field={fields.baufi} name="baufi">
          <RunningText text={wordings.baufi} newTab={<NewTab />} />
        </ConsentField>
      )}
      <button className="button" type="submit" disabled={locked || sending}>
        {sending ? buttons.submitting : buttons.submit}
      </button>
    </Form>
  );
}

/** The browser's side of the rules: no schema library, and no request while something is wrong. */
function check(definition: FormDefinition, formData: FormData) {
  return parse<Record<FieldName, string>, string[]>(formData, {
    resolve(values: Record<FieldName, string>) {
      const error = formMessages(definition, values);
      return Object.keys(error).length > 0 ? { error } : { value: values };
    },
  });
}

/**
 * A valid submission takes the tick from the privacy box before the answer is there; an answer that sends
 * the visitor back to the form gives it back.
 */
function usePrivacyBox(formId: string, sending: boolean) {
  const wasSending = useRef(false);
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>(`#${formId} [name=checkboxPrivacy]`);
    if (box && sending !== wasSending.current) box.checked = !sending;
    wasSending.current = sending;
  }, [formId, sending]);
}

/**
 * Calls `arrived` when an answer comes to the page as it stands: what it says is above the form, and the
 * visitor still at its end. A page that comes with its answer has the focus there already.
 */
function useLatest(answer: Answer | undefined, arrived: () => void) {
  const known = useRef(answer);
  useEffect(() => {
    if (answer && answer !== known.current) arrived();
    known.current = answer;
  });
}

function NewTab() {
  return <span className="visually-hidden"> ({newTabHint})</span>;
}

/** Out of sight and out of the way of assistive technology, but not of programs that fill in everything. */
function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {honeypotLabel}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
