import { forwardRef } from "react";
import { problems, type Problem } from "../content/enquiry";

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
