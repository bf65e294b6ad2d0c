/** `check`: would an enquiry that is sent now reach the broker? Tells everything that stands in its way. */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { checkClock } from "../checks/clock";
import { checkProfile, checkSettings } from "../checks/configuration.server";
import { checkDataDirectory } from "../checks/data-directory.server";
import type { Finding } from "../checks/finding";
import { checkMailFolder, checkRelay, sendTestMessage } from "../checks/relay.server";
import { checkSenderDomain } from "../checks/sender-domain.server";
import { readEnvironment, type Environment } from "../config/environment.server";
import { openLedger } from "../store/ledger.server";
import { aligned, EXIT, print, printJson, runCommand } from "./command.server";

const USAGE = `usage: check [--send] [--json]

Checks settings, profile, data directory, clock, relay and sender domain; tells what to do.
  --send   also sends a test message to MAIL_TO
Ends with 0 if nothing failed, with 1 if something did, with 2 where it was used wrongly.`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { send: { type: "boolean" }, json: { type: "boolean" } },
  });
  const read = readEnvironment();
  const found = checkSettings(read);
  if ("settings" in read) {
    for (const check of checksOf(read.settings, values.send === true))
      found.push(...(await check()));
  }
  const failed = found.some(({ status }) => status === "failed");
  if (values.json) printJson({ ok: !failed, findings: found });
  else print(report(found));
  return failed ? EXIT.failed : EXIT.ok;
});

function checksOf(settings: Environment, send: boolean): (() => Promise<Finding[]>)[] {
  const { BROKER_FILE, DATA_DIR, SMTP_URL } = settings;
  return [
    async () => checkProfile(BROKER_FILE),
    async () => [await checkDataDirectory(DATA_DIR)],
    async () => [await clock(DATA_DIR)],
    async () => {
      if (SMTP_URL.kind === "file") return [await checkMailFolder(SMTP_URL)];
      const found = await checkRelay(SMTP_URL);
      const broken = found.some(({ status }) => status === "failed");
      return send && !broken ? [...found, await sendTestMessage(settings)] : found;
    },
    async () => (SMTP_URL.kind === "file" ? [] : checkSenderDomain(settings)),
  ];
}

async function clock(folder: string): Promise<Finding> {
  // Where the outbox can't be opened, that has been told already.
  const newest = await newestEnquiry(folder).catch(() => undefined);
  const builtAt = fs.statSync(import.meta.filename).mtimeMs;
  return checkClock({ now: Date.now(), builtAt, newest });
}

async function newestEnquiry(folder: string): Promise<number | undefined> {
  const ledger = openLedger(folder);
  try {
    return (await ledger?.list())?.at(-1)?.receivedAt;
  } finally {
    ledger?.close();
  }
}

function report(found: Finding[]): string {
  const rows = aligned(found.map(({ status, check, detail }) => [status, check, detail])).split(
    "\n",
  );
  return found
    .map(({ advice }, index) => `${rows[index]}${advice ? `\n         -> ${advice}` : ""}`)
    .join("\n");
}
