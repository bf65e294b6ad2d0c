/** What a page with a form needs to know. */
import { theBroker } from "../broker/broker.server";
import { environment } from "../config/environment.server";
import { withPhoneLinks } from "../phone.server";
import { isReference } from "./reference";

/** The broker as the form names them, the reference of an enquiry that was just sent, and what follows it. */
export function formPageData(request: Request) {
  const { name, phone, email, partnerProvider, permissions, registrations } = theBroker();
  const sent = new URL(request.url).searchParams.get("gesendet");
  return {
    sent: isReference(sent) ? sent : null,
    receipt: environment().RECEIPT,
    contact: { name, phone, email, partnerProvider: partnerProvider.name },
    phone: withPhoneLinks(phone),
    licences: permissions.map(({ title, law }) => `${title}, ${law}`),
    registerNumbers: registrations.map(({ number }) => number),
  };
}

export type FormPageData = ReturnType<typeof formPageData>;
