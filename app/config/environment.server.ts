/**
 * The settings of the site, read from the environment once, at start. Of `process.env`, what else is in app/ reads
 * NODE_ENV alone.
 * A fault stops the start; all faults are printed at once, each with the variable's name.
 */
import fs from "node:fs";
import path from "node:path";
import tls from "node:tls";
import { domainToASCII } from "node:url";
import * as z from "zod";
import { parseDatabaseUrl, parseSmtpUrl } from "./urls.server";

const addressWithName = z
  .string()
  .regex(
    /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    "must be an e-mail address, or Name <address>",
  );

/** Exactly as a browser names it: Caddy takes it for its own address, and a path in it for the only one. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  const web = url !== null && /^https?:$/.test(url.protocol);
  context.addIssue({
    code: "custom",
    message: web
      ? `must be ${url.origin}: scheme, host and port alone, no slash at its end`
      : "must be an http or https address",
  });
  return z.NEVER;
});

const bareAddress = z.string().regex(/^[^\s<>@,]+@[^\s<>@,]+$/, "must be an e-mail address alone");

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Its path, query and credentials are as secret as a password. */
const webAddress = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), {
  error: "must be an http or https address",
});

const addresses = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .pipe(z.array(addressWithName).min(1));

const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum));

const onOrOff = (otherwise: "on" | "off") =>
  z
    .enum(["on", "off"], { error: "must be on or off" })
    .default(otherwise)
    .transform((value) => value === "on");

/** What `parse` makes of the text, or its fault. */
const parsedBy = <T extends object>(parse: (text: string) => T | { fault: string }) =>
  z.string().transform((value, context): T => {
    const parsed = parse(value);
    if (!("fault" in parsed)) return parsed;
    context.addIssue({ code: "custom", message: parsed.fault });
    return z.NEVER;
  });

const smtpUrl = parsedBy(parseSmtpUrl);

const schema = z.object({
  /** Where remix-serve listens. It reads the variable by itself, and would take any free port for a wrong one. */
  PORT: integer(1, 65_535).default(3000),
  /** Public origin: canonical links, sitemap, mails. */
  SITE_URL: origin,
  /** How enquiries travel: smtp:, smtps: or file:. Secret; may come from SMTP_URL_FILE. */
  SMTP_URL: smtpUrl,
  SMTP_URL_FILE: z.string().optional(),
  /** Envelope and header From: the site's own address. */
  MAIL_FROM: addressWithName,
  /** Who receives enquiries. */
  MAIL_TO: addresses,
  /** The site's folder: broker.yaml, and what differs from the shipped texts. */
  SITE_DIR: z.string().min(1).optional(),
  /** The broker's profile, where it isn't SITE_DIR/broker.yaml. */
  BROKER_FILE: z.string().min(1).optional(),
  /** The only place that is written to. */
  DATA_DIR: z.string().min(1).default("./data"),
  /** A PostgreSQL that keeps all that lasts in the place of DATA_DIR. Secret; may come from DATABASE_URL_FILE. */
  DATABASE_URL: parsedBy(parseDatabaseUrl).optional(),
  DATABASE_URL_FILE: z.string().optional(),
  /** Proxies in front that append to X-Forwarded-For. */
  TRUSTED_PROXIES: integer(0, 10).default(0),
  /** Enquiries per 10 minutes and address; what follows from it stands in the door's rate limit. */
  RATE_LIMIT: integer(1, 1_000_000).default(30),
  /** Whether the calls of old clients, /insurancemail.php and /financemail.php, are still taken. */
  OLD_ENDPOINTS: onOrOff("on"),
  /** What browsers are told to remember of https: of this name alone, of all names below it too, or nothing. */
  HSTS: z
    .enum(["host", "subdomains", "off"], { error: "must be host, subdomains or off" })
    .default("host"),
  /** Days until the content of a delivered enquiry is erased; 0: at once. */
  RETENTION_DAYS: integer(0, 30).default(14),
  /** Whether visitors get a receipt by e-mail, with the first information. */
  RECEIPT: onOrOff("off"),
  /** Lets an uptime monitor read /backlogz. Secret; may come from MONITOR_TOKEN_FILE. Without it, there is no such path. */
  MONITOR_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/, "must have 16 to 200 letters, digits, - or _")
    .optional(),
  MONITOR_TOKEN_FILE: z.string().optional(),
  /** How often the broker is told what came in and what waits; German time. */
  DIGEST: z
    .enum(["weekly", "daily", "off"], { error: "must be weekly, daily or off" })
    .default("weekly"),
  /** The day of a weekly digest. */
  DIGEST_DAY: z
    .enum(WEEKDAYS, { error: `must be one of ${WEEKDAYS.join(", ")}` })
    .default("monday"),
  /** From when on that day. */
  DIGEST_HOUR: integer(0, 23).default(8),
  /** Who gets an e-mail when an enquiry waits for too long, was parked, or can't be stored. */
  ALERT_TO: addresses.optional(),
  /** The relay of that e-mail, where it isn't SMTP_URL. Secret; may come from ALERT_SMTP_URL_FILE. */
  ALERT_SMTP_URL: smtpUrl.optional(),
  ALERT_SMTP_URL_FILE: z.string().optional(),
  /** Gets the same as a POST. Secret; may come from ALERT_URL_FILE. */
  ALERT_URL: webAddress.optional(),
  ALERT_URL_FILE: z.string().optional(),
  /** Called every few minutes while all is well. Secret; may come from HEARTBEAT_URL_FILE. */
  HEARTBEAT_URL: webAddress.optional(),
  HEARTBEAT_URL_FILE: z.string().optional(),
  /** Where Prometheus reads /metrics; without a port, nowhere. */
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /**
   * Signs the links in the broker's mail; without it, there are none. Secret; may come from LINK_SECRET_FILE, which the
   * site makes where there is none.
   */
  LINK_SECRET: z.string().min(32, "must have 32 characters at least").optional(),
  LINK_SECRET_FILE: z.string().optional(),
  /** Where mail that can't be delivered comes back to, where it isn't MAIL_FROM. */
  MAIL_BOUNCE: bareAddress.optional(),
  /** Under which name the mail provider's DKIM key stands in the DNS; the command check looks there. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, "must be a name such as mail2026")
    .optional(),
  /** Name servers that the command check asks instead of the machine's own: 127.0.0.1:5353, … */
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(",").map((server) => server.trim()))
    .optional(),
  /** A file with the certificates of a private authority that signed the relay's, added to the public ones. */
  NODE_EXTRA_CA_CERTS: z.string().optional(),
});

