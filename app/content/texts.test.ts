import fs from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { shipped } from "../../tests/support/shipped";
import { permittedHalves, type Halves } from "../broker/halves";
import { factsAbout } from "../broker/read-profile.server";
import { siteTexts } from "../edition.server";
import type { Broker } from "../broker/profile.server";
import { about } from "./about";
import { contact } from "./contact";
import { documentsOf, linksIn } from "./documents.server";
import { home } from "./home";
import { privacy } from "./privacy";
import { textFiles, textJsonSchema, type Texts } from "./texts.server";
import { formTexts, signatureTexts } from "./values.server";

const FILES = Object.entries(siteTexts);
const read = (file: string) => fs.readFileSync(`site/${file}`, "utf8");
const { texts, topics, broker: example } = shipped;

describe.each(FILES)("%s.yaml", (name, schema) => {
  it("has a JSON schema for editors, which is the one the site checks by (else: node scripts/make/schema.ts)", () => {
    const file = `schemas/${name}.schema.json`;
    expect(JSON.parse(read(file))).toEqual(
      JSON.parse(JSON.stringify(textJsonSchema(name, schema))),
    );
    expect(read(`${name}.yaml`).split("\n")[0]).toBe(`# yaml-language-server: $schema=./${file}`);
  });

  it("explains each of its keys to editors", () => {
    expect(undescribed(textJsonSchema(name, schema) as Schema)).toEqual([]);
  });
});

type TextFile = keyof Texts;

type Schema = {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
};

function undescribed(schema: Schema, path = ""): string[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    ...(value.description ? [] : [`${path}.${key}`]),
    ...undescribed(value, `${path}.${key}`),
  ]);
  return schema.items ? [...below, ...undescribed(schema.items, `${path}[]`)] : below;
}

type Change = (all: Texts) => unknown;

/** What is wrong with a shipped file after one change. */
function issuesOf(file: TextFile, change: Change): z.core.$ZodIssue[] {
  const all = structuredClone(texts);
  change(all);
  return textFiles[file].safeParse(all[file]).error?.issues ?? [];
}

const homeOf = ({ home: values }: Texts) => values;
const firstSection = ({ about: values }: Texts) => values.sections[0]!;

describe("what can't stand in a file", () => {
  const faults: [string, TextFile, Change, (string | number)[], string][] = [
    [
      "a text that is too long",
      "home",
      (all) => (homeOf(all).headline.both = "lang ".repeat(15)),
      ["headline", "both"],
      "is too long: at most 70 characters, it has 74",
    ],
    [
      "one that is too long with one of its choices",
      "form",
      (all) => (all.form.hints.name = `{a|b|${"c".repeat(161)}}`),
      ["hints", "name"],
      "is too long: at most 160 characters, it has 161",
    ],
    [
      "more than one line",
      "home",
      (all) => (homeOf(all).link = "zwei\nZeilen"),
      ["link"],
      "must be one line",
    ],
    ["nothing", "home", (all) => (homeOf(all).link = " "), ["link"], "Too small"],
    [
      "an unknown placeholder",
      "contact",
      (all) => (all.contact.lead = "In {regoin}."),
      ["lead"],
      "has an unknown {regoin}; did you mean {region}?",
    ],
    [
      "two paragraphs where there is room for one",
      "contact",
      (all) => (all.contact.lead = "Eins.\n\nZwei."),
      ["lead"],
      "must be one paragraph",
    ],
    [
      "a heading in prose",
      "about",
      (all) => (firstSection(all).text = "Eins.\n\n# Zwei"),
      ["sections", 0, "text"],
      "headings can't stand here: # Zwei",
    ],
    [
      "a link that leads nowhere",
      "about",
      (all) => (firstSection(all).text = "[Preise](/preise)"),
      ["sections", 0, "text"],
      "there is no page /preise",
    ],
    [
      "two steps",
      "home",
      (all) => homeOf(all).process.steps.splice(2),
      ["process", "steps"],
      "Too small",
    ],
    [
      "eight steps",
      "home",
      (all) => homeOf(all).process.steps.push(...homeOf(all).process.steps),
      ["process", "steps"],
      "Too big",
    ],
    [
      "eleven reasons at a time",
      "home",
      (all) => {
        const { items } = homeOf(all).benefits;
        items.push(items[0]!, items[0]!, items[0]!);
      },
      ["benefits", "items"],
      "has too many entries: at most 10 may be shown at a time, these are 11",
    ],
    [
      "an unknown drawing",
      "home",
      (all) => Object.assign(homeOf(all).benefits.items[0]!, { drawing: "phone" }),
      ["benefits", "items", 0, "drawing"],
      "Invalid option",
    ],
    [
      "an unknown key",
      "home",
      (all) => Object.assign(homeOf(all).tiles, { other: {} }),
      ["tiles"],
      "Unrecognized key",
    ],
  ];
  it.each(faults)("%s", (_name, file, change, path, message) => {
    const issues = issuesOf(file, change);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ path, message: expect.stringContaining(message) as string });
  });

  it("takes the label that tiles had once", () => {
    const labelled = (all: Texts) => Object.assign(homeOf(all).tiles.finance, { action: "Alle" });
    expect(issuesOf("home", labelled)).toEqual([]);
  });

  it("says in which line of a text it is", () => {
    const [issue] = issuesOf("about", (all) => (firstSection(all).text = "Eins.\n\n# Zwei"));
    expect(issue).toMatchObject({ params: { line: 3 } });
  });
});

