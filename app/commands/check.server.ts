/** `check`: would an enquiry that is sent now reach the broker? Tells everything that stands in its way. */
import dns from "node:dns/promises";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import tls from "node:tls";
import { parseArgs } from "node:util";
import {
  readEnvironment,
  siteFiles,
  type Environment,
  type ReadEnvironment,
} from "../config/environment.server";
import type { DatabaseAddress, Destination, MailFolder, Relay } from "../config/urls.server";
import { courierTo, faultOf, smtpTransport } from "../delivery/courier.server";
import {
  checkClock,
  checkDatabase,
  checkDataDirectory,
  checkLeftBehind,
  checkPermissions,
  checkSettings,
  checkSite,
} from "./check-machine.server";
import {
  checkCertificateAuthority,
  checkPublicAddress,
  checkSenderDomain,
} from "./check-names.server";
import {
  EXIT,
  findings,
  print,
  printJson,
  reasonOf,
  row,
  runCommand,
  type Finding,
} from "./command.server";

const USAGE = `usage: check [--send] [--json]

Checks settings, profile, pictures, permissions, data directory or database,
clock, relay, alarm, sender domain and public address, also where the site
doesn't start; tells what to do.
  --send   also sends a test message to each of MAIL_TO and ALERT_TO
Ends with 0 if nothing failed, with 1 if something did, with 2 where it was used
wrongly.`;

const DAY_MS = 24 * 60 * 60_000;
/** Certificates are renewed about 30 days before they end; by now somebody should have noticed. */
const SOON_DAYS = 14;
/** In ms, for each step of looking at the relay. */
const PATIENCE_MS = 10_000;
/** In ms; a relay that looks into a message takes its time to answer. */
const PATIENCE = { connectWithin: PATIENCE_MS, answerWithin: 30_000 };

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

// The way out: name, connection, TLS and login, each only if the one before is well.

/** Which relay it is: what findings about it are called, and the setting that names it. */
type Named = { subject: "relay" | "alarm relay"; setting: "SMTP_URL" | "ALERT_SMTP_URL" };

/** Ends with the first step that fails; the rest could only fail as well. */
async function checkRelay(
  relay: Relay,
  named: Named = { subject: "relay", setting: "SMTP_URL" },
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const step of [checkName, checkConnection, checkTls, checkLogin]) {
    const finding = await step(relay, named);
    found.push(finding);
    if (finding.status === "failed") break;
  }
  return found;
}

/** Would anybody be told that enquiries don't arrive? What is wrong with that keeps none from arriving. */
async function checkAlarm(settings: Partial<Environment>): Promise<Finding[]> {
  const { ALERT_TO, ALERT_SMTP_URL, ALERT_URL, HEARTBEAT_URL } = settings;
  const { ok, warning } = findings("alarm");
  const ways = [
    ...(ALERT_TO ? [`e-mail to ${ALERT_TO.join(", ")}`] : []),
    ...(ALERT_URL ? ["a call of ALERT_URL"] : []),
    ...(HEARTBEAT_URL ? ["a heartbeat"] : []),
  ];
  if (ways.length === 0) {
    return [
      warning(
        "nobody is told when an enquiry waits, is parked or can't be stored",
        "set ALERT_TO, ALERT_URL or HEARTBEAT_URL, or let cron call enquiries backlog --quiet",
      ),
    ];
  }
  if (ways.length === 1 && ALERT_TO && !ALERT_SMTP_URL) {
    return [
      warning(
        `${ways[0]} goes through SMTP_URL, which may be what is broken`,
        "name another relay in ALERT_SMTP_URL, or set ALERT_URL or HEARTBEAT_URL as well",
      ),
    ];
  }
  if (ALERT_SMTP_URL?.kind !== "smtp") return [ok(ways.join(", "))];
  const named: Named = { subject: "alarm relay", setting: "ALERT_SMTP_URL" };
  const found = await checkRelay(ALERT_SMTP_URL, named);
  return [
    ok(ways.join(", ")),
    ...found.map((finding) =>
      finding.status === "failed" ? { ...finding, status: "warning" as const } : finding,
    ),
  ];
}

