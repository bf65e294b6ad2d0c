import fs from "node:fs";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { linkedData, wordsOf } from "../support/html";
import { mailFile } from "../support/mail-files";
import { wordsOfPdf } from "../support/pdf";
import { writeProfile } from "../support/profile";
import { postForm, referenceOf, validFinance, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

/** RFC 9116, as far as it binds: fields by name, each once. */
async function securityText(): Promise<Record<string, string>> {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))) as Record<string, string>;
}

const OLD = "D-XXXX-XXXXX-XX";
const NEW = "D-4711-QWERT-42";

let site: Site;
beforeAll(async () => {
  site = await startSite({ BROKER_FILE: writeProfile((text) => text.replaceAll(OLD, NEW)) });
});
afterAll(() => site.end());

const get = async (address: string) => (await fetch(site.url + address)).text();

describe("one register number changed in the profile", () => {
  it.each(["/", "/impressum", "/about", "/erstinformation", "/versicherungen"])(
    "changes on %s",
    async (address) => {
      expect(wordsOf(await get(address))).toContain(NEW);
    },
  );

  it("doesn't stand where an enquiry is about loans: their numbers do", async () => {
    const words = wordsOf(await get("/finanzierung"));
    expect(words).not.toContain(NEW);
    expect(words).toContain("D-W-XXX-XXXX-XX");
  });

  it("changes in the PDF", async () => {
    const words = await wordsOfPdf(
      await (await fetch(`${site.url}/erstinformation.pdf`)).arrayBuffer(),
    );
    expect(words).toContain(NEW);
    expect(words).not.toContain(OLD);
  });

  it("changes in what search engines read", async () => {
    expect(linkedData(await get("/"))[0]).toMatchObject({
      identifier: [{ value: NEW }, { value: "D-W-XXX-XXXX-XX" }, { value: "D-X-XXX-XXXX-XX" }],
    });
  });

  it.each([
    ["/versicherungen", validInsurance],
    ["/finanzierung", validFinance],
  ])("changes at the foot of the mail from %s, in both parts", async (address, fields) => {
    const reference = referenceOf(await postForm(site.url + address, fields));
    const file = await mailFile(site, reference);
    const { text = "", html } = await simpleParser(fs.readFileSync(file));
    for (const part of [text, String(html)]) {
      expect(part).toContain(`Versicherungsvermittlung: Registernummer ${NEW}`);
      expect(part).not.toContain(OLD);
    }
  });

  it("leaves the old one nowhere", async () => {
    const others = ["/sitemap.xml", "/robots.txt"];
    for (const address of [...pages.map((page) => page.path), ...others]) {
      expect(await get(address), address).not.toContain(OLD);
    }
  });
});

it("whoever finds a hole in the site is told whom to write to", async () => {
  const { Contact, Expires = "", Canonical } = await securityText();
  expect(Contact).toBe("mailto:makler@example.de");
  expect(Canonical).toBe(`${site.url}/.well-known/security.txt`);
  const days = (Date.parse(Expires) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
