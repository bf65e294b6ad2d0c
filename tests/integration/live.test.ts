import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../../app/pages";
import { linkedData, wordsOf } from "../support/html";
import { mailWith } from "../support/mail-files";
import { wordsOfPdf } from "../support/pdf";
import { EXAMPLE } from "../support/profile";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, pause, startSite, temporaryFolder, type Site } from "../support/site";

/** From the moment a file is written, in ms. */
const SOON = 5000;

const folder = temporaryFolder();
const profile = path.join(folder, "broker.yaml");
const example = fs.readFileSync(EXAMPLE, "utf8");
/** The example, of a broker of this name; it stands in the name, the firm and more. */
const ofBroker = (name: string) => example.replaceAll("Max Mustermann", name);

let site: Site;
beforeAll(async () => {
  fs.writeFileSync(profile, example);
  site = await startSite({ SITE_DIR: folder, RECEIPT: "on" });
});
afterAll(() => site.end());

const get = async (address: string) => (await fetch(site.url + address)).text();
const pdf = async () =>
  wordsOfPdf(await (await fetch(`${site.url}/erstinformation.pdf`)).arrayBuffer());
/** Each line of the log that tells of `event`. */
const logged = (event: string) =>
  site
    .output()
    .split("\n")
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Writes the profile as an editor does, and waits until the home page says `mark`. Gives the time that took. */
async function edit(text: string, mark: string, within = SOON): Promise<number> {
  const begun = performance.now();
  fs.writeFileSync(profile, text);
  await eventually(async () => (await get("/")).includes(mark), within);
  return performance.now() - begun;
}

describe("an edited profile", () => {
  it("is live soon: on every page, for search engines, in the PDF and in the mails", async () => {
    // All that is kept says the old name.
    for (const { path: address } of pages) await get(address);
    expect(await pdf()).toContain("Max Mustermann");
    expect(await get("/gibt-es-nicht?%")).not.toContain("Kunterbunt");

    expect(await edit(ofBroker("Moritz Kunterbunt"), "Moritz Kunterbunt")).toBeLessThan(SOON);

    for (const address of pages.map((page) => page.path)) {
      const text = await get(address);
      expect(text, address).toContain("Moritz Kunterbunt");
      expect(text, address).not.toContain("Max Mustermann");
    }
    expect(linkedData(await get("/"))[0]).toMatchObject({ founder: { name: "Moritz Kunterbunt" } });
    expect(await pdf()).toContain("Moritz Kunterbunt");
    const refused = await fetch(`${site.url}/versicherungen`, { method: "PUT" });
    expect(wordsOf(await refused.text())).toContain("Moritz Kunterbunt");

    const email = `${crypto.randomUUID()}@kunde.example`;
    const fields = { ...validInsurance, email, name: "Karla Kundin" };
    const reference = referenceOf(await postForm(`${site.url}/versicherungen`, fields));
    const mail = await mailWith(site, `Anfrage Versicherung`);
    expect(mail).toContain(reference);
    expect(mail).toContain("Moritz Kunterbunt");
    const receipt = await mailWith(site, `To: ${email}`);
    expect(receipt).toContain("Moritz Kunterbunt");
    expect(receipt).not.toContain("Max Mustermann");
  });

  it("that is saved by putting another file in its place is, too", async () => {
    const beside = `${profile}.new`;
    fs.writeFileSync(beside, ofBroker("Paula Platz"));
    fs.renameSync(beside, profile);
    await eventually(async () => (await get("/about")).includes("Paula Platz"), SOON);
  });

  it("with a fault changes nothing and is told once; mended, it is live", async () => {
    await edit(ofBroker("Vera Vorher"), "Vera Vorher");
    const told = logged("site-faults").length;
    const faulty = ofBroker("Frieda Falsch").replace("email: ", "emial: ");
    fs.writeFileSync(profile, faulty);
    await eventually(() => logged("site-faults").length > told, SOON);
    await pause(4000);
    const faults = logged("site-faults").slice(told);
    expect(faults).toHaveLength(1);
    const line = faulty.slice(0, faulty.indexOf("emial")).split("\n").length;
    expect(faults[0]).toMatchObject({
      level: "error",
      count: 1,
      faults: [
        `broker.yaml, line ${line}, column 1: there is no key "emial"; did you mean "email"?`,
      ],
    });
    expect(await get("/")).toContain("Vera Vorher");
    expect(await get("/impressum")).toContain("Vera Vorher");

    await edit(ofBroker("Nora Nachher"), "Nora Nachher");
    expect(logged("site-faults")).toHaveLength(told + 1);
  });

  it("that is gone changes nothing, either", async () => {
    await edit(ofBroker("Bea Bleibt"), "Bea Bleibt");
    const told = logged("site-faults").length;
    fs.rmSync(profile);
    await eventually(() => logged("site-faults").length > told, SOON);
    expect(await get("/kontakt")).toContain("Bea Bleibt");
    await edit(ofBroker("Wanda Wieder"), "Wanda Wieder");
  });
});