async function checkName({ host }: Relay, { subject, setting }: Named): Promise<Finding> {
  const { ok, failed } = findings(`${subject} name`);
  try {
    const addresses = await dns.lookup(host, { all: true });
    return ok(`${host} is ${addresses.map(({ address }) => address).join(", ")}`);
  } catch (error) {
    return failed(
      `the name ${host} isn't found (${reasonOf(error)})`,
      `check the host in ${setting} (write # in a password as %23), and whether a name server can be reached`,
    );
  }
}

async function checkConnection(relay: Relay, { subject, setting }: Named): Promise<Finding> {
  const { ok, failed } = findings(`${subject} connection`);
  const place = `${relay.host}, port ${relay.port}`;
  try {
    (await connectTo(relay)).destroy();
    return ok(place);
  } catch (error) {
    return failed(
      `no connection to ${place} (${reasonOf(error)})`,
      `check the port in ${setting} (587 or 465), and whether a firewall or your host blocks it`,
    );
  }
}

async function checkTls(relay: Relay, { subject, setting }: Named): Promise<Finding> {
  const { ok, failed, warning } = findings(`${subject} TLS`);
  try {
    const socket = await connectTo(relay);
    const facts = await inspectTls(relay, socket).finally(() => socket.destroy());
    if (relay.loopback) return ok(`${facts?.version ?? "none"}; not needed on this very machine`);
    if (!facts) {
      return failed("the relay offers no STARTTLS", "use the relay's port for smtps://, often 465");
    }
    const days = Math.floor((facts.validUntil - Date.now()) / DAY_MS);
    if (facts.distrust) {
      return failed(
        `${facts.version}, but its certificate isn't trusted (${facts.distrust})`,
        distrustAdvice(setting)[facts.distrust] ??
          "have the relay's certificate corrected; a private authority goes into NODE_EXTRA_CA_CERTS",
      );
    }
    const detail = `${facts.version}, certificate valid for ${days} more days`;
    return days < SOON_DAYS ? warning(detail, "have it renewed before it ends") : ok(detail);
  } catch (error) {
    return failed(
      `no TLS comes about (${reasonOf(error)})`,
      "smtps:// is for ports with TLS from the first byte (465), smtp:// for STARTTLS (587)",
    );
  }
}

/** Node's codes that have an advice of their own. */
function distrustAdvice(setting: string): Record<string, string> {
  return {
    CERT_HAS_EXPIRED: "the certificate has expired: whoever runs the relay must renew it",
    CERT_NOT_YET_VALID: "the certificate isn't valid yet: check this machine's clock",
    ERR_TLS_CERT_ALTNAME_INVALID: `the certificate is for another name: write that name in ${setting}`,
  };
}

async function checkLogin(relay: Relay, { subject, setting }: Named): Promise<Finding> {
  const { ok, failed, warning } = findings(`${subject} login`);
  try {
    await smtpTransport(relay, PATIENCE).verify();
    if (relay.user) return ok("accepted");
    if (relay.loopback) return ok("none, on this very machine");
    return warning(`${setting} has no user name`, "most relays want one: smtp://user:password@…");
  } catch (error) {
    const fault = faultOf(error);
    return fault.class.startsWith("EAUTH")
      ? failed(
          `the relay refuses user name or password (${fault.class})`,
          `check both in ${setting}; special characters are percent-encoded, e.g. @ as %40`,
        )
      : failed(`the relay doesn't let us in (${fault.class})`, "ask whoever runs the relay");
  }
}

/** Files instead of mails: fine for trying things out, never for real enquiries. */
async function checkMailFolder({ folder }: MailFolder): Promise<Finding> {
  const { failed, warning } = findings("mail folder");
  try {
    await fs.promises.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.promises.access(folder, fs.constants.W_OK);
    return warning(
      `enquiries end as files in ${folder}, and nobody gets a mail`,
      "set SMTP_URL to your mail provider's relay",
    );
  } catch (error) {
    return failed(`${folder} can't be written (${reasonOf(error)})`, "correct SMTP_URL");
  }
}

