import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import smtpTester from "smtp-tester";
import { expect, it, type TestContext } from "vitest";
import { startRelay } from "../support/relay";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, freePort, pause, startHelplessSite, startSite } from "../support/site";

const SECRET = "geheim-4711";
const HOUR = 60 * 60_000;

type Mail = { body: string; headers: Record<string, string | undefined> };
type Call = { method: string; path: string; body: string };

/** An operator's own relay and web address; `settings` lead a site there. */
async function anOperator({ onTestFinished }: TestContext, alertPath = "/alert") {
  const mails: Mail[] = [];
  const calls: Call[] = [];
  const port = await freePort();
  const mailbox = smtpTester.init(port);
  mailbox.bind((_address, _id, mail) => mails.push(mail as unknown as Mail));
  const web = http.createServer((request, response) => {
    const { method = "", url = "" } = request;
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      calls.push({ method, path: url, body });
      if (!url.startsWith("/hangs")) response.end("OK");
    });
  });
  web.listen(0, "127.0.0.1");
  await once(web, "listening");
  onTestFinished(async () => {
    web.closeAllConnections();
    web.close();
    await new Promise<void>((resolve) => mailbox.stop(resolve));
  });
  const at = `http://operator:${SECRET}@127.0.0.1:${(web.address() as AddressInfo).port}`;
  const called = (path: string) => calls.filter((call) => call.path.startsWith(path));
  return {
    settings: {
      ALERT_TO: "agentur@betrieb.test",
      ALERT_SMTP_URL: `smtp://127.0.0.1:${port}`,
      ALERT_URL: `${at}${alertPath}?key=${SECRET}`,
      HEARTBEAT_URL: `${at}/heartbeat?key=${SECRET}`,
    },
    mails,
    calls,
    subjects: () => mails.map(({ headers }) => headers["subject"]),
    alerts: () => called("/alert").map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    heartbeats: () => called("/heartbeat"),
  };
}

/** The first alarm comes half a minute after a start. */
const longEnough = () => pause(35_000);

it.concurrent(
  "an enquiry that waits: mail and call, once over kills, and so is its end",
  async (test) => {
    const { settings, ...operator } = await anOperator(test);
    const relay = await startRelay();
    test.onTestFinished(() => relay.stop());
    await relay.become({ kind: "refuse" });
    let site = await startSite({ SMTP_URL: relay.url });
    test.onTestFinished(() => void site.end("SIGKILL"));
    const reference = referenceOf(await postForm(`${site.url}/versicherungen`, validInsurance));
    const restart = async () => {
      await site.end("SIGKILL");
      const { port: PORT, host } = new URL(site.url);
      site = await startSite({ ...settings, DATA_DIR: site.dataDir, SMTP_URL: relay.url, PORT });
      return host;
    };
    const database = new DatabaseSync(path.join(site.dataDir, "outbox.sqlite"), { timeout: 5000 });
    database.prepare("UPDATE enquiry SET received_at = received_at - ?").run(2 * HOUR);
    database.close();

    const host = await restart();
    const [alarm, over] = ["Alarm", "Vorbei"].map((word) => `${word}: ${host}: Anfragen warten`);
    const mail = await eventually(() => operator.mails[0]);
    expect(mail.headers).toMatchObject({ subject: alarm, "auto-submitted": "auto-generated" });
    const alert = await eventually(() => operator.alerts()[0]);
    expect(alert).toMatchObject({
      ...{ title: alarm, kind: "waiting", state: "firing", site: site.url },
      ...{ waiting: 1, parked: 0, oldestMinutes: 120 },
    });
    for (const text of [mail.body, alert["text"]])
      expect(String(text).replace(/\s+/g, " ")).toContain(`Referenzen: ${reference}.`);
    for (const personal of ["Erika", "1234567"]) expect(mail.body).not.toContain(personal);
    await site.logged("alarm told", "alarm waiting mail");
    await site.logged("alarm told", "alarm waiting url");

    await restart();
    await longEnough();
    expect(operator.subjects()).toEqual([alarm]);
    expect(operator.heartbeats()).toEqual([]);
    await relay.become({ kind: "accept" });

    await restart();
    await eventually(() => operator.mails.length > 1 && operator.alerts().length > 1);
    expect(operator.subjects()).toEqual([alarm, over]);
    expect(operator.mails[1]?.headers["in-reply-to"]).toBe(mail.headers["message-id"]);
    expect(operator.alerts()[1]).toMatchObject({
      ...{ title: over, state: "resolved", since: alert["since"], waiting: 0 },
    });
    expect((await site.end()).code).toBe(0);
    expect(site.output()).not.toContain(SECRET);
  },
);

it.concurrent(
  "a site that is well: its heartbeat, which ends with it, and no alarm",
  async (test) => {
    const { settings, ...operator } = await anOperator(test);
    const site = await startSite(settings);
    test.onTestFinished(() => void site.end("SIGKILL"));
    await eventually(() => operator.heartbeats().length > 0);
    expect(operator.heartbeats()).toEqual([
      { method: "GET", path: `/heartbeat?key=${SECRET}`, body: "" },
    ]);
    await longEnough();
    const { code, ms } = await site.end();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5000);
    expect([operator.subjects(), operator.alerts()]).toEqual([[], []]);
  },
);

it.concurrent(
  "a site that can't store: alarms, the mail by its own relay, and no heartbeat",
  async (test) => {
    const { settings, ...operator } = await anOperator(test);
    const { ALERT_SMTP_URL, ...others } = settings;
    const site = await startHelplessSite({ ...others, SMTP_URL: ALERT_SMTP_URL });
    test.onTestFinished(() => void site.end("SIGKILL"));
    await eventually(() => operator.mails.length > 0 && operator.alerts().length > 0);
    await longEnough();
    const title = `Alarm: ${new URL(site.url).host}: Anfragen nicht speicherbar`;
    expect(operator.subjects()).toEqual([title]);
    expect(operator.alerts()).toMatchObject([
      { ...{ title, kind: "storage", state: "firing" }, ...{ waiting: null, parked: null } },
    ]);
    expect(operator.heartbeats()).toEqual([]);
    expect((await fetch(site.url)).status).toBe(200);
    await site.end();
    expect(site.output()).not.toContain(SECRET);
  },
);

it.concurrent(
  "a web address that never answers keeps the site neither from serving nor from its end",
  async (test) => {
    const { settings, ...operator } = await anOperator(test, "/hangs");
    const site = await startHelplessSite({ ALERT_URL: settings.ALERT_URL });
    test.onTestFinished(() => void site.end("SIGKILL"));
    await eventually(() => operator.calls.length > 0);
    expect((await fetch(site.url)).status).toBe(200);
    const { code, ms } = await site.end();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(11_000);
    expect(site.output()).not.toContain(SECRET);
  },
);
