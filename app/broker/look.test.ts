import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { colourPairs, coloursOf, lookSchema } from "./look.server";

const shippedText = readFileSync("site/site.yaml", "utf8");

/** The faults of `text`, each after the key it is about. */
const faultsOf = (text: string) =>
  (lookSchema.safeParse(parse(text)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

describe("the shipped site", () => {
  it("has every part, and the style sheet's colours", () => {
    expect(lookSchema.parse(parse(shippedText))).toEqual(lookSchema.parse({}));
    expect(coloursOf(lookSchema.parse({}))).toEqual(colourPairs["petrol-amber"]);
  });

  it("explains every key, and names every pair", () => {
    const explained = Object.keys(lookSchema.shape).filter((key) =>
      new RegExp(`^(?:# )?${key}:`, "m").test(shippedText),
    );
    expect(explained).toEqual(Object.keys(lookSchema.shape));
    for (const pair of Object.keys(colourPairs)) expect(shippedText).toContain(`  ${pair} `);
  });
});

it.each(Object.keys(colourPairs))("the pair %s is taken by its name", (pair) => {
  expect(faultsOf(`colours: ${pair}`)).toEqual([]);
});

it("two colours are taken, written in any case", () => {
  const look = lookSchema.parse(parse('colours:\n  ground: "#1E2F5C"\n  accent: "#F29274"'));
  expect(coloursOf(look)).toEqual({ ground: "#1e2f5c", accent: "#f29274" });
});

it.each([
  ["colours: petrol", [/^colours must be one of: petrol-amber, navy-coral, .*or two colours/]],
  // YAML takes what follows the # for a comment.
  ["colours:\n  ground: #1e2f5c\n  accent: #f29274", [/^colours must be one of.*in quotes$/]],
  ['colours:\n  ground: "#123456"', [/^colours must be one of.*ground and accent/]],
  [
    'colours:\n  ground: "bluish"\n  accent: "#f29274"',
    [/^colours\.ground must be a colour as "#rrggbb"/],
  ],
  [
    'colours:\n  ground: "#8899aa"\n  accent: "#f2a33a"',
    [
      /^colours\.ground is too light for the light words on it \(.* : 1.*\): take a darker one$/,
      /^colours\.accent can't be told from the ground/,
    ],
  ],
  [
    'colours:\n  ground: "#0f3d47"\n  accent: "#2a5b66"',
    [/^colours\.accent can't be told from the ground/],
  ],
  ["townPicture: ../town.jpg\ntownPictureText: x", [/^townPicture must be the name of a file/]],
  ["townPicture: town.jpg", [/^townPictureText must be given/]],
  ["color: x", [/Unrecognized key: "color"/]],
])("%j is told", (text, faults) => {
  expect(faultsOf(text)).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
});
