/** `enquiries`: what the outbox holds, and what an operator can do about it while the site runs. */
import { parseArgs } from "node:util";
import { readEnvironment, type Environment } from "../config/environment.server";
import { isReference, visibleText } from "../enquiry/enquiry";
import type { State } from "../store/outbox.server";
import { PostgresDatabase } from "../store/postgres-database.server";
import { Progress } from "../../scripts/progress";
import { needsAttention } from "../watch/backlog.server";
import { databaseFault } from "./check-machine.server";
import {
  CommandError,
  EXIT,
  formatDuration,
  print,
  printJson,
  row,
  runCommand,
  wrapped,
  type ExitCode,
} from "./command.server";
import {
  FIND_HEAD,
  foundRow,
  LIST_HEAD,
  listRow,
  move,
  type Entry,
  type Kept,
  type Ledger,
  type Looked,
} from "./ledger.server";
import { PostgresLedger, PostgresPlace } from "./postgres-ledger.server";
import { openLedger, openSqlitePlace } from "./sqlite-ledger.server";

const USAGE = `usage: enquiries COMMAND [--json]

  list [--state STATE]  what is stored, oldest first; no personal data
  show REFERENCE        one enquiry, with everything the visitor sent
  resend REFERENCE      due at once; the running site notices within seconds
  resend --parked       all that are parked
  delete REFERENCE      for good, delivered or not
  find TEXT             whose name, e-mail address or phone has this in it
  export EMAIL          what is stored of one person, as JSON (Art. 15 GDPR)
  erase EMAIL           delete all of that (Art. 17 GDPR)
  backlog [--quiet]     ends with 3 if one is parked or older than an hour;
                        --quiet: says so then alone, as cron wants it
  move postgres|sqlite  all that is stored, from DATA_DIR to DATABASE_URL, or
                        back; the site must be stopped. Goes on where it ended

STATE is waiting (owed to the broker, tried when due), parked (refused or given
up on) or delivered (still kept).
Ends with 0, with 1 where it failed, with 2 where it was used wrongly.`;

type Call = { settings: Environment; argument: string | undefined; options: Options };
type LedgerCall = Call & {
  ledger: Ledger;
  /** MAIL_TO. */
  recipients: string[];
};
type Options = { json?: boolean; parked?: boolean; quiet?: boolean; state?: string };

const COMMANDS: Record<string, (call: Call) => Promise<ExitCode>> = {
  list: withLedger(list),
  show: withLedger(show),
  resend: withLedger(resend),
  delete: withLedger(remove),
  find: withLedger(find),
  export: withLedger(exportPerson),
  erase: withLedger(erase),
  backlog: withLedger(backlog),
  move: moveAll,
};

await runCommand(USAGE, async (args) => {
  const { positionals, values: options } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      parked: { type: "boolean" },
      quiet: { type: "boolean" },
      state: { type: "string" },
    },
  });
  const [name = "", argument, ...more] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || more.length > 0)
    wrongUse(name ? `what is: ${positionals.join(" ")}` : "do what?");
  const settings = readSettings();
  try {
    return await command({ settings, argument, options });
  } catch (error) {
    if (!settings.DATABASE_URL || error instanceof CommandError) throw error;
    throw new CommandError(`the database can't be used: ${databaseFault(error).join("; ")}`);
  }
});

function readSettings(): Environment {
  const result = readEnvironment();
  if ("faults" in result) throw new CommandError(result.faults.join("\n"));
  return result.settings;
}

/** A command that asks the ledger. */
function withLedger(verb: (call: LedgerCall) => Promise<ExitCode>) {
  return async (call: Call) => {
    const ledger = opened(call.settings);
    try {
      return await verb({ ...call, ledger, recipients: call.settings.MAIL_TO });
    } finally {
      ledger.close();
    }
  };
}

function opened({ DATABASE_URL, DATA_DIR }: Environment): Ledger {
  if (DATABASE_URL) return new PostgresLedger(new PostgresDatabase(DATABASE_URL));
  const ledger = openLedger(DATA_DIR);
  if (ledger) return ledger;
  throw new CommandError(`there is no outbox in ${DATA_DIR}: has the site run with this DATA_DIR?`);
}

async function list({ ledger, recipients, options }: LedgerCall): Promise<ExitCode> {
  const { state } = options;
  if (state !== undefined && !isState(state)) wrongUse("--state is waiting, parked or delivered");
  const entries = await ledger.list(state);
  if (options.json) await printJson(each(entries, asJson));
  else await printRows(LIST_HEAD, entries, (entry) => listRow(entry, recipients, Date.now()));
  return EXIT.ok;
}

async function show({ ledger, recipients, argument, options }: LedgerCall): Promise<ExitCode> {
  const reference = referenceFrom(argument);
  const found = (await ledger.show(reference)) ?? unknown(reference);
  const { enquiry, ...entry } = found;
  if (options.json) {
    await printJson({ ...asJson(entry), enquiry: enquiry ?? null });
    return EXIT.ok;
  }
  print(`${LIST_HEAD}\n${listRow(entry, recipients, Date.now())}`);
  if (!enquiry) {
    print("\nIts content is erased.");
    return EXIT.ok;
  }
  const { message, consents, ...fields } = enquiry;
  const given = Object.entries(fields).filter(([, value]) => value !== "");
  const width = Math.max(...given.map(([name]) => name.length));
  print("");
  for (const [name, value] of given) print(row([width], [name, visibleText(String(value))]));
  for (const { name, wording } of consents) print(lines(`consent ${name}: ${wording}`));
  print(`\n${lines(visibleText(message) || "(no message)")}`);
  return EXIT.ok;
}

