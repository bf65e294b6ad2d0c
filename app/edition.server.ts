/**
 * Everything that a site says at one time, made whole from its files: who the broker is, their pictures, its texts.
 * An edition never changes. Where the files do, there is a new one, and a request keeps the one that it began with.
 */
import fs from "node:fs";
import path from "node:path";
import { readProfile, type Profile } from "./broker/broker.server";
import { factsAbout, offeredHalves, type Halves } from "./broker/halves";
import { PICTURE_NAMES } from "./broker/picture";
import { PictureSet, type PictureFile, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import { topicFiles, topicsFrom, type Topics } from "./content/items.server";
import { linksToNowhere } from "./content/links.server";
import { textFiles, type Texts } from "./content/texts.server";
import { valuesOf } from "./content/values.server";
import { environment, siteFiles } from "./config/environment.server";
import { faultLine, type Fault } from "./folder/fault";
import { readFolder, sourceFile } from "./folder/read-folder.server";
import { Reading, watch } from "./folder/reading.server";
import { pathName } from "./folder/value-faults.server";
import { log } from "./log.server";

/** The files of a site beside its profile, by name; each lies over the shipped one. */
export const siteTexts = { ...textFiles, ...topicFiles };

export interface Edition {
  /** The halves of the broker's work that the site offers; one at least. */
  halves: Halves;
  /** Who the broker is, without facts of a half that isn't offered. */
  broker: Broker;
  /** The same with all that is permitted: what imprint and first information owe. */
  profile: Broker;
  pictures: Pictures;
  /** The file of a picture, this edition's or the one before it; undefined where there is none of that name. */
  pictureFile: (name: string) => PictureFile | undefined;
  texts: Texts;
  /** The pages about insurance and loans. */
  topics: Topics;
  /** Whether the forms ask when a call suits best. */
  callBack: boolean;
}

/** What is read: `own` is the site's folder, where it has one. */
export type SiteFiles = { own: string | undefined; profile: string };

/** The folder of the shipped site: beside the build, wherever a command is called, and beside app/. */
export function shippedSite(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const site = path.join(folder, "site");
    if (fs.existsSync(path.join(site, "broker.yaml"))) return site;
    if (folder === path.dirname(folder)) throw new Error("the shipped site isn't there");
  }
}

type Said = { profile: Profile; halves: Halves; texts: Texts; topics: Topics };

/** What profile and texts say, or everything that is wrong with them. */
export async function readSite(
  reading: Reading,
  { own, profile }: SiteFiles,
): Promise<Said | { faults: Fault[] }> {
  const source = await sourceFile(reading, profile);
  const broker = !source
    ? { faults: [missingProfile({ own, profile })] }
    : "text" in source
      ? { faults: [source] }
      : readProfile(source);
  const read = await readFolder(reading, { own, shipped: shippedSite() }, siteTexts);
  if ("faults" in broker || "faults" in read) {
    return {
      faults: [
        ...("faults" in broker ? broker.faults : []),
        ...("faults" in read ? read.faults : []),
      ],
    };
  }
  const { items, insurance, finance, home, about, contact, form } = read.files;
  const texts: Texts = {
    home: home.values,
    about: about.values,
    contact: contact.values,
    form: form.values,
  };
  // The parts that site.yaml leaves on.
  const halves = offeredHalves(broker.values, { insurance: true, finance: true });
  if (!halves.insurance && !halves.finance) return { faults: [NOTHING_OFFERED] };
  const topicTexts = {
    items: items.values,
    insurance: insurance.values,
    finance: finance.values,
  };
  const facts = factsAbout(broker.values, halves);
  const made = topicsFrom(topicTexts, (counts) =>
    valuesOf({ texts, broker: facts, halves }, counts),
  );
  const faults =
    "faults" in made
      ? made.faults
      : linksToNowhere({ ...texts, ...topicTexts }, made.topics, halves);
  if ("topics" in made && faults.length === 0) {
    return { profile: broker, halves, texts, topics: made.topics };
  }
  return {
    faults: faults.map(({ file, path, text }) => ({
      ...read.files[file].placeOf(path),
      text: `${pathName(path)} ${text}`,
    })),
  };
}

