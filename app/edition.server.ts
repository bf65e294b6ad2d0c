/**
 * Everything that a site says at one time, made whole from its files: who the broker is, their pictures, its texts.
 * An edition never changes. Where the files do, there is a new one, and a request keeps the one that it began with.
 */
import fs from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { readProfile } from "./broker/broker.server";
import { PICTURE_NAMES } from "./broker/picture";
import { PictureSet, type PictureFile, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import { environment, siteFiles } from "./config/environment.server";
import { faultLine, type Fault } from "./folder/fault";
import { readFolder, sourceFile, type Schemas } from "./folder/read-folder.server";
import type { ReadValues } from "./folder/read-file.server";
import { Reading, watch } from "./folder/reading.server";
import { log } from "./log.server";

/** The files of texts, by name; each lies over the shipped one. */
export const textFiles = {} satisfies Schemas;

type Texts<S extends Schemas> = { [Name in keyof S]: z.infer<S[Name]> };

export interface Edition<S extends Schemas = typeof textFiles> {
  broker: Broker;
  pictures: Pictures;
  /** The file of a picture, this edition's or the one before it; undefined where there is none of that name. */
  pictureFile: (name: string) => PictureFile | undefined;
  texts: Texts<S>;
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

/** What profile and texts say, or everything that is wrong with them. */
export async function readSite<S extends Schemas>(
  reading: Reading,
  { own, profile }: SiteFiles,
  schemas: S,
): Promise<{ profile: ReadValues<Broker>; texts: Texts<S> } | { faults: Fault[] }> {
  const source = await sourceFile(reading, profile);
  const broker = !source
    ? { faults: [missingProfile({ own, profile })] }
    : "text" in source
      ? { faults: [source] }
      : readProfile(source);
  const texts = await readFolder(reading, { own, shipped: shippedSite() }, schemas);
  if ("faults" in broker || "faults" in texts) {
    return {
      faults: [
        ...("faults" in broker ? broker.faults : []),
        ...("faults" in texts ? texts.faults : []),
      ],
    };
  }
  const values = Object.entries<ReadValues<unknown>>(texts.files).map(([name, file]) => [
    name,
    file.values,
  ]);
  return { profile: broker, texts: Object.fromEntries(values) as Texts<S> };
}

function missingProfile({ own, profile }: SiteFiles): Fault {
  const named = own !== undefined && profile === path.join(own, "broker.yaml");
  const by = named ? "SITE_DIR names its folder" : "BROKER_FILE names it";
  return { file: path.basename(profile), text: `the file can't be read: ${profile} (${by})` };
}

type Made<S extends Schemas> = { edition: Edition<S>; set: PictureSet };

/** An edition from the files as they are now, its pictures checked but not made. `before`: the edition that it follows. */
export async function makeEdition<S extends Schemas>(
  reading: Reading,
  files: SiteFiles,
  schemas: S,
  { pictureFolder, before }: { pictureFolder: string; before?: PictureSet | undefined },
): Promise<Made<S> | { faults: Fault[] }> {
  const read = await readSite(reading, files, schemas);
  if ("faults" in read) return read;
  const { values: broker, placeOf } = read.profile;
  const set = new PictureSet(pictureFolder, before);
  const faults: Fault[] = [];
  for (const name of PICTURE_NAMES) {
    const file = broker[name];
    if (!file) continue;
    const original = path.join(path.dirname(files.profile), file);
    await reading.note(original);
    const fault = await set.add(name, original);
    if (fault) faults.push({ ...placeOf([name]), text: `${name}: ${fault}` });
  }
  if (faults.length > 0) return { faults };
  const pictureFile = (name: string) => set.file(name);
  return { edition: { broker, pictures: set.shown, pictureFile, texts: read.texts }, set };
}

let newest: Made<typeof textFiles> | undefined;
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
  const made = await makeEdition(first, files, textFiles, { pictureFolder });
  if ("faults" in made) return endWithFaults(made.faults, files);
  newest = made;
  let pictures = made.set.makeAll();
  holder.endSiteWatch?.();
  holder.endSiteWatch = watch(first, async () => {
    const reading = new Reading();
    const before = newest?.set;
    const next = await makeEdition(reading, files, textFiles, { pictureFolder, before });
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

async function forgetPicturesBefore(made: Made<typeof textFiles>) {
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
