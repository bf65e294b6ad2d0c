/** The pages with a form, as a person uses them. */
import { expect, type Page } from "playwright/test";

export const forms = [
  { path: "/versicherungen", consents: ["checkboxPrivacy"] },
  { path: "/finanzierung", consents: ["checkboxPrivacy", "baufi"] },
];

export const field = (page: Page, name: string) => page.locator(`#anfrage [name="${name}"]`);
export const boxes = (page: Page) => page.locator("#anfrage input[type=checkbox]");
export const submit = (page: Page) => page.locator("#anfrage button[type=submit]");
export const summary = (page: Page) => page.locator(".summary[role=group]");
export const overlay = (page: Page) => page.locator(".overlay");
export const note = (page: Page) => page.locator(".sent-note");

export const ready = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

export async function fillIn(page: Page, consents: readonly string[]) {
  await field(page, "title").selectOption("Frau");
  await field(page, "name").fill("Erika Müller");
  await field(page, "email").fill("erika@kunde.example");
  await field(page, "phone").fill("+49 30 1234567");
  await field(page, "message").fill(`Bitte um Rückruf ${crypto.randomUUID()}`);
  for (const name of consents) await field(page, name).check();
}

/** What posts the page makes from now on. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  return posts;
}

/** Keeps the page's scripts back until the function that it gives is called, which waits until they run. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await takenOver(page);
  };
}

/** Until React has made the form its own, effects and all. */
export async function takenOver(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector("form.enquiry-form");
    return form && Object.keys(form).some((key) => key.startsWith("__react"));
  });
  // Effects run after what they belong to was drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Stops the clock of everything that moves; the function that it gives lets it go on. */
export async function stopMotion(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) =>
    devtools.send("Animation.setPlaybackRate", { playbackRate });
  await devtools.send("Animation.enable");
  await setRate(0);
  return async () => {
    await setRate(1);
  };
}

/** Until nothing is on its way: scripts that were asked for run, nothing is being sent, two frames are drawn. */
export async function settled(page: Page) {
  await expect(submit(page)).toHaveText("Anfrage senden");
  // Without scripts no frame can be waited for, and nothing happens later.
  if (!(await page.evaluate(() => "__remixRouteModules" in window))) return;
  await takenOver(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
