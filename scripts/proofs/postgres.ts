/**
 * The parts of `npm run torture -- postgres`: three replicas on one PostgreSQL. `--short` takes fewer of everything.
 * Each part starts a PostgreSQL of its own, with the settings that PostgreSQL comes with.
 */
import http from "node:http";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { seeded } from "../../tests/support/crash-loop.ts";
import { CuttingProxy } from "../../tests/support/cutting-proxy.ts";
import { Postgres } from "../../tests/support/postgres.ts";
import { startRelay, type Mode, type Relay } from "../../tests/support/relay.ts";
import {
  arrived,
  enquire,
  REPLICAS,
  replicaLoop,
  Replicas,
} from "../../tests/support/replica-loop.ts";
import { postForm, referenceOf, validInsurance } from "../../tests/support/requests.ts";
import { residentMegabytes } from "../../tests/support/resident-memory.ts";
import { eventually, pause, startSite, type Site } from "../../tests/support/site.ts";
import { load, quantile } from "./bench/load.ts";
import { promise } from "./promises.ts";

const SHORT = process.argv.includes("--short");

export const postgresParts = {
  "postgres-kills": kills,
  "postgres-together": together,
  "postgres-away": away,
  "postgres-upgrade": upgrade,
  "postgres-throughput": throughput,
  "postgres-posts": posts,
  "postgres-million": million,
};

async function withPostgres(work: (postgres: Postgres, relay: Relay) => Promise<void>) {
  const postgres = await Postgres.start();
  const relay = await startRelay();
  try {
    await work(postgres, relay);
  } finally {
    await relay.stop();
    await postgres.remove();
  }
}

/** Replicas, the database, its connections and the relay fail; nothing accepted may be lost. */
function kills() {
  const plan = SHORT
    ? { enquiries: 300, kills: 30, databaseKills: 3 }
    : { enquiries: 3000, kills: 300, databaseKills: 20 };
  const modes: Mode[] = [
    { kind: "accept" },
    { kind: "slow", ms: 500 },
    { kind: "reject", code: 451, stage: "data", times: 40 },
    { kind: "reject", code: 421, stage: "connect", times: 40 },
    { kind: "greylist", ms: 3000 },
    { kind: "reject", code: 550, stage: "rcpt", times: 40 },
    { kind: "drop", when: "before" },
    { kind: "drop", when: "after" },
    { kind: "refuse" },
    { kind: "hang" },
  ];
  return withPostgres(async (postgres, relay) => {
    const proxy = await CuttingProxy.start(postgres.port);
    const database = new URL(await postgres.create()).pathname.slice(1);
    const tally = await replicaLoop(
      { postgres, proxy, database },
      relay,
      { SMTP_URL: relay.url },
      { ...plan, modes, random: seeded(3) },
    );
    await proxy.stop();
    console.table([tally]);
    const { accepted, lost, strangers, repeats, databaseKills, withheld } = tally;
    promise(accepted >= plan.enquiries, `${accepted} accepted, at least ${plan.enquiries}`);
    promise(
      tally.kills >= plan.kills,
      `${tally.kills} replicas killed, ${databaseKills} times the database`,
    );
    promise(lost === 0, `${lost} lost`);
    promise(strangers === 0, `${strangers} repeats with another Message-ID`);
    const most = tally.kills + databaseKills + withheld;
    promise(repeats <= most, `${repeats} repeats, at most one a kill or withheld answer (${most})`);
  });
}

/** The same enquiry reaches all of them at the same moment. */
function together() {
  return withPostgres(async (postgres, relay) => {
    const settings = { SMTP_URL: relay.url, DATABASE_URL: await postgres.create() };
    const replicas = await Replicas.start(settings);
    const references = new Set<string>();
    let doubled = 0;
    const rounds = SHORT ? 50 : 300;
    for (let round = 0; round < rounds; round++) {
      const told = await Promise.all(
        [0, 1].flatMap(() => replicas.sites.map((site) => enquire(site, `Zugleich ${round}`))),
      );
      if (new Set(told).size > 1) doubled++;
      for (const reference of told) if (reference) references.add(reference);
    }
    const found = await arrived(relay, references, 120_000);
    await replicas.end();
    promise(
      doubled === 0 && references.size === rounds,
      `${rounds} enquiries, each sent twice to all three at once, became ${references.size}`,
    );
    promise(
      found.lost + found.repeats + found.strangers === 0,
      `each arrived once: ${found.lost} lost, ${found.repeats} repeated`,
    );
  });
}

