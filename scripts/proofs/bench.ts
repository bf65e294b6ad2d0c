/**
 * `npm run bench`: what the built site can do, beside the least that Node's own server can do, in the same run
 * on the same machine; so the ratios mean something where the figures depend on the machine. Some ten minutes.
 * Parts can be named, and the length of each measurement: `npm run bench -- pages posts --seconds 2`.
 */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { pages as pagesOfSite } from "../../app/pages.ts";
import { transferred } from "../../tests/support/page-weight.ts";
import type { Mode } from "../../tests/support/relay.ts";
import { validInsurance } from "../../tests/support/requests.ts";
import { pause, startSite, type Site } from "../../tests/support/site.ts";
import { inTurn, load, median, middle, ratio, type Load } from "./bench/load.ts";
import { startPeer } from "./bench/peer.ts";
import { buildIfNeeded } from "../build.ts";
import { endWithVerdict, promise, runParts } from "./promises.ts";

const PAGE = "/versicherungen";
const BROTLI = { "Accept-Encoding": "br" };
const ROUNDS = 7;
const UNLIMITED = { RATE_LIMIT: "1000000" };

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "2" } },
});
const seconds = Number(values.seconds);

buildIfNeeded();
await runParts({ pages, posts, start, memory, weight }, wanted);
endWithVerdict();

/** What is read: a page, a file, and what somebody has already. */
async function pages() {
  const site = await startSite(UNLIMITED);
  const html = await (await fetch(site.url + PAGE)).text();
  const css = /href="(\/build\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const plain = await startPeer("plain-server.ts", site.url, PAGE, css);
  const { headers } = await fetch(site.url + PAGE, { headers: BROTLI });
  const known = { ...BROTLI, "If-None-Match": headers.get("ETag") ?? "" };
  const kinds = [
    { what: "page", path: PAGE, headers: BROTLI, status: 200 },
    { what: "file", path: css, headers: BROTLI, status: 200 },
    { what: "304", path: PAGE, headers: known, status: 304 },
  ];
  const rows = [];
  const rates = new Map<string, number>();
  for (const { what, path, ...expected } of kinds) {
    const shots = (origin: string, connections: number, duration = seconds) =>
      load({ url: origin + path, connections, seconds: duration, ...expected });
    await inTurn(1, [() => shots(site.url, 32, 2), () => shots(plain.url, 32, 2)]);
    for (const connections of [1, 32, 256]) {
      const [ours = [], theirs = []] = await inTurn(ROUNDS, [
        () => shots(site.url, connections),
        () => shots(plain.url, connections),
      ]);
      const share = ratio(ours, theirs);
      const { rate, p50, p99 } = middle(ours);
      rates.set(`${what} ${connections}`, rate);
      rows.push({ what, connections, ...figures(middle(ours), middle(theirs)), ratio: two(share) });
      const least = { 1: 0.7, 32: 0.6 }[connections];
      if (what === "page" && least) {
        promise(
          share >= least,
          `${what}, ${connections}: ${two(share)} of plain Node, >= ${least}`,
        );
      }
      if (connections === 32) {
        promise(p99 < 5 * p50, `${what}, 32: p99 ${two(p99)} ms, p50 ${two(p50)} ms, < 5 times`);
      }
      if (connections === 256) {
        const share256 = rate / (rates.get(`${what} 32`) ?? NaN);
        promise(share256 >= 0.5, `${what}, 256: ${two(share256)} of the rate at 32, >= 0.5`);
      }
    }
  }
  plain.end();
  await site.end();
  console.table(rows);
}

