/** What both forms say beside their fields, as the site's texts have it. */
import { writerOf, type Site } from "./values.server";

/** For the browser, too. */
export function formTexts(site: Site) {
  const { hints, confirmation } = site.texts.form;
  const { plain } = writerOf(site);
  return {
    hints: {
      topic: plain(hints.topic),
      financeOption: plain(hints.financeOption),
      title: plain(hints.title),
      name: plain(hints.name),
      email: plain(hints.email),
      phone: plain(hints.phone),
      callback: plain(hints.callback),
      message: plain(hints.message),
    },
    /** What happens once it was sent. */
    next: plain(confirmation.next),
  };
}

export type FormTexts = ReturnType<typeof formTexts>;

/** The block beside a form. */
export function signatureTexts(site: Site): { heading: string; nextSteps: string[] } {
  const { heading, nextSteps } = site.texts.form.signature;
  const { plain } = writerOf(site);
  return { heading: plain(heading), nextSteps: nextSteps.map(plain) };
}
