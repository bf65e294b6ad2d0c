/** A consent is given by a visitor's own click, key or tap, and by nothing else: in any order of doing things. */
import type { Page } from "playwright/test";
import {
  boxes,
  field,
  fillIn,
  forms,
  note,
  settled,
  submit,
  summary,
} from "../support/enquiry-page.ts";
import { holdScripts, ready } from "../support/hands.ts";
import { expect, oneSite, test } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

const browser = (page: Page) => page.locator(".browser").first();
const icon = (page: Page, index: number) => browser(page).locator(".tray-item").nth(index);
const ask = (page: Page) => browser(page).getByRole("button", { name: "Dazu anfragen" });

/** Now, not at last: a box that was ticked for a moment was ticked. */
async function expectBoxes(page: Page, names: readonly string[], ticked: boolean, when?: string) {
  for (const name of names) expect(await field(page, name).isChecked(), when).toBe(ticked);
}

/** Without scripts, this asks for the page anew. */
async function askAbout(page: Page) {
  await ask(page).click();
  await page.waitForLoadState();
  await settled(page);
  await expect(field(page, "topic")).not.toHaveValue("");
}

/** What a visitor can do without touching a box. */
const deeds: Record<string, (page: Page) => Promise<unknown>> = {
  "chooses by icon": (page) => icon(page, 1).click(),
  "chooses by arrow": (page) =>
    page.locator(".browser-arrow").filter({ visible: true }).last().click(),
  "chooses by key": async (page) => {
    await browser(page).locator(".tray input:checked").focus();
    await page.keyboard.press("ArrowRight");
  },
  "asks about it": (page) => ask(page).click(),
  "sends nothing": (page) => submit(page).click(),
  "presses Enter in a field": (page) => field(page, "name").press("Enter"),
  "follows a link to an error": async (page) => {
    const links = summary(page).getByRole("link");
    if ((await links.count()) > 0) await links.first().click();
  },
  "goes back": (page) => page.goBack(),
  "goes forward": (page) => page.goForward(),
  reloads: (page) => page.reload(),
};

/** Every deed after every other one, itself included, in one walk. */
function everyPair(names: string[]): string[] {
  const left = new Set(names.flatMap((first) => names.map((second) => `${first}>${second}`)));
  const [start = ""] = names;
  const walk = [start];
  while (left.size > 0) {
    const here = walk.at(-1) ?? start;
    // The next one that still has most to lead to, so that the walk seldom ends early.
    const next = names
      .filter((name) => left.has(`${here}>${name}`))
      .sort((a, b) => leading(left, b) - leading(left, a))[0];
    const onward = next ?? [...left][0]?.split(">")[0] ?? start;
    left.delete(`${here}>${onward}`);
    walk.push(onward);
  }
  return walk;
}
const leading = (left: Set<string>, name: string) =>
  [...left].filter((pair) => pair.startsWith(`${name}>`)).length;

