/** `init [DIR]`: puts the files that an operator edits into a folder, and never writes over one. */
import fs from "node:fs";
import path from "node:path";
import environmentExample from "../../.env.example";
import profileJsonSchema from "../../site/schemas/broker.schema.json";
import profileExample from "../../site/broker.yaml";
import { CommandError, EXIT, print, runCommand } from "./command.server";

const USAGE = `usage: init [DIR]

Writes into DIR (here, if none is named):
  broker.yaml                  who the broker is, every key explained
  schemas/broker.schema.json   lets an editor complete and check broker.yaml
  .env                         the settings of the site, each explained
A file that is already there is left as it is.`;

await runCommand(USAGE, (args) => {
  const [folder = ".", ...more] = args;
  if (more.length > 0 || folder.startsWith("-")) {
    throw new CommandError("init takes one folder", EXIT.wrongUse);
  }
  fs.mkdirSync(path.join(folder, "schemas"), { recursive: true });
  const settings = environmentExample.replace(/^SITE_DIR=.*$/m, "SITE_DIR=.");
  write(folder, "broker.yaml", profileExample);
  write(
    folder,
    "schemas/broker.schema.json",
    `${JSON.stringify(profileJsonSchema, undefined, 2)}\n`,
  );
  write(folder, ".env", settings);
  print("Next: put your data into broker.yaml and .env, then run the command check.");
  return EXIT.ok;
});

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
