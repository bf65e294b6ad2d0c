import {
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from "@conform-to/react";
import { createContext, useContext, type ReactNode } from "react";
import { labels, marks, titleInvalid } from "../content/enquiry";
import { isRequired, TICKED, type FieldName } from "../enquiry/enquiry";
import { Words } from "../german/words";
import type { FormValues } from "./form";

export type Metadata = FieldMetadata<string, FormValues>;

const INPUTS = {
  title: { autoComplete: "honorific-prefix" },
  name: { autoComplete: "name" },
  email: { autoComplete: "email", inputMode: "email" },
  phone: { autoComplete: "tel", inputMode: "tel" },
} as const;

/** What helps to fill in a field, by its name. */
export const Hints = createContext<Partial<Record<FieldName, string>>>({});

/** Label, hint, error and input, in this order and tied together. */
function Labelled({
  field,
  name,
  children,
}: {
  field: Metadata;
  name: FieldName;
  children: ReactNode;
}) {
  return (
    <div className={`field field-${name}`} data-invalid={field.valid ? undefined : ""}>
      <label htmlFor={field.id}>
        {labels[name]}
        <Mark name={name} />
      </label>
      <Hint field={field} name={name} />
      <FieldError field={field} />
      {children}
    </div>
  );
}

/** What is needed says so as loud as its label; what may be left out, quieter. */
function Mark({ name }: { name: FieldName }) {
  return isRequired(name) ? (
    ` (${marks.required})`
  ) : (
    <span className="field-mark">{` (${marks.optional})`}</span>
  );
}

function Hint({ field, name }: { field: Metadata; name: FieldName }) {
  const hint = useContext(Hints)[name];
  return hint ? (
    <p className="field-hint" id={field.descriptionId}>
      {hint}
    </p>
  ) : null;
}

function FieldError({ field: { errorId, errors } }: { field: Metadata }) {
  return errors ? (
    // Another message in a new element: a translator may have taken this one's texts away from React.
    <p className="field-error" key={errors[0]} id={errorId} lang={languageOf(errors[0])}>
      <Words>{errors[0] ?? ""}</Words>
    </p>
  ) : null;
}

/** One message is the specification's, in English. */
export const languageOf = (message: string | undefined) =>
  message === titleInvalid.finance ? "en" : undefined;

/** A single line of text. E-mail and phone, too: a browser's own idea of them rejects addresses that exist. */
export function TextField({ field, name }: { field: Metadata; name: keyof typeof INPUTS }) {
  return (
    <Labelled field={field} name={name}>
      <input
        {...useDescribed(getInputProps(field, { type: "text" }), field, name)}
        {...INPUTS[name]}
        aria-required={isRequired(name) || undefined}
      />
    </Labelled>
  );
}

export function MessageField({ field }: { field: Metadata }) {
  return (
    <Labelled field={field} name="message">
      <textarea {...useDescribed(getTextareaProps(field), field, "message")} rows={5} />
    </Labelled>
  );
}

/** In UTF-16 units: more than any field takes, however it is written. */
const LONGEST_CHOICE = 1000;

export function SelectField({
  field,
  name,
  empty,
  options,
  preset,
  kept = false,
  fills,
}: {
  field: Metadata;
  name: "title" | "callback" | "topic" | "financeOption";
  empty: string;
  options: readonly string[];
  /** What is chosen at first, before anything was sent. */
  preset?: string | undefined;
  /** What is chosen was sent before: the page may not change it. */
  kept?: boolean;
  /** What the other question's answer is, where an option of this one says it. */
  fills?: ((option: string) => string) | undefined;
}) {
  const { key, defaultValue, ...select } = useDescribed(getSelectProps(field), field, name);
  const chosen = preset ?? defaultValue?.toString() ?? "";
  // What was sent is kept, even if it isn't one of the options; what is longer than any nobody chose.
  const unlisted = chosen !== "" && chosen.length <= LONGEST_CHOICE && !options.includes(chosen);
  const all = unlisted ? [...options, chosen] : options;
  const filled = (option: string) => {
    const other = fills?.(option);
    return other === "" ? undefined : other;
  };
  return (
    <Labelled field={field} name={name}>
      <span className="choice">
        <select {...select} key={key} defaultValue={chosen} data-kept={kept || undefined}>
          <option value="">{empty}</option>
          {all.map((option) => (
            // With its value, or a translated page would send a translated one.
            <option key={option} value={option} data-option={filled(option)}>
              {option}
            </option>
          ))}
        </select>
      </span>
    </Labelled>
  );
}

export function ConsentField({
  field,
  name,
  children,
}: {
  field: Metadata;
  name: "checkboxPrivacy" | "baufi";
  children: ReactNode;
}) {
  const { key, ...input } = getInputProps(field, { type: "checkbox", value: TICKED });
  return (
    <div className={`consent consent-${name}`} data-invalid={field.valid ? undefined : ""}>
      <FieldError field={field} />
      <div className="consent-row">
        <input key={key} {...useDescribed(input, field, name)} aria-required />
        <label htmlFor={field.id}>
          <strong>
            {labels[name]}
            <Mark name={name} />
          </strong>{" "}
          <br />
          <span>{children}</span>
        </label>
      </div>
    </div>
  );
}

/** `aria-describedby` names the hint, and first the error where there is one. */
function useDescribed<T extends object>(attributes: T, field: Metadata, name: FieldName): T {
  const hints = useContext(Hints);
  const ids = [
    ...(field.errors ? [field.errorId] : []),
    ...(hints[name] ? [field.descriptionId] : []),
  ];
  return { ...attributes, required: undefined, "aria-describedby": ids.join(" ") || undefined };
}
