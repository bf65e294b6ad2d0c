/**
 * What scripts add to the item browsers: arrows as buttons, swipes, Home and End, the address, a word for those
 * who don't see the change, and the topic in the form below. What is chosen stays in the page's own radio buttons, so whatever was
 * pressed before the scripts came is simply there, and nothing here minds a page that somebody translates.
 */
import { browserWords } from "../content/site";
import { SENT_QUERY } from "../enquiry/enquiry";

/** Shortest way of a finger, in px, that counts as a swipe, and how much more sideways than up or down. */
const SWIPE = 40;
const SIDEWAYS = 2;

/** In px, what the bar and the air around it take of the window. */
const AROUND = 112;

type Radio = HTMLInputElement;

/** Takes every browser of the page over; once a page. */
export function followBrowsers() {
  const browsers = [...document.querySelectorAll<HTMLElement>(".browser")];
  if (browsers.length === 0) return;
  // Without scripts the form's first button, see `DefaultButton`; from here on no other one sends.
  document.querySelector(".default-send")?.remove();
  followTopic();
  const read = browsers.flatMap((browser) => {
    toButtons(browser);
    listen(browser);
    const radio = chosen(browser);
    return radio && !radio.defaultChecked ? [radio] : [];
  });
  for (const radio of read) show(radio);
  // Chosen before the scripts came. Of two browsers nobody knows which was the last.
  if (read.length === 1 && read[0]) suggestTopic(itemOf(read[0]));
}

/** Arrows that a keyboard reaches, and a question that no longer needs a new page. */
function toButtons(browser: HTMLElement) {
  for (const arrow of browser.querySelectorAll<HTMLLabelElement>("label.browser-arrow")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = arrow.className;
    button.value = arrow.htmlFor;
    button.append(...arrow.childNodes);
    arrow.replaceWith(button);
  }
  for (const button of asks(browser)) button.type = "button";
}

function listen(browser: HTMLElement) {
  browser.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) readOn(target);
  });
  browser.addEventListener("click", ({ target, detail }) => {
    // Keys that move between the icons press them, too, but no finger does.
    if (target instanceof HTMLInputElement && detail > 0) bringIntoSight(target);
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    if (button.classList.contains("button")) askAbout(button.value);
    else step(browser, button.previousElementSibling ? 1 : -1, true);
  });
  browser.addEventListener("keydown", (event) => {
    const all = radios(browser);
    const target = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : undefined;
    if (!target || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    target.focus();
    choose(target);
  });
  swipes(browser.querySelector(".browser-stages"), (by) => step(browser, by));
}

/** Calls `swiped` with the step that a finger asks for: to the left the next, to the right the one before. */
function swipes(area: HTMLElement | null, swiped: (by: number) => void) {
  let start: PointerEvent | undefined;
  const stop = () => (start = undefined);
  area?.addEventListener("pointerdown", (event) => {
    // A second finger makes it a pinch; in a page that is zoomed in, one finger moves what is seen.
    const alone = event.isPrimary && event.pointerType === "touch";
    start = alone && (visualViewport?.scale ?? 1) === 1 ? event : undefined;
  });
  // The browser has taken the finger for scrolling.
  area?.addEventListener("pointercancel", stop);
  area?.addEventListener("pointerup", (event) => {
    const from = start;
    stop();
    if (from?.pointerId !== event.pointerId) return;
    const way = event.clientX - from.clientX;
    const drift = Math.abs(event.clientY - from.clientY);
    if (Math.abs(way) >= SWIPE && Math.abs(way) > SIDEWAYS * drift) swiped(way < 0 ? 1 : -1);
  });
}

