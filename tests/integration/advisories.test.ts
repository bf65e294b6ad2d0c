/** Advisories that stay open in what the site is built on, and why none can be reached: decision record 0001. */
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { postForm, validFinance, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(site.url + target, { redirect: "manual", headers });

describe("GHSA-wrjc-x8rr-h8h6: a backslash in a path given to Link or navigate leads to another site", () => {
  it("nothing here is given a path: links are links, and a form goes to its own page", () => {
    const modules = fs
      .readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join("app", name));
    const givenPaths = /\b(?:Link|NavLink|Navigate|useNavigate|useHref|useFetcher)\b/;
    const users = modules.filter((name) =>
      Array.from(
        fs.readFileSync(name, "utf8").matchAll(/import\s+([^;]*?)\s+from\s+"@remix-run\/react"/g),
      ).some(([, names = ""]) => givenPaths.test(names)),
    );
    expect(modules.length).toBeGreaterThan(50);
    expect(users).toEqual([]);
  });

  it.each([
    "\\evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "//evil.example",
    "/%5Cevil.example",
  ])("%s stands in no page and no redirect", async (hostile) => {
    const query = new URLSearchParams({ privat: hostile, rate: hostile, gesendet: hostile });
    for (const { path: page } of pages) {
      expect(await (await get(`${page}?${query}`)).text(), page).not.toContain("evil");
    }
    const sent = [
      await postForm(`${site.url}/versicherungen?${query}`, validInsurance),
      await postForm(`${site.url}/finanzierung?${query}&_data=routes/finanzierung`, validFinance),
    ];
    for (const { headers } of sent) {
      const location = headers.get("Location") ?? headers.get("X-Remix-Redirect") ?? "";
      expect(location).toMatch(/^\/(?:versicherungen|finanzierung)\?gesendet=\w{4}-\w{4}$/);
    }
  });
});

describe("GHSA-337j-9hxr-rhxg: an error handed to the browser names what is constructed there", () => {
  const hostile = JSON.stringify({ __type: "Error", __subType: "Function", message: "alert(1)" });
  const fields = { ...validInsurance, email: hostile, name: hostile, errors: hostile };

  it("no page hands over an error, whatever was typed", async () => {
    const answers = [
      await get("/versicherungen"),
      await get(`/finanzierung?rate=${encodeURIComponent(hostile)}`),
      await postForm(`${site.url}/versicherungen`, fields),
      await postForm(`${site.url}/finanzierung`, fields),
    ];
    for (const answer of answers) {
      const html = await answer.text();
      expect(html).toContain('"errors":null');
      // As a value it is text; as a key it would be read.
      expect(html).not.toMatch(/[{,]"__(?:subT|t)ype":/);
    }
  });

  it("nor does an answer to scripts", async () => {
    for (const target of ["/versicherungen", "/finanzierung"]) {
      const answer = await postForm(`${site.url}${target}?_data=routes${target}`, fields);
      expect(answer.status).toBe(400);
      expect(answer.headers.get("X-Remix-Error")).toBeNull();
      expect(await answer.text()).not.toMatch(/[{,]"__(?:subT|t)ype":/);
    }
  });
});

describe("CVE-2026-34077: turbo-stream can be made to work without end", () => {
  it.each(["/versicherungen.data", "/_root.data", "/finanzierung.data?_routes=root"])(
    "what would be read or written with it isn't there: %s",
    async (target) => {
      const answer = await get(target, { Accept: "text/x-script" });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toBe("/");
    },
  );

  it("nothing is taken or given in its format", async () => {
    const html = await (await get("/versicherungen")).text();
    // A flag that isn't handed over is off.
    expect(html).toContain("__remixContext");
    expect(html).not.toContain("v3_singleFetch");
    const sent = await fetch(`${site.url}/versicherungen`, {
      method: "POST",
      headers: { "Content-Type": "text/x-script", "Sec-Fetch-Site": "same-origin" },
      body: "[{}]",
    });
    expect(sent.status).toBe(415);
  });
});
