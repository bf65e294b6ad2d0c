/**
 * What the form says the enquiry is about. Reading suggests it, a visitor's own choice decides it: once
 * somebody chose in the form or pressed the button below an item, reading changes nothing any more. The same
 * goes for the finance form's second question, which the first one answers where they match.
 */

type Question = "topic" | "financeOption";

/** The ids of the fields that the visitor decided; a form that was sent makes room for new ones. */
const decided = new Set<string>();

const field = (name: Question) =>
  document.querySelector<HTMLSelectElement>(`#anfrage select[name=${name}]`);

/** Begins to follow the two fields. What differs from the page as it was sent was chosen before. */
export function followTopic() {
  for (const name of ["topic", "financeOption"] as const) {
    const select = field(name);
    if (select && (select.dataset["kept"] || select.value !== sentValue(select))) {
      decided.add(select.id);
    }
  }
  fillOption();
  document.addEventListener("change", ({ target }) => {
    if (target !== field("topic") && target !== field("financeOption")) return;
    decided.add((target as Element).id);
    fillOption();
  });
}

/** The item that is read now, as long as nobody has said anything else. */
export function suggestTopic(item: string) {
  const topic = field("topic");
  if (!topic || decided.has(topic.id)) return;
  answer(topic, item);
  fillOption();
}

/** The visitor wants to ask about `item`: the form says so and comes into sight. */
export function askAbout(item: string) {
  const topic = field("topic");
  if (!topic) return;
  decided.add(topic.id);
  answer(topic, item);
  fillOption();
  document.getElementById("anfrage")?.scrollIntoView();
  topic.focus({ preventScroll: true });
}

/** What the topic says already needn't be asked again. */
function fillOption() {
  const option = field("financeOption");
  if (!option || decided.has(option.id)) return;
  answer(option, field("topic")?.selectedOptions[0]?.dataset["option"] ?? "");
}

/** Says so as typing would, for those who keep or check what stands in the form; `change` is the visitor's alone. */
function answer(select: HTMLSelectElement, value: string) {
  select.value = value;
  select.dispatchEvent(new Event("input", { bubbles: true }));
}

const sentValue = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? options[0]?.value;
