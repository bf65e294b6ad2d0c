/** The shipped site as its files say it, with the example as its broker. */
import { readSite } from "../../app/edition.server";
import { faultLine } from "../../app/folder/fault";
import { Reading } from "../../app/folder/reading.server";

const read = await readSite(new Reading(), { own: undefined, profile: "site/broker.yaml" });
if ("faults" in read) throw new Error(read.faults.map(faultLine).join("\n"));

export const shipped = {
  broker: read.profile.values,
  halves: read.halves,
  texts: read.texts,
  topics: read.topics,
  callBack: true,
};
