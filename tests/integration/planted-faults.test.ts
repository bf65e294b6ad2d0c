import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../support/command";
import { EXAMPLE } from "../support/profile";
import { temporaryFolder } from "../support/site";

/** The example's profile with slips in it, each at the end of a line that is there. */
const PROFILE: [string, string][] = [
  ["email: makler@example.de", "emial: makler@example.de"],
  ["yearsOfExperience: 17", 'yearsOfExperience: "17"'],
  ["powers: independent", "powers: tied"],
];

const FILES: Record<string, string | Buffer> = {
  "home.yaml": `headline:
  both: ${"Ein sehr langer Satz ".repeat(5)}
lead:
  both: |
    Ich bin {nmae}.
    <b>Fett</b> ist hier nichts, [mehr](/kontackt).
    # Das ist ein Titel
process:
  intro: Zum Anfangen {genügt|reicht} ein Anruf.
  steps:
    - title: Kontakt
      text: Ruf an.
      who: Du
benefits:
  intro:
closing:
  action: |
    Zwei
    Zeilen
  text:
    both: Ruf an, auch [hier](http://makler.example/termin).
`,
  "about.yaml": `heading: 7
lead:
  both: Meine Beratung ist kostenlos und unabhängig.
link: Ich
link: Über mich
`,
  "contact.yaml": `firstMeeting:
  heading: Wir lernen uns kennen
\tintro: Bring Zeit mit.
`,
  "form.yaml": Buffer.from("hints:\n  name: Damit ich wei\xdf, wer Du bist\n", "latin1"),
  "items.yaml": `hausrat:
  drawing: haustat
autokredit:
  text: |
    Wir rechnen zuerst.

    Schon ab 3,49 % effektiv.
hund:
  heading: Wenn er beißt
  text: Er beißt.
  example: Er hat gebissen.
Katze:
  name: Katze
  heading: Kratzt
  text: Sie kratzt.
  example: Sie hat gekratzt.
kfz:
  picture: auto.jpg
`,
  "insurance.yaml": `private:
  items: [haftpflicht, hausart, kfz, kfz]
  start: pflege
business:
  items: [cyber, inhalt]
`,
  "site.yaml": `callBack: "nein"
colours:
  ground: "#1e2f5c"
  accent: "#234a7d"
`,
  "finance.yaml": `lead: Ein Kredit ersetzt, was Du sparen müsstest.
instalment:
  items: autokredit
`,
};

/** File, line, and what the line has to say beside them: what is wrong, and what to do. */
const TOLD: [string, number, RegExp][] = [
  ["broker", 28, /there is no key "emial"; did you mean "email"\?$/],
  ["broker", 66, /yearsOfExperience must be a whole number, without quotes/],
  ["broker", 126, /loans\.lenders is missing: add the key "lenders"/],
  ["broker", 217, /portrait: \/.*ich\.jpg can't be read \(ENOENT\)$/],
  ["site", 1, /callBack must be true or false, without quotes/],
  [
    "site",
    4,
    /colours\.accent can't be told from the ground \(.* at least 3 : 1\): take a lighter one/,
  ],
  ["home", 2, /headline\.both is too long: at most 70 characters, it has 104/],
  ["home", 4, /lead\.both has an unknown \{nmae\}; did you mean \{name\}\?/],
  [
    "home",
    6,
    /lead\.both: HTML can't stand here: <b> \(write \*so\* for emphasis, \*\*so\*\* for strong\)/,
  ],
  ["home", 6, /lead\.both: there is no page \/kontackt; did you mean \/kontakt\?/],
  ["home", 7, /lead\.both: headings can't stand here: # Das ist ein Titel \(delete the #/],
  [
    "home",
    9,
    /process\.intro \{genügt\|reicht\} must have three choices, for Makler, Maklerin, Maklerbüro/,
  ],
  ["home", 11, /process\.steps needs at least 3 entries, each beginning with -/],
  ["home", 15, /benefits\.intro is empty: write a value, or delete the line/],
  ["home", 17, /closing\.action must be one line/],
  [
    "home",
    21,
    /closing\.text\.both: a link leads to http:\S+: write https:\/\/makler\.example\/termin/,
  ],
  ["about", 1, /heading must be a text: put it in quotes, "7"/],
  ["about", 3, /lead\.both says "kostenlos": .*say how you are paid instead \(§ 5 UWG\)$/],
  ["about", 3, /lead\.both says "unabhängig": .*leave it out, or see in broker\.yaml/],
  ["about", 5, /YAML: this key stands here a second time: keep one of the two$/],
  ["contact", 3, /YAML: a tab stands here: indent with spaces, two a level$/],
  ["form", 2, /"weiß," isn't UTF-8, but Latin-1 or the like: save the file as UTF-8$/],
  ["items", 2, /hausrat\.drawing: there is no drawing "haustat"; did you mean "hausrat"\?$/],
  ["items", 7, /autokredit\.text says "3,49 %": .*\(§ 17 PAngV\): leave the figure out$/],
  ["items", 8, /hund\.name is missing: add the key "name"/],
  ["items", 12, /Katze can't be called that: .*take small letters a to z, digits and hyphens/],
  ["items", 18, /kfz\.picture: \/.*auto\.jpg can't be read \(ENOENT\)$/],
  ["insurance", 2, /private\.items\[2\]: there is no item "hausart"; did you mean "hausrat"\?$/],
  ["insurance", 2, /private\.items\[4\]: "kfz" is shown already by private .*: once is enough$/],
  ["insurance", 3, /private\.start: there is no item "pflege" in private\.items: haftpflicht/],
  [
    "insurance",
    5,
    /business\.items must have at least 3 items, or none: \[\] takes the browser away/,
  ],
  ["finance", 1, /lead says "Kredit ersetzt, was Du sparen": .*replaces savings/],
  ["finance", 3, /instalment\.items must be a list, each entry on its own line beginning with -/],
];

it("over thirty faults in one folder are as many lines that name file, line and what to do", async () => {
  const folder = temporaryFolder();
  let profile = fs.readFileSync(EXAMPLE, "utf8");
  for (const [from, to] of PROFILE) {
    expect(profile).toContain(from);
    profile = profile.replace(from, to);
  }
  profile += "portrait: ich.jpg\n";
  fs.writeFileSync(path.join(folder, "broker.yaml"), profile);
  for (const [name, text] of Object.entries(FILES)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  const { code, stdout } = await runCommand("check", ["--json"], {
    DATA_DIR: path.join(folder, "data"),
    SITE_DIR: folder,
  });
  expect(code).toBe(1);
  const { findings } = JSON.parse(stdout) as { findings: { status: string; detail: string }[] };
  const lines = findings
    .filter(({ status }) => status === "failed")
    .map(({ detail }) => /^(\w+)\.yaml, line (\d+), column \d+: (.*)$/.exec(detail))
    .map((found) => ({ file: found?.[1], line: Number(found?.[2]), text: found?.[3] }));
  for (const [file, line, text] of TOLD) {
    expect(lines).toContainEqual({ file, line, text: expect.stringMatching(text) });
  }
  expect(lines).toHaveLength(TOLD.length);
  expect(TOLD).toHaveLength(33);
});
