import smtpTester, { type EmailInfo, type MailServer } from "smtp-tester";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postForm, postJson, referenceOf, validCall, validFinance } from "../support/requests";
import { eventually, freePort, startSite, type Site } from "../support/site";

/** Its types know neither the names of headers nor of receivers. */
type Mail = Omit<EmailInfo, "headers" | "receivers"> & {
  headers: Record<string, string | undefined>;
  receivers: Record<string, true>;
};

const mails: Mail[] = [];
const mailFor = (reference: string) =>
  eventually(() => mails.find(({ headers }) => headers["subject"]?.includes(reference)));

let mailbox: MailServer;
let site: Site;
beforeAll(async () => {
  const port = await freePort();
  mailbox = smtpTester.init(port);
  mailbox.bind((_address, _id, mail) => mails.push(mail as unknown as Mail));
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  site = await startSite({ SMTP_URL, MAIL_TO: "makler@example.de, buero@example.de" });
});
afterAll(async () => {
  await site.end();
  await new Promise<void>((resolve) => mailbox.stop(resolve));
});

describe("a form's mail", () => {
  it("arrives: from the site, to the broker, answers to the visitor", async () => {
    const response = await postForm(`${site.url}/finanzierung`, {
      ...validFinance,
      topic: "Autokredit",
    });
    const reference = referenceOf(response);
    const { sender, receivers, headers, body, html } = await mailFor(reference);
    expect(sender).toBe("website@example.de");
    expect(receivers).toEqual({ "makler@example.de": true, "buero@example.de": true });
    expect(headers["from"]).toContain("website@example.de");
    expect(headers["reply-to"]).toContain("erika@kunde.example");
    expect(headers["subject"]).toBe(`Anfrage Finanzierung: Erika Mustermann (${reference})`);
    for (const part of [body, html]) {
      for (const fact of [
        "Frau",
        "Erika Mustermann",
        "Autokredit",
        "Neubau",
        "Hausrat noch stimmt",
      ]) {
        expect(part).toContain(fact);
      }
      expect(part).toContain(
        "Ich willige ausdrücklich ein, dass Max Mustermann meine Anfrage an Muster",
      );
      expect(part).toContain("Datenschutzerklärung habe ich gelesen");
    }
  });

  it("carries the visitor as a card for the address book", async () => {
    const fields = { ...validFinance, name: "Jürgen Groß-Öztürk", message: "Mit Karte" };
    const reference = referenceOf(await postForm(`${site.url}/finanzierung`, fields));
    const { attachments } = await mailFor(reference);
    expect(attachments).toMatchObject([
      { filename: `Anfrage-${reference}.vcf`, contentType: "text/vcard" },
    ]);
    expect(attachments[0]?.content.toString()).toContain("FN:Jürgen Groß-Öztürk\r\n");
  });

  it("lets nothing of a visitor's into a header or a recipient", async () => {
    const response = await postForm(`${site.url}/versicherungen`, {
      ...validFinance,
      name: '"Eva" <x@evil.example>, =?utf-8?q?=42cc?=, (a);:',
      message: "Bcc: x@evil.example\r\n.\r\nMAIL FROM:<x@evil.example>\r\n",
    });
    const { receivers, headers, body } = await mailFor(referenceOf(response));
    expect(Object.keys(receivers)).toEqual(["makler@example.de", "buero@example.de"]);
    expect(headers["bcc"]).toBeUndefined();
    expect(headers["reply-to"]).toContain("erika@kunde.example");
    expect(body).toContain("MAIL FROM:<x@evil.example>");
  });
});

it("what wasn't chosen has the words of the form", async () => {
  const fields = { ...validFinance, financeOption: "", topic: "" };
  const reference = referenceOf(
    await postForm(`${site.url}/finanzierung`, { ...fields, message: "Nichts gewählt" }),
  );
  const { body } = await mailFor(reference);
  const page = await (await fetch(`${site.url}/finanzierung`)).text();
  for (const words of ["Kein bestimmtes Thema", "Kein bestimmtes Vorhaben"]) {
    expect(body).toContain(`: ${words}`);
    expect(page).toContain(words);
  }
});

it("an old client's mail says that no consent was transmitted", async () => {
  const response = await postJson(`${site.url}/financemail.php`, { ...validCall, option: "Kauf" });
  const { reference } = (await response.json()) as { reference: string };
  const { body } = await mailFor(reference);
  expect(body).toContain("Eine Einwilligung wurde dabei nicht übermittelt.");
  expect(body).toContain("Vorhaben: Kauf");
});
