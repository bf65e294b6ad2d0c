import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { EXAMPLE, insuranceAlone as withoutLoans, loansAlone } from "../tests/support/profile";
import { makeEdition, readSite, shippedSite } from "./edition.server";
import { Reading } from "./folder/read-files.server";
import { faultLine } from "./folder/yaml-file.server";

let own: string;
beforeEach(() => {
  own = fs.mkdtempSync(path.join(os.tmpdir(), "edition-"));
  fs.cpSync(path.join(shippedSite(), "broker.yaml"), path.join(own, "profile.yaml"));
});
const write = (name: string, text: string) => fs.writeFileSync(path.join(own, name), text);
const change = (from: string, to: string) => {
  const text = fs.readFileSync(path.join(own, "profile.yaml"), "utf8");
  expect(text).toContain(from);
  write("profile.yaml", text.replace(from, to));
};

async function make() {
  const files = { own, profile: path.join(own, "profile.yaml") };
  const pictureFolder = path.join(own, "made");
  const made = await makeEdition(new Reading(), files, { pictureFolder });
  return "faults" in made ? made.faults.map(faultLine) : made.edition;
}

it("an edition has the profile, and texts where the site's own lie over the shipped", async () => {
  write("contact.yaml", "heading: Ruf mich an\n");
  expect(await make()).toMatchObject({
    broker: { name: "Max Mustermann" },
    texts: {
      contact: {
        heading: "Ruf mich an",
        forms: { insurance: { title: "Anfrage zu Versicherungen" } },
      },
    },
    pictures: {},
  });
});

it("all faults of all files come at once", async () => {
  change("email: ", "emial: ");
  change("yearsOfExperience: 17", "yearsOfExperience: viele");
  write("contact.yaml", `heading: ${"x".repeat(91)}\n`);
  expect(await make()).toEqual([
    expect.stringMatching(/^profile\.yaml, line \d+, column 1: there is no key "emial"/),
    expect.stringMatching(/^profile\.yaml, line \d+, column \d+: yearsOfExperience must be/),
    expect.stringMatching(/^contact\.yaml, line 1, column 10: heading is too long: at most \d+/),
  ]);
});

it("a picture of an item that isn't there is a fault, with its line", async () => {
  write("items.yaml", "hausrat:\n  heading: Neu\n  picture: nirgends.jpg\n");
  expect(await make()).toEqual([
    expect.stringMatching(
      /^items\.yaml, line 3, column 12: hausrat\.picture: can't be read: .*nirgends\.jpg$/,
    ),
  ]);
  write("items.yaml", "hausrat:\n  picture: ../nirgends.jpg\n");
  expect(await make()).toEqual([
    expect.stringMatching(
      /^items\.yaml, line 2, column 12: hausrat\.picture must be the name of a file beside/,
    ),
  ]);
});

describe("a link in a text leads somewhere", () => {
  const insuranceAlone = () => {
    const text = fs.readFileSync(path.join(own, "profile.yaml"), "utf8");
    write("profile.yaml", withoutLoans(text));
  };

  it("to each page that the site has", async () => {
    write("contact.yaml", "lead: Zur [Finanzierung](/finanzierung#rate).\n");
    expect(await make()).toHaveProperty("halves", { insurance: true, finance: true });
  });

  it("not to the page of a half that it doesn't offer", async () => {
    insuranceAlone();
    write("contact.yaml", "heading: Kontakt\nlead: Zur [Finanzierung](/finanzierung?rate=auto).\n");
    write("items.yaml", "kfz:\n  example: Oder [Kredit](/finanzierung).\n");
    expect(await make()).toEqual([
      expect.stringMatching(
        /^contact\.yaml, line 2, column 7: lead: there is a link to \/finanzierung\?rate=auto, and this site has no page/,
      ),
      expect.stringMatching(/^items\.yaml, line 2, column 12: kfz\.example: there is a link to/),
    ]);
  });

  it("not to a browser that the page doesn't have", async () => {
    write("insurance.yaml", "business: { items: [] }\n");
    write("home.yaml", "benefits:\n  intro: Auch fürs [Gewerbe](/versicherungen#gewerbe).\n");
    expect(await make()).toEqual([
      expect.stringMatching(/^home\.yaml, line 2, column 10: benefits\.intro: there is a link to/),
    ]);
  });

  it("what nobody is shown may lead anywhere", async () => {
    insuranceAlone();
    const link = "[Kredit](/finanzierung)";
    write("home.yaml", `lead:\n  both: "${link}"\n  finance: "${link}"\n`);
    write("finance.yaml", `lead: "${link}"\n`);
    write("items.yaml", `anschlussfinanzierung:\n  example: "${link}"\n`);
    expect(await make()).toHaveProperty("halves", { insurance: true, finance: false });
  });
});

