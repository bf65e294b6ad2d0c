import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { openSqliteOutbox } from "../../app/store/sqlite-outbox.server";
import { enquiry } from "../support/enquiry";
import { prometheusProgram, promtool, RULES, startPrometheus } from "../support/prometheus";
import { startRelay, type Mode, type Relay } from "../support/relay";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import {
  eventually,
  freePort,
  startHelplessSite,
  startSite,
  temporaryFolder,
  type Site,
} from "../support/site";

const HOUR_MS = 60 * 60_000;

type Measured = Site & { metricsPort: string };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(environment: Record<string, string> = {}, begin = startSite) {
  const metricsPort = environment["METRICS_PORT"] ?? String(await freePort());
  const site = await begin({ METRICS_PORT: metricsPort, ...environment });
  ends.push(() => site.end("SIGKILL"));
  return { ...site, metricsPort };
}

async function relayThat(mode: Mode): Promise<Relay> {
  const relay = await startRelay();
  ends.push(() => relay.stop());
  await relay.become(mode);
  return relay;
}

const ask = ({ metricsPort }: Measured, target = "/metrics", options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${metricsPort}${target}`, options);

/** The site's own samples, by name and labels as they are written. */
async function samples(site: Measured): Promise<Record<string, number>> {
  const response = await ask(site);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("site_"));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^(.*) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

const send = (site: Site, message = "Nur für Dich bestimmt") =>
  postForm(`${site.url}/versicherungen`, { ...validInsurance, message });

describe("/metrics", () => {
  it("counts what comes, goes, and is turned away, and names nobody", async () => {
    const site = await start({ RATE_LIMIT: "2" });
    expect(await samples(site)).toMatchObject({
      'site_accepted_total{form="insurance"}': 0,
      site_delivered_total: 0,
      site_store_seconds_count: 0,
    });
    const reference = referenceOf(await send(site));
    await send(site);
    await send(site, "und noch etwas");
    expect((await send(site, "und noch mehr")).status).toBe(429);
    expect((await postForm(site.url, {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(405);
    await postForm(`${site.url}/versicherungen`, {}, { "Sec-Fetch-Site": "cross-site" });
    // Made ready after the start, or now.
    await fetch(`${site.url}/kontakt`);
    const before = await samples(site);
    for (let number = 0; number < 3; number++) await fetch(`${site.url}/kontakt`);
    await fetch(`${site.url}/versicherungen?privat=hausrat`);
    const counted = await eventually(async () => {
      const found = await samples(site);
      return found["site_delivered_total"] === 2 && found;
    });
    expect(counted).toMatchObject({
      'site_accepted_total{form="insurance"}': 2,
      'site_accepted_total{form="finance"}': 0,
      'site_refused_total{reason="rate_limit"}': 1,
      'site_refused_total{reason="method"}': 1,
      'site_refused_total{reason="foreign_origin"}': 1,
      'site_refused_total{reason="store"}': 0,
      'site_attempts_total{fault="none"}': 2,
      site_store_seconds_count: 2,
      site_store_up: 1,
      site_waiting: 0,
      site_parked: 0,
      site_oldest_age_seconds: 0,
    });
    expect(counted["site_store_seconds_sum"]).toBeGreaterThan(0);
    const more = (result: string) => {
      const name = `site_kept_answers_total{result="${result}"}`;
      return counted[name]! - before[name]!;
    };
    expect([more("hit"), more("miss")]).toEqual([3, 1]);
    const text = await (await ask(site)).text();
    expect(text).not.toContain(reference);
    expect(text).not.toMatch(/erika|mustermann|kunde|1234567|bestimmt|example|127\.0\.0\.1/i);
    const labels = [...text.matchAll(/([a-z]+)="/g)].map(([, label]) => label);
    expect(new Set(labels)).toEqual(
      new Set([
        ...["form", "reason", "fault", "result", "le"],
        ...["kind", "space", "type", "version", "major", "minor", "patch"],
      ]),
    );
    expect(text).toContain("\nnodejs_eventloop_lag_p99_seconds ");
    expect(text).toContain("\nprocess_resident_memory_bytes ");
  });

  it("says how old what waits is, and what a relay refuses with, by its code alone", async () => {
    const relay = await relayThat({ kind: "reject", code: 550, stage: "rcpt" });
    const site = await start({ SMTP_URL: relay.url });
    await send(site);
    await site.logged("parked");
    const first = await samples(site);
    expect(first).toMatchObject({
      'site_attempts_total{fault="EENVELOPE 550 RCPT TO"}': 1,
      'site_attempts_total{fault="none"}': 0,
      site_delivered_total: 0,
      site_waiting: 0,
      site_parked: 1,
    });
    const later = await eventually(async () => {
      const found = await samples(site);
      return found["site_oldest_age_seconds"]! >= 1 && found;
    });
    expect(later["site_oldest_age_seconds"]).toBeLessThan(120);
  });

  it("is read also while nothing can be stored, and says so", async () => {
    const site = await start({}, startHelplessSite);
    expect((await send(site)).status).toBe(503);
    const found = await samples(site);
    expect(found).toMatchObject({ site_store_up: 0, 'site_refused_total{reason="store"}': 1 });
    // Nobody knows them.
    expect(Object.keys(found).filter((name) => /waiting|parked|oldest/.test(name))).toEqual([]);
  });

  it("counts what was sent where nothing can be stored as taken on and delivered", async () => {
    const relay = await relayThat({ kind: "accept" });
    const site = await start({ SMTP_URL: relay.url }, startHelplessSite);
    expect((await send(site)).status).toBe(303);
    expect(await samples(site)).toMatchObject({
      'site_accepted_total{form="insurance"}': 1,
      'site_attempts_total{fault="none"}': 1,
      site_delivered_total: 1,
      site_store_seconds_count: 0,
      site_store_up: 0,
    });
  });

  it.skipIf(!prometheusProgram)("is named as Prometheus wants it", async () => {
    const site = await start();
    const text = await (await ask(site)).text();
    const own = text.slice(text.indexOf("# HELP site_"));
    expect(own.match(/# TYPE /g)?.length).toBeGreaterThan(8);
    expect(promtool(["check", "metrics"], own)).toEqual({ status: 0, output: "" });
  });
});

describe("the port of the metrics", () => {
  it("has /metrics for GET alone; the site's own port doesn't have it", async () => {
    const site = await start();
    const asked = ["/", "/healthz", "/metrics/", "/Metrics", "//metrics", "/versicherungen"];
    for (const target of asked) expect((await ask(site, target)).status, target).toBe(404);
    for (const method of ["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])
      expect((await ask(site, "/metrics", { method })).status, method).toBe(404);
    expect((await ask(site, "/metrics?name[]=a")).status).toBe(200);
    expect((await fetch(`${site.url}/metrics`, { redirect: "manual" })).status).toBe(302);
    expect((await fetch(site.url)).status).toBe(200);
  });

  it("cuts off who is slow, and keeps nobody from ending the process", async () => {
    const site = await start();
    const port = Number(site.metricsPort);
    for (const sent of ["", "GET /metr", "GET /metrics HTTP/1.1\r\nHost: a\r\nX: "]) {
      const socket = net.connect(port, "127.0.0.1").resume();
      const begun = performance.now();
      socket.write(sent);
      await once(socket, "close");
      expect(performance.now() - begun, sent).toBeLessThan(30_000);
    }
    net.connect(port, "127.0.0.1").on("error", () => undefined);
    const { code, ms } = await site.end("SIGTERM");
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    await expect(ask(site)).rejects.toThrow();
  });

  it("is taken: the log says so, and visitors are served", async () => {
    const other = http.createServer().listen(0, "127.0.0.1");
    ends.push(async () => other.close());
    await once(other, "listening");
    const { port } = other.address() as net.AddressInfo;
    const site = await start({ METRICS_PORT: String(port) });
    const line = await site.logged("metrics not served");
    expect(JSON.parse(line)).toMatchObject({ level: "error", port, fault: "Error EADDRINUSE" });
    expect((await send(site)).status).toBe(303);
    await site.logged("delivered");
  });
});

describe("what the metrics need", () => {
  /** Files that the site has loaded by its end, as V8 counts them. */
  async function loaded(environment: Record<string, string>): Promise<string> {
    const folder = temporaryFolder();
    const site = await startSite({ NODE_V8_COVERAGE: folder, ...environment });
    ends.push(() => site.end("SIGKILL"));
    await send(site);
    await site.logged("delivered");
    await site.end("SIGTERM");
    const reports = fs.readdirSync(folder).map((name) => path.join(folder, name));
    return reports.map((file) => fs.readFileSync(file, "utf8").match(/"url":"[^"]*"/g)).join("\n");
  }

  it("is loaded where a port is set, and nowhere else", async () => {
    const without = await loaded({});
    expect(without).toContain("/build/index.js");
    expect(without).not.toMatch(/prom-client|tdigest|opentelemetry/);
    expect(await loaded({ METRICS_PORT: String(await freePort()) })).toContain("/prom-client/");
  });
});

describe.skipIf(!prometheusProgram)("the alert rules", () => {
  it("are rules", () => {
    expect(promtool(["check", "rules", RULES])).toMatchObject({ status: 0 });
  });

  /** A site's series, a minute from sample to sample, and when which alert fires, by minutes. */
  const cases: [string, Record<string, string>, string, { never: number[]; fires: number[] }][] = [
    [
      "an enquiry that waits for longer than an hour",
      { site_waiting: "1x120", site_oldest_age_seconds: "0+60x120" },
      "SiteEnquiriesWaiting",
      { never: [1, 60, 65], fires: [67, 119] },
    ],
    [
      "one that is delivered before that, or then",
      { site_waiting: "1x62 0x30", site_oldest_age_seconds: "0+60x62 0x30" },
      "SiteEnquiriesWaiting",
      { never: [61, 62, 70], fires: [] },
    ],
    [
      "one that is parked, as long as it is",
      { site_parked: "0x5 1x30 0x10" },
      "SiteEnquiryParked",
      { never: [5, 6, 40], fires: [8, 35] },
    ],
    [
      "a store that fails",
      { up: "1x40", site_store_up: "1x9 0x20 1x9" },
      "SiteDown",
      { never: [9, 11, 32], fires: [13, 29] },
    ],
    ["a site that is away", { up: "1x9 0x20" }, "SiteDown", { never: [9, 11], fires: [13, 29] }],
    [
      "a visitor who is turned away by a fault of ours",
      { 'site_refused_total{reason="store"}': "0x9 1x40" },
      "SiteTurnsVisitorsAway",
      { never: [9, 25], fires: [11, 18] },
    ],
    [
      "visitors who are turned away for what they do",
      { 'site_refused_total{reason="rate_limit"}': "0+9x40" },
      "SiteTurnsVisitorsAway",
      { never: [5, 20, 40], fires: [] },
    ],
  ];
  it.each(cases)("fire in time for %s", (_, series, alertname, { never, fires }) => {
    const labels = 'job="site",instance="site:9464"';
    const file = path.join(temporaryFolder(), "test.yaml");
    const named = (name: string) =>
      name.endsWith("}") ? name.replace("}", `,${labels}}`) : `${name}{${labels}}`;
    const input_series = Object.entries(series).map(([name, values]) => ({
      series: named(name),
      values,
    }));
    // Whether one fires is itself a series, so that its words needn't be repeated here.
    const promql_expr_test = fires.map((minute) => ({
      eval_time: `${minute}m`,
      expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"})`,
      exp_samples: [{ labels: "{}", value: 1 }],
    }));
    const alert_rule_test = never.map((minute) => ({
      eval_time: `${minute}m`,
      alertname,
      exp_alerts: [],
    }));
    const test = { interval: "1m", input_series, alert_rule_test, promql_expr_test };
    fs.writeFileSync(file, stringify({ rule_files: [path.resolve(RULES)], tests: [test] }));
    expect(promtool(["test", "rules", file])).toMatchObject({ status: 0 });
  });

  it("fire in a Prometheus that scrapes sites whose relay refuses, and none for one that is well", async () => {
    const refusing = await relayThat({ kind: "reject", code: 550, stage: "rcpt" });
    const away = await relayThat({ kind: "refuse" });
    const folder = temporaryFolder();
    const outbox = openSqliteOutbox(folder, { now: () => Date.now() - 2 * HOUR_MS });
    await outbox.put(enquiry);
    outbox.close();

    const well = await start();
    const parked = await start({ SMTP_URL: refusing.url });
    const waiting = await start({ SMTP_URL: away.url, DATA_DIR: folder });
    const helpless = await start({}, startHelplessSite);
    const nobody = String(await freePort());
    const ports = [well, parked, waiting, helpless].map(({ metricsPort }) => metricsPort);
    const prometheus = await startPrometheus([...ports, nobody]);
    ends.push(() => prometheus.end());
    const fires = (port: string, ...names: string[]) =>
      eventually(async () => (await prometheus.firing(port)).join() === names.join());

    await fires(helpless.metricsPort, "SiteDown");
    for (const site of [well, parked, helpless]) await send(site);
    await fires(parked.metricsPort, "SiteEnquiryParked");
    await fires(waiting.metricsPort, "SiteEnquiriesWaiting");
    await fires(helpless.metricsPort, "SiteDown", "SiteTurnsVisitorsAway");
    await fires(nobody, "SiteDown");
    await fires(well.metricsPort);

    // Once the relay takes it, it is over.
    await away.become({ kind: "accept" });
    await waiting.logged("delivered");
    await fires(waiting.metricsPort);
  });
});
