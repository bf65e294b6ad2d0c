/** What both forms say beside their fields, as the site's texts have it. */
import type { FieldName } from "../enquiry/rules";
import { writerOf, type Site } from "./values.server";

type Hints = Partial<Record<FieldName, string>>;

/** For the browser, too: only what is shown. */
export function formTexts(site: Site) {
  const { hints, confirmation } = site.texts.form;
  const { plain } = writerOf(site);
  const said = Object.entries(hints).map(([name, hint]) => [name, plain(hint ?? "")]);
  return {
    hints: Object.fromEntries(said.filter(([, hint]) => hint)) as Hints,
    /** What happens once it was sent. */
    next: plain(confirmation.next),
  };
}

/** The block beside a form. */
export function signatureTexts(site: Site): { heading: string; nextSteps: string[] } {
  const { heading, nextSteps } = site.texts.form.signature;
  const { plain } = writerOf(site);
  return { heading: plain(heading), nextSteps: nextSteps.map(plain) };
}