/** The database is killed and stays away; for the first half of that, the relay is away, too. */
function away() {
  return withPostgres(async (postgres, relay) => {
    const replicas = await Replicas.start({
      SMTP_URL: relay.url,
      DATABASE_URL: await postgres.create(),
    });
    const seconds = SHORT ? 20 : 60;
    const accepted = new Set<string>();
    const statuses: Record<string, number[]> = { "both away": [], "database away": [], back: [] };
    let untrue = 0;
    const visit = async (phase: string, at: number) => {
      const message = `Ohne Datenbank ${crypto.randomUUID()}`;
      const site = replicas.sites[at % REPLICAS]!;
      const response = await postForm(`${site.url}/versicherungen`, { ...validInsurance, message });
      const page = await response.text();
      statuses[phase]?.push(response.status);
      if (response.status === 303) accepted.add(referenceOf(response));
      else if (response.status !== 503 || !page.includes(message) || !page.includes('href="tel:'))
        untrue++;
    };
    for (let at = 0; at < 6; at++) await enquire(replicas.sites[at % REPLICAS]!, `Vorher ${at}`);
    await relay.become({ kind: "refuse" });
    postgres.kill();
    const begun = performance.now();
    const visits: Promise<void>[] = [];
    for (let at = 0; performance.now() - begun < seconds * 1000; at++) {
      const half = performance.now() - begun < seconds * 500;
      if (!half && statuses["database away"]?.length === 0) await relay.become({ kind: "accept" });
      const visited = visit(half ? "both away" : "database away", at);
      if (!half && visits.length === 0) await visited;
      visits.push(visited);
      await pause(500);
    }
    await Promise.all(visits);
    await postgres.restart();
    const back = performance.now();
    await eventually(async () => {
      const answers = await Promise.all(replicas.sites.map(({ url }) => fetch(`${url}/readyz`)));
      return answers.every(({ ok }) => ok);
    });
    const recovery = (performance.now() - back) / 1000;
    for (let at = 0; at < 6; at++) await visit("back", at);
    const found = await arrived(relay, accepted, 60_000);
    await replicas.end();
    console.table(
      Object.entries(statuses).map(([phase, all]) => ({
        phase,
        "303": all.filter((status) => status === 303).length,
        "503": all.filter((status) => status === 503).length,
        other: all.filter((status) => status !== 303 && status !== 503).length,
      })),
    );
    promise(untrue === 0, `database away for ${seconds} s: each visitor read the truth`);
    promise(found.lost === 0, `${accepted.size} accepted, ${found.lost} lost`);
    promise(found.strangers === 0, `${found.strangers} with another Message-ID`);
    promise(
      recovery <= 5 && !statuses["back"]!.some((status) => status !== 303),
      `stores again ${recovery.toFixed(1)} s after it is back`,
    );
  });
}

/** One replica after the other is replaced under load; a visitor whose connection isn't taken is given to another. */
function upgrade() {
  return withPostgres(async (postgres, relay) => {
    const replicas = await Replicas.start({
      SMTP_URL: relay.url,
      DATABASE_URL: await postgres.create(),
    });
    const statuses: (number | string)[] = [];
    let done = false;
    const visitor = async (name: number) => {
      for (let at = name; !done; at++) {
        statuses.push(await throughFront(replicas.sites, at, `Wechsel ${name} ${at}`));
        await pause(10);
      }
    };
    const visitors = Promise.all([0, 1, 2, 3, 4, 5].map(visitor));
    for (let round = 0; round < (SHORT ? 1 : 5); round++)
      for (let at = 0; at < REPLICAS; at++) {
        await pause(500);
        await replicas.replace(at, "SIGTERM");
        await eventually(async () => (await fetch(`${replicas.sites[at]!.url}/readyz`)).ok);
      }
    done = true;
    await visitors;
    await replicas.end();
    const other = statuses.filter((status) => status !== 303);
    promise(
      other.length === 0,
      `rolling upgrade: ${statuses.length} enquiries, ${other.length} refused ${[...new Set(other)].join()}`,
    );
  });
}