/** What is sent, while the relay is well, slow or away; each run has a site of its own, and is counted. */
async function posts() {
  const relays: [string, Mode][] = [
    ["healthy", { kind: "accept" }],
    ["slow", { kind: "slow", ms: 500 }],
    ["absent", { kind: "refuse" }],
  ];
  const plain = await startPeer("plain-server.ts");
  let accepted = 0;
  let missing = 0;
  const postsTo = async (mode: Mode, connections: number) => {
    const relay = await startPeer("relay.ts", JSON.stringify(mode));
    const site = await startSite({ ...UNLIMITED, SMTP_URL: `smtp://127.0.0.1:${relay.port}` });
    const promised: string[] = [];
    const shoot = (duration: number) => shotOfPosts(site.url, connections, duration, promised);
    await shoot(2);
    const result = await shoot(seconds);
    await site.end("SIGKILL");
    relay.end();
    accepted += promised.length;
    missing += missingFrom(site, promised);
    return result;
  };
  const rows = [];
  for (const connections of [1, 16]) {
    const [theirs = [], ...ours] = await inTurn<Load>(ROUNDS, [
      () => shotOfPosts(plain.url, connections, seconds, []),
      ...relays.map(
        ([, mode]) =>
          () =>
            postsTo(mode, connections),
      ),
    ]);
    for (const [index, runs] of ours.entries()) {
      const [name = ""] = relays[index] ?? [];
      const columns = figures(middle(runs), middle(theirs));
      rows.push({ relay: name, connections, ...columns, ratio: two(ratio(runs, theirs)) });
    }
    const p50s = ours.map((runs) => middle(runs).p50);
    const spread = Math.max(...p50s) / Math.min(...p50s);
    promise(
      spread <= 1.3,
      `posts, ${connections}: p50 within ${two(spread)} of each other, <= 1.3`,
    );
    if (connections === 16) {
      const slowest = Math.min(...ours.map((runs) => middle(runs).rate));
      promise(slowest >= 500, `posts, 16: at least ${Math.round(slowest)}/s, >= 500`);
    }
  }
  plain.end();
  promise(accepted > 0 && missing === 0, `${accepted} enquiries accepted, ${missing} missing`);
  console.table(rows);
}

function shotOfPosts(origin: string, connections: number, duration: number, promised: string[]) {
  return load({
    url: origin + PAGE,
    connections,
    seconds: duration,
    status: 303,
    body: () => new URLSearchParams({ ...validInsurance, message: crypto.randomUUID() }).toString(),
    onLocation: (location) => promised.push(location.split("gesendet=")[1] ?? ""),
  });
}

/** How many of these references the outbox doesn't know, each counted once: two of the same are one lost. */
function missingFrom(site: Site, references: string[]): number {
  const outbox = new DatabaseSync(path.join(site.dataDir, "outbox.sqlite"), { readOnly: true });
  const rows = outbox.prepare("SELECT reference FROM enquiry").all() as { reference: string }[];
  outbox.close();
  const kept = new Set(rows.map(({ reference }) => reference));
  return references.length - new Set(references.filter((one) => kept.has(one))).size;
}

/** From the start of the process to the first page. */
async function start() {
  const times: number[] = [];
  // The first one finds the disk cold, and this process as well.
  for (let round = 0; round < 6; round++) {
    const begun = performance.now();
    const site = await startSite();
    await (await fetch(site.url + PAGE)).text();
    if (round > 0) times.push(performance.now() - begun);
    await site.end();
  }
  const ms = Math.round(median(times));
  console.log(`first page after ${times.map((time) => Math.round(time)).join(", ")} ms`);
  promise(ms <= 1000, `first page ${ms} ms after the start, <= 1000`);
}

/** Resident memory, in MB. */
async function memory() {
  const site = await startSite(UNLIMITED);
  await pause(5000);
  const idle = resident(site);
  await load({
    url: site.url + PAGE,
    headers: BROTLI,
    connections: 32,
    seconds: 60,
    status: 200,
  });
  const busy = resident(site);
  await site.end();
  promise(idle <= 120, `${idle} MB idle, <= 120`);
  promise(busy <= 200, `${busy} MB after a minute at 32 connections, <= 200`);
}

function resident({ pid }: Site): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Bytes over the wire with brotli, by kind; tests/integration/budgets.test.ts holds them to a budget. */
async function weight() {
  const site = await startSite();
  const rows = [];
  for (const { path: page } of pagesOfSite) {
    const bytes = await transferred(site.url, page);
    const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    rows.push({ page, ...bytes, total });
  }
  await site.end();
  console.table(rows);
}

function figures(ours: Load, theirs: Load) {
  return {
    "site /s": Math.round(ours.rate),
    "p50 ms": two(ours.p50),
    "p99 ms": two(ours.p99),
    "plain /s": Math.round(theirs.rate),
    "plain p50": two(theirs.p50),
    "plain p99": two(theirs.p99),
  };
}

function two(value: number): number {
  return Math.round(value * 100) / 100;
}
