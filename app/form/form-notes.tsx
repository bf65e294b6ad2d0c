import type { FormMetadata } from "@conform-to/react";
import { forwardRef, type MouseEvent } from "react";
import { errorSummary, labels, problems, type Problem } from "../content/enquiry";
import { Words } from "../german/words";
import { languageOf, type Metadata } from "./field";
import type { FieldName, FormDefinition } from "./form";

type Values = Record<FieldName, string>;
type Props = {
  form: FormMetadata<Values>;
  fields: Record<FieldName, Metadata>;
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
      className="summary"
      role="group"
      ref={ref}
      tabIndex={-1}
      // Only of a page that comes with it: React leaves the attribute alone when this appears later.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-labelledby={`${form.id}-fehler`}
    >
      <h3 id={`${form.id}-fehler`}>{errorSummary.heading(wrong.length)}</h3>
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

/** Why a valid enquiry wasn't taken. */
export type Trouble =
  | "tooMany"
  | "storeDown"
  | "unreadable"
  | "offline"
  | "intercepted"
  /** Refused at the door, which says why itself. */
  | Problem;

type Contact = { phone: string; email: string };

type ProblemNoteProps = { id: string; trouble: Trouble; contact: Contact };

/** Says above the form what went wrong; everything typed is still below. The form is described by `id`. */
export const ProblemNote = forwardRef<HTMLDivElement, ProblemNoteProps>(function ProblemNote(
  { id, trouble, contact },
  ref,
) {
  const { title, text } = wordsFor(trouble, contact);
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the reading goes on here, as in the error summary.
    <div className="summary" id={id} ref={ref} role="alert" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
});

function wordsFor(trouble: Trouble, contact: Contact): Problem {
  if (typeof trouble === "object") return trouble;
  if (trouble === "storeDown") return problems.storeDown(contact.phone, contact.email);
  if (trouble === "unreadable") return problems.broken;
  if (trouble === "tooMany") return problems.tooMany;
  return problems[trouble](contact.phone);
}
