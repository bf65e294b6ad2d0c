/** From the broker's mail to what is done: on a phone, with a thumb, with scripts and without. */
import type { BrowserContext, Page } from "playwright/test";
import { unreadable } from "../support/geometry.ts";
import { expect, once, test as journey } from "../support/journey.ts";
import { LINK_SECRET, linkedMail } from "../support/mail-links.ts";
import { startSite, type Site } from "../support/site.ts";

const PHONE = { width: 390, height: 844 };

type Linked = { linked: Site; phone: BrowserContext };
const test = journey.extend<Linked>({
  linked: async ({ folder }, use) => {
    const linked = await startSite({ LINK_SECRET, SITE_DIR: folder });
    await use(linked);
    await linked.end();
  },
  phone: async ({ browser, javaScriptEnabled, linked }, use) => {
    const phone = await browser.newContext({
      javaScriptEnabled,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const faults: string[] = [];
    phone.on("request", (request) => {
      if (!request.url().startsWith(linked.url)) faults.push(request.url());
    });
    phone.on("console", (message) => {
      // That a page isn't there is reported by the browser, and meant.
      if (message.type() === "error" && !message.text().includes("status of 404"))
        faults.push(message.text());
    });
    await use(phone);
    expect(await phone.cookies()).toEqual([]);
    expect(faults).toEqual([]);
    await phone.close();
  },
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The mail, as a program on the phone shows it. */
async function openMail(phone: BrowserContext, html: string): Promise<Page> {
  const page = await phone.newPage();
  await page.setContent(html);
  return page;
}

test("erledigt: three taps, and neither reload nor Back does it twice", async ({
  linked,
  phone,
}) => {
  const { reference, mail } = await linkedMail(linked);
  const page = await openMail(phone, String(mail.html));
  const link = page.getByRole("link", { name: "Erledigt" });
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.width).toBeGreaterThan(250);
  await link.tap();
  await expect(heading(page)).toHaveText("Ist die Anfrage erledigt?");
  await expect(page.getByRole("main")).toContainText(`Anfrage ${reference}`);
  const button = page.getByRole("main").getByRole("button");
  await expect(button).toHaveCount(1);
  // The words are there before the style sheet; nobody sees them yet.
  await page.waitForLoadState();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await button.tap();
  await expect(heading(page)).toHaveText("Erledigt");
  expect(new URL(page.url()).pathname).toBe("/anfrage/erledigt");
  await page.reload();
  await expect(heading(page)).toHaveText("Erledigt");
  await page.goBack();
  await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
  const mailAgain = await openMail(phone, String(mail.html));
  await mailAgain.getByRole("link", { name: "Noch einmal senden" }).tap();
  await expect(heading(mailAgain)).toHaveText("Dieser Link gilt nicht mehr");
  await linked.logged("link used", reference);
});

test("noch einmal senden: Back leads to the question, and it can be asked again", async ({
  linked,
  phone,
}) => {
  const { mail } = await linkedMail(linked);
  const page = await openMail(phone, String(mail.html));
  await page.getByRole("link", { name: "Noch einmal senden" }).tap();
  for (let time = 0; time < 2; time++) {
    await page.getByRole("button", { name: "Ja, noch einmal senden" }).tap();
    await expect(heading(page)).toHaveText("Die Anfrage kommt noch einmal");
    await page.goBack();
    await expect(heading(page)).toHaveText("Anfrage noch einmal senden?");
  }
});

test(
  "no page of a link hides or squeezes anything, from 320 px on",
  once,
  async ({ linked, phone }) => {
    const { links } = await linkedMail(linked);
    const page = await phone.newPage();
    const done = (action: string) => `${linked.url}/anfrage/${action}`;
    const addresses = [...Object.values(links), ...Object.keys(links).map(done), done("x")];
    for (const width of [320, 360, 390, 650, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of addresses) {
        await page.goto(address);
        expect(await unreadable(page), `${address}, ${width} px`).toEqual([]);
        // The line of the head lies below what can be pressed.
        const overlap = await page.evaluate(() => {
          const edge = document.querySelector(".page-head")!.getBoundingClientRect().bottom - 16;
          const parts = [...document.querySelectorAll(".page-words > *")];
          return parts.some((part) => part.getBoundingClientRect().bottom > edge);
        });
        expect(overlap, `${address}, ${width} px`).toBe(false);
      }
    }
  },
);