describe("a portrait", () => {
  const photo = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const address = /\/bilder\/portrait-[^"\s,]+\.jpg/;
  const portrait = async () => address.exec(await get("/about"))?.[0];

  it("that is named before it is there is a fault, and is live as soon as it is", async () => {
    const told = logged("site-faults").length;
    fs.writeFileSync(profile, `${ofBroker("Pia Porträt")}\nportrait: ich.jpg\n`);
    const [fault] = await eventually(() => {
      const faults = logged("site-faults").slice(told);
      return faults.length > 0 && faults;
    }, SOON);
    expect(fault).toMatchObject({
      faults: [
        expect.stringMatching(/^broker\.yaml, line \d+, column 11: portrait: can't be read/),
      ],
    });
    expect(await portrait()).toBeUndefined();

    fs.writeFileSync(path.join(folder, "ich.jpg"), await photo("#888"));
    const shown = await eventually(portrait, SOON);
    expect((await fetch(site.url + shown)).headers.get("Content-Type")).toBe("image/jpeg");
  });

  it("that is replaced has another address, and the one before stays for who has its page open", async () => {
    const before = await portrait();
    const bytes = await (await fetch(site.url + String(before))).arrayBuffer();
    fs.writeFileSync(path.join(folder, "ich.jpg"), await photo("#c33"));
    const after = await eventually(async () => {
      const now = await portrait();
      return now !== before && now;
    }, SOON);
    const [old, fresh] = await Promise.all(
      [before, after].map((at) => fetch(site.url + String(at))),
    );
    expect(Buffer.from(await old!.arrayBuffer())).toEqual(Buffer.from(bytes));
    expect(fresh!.headers.get("Content-Type")).toBe("image/jpeg");
    expect(Buffer.from(await fresh!.arrayBuffer())).not.toEqual(Buffer.from(bytes));
  });
});

it("who asks while the site changes gets a page that is wholly old or wholly new", async () => {
  const names = ["Aaron Alpha", "Berta Beta"] as const;
  const asked = [
    ...pages.map((page) => page.path),
    "/versicherungen?privat=hausrat",
    "/finanzierung?rate=auto",
    "/robots.txt",
  ];
  await edit(ofBroker(names[0]), names[0]);
  let [ended, mixed] = [false, 0];
  const old = new Set<string>();
  const seen = { [names[0]]: 0, [names[1]]: 0 };
  const look = (text: string) => {
    const said = names.filter((name) => text.includes(name.split(" ")[1]!));
    if (said.length > 1) mixed++;
    for (const name of said) seen[name]++;
    return said[0];
  };
  const ask = async (number: number) => {
    while (!ended) {
      const address = asked[number++ % asked.length]!;
      look(await get(address));
      // What isn't kept: a form that comes back.
      if (number % 5 === 0) {
        const answer = await postForm(`${site.url}/finanzierung`, { name: "Karla Kundin" });
        look(await answer.text());
      }
    }
  };
  const asking = Array.from({ length: 6 }, (_, number) => ask(number));
  for (let turn = 1; turn <= 6; turn++) {
    const [now, before] = [names[turn % 2]!, names[(turn + 1) % 2]!];
    await edit(ofBroker(now), now, Infinity);
    // Nothing that was begun before is kept.
    for (const address of asked) if ((await get(address)).includes(before)) old.add(address);
  }
  ended = true;
  await Promise.all(asking);
  expect({ mixed, old: Array.from(old) }).toEqual({ mixed: 0, old: [] });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
