/**
 * Keeps what stands in the form while the scripts take it over. Where the page is no longer as it was sent,
 * because somebody had it translated or a password manager put something into it, React makes the form anew;
 * and into a text area it writes again what the server had put there.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const theForm = () => document.querySelector<HTMLFormElement>("#anfrage form");

/** Begins to keep; the function it gives puts everything back, the focus too, and ends it. */
export function keepTyped(): () => void {
  const kept = new Map<string, { value: string; checked: boolean }>();
  const keep = (target: EventTarget | null) => {
    if (isField(target)) {
      kept.set(target.name, { value: target.value, checked: isChecked(target) });
    }
  };
  let focused: Element | null = document.activeElement;
  const events = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: events.signal });
  listen("input", ({ target }) => keep(target));
  listen("change", ({ target }) => keep(target));
  listen("focusin", () => (focused = document.activeElement));
  for (const field of fieldsOf(theForm())) keep(field);

  return () => {
    events.abort();
    const fields = fieldsOf(theForm());
    for (const field of fields) {
      const was = kept.get(field.name);
      if (was && "checked" in field) field.checked = was.checked;
      if (was && field.value !== was.value) field.value = was.value;
    }
    if (focused?.isConnected === false) giveFocus(focused, fields);
  };
}

/** To the field that stands where `lost` stood, with the caret where it was. */
function giveFocus(lost: Element, fields: Field[]) {
  const field = fields.find(({ name }) => isField(lost) && name === lost.name);
  field?.focus({ preventScroll: true });
  if (field && "setSelectionRange" in field && "selectionStart" in lost) {
    const { selectionStart, selectionEnd } = lost as HTMLInputElement;
    // A checkbox has no caret.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}

const fieldsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])].filter(isField);

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChecked = (field: Field) => "checked" in field && field.checked;
