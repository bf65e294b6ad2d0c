/**
 * `npm run torture`: the long proof that no enquiry is lost. Some ten minutes, on loopback alone; prints a
 * table a part and ends with 1 where a promise was broken. Parts can be named: `npm run torture kills disk`. What is
 * proved of PostgreSQL runs only where it is named: `npm run torture -- postgres`, or one part of it, postgres-kills.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { attacks, type Attack } from "../../tests/support/attacks.ts";
import { makeCertificate } from "../../tests/support/certificates.ts";
import { crashLoop, seeded, type Tally } from "../../tests/support/crash-loop.ts";
import { enquiryAttacks } from "../../tests/support/enquiry-attacks.ts";
import { startRelay, type Mode } from "../../tests/support/relay.ts";
import { postForm, referenceOf, validInsurance } from "../../tests/support/requests.ts";
import {
  eventually,
  pause,
  startSite,
  temporaryFolder,
  type Site,
} from "../../tests/support/site.ts";
import { holdSlowly, SLOW_KINDS } from "../../tests/support/slow-clients.ts";
import { quantile } from "./bench/load.ts";
import { buildIfNeeded } from "../build.ts";
import { postgresParts } from "./postgres.ts";
import { endWithVerdict, promise, runParts } from "./promises.ts";

buildIfNeeded();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const ofPostgres = Object.keys(postgresParts).filter((name) =>
  wanted.some((word) => word === name || word === "postgres"),
);
if (ofPostgres.length > 0) await runParts(postgresParts, ofPostgres);
else await runParts({ kills, latency, backlog, disk, slow, attack }, wanted);
endWithVerdict();

/** At least 300 kills and 2,000 accepted enquiries, spread over everything that relays do. */
async function kills() {
  const certificate = makeCertificate();
  const modes: [string, Mode][] = [
    ["accepts", { kind: "accept" }],
    ["delays", { kind: "slow", ms: 500 }],
    ["451", { kind: "reject", code: 451, stage: "data", times: 40 }],
    ["421", { kind: "reject", code: 421, stage: "connect", times: 40 }],
    ["greylists", { kind: "greylist", ms: 3000 }],
    ["550", { kind: "reject", code: 550, stage: "rcpt", times: 40 }],
    ["drops before 250", { kind: "drop", when: "before" }],
    ["drops after 250", { kind: "drop", when: "after" }],
    ["refuses", { kind: "refuse" }],
    ["hangs", { kind: "hang" }],
    ["bad certificate", { kind: "badCertificate", certificate: makeCertificate() }],
  ];
  type Row = Omit<Tally, "restarts"> & { relay: string; "slowest restart": number };
  const rows: Row[] = [];
  for (const [index, [name, mode]] of modes.entries()) {
    const relay = await startRelay({ certificate });
    const settings = {
      SMTP_URL: relay.urlElsewhere,
      NODE_EXTRA_CA_CERTS: certificate.certFile,
    };
    const plan = { mode, enquiries: 190, kills: 28, random: seeded(index + 1) };
    const { restarts, ...tally } = await crashLoop(relay, settings, plan);
    await relay.stop();
    rows.push({ relay: name, ...tally, "slowest restart": Math.round(Math.max(...restarts)) });
    console.log(JSON.stringify(rows.at(-1)));
  }
  console.table(rows);
  const sum = (key: "accepted" | "kills" | "lost" | "strangers") =>
    rows.reduce((total, row) => total + row[key], 0);
  promise(sum("accepted") >= 2000, `${sum("accepted")} accepted, at least 2000`);
  promise(sum("kills") >= 300, `${sum("kills")} kills, at least 300`);
  promise(sum("lost") === 0, `${sum("lost")} lost`);
  promise(sum("strangers") === 0, `${sum("strangers")} repeats with another Message-ID`);
  const many = rows.filter((row) => row.repeats > row.kills + row.withheld);
  promise(many.length === 0, "at most one repeat a kill or withheld answer");
}

