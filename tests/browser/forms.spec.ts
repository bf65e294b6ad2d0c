import type { Locator } from "playwright/test";
import {
  field,
  fillIn,
  forms,
  note,
  overlay,
  postsOf,
  submit,
  summary,
} from "../support/enquiry-page.ts";
import { currentStop } from "../support/focus.ts";
import { ready } from "../support/hands.ts";
import { expect, finance, test } from "../support/journey.ts";
import { mailWith } from "../support/mail-files.ts";

const BAR = 60;

const MISSING = "Bitte gib Deine E-Mail-Adresse an.";

/** What somebody between the browser and the site may say. */
const foreignAnswers = {
  "a 502 in HTML": {
    status: 502,
    contentType: "text/html",
    body: "<html><h1>502 Bad Gateway</h1></html>",
  },
  "a 413 in HTML": {
    status: 413,
    contentType: "text/html",
    body: "<html><h1>413 Request Entity Too Large</h1></html>",
  },
  "a 504 in a word": { status: 504, contentType: "text/plain", body: "error code: 504" },
  "an empty 200": { status: 200, body: "" },
  "a 200 in HTML": { status: 200, contentType: "text/html", body: "<h1>Please log in</h1>" },
  "JSON of somebody else's": { status: 503, json: { error: "unavailable" } },
};

/** In how many lines each occurrence of a word stands that is seen. */
const linesOf = (part: Locator, word: string) =>
  part.evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        if (tops.size > 0) lines.push(tops.size);
      }
    }
    return lines;
  }, word);

