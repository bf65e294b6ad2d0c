/** How the broker's profile is read: it stands alone, no shipped one lies below it. */
import { readFile, type Faulty, type ReadValues } from "../folder/read-file.server";
import type { SourceFile } from "../folder/yaml-file.server";
import { factsAbout, permittedHalves } from "./halves";
import { valueFaults } from "./profile-faults.server";
import { profileSchema, unusedFacts, type Broker } from "./profile.server";

/** `unused`: what the file says of a half that no permission allows, by its keys; the values are without it. */
export type Profile = ReadValues<Broker> & { unused: string[] };
export type ReadProfile = Profile | Faulty;

/** The profile, or its faults in the order in which they stand in the file. */
export function readProfile(source: SourceFile): ReadProfile {
  const read = readFile(source, { schema: profileSchema, more: valueFaults });
  if ("faults" in read) return read;
  const { values, placeOf } = read;
  const unused = unusedFacts(values);
  return { values: factsAbout(values, permittedHalves(values)), placeOf, unused };
}
