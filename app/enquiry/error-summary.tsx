import type { FormMetadata } from "@conform-to/react";
import { forwardRef } from "react";
import { errorSummary, labels } from "../content/enquiry";
import type { Metadata } from "./field";
import type { FieldName, FormDefinition } from "./form-definition";

type Values = Record<FieldName, string>;
type Props = {
  form: FormMetadata<Values>;
  fields: Record<FieldName, Metadata>;
  definition: FormDefinition;
};

/** Names every wrong field, with a link to each. It has the focus when it appears. */
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
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-labelledby={`${form.id}-fehler`}
    >
      <h3 id={`${form.id}-fehler`}>{errorSummary.heading(wrong.length)}</h3>
      <p>{errorSummary.intro}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${fields[name].id}`}>
              {/* One text: a translator that wraps it leaves React its element to write into. */}
              {`${labels[name]}: ${fields[name].errors?.[0] ?? ""}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
