import { readProfile } from "../../app/broker/read-profile.server";
import type { Broker } from "../../app/broker/profile.server";
import { faultLine } from "../../app/folder/yaml-file.server";

/** The profile in `text`, or its faults, each with its line and column. */
export function parseProfile(text: string | Buffer): { broker: Broker } | { faults: string[] } {
  const read = readProfile({ name: "broker.yaml", bytes: Buffer.from(text as string) });
  if ("values" in read) return { broker: read.values };
  return { faults: read.faults.map((fault) => faultLine(fault).replace("broker.yaml, ", "")) };
}
