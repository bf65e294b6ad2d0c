/** A half that a site doesn't offer: its page, its links and its endpoint are gone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decode } from "../support/html";
import { beforeHalves, insuranceAlone, loansAlone, writeProfile } from "../support/profile";
import { postForm, postJson, validCall, validFinance } from "../support/requests";
import { startSite, type Site } from "../support/site";

/** In ms: some thirty pages, on a machine that has other things to do. */
const PATIENCE = 120_000;

/** Every page and file that is reached from the home page by links, as it is written, by address. */
async function crawl(site: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const asked = ["/", "/sitemap.xml", "/robots.txt"];
  for (const address of asked) {
    const answer = await fetch(site.url + address, { redirect: "manual" });
    expect(answer.status, address).toBe(200);
    const isText = /text|xml|json/.test(answer.headers.get("Content-Type") ?? "");
    const text = isText ? await answer.text() : "";
    found.set(address, text);
    const links = text.matchAll(/(?:href|action|formaction|src)="(\/[^"#]*)/g);
    for (const [, link = ""] of links) if (!asked.includes(decode(link))) asked.push(decode(link));
  }
  return found;
}

describe.each([
  {
    ...{ half: "insurance", alone: insuranceAlone },
    ...{ there: "/versicherungen", endpoint: "/insurancemail.php" },
    ...{ absent: "/finanzierung", gone: "/financemail.php", query: "rate=auto" },
  },
  {
    ...{ half: "finance", alone: loansAlone },
    ...{ there: "/finanzierung", endpoint: "/financemail.php" },
    ...{ absent: "/versicherungen", gone: "/insurancemail.php", query: "privat=kfz" },
  },
])("a site for $half alone", ({ alone, there, endpoint, absent, gone, query }) => {
  let site: Site;
  beforeAll(async () => {
    const change = (text: string) => beforeHalves(alone(text));
    site = await startSite({ BROKER_FILE: writeProfile(change) });
  }, PATIENCE);
  afterAll(() => site.end());

  it(
    "every link leads somewhere, and none to the page that isn't there",
    async () => {
      const found = await crawl(site);
      expect([...found.keys()].some((address) => address.startsWith(`${there}?`))).toBe(true);
      for (const [address, text] of found) {
        // The list of all routes that Remix has is a file of the build.
        if (!address.startsWith("/build/")) expect(text, address).not.toContain(`${absent}"`);
      }
      expect(found.get("/")).toContain(`"${there}"`);
      expect(found.get("/sitemap.xml")).not.toContain(absent);
      expect(found.get("/sitemap.xml")).toContain(there);
    },
    PATIENCE,
  );

  it("the page's address leads home like any that isn't there, and takes nothing", async () => {
    const addresses = [absent, `${absent}/`, `${absent.toUpperCase()}?${query}`];
    for (const address of [...addresses, `${absent}?${query}`, `${absent}?_data=root`]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await fetch(site.url + address, { method, redirect: "manual" });
        expect(answer.status, address).toBe(302);
        expect(answer.headers.get("Location"), address).toBe("/");
      }
      const sent = await postForm(site.url + address, validFinance);
      expect(sent.status, address).toBe(405);
      expect(await sent.text(), address).not.toContain(absent);
    }
  });

  it("pages that turn away lead on to what is there", async () => {
    const refused = await postForm(site.url + there, validFinance, {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(refused.status).toBe(403);
    const page = await refused.text();
    expect(page).toContain(`<li><a href="${there}">`);
    expect(page).not.toContain(absent);
  });

  it("old clients of the absent form are told so, those of the other are served", async () => {
    for (const method of ["POST", "GET"]) {
      const init = method === "POST" ? { method, body: JSON.stringify(validCall) } : { method };
      const answer = await fetch(site.url + gone, init);
      expect(answer.status).toBe(410);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
      expect(await answer.json()).toEqual({ ok: false, error: expect.any(String) as string });
    }
    expect((await postJson(site.url + endpoint, validCall)).status).toBe(200);
  });
});
