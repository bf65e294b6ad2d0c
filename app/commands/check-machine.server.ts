/** What `check` asks of this machine: settings, profile, pictures, data directory, permissions, clock. */
import fs from "node:fs/promises";
import path from "node:path";
import { largestWidth, PICTURE_NAMES, type PictureName } from "../broker/picture";
import { decode, measure, TooLarge } from "../broker/pictures.server";
import { missingFacts, stillMadeUp } from "../broker/read-profile.server";
import type { Broker } from "../broker/profile.server";
import type { Environment, ReadEnvironment } from "../config/environment.server";
import { readSite, siteTexts, type SiteFiles } from "../edition.server";
import { faultLine, nearest } from "../folder/fault";
import type { Read, ReadValues } from "../folder/read-files.server";
import { Reading } from "../folder/reading.server";
import { pathName } from "../folder/value-faults.server";
import { OutboxFault } from "../store/database-file.server";
import { probeOutbox } from "../store/sqlite-outbox.server";
import { findings, reasonOf, type Finding } from "./command.server";

const GIB = 1024 ** 3;
/** Below this it is time to look, long before the outbox itself refuses. */
const LITTLE_BYTES = 0.5 * GIB;

const MINUTE_MS = 60_000;
const TWENTY_YEARS_MS = 20 * 365 * 24 * 60 * MINUTE_MS;

/** Are the settings valid? */
export function checkSettings(read: ReadEnvironment): Finding[] {
  const { ok, failed, warning } = findings("settings");
  if ("faults" in read) {
    return read.faults.map((fault) =>
      failed(fault, "set it in .env or in the container's environment"),
    );
  }
  const { hostname, protocol, origin } = new URL(read.settings.SITE_URL);
  if (protocol === "https:" || hostname === "localhost") return [ok(`valid, for ${origin}`)];
  return [warning(`SITE_URL is ${origin}`, "put TLS in front of the site, and write https://")];
}

