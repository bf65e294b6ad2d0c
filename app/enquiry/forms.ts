/** The two forms, but for what the items of their pages add. */
import type { FormKind } from "./enquiry";
import type { FormDefinition } from "./rules";

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
    fields: [
      "title",
      "name",
      "email",
      "phone",
      "callback",
      "topic",
      "financeOption",
      "message",
      "checkboxPrivacy",
      "baufi",
    ],
    financeOptions: FINANCE_OPTIONS,
  },
};
