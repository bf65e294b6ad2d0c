/** From files alone: what a broker may want of a running site is live soon, and nobody builds or starts anything. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unspaced, wordsOf } from "../support/html";
import { EXAMPLE } from "../support/profile";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { mailWith } from "../support/mail-files";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

/** From the moment a file is written, in ms. */
const SOON = 5000;

const folder = temporaryFolder();
const example = fs.readFileSync(EXAMPLE, "utf8");
const write = (name: string, text: string | Buffer) =>
  fs.writeFileSync(path.join(folder, name), text);

let site: Site;
beforeAll(async () => {
  write("broker.yaml", example);
  site = await startSite({ SITE_DIR: folder });
});
afterAll(() => site.end());

const get = async (address: string) =>
  (await fetch(site.url + address, { redirect: "manual" })).text();
const live = (address: string, says: (page: string) => boolean) =>
  eventually(async () => says(await get(address)), SOON);
const namesIn = (page: string) =>
  Array.from(page.matchAll(/<p class="browser-name">(.*?)<\/p>/gs), ([, name = ""]) =>
    unspaced(wordsOf(name)),
  );

it("another headline", async () => {
  write("home.yaml", 'headline:\n  both: "Drei Häuser, {ein Makler|eine Maklerin|ein Büro}."\n');
  await live("/", (page) => /Drei Häuser,.*ein Makler\./s.test(wordsOf(page)));
  // What isn't in the file is the shipped site's.
  expect(wordsOf(await get("/"))).toContain("In vier Schritten weißt Du, woran Du bist");
});

it("an eighth private insurance from the catalogue, and one of the broker's own", async () => {
  write(
    "items.yaml",
    "fahrrad:\n  name: Fahrradversicherung\n  heading: Damit Dein Rad versichert ist\n" +
      "  text: |\n    Ein *gutes* Rad kostet viel.\n\n    Mehr steht in der [Erstinformation](/erstinformation).\n" +
      "  example: Am Bahnhof ist das Schloss noch da, das Rad nicht mehr.\n",
  );
  const shown =
    "haftpflicht, hausrat, rechtsschutz, berufsunfaehigkeit, kfz, gebaeude, risikoleben, pflege, fahrrad";
  write("insurance.yaml", `private:\n  items: [${shown}]\n`);
  await live("/versicherungen", (page) => namesIn(page).length === 12);
  const page = await get("/versicherungen");
  expect(namesIn(page).slice(7, 9)).toEqual(["Pflegezusatzversicherung", "Fahrradversicherung"]);
  expect(wordsOf(page)).toContain("Zwölf Versicherungen in wenigen Sätzen");
  expect(page).toContain("Ein <em>gutes</em> Rad kostet viel.");
  expect(page).toMatch(/<a [^>]*href="\/erstinformation"[^>]*>Erstinformation<\/a>\./);

  const fields = { ...validInsurance, topic: "Fahrradversicherung", message: "Mein Rad" };
  const reference = referenceOf(await postForm(`${site.url}/versicherungen`, fields));
  expect(await mailWith(site, reference)).toContain("Fahrradversicherung");
});

it("the second taken out, the others move up", async () => {
  write("insurance.yaml", "private:\n  items: [haftpflicht, rechtsschutz, kfz]\n");
  await live("/versicherungen", (page) => namesIn(page).length === 6);
  expect(namesIn(await get("/versicherungen")).slice(0, 3)).toEqual([
    "Haftpflichtversicherung",
    "Rechtsschutz",
    "Kfz-Versicherung",
  ]);
  expect(wordsOf(await get("/versicherungen"))).toContain("Drei Verträge");
});

it("financing switched off, and on again", async () => {
  write("site.yaml", "finance: false\n");
  await live("/", (page) => !page.includes("/finanzierung"));
  const away = await fetch(`${site.url}/finanzierung`, { redirect: "manual" });
  expect(away.headers.get("location")).toBe("/");
  write("site.yaml", "finance: true\n");
  await live("/finanzierung", (page) => page.includes("Baufinanzierung"));
});

it("other colours, and the call-back no longer asked for", async () => {
  write("site.yaml", "colours: forest-gold\ncallBack: false\n");
  await live("/versicherungen", (page) => page.includes("--petrol:#1d4130"));
  expect(await get("/versicherungen")).not.toContain('name="callback"');
});

it("a portrait", async () => {
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: "#8899aa" } });
  write("ich.jpg", await photo.jpeg().toBuffer());
  write("broker.yaml", `${example}\nportrait: ich.jpg\n`);
  await live("/about", (page) => page.includes("/bilder/portrait-"));
  const [file = "/"] = /\/bilder\/portrait-[^ "]+\.jpg/.exec(await get("/about")) ?? [];
  expect((await fetch(site.url + file)).headers.get("content-type")).toBe("image/jpeg");
});

it("a text that breaks the law is refused with its place, and everything stays as it was", async () => {
  const before = await get("/");
  write("home.yaml", 'closing:\n  heading: "Kredite ab 2,9 % effektiv"\n');
  await eventually(() => site.output().includes('"event":"site-faults"'), SOON);
  expect(site.output()).toMatch(/home\.yaml, line 2, column \d+: .*§ 17 PAngV/);
  expect(await get("/")).toBe(before);
});