it("a file that can't be read is a fault, not a file that isn't there", async () => {
  fs.mkdirSync(path.join(own, "contact.yaml"));
  expect(await make()).toEqual([
    expect.stringMatching(/^contact\.yaml: the file can't be read: .* \(EISDIR\)$/),
  ]);
});

it("a picture that is named and isn't there is told where it is named", async () => {
  change("# Photo of you", "portrait: ich.jpg\n# Photo of you");
  expect(await make()).toEqual([
    expect.stringMatching(
      /^profile\.yaml, line \d+, column 11: portrait: can't be read: .*ich\.jpg$/,
    ),
  ]);
});

it("a profile that isn't there is told with the setting that names it", async () => {
  const told = async (own: string | undefined, profile: string) => {
    const read = await readSite(new Reading(), { own, profile });
    return "faults" in read && read.faults.map(faultLine);
  };
  expect(await told("nowhere", "nowhere/broker.yaml")).toEqual([
    "broker.yaml: the file can't be read: nowhere/broker.yaml (SITE_DIR names its folder)",
  ]);
  expect(await told(undefined, "me.yaml")).toEqual([
    "me.yaml: the file can't be read: me.yaml (BROKER_FILE names it)",
  ]);
});

it("the law has nothing to say about the shipped site, whatever the ground of its broker", async () => {
  change("powers: independent", "powers: tied\n  lenders: [Musterbank AG]");
  const read = await readSite(new Reading(), { own, profile: path.join(own, "profile.yaml") });
  expect(read).not.toHaveProperty("faults");
  expect(read.warnings).toEqual([]);
});

it("what the law forbids in a text is told where its words stand, and nothing of it is shown", async () => {
  write("home.yaml", "lead:\n  both: >-\n    Ich berate Dich\n    gern und kostenlos.\n");
  write("finance.yaml", "lead: |\n  Wir rechnen.\n  Ab 3,49 % effektiv.\n");
  write("items.yaml", 'autokredit:\n  example: "Nur 299 Euro im Monat."\n');
  expect(await make()).toEqual([
    expect.stringMatching(/^home\.yaml, line 4, column 14: lead\.both says "kostenlos": /),
    expect.stringMatching(
      /^items\.yaml, line 2, column 21: autokredit\.example says "Euro im Monat": /,
    ),
    expect.stringMatching(/^finance\.yaml, line 3, column 6: lead says "3,49 %": .*§ 17 PAngV/),
  ]);
});

it("what only the broker can know is warned of, with its place and the reason", async () => {
  write("about.yaml", "lead:\n  both: Die beste Beratung.\n");
  const read = await readSite(new Reading(), { own, profile: path.join(own, "profile.yaml") });
  expect(read).not.toHaveProperty("faults");
  expect(read.warnings).toEqual([
    {
      ...{ file: "about.yaml", line: 2, column: 13, text: 'lead.both says "beste"' },
      reason: expect.stringContaining("§ 5 UWG"),
    },
  ]);
});

it("a title that search engines would cut off is warned of, with what the name takes", async () => {
  change("name: Max Mustermann", "name: Maximiliane Freifrau von Musterhausen-Lindenthal");
  write("contact.yaml", "title:\n  both: Kontakt und Termine in {region}\n");
  const read = await readSite(new Reading(), { own, profile: path.join(own, "profile.yaml") });
  expect(read).not.toHaveProperty("faults");
  expect(read.warnings).toContainEqual({
    ...{ file: "contact.yaml", line: 2, column: 9 },
    text: "title.both: with your name, the title has 98 characters",
    reason: expect.stringContaining("about 70"),
  });
});

it("a half that isn't offered may have empty lists; one that is must show something", async () => {
  const empty = "  items: []\n";
  write("insurance.yaml", `private:\n${empty}business:\n${empty}`);
  const told = /^insurance\.yaml, line 2, .*list items in one of them, or write insurance: false/;
  expect(await make()).toEqual([expect.stringMatching(told)]);
  write("site.yaml", "insurance: false\n");
  expect(await make()).toHaveProperty("halves", { insurance: false, finance: true });
});

it("nor has one without a permission to show anything", async () => {
  write("profile.yaml", loansAlone(fs.readFileSync(EXAMPLE, "utf8")));
  write("insurance.yaml", "private:\n  items: []\nbusiness:\n  items: []\n");
  expect(await make()).toHaveProperty("halves", { insurance: false, finance: true });
});

it('"unabhängig" follows the profile, also where that has another fault', async () => {
  write("about.yaml", "lead:\n  both: Ich berate Dich unabhängig.\n");
  expect(await make()).toEqual([
    expect.stringMatching(/^about\.yaml, line 2, column 25: lead\.both says "unabhängig": /),
  ]);
  change("# independent: true", "independent: true");
  expect(await make()).toHaveProperty("broker.independent", true);
  change("email: ", "emial: ");
  expect(await make()).toEqual([expect.stringContaining('there is no key "emial"')]);
});

it("what doesn't fit across files is told beside what is wrong in one of them", async () => {
  write(
    "insurance.yaml",
    "private:\n  items: [hausrat, kfz, haftpflich]\nbusiness:\n  items: [cyber]\n",
  );
  write("items.yaml", "haftpflicht:\n  txet: x\n");
  expect(await make()).toEqual([
    expect.stringMatching(/^items\.yaml, line 2, column 3: haftpflicht: there is no key "txet"/),
    expect.stringMatching(/^insurance\.yaml, line 2, column 25: .*did you mean "haftpflicht"\?/),
    expect.stringMatching(
      /^insurance\.yaml, line 4, column 10: business\.items must have at least 3/,
    ),
  ]);
});
