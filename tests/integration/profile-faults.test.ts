import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { siteEnvironment, SERVE, temporaryFolder } from "../support/site";

/** Ten slips as people make them, each with the text that must stand in the example for it to be one. */
const PLANTED: [string, string][] = [
  ["name: Max Mustermann", "nmae: Max Mustermann"],
  ["  city: Musterstadt\n\n# Where", "\n# Where"],
  ["email: makler@example.de", "email: makler@@example.de"],
  ["vatId: DE123456789", "vatId: DE123456789\nfax: +49 30 1"],
  ["yearsOfExperience: 17", 'yearsOfExperience: "17"'],
  ["    law: § 34i Abs. 1 GewO\n", ""],
  ["website: https://www.ihk.example", "website: www.ihk.example"],
  ["field: health", "field: Krankenversicherung"],
  ['version: "1.0"', "version: 1.0"],
  ['date: "2026-11-20"', "date: 1. November 2026"],
];

it("a site with ten faults in its profile doesn't start, and prints ten lines that say where", () => {
  let profile = fs.readFileSync("site/broker.yaml", "utf8");
  for (const [from, to] of PLANTED) {
    expect(profile).toContain(from);
    profile = profile.replace(from, to);
  }
  const folder = temporaryFolder();
  const file = path.join(folder, "broker.yaml");
  fs.writeFileSync(file, profile);
  const { status, stderr } = spawnSync(process.execPath, [SERVE, "build/index.js"], {
    encoding: "utf8",
    env: siteEnvironment({ BROKER_FILE: file, DATA_DIR: folder, PORT: "1" }),
  });
  expect(status).toBe(78);
  const faults = stderr
    .split("\n")
    .filter((line) => /^ {2}broker\.yaml, line \d+, column \d+: /.test(line));
  expect(faults).toHaveLength(10);
  const numbers = faults.map((line) => Number(/\d+/.exec(line)?.[0]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