/** What a visitor waits while the relay hangs, beside what they wait while it is well. */
async function latency() {
  const relay = await startRelay();
  const rows = [];
  for (const [name, mode] of [
    ["healthy", { kind: "accept" }],
    ["hangs", { kind: "hang" }],
  ] as [string, Mode][]) {
    await relay.become(mode);
    const site = await startSite({ SMTP_URL: relay.url });
    for (let round = 0; round < 50; round++) await sendOne(site);
    const times = [];
    for (let round = 0; round < 500; round++) times.push((await sendOne(site)).ms);
    await site.end("SIGKILL");
    rows.push({
      relay: name,
      ...waits(times),
    });
  }
  await relay.stop();
  console.table(rows);
  const hanging = rows[1];
  promise((hanging?.["p50 ms"] ?? 99) <= 20, "p50 at most 20 ms while the relay hangs");
  promise((hanging?.["p99 ms"] ?? 999) <= 100, "p99 at most 100 ms while the relay hangs");
}

/** A thousand enquiries wait while the site is killed; then the relay returns. */
async function backlog() {
  const relay = await startRelay();
  await relay.become({ kind: "refuse" });
  const first = await startSite({ SMTP_URL: relay.url });
  const references: string[] = [];
  while (references.length < 1000) references.push((await sendOne(first)).reference);
  await first.end("SIGKILL");
  const begun = performance.now();
  const site = await startSite({ SMTP_URL: relay.url, DATA_DIR: first.dataDir });
  await eventually(async () => (await fetch(`${site.url}/readyz`)).ok);
  const ready = performance.now() - begun;
  await pause(3000);
  await relay.become({ kind: "accept" });
  const back = performance.now();
  await eventually(() => relay.taken.length >= 1000, 300_000).catch(() => undefined);
  const seconds = (performance.now() - back) / 1000;
  await site.end();
  await relay.stop();
  promise(ready <= 3000, `ready ${Math.round(ready)} ms after a kill with 1,000 waiting`);
  const arrived = references.filter((reference) =>
    relay.taken.some(({ text }) => text.includes(reference)),
  );
  promise(
    arrived.length === 1000 && seconds <= 300,
    `${arrived.length} delivered within ${seconds.toFixed(1)} s`,
  );
}

/** A disk that runs full, with the relay there and away; then there is space again. Needs root, for a tmpfs. */
async function disk() {
  const folder = temporaryFolder();
  if (!mounted(folder)) {
    console.log("skipped: a small tmpfs can't be mounted here");
    return;
  }
  const relay = await startRelay();
  const site = await startSite({ SMTP_URL: relay.url, DATA_DIR: folder });
  const promised: string[] = [];
  const statuses: Record<string, number[]> = {
    "relay there": [],
    "relay away": [],
    "space again": [],
  };
  const sendAs = async (phase: string) => {
    const { status, reference } = await sendOne(site, "x".repeat(9000));
    statuses[phase]?.push(status);
    if (status === 303) promised.push(reference);
  };

  await sendOne(site);
  fill(folder);
  for (let round = 0; round < 20; round++) await sendAs("relay there");
  const unready = (await fetch(`${site.url}/readyz`)).status;
  await relay.become({ kind: "refuse" });
  for (let round = 0; round < 20; round++) await sendAs("relay away");
  fs.rmSync(path.join(folder, "ballast"));
  const freed = performance.now();
  await eventually(async () => (await fetch(`${site.url}/readyz`)).ok);
  for (let round = 0; round < 20; round++) await sendAs("space again");
  const seconds = (performance.now() - freed) / 1000;
  await relay.become({ kind: "accept" });
  const missing = () =>
    promised.filter((one) => !relay.taken.some(({ text }) => text.includes(one)));
  await eventually(() => missing().length === 0, 60_000).catch(() => undefined);
  await site.end();
  await relay.stop();
  execFileSync("umount", [folder]);
  const all = (phase: string, status: number) =>
    statuses[phase]?.every((each) => each === status) ?? false;
  promise(all("relay there", 303), "full disk, relay there: every enquiry delivered directly");
  promise(unready === 503, "full disk: not ready");
  promise(all("relay away", 503), "full disk, relay away: every answer an honest 503");
  promise(
    all("space again", 303) && seconds <= 5,
    `accepted again ${seconds.toFixed(1)} s after space came`,
  );
  promise(missing().length === 0, `${promised.length} promised, ${missing().length} lost`);
}