/** Are profile and texts valid, and do they say what the law wants said? And will the pictures be seen? */
export async function checkSite(files: SiteFiles): Promise<Finding[]> {
  const file = files.profile;
  const { ok, failed, warning } = findings("profile");
  const read = await readSite(new Reading(), files);
  const texts = findings("texts");
  const lawful = read.warnings.map((fault) => texts.warning(faultLine(fault), fault.reason));
  const pictures = await checkPictures(read.profile, path.dirname(file));
  for (const { name, place, file: original } of read.pictures) {
    pictures.push(await checkPicture(faultLine(place), name, original));
  }
  if ("faults" in read) {
    const faults = read.faults.map((fault) => {
      const ofProfile = fault.file === path.basename(file);
      const place = ofProfile ? file : path.join(files.own ?? "", fault.file);
      const found = ofProfile ? failed : texts.failed;
      return found(faultLine(fault), `correct it in ${place}`);
    });
    return [...faults, ...lawful, ...(await checkFileNames(files)), ...pictures];
  }
  const { values: broker, unused } = read.profile;
  const { firm, example, permissions } = broker;
  const missing = missingFacts(broker);
  const warnings = [
    ...(example
      ? [
          warning(
            `${file} says that its data are made up${madeUp(read.profile)}`,
            "put your own in, then delete the line example",
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          warning(
            `${file} doesn't say: ${missing.join(", ")}`,
            "add these keys as the example explains them: imprint and first information owe these facts",
          ),
        ]
      : []),
    ...(unused.length > 0
      ? [
          warning(
            `${file} says what no permission in it allows: ${unused.join(", ")}`,
            "delete these keys, or add the permission: the site shows nothing of them",
          ),
        ]
      : []),
    // Whoever has a page for loans advertises instalment loans there.
    ...(!read.halves.finance || permissions.some(({ law }) => law.includes("34k"))
      ? []
      : [
          warning(
            `${file} names no permission under § 34k GewO`,
            "instalment loans to consumers need it since 20 November 2026: confirm your transition period",
          ),
        ]),
  ];
  const profile = warnings.length > 0 ? warnings : [ok(`${file}: ${firm}`)];
  const names = await checkFileNames(files);
  return [...profile, ...lawful, ...names, ...pictures];
}

/** What is still the example's, each with its line. */
function madeUp({ values, placeOf }: ReadValues<Broker>): string {
  const left = stillMadeUp(values).map((at) => `${pathName(at)} (line ${placeOf(at).line})`);
  return left.length > 0 ? `; still the example's: ${left.join(", ")}` : "";
}

/** A file whose name is nearly one of the site's is never read, and nothing else tells. */
async function checkFileNames({ own, profile }: SiteFiles): Promise<Finding[]> {
  if (own === undefined) return [];
  const known = ["broker", ...Object.keys(siteTexts)].map((name) => `${name}.yaml`);
  const others = (await fs.readdir(own)).filter(
    (file) => /\.ya?ml$/i.test(file) && !known.includes(file) && file !== path.basename(profile),
  );
  return others.flatMap((file) => {
    const meant = nearest(file, known);
    const { warning } = findings("texts");
    return meant ? [warning(`${path.join(own, file)} isn't read`, `call it ${meant}`)] : [];
  });
}

/** `folder`: where the profile is, and the pictures beside it. */
async function checkPictures(profile: Read<Broker>, folder: string): Promise<Finding[]> {
  const said = "values" in profile ? profile : profile.said;
  const found: Finding[] = [];
  for (const name of PICTURE_NAMES) {
    const file = (said?.values as Partial<Record<PictureName, unknown>> | null | undefined)?.[name];
    if (!said || typeof file !== "string") continue;
    const place = faultLine({ ...said.placeOf([name]), text: name });
    found.push(await checkPicture(place, name, path.join(folder, file)));
  }
  return found;
}

/** `place`: where the profile names it. */
async function checkPicture(place: string, name: PictureName, file: string): Promise<Finding> {
  const { ok, warning, failed } = findings("pictures");
  let original: Buffer;
  try {
    original = await fs.readFile(file);
  } catch (error) {
    return failed(
      `${place}: ${file} can't be read (${reasonOf(error)})`,
      "put the file there, readable for the user that runs the site",
    );
  }
  try {
    const { width, height, scale } = await measure(file, largestWidth(name));
    await decode(file, { width: Math.min(width, largestWidth(name)), scale });
    const detail = `${name}: ${file}, ${width} x ${height} pixels`;
    if (!hasText(original)) return ok(detail);
    return warning(
      `${detail}, but its text is drawn in whatever font the server has, or not at all`,
      "have the drawing program convert its text to paths",
    );
  } catch (error) {
    const fault = error instanceof TooLarge ? error.message : "isn't a whole picture";
    return failed(`${place}: ${file} ${fault}`, "export it anew as JPEG, PNG or SVG");
  }
}

/** An SVG's letters are shapes only where somebody made them so. */
function hasText(original: Buffer): boolean {
  const text = original.toString("utf8");
  return /<(?:\w+:)?svg[\s>]/.test(text) && /<(?:\w+:)?text[\s>]/.test(text);
}

/**
 * Can an enquiry be stored so that it survives a power cut? Opens the outbox as the site does: write-ahead log,
 * each commit flushed, room for an enquiry. `newest`: when the last enquiry came in, in ms since 1970.
 */
export async function checkDataDirectory(
  folder: string,
): Promise<{ finding: Finding; newest?: number | undefined }> {
  const { ok, failed, warning } = findings("data directory");
  try {
    const newest = await probeOutbox(folder);
    const { bavail, bsize } = await fs.statfs(folder);
    const free = bavail * bsize;
    const detail = `${folder}: durable (WAL, synchronous FULL), ${(free / GIB).toFixed(1)} GiB free`;
    const little = free < LITTLE_BYTES;
    return { finding: little ? warning(detail, "make room on this disk") : ok(detail), newest };
  } catch (error) {
    const finding = failed(
      `nothing can be stored in ${folder}: ${reasonOf(error)}${faultText(error)}`,
      "DATA_DIR must be on a local disk with free space, writable for the user that runs the site",
    );
    return { finding };
  }
}

/** SQLite's words are about files, not about people. */
function faultText(error: unknown): string {
  return error instanceof OutboxFault ? ` (${error.message})` : "";
}

/** Who else on this machine could read the password, or what visitors wrote? What isn't there has no rights to look at. */
export async function checkPermissions(settings: Partial<Environment>): Promise<Finding[]> {
  const { ok, warning } = findings("permissions");
  const wanted: [string | undefined, string][] = [
    [settings.DATA_DIR, "700"],
    [settings.SMTP_URL_FILE, "600"],
    [settings.DATABASE_URL_FILE, "600"],
    [settings.MONITOR_TOKEN_FILE, "600"],
    [settings.ALERT_SMTP_URL_FILE, "600"],
    [settings.ALERT_URL_FILE, "600"],
    [settings.HEARTBEAT_URL_FILE, "600"],
    // `npm start` reads it from here; the container has none.
    [".env", "600"],
  ];
  const open: Finding[] = [];
  for (const [file, mode] of wanted) {
    const stat = file ? await fs.stat(file).catch(() => undefined) : undefined;
    if (!file || !stat || (stat.mode & 0o077) === 0) continue;
    const given = (stat.mode & 0o777).toString(8);
    open.push(
      warning(`others on this machine may look into ${file} (${given})`, `chmod ${mode} ${file}`),
    );
  }
  return open.length > 0 ? open : [ok("password and data are their owner's alone")];
}

/**
 * Is the clock sane? Retries, receipts and what is erased when all depend on it. All in ms since 1970. `builtAt`: when
 * this program was built. `newest`: when the last enquiry came in.
 */
export function checkClock(at: {
  now: number;
  builtAt: number;
  newest: number | undefined;
}): Finding {
  const { now, builtAt, newest } = at;
  const { ok, failed } = findings("clock");
  const time = new Date(now).toISOString();
  const advice = "set the machine's clock, and let it follow a time server (NTP)";
  if (now < builtAt) {
    return failed(`${time} is before this program was built (${iso(builtAt)})`, advice);
  }
  if (now > builtAt + TWENTY_YEARS_MS) {
    return failed(`${time} is twenty years after this program was built`, advice);
  }
  if (newest !== undefined && newest > now + MINUTE_MS) {
    return failed(`${time} is before the newest enquiry came in (${iso(newest)})`, advice);
  }
  if (!knowsGermanTime()) {
    return failed(
      "Node.js has no time-zone data",
      "use a Node.js with full ICU, as all releases have",
    );
  }
  return ok(`${time}, and it knows German time`);
}

const iso = (time: number) => new Date(time).toISOString();

function knowsGermanTime(): boolean {
  const hour = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", timeZone: "Europe/Berlin" });
  const [winter, summer] = ["2026-01-15T12:00Z", "2026-07-15T12:00Z"].map((moment) =>
    parseInt(hour.format(new Date(moment))),
  );
  return winter === 13 && summer === 14;
}