/** All that the pages of a site say, as one text. */
function saidBy(broker: Broker, halves: Halves = permittedHalves(broker)): string {
  const site = { broker, texts, topics, halves };
  const documents = documentsOf(site);
  const links = (["navigation", "footer"] as const).flatMap((place) =>
    linksIn(place, site.halves, documents),
  );
  return JSON.stringify([
    home(site),
    about(site),
    contact(site),
    links,
    [documents["/"], documents["/about"], documents["/kontakt"]],
    formTexts(site).next,
    signatureTexts(site),
  ]);
}

const may = (law: RegExp, activity: RegExp): Broker => ({
  ...example,
  permissions: example.permissions.filter((permission) => law.test(permission.law)),
  registrations: example.registrations.filter((entry) => activity.test(entry.activity)),
  email: "post@firma.example",
  // What it says follows from the permissions elsewhere.
  remuneration: undefined,
});

describe("a broker who may do one of both says no word of the other", () => {
  it.each([
    [
      "insurance",
      may(/34d/, /Versicherung/),
      /finanzier|kredit|darlehen|\bbank|zins|baufi|umschuld/,
    ],
    ["finance", may(/34[ik]/, /darlehen/i), /versicher|police|makler|karenz|schaden/],
  ])("%s alone", (_half, broker, other) => {
    const said = saidBy(broker);
    expect(said.match(new RegExp(`.{0,60}(?:${other.source}).{0,40}`, "gi"))).toBeNull();
    expect(said.length).toBeGreaterThan(4000);
  });

  it.each([
    ["finance", { insurance: true, finance: false }, /darlehen|finanzier|kredit|\bbank|§ 34[ik]/i],
    ["insurance", { insurance: false, finance: true }, /versicher|§ 34d/i],
  ] as const)("nor where %s is switched off", (_half, halves, other) => {
    const firm = "Max Mustermann";
    const broker = factsAbout({ ...example, firm, independent: true }, halves);
    const facts = { retentionDays: 0, logDays: 7, receipt: true, callBack: true, halves };
    const said = saidBy(broker, halves) + JSON.stringify(privacy(broker, facts));
    expect(said.match(other)).toBeNull();
  });

  it("and one who may do both says both", () => {
    const said = saidBy(example);
    expect(said).toMatch(/versicher/i);
    expect(said).toMatch(/darlehen/i);
  });
});

describe("how the broker is called", () => {
  it.each([
    [
      "Makler",
      [
        "Ein Makler für Familie und Firma, der Deine",
        'mit einem Makler"',
        "Als Makler handle ich",
        "Dein Experte",
        ", Versicherungsmakler und Finanzierungsvermittler in",
      ],
    ],
    [
      "Maklerin",
      [
        "Eine Maklerin für Familie und Firma, die Deine",
        'mit einer Maklerin"',
        "Als Maklerin handle ich",
        "Deine Expertin",
        ", Versicherungsmaklerin und Finanzierungsvermittlerin in",
      ],
    ],
    [
      "Maklerbüro",
      [
        "Ein Maklerbüro für Familie und Firma, das Deine",
        'mit einem Maklerbüro"',
        "Als Maklerbüro handle ich",
        "Dein Maklerbüro",
        " vom Versicherungsmaklerbüro in",
      ],
    ],
  ] as const)("%s", (called, sentences) => {
    const said = saidBy({ ...example, called });
    for (const sentence of sentences) expect(said).toContain(sentence);
    // But for the titles of permissions, which stand there as the broker has written them.
    const others = said.replaceAll('"Versicherungsmakler"', "");
    if (called !== "Makler")
      expect(others).not.toMatch(/\b(?:Makler|Versicherungsmakler|Experte)\b(?!, §)/);
  });
});

describe("numbers in sentences count what is there", () => {
  it("steps and reasons", () => {
    const changed = structuredClone(texts);
    const { process, benefits } = changed.home;
    process.steps.pop();
    benefits.items = benefits.items.filter(({ needs }) => needs !== "both");
    const said = home({ ...shipped, texts: changed });
    expect(said.process.heading).toBe("In drei Schritten weißt Du, woran Du bist");
    expect(said.benefits.intro).toEqual(["Sechs Punkte, an denen Du mich messen kannst."]);
    expect(said.benefits.items).toHaveLength(6);
  });

  it("insurances", () => {
    const { description } = documentsOf(shipped)["/versicherungen"];
    expect(description).toMatch(/^Zehn Versicherungen/);
  });
});

it("somebody who has just begun says nothing of years, and the section has another heading", () => {
  const texts = structuredClone(shipped.texts);
  Object.assign(texts.about.sections[0]!, {
    heading: "{years} Erfahrung",
    otherwise: "Mein Beruf",
  });
  const after = (yearsOfExperience: number) =>
    about({ ...shipped, texts, broker: { ...example, yearsOfExperience } });
  const none = after(0);
  expect(none.sections[0]?.heading).toBe("Mein Beruf");
  expect(none.sections[0]?.paragraphs[0]?.[0]).toMatch(/^Ich weiß, welche Frage/);
  expect(JSON.stringify([none.sections, none.facts])).not.toMatch(/\bJahre?\b/);
  const one = after(1);
  expect(one.sections[0]?.heading).toBe("1 Jahr Erfahrung");
  expect(one.facts).toContainEqual({ label: "Erfahrung", values: [{ value: "1 Jahr" }] });
});
