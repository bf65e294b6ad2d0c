/**
 * The settings of the site, read from the environment once, at start. `process.env` is read nowhere else.
 * A fault stops the start; all faults are printed at once, each with the variable's name.
 */
import fs from "node:fs";
import * as z from "zod";
import { parseSmtpUrl } from "../delivery/smtp-url.server";

const addressWithName = z
  .string()
  .regex(
    /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    "must be an e-mail address, or Name <address>",
  );

const origin = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => new URL(url).origin);

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

const smtpUrl = z.string().transform((value, context) => {
  const parsed = parseSmtpUrl(value);
  if ("fault" in parsed) {
    context.addIssue({ code: "custom", message: parsed.fault });
    return z.NEVER;
  }
  return parsed;
});

const schema = z.object({
  /** Where remix-serve listens. It reads the variable by itself, and would take any free port for a wrong one. */
  PORT: integer(1, 65_535).default(3000),
  /** Public origin: canonical links, sitemap, mails. */
  SITE_URL: origin,
  /** How enquiries travel: smtp:, smtps: or file:. Secret; may come from SMTP_URL_FILE. */
  SMTP_URL: smtpUrl,
  /** Envelope and header From: the site's own address. */
  MAIL_FROM: addressWithName,
  /** Who receives enquiries. */
  MAIL_TO: addresses,
  /** The broker's profile. */
  BROKER_FILE: z.string().min(1),
  /** The only place that is written to. */
  DATA_DIR: z.string().min(1).default("./data"),
  /** Proxies in front that append to X-Forwarded-For. */
  TRUSTED_PROXIES: integer(0, 10).default(0),
  /** Enquiries per 10 minutes and address; what follows from it stands in the door's rate limit. */
  RATE_LIMIT: integer(1, 1_000_000).default(30),
  /** Whether the calls of old clients, /insurancemail.php and /financemail.php, are still taken. */
  OLD_ENDPOINTS: onOrOff("on"),
  /** Days until the content of a delivered enquiry is erased; 0: at once. */
  RETENTION_DAYS: integer(0, 30).default(14),
  /** Whether visitors get a receipt by e-mail, with the first information. */
  RECEIPT: onOrOff("off"),
  /** Lets an uptime monitor read /backlogz. Secret; may come from MONITOR_TOKEN_FILE. Without it, there is no such path. */
  MONITOR_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/, "must have 16 to 200 letters, digits, - or _")
    .optional(),
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
});

export type Environment = z.infer<typeof schema>;

/** Settings from `variables`, or the faults, one line each, named by variable. */
export function parseEnvironment(
  variables: Record<string, string | undefined>,
): { settings: Environment } | { faults: string[] } {
  const { values, faults } = withSecretFiles(variables);
  // remix-serve reads an empty one as 0, which is any free port.
  if (variables["PORT"] === "") faults.push("PORT is empty: write a number, or leave it out");
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      faults.push(values[name] === undefined ? `${name} is missing` : `${name} ${message}`);
    }
  }
  if (faults.length > 0 || !parsed.success) return { faults: [...new Set(faults)] };
  return { settings: parsed.data };
}

/** Variables whose value a file can hold instead: NAME_FILE names it. */
const SECRETS = ["SMTP_URL", "MONITOR_TOKEN"];

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
      faults.push(`${name}_FILE can't be read: ${file}`);
    }
  }
  return { values, faults };
}

/** The settings of this process, or their faults: for commands, which tell them in their own way. */
export function readEnvironment(): { settings: Environment } | { faults: string[] } {
  return parseEnvironment(process.env);
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
