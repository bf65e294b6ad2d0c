/** The broker of this site, read from the profile file once, at start. */
import { environment } from "../config/environment.server";
import { readProfile } from "./profile-file.server";
import type { Broker } from "./profile.server";

let broker: Broker | undefined;

/** The broker's profile. Ends the process, all faults printed, where the file is missing or wrong. */
export function theBroker(): Broker {
  return (broker ??= readOrExit(environment().BROKER_FILE));
}

function readOrExit(file: string): Broker {
  const result = readProfile(file);
  if ("broker" in result) return result.broker;
  return endWithFaults(result.faults);
}

/** Ends the process, since a site with a wrong profile would tell visitors wrong things. */
export function endWithFaults(faults: string[]): never {
  console.error(`The site can't start; the profile ${environment().BROKER_FILE} is wrong:`);
  for (const fault of faults) console.error(`  ${fault}`);
  process.exit(78);
}
