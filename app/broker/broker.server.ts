/** The broker of this site, read from the profile file once, at start. */
import fs from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { environment } from "../config/environment.server";
import { profileSchema, type Broker } from "./profile.server";

/** The profile in `text`, or its faults, one line each, with the line they stand on. */
export function parseProfile(text: string): { broker: Broker } | { faults: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    return { faults: document.errors.map((error) => error.message.split("\n")[0] ?? error.code) };
  }
  const parsed = profileSchema.safeParse(document.toJS());
  if (parsed.success) return { broker: parsed.data };
  return {
    faults: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  };
}

let broker: Broker | undefined;

/** The broker's profile. Ends the process, all faults printed, where the file is missing or wrong. */
export function theBroker(): Broker {
  return (broker ??= readOrExit(environment().BROKER_FILE));
}

function readOrExit(file: string): Broker {
  let text: string;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch {
    console.error(`The site can't start: BROKER_FILE can't be read: ${file}`);
    process.exit(78);
  }
  const result = parseProfile(text);
  if ("broker" in result) return result.broker;
  return endWithFaults(result.faults);
}

/** Ends the process, since a site with a wrong profile would tell visitors wrong things. */
export function endWithFaults(faults: string[]): never {
  console.error(`The site can't start; the profile ${environment().BROKER_FILE} is wrong:`);
  for (const fault of faults) console.error(`  ${fault}`);
  process.exit(78);
}
