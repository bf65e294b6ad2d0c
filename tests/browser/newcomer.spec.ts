/** Somebody on a phone who has never been here: what they want takes thumbs and no explanations. */
import { field, submit, topic } from "../support/enquiry-page.ts";
import { expect, shippedOnly, test } from "../support/journey.ts";
import { mailWith } from "../support/mail-files.ts";
import { telephoneLink } from "../support/site-words.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  "my landlord wants liability insurance: it ends in a mail with that topic",
  shippedOnly,
  async ({ page, site }) => {
    const mark = crypto.randomUUID();
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Versicherungsschutz/ })
      .tap();
    const item = page.getByRole("group", { name: "Haftpflichtversicherung", exact: true });
    await expect(item).toContainText("Dein Vermieter");
    await item.getByRole("button", { name: "Dazu anfragen" }).tap();
    await expect(topic(page)).toHaveValue("Haftpflichtversicherung");
    await expect(topic(page)).toBeInViewport();
    const type = async (name: string, text: string) => {
      await field(page, name).tap();
      await page.keyboard.type(text, { delay: 20 });
    };
    await type("email", "mia@kunde.example");
    await type("phone", "0176 1234567");
    await type("message", `Der Vermieter will eine Haftpflicht. ${mark}`);
    await field(page, "checkboxPrivacy").tap();
    await submit(page).tap();
    await expect(page.locator(".sent-note")).toContainText("Deine Referenz");
    const mail = await mailWith(site, mark);
    expect(mail).toContain("Thema: Haftpflichtversicherung\n");
    expect(mail).toContain("Telefon: 0176 1234567\n");
  },
);

test("who is this, and what is the number: one look at the first screen", async ({
  page,
  words,
}) => {
  const { name, phone } = words.broker;
  await page.goto("/");
  const whole = { ratio: 1 };
  const inBar = page.getByRole("banner");
  await expect(inBar.getByRole("link", { name: new RegExp(`^${name}`) })).toBeInViewport(whole);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.home.headline);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport(whole);
  // At the thumb, and to be read there.
  const number = page.getByRole("main").getByRole("link", { name: /^Anrufen: / });
  await expect(number).toBeInViewport(whole);
  await expect(number).toHaveText(phone);
  await expect(number).toHaveAttribute("href", telephoneLink(phone));
});