/** 400 connections that are slow on purpose, in four ways, beside one visitor who isn't. */
async function slow() {
  const site = await startSite();
  // Sockets alone: the outbox opens its file a second time in between.
  const sockets = () => {
    const folder = `/proc/${site.pid}/fd`;
    return fs.readdirSync(folder).filter((name) => isSocket(path.join(folder, name))).length;
  };
  const visit = async () => {
    const begun = performance.now();
    const response = await fetch(`${site.url}/versicherungen`, {
      headers: { Connection: "close" },
    });
    await response.text();
    return response.ok ? performance.now() - begun : Infinity;
  };
  const calm: number[] = [];
  for (let round = 0; round < 50; round++) calm.push(await visit());
  const before = sockets();
  const releases = SLOW_KINDS.map((kind) => holdSlowly(site.url, kind, 100));
  const busy: number[] = [];
  let most = 0;
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    busy.push(await visit());
    most = Math.max(most, sockets());
    await pause(100);
  }
  // Counted where it costs: a client that never reads doesn't learn that it was cut.
  const left = sockets() - before;
  releases.forEach((release) => release());
  await site.end();
  console.log(`held at most ${most - before} connections, after 30 s ${left}`);
  console.table([
    {
      visitor: "alone",
      ...waits(calm),
    },
    {
      visitor: "beside 400",
      ...waits(busy),
    },
  ]);
  promise(left <= 1, "every slow connection was cut within 30 s");
  promise(quantile(busy, 1) < 1000, "a visitor beside them waits less than a second");
}

/** What somebody with the sources at hand would try: none of it may stop the site, or stay in it. */
async function attack() {
  const rows = [];
  const all: Record<string, Attack> = { ...attacks, ...enquiryAttacks };
  for (const [name, { settings, run }] of Object.entries(all)) {
    const site = await startSite(settings);
    const { figures, promises } = await run(site, 1);
    await site.end();
    const rounded = Object.entries(figures).map(([what, value]) => [what, Math.round(value)]);
    rows.push({ attack: name, ...Object.fromEntries(rounded) });
    for (const { kept, text } of promises) promise(kept, `${name}: ${text}`);
  }
  console.table(rows);
}

async function sendOne(site: Site, more = "") {
  const message = `Nummer ${crypto.randomUUID()} ${more}`;
  const begun = performance.now();
  const response = await postForm(`${site.url}/versicherungen`, { ...validInsurance, message });
  const ms = performance.now() - begun;
  await response.arrayBuffer();
  return { status: response.status, reference: referenceOf(response), ms };
}

function isSocket(descriptor: string): boolean {
  try {
    return fs.readlinkSync(descriptor).startsWith("socket:");
  } catch {
    // Closed in the meantime.
    return false;
  }
}

function mounted(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Leaves not a byte. */
function fill(folder: string) {
  const file = fs.openSync(path.join(folder, "ballast"), "w");
  for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
    const block = Buffer.alloc(size);
    try {
      for (;;) fs.writeSync(file, block);
    } catch {
      // Full for this size; a smaller block may still fit.
    }
  }
  fs.closeSync(file);
}

/** What half and what nearly all of them waited, in ms to a tenth. */
function waits(times: number[]) {
  const tenths = (share: number) => Math.round(quantile(times, share) * 10) / 10;
  return { "p50 ms": tenths(0.5), "p99 ms": tenths(0.99) };
}
