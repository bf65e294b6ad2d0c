/**
 * All that tells of the site is started here: the digest, alarms, the heartbeat, metrics, and the log's word on the
 * backlog. And how the operator's web addresses are called, and what the metrics say.
 */
import http from "node:http";
import type { Environment } from "../config/environment.server";
import { courierTo, type Sent } from "../delivery/courier.server";
import { forms } from "../enquiry/enquiry";
import { errorClass, log, REFUSALS, subscribe } from "../log.server";
import type { Outbox, Store } from "../store/outbox.server";
import { Alarm, alertJson, alertMessage, type Channel } from "./alarm.server";
import { startHeartbeat, watchBacklog } from "./backlog.server";
import { Digest, type Report } from "./digest.server";

/** In ms; shorter than for enquiries, whose mail mustn't come twice. */
const ALERT_PATIENCE = { connectWithin: 20_000, answerWithin: 60_000 };

type Watch = {
  /** Resolves once metrics have asked to listen; never rejects. */
  listening: Promise<void>;
  stop(withinMs: number): Promise<unknown>;
};

/** `sendDigest` takes a report to the broker. */
export function startWatch(
  settings: Environment,
  outbox: Store,
  sendDigest: (report: Report) => Promise<Sent>,
): Watch {
  const digest = new Digest(outbox, sendDigest, { schedule: settings });
  const channels = alarmChannels(settings);
  const alarm = new Alarm(outbox, channels);
  digest.start();
  if (Object.keys(channels).length > 0) alarm.start();
  const stopBacklog = watchBacklog(outbox);
  const { HEARTBEAT_URL } = settings;
  const stopHeartbeat = HEARTBEAT_URL && startHeartbeat(outbox, () => callWeb(HEARTBEAT_URL));
  return {
    listening: serveMetrics(settings, outbox),
    stop(withinMs) {
      stopBacklog();
      if (stopHeartbeat) void stopHeartbeat();
      return Promise.all([digest.stop(withinMs), alarm.stop(withinMs)]);
    },
  };
}

/** By name, which stands in what is noted of an alarm. */
function alarmChannels(settings: Environment): Record<string, Channel> {
  const { SMTP_URL, ALERT_TO, ALERT_SMTP_URL, ALERT_URL, SITE_URL } = settings;
  const channels: Record<string, Channel> = {};
  if (ALERT_TO) {
    // Its own connection, and not for long: what enquiries wait for doesn't wait for it.
    const courier = courierTo(ALERT_SMTP_URL ?? SMTP_URL, settings, ALERT_PATIENCE);
    channels["mail"] = (alert) => courier.send(alertMessage(alert, ALERT_TO, settings));
  }
  if (ALERT_URL) channels["url"] = (alert) => callWeb(ALERT_URL, alertJson(alert, SITE_URL));
  return channels;
}

// Web addresses that the operator has named. Such an address is a secret: no error and no log repeats it.

const PATIENCE_MS = 10_000;

/** Why a call failed, as `code`: the system's, `HTTP` and the status, or `TIMEOUT`. */
class CallFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super("the call failed");
    this.name = "CallFault";
    this.code = code;
  }
}

/**
 * GET, or a POST of `body` as JSON. Resolves where a 2xx comes within `patienceMs`; what else the answer says stays
 * unread. Redirects aren't followed. Rejects with a CallFault.
 */