export type Environment = z.infer<typeof schema>;

/** `valid`: the settings without a fault, for whoever looks at as much as there is. */
export type ReadEnvironment =
  { settings: Environment } | { faults: string[]; valid: Partial<Environment> };

/** Settings from `variables`, or the faults, one line each, named by variable. */
export function parseEnvironment(variables: Record<string, string | undefined>): ReadEnvironment {
  const { values, faults } = withSecretFiles(variables);
  // remix-serve reads an empty one as 0, which is any free port.
  if (variables["PORT"] === "") faults.push("PORT is empty: write a number, or leave it out");
  const parsed = schema.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    faults.push(values[name] === undefined ? `${name} is missing` : `${name} ${message}`);
  }
  const valid = parsed.data ?? validOnes(values);
  if (!values["SITE_DIR"] && !values["BROKER_FILE"]) faults.push("SITE_DIR is missing");
  if (values["ALERT_SMTP_URL"] && !values["ALERT_TO"])
    faults.push("ALERT_SMTP_URL is set, but ALERT_TO isn't: to whom?");
  if (valid.METRICS_PORT !== undefined && valid.METRICS_PORT === valid.PORT)
    faults.push("METRICS_PORT must not be PORT");
  faults.push(...wrongEncoding(values), ...folderFault(valid));
  faults.push(...exampleAddresses(valid), ...authoritiesFault(valid));
  if (faults.length > 0 || !parsed.success) return { faults: [...new Set(faults)], valid };
  return { settings: parsed.data };
}

function validOnes(values: Record<string, string>): Partial<Environment> {
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(values[name]);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(entries) as Partial<Environment>;
}

/** What Node makes of a letter that isn't UTF-8. */
function wrongEncoding(values: Record<string, string>): string[] {
  return Object.keys(schema.shape)
    .filter((name) => values[name]?.includes("\uFFFD"))
    .map((name) => `${name} has a letter that isn't UTF-8: save the file it stands in as UTF-8`);
}

/** RFC 2606: nobody has such a domain, so an enquiry to it is lost. On this very machine one may try things out. */
const EXAMPLE_DOMAIN = /(^|\.)(example|invalid|example\.(com|net|org))$/;

function exampleAddresses(settings: Partial<Environment>): string[] {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_BOUNCE, ALERT_TO } = settings;
  if (SMTP_URL?.kind !== "smtp" || SMTP_URL.thisMachine) return [];
  const fault = (name: string, addresses: string[]) =>
    addresses
      .filter((address) => EXAMPLE_DOMAIN.test(domainOf(address)))
      .map((address) => `${name} is an example that no relay can reach: ${address}`);
  return [
    ...fault("MAIL_FROM", MAIL_FROM ? [MAIL_FROM] : []),
    ...fault("MAIL_TO", MAIL_TO ?? []),
    ...fault("MAIL_BOUNCE", MAIL_BOUNCE ? [MAIL_BOUNCE] : []),
    ...fault("ALERT_TO", ALERT_TO ?? []),
  ];
}

