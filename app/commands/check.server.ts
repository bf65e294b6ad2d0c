/** `check`: would an enquiry that is sent now reach the broker? Tells everything that stands in its way. */
import fs from "node:fs";
import { parseArgs } from "node:util";
import type { DatabaseAddress } from "../config/database-url.server";
import {
  readEnvironment,
  siteFiles,
  type Environment,
  type ReadEnvironment,
} from "../config/environment.server";
import { checkDatabase, checkLeftBehind } from "./check-database.server";
import {
  checkClock,
  checkDataDirectory,
  checkPermissions,
  checkSettings,
  checkSite,
} from "./check-machine.server";
import {
  checkCertificateAuthority,
  checkPublicAddress,
  checkSenderDomain,
} from "./check-names.server";
import { checkAlarm, checkMailFolder, checkRelay, sendTestMessages } from "./check-relay.server";
import { EXIT, runCommand, type Finding } from "./command.server";
import { print, printJson, row } from "./print.server";

const USAGE = `usage: check [--send] [--json]

Checks settings, profile, pictures, permissions, data directory or database,
clock, relay, alarm, sender domain and public address, also where the site
doesn't start; tells what to do.
  --send   also sends a test message to each of MAIL_TO and ALERT_TO
Ends with 0 if nothing failed, with 1 if something did, with 2 where it was used
wrongly.`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { send: { type: "boolean" }, json: { type: "boolean" } },
  });
  const read = readEnvironment();
  const found = checkSettings(read);
  // With a fault in the settings, what the others say is looked at all the same.
  const settings = "settings" in read ? read.settings : read.valid;
  for (const check of checksOf(settings)) found.push(...(await check()));
  if (values.send) found.push(...(await sendIfWell(read, found)));
  const failed = found.some(({ status }) => status === "failed");
  if (values.json) await printJson({ ok: !failed, findings: found });
  else print(report(found));
  return failed ? EXIT.failed : EXIT.ok;
});

function checksOf(settings: Partial<Environment>): (() => Promise<Finding[]>)[] {
  const {
    BROKER_FILE,
    DATABASE_URL,
    DATA_DIR,
    SITE_DIR,
    DNS_SERVERS,
    MAIL_FROM,
    SITE_URL,
    SMTP_URL,
  } = settings;
  return [
    async () => (SITE_DIR || BROKER_FILE ? checkSite(siteFiles(settings)) : []),
    async () => {
      if (DATABASE_URL) return databaseAndClock(DATABASE_URL, DATA_DIR);
      return DATA_DIR ? dataDirectoryAndClock(DATA_DIR) : [];
    },
    async () => checkPermissions(settings),
    async () => {
      if (!SMTP_URL) return [];
      return SMTP_URL.kind === "file" ? [await checkMailFolder(SMTP_URL)] : checkRelay(SMTP_URL);
    },
    async () => checkAlarm(settings),
    async () =>
      SMTP_URL?.kind === "smtp" && MAIL_FROM ? checkSenderDomain({ ...settings, MAIL_FROM }) : [],
    async () => (SITE_URL ? checkCertificateAuthority(SITE_URL, DNS_SERVERS) : []),
    async () => (SITE_URL ? checkPublicAddress(SITE_URL) : []),
  ];
}

/** Where the relay doesn't let us in, a message could only fail as well. */
async function sendIfWell(read: ReadEnvironment, found: Finding[]): Promise<Finding[]> {
  if (!("settings" in read) || read.settings.SMTP_URL.kind === "file") return [];
  const broken = found.some(
    ({ status, check }) => status === "failed" && check.startsWith("relay"),
  );
  return broken ? [] : sendTestMessages(read.settings);
}

async function dataDirectoryAndClock(folder: string): Promise<Finding[]> {
  const { finding, newest } = await checkDataDirectory(folder);
  return [finding, clock(newest)];
}

async function databaseAndClock(address: DatabaseAddress, folder = ""): Promise<Finding[]> {
  const { found, newest } = await checkDatabase(address);
  return [...found, ...checkLeftBehind(folder), clock(newest)];
}

function clock(newest: number | undefined): Finding {
  const builtAt = fs.statSync(import.meta.filename).mtimeMs;
  return checkClock({ now: Date.now(), builtAt, newest });
}

function report(found: Finding[]): string {
  const widths = ["warning".length, Math.max(...found.map(({ check }) => check.length))];
  return found
    .map(({ status, check, detail, advice }) =>
      row(widths, [status, check, detail], advice ? [`-> ${advice}`] : []),
    )
    .join("\n");
}
