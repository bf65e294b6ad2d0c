import type { FormMetadata } from "@conform-to/react";
import { forwardRef, type MouseEvent } from "react";
import { errorSummary, formRefusals, labels, type FormRefusalText } from "../content/enquiry";
import { OpenLine } from "../drawings/marks";
import type { FormDefinition } from "../enquiry/rules";
import { Heading, Words } from "../german/words";
import { languageOf, type Metadata } from "./field";
import type { FormRefusal, FormValues } from "./form";

type Props = {
  form: FormMetadata<FormValues>;
  fields: Record<keyof FormValues, Metadata>;
  definition: FormDefinition;
};

/** Names every wrong field, with a link to each. A visitor's send gives it the focus. */
export const ErrorSummary = forwardRef<HTMLDivElement, Props>(function ErrorSummary(
  { form, fields, definition },
  ref,
) {
  const wrong = definition.fields.filter((name) => fields[name].errors);
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
        <Heading>{errorSummary.heading(wrong.length)}</Heading>
      </h3>
      <p>{errorSummary.intro}</p>
      <ul>
        {wrong.map((name) => {
          const { id, errors: [message = ""] = [] } = fields[name];
          return (
            <li key={name}>
              <a href={`#${id}`} onClick={(event) => leadTo(id, event)}>
                {/* Each text in an element of its own: a translator that wraps it leaves React that one. A
                    message that changes gets a new one. */}
                <span>{`${labels[name]}: `}</span>
                <span key={message} lang={languageOf(message)}>
                  <Words>{message}</Words>
                </span>
              </a>
            </li>
          );
        })}
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

type Contact = { phone: string; email: string };

type RefusalNoteProps = { id: string; refusal: FormRefusal; contact: Contact };

/** Says above the form why it wasn't taken; everything typed is still below. The form is described by `id`. */
export const RefusalNote = forwardRef<HTMLDivElement, RefusalNoteProps>(function RefusalNote(
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

function wordsFor(refusal: FormRefusal, contact: Contact): FormRefusalText {
  if (typeof refusal === "object") return refusal;
  if (refusal === "storeDown") return formRefusals.storeDown(contact.phone, contact.email);
  if (refusal === "unreadable" || refusal === "tooMany") return formRefusals[refusal];
  return formRefusals[refusal](contact.phone);
}
