/** The two forms, but for what the items of their pages add. */
import type { FormKind } from "./enquiry";
import { FIELD_NAMES, type FormDefinition } from "./rules";

/** What a visitor may have in mind: the options of the finance form. */
export const FINANCE_OPTIONS = [
  "Kauf",
  "Neubau",
  "Modernisierung (Heizung, PV-Anlagen, etc.)",
  "Anschlussfinanzierung",
  "Raten- / Autokredit",
] as const;

export const forms: Record<FormKind, FormDefinition> = {
  insurance: {
    form: "insurance",
    fields: ["title", "name", "email", "phone", "callback", "topic", "message", "checkboxPrivacy"],
  },
  finance: {
    form: "finance",
    fields: FIELD_NAMES,
    financeOptions: FINANCE_OPTIONS,
  },
};