/** As the proxy of deploy/ does: a connection for each request, and only one that isn't taken is tried elsewhere. */
async function throughFront(sites: Site[], at: number, message: string): Promise<number | string> {
  for (let next = at; next < at + sites.length; next++) {
    const result = await new Promise<number | string>((resolve) => {
      const request = http.request(`${sites[next % sites.length]!.url}/versicherungen`, {
        method: "POST",
        agent: false,
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Sec-Fetch-Site": "same-origin",
        },
      });
      request.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      request.end(new URLSearchParams({ ...validInsurance, message }).toString());
    });
    if (result !== "ECONNREFUSED") return result;
  }
  return "ECONNREFUSED";
}

/** How fast a backlog goes, with 1, 2 and 3 replicas, to a relay that takes 200 ms a mail. */
function throughput() {
  return withPostgres(async (postgres, relay) => {
    await relay.become({ kind: "slow", ms: 200 });
    const rows = [];
    for (const count of [1, 2, 3]) {
      const DATABASE_URL = await postgres.create();
      await relay.become({ kind: "refuse" });
      const first = await startSite({ SMTP_URL: relay.url, DATABASE_URL });
      const waiting = SHORT ? 60 : 240;
      const references = new Set<string>();
      for (let at = 0; at < waiting; at++)
        references.add((await enquire(first, `Rückstau ${count} ${at}`)) ?? "");
      await first.end("SIGTERM");
      const database = new URL(DATABASE_URL).pathname.slice(1);
      await postgres.query(database, "UPDATE enquiry SET due_at = 0, held_until = 0");
      relay.taken.length = 0;
      await relay.become({ kind: "slow", ms: 200 });
      const replicas = await Replicas.start({ SMTP_URL: relay.url, DATABASE_URL }, count);
      const [begun, before] = [performance.now(), relay.taken.length];
      await eventually(() => relay.taken.length >= waiting, 300_000);
      const seconds = (performance.now() - begun) / 1000;
      await replicas.end();
      rows.push({
        replicas: count,
        "mails a second": Math.round(((waiting - before) / seconds) * 10) / 10,
      });
    }
    console.table(rows);
    const [one = 0, two = 0, three = 0] = rows.map((row) => row["mails a second"]);
    promise(two > 1.5 * one && three > two * 1.2, "delivery grows with the replicas");
  });
}

/** What a visitor waits at 16 connections, beside SQLite. */
function posts() {
  return withPostgres(async (postgres) => {
    const rows = [];
    for (const [engine, settings] of [
      ["SQLite", {}],
      ["PostgreSQL", { DATABASE_URL: await postgres.create() }],
      ["SQLite", {}],
      ["PostgreSQL", { DATABASE_URL: await postgres.create() }],
    ] as [string, Record<string, string>][]) {
      const site = await startSite(settings);
      const shot = {
        url: `${site.url}/versicherungen`,
        connections: 16,
        status: 303,
        body: () =>
          new URLSearchParams({ ...validInsurance, message: crypto.randomUUID() }).toString(),
      };
      await load({ ...shot, seconds: 3 });
      const { rate, p50, p99 } = await load({ ...shot, seconds: SHORT ? 5 : 15 });
      await site.end();
      const tenths = (ms: number) => Math.round(ms * 10) / 10;
      rows.push({
        engine,
        "a second": Math.round(rate),
        "p50 ms": tenths(p50),
        "p99 ms": tenths(p99),
      });
    }
    console.table(rows);
    promise(
      rows.every((row) => row["p50 ms"] < 250),
      "p50 of accepted posts, measured",
    );
  });
}

