/**
 * Everything that a site says at one time, made whole from its files: who the broker is, their pictures, its texts.
 * An edition never changes. Where the files do, there is a new one, and a request keeps the one that it began with.
 */
import fs from "node:fs";
import path from "node:path";
import { lookSchema, pictureBeside, type Look } from "./broker/look.server";
import {
  factsAbout,
  readProfile,
  type Profile,
  type ReadProfile,
} from "./broker/read-profile.server";
import { independence, offeredHalves, type Halves } from "./broker/halves";
import { PICTURE_NAMES, type ItemPictures, type Picture, type PictureName } from "./broker/picture";
import { PictureSet, type PictureFile, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import {
  faultsAcross,
  topicFiles,
  topicsFrom,
  type TopicFault,
  type Topics,
} from "./content/items.server";
import { linksToNowhere, longTitles } from "./content/documents.server";
import { findingsInFiles } from "./content/text-law.server";
import { textFiles, type Texts } from "./content/texts.server";
import { environment, siteFiles } from "./config/environment.server";
import { valuesOf } from "./content/values.server";
import {
  readFolder,
  Reading,
  sourceFile,
  watch,
  type Read,
  type ReadFolder,
  type ReadValues,
} from "./folder/read-files.server";
import { pathName } from "./folder/value-faults.server";
import { faultLine, type Fault } from "./folder/yaml-file.server";
import { log } from "./log.server";

/** The files of a site beside its profile, by name; each lies over the shipped one. */
export const siteTexts = { site: lookSchema, ...textFiles, ...topicFiles };

export interface Edition {
  /** The halves of the broker's work that the site offers; one at least. */
  halves: Halves;
  /** Who the broker is, without facts of a half that isn't offered. */
  broker: Broker;
  /** The same with all that is permitted: what imprint and first information owe. */
  profile: Broker;
  pictures: Pictures;
  itemPictures: ItemPictures;
  /** The file of a picture, this edition's or the one before it; undefined where there is none of that name. */
  pictureFile: (name: string) => PictureFile | undefined;
  texts: Texts;
  /** The pages about insurance and loans. */
  topics: Topics;
  /** Parts and look of the site, as site.yaml has them. */
  look: Look;
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

type Said = {
  pictures: NamedPicture[];
  profile: Profile;
  halves: Halves;
  look: ReadValues<Look>;
  texts: Texts;
  topics: Topics;
  warnings: Warning[];
};

/** A picture that a file of the site names: where it does, and where the picture is. */
type NamedPicture = { name: PictureName; path: readonly PropertyKey[]; place: Fault; file: string };

/** What a text may say, though it isn't wise or the law has something to say of it: a place, and the reason. */
type Warning = Fault & { reason: string };

/** What profile and texts say, or everything that is wrong with them. */
export async function readSite(
  reading: Reading,
  { own, profile }: SiteFiles,
): Promise<
  Said | { faults: Fault[]; warnings: Warning[]; profile: ReadProfile; pictures: NamedPicture[] }
> {
  const source = await sourceFile(reading, profile);
  const broker: ReadProfile = !source
    ? { faults: [missingProfile({ own, profile })] }
    : "text" in source
      ? { faults: [source] }
      : readProfile(source);
  const read = await readFolder(reading, { own, shipped: shippedSite() }, siteTexts);
  const { faults: forbidden, warnings } = lawOf(read, broker);
  const { site, items, insurance, finance, home, about, contact, form } = read;
  const offered = offeredAsFarAsSaid(site, broker);
  const across = placed(read, faultsAcross(saidBy({ items, insurance, finance }), offered));
  const faults = [
    ...("faults" in broker ? broker.faults : []),
    ...Object.values(read).flatMap((file) => ("faults" in file ? file.faults : [])),
    ...across,
    ...forbidden,
  ];
  const pictures = picturesNamed(read, own ?? path.dirname(profile));
  const wrong = (more: Fault[] = []) => {
    const all = inOrder([...faults, ...more]);
    return { faults: all, warnings, profile: broker, pictures };
  };
  if (faults.length > 0 || "faults" in broker) return wrong();
  if ("faults" in home || "faults" in about || "faults" in contact || "faults" in form) {
    return wrong();
  }
  if ("faults" in site || "faults" in items || "faults" in insurance || "faults" in finance)
    return wrong();
  const texts: Texts = {
    home: home.values,
    about: about.values,
    contact: contact.values,
    form: form.values,
  };
  const halves = offeredHalves(broker.values, site.values);
  if (!halves.insurance && !halves.finance) {
    return wrong([{ ...site.placeOf([]), text: NOTHING_OFFERED }]);
  }
  const topicTexts = {
    items: items.values,
    insurance: insurance.values,
    finance: finance.values,
  };
  const facts = factsAbout(broker.values, halves);
  const made = topicsFrom(topicTexts, (counts) =>
    valuesOf({ texts, broker: facts, halves }, counts),
  );
  if ("faults" in made) return wrong(placed(read, made.faults));
  const nowhere = linksToNowhere({ ...texts, ...topicTexts }, made.topics, halves);
  if (nowhere.length > 0) return wrong(placed(read, nowhere));
  const { topics } = made;
  const long = longTitles({ texts, topics, broker: facts, halves }).map(({ reason, ...fault }) =>
    placed(read, [fault]).map((each) => ({ ...each, reason })),
  );
  return {
    ...{ profile: broker, look: site, halves, texts, topics, pictures },
    warnings: inOrder([...warnings, ...long.flat()]),
  };
}

/** With a fault in profile or site.yaml, what is offered can't be told: then it is what isn't switched off for sure. */
function offeredAsFarAsSaid(site: Read<Look>, broker: ReadProfile): Halves {
  const parts = (saidIn(site)?.values ?? {}) as Partial<Halves>;
  const on = { insurance: parts.insurance !== false, finance: parts.finance !== false };
  return "values" in broker ? offeredHalves(broker.values, on) : on;
}

/** The pictures that a site's files name, beside those of the profile; also of files with other faults. */
function picturesNamed(read: ReadFolder<typeof siteTexts>, folder: string): NamedPicture[] {
  const named = (name: PictureName, of: "site" | "items", at: string[]): NamedPicture[] => {
    const said = saidIn(read[of]);
    const file = at.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      said?.values,
    );
    if (!said || typeof file !== "string" || !pictureBeside.safeParse(file).success) return [];
    const place = { ...said.placeOf(at), text: pathName(at) };
    return [{ name, path: at, place, file: path.join(folder, file.trim()) }];
  };
  return [
    ...named("townPicture", "site", ["townPicture"]),
    ...Object.keys(saidIn(read.items)?.values ?? {}).flatMap((slug) =>
      named("itemPicture", "items", [slug, "picture"]),
    ),
  ];
}

/** What each file says, as far as that can be told. */
const saidBy = <Name extends string>(files: Record<Name, Read<unknown>>) =>
  Object.fromEntries(
    Object.entries<Read<unknown>>(files).map(([name, file]) => [name, saidIn(file)?.values]),
  ) as Record<Name, unknown>;

const saidIn = (file: Read<unknown>) => ("values" in file ? file : file.said);

/** What is wrong with the value at `path` of a file. */
type ValueFault = Omit<TopicFault, "file"> & { file: keyof typeof siteTexts };

/** Faults of values as faults of files. */
function placed(read: ReadFolder<typeof siteTexts>, faults: ValueFault[]): Fault[] {
  return faults.flatMap(({ file, path, text }) => {
    const place = saidIn(read[file])?.placeOf(path);
    return place ? [{ ...place, text: `${pathName(path)}: ${text}` }] : [];
  });
}

/** What the law forbids in the texts, and what it lets stand only on a ground that the broker alone knows. */
function lawOf(read: ReadFolder<typeof siteTexts>, broker: Read<Broker>) {
  // A profile that can't be read may have a ground; one with another fault says whether it has.
  const said = saidIn(broker);
  const grounds = said ? independence(said.values ?? {}) : { insurance: true, finance: true };
  const faults: Fault[] = [];
  const warnings: Warning[] = [];
  for (const finding of findingsInFiles(saidBy(read), grounds)) {
    const { file, path, kind, found, reason } = finding;
    const place = saidIn(read[file as keyof typeof siteTexts])?.placeOf(path, { words: found });
    if (!place) continue;
    const name = `${pathName(path)} says "${found.replace(/\s+/g, " ")}"`;
    if (kind === "refused") faults.push({ ...place, text: `${name}: ${reason}` });
    else warnings.push({ ...place, text: name, reason });
  }
  return { faults, warnings };
}

/** File by file, each from its first line on. */
function inOrder<F extends Fault>(faults: F[]): F[] {
  const files = Object.keys(siteTexts).map((name) => `${name}.yaml`);
  return faults.toSorted(
    (a, b) =>
      // The profile is none of them, and comes first.
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

const NOTHING_OFFERED =
  "switches off all that the permissions in the profile allow: leave insurance or finance on";

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
  const { values: profile } = read.profile;
  const { values: look } = read.look;
  const set = new PictureSet(pictureFolder, before);
  const faults: Fault[] = [];
  const add = async (name: PictureName, original: string, place: Fault) => {
    await reading.note(original);
    const added = await set.add(name, original);
    if (typeof added !== "string") return added;
    faults.push({ ...place, text: `${place.text}: ${added}` });
    return undefined;
  };
  const pictures: Pictures = {};
  const itemPictures = new Map<string, Picture>();
  for (const name of PICTURE_NAMES) {
    const file = profile[name];
    if (!file) continue;
    const place = { ...read.profile.placeOf([name]), text: name };
    const added = await add(name, path.join(path.dirname(files.profile), file), place);
    if (added) pictures[name] = added;
  }
  for (const { name, path: at, place, file } of read.pictures) {
    const added = await add(name, file, place);
    if (!added) continue;
    if (name === "itemPicture") itemPictures.set(String(at[0]), added);
    else pictures[name] = added;
  }
  if (faults.length > 0) return { faults };
  const pictureFile = (name: string) => set.file(name);
  const { halves, texts, topics } = read;
  const broker = factsAbout(profile, halves);
  const edition = {
    ...{ halves, broker, profile, look, texts, topics, callBack: look.callBack },
    ...{ pictures, itemPictures, pictureFile },
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