/** `keepFocus`: the arrow that was pressed goes with its item, and the same one of the new item has the focus. */
function step(browser: HTMLElement, by: number, keepFocus = false) {
  const all = radios(browser);
  const next = all.at((all.findIndex(({ checked }) => checked) + by) % all.length);
  if (!next) return;
  choose(next);
  const stage = stageOf(next);
  const arrow = stage?.querySelectorAll<HTMLElement>(".browser-arrow")[by < 0 ? 0 : 1];
  if (!stage || !arrow) return;
  if (keepFocus) arrow.focus({ preventScroll: true });
  // On a phone they stay at the top while one reads on: the next one is read from its beginning.
  const stays = getComputedStyle(arrow).position === "sticky";
  if (stays && stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ behavior: "instant" });
}

/**
 * What was pressed has its answer below the icons: where its text isn't seen, the page goes there, with the icons if
 * both have room.
 */
function bringIntoSight(radio: Radio) {
  const tray = browserOf(radio)?.querySelector(".tray");
  const stage = stageOf(radio);
  // On a phone its parts have boxes of their own, and it has none.
  const text = stage?.querySelector(".browser-text > :last-child");
  if (!tray || !stage || !text || bottom(text) <= innerHeight) return;
  const both = bottom(stage) - tray.getBoundingClientRect().top < innerHeight - AROUND;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (both ? tray : stage).scrollIntoView({ behavior: still ? "instant" : "smooth" });
}

const bottom = (element: Element) => element.getBoundingClientRect().bottom;

function choose(radio: Radio) {
  radio.checked = true;
  readOn(radio);
}

function readOn(radio: Radio) {
  show(radio);
  suggestTopic(itemOf(radio));
}

/** Says in the address, and aloud, what is shown. */
function show(radio: Radio) {
  const query = new URLSearchParams(location.search);
  query.delete(SENT_QUERY);
  query.set(radio.name, radio.value);
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
  const browser = browserOf(radio);
  const all = radios(browser);
  const status = browser?.querySelector("[aria-live]");
  if (status) {
    status.textContent = browserWords.position(itemOf(radio), all.indexOf(radio) + 1, all.length);
  }
}

const browserOf = (radio: Radio) => radio.closest<HTMLElement>(".browser");
const radios = (browser: HTMLElement | null) => [
  ...(browser?.querySelectorAll<Radio>(".tray input") ?? []),
];
const chosen = (browser: HTMLElement) => radios(browser).find(({ checked }) => checked);
const asks = (browser: HTMLElement | null) => [
  ...(browser?.querySelectorAll<HTMLButtonElement>(".browser-panel .button") ?? []),
];
const stageOf = (radio: Radio) =>
  browserOf(radio)?.querySelectorAll(".browser-stage")[radios(browserOf(radio)).indexOf(radio)];
/** The item's name: that of a translated page is on its buttons' faces, not in their values. */
const itemOf = (radio: Radio) =>
  stageOf(radio)?.querySelector<HTMLButtonElement>(".browser-panel .button")?.value ?? "";

type Question = "topic" | "financeOption";

/**
 * The ids of the fields that the visitor decided. Reading suggests what the enquiry is about, a visitor's own
 * choice decides it: once somebody chose in the form or pressed the button below an item, reading changes
 * nothing any more. The same goes for the finance form's second question, which the first one answers where
 * they match. A form that was sent makes room for new ones.
 */
const decided = new Set<string>();

const field = (name: Question) =>
  document.querySelector<HTMLSelectElement>(`#anfrage select[name=${name}]`);

/** Begins to follow the two fields. What differs from the page as it was sent was chosen before. */
function followTopic() {
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
function suggestTopic(item: string) {
  const topic = field("topic");
  if (!topic || decided.has(topic.id)) return;
  answer(topic, item);
  fillOption();
}

/** The visitor wants to ask about `item`: the form says so and comes into sight. */
function askAbout(item: string) {
  const topic = field("topic");
  if (!topic) return;
  decided.add(topic.id);
  answer(topic, item);
  fillOption();
  // Below a confirmation the form is folded, and begins there.
  const again = document.querySelector<HTMLDetailsElement>(".again");
  if (again) again.open = true;
  (again ?? document.getElementById("anfrage"))?.scrollIntoView();
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