/** A million enquiries wait: what a start, a claim and the memory cost. */
function million() {
  return withPostgres(async (postgres, relay) => {
    const count = SHORT ? 200_000 : 1_000_000;
    await relay.become({ kind: "refuse" });
    const url = await postgres.create();
    const empty = await measureStart({ SMTP_URL: relay.url, DATABASE_URL: url });
    const database = new URL(url).pathname.slice(1);
    await postgres.query(
      database,
      `INSERT INTO enquiry (reference, content, received_at, state, due_at)
       SELECT lpad(n::text, 9, '0'),
              '{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"erika@kunde.example","phone":"030","message":"'
                || repeat('Hallo ', 50) || '","topic":"","financeOption":"","consents":[],"suspicious":false}',
              (extract(epoch FROM now()) * 1000)::bigint - n, 'waiting', (extract(epoch FROM now()) * 1000)::bigint - n
       FROM generate_series(1, ${count}) AS n`,
    );
    await postgres.query(database, "VACUUM ANALYZE enquiry");
    const claims = await claimTimes(url);
    const full = await measureStart({ SMTP_URL: relay.url, DATABASE_URL: url });
    console.table([
      { waiting: 0, "start ms": Math.round(empty.ms), "memory MB": Math.round(empty.megabytes) },
      { waiting: count, "start ms": Math.round(full.ms), "memory MB": Math.round(full.megabytes) },
    ]);
    const claim = quantile(claims, 0.5);
    promise(claim < 5, `a claim takes ${claim.toFixed(1)} ms (p50 of ${claims.length})`);
    promise(
      full.ms < 2000,
      `the start takes ${Math.round(full.ms)} ms, of an empty one ${Math.round(empty.ms)}`,
    );
    const more = full.megabytes - empty.megabytes;
    promise(more < 30, `${Math.round(more)} MB more than an empty one`);
  });
}

/** Until an enquiry could be stored, and the memory some seconds later. */
async function measureStart(settings: Record<string, string>) {
  const begun = performance.now();
  const site = await startSite(settings);
  await eventually(async () => (await fetch(`${site.url}/readyz`)).ok);
  const ms = performance.now() - begun;
  await pause(8000);
  const megabytes = residentMegabytes(site.pid);
  await site.end();
  return { ms, megabytes };
}

/** The store's own claims, by its own code, in ms. */
async function claimTimes(url: string): Promise<number[]> {
  // Beside the packages that it asks for.
  const outfile = path.resolve(".cache/proof-store.mjs");
  await build({
    stdin: {
      contents: `export { PostgresStore } from "./app/store/postgres-store.server";
                 export { PostgresDatabase } from "./app/store/postgres-database.server";
                 export { parseDatabaseUrl } from "./app/config/urls.server";`,
      resolveDir: process.cwd(),
      loader: "ts",
    },
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  const { PostgresStore, PostgresDatabase, parseDatabaseUrl } = (await import(
    pathToFileURL(outfile).href
  )) as StoreModule;
  const address = parseDatabaseUrl(url);
  if ("fault" in address) throw new Error(address.fault);
  const database = new PostgresDatabase(address);
  const store = new PostgresStore(database);
  const times: number[] = [];
  for (let round = 0; round < 50; round++) {
    const begun = performance.now();
    await store.claim(1, 30_000);
    times.push(performance.now() - begun);
  }
  await database.close();
  // The first connects.
  return times.slice(1);
}

type StoreModule = Pick<
  typeof import("../../app/store/postgres-store.server.ts"),
  "PostgresStore"
> &
  Pick<typeof import("../../app/store/postgres-database.server.ts"), "PostgresDatabase"> &
  Pick<typeof import("../../app/config/urls.server.ts"), "parseDatabaseUrl">;
