/** How the broker's profile is read: it stands alone, no shipped one lies below it. */
import { readFile, type Read } from "../folder/read-file.server";
import type { SourceFile } from "../folder/yaml-file.server";
import { valueFaults } from "./profile-faults.server";
import { profileSchema, type Broker } from "./profile.server";

/** The profile, or its faults in the order in which they stand in the file. */
export const readProfile = (source: SourceFile): Read<Broker> =>
  readFile(source, { schema: profileSchema, more: valueFaults });