export async function callWeb(
  address: string,
  body?: object,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const { url, authorization } = withoutCredentials(address);
  let response: Response;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: {
        ...(body && { "Content-Type": "application/json" }),
        ...(authorization && { Authorization: authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw new CallFault(codeOf(error));
  }
  // Ends the connection where more would come: nobody waits for it.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new CallFault(`HTTP ${response.status}`);
}

/** `fetch` takes no address with a password in it. */
function withoutCredentials(address: string): { url: URL; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url, authorization: undefined };
  url.username = url.password = "";
  const credentials = [username, password].map(decoded).join(":");
  return { url, authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}

/** A lone % stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `fetch` names the reason in `cause` alone, and its own words name the address. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === "TimeoutError") return "TIMEOUT";
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? name;
}

// What Prometheus reads, at a port of its own: counts, ages and durations, without a label that could tell of a person.
// docs/operations.md says what each means.

type Measured = Pick<Outbox, "stats" | "probe">;

/** In seconds: a flush takes some ms on a disk of its own, and a lock is waited for up to 2 s. */
const STORE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Prometheus asks and reads at once; who doesn't is cut off. In ms. */
const SCRAPE_PATIENCE = 5000;
const MOST_CONNECTIONS = 16;

/**
 * Serves /metrics where a port is set, and only there loads what that needs. Resolves once it has asked to listen, and
 * never rejects: without metrics, visitors are served all the same, and the log says what is wrong. It never holds the
 * process.
 */
async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Environment,
  store: Measured,
): Promise<void> {
  if (port === undefined) return;
  const failed = (error: unknown) => {
    log.error({ event: "metrics not served", port, fault: errorClass(error) });
  };
  try {
    const scrape = instruments(await import("prom-client"), store);
    const limits = { headersTimeout: SCRAPE_PATIENCE, requestTimeout: SCRAPE_PATIENCE };
    const server = http.createServer({ ...limits, connectionsCheckingInterval: 1000 });
    server.timeout = SCRAPE_PATIENCE;
    server.maxConnections = MOST_CONNECTIONS;
    server.on("request", (request, response) => void answer(request, response, scrape));
    server.on("error", failed);
    server.once("listening", () => log.info({ event: "metrics", host, port }));
    server.listen(port, host).unref();
  } catch (error) {
    failed(error);
  }
}

type Scrape = () => Promise<{ type: string; text: string }>;

async function answer(
  { method, url = "" }: http.IncomingMessage,
  response: http.ServerResponse,
  scrape: Scrape,
) {
  try {
    if (method !== "GET" || url.split("?")[0] !== "/metrics") {
      response.writeHead(404, { Connection: "close" }).end();
      return;
    }
    const { type, text } = await scrape();
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  } catch (error) {
    log.error({ event: "metrics not read", fault: errorClass(error) });
    response.writeHead(500, { Connection: "close" }).end();
  }
}

/** Counts from now on; each scrape looks at the outbox. */
function instruments(prometheus: typeof import("prom-client"), store: Measured): Scrape {
  const registry = new prometheus.Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new prometheus.Counter<L>({ name: `site_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string) =>
    new prometheus.Gauge({ name: `site_${name}`, help, registers });

  prometheus.collectDefaultMetrics({ register: registry });

  const accepted = counter("accepted_total", "Enquiries that were taken on.", "form");
  for (const form of Object.keys(forms)) accepted.inc({ form }, 0);
  subscribe("accepted", ({ form }) => accepted.inc({ form }));

  const refused = counter("refused_total", "Enquiries and requests turned away.", "reason");
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  subscribe("refused", ({ reason }) => refused.inc({ reason }));

  const attempts = counter("attempts_total", "Attempts to deliver to the broker.", "fault");
  attempts.inc({ fault: "none" }, 0);
  const delivered = counter("delivered_total", "Enquiries that all recipients have.");
  subscribe("attempt", ({ fault }) => {
    attempts.inc({ fault: fault ?? "none" });
    if (fault === undefined) delivered.inc();
  });

  const stored = new prometheus.Histogram({
    name: "site_store_seconds",
    help: "How long storing an enquiry took, until it was flushed to disk.",
    buckets: STORE_BUCKETS,
    registers,
  });
  subscribe("stored", ({ seconds }) => stored.observe(seconds));

  const answers = counter(
    "kept_answers_total",
    "Requests for what is kept: hit, it was ready; miss, it had to be made.",
    "result",
  );
  for (const result of ["hit", "miss"]) answers.inc({ result }, 0);
  subscribe("answer", ({ ready }) => answers.inc({ result: ready ? "hit" : "miss" }));

  const up = gauge("store_up", "1 while an enquiry can be stored, else 0.");
  const waiting = gauge("waiting", "Enquiries owed to the broker that are tried when due.");
  const parked = gauge("parked", "Enquiries that were given up on until somebody acts.");
  const age = gauge("oldest_age_seconds", "Age of the oldest one that is owed; 0: none is.");

  return async () => {
    const [backlog, probe] = await Promise.allSettled([store.stats(), store.probe()]);
    up.set(backlog.status === "fulfilled" && probe.status === "fulfilled" ? 1 : 0);
    if (backlog.status === "fulfilled") {
      const now = Date.now();
      waiting.set(backlog.value.waiting);
      parked.set(backlog.value.parked);
      age.set(Math.max(now - (backlog.value.oldest ?? now), 0) / 1000);
    } else {
      // What nobody knows isn't told: an old number would be taken for today's.
      for (const each of [waiting, parked, age]) each.remove();
    }
    return { type: registry.contentType, text: await registry.metrics() };
  };
}
