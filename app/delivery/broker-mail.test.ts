import { describe, expect, it } from "vitest";
import { colourPairs, lookSchema, paletteOf } from "../broker/look.server";
import type { Broker } from "../broker/profile.server";
import type { AcceptedEnquiry } from "../enquiry/enquiry";
import { LINK_ACTIONS, linkPath } from "../enquiry/mail-links.server";
import { brokerMail, brokerMessage } from "./broker-mail.server";

const enquiry: AcceptedEnquiry = {
  form: "finance",
  source: "form",
  title: "Frau",
  name: "Erika <b>Müller</b> & Söhne",
  email: "erika@müller.example",
  phone: "+49 (30) 12-34",
  message: "Zeile eins\nZeile <zwei>",
  topic: "Umschuldung",
  financeOption: "Neubau",
  consents: [
    { name: "checkboxPrivacy", wording: "Ich habe gelesen." },
    { name: "baufi", wording: "Ich willige ein." },
  ],
  suspicious: false,
  reference: "7K3M-9PXR",
  receivedAt: "2026-11-21T09:15:00.000Z",
};
const look = lookSchema.parse({});
const from = { look, site: "https://makler.example", signature: ["Firma", "Registernummer D-1"] };

describe("the mail to the broker", () => {
  const mail = brokerMail(enquiry, from);

  it("names form, person and reference in its subject", () => {
    expect(mail.subject).toBe("Anfrage Finanzierung: Erika <b>Müller</b> & Söhne (7K3M-9PXR)");
  });

  it.each([
    "Frau",
    "erika@müller.example",
    "+49 (30) 12-34",
    "Umschuldung",
    "Neubau",
    "Ich habe gelesen.",
    "Ich willige ein.",
    "7K3M-9PXR",
    "21. November 2026 um 10:15 Uhr",
    "Registernummer D-1",
  ])("says %s in both parts", (fact) => {
    expect(mail.text).toContain(fact);
    expect(mail.html).toContain(fact);
  });

  it("keeps the message's lines, and takes no markup from a visitor", () => {
    expect(mail.text).toContain("Zeile eins\nZeile <zwei>");
    expect(mail.html).toContain("Zeile eins<br>Zeile &lt;zwei&gt;");
    expect(mail.html).toContain("Erika &lt;b&gt;Müller&lt;/b&gt; &amp; Söhne");
  });

  it("links phone and address", () => {
    expect(mail.html).toContain('href="tel:+49301234"');
    expect(mail.html).toContain('href="mailto:erika@m%C3%BCller.example"');
  });
});

