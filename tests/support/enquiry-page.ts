/** The pages with a form, as a person uses them. */
import { expect, type Page } from "playwright/test";
import { takenOver } from "./hands.ts";

export const forms = [
  { path: "/versicherungen", consents: ["checkboxPrivacy"] },
  { path: "/finanzierung", consents: ["checkboxPrivacy", "baufi"] },
];

export const field = (page: Page, name: string) => page.locator(`#anfrage [name="${name}"]`);
export const topic = (page: Page) => page.getByLabel("Worum geht es?");
export const boxes = (page: Page) => page.locator("#anfrage input[type=checkbox]");
export const submit = (page: Page) => page.locator("#anfrage button[type=submit]");
export const summary = (page: Page) => page.locator(".summary[role=group]");
export const overlay = (page: Page) => page.locator(".overlay");
export const note = (page: Page) => page.locator(".sent-note");

/** Below a confirmation the form waits until somebody wants another one. */
export async function openForm(page: Page) {
  const folded = page.locator(".again:not([open]) > summary");
  if (await folded.count()) await folded.click();
}

export async function fillIn(page: Page, consents: readonly string[]) {
  await openForm(page);
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
  if (await page.evaluate(() => "__remixRouteModules" in window)) await takenOver(page);
}