for (const { path, consents } of forms) {
  test(
    `${path}: nobody touches a box, and none is ticked, whatever is done after what`,
    oneSite,
    async ({ page, javaScriptEnabled }) => {
      // A hundred deeds.
      test.setTimeout(300_000);
      // Without scripts, the way to an answer asks whether to send once more.
      const asking = ["goes back", "goes forward", "reloads"];
      const names = Object.keys(deeds).filter(
        (name) => javaScriptEnabled || !asking.includes(name),
      );
      await page.goto("/");
      await ready(page, path);
      let order = "";
      for (const name of everyPair(names)) {
        order = `${order.slice(-120)} ${name},`;
        await deeds[name]?.(page);
        if (new URL(page.url()).pathname !== path) await ready(page, path);
        await settled(page);
        expect(await boxes(page).count()).toBe(consents.length);
        await expectBoxes(page, consents, false, order);
      }
    },
  );

  test(`${path}: a box that was unticked by hand stays so, a ticked one ticked`, async ({
    page,
  }) => {
    await ready(page, path);
    for (const ticked of [false, true]) {
      for (const name of consents) {
        await field(page, name).check();
        await field(page, name).setChecked(ticked);
      }
      await icon(page, ticked ? 2 : 1).click();
      await expectBoxes(page, consents, ticked, "an icon");
      await askAbout(page);
      await expectBoxes(page, consents, ticked, "the question");
      await submit(page).click();
      await expect(summary(page)).toBeVisible();
      await settled(page);
      await expectBoxes(page, consents, ticked, "a send that lacks something");
      await summary(page).getByRole("link").first().click();
      await settled(page);
      await expectBoxes(page, consents, ticked, "a link to an error");
    }
  });

  test(`${path}: what was chosen and ticked before the scripts came is left alone by them`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
    for (const ticked of [false, true]) {
      const release = await holdScripts(page);
      await page.goto(path);
      await icon(page, 1).click();
      await expectBoxes(page, consents, false, "an icon");
      // Sent to the server: there is nothing yet that could keep it.
      await ask(page).click();
      await expect(page).toHaveURL(/\?/);
      await expect(field(page, "topic")).not.toHaveValue("");
      await expectBoxes(page, consents, false, "the question");
      for (const name of consents) {
        await field(page, name).check();
        await field(page, name).setChecked(ticked);
      }
      await release();
      await settled(page);
      await expectBoxes(page, consents, ticked, "the scripts");
      await askAbout(page);
      await expectBoxes(page, consents, ticked, "the question, with scripts");
      await submit(page).click();
      await expect(summary(page)).toBeVisible();
      await expectBoxes(page, consents, ticked, "a send that lacks something");
      await page.unrouteAll();
    }
  });

  test(`${path}: ticked before a question that the server answers, unticked after it: it stays so`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const release = javaScriptEnabled ? await holdScripts(page) : async () => {};
    await page.goto(path);
    for (const name of consents) await field(page, name).check();
    await ask(page).click();
    await expect(field(page, "topic")).not.toHaveValue("");
    await expectBoxes(page, consents, true, "the question keeps the visitor's own ticks");
    for (const name of consents) await field(page, name).uncheck();
    await release();
    await settled(page);
    await expectBoxes(page, consents, false, "the scripts");
    await icon(page, 2).click();
    await askAbout(page);
    await expectBoxes(page, consents, false, "the question");
    await submit(page).click();
    await expect(summary(page)).toBeVisible();
    await settled(page);
    await expectBoxes(page, consents, false, "a send that lacks something");
    await field(page, "email").click();
    await page.keyboard.type("m");
    await expectBoxes(page, consents, false, "typing");
  });

  test(`${path}: errors from the server before the scripts: a box unticked by hand stays so`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
    const release = await holdScripts(page);
    await page.goto(path);
    for (const name of consents) await field(page, name).check();
    await submit(page).click();
    await expect(summary(page)).toBeVisible();
    for (const name of consents) {
      await expect(field(page, name)).toBeChecked();
      await field(page, name).uncheck();
    }
    await release();
    await settled(page);
    await expectBoxes(page, consents, false, "the scripts");
    await submit(page).click();
    await summary(page).getByRole("link").first().click();
    await settled(page);
    await expectBoxes(page, consents, false, "a link to an error");
  });

  test(`${path}: after a sent enquiry the boxes are empty, also going back and forth`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await ready(page, path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(note(page)).toBeVisible();
    await settled(page);
    await expectBoxes(page, consents, false, "sent");
    await page.goBack();
    await settled(page);
    // Without scripts, Back leads to the page on which the visitor ticked them.
    if (javaScriptEnabled) await expectBoxes(page, consents, false, "Back");
    await page.goForward();
    await settled(page);
    await expectBoxes(page, consents, false, "Forward");
  });

  test(`${path}: Back from the server's answer brings no tick that wasn't there`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled, "with scripts the page isn't left");
    for (const deed of ["asks about it", "sends nothing"]) {
      await ready(page, path);
      for (const name of consents) {
        await field(page, name).check();
        await field(page, name).uncheck();
      }
      await deeds[deed]?.(page);
      // The answer names the topic that was asked about, or what is wrong.
      await expect(page.locator(".summary, select[data-kept]").first()).toBeVisible();
      await expectBoxes(page, consents, false, deed);
      await page.goBack();
      await expect(page.locator(".summary, select[data-kept]")).toHaveCount(0);
      await expectBoxes(page, consents, false, `Back, ${deed}`);
    }
  });

  test(`${path}: while it is sent the tick is gone; refused, it is as the visitor left it`, async ({
    page,
    javaScriptEnabled,
    complaints,
  }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
    await ready(page, path);
    await fillIn(page, consents);
    for (const untickedMeanwhile of [false, true]) {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${path}?*`, async (route) => {
        await held;
        await route.abort("connectionreset");
      });
      await submit(page).click();
      const privacy = field(page, "checkboxPrivacy");
      await expect(privacy).not.toBeChecked();
      if (untickedMeanwhile) {
        await privacy.check();
        await privacy.uncheck();
      }
      answer();
      await expect(submit(page)).toBeEnabled();
      await expect(privacy).toBeChecked({ checked: !untickedMeanwhile });
      await page.unrouteAll();
    }
    complaints.length = 0;
  });
}

test("a refused enquiry keeps the visitor's ticks, and gives none", async ({
  page,
  words,
  folder,
  complaints,
}) => {
  const strict = await startSite({ RATE_LIMIT: "1", SITE_DIR: folder });
  const { path, consents } = words.forms.at(-1)!;
  for (const attempt of ["taken", "refused"]) {
    await ready(page, strict.url + path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(page.locator(".sent-note, .summary"), attempt).toBeVisible();
  }
  for (const box of await boxes(page).all()) await expect(box).toBeChecked();
  await field(page, "checkboxPrivacy").uncheck();
  await askAbout(page);
  await expectBoxes(page, ["checkboxPrivacy"], false, "the question");
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  await expectBoxes(page, ["checkboxPrivacy"], false, "another send");
  await strict.end();
  const others = complaints.filter((complaint) => !complaint.includes(strict.url));
  complaints.splice(0, complaints.length, ...others);
});
