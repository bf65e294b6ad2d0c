import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forms, HONEYPOT, isReference, LIMITS } from "../../app/enquiry/enquiry";
import { mailFile, mailFiles } from "../support/mail-files";
import { postForm, referenceOf, validFinance, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

describe.each([
  ["/versicherungen", validInsurance],
  ["/finanzierung", validFinance],
])("%s", (page, valid) => {
  const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
    postForm(site.url + page, fields, headers);
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => !names.includes(name)));
  const unique = (more: Record<string, string> = {}) => ({
    ...valid,
    message: `${page} ${crypto.randomUUID()}`,
    ...more,
  });

  it("says first what asking costs, then asks in the order in which mistakes are named", async () => {
    const html = await (await fetch(site.url + page)).text();
    const [section = ""] = /<section class="enquiry"[\s\S]*<\/section>/.exec(html) ?? [];
    const controls = [...section.matchAll(/<(?:input|select|textarea)\b[^>]* name="(\w+)"/g)];
    const names = controls.map(([, name]) => name).filter((name) => name !== HONEYPOT);
    const { fields } = page === "/finanzierung" ? forms.finance : forms.insurance;
    expect(names).toEqual(fields);
    const cost = section.indexOf("kosten Dich nichts");
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(controls[0]?.index ?? 0);
  });

  it("a valid enquiry is redirected with its reference, confirmed, and becomes a mail", async () => {
    const response = await post(unique());
    const reference = referenceOf(response);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${page}?gesendet=${reference}`);
    expect(isReference(reference)).toBe(true);
    const html = await (await fetch(`${site.url}${page}?gesendet=${reference}`)).text();
    expect(html).toContain("Deine Nachricht wurde versendet.");
    expect(html).toContain("Ich werde mich schnellstmöglich bei dir melden.");
    expect(html).toContain(reference);
    await mailFile(site, reference);
  });

  it("takes multipart, too", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(unique())) body.set(name, value);
    const response = await fetch(site.url + page, { method: "POST", body, redirect: "manual" });
    expect(response.status).toBe(303);
    await mailFile(site, referenceOf(response));
  });

  it("only what the specification requires must be there", async () => {
    const response = await post({ ...without("title", "name", "message"), phone: "1234567" });
    expect(response.status).toBe(303);
  });

  it.each(["email", "phone", "checkboxPrivacy", ...("baufi" in valid ? ["baufi"] : [])])(
    "without %s it is 400: marked, summarised, everything typed kept",
    async (missing) => {
      const response = await post({
        ...without(missing),
        name: 'Erika "<b>"',
        title: "Herr",
        callback: "Mittags",
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      const field = new RegExp(`<[^>]*id="(anfrage-[^"]*-${missing})"[^>]*>`).exec(html);
      expect(field?.[0]).toContain('aria-invalid="true"');
      expect(field?.[0]).toMatch(new RegExp(`aria-describedby="${field?.[1]}-error`));
      expect(html).toContain(`id="${field?.[1]}-error"`);
      expect(html).toContain(`href="#${field?.[1]}"`);
      expect(html).toContain('value="Erika &quot;&lt;b&gt;&quot;"');
      expect(html).toMatch(/<option[^>]*selected=""[^>]*>Herr</);
      expect(html).toMatch(/<option[^>]*selected=""[^>]*>Mittags</);
      expect(html).not.toContain("Your name is required");
    },
  );

  it.each([
    ["email", "max@", "name@example.de"],
    ["email", "max@example.de\r\nBcc: x@evil.example", "in einer Zeile"],
    ["email", `${"a".repeat(LIMITS.email)}@example.de`, "254 Zeichen"],
    ["name", "a".repeat(LIMITS.name + 1), "200 Zeichen"],
    ["name", "Eva\nMaria", "in einer Zeile"],
    ["phone", "1".repeat(LIMITS.phone + 1), "50 Zeichen"],
    ["message", "a".repeat(LIMITS.message + 1), "10.000 Zeichen"],
    ["callback", "Um Mitternacht", "wähle eine der Zeiten aus der Liste"],
    [
      "title",
      "a".repeat(LIMITS.title + 1),
      page === "/finanzierung" ? "Your name is required" : "80 Zeichen",
    ],
  ])("refuses %s %j with a German message", async (name, value, message) => {
    const response = await post({ ...valid, [name]: value });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });

  it.each([
    ["email", "max@müller.de"],
    ["name", "Владимир 王小明 محمد"],
    ["title", "Prof. Dr."],
    ["message", "=cmd|'/c calc'!A1\n<script>alert(1)</script>"],
    ["topic", "Hausrat"],
    ["callback", "Nachmittags"],
    ["callback", ""],
  ])("takes %s %j", async (name, value) => {
    expect((await post({ ...valid, [name]: value })).status).toBe(303);
  });

  it("the same enquiry sent twice is one: same reference, one mail", async () => {
    const fields = unique();
    const answers = await Promise.all([post(fields), post(fields), post(fields)]);
    const references = new Set(answers.map(referenceOf));
    expect(references.size).toBe(1);
    const [reference = ""] = references;
    await mailFile(site, reference);
    expect(mailFiles(site, reference)).toHaveLength(1);
  });

  it("sent again with another time for a call, it is another: the broker has to know", async () => {
    const fields = unique({ callback: "Mittags" });
    const first = referenceOf(await post(fields));
    expect(referenceOf(await post(fields))).toBe(first);
    expect(referenceOf(await post({ ...fields, callback: "Abends" }))).not.toBe(first);
  });

  it("what looks like spam is marked, never dropped", async () => {
    const response = await post(unique({ zusatz: "https://spam.example" }));
    expect(response.status).toBe(303);
    const mail = fs.readFileSync(await mailFile(site, referenceOf(response)), "utf8");
    expect(mail).toMatch(/^Subject: .*(\[Spam\?\]|=5BSpam=3F=5D)/m);
  });

  it.each([
    ["PUT", 405],
    ["PATCH", 405],
    ["DELETE", 405],
    ["OPTIONS", 405],
  ])("%s is %i, in German", async (method, status) => {
    const response = await fetch(site.url + page, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect(await response.text()).toContain("So lässt sich diese Adresse nicht aufrufen");
  });

  it.each([
    ["another site's page", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbouring host", { "Sec-Fetch-Site": "same-site" }],
  ])("%s is 403", async (_case, headers) => {
    const response = await post(valid, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("von einer anderen Website");
  });

  it.each([
    ["a foreign Origin", { Origin: "https://evil.example" }, 403],
    [
      "a forged X-Forwarded-Host",
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      403,
    ],
    ["no Origin", {}, 303],
  ])("without Sec-Fetch-Site, %s is judged by its host", async (_case, headers, status) => {
    const response = await fetch(site.url + page, {
      method: "POST",
      body: new URLSearchParams(valid),
      redirect: "manual",
      headers: headers as HeadersInit,
    });
    expect(response.status).toBe(status);
  });

  it.each([
    ["text/plain", 415],
    ["application/json", 415],
    ["", 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=x", 400],
  ])("a body of type %j is %i", async (type, status) => {
    const body = new Blob(["unlesbar"], { type });
    const response = await fetch(site.url + page, { method: "POST", body });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<a href="/">');
  });

  it("broken encoding is 400", async () => {
    const response = await fetch(site.url + page, {
      method: "POST",
      body: "name=%ff%fe",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("nicht lesbar");
  });

  it("over 64 KiB is 413, announced or in chunks", async () => {
    const big = `message=${"a".repeat(64 * 1024)}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const announced = await fetch(site.url + page, { method: "POST", body: big, headers });
    expect(announced.status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let at = 0; at < big.length; at += 8192) {
          controller.enqueue(new TextEncoder().encode(big.slice(at, at + 8192)));
        }
        controller.close();
      },
    });
    const init = { method: "POST", body: chunks, headers, duplex: "half" } as RequestInit;
    const chunked = await fetch(site.url + page, init);
    expect(chunked.status).toBe(413);
    expect(await chunked.text()).toContain("Das war zu viel auf einmal");
  });

  it("a field named like a giant array is dropped, and the site lives", async () => {
    const response = await post({ "name[99999999]": "1" });
    expect(response.status).toBe(400);

    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

describe("too many from one address", () => {
  it("are 429, with everything typed kept", async () => {
    const strict = await startSite({ RATE_LIMIT: "2" });
    const statuses = [];
    let last = "";
    for (let round = 0; round < 3; round++) {
      const response = await postForm(`${strict.url}/versicherungen`, {
        ...validInsurance,
        message: `Runde ${round}`,
      });
      statuses.push(response.status);
      last = await response.text();
    }
    await strict.end();
    expect(statuses).toEqual([303, 303, 429]);
    expect(last).toContain("Runde 2");
    expect(last).toContain('value="erika@kunde.example"');
    expect(last).toContain("zu viele Anfragen");
  });

  it("are told apart by the proxy's word where there is one", async () => {
    const proxied = await startSite({ RATE_LIMIT: "1", TRUSTED_PROXIES: "1" });
    const from = (address: string, message: string) =>
      postForm(
        `${proxied.url}/versicherungen`,
        { ...validInsurance, message },
        { "X-Forwarded-For": `6.6.6.6, ${address}` },
      );
    expect((await from("192.0.2.1", "a")).status).toBe(303);
    expect((await from("192.0.2.1", "b")).status).toBe(429);
    expect((await from("192.0.2.2", "c")).status).toBe(303);
    await proxied.end();
  });
});
