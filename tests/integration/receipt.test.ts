import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeCertificate } from "../support/certificates";
import { runCommand } from "../support/command";
import { wordsOf } from "../support/html";
import { startRelay, type Relay } from "../support/relay";
import {
  postForm,
  postJson,
  referenceOf,
  validCall,
  validFinance,
  validInsurance,
} from "../support/requests";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

const certificate = makeCertificate();
const dataDir = temporaryFolder();
let relay: Relay;
let site: Site;
const start = (RECEIPT: string, DATA_DIR = dataDir, more: Record<string, string> = {}) =>
  startSite({
    ...more,
    RECEIPT,
    DATA_DIR,
    SMTP_URL: relay.urlElsewhere,
    NODE_EXTRA_CA_CERTS: certificate.certFile,
    SITE_URL: "https://makler.example",
  });

beforeAll(async () => {
  relay = await startRelay({ certificate, login: true });
});
afterAll(() => relay.stop());

const mailsTo = (address: string) =>
  relay.taken.filter(({ to }) => JSON.stringify(to).includes(address));
const brokersMail = (reference: string) =>
  eventually(() => mailsTo("makler@example.de").find((mail) => mail.subject?.includes(reference)));
const send = async (fields: Record<string, string>, path = "/versicherungen") =>
  referenceOf(await postForm(site.url + path, fields, { "Sec-Fetch-Site": "same-origin" }));

describe("with receipts", () => {
  beforeAll(async () => {
    site = await start("on");
  });
  afterAll(() => site.end());
  afterEach(() => relay.refused.clear());

  it("the visitor gets one, with the first information and without a word of their own", async () => {
    const typed = {
      name: "Kauft-Bei-Evil.example",
      message: "Werbetext",
      phone: "0900 123",
      title: "Gewinner",
    };
    const fields = { ...validFinance, ...typed, email: "neu@kunde.example", topic: "Autokredit" };
    const reference = await send(fields, "/finanzierung");
    const receipt = await eventually(() => mailsTo("neu@kunde.example")[0]);
    expect(receipt.subject).toBe(`Deine Anfrage ist angekommen (${reference})`);
    expect(receipt.from?.value).toEqual([{ address: "website@example.de", name: "Website" }]);
    expect(receipt.replyTo?.value).toMatchObject([{ address: "makler@example.de" }]);
    expect(receipt.headers.get("auto-submitted")).toBe("auto-replied");
    expect(receipt.messageId).toMatch(
      new RegExp(`^<${reference.toLowerCase()}\\.\\d+\\.receipt@makler\\.example>$`),
    );
    expect(receipt.text).toContain("Ich willige ausdrücklich ein");
    expect(receipt.text).toContain("Datenschutzerklärung habe ich gelesen");
    const whole = JSON.stringify([receipt.headerLines, receipt.text]);
    for (const word of Object.values(typed)) expect(whole).not.toContain(word);

    const [pdf] = receipt.attachments;
    expect(pdf).toMatchObject({ filename: "Erstinformation.pdf", contentType: "application/pdf" });
    const hash = createHash("sha256").update(pdf!.content).digest("hex");
    const { text, html, attachments } = await brokersMail(reference);
    for (const part of [text, String(html)]) {
      expect(part).toContain(hash);
      expect(part).toContain("Fassung 1.0 vom 20. November 2026");
    }
    expect(attachments.map(({ filename }) => filename)).toEqual([`Anfrage-${reference}.vcf`]);
    // The broker comes first.
    const order = relay.taken.map(({ messageId }) => messageId ?? "");
    const first = order.findIndex((id) => id.startsWith(`<${reference.toLowerCase()}`));
    expect(order[first]).not.toContain("receipt");
  });

  it("only one a day, also after a restart", async () => {
    const email = "oft@kunde.example";
    await site.logged("receipt sent", await send({ ...validInsurance, email }));
    await site.end();
    site = await start("on");
    const second = await send({ ...validInsurance, email: "OFT@kunde.example", message: "2" });
    await site.logged("receipt skipped", second);
    await brokersMail(second);
    expect(mailsTo(email).concat(mailsTo("OFT@kunde.example"))).toHaveLength(1);
  });

  it("none for old clients, none where the trap was filled", async () => {
    const email = "keine@kunde.example";
    const call = await postJson(`${site.url}/insurancemail.php`, { ...validCall, email });
    const { reference } = (await call.json()) as { reference: string };
    const trapped = await send({ ...validInsurance, email, zusatz: "http://spam.example" });
    const witness = await send({ ...validInsurance, email: "zeuge@kunde.example" });
    await site.logged("receipt sent", witness);
    for (const each of [reference, trapped]) {
      const { text } = await brokersMail(each);
      expect(text).not.toContain("Eingangsbestätigung");
    }
    expect(mailsTo(email)).toEqual([]);
  });

  it("an address that doesn't exist costs the broker nothing: one mail, once, and no second try", async () => {
    relay.refused.set("tippfehler@kunde.example", 550);
    const reference = await send({ ...validInsurance, email: "tippfehler@kunde.example" });
    await brokersMail(reference);
    await site.logged("receipt given up", reference);
    expect(
      mailsTo("makler@example.de").filter(({ subject }) => subject?.includes(reference)),
    ).toHaveLength(1);
    expect(site.output()).not.toContain("tippfehler");
  });

  it("the pages say so", async () => {
    const sent = await fetch(`${site.url}/versicherungen?gesendet=7K3M-9PXR`);
    expect(await sent.text()).toContain("Eingangsbestätigung per E-Mail, höchstens eine am Tag");
    const privacy = wordsOf(await (await fetch(`${site.url}/datenschutz`)).text());
    expect(privacy).toContain("Hashwert der Adresse");
    expect(privacy).not.toContain("Eine automatische E-Mail an Dich verschickt die Website nicht");
  });
});

