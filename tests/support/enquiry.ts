import type { Enquiry } from "../../app/enquiry/enquiry";

/** An enquiry as a form sends it; a test changes what it is about. */
export const enquiry: Enquiry = {
  form: "insurance",
  source: "form",
  title: "",
  name: "Erika Mustermann",
  email: "erika@kunde.example",
  phone: "030",
  message: "Hallo",
  topic: "",
  financeOption: "",
  consents: [],
  suspicious: false,
};
