/**
 * What `check` asks of this machine (settings, profile, pictures, data directory, permissions, clock) and of the database
 * that DATABASE_URL names.
 */
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { largestWidth, PICTURE_NAMES, type PictureName } from "../broker/picture";
import { decode, measure, TooLarge } from "../broker/pictures.server";
import type { Broker } from "../broker/profile.server";
import { missingFacts, stillMadeUp } from "../broker/read-profile.server";
import type { Environment, ReadEnvironment } from "../config/environment.server";
import { readSite, siteTexts, type SiteFiles } from "../edition.server";
import { Reading, type Read, type ReadValues } from "../folder/read-files.server";
import { pathName } from "../folder/value-faults.server";
import { faultLine, nearest } from "../folder/yaml-file.server";
import { DatabaseFault, PostgresDatabase, type Address } from "../store/postgres-database.server";
import { PostgresStore } from "../store/postgres-store.server";
import { OutboxFault } from "../store/sqlite-file.server";
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

// The database that DATABASE_URL names.

/** The oldest version that it was tried with. */
const OLDEST_VERSION = 15;

/** Whatever is wrong is one of few things, by the code of the error; what each is, and what to do about it. */
const FAULTS: Record<string, [what: string, advice: string]> = {
  ENOTFOUND: ["its name has no address", "correct the host in DATABASE_URL"],
  EAI_AGAIN: ["its name can't be looked up just now", "look at this machine's name server"],
  ECONNREFUSED: ["nothing listens there", "start PostgreSQL, or correct host and port"],
  ETIMEDOUT: ["nothing answers there", "look at the network and its firewall"],
  EHOSTUNREACH: ["there is no way there", "look at the network and its firewall"],
  ENOENT: ["there is no such socket", "start PostgreSQL, or correct the folder after host="],
  "28P01": ["user or password is wrong", "correct them in DATABASE_URL"],
  "28000": [
    "this user may not connect from here",
    "let it in by pg_hba.conf: hostssl with scram-sha-256",
  ],
  "3D000": ["there is no such database", "create it: CREATE DATABASE … OWNER …"],
  "53300": [
    "it has no connection left",
    "raise max_connections, or put PgBouncer in front; a replica takes up to 8",
  ],
  "42501": [
    "this user may not do what the site does",
    "make it the owner of the database, and of the tables in it",
  ],
  "25006": [
    "it can only be read",
    "name the primary in DATABASE_URL, not a replica that stands by",
  ],
  "57P03": ["it is just starting", "ask again in a minute"],
  "57014": ["it takes longer than 5 s over what the site asks", "look at its load and its locks"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED(),
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED(),
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED(),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED(),
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "its certificate is for another name",
    "name it in DATABASE_URL as its certificate does",
  ],
  CERT_HAS_EXPIRED: ["its certificate has expired", "renew it"],
};

function UNTRUSTED(): [string, string] {
  return [
    "nobody known vouches for its certificate",
    "name its authority's certificate in NODE_EXTRA_CA_CERTS",
  ];
}

/**
 * Would an enquiry be stored there, so that it survives a power cut? `newest`: when the last one came in, in ms since
 * 1970.
 */
export async function checkDatabase(
  address: Address,
): Promise<{ found: Finding[]; newest?: number | undefined }> {
  const { ok, failed, warning } = findings("database");
  const where = `${address.database} at ${address.host}`;
  const database = new PostgresDatabase(address);
  try {
    // Makes the tables where there are none, and proves the settings.
    await new PostgresStore(database).probe();
    const { rows } = await database.query(
      `SELECT current_setting('server_version_num')::integer / 10000 AS major,
              split_part(current_setting('server_version'), ' ', 1) AS version,
              current_setting('synchronous_commit') AS synchronous_commit,
              current_setting('synchronous_standby_names') AS standbys,
              (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
              (SELECT max(received_at) FROM enquiry) AS newest,
              (SELECT bool_and(pg_get_userbyid(relowner) = current_user OR pg_has_role(relowner, 'USAGE'))
               FROM pg_class WHERE oid IN ('enquiry'::regclass, 'receipt'::regclass)) AS owner`,
    );
    const row = rows[0] ?? {};
    const { major, version, synchronous_commit: commit, standbys, owner } = row;
    const replicas = standbys ? `, and on ${standbys as string}` : "";
    const found = [
      ok(
        `${where}: PostgreSQL ${String(version)}, durable (synchronous_commit ${String(commit)}${replicas})`,
      ),
    ];
    if (Number(major) < OLDEST_VERSION)
      found.push(warning(`${where} is PostgreSQL ${String(version)}`, "upgrade it to 15 or newer"));
    if (commit === "local" && standbys)
      found.push(
        warning(
          "its commits don't wait for the replicas that it names: synchronous_commit is local",
          "set it to on, or a failover loses what was stored last",
        ),
      );
    if (owner !== true)
      found.push(
        warning(
          "this user doesn't own the tables, so what was erased stays in dead rows for longer",
          "ALTER TABLE … OWNER TO the site's user",
        ),
      );
    const off = Number(row["now"]) - Date.now();
    if (Math.abs(off) > 60_000)
      found.push(
        warning(
          `its clock is ${Math.round(Math.abs(off) / 1000)} s ${off > 0 ? "ahead of" : "behind"} this machine's`,
          "let both follow a time server (NTP)",
        ),
      );
    return { found, newest: (row["newest"] as number | null) ?? undefined };
  } catch (error) {
    const [what, advice] = databaseFault(error);
    return { found: [failed(`nothing can be stored in ${where}: ${what}`, advice)] };
  } finally {
    await database.close();
  }
}

/** What an error of the database's means to the operator. */
export function databaseFault(error: unknown): [what: string, advice: string] {
  if (error instanceof DatabaseFault)
    return [error.message, "the site won't store anything there until it is set right"];
  const inner = (error as { errors?: unknown[] }).errors?.[0] ?? error;
  const known = FAULTS[reasonOf(inner)];
  if (known) return [`${known[0]} (${reasonOf(inner)})`, known[1]];
  const { message } = inner as Error;
  if (message.includes("does not support SSL"))
    return [
      "it doesn't speak TLS",
      "turn ssl on there, or reach it by a socket or on this machine (docs/postgresql.md)",
    ];
  if (message.includes("timeout")) return FAULTS["ETIMEDOUT"]!;
  return [reasonOf(inner), "look at DATABASE_URL, and at PostgreSQL's own log"];
}

/** With PostgreSQL, is something still owed in the file that kept it before? */
export function checkLeftBehind(folder: string): Finding[] {
  const file = path.join(folder, "outbox.sqlite");
  if (!existsSync(file)) return [];
  const { warning } = findings("data directory");
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const { owed } = database
        .prepare("SELECT count(*) AS owed FROM enquiry WHERE state <> 'delivered'")
        .get() as { owed: number };
      if (owed === 0) return [];
      return [
        warning(
          `${owed} enquiries still wait in ${file}, where nobody sends them`,
          "stop the site and run: enquiries move postgres",
        ),
      ];
    } finally {
      database.close();
    }
  } catch (error) {
    return [
      warning(`${file} can't be read: ${reasonOf(error)}`, "look at what it holds, or delete it"),
    ];
  }
}
