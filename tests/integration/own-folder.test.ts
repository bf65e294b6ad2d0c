/** From files alone: what a broker may want of a running site is live soon, and nobody builds or starts anything. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unspaced, wordsOf } from "../support/html";
import { EXAMPLE } from "../support/profile";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { mailWith } from "../support/mail-files";
import { linesOfPdf } from "../support/pdf";
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
  Array.from(page.matchAll(/<p class="browser-name">(.*?)<small>/gs), ([, name = ""]) =>
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
  expect(wordsOf(page)).toContain("Zwölf Versicherungen, jede mit Beispiel");
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

it("an item's own picture in the place of its drawing, in small files", async () => {
  const photo = sharp({ create: { width: 1400, height: 900, channels: 3, background: "#7799aa" } });
  write("auto.jpg", await photo.jpeg().toBuffer());
  write("items.yaml", "kfz:\n  picture: auto.jpg\n");
  const shown = /<picture class="picture browser-picture">.*?<\/picture>/gs;
  await live("/versicherungen", (page) => shown.test(page));
  const [element = "", ...others] = (await get("/versicherungen")).match(shown) ?? [];
  expect(others).toEqual([]);
  // What is to be seen stands beside it.
  expect(element).toContain('alt="" width="1080" height="694"');
  expect(element).toContain('loading="lazy"');
  const addresses = Array.from(element.matchAll(/\/bilder\/itempicture-[^ ",]+/g), ([a]) => a);
  expect(addresses).toHaveLength(7);
  for (const address of addresses) {
    const response = await fetch(site.url + address);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
  }
  write("items.yaml", "kfz:\n  picture: nirgends.jpg\n");
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await get("/versicherungen")).toContain("itempicture");
  write("items.yaml", "kfz:\n  name: Kfz-Versicherung\n");
  await live("/versicherungen", (page) => !page.includes("itempicture"));
});

it("financing switched off, and on again", async () => {
  write("site.yaml", "finance: false\n");
  await live("/", (page) => !page.includes("/finanzierung"));
  const away = await fetch(`${site.url}/finanzierung`, { redirect: "manual" });
  expect(away.headers.get("location")).toBe("/");
  write("site.yaml", "finance: true\n");
  await live("/finanzierung", (page) => page.includes("Baufinanzierung"));
});

it("other colours, with a PDF in them that says the same", async () => {
  const file = async () => {
    const response = await fetch(`${site.url}/erstinformation.pdf`);
    return Buffer.from(await response.arrayBuffer());
  };
  const shipped = await file();
  write("site.yaml", "colours: forest-gold\n");
  await live("/versicherungen", (page) => page.includes("--petrol:#1d4130"));
  const forest = await file();
  expect(forest.equals(shipped)).toBe(false);
  const [said, before] = await Promise.all([forest, shipped].map((pdf) => linesOfPdf(pdf)));
  expect(said).toEqual(before);
  write("site.yaml", "finance: true\n");
  await live("/versicherungen", (page) => !page.includes("--petrol:#1d4130"));
  expect((await file()).equals(shipped)).toBe(true);
});

it("the call-back no longer asked for", async () => {
  expect(await get("/versicherungen")).toContain('name="callback"');
  write("site.yaml", "callBack: false\n");
  await live("/versicherungen", (page) => !page.includes('name="callback"'));
});

it("a portrait, large and small", async () => {
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: "#8899aa" } });
  write("ich.jpg", await photo.jpeg().toBuffer());
  write("broker.yaml", `${example}\nportrait: ich.jpg\n`);
  await live("/about", (page) => page.includes("/bilder/portrait-"));
  for (const address of ["/", "/versicherungen"]) {
    expect(await get(address)).toContain("framed-bust");
  }
  const [file = "/"] = /\/bilder\/portrait-[^ "]+\.jpg/.exec(await get("/about")) ?? [];
  expect((await fetch(site.url + file)).headers.get("content-type")).toBe("image/jpeg");
});

it("a text that breaks the law is refused with its place, and everything stays as it was", async () => {
  const before = await get("/");
  write("home.yaml", 'closing:\n  heading: "Kredite ab 2,9 % effektiv"\n');
  const told = /home\.yaml, line 2, column \d+: .*§ 17 PAngV/;
  await eventually(() => told.test(site.output()), SOON);
  expect(await get("/")).toBe(before);
});
