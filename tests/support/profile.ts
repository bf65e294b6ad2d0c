/** A copy of the example profile with changes, in a folder of its own. */
import fs from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { temporaryFolder } from "./site.ts";

export const EXAMPLE = "app/broker/example.yaml";

/** Path of a profile in which `change` was applied to the example's text, with `files` beside it. */
export function writeProfile(
  change: (text: string) => string,
  files: Record<string, Buffer> = {},
): string {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), bytes);
  }
  const file = path.join(folder, "broker.yaml");
  fs.writeFileSync(file, change(fs.readFileSync(EXAMPLE, "utf8")));
  return file;
}

/** The profile in `text` without some of its keys on the first level, and without what belongs to them. */
export function withoutKey(text: string, ...keys: string[]): string {
  const document = parseDocument(text);
  for (const key of keys) {
    if (!document.delete(key)) throw new Error(`the profile has no ${key}`);
  }
  return document.toString({ lineWidth: 0 });
}