/** The domain of an e-mail address, or of Name <address>, as the DNS knows it. */
export function domainOf(address: string): string {
  return domainToASCII(/@([^@>\s]+)>?$/.exec(address)?.[1] ?? "").toLowerCase();
}

/** Where it can't be looked into, all of its files would seem to be missing. */
function folderFault({ SITE_DIR }: Partial<Environment>): string[] {
  try {
    if (SITE_DIR) fs.readdirSync(SITE_DIR);
    return [];
  } catch {
    return [`SITE_DIR isn't a folder that can be read: ${SITE_DIR}`];
  }
}

/** Where the site's files are: its folder, if it has one, and the profile. */
export function siteFiles({
  SITE_DIR,
  BROKER_FILE,
}: Pick<Environment, "SITE_DIR" | "BROKER_FILE">) {
  return { own: SITE_DIR, profile: BROKER_FILE ?? path.join(SITE_DIR ?? "", "broker.yaml") };
}

function authoritiesFault({ NODE_EXTRA_CA_CERTS }: Partial<Environment>): string[] {
  try {
    if (NODE_EXTRA_CA_CERTS) fs.accessSync(NODE_EXTRA_CA_CERTS, fs.constants.R_OK);
    return [];
  } catch {
    return [`NODE_EXTRA_CA_CERTS can't be read: ${NODE_EXTRA_CA_CERTS}`];
  }
}

/** Variables whose value a file can hold instead: NAME_FILE names it. */
const SECRETS = [
  ...["SMTP_URL", "DATABASE_URL", "MONITOR_TOKEN", "ALERT_SMTP_URL", "ALERT_URL"],
  ...["HEARTBEAT_URL", "LINK_SECRET"],
];

/** An empty variable counts as absent. */
function withSecretFiles(variables: Record<string, string | undefined>) {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [name, value] of Object.entries(variables)) if (value) values[name] = value;
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (!file || values[name]) continue;
    try {
      values[name] = fs.readFileSync(file, "utf8").trim();
    } catch {
      // This one the site makes by itself where there is none, or goes without.
      if (name !== "LINK_SECRET") faults.push(`${name}_FILE can't be read: ${file}`);
    }
  }
  return { values, faults };
}

/** The settings of this process, or their faults: for commands, which tell them in their own way. */
export function readEnvironment(): ReadEnvironment {
  const read = parseEnvironment(process.env);
  trustAuthorities("settings" in read ? read.settings : read.valid);
  return read;
}

/** Node reads the variable only before it starts; one from a settings file comes later. */
function trustAuthorities({ NODE_EXTRA_CA_CERTS }: Partial<Environment>) {
  if (!NODE_EXTRA_CA_CERTS || tls.getCACertificates("extra").length > 0) return;
  try {
    const extra = fs.readFileSync(NODE_EXTRA_CA_CERTS, "utf8");
    tls.setDefaultCACertificates([...tls.getCACertificates("default"), extra]);
  } catch {
    // That it can't be read is a fault already; what is no certificate shows in TLS itself.
  }
}

/** MB that pages, the PDF and a large photo need together; with less, the kernel ends the process again and again. */
const LEAST_MEMORY = 190;

/** Why `limit`, in bytes, is too little for the site; undefined where it isn't. */
export function memoryFault(limit: number): string | undefined {
  const megabytes = Math.floor(limit / 1e6);
  if (megabytes >= LEAST_MEMORY) return undefined;
  return `the memory limit is ${megabytes} MB, and the site needs ${LEAST_MEMORY}: raise it, e.g. docker run --memory 384m`;
}

function readOrExit(): Environment {
  const result = readEnvironment();
  // Without a limit, it is larger than any machine's memory.
  const memory = memoryFault(process.constrainedMemory() || Infinity);
  if (memory) {
    console.error(`The site can't start: ${memory}`);
    process.exit(78);
  }
  if ("settings" in result) return result.settings;
  console.error("The site can't start; these settings are wrong:");
  for (const fault of result.faults) console.error(`  ${fault}`);
  process.exit(78);
}

let settings: Environment | undefined;

/** The settings of this process. Ends the process where they are wrong. */
export function environment(): Environment {
  return (settings ??= readOrExit());
}
