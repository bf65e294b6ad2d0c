/** What a page with a form needs to know. */
import type { AppLoadContext } from "@remix-run/node";
import { theBroker } from "../broker/broker.server";
import { environment } from "../config/environment.server";
import { titleMarks } from "../content/enquiry";
import { withPhoneLinks } from "../phone.server";
import { isReference } from "./reference";

/** Of the request that an action and the loaders answer together: the form was sent back to the visitor. */
export const SENT_BACK = "sentBack";

/** The broker as the form names them, what follows an enquiry, and what the page's title begins with. */
export function formPageData(request: Request, context: AppLoadContext) {
  const { name, phone, email, partnerProvider, permissions, registrations } = theBroker();
  const sent = new URL(request.url).searchParams.get("gesendet");
  return {
    titleMark: context[SENT_BACK] ? titleMarks.faulty : isReference(sent) ? titleMarks.sent : "",
    receipt: environment().RECEIPT,
    contact: { name, phone, email, partnerProvider: partnerProvider.name },
    phone: withPhoneLinks(phone),
    licences: permissions.map(({ title, law }) => `${title}, ${law}`),
    registerNumbers: registrations.map(({ number }) => number),
  };
}

export type FormPageData = ReturnType<typeof formPageData>;
