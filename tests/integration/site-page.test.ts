/** docs/site.md, which tells brokers what to write: what it shows can be written so, and it names all there is. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isMap, parseDocument } from "yaml";
import { colourPairs } from "../../app/broker/look.server";
import { siteTexts } from "../../app/edition.server";
import { runCommand } from "../support/command";
import { EXAMPLE, insuranceAlone } from "../support/profile";
import { temporaryFolder } from "../support/site";

const page = fs.readFileSync("docs/site.md", "utf8");

type Example = { heading: string; file: string; text: string };

/** Each example, with the file that is named last before it. */
const examples: Example[] = page.split(/^## /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf("\n"));
  return Array.from(section.matchAll(/^```yaml\n(.*?)^```$/gms), ({ 1: text = "", index }) => {
    const files = Array.from(
      section.slice(0, index).matchAll(/`(\w+\.yaml)`/g),
      ([, file]) => file,
    );
    return { heading, file: files.at(-1) ?? "none", text };
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** The profile with the keys of an example in the place of its own. */
function profileWith(text: string): string {
  const profile = parseDocument(insuranceAlone(fs.readFileSync(EXAMPLE, "utf8")));
  const { contents } = parseDocument(text);
  if (isMap(contents)) for (const { key, value } of contents.items) profile.set(key, value);
  return profile.toString({ lineWidth: 0 });
}

/** What check says of a site that consists of these examples. */
async function checked(those: Example[]): Promise<string[]> {
  const folder = temporaryFolder();
  const photo = sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#889" } });
  for (const name of ["ich.jpg", "buero.jpg", "wohnzimmer.jpg"])
    await photo.jpeg().toFile(path.join(folder, name));
  fs.writeFileSync(path.join(folder, "logo.svg"), SVG);
  const ofProfile = those.filter(({ file }) => file === "broker.yaml").map(({ text }) => text);
  fs.writeFileSync(path.join(folder, "broker.yaml"), profileWith(ofProfile.join("")));
  for (const { file, text } of those) {
    if (file !== "broker.yaml") fs.appendFileSync(path.join(folder, file), text);
  }
  const { stdout } = await runCommand("check", ["--json"], {
    DATA_DIR: path.join(folder, "data"),
    SITE_DIR: folder,
  });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  return findings
    .filter(({ status, check = "" }) => status === "failed" && /profile|texts|pictures/.test(check))
    .map(({ detail = "" }) => detail);
}

describe("an example of the page is right in the file that is named before it", () => {
  it.each(examples)("$heading ($file)", async (example) => {
    expect(await checked([example])).toEqual([]);
  });
});

it("and wrong in a file that it isn't meant for", async () => {
  const [example] = examples;
  expect(await checked([{ ...example!, file: "about.yaml" }])).not.toEqual([]);
});

it("there are examples for thirteen questions, and each file is named", () => {
  const asked = new Set(examples.map(({ heading }) => heading));
  expect(asked.size).toBe(13);
  for (const name of ["broker", ...Object.keys(siteTexts)]) {
    expect(page).toContain(`\`${name}.yaml\``);
  }
});

it("it names every pair of colours and every item there is", () => {
  for (const pair of Object.keys(colourPairs)) expect(page).toContain(`\`${pair}\``);
  const list = page.slice(page.indexOf("## Alle fertigen Themen"));
  const named = Array.from(list.matchAll(/:\*\* ([^*]+?)(?:\n-|$)/g), ([, names = ""]) =>
    names.trim().split(/,\s+/),
  ).flat();
  expect(named.toSorted()).toEqual(Object.keys(shippedItems()).toSorted());
});

const shippedItems = () =>
  parseDocument(fs.readFileSync("site/items.yaml", "utf8")).toJSON() as Record<string, unknown>;
