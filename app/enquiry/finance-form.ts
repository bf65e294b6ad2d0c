import { financeOptions } from "../content/finance";
import type { FormDefinition } from "./form-definition";

const [PURCHASE, NEW_BUILDING, MODERNISATION, FOLLOW_UP, INSTALMENTS] = financeOptions;

/** By topic: what to fill in, and what else fits. A mortgage may be for a purchase or a new building. */
const FITTING: Record<string, readonly string[]> = {
  Baufinanzierung: ["", PURCHASE, NEW_BUILDING],
  Anschlussfinanzierung: [FOLLOW_UP],
  Modernisierungskredit: [MODERNISATION],
  Autokredit: [INSTALMENTS],
  // The option names it; on the page it stands among the instalment loans.
  "PV Anlage": [MODERNISATION, INSTALMENTS],
  Umschuldung: [INSTALMENTS],
};

/** The form on /finanzierung. */
export const financeForm: FormDefinition = {
  form: "finance",
  fields: [
    "title",
    "name",
    "email",
    "phone",
    "topic",
    "financeOption",
    "message",
    "checkboxPrivacy",
    "baufi",
  ],
  financeOptions,
  optionsFor: (topic) => (Object.hasOwn(FITTING, topic) ? FITTING[topic] : undefined),
};
