/** What `check` asks of the database that DATABASE_URL names. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseFault, PostgresDatabase, type Address } from "../store/postgres-database.server";
import { PostgresStore } from "../store/postgres-store.server";
import { findings, reasonOf, type Finding } from "./command.server";

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
  if (!fs.existsSync(file)) return [];
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