async function resend({ ledger, argument, options }: LedgerCall): Promise<ExitCode> {
  if (options.parked) {
    if (argument !== undefined) wrongUse("resend takes a reference or --parked");
    const count = await ledger.resendParked();
    if (options.json) await printJson({ resent: count });
    else print(`${count} due now`);
    return EXIT.ok;
  }
  const reference = referenceFrom(argument);
  const result = await ledger.resend(reference);
  if (result === "unknown") unknown(reference);
  if (result === "erased") {
    throw new CommandError(`the content of ${reference} is erased`);
  }
  if (options.json) await printJson({ reference, result });
  else print(result === "due" ? `${reference} is due now` : `${reference} is being sent right now`);
  return EXIT.ok;
}

async function remove({ ledger, argument, options }: LedgerCall): Promise<ExitCode> {
  const reference = referenceFrom(argument);
  if (!(await ledger.delete(reference))) unknown(reference);
  if (options.json) await printJson({ reference, deleted: true });
  else print(`${reference} is deleted`);
  return EXIT.ok;
}

async function find({ ledger, argument, options }: LedgerCall): Promise<ExitCode> {
  if (!argument?.trim()) wrongUse("find whom?");
  const found = await ledger.find(argument, telling());
  if (options.json) await printJson(each(found, keptAsJson));
  else await printRows(FIND_HEAD, found, foundRow);
  return EXIT.ok;
}

async function exportPerson({ ledger, argument }: LedgerCall): Promise<ExitCode> {
  const email = addressFrom(argument);
  const entries = await ledger.ofPerson(email, telling());
  await printJson({
    email,
    exportedAt: new Date().toISOString(),
    enquiries: each(entries, keptAsJson),
    receiptsToBeSent: await ledger.receiptsOf(email),
  });
  return EXIT.ok;
}

async function erase({ ledger, argument, options }: LedgerCall): Promise<ExitCode> {
  const result = await ledger.erasePerson(addressFrom(argument), telling());
  if (options.json) {
    await printJson(result);
    return EXIT.ok;
  }
  print(`${result.erased} erased, ${result.owed} of them not delivered before`);
  print("What was delivered is in the broker's mailbox: erase it there, too.");
  return EXIT.ok;
}

async function backlog({ ledger, options }: LedgerCall): Promise<ExitCode> {
  const state = await ledger.backlog();
  const now = Date.now();
  const attention = needsAttention(state, now);
  const { waiting, parked, oldest } = state;
  if (options.json) {
    await printJson({ waiting, parked, oldest: isoOrNull(oldest), needsAttention: attention });
  } else if (attention || !options.quiet) {
    const age = oldest === undefined ? "" : `, oldest ${formatDuration(now - oldest)}`;
    print(`${attention ? "attention" : "ok"}: ${waiting} waiting, ${parked} parked${age}`);
  }
  return attention ? EXIT.attention : EXIT.ok;
}

async function moveAll({ settings, argument, options }: Call): Promise<ExitCode> {
  if (argument !== "postgres" && argument !== "sqlite") wrongUse("move to postgres or sqlite?");
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL) throw new CommandError("DATABASE_URL isn't set: it names one of the two");
  const file = openSqlitePlace(DATA_DIR, argument === "sqlite");
  if (!file) throw new CommandError(`there is no outbox in ${DATA_DIR}`);
  const database = new PostgresPlace(new PostgresDatabase(DATABASE_URL));
  const [from, to] = argument === "postgres" ? [file, database] : [database, file];
  try {
    const moved = await move(from, to, telling("moved"));
    if (options.json) await printJson(moved);
    else print(`${moved.enquiries} enquiries and ${moved.receipts} receipts are moved`);
    return EXIT.ok;
  } finally {
    file.close();
    database.close();
  }
}

/** Each below the head; "none" where there is nothing. Lines as they come: the widths of columns are known before. */
async function printRows<T>(head: string, entries: AsyncIterable<T>, rowOf: (entry: T) => string) {
  let before = `${head}\n`;
  for await (const entry of entries) {
    print(before + rowOf(entry));
    before = "";
  }
  if (before !== "") print("none");
}

/** How far it is, where that takes long. */
function telling(done = "looked through"): Looked {
  const progress = new Progress("enquiries");
  return (count, all) => {
    if (count < all) progress.tell(() => `${count} of ${all} ${done}`);
    else progress.end();
  };
}

function lines(text: string): string {
  return wrapped(text).join("\n");
}

async function* each<T, U>(list: AsyncIterable<T>, to: (item: T) => U) {
  for await (const item of list) yield to(item);
}

function keptAsJson({ enquiry, ...entry }: Kept) {
  return { ...asJson(entry), enquiry };
}

function asJson({ form, fault, receivedAt, dueAt, deliveredAt, ...rest }: Entry) {
  return {
    ...rest,
    form: form ?? null,
    fault: fault ?? null,
    receivedAt: isoOrNull(receivedAt),
    dueAt: isoOrNull(dueAt),
    deliveredAt: isoOrNull(deliveredAt),
  };
}

function isoOrNull(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

function isState(text: string): text is State {
  return ["waiting", "parked", "delivered"].includes(text);
}

function referenceFrom(argument: string | undefined): string {
  const reference = argument?.toUpperCase();
  return isReference(reference) ? reference : wrongUse("a reference looks like 7K3M-9PXR");
}

function addressFrom(argument: string | undefined): string {
  return argument?.includes("@") ? argument : wrongUse("whose e-mail address?");
}

function unknown(reference: string): never {
  throw new CommandError(`there is no enquiry ${reference}`);
}

function wrongUse(message: string): never {
  throw new CommandError(message, EXIT.wrongUse);
}