describe("the look", () => {
  it("is the site's, by day and by night, and loads nothing", () => {
    const coral = lookSchema.parse({ colours: "navy-coral" });
    const { html } = brokerMail(enquiry, { ...from, look: coral });
    const { light, dark } = paletteOf(colourPairs["navy-coral"]);
    expect(html).toContain(`background:${light["paper"]}`);
    expect(html).toContain(`background:${light["amber-line"]}`);
    expect(html).toContain(`color:${light["petrol"]}`);
    const [, night = ""] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
    expect(night).toContain(`.sheet{background:${dark["raised"]}!important}`);
    expect(night).toContain(`.ink{color:${dark["ink"]}!important}`);
    expect(html).not.toMatch(/<img|url\(|src=|@import/);
  });

  it("has a colour by night for everything that has one by day", () => {
    const { html } = brokerMail(enquiry, from);
    const night = new Set(Array.from(html.matchAll(/\.([a-z]+)\{/g), ([, name = ""]) => name));
    const coloured = Array.from(
      html.matchAll(/<[a-z0-9]+ ([^>]*#[\da-f]{6}[^>]*)>/g),
      ([, at = ""]) => at,
    );
    expect(coloured.length).toBeGreaterThan(20);
    for (const at of coloured) {
      const [, classes = ""] = /class="([^"]*)"/.exec(at) ?? [];
      for (const name of classes.split(" ")) expect(night).toContain(name);
    }
  });
});

describe("special cases", () => {
  it("when a call suits best stands below the phone, where that was said", () => {
    const { text, html } = brokerMail({ ...enquiry, callback: "Abends" }, from);
    expect(text).toContain("\nTelefon: +49 (30) 12-34\nAnruf am besten: Abends\nThema:");
    expect(html).toMatch(/>Telefon<.*\n.*>Anruf am besten<\/td><td [^>]*>Abends<\/td>/);
    expect(brokerMail(enquiry, from).text).not.toContain("Anruf");
  });

  it("every number of the phone field can be dialled, and none is made of two", () => {
    const { html, text } = brokerMail(
      { ...enquiry, phone: "+49 (0)30 1234567 / 0171 7654321" },
      from,
    );
    const links = Array.from(html.matchAll(/href="(tel:[^"]*)"/g), ([, href]) => href);
    expect(links).toEqual(["tel:+49301234567", "tel:+491717654321"]);
    expect(text).toContain("Telefon: +49 (0)30 1234567 / 0171 7654321\n");
  });

  it("an old client's call says that no consent was transmitted", () => {
    const { text } = brokerMail({ ...enquiry, source: "endpoint", consents: [] }, from);
    expect(text).toContain("Eine Einwilligung wurde dabei nicht übermittelt.");
    expect(text).not.toContain("Thema:");
  });

  it("a suspicious one is marked, nothing else", () => {
    const marked = brokerMail({ ...enquiry, suspicious: true }, from);
    expect(marked.subject).toMatch(/^\[Spam\?\] Anfrage Finanzierung/);
    expect(marked.text).toContain("Zeile eins");
  });

  it("without a name, the address stands in the subject", () => {
    expect(brokerMail({ ...enquiry, name: "" }, from).subject).toContain(
      ": erika@müller.example (",
    );
  });

  it.each([
    ["max@firma", "030 1234", "erst prüfen"],
    ["jörg@example.de", "030 1234", "erst prüfen"],
    ["=?utf-8?q?x?=@example.de", "030 1234", "erst prüfen"],
    ["max@example.de", "ruf mich an", "keine Ziffer"],
  ])("%s, %s: marked as what can't be answered", (email, phone, words) => {
    const odd = { ...enquiry, source: "endpoint" as const, consents: [], email, phone };
    const { subject, text, html } = brokerMail(odd, from);
    expect(subject).toMatch(/^\[Kontakt prüfen\] Anfrage Finanzierung/);
    for (const part of [text, html]) {
      expect(part).toContain(email);
      expect(part).toContain(phone);
      expect(part).toContain(words);
    }
    // Where a link or an answer would lead nowhere, there is none.
    expect(html.includes("mailto:")).toBe(email === "max@example.de");
    expect(text.includes("Antworte einfach auf diese E-Mail")).toBe(email === "max@example.de");
    expect(html.includes("tel:")).toBe(phone === "030 1234");
  });

  it("what nobody can see stands escaped in the subject", () => {
    const name = "Max\u202egnp.exe\u2066 ن\u200cی \u{e0041}";
    expect(brokerMail({ ...enquiry, name }, from).subject).toBe(
      "Anfrage Finanzierung: Max\\u{202e}gnp.exe\\u{2066} ن\u200cی \\u{e0041} (7K3M-9PXR)",
    );
  });

  it("a subject is one short line that nothing decodes", () => {
    const name = `=?utf-8?q?=42cc?=\r\nBcc: x@evil.example${"x".repeat(200)}`;
    const { subject } = brokerMail({ ...enquiry, name }, from);
    expect(subject).not.toMatch(/[\r\n]|=\?/);
    expect(subject.length).toBeLessThan(130);
  });
});

const fromEndpoint: AcceptedEnquiry = {
  ...enquiry,
  source: "endpoint",
  name: "Max",
  email: "max@example.de",
  consents: [],
};
const sender = {
  MAIL_FROM: "Website <website@makler.example>",
  MAIL_TO: ["post@makler.example"],
  SITE_URL: "https://makler.example",
};
const broker = { firm: "Firma", registrations: [] as Broker["registrations"] } as Broker;
const replyTo = (changes: Partial<AcceptedEnquiry>) =>
  brokerMessage({ ...fromEndpoint, ...changes }, sender, { broker, look }).replyTo;

describe("an answer", () => {
  it("goes to the visitor", () => {
    expect(replyTo({})).toEqual({ name: "Max", address: "max@example.de" });
  });

  it.each(["max@firma", "jörg@example.de", "=?utf-8?q?x?=@example.de", "a b@example.de"])(
    "goes nowhere near %s: a header that a relay refuses would hold up the whole mail",
    (email) => {
      expect(replyTo({ email })).toBeUndefined();
    },
  );

  it("shows no name that isn't what it seems", () => {
    expect(replyTo({ name: "Max\u202egnp =?utf-8?q?=42?=" })).toMatchObject({
      name: "Max\\u{202e}gnp = ?utf-8?q?=42?=",
    });
  });
});

describe("the links", () => {
  const linkSecret = "0123456789abcdef0123456789abcdef";
  const withLinks = (changes: Partial<AcceptedEnquiry> = {}, site = sender.SITE_URL) => {
    const message = brokerMessage(
      { ...enquiry, email: "max@example.de", ...changes },
      { ...sender, SITE_URL: site },
      { broker, look },
      { linkSecret },
    );
    const { text, html } = message as { text: string; html: string };
    return { ...message, text, html };
  };
  const addresses = LINK_ACTIONS.map(
    (action) => sender.SITE_URL + linkPath(linkSecret, enquiry, action),
  );

  it("are the enquiry's own, in both parts", () => {
    const { text, html } = withLinks();
    expect(text.match(/https:.*\/anfrage\/.*/g)).toEqual(addresses);
    const links = Array.from(html.matchAll(/href="(https:[^"]*)"/g), ([, href]) => href);
    expect(links).toEqual(addresses);
    expect(new Set(addresses).size).toBe(3);
  });

  it("say what they do, below how to answer and above the signature", () => {
    const { text, html } = withLinks();
    const [, below = ""] = text.split("Antworte einfach auf diese E-Mail");
    for (const [label, does] of [
      ["Erledigt", "löscht sie dort"],
      ["Ist Spam", "löscht und zählt"],
      ["Noch einmal senden", "an alle Empfänger"],
    ]) {
      expect(below.split("\n-- \n")[0]).toContain(`\n${label} (${does}):\nhttps://`);
      expect(html).toMatch(new RegExp(`>${label}</span>&nbsp; ${does}</a>`));
    }
    expect(html.indexOf("/anfrage/")).toBeGreaterThan(html.indexOf("Einwilligungen"));
  });

  // RFC 5322's limit, or, where the name leaves room, what no program wraps.
  it.each([
    ["https://makler.example", 75],
    [`https://www.${"versicherungsmakler-".repeat(3)}x.example`, 998],
  ])("stand on lines of their own, in one piece, below %s", (site, longest) => {
    const { text } = withLinks({}, site);
    const lines = text.split("\n").filter((line) => line.includes("/anfrage/"));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(URL.parse(line)?.href).toBe(line);
      expect(line.length).toBeLessThanOrEqual(longest);
    }
  });

  it("can be hit with a thumb", () => {
    const { html } = withLinks();
    const styles = Array.from(
      html.matchAll(/<a href="https:[^>]*style="([^"]*)"/g),
      ([, style = ""]) => style,
    );
    expect(styles).toHaveLength(3);
    for (const style of styles) {
      const [, padding = "0"] = /padding:(\d+)px 0/.exec(style) ?? [];
      const [, line = "0"] = /line-height:(\d+)px/.exec(style) ?? [];
      expect(style).toContain("display:block");
      expect(2 * Number(padding) + Number(line)).toBeGreaterThanOrEqual(48);
    }
  });

  it("are the same each time, so that the same enquiry is the same mail", () => {
    expect(withLinks()).toEqual(withLinks());
    expect(withLinks({ reference: "2222-3333" }).text).not.toContain(addresses[0]);
  });

  it("come with a secret alone", () => {
    const { text, html } = brokerMessage(enquiry, sender, { broker, look });
    for (const part of [text, html]) {
      expect(part).not.toContain("/anfrage/");
      expect(part).not.toContain("Noch ist diese Anfrage");
    }
  });

  it("have a colour by night, too", () => {
    const { html } = withLinks();
    const night = new Set(Array.from(html.matchAll(/\.([a-z]+)\{/g), ([, name = ""]) => name));
    const [, block = ""] = html.split("Jeder dieser Links");
    const classes = Array.from(block.matchAll(/class="([^"]*)"/g), ([, names = ""]) =>
      names.split(" "),
    );
    expect(classes.length).toBeGreaterThan(6);
    for (const name of classes.flat()) expect(night).toContain(name);
  });
});
