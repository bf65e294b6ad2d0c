import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import {
  buttons,
  callbackOptions,
  consents,
  emptyOptions,
  honeypotLabel,
  marks,
  newTabHint,
  titleMarks,
  titleOptions,
} from "../content/enquiry";
import { HONEYPOT, type FieldName, type FormDefinition } from "../enquiry/rules";
import { RunningText, Words } from "../german/words";
import { ConsentField, MessageField, SelectField, TextField } from "./field";
import { checkTyped, optionFor, type FormContact, type FormReply, type FormValues } from "./form";
import { ErrorSummary, RefusalNote } from "./form-notes";

export type EnquiryFormProps = {
  /** Another one once an enquiry was sent, so that the form is empty again. */
  id: string;
  definition: FormDefinition;
  /** What the visitor can choose as topic: the items of the page's browsers. */
  topics: readonly string[];
  /** Path and query it is sent to: the page with its browsers as they stand. */
  address: string;
  topic: string | undefined;
  /** What the server, or the lack of one, said to the last attempt. */
  reply: FormReply | undefined;
  contact: FormContact;
  /** A confirmation is showing: nothing can be sent until it is gone. */
  locked: boolean;
  /** The address says that an enquiry was sent. */
  sent: boolean;
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { id, definition, topics, address, topic, reply, contact, locked, sent } = props;
  const refusal = reply?.refusal;
  // Going to another place in the page, or back, is a navigation as well.
  const sending = useNavigation().formMethod === "POST";
  const summary = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [form, fields] = useForm<FormValues>({
    id,
    lastResult: reply?.lastResult ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => checkTyped(definition, formData),
  });
  const has = (name: FieldName) => definition.fields.includes(name);
  const kept = Boolean(reply?.lastResult);
  const wordings = consents(contact);
  const { onSubmit, ...attributes } = getFormProps(form);
  useTickWhileSending(id, sending);
  useTitleMark(refusal || !form.valid ? "faulty" : sent ? "sent" : undefined);
  const [replies, setReplies] = useState(0);
  const replied = () => setReplies((count) => count + 1);
  useLatest(reply, replied);
  useEffect(() => {
    if (replies > 0) (summary.current ?? note.current)?.focus();
  }, [replies]);

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
        // Conform puts the focus on the first wrong field; the summary names them all. What it does while
        // somebody types is a submit of its own.
        if (event.defaultPrevented && !isRevalidation(event.nativeEvent as SubmitEvent)) replied();
      }}
    >
      <ErrorSummary ref={summary} form={form} fields={fields} definition={definition} />
      {refusal && <RefusalNote ref={note} id={form.errorId} refusal={refusal} contact={contact} />}
      <p className="form-explanation">
        <Words>{marks.explanation}</Words>
      </p>
      <div className="chosen">
        <SelectField
          field={fields.topic}
          name="topic"
          empty={emptyOptions.topic}
          options={topics}
          preset={kept ? undefined : topic}
          kept={kept}
          fills={(option) => optionFor(definition, option)}
          change={buttons.change}
        />
        {has("financeOption") && (
          <SelectField
            field={fields.financeOption}
            name="financeOption"
            empty={emptyOptions.financeOption}
            options={definition.financeOptions ?? []}
            preset={kept ? undefined : optionFor(definition, topic)}
            kept={kept}
            change={buttons.change}
          />
        )}
      </div>
      <div className="pair">
        <SelectField
          field={fields.title}
          name="title"
          empty={emptyOptions.title}
          options={titleOptions}
        />
        <TextField field={fields.name} name="name" />
      </div>
      <TextField field={fields.email} name="email" />
      <div className="pair">
        <TextField field={fields.phone} name="phone" />
        {has("callback") && (
          <SelectField
            field={fields.callback}
            name="callback"
            empty={emptyOptions.callback}
            options={callbackOptions}
          />
        )}
      </div>
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

const isRevalidation = ({ submitter }: SubmitEvent) =>
  (submitter as HTMLButtonElement | null)?.name === "__intent__";

/**
 * A valid submission takes the tick from the privacy box before the answer is there. An answer that sends the
 * visitor back to the form gives back the tick that was sent, unless they have touched the box since.
 */
function useTickWhileSending(formId: string, sending: boolean) {
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>(`#${formId} [name=checkboxPrivacy]`);
    if (!sending || !box?.checked) return;
    let touched = false;
    const touch = () => (touched = true);
    box.addEventListener("change", touch);
    box.checked = false;
    return () => {
      box.removeEventListener("change", touch);
      if (!touched) box.checked = true;
    };
  }, [formId, sending]);
}

/** The page comes with the mark that belongs to it, see `pageMeta`; from then on this changes it. */
function useTitleMark(state: keyof typeof titleMarks | undefined) {
  useEffect(() => {
    const marks = Object.values(titleMarks);
    const old = marks.find((mark) => document.title.startsWith(mark)) ?? "";
    document.title = (state ? titleMarks[state] : "") + document.title.slice(old.length);
  });
}

/** Calls `arrived` when a reply comes to the page as it stands: it is above the form, and the visitor at its end. */
function useLatest(reply: FormReply | undefined, arrived: () => void) {
  const known = useRef(reply);
  useEffect(() => {
    if (reply && reply !== known.current) arrived();
    known.current = reply;
  });
}

function NewTab() {
  return <span className="visually-hidden">{` (${newTabHint})`}</span>;
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