describe("without receipts", () => {
  beforeAll(async () => {
    site = await start("off", temporaryFolder());
  });
  afterAll(() => site.end());

  it("the visitor gets none, and the pages and the broker's mail say nothing of one", async () => {
    const reference = await send({ ...validInsurance, email: "still@kunde.example" });
    const { text } = await brokersMail(reference);
    expect(text).not.toContain("Eingangsbestätigung");
    const sent = await fetch(`${site.url}/versicherungen?gesendet=${reference}`);
    expect(await sent.text()).toContain("Eine automatische Antwort kommt nicht");
    const privacy = wordsOf(await (await fetch(`${site.url}/datenschutz`)).text());
    expect(privacy).toContain("Eine automatische E-Mail an Dich verschickt die Website nicht");
    expect(privacy).not.toContain("Eingangsbestätigung");
    expect(mailsTo("still@kunde.example")).toEqual([]);
  });
});

it("who of two recipients gets the enquiry later gets the same message, and the visitor one receipt", async () => {
  const DATA_DIR = temporaryFolder();
  const MAIL_TO = "makler@example.de, buero@example.de";
  relay.refused.set("buero@example.de", 550);
  site = await start("on", DATA_DIR, { MAIL_TO });
  const email = "geteilt@kunde.example";
  const reference = await send({ ...validInsurance, email });
  await site.logged("parked", reference);
  await site.logged("receipt sent", reference);
  relay.refused.clear();
  const resent = await runCommand("enquiries", ["resend", reference], { DATA_DIR, MAIL_TO });
  expect(resent.code).toBe(0);
  await site.logged("delivered", reference);
  await site.end();
  const [first, second, ...more] = mailsTo("buero@example.de");
  expect(first?.text).toContain("Eingangsbestätigung");
  expect([second?.messageId, second?.text, second?.html]).toEqual([
    first?.messageId,
    first?.text,
    first?.html,
  ]);
  expect(more).toEqual([]);
  expect(mailsTo(email)).toHaveLength(1);
});

it("what can't be delivered of either mail comes back to where bounces are read", async () => {
  site = await start("on", temporaryFolder(), { MAIL_BOUNCE: "bounces@agentur.example" });
  const email = "bounce@kunde.example";
  const reference = await send({ ...validInsurance, email });
  const toBroker = await brokersMail(reference);
  const receipt = await eventually(() => mailsTo(email)[0]);
  await site.end();
  for (const { sender, headers } of [toBroker, receipt]) {
    expect(sender).toBe("bounces@agentur.example");
    expect(JSON.stringify(headers)).not.toContain("agentur.example");
  }
});