/** Sends a message to each of MAIL_TO and ALERT_TO, by the very way that enquiries and alarms take. */
async function sendTestMessages(settings: Environment): Promise<Finding[]> {
  const { MAIL_FROM, MAIL_TO, ALERT_TO = [], SITE_URL, SMTP_URL, ALERT_SMTP_URL } = settings;
  const { ok, failed } = findings("test message");
  const send = (what: string, setting: string, destination: Destination, recipients: string[]) => {
    const courier = courierTo(destination, settings, PATIENCE);
    return recipients.map(async (to) => {
      try {
        await courier.send({
          from: MAIL_FROM,
          to,
          subject: `Testnachricht der Website ${SITE_URL}`,
          text: `Diese Nachricht hat das Kommando "check" verschickt. Kommt sie an, kommen auch ${what} an.\n\n${SITE_URL}\n`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return ok(`the relay has taken it for ${to}`);
      } catch (error) {
        const { class: fault } = faultOf(error);
        return fault.includes("RCPT TO")
          ? failed(`the relay refuses ${to} (${fault})`, `correct this address in ${setting}`)
          : failed(
              `the relay didn't take it for ${to} (${fault})`,
              "check whether this login may send as MAIL_FROM, or as MAIL_BOUNCE where it is set",
            );
      }
    });
  };
  return Promise.all([
    ...send("Anfragen", "MAIL_TO", SMTP_URL, MAIL_TO),
    ...send("Alarme", "ALERT_TO", ALERT_SMTP_URL ?? SMTP_URL, ALERT_TO),
  ]);
}

type TlsFacts = {
  /** E.g. TLSv1.3. */
  version: string;
  /** Why the certificate isn't trusted, as a code of Node's; undefined: it is. */
  distrust: string | undefined;
  /** When the certificate ends, in ms since 1970. */
  validUntil: number;
};

/** A plain connection. Rejects with the system's error. */
async function connectTo({ host, port }: Relay): Promise<net.Socket> {
  const socket = net.connect({ host, port });
  await once(socket, "connect", { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      socket.destroy();
      throw error;
    },
  );
  // What happens to it later is told to whoever waits for it then.
  socket.on("error", () => undefined);
  return socket;
}

/**
 * What the relay's certificate says, before anything is trusted to it. Undefined where the relay offers no TLS
 * (STARTTLS, RFC 3207). Rejects where it doesn't come about.
 */
async function inspectTls(relay: Relay, socket: net.Socket): Promise<TlsFacts | undefined> {
  if (!relay.implicitTls && !(await requestTls(socket))) return undefined;
  const { host } = relay;
  const secured = tls.connect({
    socket,
    host,
    ...(net.isIP(host) === 0 && { servername: host }),
    minVersion: "TLSv1.2",
    // To say what is wrong with a certificate, it has to be seen. Nothing is sent.
    rejectUnauthorized: false,
  });
  await once(secured, "secureConnect", { signal: AbortSignal.timeout(PATIENCE_MS) });
  const facts = {
    version: secured.getProtocol() ?? "unknown",
    distrust: secured.authorized ? undefined : String(secured.authorizationError),
    validUntil: Date.parse(secured.getPeerCertificate().valid_to),
  };
  secured.destroy();
  return facts;
}

async function requestTls(socket: net.Socket): Promise<boolean> {
  await reply(socket);
  const capabilities = reply(socket);
  socket.write("EHLO check.invalid\r\n");
  if (!/^250[ -]STARTTLS\s*$/im.test(await capabilities)) return false;
  const consent = reply(socket);
  socket.write("STARTTLS\r\n");
  return (await consent).startsWith("220");
}

/** The relay's next reply, which may have several lines. Begin to wait before asking. */
async function reply(socket: net.Socket): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let text = "";
  while (!/^\d{3}( .*)?\r?\n$/m.test(text)) {
    const [chunk] = (await once(socket, "data", { signal })) as [Buffer];
    text += chunk.toString("latin1");
  }
  return text;
}
