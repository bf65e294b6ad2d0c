import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postForm, postJson, validCall, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

describe.each(["/insurancemail.php", "/financemail.php"])("%s", (endpoint) => {
  const post = (body: unknown, headers?: Record<string, string>) =>
    postJson(site.url + endpoint, body, headers);

  it.each(["text/plain", "application/json", "application/x-www-form-urlencoded", "x/y"])(
    "takes JSON called %s",
    async (type) => {
      const response = await post(validCall, { "Content-Type": type });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        ok: true,
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      });
    },
  );

  it("needs e-mail and phone alone; null counts as absent, unknown members are ignored", async () => {
    const call = { email: "a@b.de", phone: "1", title: null, name: null, text: null, extra: [{}] };
    expect((await post({ ...call, option: null, __proto__: { x: 1 } })).status).toBe(200);
  });

  it("takes any title and option", async () => {
    const response = await post({ ...validCall, title: "Firma", option: "Etwas ganz anderes" });
    expect(response.status).toBe(200);
  });

  it.each(["", "kein JSON", "{", "[]", "null", '"text"', "1", "[".repeat(60_000)])(
    "%.20s is 400",
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ ok: false, error: expect.any(String) });
    },
  );

  it.each([
    { email: "max@firma" },
    { email: "jörg@example.de" },
    { email: "max mustermann@example.de" },
    { email: "=?utf-8?q?x?=@example.de" },
    { phone: "ruf mich an" },
  ])("takes what the old client's own rules took, since it swallows a refusal: %j", async (odd) => {
    const response = await post({ ...validCall, ...odd });
    expect(response.status).toBe(200);
  });

  it.each([
    [{ email: "kaputt" }, "email"],
    [{ email: "@example.de" }, "email"],
    [{ email: "max@" }, "email"],
    [{ email: `${"a".repeat(254)}@b.de` }, "email"],
    [{ phone: "1".repeat(51) }, "phone"],
    [{ phone: "  " }, "phone"],
    [{ email: null }, "email"],
    [{ email: ["a@b.de"] }, "email"],
    [{ email: "a@b.de\nBcc: x@evil.example" }, "email"],
    [{ phone: "" }, "phone"],
    [{ phone: {} }, "phone"],
    [{ name: "a".repeat(201) }, "name"],
    [{ text: "a".repeat(10_001) }, "text"],
    [{ title: "a\r\nb" }, "title"],
    [{ name: true }, "name"],
  ])("%.60j is 422 at %s", async (wrong, field) => {
    const response = await post({ ...validCall, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is 405", async (method) => {
    const response = await fetch(site.url + endpoint, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ ok: false });
  });

  it("HEAD is 405, too", async () => {
    const response = await fetch(site.url + endpoint, { method: "HEAD" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });

  it("too large is 413", async () => {
    const response = await post({ ...validCall, text: "a".repeat(70_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ ok: false });
  });

  it("a foreign origin is 403", async () => {
    const response = await post(validCall, { "Sec-Fetch-Site": "cross-site" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ ok: false });
  });

  it("is gone where it is turned off, and says so in JSON; the forms stay", async () => {
    const closed = await startSite({ OLD_ENDPOINTS: "off" });
    for (const method of ["POST", "GET"]) {
      const init = method === "POST" ? { method, body: JSON.stringify(validCall) } : { method };
      const response = await fetch(closed.url + endpoint, init);
      expect(response.status).toBe(410);
      expect(response.headers.get("Content-Type")).toContain("application/json");
      expect(await response.json()).toEqual({ ok: false, error: expect.any(String) });
    }
    const form = await postForm(`${closed.url}/versicherungen`, validInsurance);
    await closed.end();
    expect(form.status).toBe(303);
  });

  it("too many are 429", async () => {
    const strict = await startSite({ RATE_LIMIT: "1" });
    await postJson(strict.url + endpoint, validCall);
    const response = await postJson(strict.url + endpoint, { ...validCall, text: "Noch eine" });
    await strict.end();
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ ok: false });
  });
});