for (const { path, consents } of forms) {
  test(`${path}: a valid enquiry is confirmed, and the form is empty again`, async ({ page }) => {
    await ready(page, path);
    await fillIn(page, consents);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toContainText("Deine Nachricht wurde versendet.");
    await expect(overlay(page)).toContainText("Ich werde mich schnellstmöglich bei dir melden.");
    await expect(page).toHaveURL(/\?gesendet=\w{4}-\w{4}/);
    await expect(overlay(page)).toBeHidden();
    for (const name of ["title", "name", "email", "phone", "message"]) {
      await expect(field(page, name)).toHaveValue("");
    }
    for (const name of consents) await expect(field(page, name)).not.toBeChecked();
    await expect(note(page)).toContainText(/Deine Referenz: \w{4}-\w{4}/);
  });

  test(`${path}: an invalid one is marked and summarised, and nothing typed is lost`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await ready(page, path);
    await field(page, "name").fill("Erika");
    await field(page, "email").fill("erika@");
    const posts = postsOf(page);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(2 + consents.length);
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "email")).toHaveValue("erika@");
    await expect(field(page, "name")).toHaveValue("Erika");
    await expect(field(page, "checkboxPrivacy")).toHaveAttribute("aria-invalid", "true");
    expect(posts).toHaveLength(javaScriptEnabled ? 0 : 1);
    await expect(summary(page).getByText("E-Mail-Adresse prüfen")).toBeVisible();
    await expect(summary(page).getByText("Datenschutz ankreuzen")).toBeVisible();
    await summary(page)
      .getByRole("link", { name: /^Telefonnummer angeben/ })
      .click();
    await expect(field(page, "phone")).toBeFocused();
  });

  test(`${path}: of two fields side by side one can be wrong, and both stay on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await ready(page, path);
    await submit(page).click();
    const phone = page.locator(".field-phone");
    await expect(phone.locator(".field-error")).toBeVisible();
    // In one look: the page goes to what is wrong meanwhile.
    const below = await phone.evaluate((element) => {
      const box = (part: string) => element.querySelector(part)!.getBoundingClientRect();
      return box(".field-error").top - box("input").bottom;
    });
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(12);
    const other = page.locator(".field-callback");
    if ((await other.count()) === 0) return;
    for (const part of ["label", "input, select"]) {
      const tops = await page
        .locator(":is(.field-phone, .field-callback)")
        .locator(part)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops, part).toHaveLength(2);
      expect(tops[0], part).toBeCloseTo(tops[1]!, 0);
    }
  });

  test(`${path}: what is wrong with a consent stands below its text, as wide as that`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await ready(page, path);
      await submit(page).click();
      for (const consent of await page.locator(".consent").all()) {
        const message = (await consent.locator(".field-error").boundingBox())!;
        const text = (await consent.locator("label").first().boundingBox())!;
        expect(message.y, `at ${width} px`).toBeGreaterThanOrEqual(text.y + text.height - 1);
        expect(message.x, `at ${width} px`).toBeCloseTo(text.x, 0);
      }
    }
  });

  test(`${path}: what is wrong is named in rows, however many there are`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await ready(page, path);
      await submit(page).click();
      const links = await summary(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [...link.getClientRects()]));
      for (const parts of links) {
        expect(parts, `at ${width} px`).toHaveLength(1);
        expect(parts[0]!.height, `at ${width} px`).toBeGreaterThanOrEqual(48);
      }
      const rows = [...new Set(links.map(([link]) => Math.round(link!.y)))];
      const steps = rows.slice(1).map((row, index) => row - rows[index]!);
      expect(Math.max(...steps) - Math.min(...steps), `at ${width} px`).toBeLessThan(2);
    }
  });

  test(`${path}: what was wrong can be put right and sent`, async ({ page }) => {
    await ready(page, path);
    await submit(page).click();
    await expect(summary(page)).toBeVisible();
    await fillIn(page, consents);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
  });

  test(`${path}: works with the keyboard alone`, async ({ page }) => {
    await ready(page, path);
    await field(page, "topic").focus();
    for (let stop = 0; stop < 30; stop++) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute("name"));
      if (name === "email") await page.keyboard.type("erika@kunde.example");
      if (name === "phone") await page.keyboard.type(`030 ${Math.floor(Math.random() * 1e9)}`);
      if (name === "checkboxPrivacy" || name === "baufi") await page.keyboard.press("Space");
      const submits = await page.evaluate(
        () => document.activeElement?.getAttribute("type") === "submit",
      );
      if (submits) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(overlay(page)).toBeVisible();
  });

  test(`${path}: when to call is chosen with keys, kept after an invalid send, and in the mail`, async ({
    page,
    site,
  }) => {
    const mark = crypto.randomUUID();
    const time = page.getByLabel("Beste Zeit für einen Anruf (freiwillig)");
    await ready(page, path);
    await field(page, "phone").focus();
    await page.keyboard.press("Tab");
    await expect(time).toBeFocused();
    expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await page.keyboard.type("Nach");
    await expect(time).toHaveValue("Nachmittags");
    await page.keyboard.press("Tab");
    await page.keyboard.type(mark);
    await submit(page).press("Enter");
    await expect(summary(page)).toBeFocused();
    await expect(time).toHaveValue("Nachmittags");
    await expect(time).not.toHaveAttribute("aria-invalid");
    await field(page, "phone").focus();
    await page.keyboard.type("030 1234567");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(time).toHaveValue("Abends");
    await field(page, "email").focus();
    await page.keyboard.type("erika@kunde.example");
    for (const name of consents) await field(page, name).press("Space");
    await submit(page).press("Enter");
    await expect(page).toHaveURL(/gesendet=/);
    const mail = await mailWith(site, mark);
    expect(mail).toContain("Telefon: 030 1234567\nAnruf am besten: Abends\n");
  });

  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    test(`${path}, ${width} px: a link to an error brings label, message and field into sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await ready(page, path);
      await submit(page).click();
      for (const name of ["email", "phone", ...consents]) {
        const link = summary(page).locator(`a[href$="-${name}"]`);
        await link.press("Enter");
        await expect(field(page, name)).toBeFocused();
        const group = page.locator(`.field-${name}, .consent-${name}`);
        // The page may still be on its way there.
        for (const part of ["label, label strong", ".field-error"]) {
          const words = group.locator(part).last();
          await expect(words).toBeInViewport({ ratio: 1 });
          await expect.poll(async () => (await words.boundingBox())?.y, name).toBeGreaterThan(BAR);
        }
        await expect.poll(async () => (await currentStop(page))?.seen, name).toBe(true);
      }
    });
  }

  test(`${path}: no line ends in "E-Mail-", with an error either`, async ({ page }) => {
    const eachInOneLine = async (places: string[]) => {
      for (const width of [320, 345, 360, 375, 390, 412, 430, 600, 844]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await linesOf(page.locator("#anfrage"), "E-Mail-Adresse");
        expect(lines, `${places.join(", ")} at ${width} px`).toEqual(places.map(() => 1));
      }
    };
    await ready(page, path);
    await eachInOneLine(["explanation", "label"]);
    for (const typed of ["", "erika@"]) {
      await field(page, "email").fill(typed);
      await submit(page).click();
      const message = typed ? "prüfe diese E-Mail-Adresse" : "gib Deine E-Mail-Adresse";
      await expect(page.locator("#anfrage").getByText(message)).toHaveCount(2);
      await eachInOneLine(["summary", "the same to be heard", "label", "message"]);
    }
  });

  test(`${path}: below what is wrong, the first wrong field is seen with its message`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "without scripts, browsers put what is wrong into the middle");
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await ready(page, path);
      await submit(page).scrollIntoViewIfNeeded();
      await expect(submit(page)).toBeInViewport({ ratio: 1 });
      await submit(page).click();
      const seen = [summary(page).locator("h3"), field(page, "email"), page.getByText(MISSING)];
      for (const part of seen) {
        await expect(part.last(), `at ${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`${path}: where colours are the reader's own, a wrong field differs from a right one`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await ready(page, path);
    const looks = (names: string[]) =>
      Promise.all(
        names.map((name) =>
          field(page, name).evaluate((element) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
            return `${borderTopStyle} ${borderTopWidth}`;
          }),
        ),
      );
    const required = ["email", "phone", ...consents];
    const before = await looks(required);
    await submit(page).click();
    await expect(summary(page)).toBeVisible();
    const wrong = await looks(required);
    for (const [index, look] of wrong.entries()) expect(look).not.toBe(before[index]);
    expect(await looks(["name"])).toEqual([before[0]]);
  });

  test(`${path}: a box is called by what it is, and belongs to its whole wording`, async ({
    page,
  }) => {
    await ready(page, path);
    const names = { checkboxPrivacy: /^Datenschutz/, baufi: /^Weiterleitung/ };
    for (const name of consents) {
      await expect(field(page, name)).toHaveAccessibleName(names[name as keyof typeof names]);
      const wording = page.locator(`.consent-${name} label`);
      await wording.click({ position: { x: 5, y: 5 } });
      await expect(field(page, name)).toBeChecked();
      await expect(wording).toContainText("widerrufen");
    }
  });

  test(`${path}: what can be pressed in the form and beside it is 48 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await ready(page, path);
    await submit(page).click();
    await expect(summary(page)).toBeVisible();
    for (const target of await page
      .locator(".summary a, .enquiry-head .person a, .signature a")
      .all()) {
      if (!(await target.isVisible())) continue;
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });

  test(`${path}: a field has a hint where the site's texts have one, and is described by it`, async ({
    page,
    words,
  }) => {
    await ready(page, path);
    const hints = Object.values(words.hints).filter((hint) => hint !== undefined);
    expect(hints.length).toBeGreaterThan(0);
    await expect(page.locator(".field-hint")).toHaveText(hints);
    for (const name of ["message", "callback"] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(words.hints[name] ?? "");
    }
  });

  test(`${path}: the topic says what was chosen, and one press or key away it is another`, async ({
    page,
  }) => {
    await ready(page, path);
    const list = field(page, "topic");
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await list.scrollIntoViewIfNeeded();
      const box = (await list.boundingBox())!;
      // On the corner that says that a list opens, too.
      const hit = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.getAttribute("name"),
        [box.x + box.width - 22, box.y + box.height / 2] as const,
      );
      expect(hit, `${width} px`).toBe("topic");
    }
    await list.focus();
    await page.keyboard.press("ArrowDown");
    const first = await list.inputValue();
    expect(first).not.toBe("");
    await page.keyboard.press("ArrowDown");
    await expect(list).not.toHaveValue(first);
  });

  test(`${path}: who reads it and what it costs stand there before one fills it in, and beside the button`, async ({
    page,
    words,
  }) => {
    const { name, phone, partnerProvider } = words.broker;
    for (const [width, height] of [
      [360, 640],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await ready(page, path);
      const person = page.locator(".person").filter({ visible: true });
      await expect(person).toHaveCount(1);
      await expect(person).toContainText(name);
      await expect(person.getByRole("link")).toHaveText(phone);
      const [above, form] = [
        (await person.boundingBox())!,
        (await page.locator(".enquiry-form").boundingBox())!,
      ];
      if (width < 950) expect(above.y + above.height).toBeLessThanOrEqual(form.y);
      else expect(above.x).toBeGreaterThan(form.x + form.width);
      const button = (await submit(page).boundingBox())!;
      const lines = (await page.locator(".enquiry .cost-and-time").boundingBox())!;
      const below = lines.y - button.y - button.height;
      if (width < 950) {
        expect(below).toBeGreaterThanOrEqual(0);
        expect(below).toBeLessThan(64);
      } else {
        expect(lines.x).toBeGreaterThan(form.x + form.width);
        // What it costs goes along, and is seen with the button.
        await submit(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
        const cost = page.locator(".enquiry .cost-and-time");
        await expect(cost).toBeInViewport({ ratio: 1 });
        // Form and aside end together there.
        const [told, asked, pressed] = await Promise.all(
          [cost, page.locator(".enquiry-form"), submit(page)].map((each) => each.boundingBox()),
        );
        expect(told!.y).toBeLessThan(pressed!.y + pressed!.height);
        expect(Math.abs(told!.y + told!.height - asked!.y - asked!.height)).toBeLessThan(2);
      }
    }
    const intro = page.locator(".enquiry-head");
    if (path === "/finanzierung" && partnerProvider) {
      await expect(intro).toContainText(`auch an ${partnerProvider.name}`);
    } else await expect(intro).not.toContainText("Zustimmung");
    await expect(page.getByRole("link", { name: "Im Register nachsehen" })).toHaveAttribute(
      "href",
      "https://www.vermittlerregister.info",
    );
  });

  test(`${path}: on a wide page the message fills its field, with a hint and without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await ready(page, path);
    const left = () =>
      field(page, "message").evaluate(
        (message) =>
          message.parentElement!.getBoundingClientRect().bottom -
          message.getBoundingClientRect().bottom,
      );
    expect(await left()).toBeCloseTo(0, 0);
    await page.locator(".field-message .field-hint").evaluate((hint) => hint.remove());
    expect(await left()).toBeCloseTo(0, 0);
  });

  test(`${path}: on a wide page the person stays in sight while one fills in the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await ready(page, path);
    for (const name of ["title", "email", "message"]) {
      await field(page, name).focus();
      await field(page, name).evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect(page.locator(".signature .person a"), name).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${path}: what stands beside the form has one rhythm and goes along, also where errors make it longer`, async ({
    page,
  }) => {
    for (const width of [960, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await ready(page, path);
      for (const state of ["as it comes", "with errors"]) {
        const where = `at ${width} px, ${state}`;
        if (state === "with errors") {
          await submit(page).click();
          await expect(summary(page)).toBeVisible();
        }
        const { gaps, height, least, blank } = await page
          .locator(".signature")
          .evaluate((signature, bar) => {
            const box = (element: Element) => element.getBoundingClientRect();
            const words = () =>
              [...signature.querySelectorAll(".person, dt, dd, .signature-steps h3, li")]
                .map(box)
                .sort((one, other) => one.top - other.top);
            const column = words();
            const form = box(document.querySelector(".enquiry-form")!);
            const [top, bottom] = [form.top + scrollY, form.bottom + scrollY];
            // Of a window on the form, wherever it is scrolled to: how much from its top to the first word beside it,
            // and how much of it words take.
            const blank: number[] = [];
            const taken: number[] = [];
            for (let at = top - bar; at <= bottom - innerHeight; at += 50) {
              scrollTo({ top: at, behavior: "instant" });
              const seen = words().filter((word) => word.bottom > bar && word.top < innerHeight);
              blank.push((seen[0]?.top ?? innerHeight) - bar);
              taken.push(Math.min(seen.at(-1)?.bottom ?? 0, innerHeight) - (seen[0]?.top ?? 0));
            }
            return {
              gaps: column.map(({ top }, index) => top - (column[index - 1]?.bottom ?? top)),
              height: (column.at(-1)!.bottom - column[0]!.top) / (bottom - top),
              least: Math.min(...taken),
              blank: Math.max(...blank),
            };
          }, BAR);
        expect(gaps.length).toBeGreaterThan(8);
        expect(Math.max(...gaps), where).toBeLessThanOrEqual(48);
        expect(blank, where).toBeLessThan(130);
        expect(least, where).toBeGreaterThan(450);
        if (state === "as it comes") expect(height, where).toBeGreaterThan(0.6);
      }
    }
  });

  test(`${path}: Back from a proxy's answer leads to what was typed`, async ({
    page,
    javaScriptEnabled,
    complaints,
  }) => {
    test.skip(javaScriptEnabled, "with scripts the page isn't left");
    await ready(page, path);
    await fillIn(page, consents);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await submit(page).click();
    await expect(page.getByText("Bad Gateway")).toBeVisible();
    await page.unrouteAll();
    await page.goBack();
    await expect(field(page, "email")).toHaveValue("erika@kunde.example");
    await expect(field(page, "message")).toHaveValue(/Bitte um Rückruf/);
    complaints.length = 0;
  });

  for (const [answer, response] of Object.entries(foreignAnswers)) {
    test(`${path}: ${answer} isn't the visitor's fault, and everything typed stays`, async ({
      page,
      words,
      javaScriptEnabled,
      complaints,
    }) => {
      test.skip(!javaScriptEnabled, "without scripts it is the browser that shows it");
      await ready(page, path);
      await fillIn(page, consents);
      await page.route(`**${path}?*`, (route) => route.fulfill(response));
      await submit(page).click();
      const alert = page.getByRole("alert");
      await expect(alert).toBeFocused();
      await expect(alert).toContainText("konnte nicht gesendet werden");
      await expect(alert).toContainText("liegt nicht an Dir");
      await expect(alert).toContainText(words.broker.phone);
      await expect(alert).not.toContainText(/Gateway|error|Prüf/);
      await expect(page).toHaveTitle(/^Fehler: /);
      await expect(field(page, "name")).toHaveValue("Erika Müller");
      await expect(field(page, "message")).toHaveValue(/Bitte um Rückruf/);
      for (const name of consents) await expect(field(page, name)).toBeChecked();
      // The browser reports the failed request itself.
      complaints.length = 0;
      await page.unrouteAll();
      await submit(page).click();
      await expect(note(page)).toBeVisible();
    });
  }

  test(`${path}: also the second enquiry of a page survives one`, async ({
    page,
    javaScriptEnabled,
    complaints,
  }) => {
    test.skip(!javaScriptEnabled, "without scripts it is the browser that shows it");
    await ready(page, `${path}?gesendet=7K3M-9PXR`);
    await expect(overlay(page)).toBeHidden();
    await fillIn(page, consents);
    await page.route(`**${path}?*`, (route) => route.fulfill(foreignAnswers["a 502 in HTML"]));
    await submit(page).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(field(page, "name")).toHaveValue("Erika Müller");
    complaints.length = 0;
  });

  test(`${path}: what the site itself refuses, it explains`, async ({
    page,
    javaScriptEnabled,
    complaints,
  }) => {
    test.skip(!javaScriptEnabled, "without scripts it is a page of its own");
    await ready(page, path);
    await fillIn(page, consents);
    // Allowed in length, and more than 64 KiB on the way.
    await field(page, "message").fill("😀".repeat(9_000));
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Das war zu viel auf einmal");
    await expect(page.getByRole("alert")).not.toContainText("zurück");
    await expect(field(page, "name")).toHaveValue("Erika Müller");
    complaints.length = 0;
  });

  test(`${path}: links in the consent open a new tab`, async ({ page }) => {
    await ready(page, path);
    for (const href of ["/erstinformation", "/datenschutz"]) {
      const link = page.locator(`#anfrage a[href="${href}"]`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toContainText("öffnet in neuem Tab");
    }
  });
}

test("the English message says that it is English", finance, async ({ page }) => {
  await ready(page, "/finanzierung");
  // A title that no list offers, as a browser's own autofill may bring it.
  await field(page, "title").evaluate((list: HTMLSelectElement) => {
    const option = document.createElement("option");
    option.value = option.text = "x".repeat(81);
    list.append(option);
    list.value = option.value;
  });
  await submit(page).click();
  const message = page.getByText("Your name is required");
  await expect(message).toHaveCount(2);
  for (const each of await message.all()) await expect(each).toHaveAttribute("lang", "en");
});

test.describe("with scripts", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "needs scripts");
  });

  test("a valid submit takes the tick away before the answer comes", async ({ page }) => {
    await ready(page, "/versicherungen");
    await fillIn(page, ["checkboxPrivacy"]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/versicherungen\?/, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await submit(page).click();
    await expect(field(page, "checkboxPrivacy")).not.toBeChecked();
    await expect(page.locator("#anfrage button[type=submit]")).toBeDisabled();
    answer();
    await expect(overlay(page)).toBeVisible();
  });

  test("without a connection everything stays, and a sentence says so", async ({
    page,
    words,
    complaints,
  }) => {
    const { path, consents } = words.forms.at(-1)!;
    await ready(page, path);
    await fillIn(page, consents);
    await page.route(`**${path}**`, (route) => route.abort("internetdisconnected"));
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Keine Verbindung");
    await expect(page.getByRole("alert")).toContainText(words.broker.phone);
    await expect(field(page, "name")).toHaveValue("Erika Müller");
    for (const name of consents) await expect(field(page, name)).toBeChecked();
    // The failed request itself is reported by the browser.
    complaints.length = 0;
    await page.unroute(`**${path}**`);
    await submit(page).click();
    await expect(overlay(page)).toBeVisible();
  });

  test("an error goes as soon as it is put right", async ({ page }) => {
    await ready(page, "/versicherungen");
    await submit(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "email").fill("erika@kunde.example");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  });

  test("the chosen item travels into the form and can be changed", finance, async ({ page }) => {
    await ready(page, "/finanzierung");
    await page.locator("#rate").getByRole("radio", { name: "Umschuldung" }).click();
    await expect(field(page, "topic")).toHaveValue("Umschuldung");
    await field(page, "topic").selectOption("");
    await expect(field(page, "topic")).toHaveValue("");
  });
});