const NOTHING_OFFERED: Fault = {
  file: "site.yaml",
  text: "switches off all that the permissions in the profile allow: leave insurance or finance on",
};

function missingProfile({ own, profile }: SiteFiles): Fault {
  const named = own !== undefined && profile === path.join(own, "broker.yaml");
  const by = named ? "SITE_DIR names its folder" : "BROKER_FILE names it";
  return { file: path.basename(profile), text: `the file can't be read: ${profile} (${by})` };
}

type Made = { edition: Edition; set: PictureSet };

/** An edition from the files as they are now, its pictures checked but not made. `before`: the edition that it follows. */
export async function makeEdition(
  reading: Reading,
  files: SiteFiles,
  { pictureFolder, before }: { pictureFolder: string; before?: PictureSet | undefined },
): Promise<Made | { faults: Fault[] }> {
  const read = await readSite(reading, files);
  if ("faults" in read) return read;
  const { values: profile, placeOf } = read.profile;
  const set = new PictureSet(pictureFolder, before);
  const faults: Fault[] = [];
  for (const name of PICTURE_NAMES) {
    const file = profile[name];
    if (!file) continue;
    const original = path.join(path.dirname(files.profile), file);
    await reading.note(original);
    const fault = await set.add(name, original);
    if (fault) faults.push({ ...placeOf([name]), text: `${name}: ${fault}` });
  }
  if (faults.length > 0) return { faults };
  const pictureFile = (name: string) => set.file(name);
  const { halves, texts, topics } = read;
  const broker = factsAbout(profile, halves);
  const edition = {
    ...{ halves, broker, profile, texts, topics, callBack: true },
    ...{ pictures: set.shown, pictureFile },
  };
  return { edition, set };
}

let newest: Made | undefined;
const listeners: (() => void)[] = [];

/** The newest. There is one once the site is open. */
export function theEdition(): Edition {
  if (!newest) throw new Error("the site isn't open");
  return newest.edition;
}

/** Calls `listener` after each change, when the new edition is already the one that requests get. */
export function onEditionChange(listener: () => void) {
  listeners.push(listener);
}

function tellChange() {
  for (const listener of listeners) listener();
}

/** For so long, in ms, who has a page of the edition before open still gets its pictures. */
const GRACE_MS = 60_000;

/** Development imports this module anew with each build: the watch of the one before ends. */
const holder = globalThis as { endSiteWatch?: () => void };

/** Makes the first edition, and from then on a new one for each change. Ends the process where a file is wrong. */
export async function openEdition(): Promise<void> {
  const settings = environment();
  const files = siteFiles(settings);
  const pictureFolder = path.join(settings.DATA_DIR, "pictures");
  const first = new Reading();
  const made = await makeEdition(first, files, { pictureFolder });
  if ("faults" in made) return endWithFaults(made.faults, files);
  newest = made;
  let pictures = made.set.makeAll();
  holder.endSiteWatch?.();
  holder.endSiteWatch = watch(first, async () => {
    const reading = new Reading();
    const before = newest?.set;
    const next = await makeEdition(reading, files, { pictureFolder, before });
    // Written again meanwhile: what was read may be half of this and half of that.
    if ((await reading.look()) !== reading.seen) return reading;
    if ("faults" in next) {
      tellFaults(next.faults);
      return reading;
    }
    newest = next;
    tellChange();
    log.info({ event: "site-changed" });
    pictures = pictures.then(() => (newest === next ? next.set.makeAll() : undefined));
    setTimeout(() => void forgetPicturesBefore(next), GRACE_MS).unref();
    return reading;
  });
}

async function forgetPicturesBefore(made: Made) {
  if (newest === made && (await made.set.forgetEarlier())) tellChange();
}

/** A page of them is enough to begin with; the command check tells all. */
const MOST_TOLD = 50;

function tellFaults(faults: Fault[]) {
  const lines = faults.slice(0, MOST_TOLD).map(faultLine);
  log.error({ event: "site-faults", count: faults.length, faults: lines });
}

/** A site with a wrong file would tell visitors wrong things. */
function endWithFaults(faults: Fault[], { own, profile }: SiteFiles): never {
  console.error(`The site can't start; its files are wrong (${own ?? profile}):`);
  for (const fault of faults) console.error(`  ${faultLine(fault)}`);
  process.exit(78);
}
