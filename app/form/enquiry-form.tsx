/** The part of a page where an enquiry is written, sent and confirmed; its form; and what is said above it. */
import { type FormMetadata, getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { forwardRef, type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import {
  buttons,
  callbackOptions,
  confirmation,
  consents,
  emptyOptions,
  errorSummary,
  formRefusals,
  type FormRefusalText,
  honeypotLabel,
  labels,
  marks,
  newTabHint,
  titleMarks,
  titleOptions,
} from "../content/enquiry";
import { OpenLine } from "../drawings/drawing";
import { type FieldName, type FormDefinition, HONEYPOT } from "../enquiry/enquiry";
import { Heading, RunningText, Words } from "../german/words";
import { Island, ServerParts, useHydrated } from "../shell/island";
import { Confirmation, useConfirmation } from "./confirmation";
import {
  ConsentField,
  Hints,
  languageOf,
  MessageField,
  type Metadata,
  SelectField,
  TextField,
} from "./field";
import {
  checkTyped,
  type FormContact,
  formId,
  type FormRefusal,
  type FormReply,
  type FormValues,
  optionFor,
} from "./form";
import type { FormPageData } from "./form-action.server";

type EnquirySectionProps = {
  data: FormPageData & { address: string; topic?: string; topics: readonly string[] };
  reply: FormReply | undefined;
};

/** The part of a page where an enquiry is written, sent and confirmed; beside it, who reads it. */
export function EnquirySection(props: EnquirySectionProps) {
  const Frame = useContext(ServerParts)?.Enquiry;
  const desk = (
    <Island className="enquiry-main">
      <Desk {...props} />
    </Island>
  );
  // In the browser, the island is all there is.
  return Frame ? <Frame of={props.data.definition.form}>{desk}</Frame> : desk;
}

function Desk({ data, reply }: EnquirySectionProps) {
  const { definition, address, topic, topics } = data;
  const { sent, round, showing, end } = useConfirmation();
  // Without scripts nothing could unlock the button again; there the style sheet keeps the form away.
  const locked = useHydrated() && showing;
  return (
    <>
      {sent && (
        <Confirmation
          key={round}
          reference={sent}
          next={data.texts.next}
          receipt={data.receipt}
          arrived={round > 0}
          showing={showing}
          end={end}
        />
      )}
      {/* Beside the form that it shows, not around it: so nothing that is typed goes when the confirmation does. */}
      {sent && (
        <details className="again" key={`again-${round}`}>
          <summary className="button">{confirmation.again}</summary>
        </details>
      )}
      <Hints.Provider value={data.texts.hints}>
        <EnquiryForm
          key={`form-${round}`}
          id={formId(round)}
          definition={definition}
          topics={topics}
          address={address}
          // The address led to it once; a form that is empty again has no topic.
          topic={round > 0 ? undefined : topic}
          reply={reply}
          sent={sent !== undefined}
          contact={data.contact}
          locked={locked}
        />
      </Hints.Provider>
    </>
  );
}

type EnquiryFormProps = {
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

function EnquiryForm(props: EnquiryFormProps) {
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
    if (replies === 0) return;
    const said = summary.current ?? note.current;
    said?.focus({ preventScroll: true });
    // Below the bar, where the browser would put it into the middle: more of what is wrong is seen with it.
    said?.scrollIntoView();
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
        <Words>{has("baufi") ? marks.explanationOfBoth : marks.explanation}</Words>
      </p>
      <div className="pair">
        <SelectField
          field={fields.topic}
          name="topic"
          empty={emptyOptions.topic}
          options={topics}
          preset={kept ? undefined : topic}
          kept={kept}
          fills={(option) => optionFor(definition, option)}
        />
        {has("financeOption") && (
          <SelectField
            field={fields.financeOption}
            name="financeOption"
            empty={emptyOptions.financeOption}
            options={definition.financeOptions ?? []}
            preset={kept ? undefined : optionFor(definition, topic)}
            kept={kept}
          />
        )}
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
      <div className="pair">
        <SelectField
          field={fields.title}
          name="title"
          empty={emptyOptions.title}
          options={titleOptions}
        />
        <TextField field={fields.name} name="name" />
      </div>
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

type SummaryProps = {
  form: FormMetadata<FormValues>;
  fields: Record<keyof FormValues, Metadata>;
  definition: FormDefinition;
};

/** Names every wrong field, with a link to each. A visitor's send gives it the focus. */
const ErrorSummary = forwardRef<HTMLDivElement, SummaryProps>(function ErrorSummary(
  { form, fields, definition },
  ref,
) {
  const wrong = definition.fields.flatMap((name) => {
    const { id, errors } = fields[name];
    return errors ? [{ name, id, message: errors[0] ?? "" }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    // The focus is for those who can't see that the page has changed; it is where the reading goes on.
    <div
      className="note summary"
      role="group"
      ref={ref}
      tabIndex={-1}
      // Only of a page that comes with it: React leaves the attribute alone when this appears later.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-labelledby={`${form.id}-fehler`}
    >
      <OpenLine className="note-line" />
      <h3 id={`${form.id}-fehler`}>
        <Heading>{errorSummary.heading(wrong.map(({ message }) => message))}</Heading>
      </h3>
      <p>{errorSummary.intro}</p>
      <ul>
        {wrong.map(({ name, id, message }) => (
          <li key={name}>
            {/* Who sees it reads the message at the field. Each text in an element of its own: a translator
                that wraps it leaves React that one. A message that changes gets a link of its own. */}
            <a key={message} href={`#${id}`} onClick={(event) => leadTo(id, event)}>
              <span>{`${labels[name]} ${errorSummary.remedy(message)}`}</span>
              <span className="visually-hidden" lang={languageOf(message)}>
                <Words>{`: ${message}`}</Words>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The browser would bring only the field itself into sight, not what stands above it. */
function leadTo(id: string, event: MouseEvent) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest("[data-invalid]")?.scrollIntoView();
}

type RefusalNoteProps = { id: string; refusal: FormRefusal; contact: FormContact };

/** Says above the form why it wasn't taken; everything typed is still below. The form is described by `id`. */
const RefusalNote = forwardRef<HTMLDivElement, RefusalNoteProps>(function RefusalNote(
  { id, refusal, contact },
  ref,
) {
  const { title, text } = wordsFor(refusal, contact);
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the reading goes on here, as in the error summary.
    <div className="note summary" id={id} ref={ref} role="alert" tabIndex={-1} autoFocus>
      <OpenLine className="note-line" />
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
});

function wordsFor(refusal: FormRefusal, contact: FormContact): FormRefusalText {
  if (typeof refusal === "object") return refusal;
  // No line ends within it.
  const phone = contact.phone.replaceAll(" ", "\u00a0");
  if (refusal === "storeDown") return formRefusals.storeDown(phone, contact.email);
  if (refusal === "unreadable" || refusal === "tooMany") return formRefusals[refusal];
  return formRefusals[refusal](phone);
}
