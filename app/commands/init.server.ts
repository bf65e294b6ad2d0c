/** `init [DIR]`: puts the files that an operator and a broker edit into a folder, and never writes over one. */
import fs from "node:fs";
import path from "node:path";
import environmentExample from "../../.env.example";
import { shippedSite } from "../edition.server";
import { CommandError, EXIT, print, runCommand } from "./command.server";

const USAGE = `usage: init [DIR]

Writes into DIR (here, if none is named):
  broker.yaml        who the broker is, every key explained
  *.yaml             the texts of the shipped site, each line a comment until
                     you want it otherwise
  schemas/           lets an editor complete and check these files
  .env               the settings of the site, each explained
A file that is already there is left as it is.`;

/**
 * Texts are written as comments, and not as copies that count: what a broker doesn't change is the shipped site's, so
 * that an upgrade brings better words, new items and what the law has changed. A copy would keep them out for good.
 */
const HEADER = `# Nothing in this file counts yet: every line is a comment, and the site says what it is shipped with.
# Lines that begin with two # explain. To change a text, delete "# " at the beginning of its line, and of the lines
# that it belongs to, further left above it; leave the rest. Of a list, take all entries: it counts as a whole.
#
#     # closing:                       closing:
#     #   action: Thema wählen    ->     action: Such Dir etwas aus
#
# Saved, it is live within seconds; the command check says what is wrong.
`;

await runCommand(USAGE, (args) => {
  const [folder = ".", ...more] = args;
  if (more.length > 0 || folder.startsWith("-")) {
    throw new CommandError("init takes one folder", EXIT.wrongUse);
  }
  fs.mkdirSync(path.join(folder, "schemas"), { recursive: true });
  for (const name of shippedFiles(".", ".yaml")) {
    const text = shippedFile(name);
    write(folder, name, name === "broker.yaml" ? text : asComments(text));
  }
  for (const name of shippedFiles("schemas", ".json")) write(folder, name, shippedFile(name));
  write(folder, ".env", environmentExample.replace(/^SITE_DIR=.*$/m, "SITE_DIR=."));
  print("Next: put your data into broker.yaml and .env, then run the command check.");
  return EXIT.ok;
});

/** Their names in the shipped site's folder. */
function shippedFiles(folder: string, ending: string): string[] {
  const names = fs.readdirSync(path.join(shippedSite(), folder)).sort();
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

function shippedFile(name: string): string {
  return fs.readFileSync(path.join(shippedSite(), name), "utf8");
}

/** The first line is the editor's, and stays; the others come back as they were, comments too, once "# " is deleted. */
function asComments(text: string): string {
  const [schema = "", ...lines] = text.split("\n");
  const commented = lines.map((line) => (line === "" ? "" : `# ${line}`));
  return [schema, HEADER, ...commented].join("\n");
}

/** For the owner's eyes alone: .env will hold a password. */
function write(folder: string, name: string, text: string) {
  const file = path.join(folder, name);
  try {
    fs.writeFileSync(file, text, { flag: "wx", mode: name === ".env" ? 0o600 : 0o644 });
    print(`written  ${file}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    print(`kept     ${file} (already there)`);
  }
}
