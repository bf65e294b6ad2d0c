/** What an address chooses, for the form below the browsers. */
import { financeItems } from "../content/finance";
import { insuranceItems } from "../content/insurance";
import type { FormKind } from "../enquiry/enquiry";
import { choiceFrom, queryOf, topicOf } from "./choice";
import { financeRanges, insuranceRanges } from "./choice";

const pages = {
  insurance: { items: insuranceItems, ranges: insuranceRanges },
  finance: { items: financeItems, ranges: financeRanges },
};

/** `address`: where the form is sent, the page with its browsers as they stood. `topic`: the item linked to. `topics`: all of them. */
export function choiceData(form: FormKind, url: string) {
  const { items, ranges } = pages[form];
  const { pathname, searchParams } = new URL(url);
  const choice = choiceFrom(searchParams, items, ranges);
  return {
    address: pathname + queryOf(choice, items),
    topic: topicOf(choice, items),
    topics: topicsOf(form),
  };
}

/** What can be asked about in a form, by name. */
export const topicsOf = (form: FormKind) => pages[form].items.map(({ name }) => name);
