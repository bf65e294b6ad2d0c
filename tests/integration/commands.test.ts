import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import https from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import stringWidth from "string-width";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeCertificate } from "../support/certificates";
import { runCommand } from "../support/command";
import { enquiry } from "../support/enquiry";
import { openNameServer, type NameServer } from "../support/name-server";
import { ELSEWHERE, startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validFinance, validInsurance } from "../support/requests";
import { writeProfile } from "../support/profile";
import {
  eventually,
  freePort,
  siteEnvironment,
  startSite,
  temporaryFolder,
  type Site,
} from "../support/site";

type Finding = { check: string; status: string; detail: string; advice?: string };

describe("check", () => {
  const certificate = makeCertificate({ subject: "IP:0.0.0.0,IP:127.0.0.1" });
  /** What the public address leads to; it can be told to answer otherwise. */
  let answers = { status: 200, text: "ok\n" };
  const web = https.createServer(certificate, (_request, response) => {
    response.writeHead(answers.status).end(answers.text);
  });
  let SITE_URL: string;
  let relay: Relay;
  let names: NameServer;
  const closers: (() => unknown)[] = [];
  beforeAll(async () => {
    relay = await startRelay({ certificate, login: true });
    web.listen(0, "127.0.0.1");
    await once(web, "listening");
    SITE_URL = `https://127.0.0.1:${(web.address() as AddressInfo).port}`;
    names = await openNameServer(
      {
        "makler.test": ["v=spf1 include:mail.example -all", "other=text"],
        "_dmarc.makler.test": ["v=DMARC1; p=quarantine"],
        "watched.test": ["v=spf1 -all"],
        "_dmarc.watched.test": ["v=DMARC1; p=none; rua=mailto:post@watched.test"],
        "mail._domainkey.makler.test": [`v=DKIM1; k=rsa; p=${"M".repeat(350)}`],
        "old._domainkey.makler.test": ["v=DKIM1; p="],
        "bare.test": [],
        "open.test": ["v=spf1 +all"],
        "twice.test": ["v=spf1 -all", "v=spf1 ~all"],
        "agency.test": ["v=spf1 include:mail.example -all"],
        "_dmarc.agency.test": ["v=DMARC1; p=reject"],
        "bounces.makler.test": ["v=spf1 include:mail.example -all"],
        "web.makler.test": [],
        "strict.test": ["v=spf1 -all"],
        "_dmarc.strict.test": ["v=DMARC1; p=reject; aspf=s"],
        "bounces.strict.test": ["v=spf1 -all"],
        "_dmarc.suffix.test": ["v=DMARC1; p=reject; psd=y"],
        "makler.suffix.test": ["v=spf1 -all"],
        "agency.suffix.test": ["v=spf1 -all"],
        "bounces.makler.suffix.test": ["v=spf1 -all"],
      },
      { "makler.test": ["letsencrypt.org"], "narrow.test": ["other.test; policy=ev"] },
    );
  });
  afterEach(async () => {
    answers = { status: 200, text: "ok\n" };
    for (const close of closers.splice(0)) await close();
  });
  afterAll(async () => {
    names.close();
    web.close();
    await relay.stop();
  });

  /** Settings of a site that is as it should be, with changes. */
  async function check(changes: Record<string, string | undefined> = {}, ...args: string[]) {
    const result = await runCommand("check", ["--json", ...args], {
      DATA_DIR: temporaryFolder(),
      SITE_URL,
      SMTP_URL: relay.urlElsewhere,
      MAIL_FROM: "Website <website@makler.test>",
      NODE_EXTRA_CA_CERTS: certificate.certFile,
      DNS_SERVERS: names.address,
      DKIM_SELECTOR: "mail",
      HEARTBEAT_URL: "https://monitor.test/geheim",
      ...changes,
    });
    const { findings } = JSON.parse(result.stdout) as { ok: boolean; findings: Finding[] };
    return { ...result, findings, failed: findings.filter(({ status }) => status === "failed") };
  }

  it("finds a site that is as it should be well", async () => {
    const { code, findings } = await check();
    expect(findings.filter(({ status }) => status !== "ok")).toEqual([
      expect.objectContaining({ check: "profile", status: "warning" }),
    ]);
    expect(findings.map((finding) => finding.check)).toEqual([
      "settings",
      "profile",
      "data directory",
      "clock",
      "permissions",
      "relay name",
      "relay connection",
      "relay TLS",
      "relay login",
      "alarm",
      "SPF",
      "DMARC",
      "DKIM",
      "public address",
    ]);
    expect(findings.find((finding) => finding.check === "relay TLS")?.detail).toMatch(
      /^TLSv1\.3, certificate valid for (59|60) more days$/,
    );
    expect(code).toBe(0);
    expect(relay.taken).toEqual([]);
  });

  it("with --send, sends the broker a message", async () => {
    const { code } = await check({ MAIL_TO: "chef@makler.test" }, "--send");
    expect(code).toBe(0);
    const { to, subject } = await relay.arrival("Test");
    expect(JSON.stringify(to)).toContain("chef@makler.test");
    expect(subject).toContain(SITE_URL);
  });

  it.each<[string, Record<string, string | undefined>, string, RegExp]>([
    ["a wrong password", { SMTP_URL: "smtp://website:falsch@RELAY" }, "relay login", /EAUTH 535/],
    ["an unknown host", { SMTP_URL: "smtp://mail.invalid" }, "relay name", /isn't found/],
    ["a certificate of nobody's", { NODE_EXTRA_CA_CERTS: undefined }, "relay TLS", /SELF_SIGNED/],
    [
      "TLS from the first byte at a port without",
      { SMTP_URL: "smtps://RELAY" },
      "relay TLS",
      /no TLS/,
    ],
    [
      "a sender domain of nobody's",
      { MAIL_FROM: "a@nobody.test" },
      "sender domain",
      /doesn't exist/,
    ],
    ["a sender domain without records", { MAIL_FROM: "a@bare.test" }, "SPF", /bare\.test has none/],
    ["an SPF record for everybody", { MAIL_FROM: "a@open.test" }, "SPF", /lets everybody send/],
    [
      "bounces to a domain without records",
      { MAIL_BOUNCE: "a@bare.test" },
      "SPF",
      /bare\.test has none/,
    ],
    ["bounces to a domain of nobody's", { MAIL_BOUNCE: "a@nobody.test" }, "SPF", /doesn't exist/],
    ["two SPF records", { MAIL_FROM: "a@twice.test" }, "SPF", /2 records/],
    ["an unknown DKIM key", { DKIM_SELECTOR: "nix" }, "DKIM", /no key at nix\._domainkey/],
    ["a withdrawn DKIM key", { DKIM_SELECTOR: "old" }, "DKIM", /withdrawn/],
    [
      "a folder that can't be made",
      { DATA_DIR: "/dev/null/data" },
      "data directory",
      /nothing can be/,
    ],
    ["a missing profile", { BROKER_FILE: "nowhere.yaml" }, "profile", /can't be read/],
    ["a missing setting", { MAIL_TO: undefined }, "settings", /MAIL_TO is missing/],
  ])("tells %s and what to do", async (_name, changes, subject, detail) => {
    const at = `${ELSEWHERE}:${relay.port}`;
    const SMTP_URL = changes["SMTP_URL"]?.replace("RELAY", at) ?? relay.urlElsewhere;
    const { code, failed } = await check({ ...changes, SMTP_URL });
    expect(code).toBe(1);
    expect(failed[0]).toEqual({
      check: subject,
      status: "failed",
      detail: expect.stringMatching(detail),
      advice: expect.stringMatching(/^\S.{10,120}$/),
    });
  });

  const unsigned = { DKIM_SELECTOR: undefined };
  it.each([
    ["of an agency, unsigned", "a@makler.test", "b@agency.test", unsigned, "warning"],
    [
      "of an agency, withdrawn",
      "a@makler.test",
      "b@agency.test",
      { DKIM_SELECTOR: "old" },
      "warning",
    ],
    ["of an agency, signed", "a@makler.test", "b@agency.test", {}, "ok"],
    ["the very same", "a@makler.test", "b@makler.test", unsigned, undefined],
    ["below the sender's", "a@makler.test", "b@bounces.makler.test", unsigned, undefined],
    ["above the sender's", "a@web.makler.test", "b@makler.test", unsigned, undefined],
    ["beside the sender's", "a@web.makler.test", "b@bounces.makler.test", unsigned, undefined],
    ["below it, but strict", "a@strict.test", "b@bounces.strict.test", unsigned, "warning"],
    ["the same, and strict", "a@strict.test", "b@strict.test", unsigned, undefined],
    [
      "beside it, in a registry",
      "a@makler.suffix.test",
      "b@agency.suffix.test",
      unsigned,
      "warning",
    ],
    [
      "below, in a registry",
      "a@makler.suffix.test",
      "b@bounces.makler.suffix.test",
      unsigned,
      undefined,
    ],
  ])("where mail comes back to: %s", async (_what, MAIL_FROM, MAIL_BOUNCE, signature, status) => {
    const { findings } = await check({ MAIL_FROM, MAIL_BOUNCE, ...signature });
    const found = findings.filter(({ detail }) => detail.includes("doesn't count for"));
    expect(found).toMatchObject(status ? [{ check: "DMARC", status }] : []);
    const mailFindings = findings.filter(({ check }) => ["SPF", "DMARC"].includes(check));
    expect(mailFindings.map((finding) => finding.status)).toEqual(
      ["ok", "ok", status].filter((each) => each !== undefined),
    );
  });

  it("a port where nobody listens", async () => {
    const { failed } = await check({ SMTP_URL: `smtp://${ELSEWHERE}:${await freePort()}` });
    expect(failed).toMatchObject([
      { check: "relay connection", detail: expect.stringMatching(/ECONNREFUSED/) },
    ]);
  });

  it("a name server that doesn't answer", async () => {
    const { failed } = await check({ DNS_SERVERS: `127.0.0.1:${await freePort()}` });
    expect(failed).toMatchObject([
      { check: "sender domain", detail: expect.stringMatching(/answer/) },
    ]);
  });

  it.each([
    ["an expired certificate", { days: -1 }, "failed", "CERT_HAS_EXPIRED"],
    ["a certificate for another name", { subject: "DNS:other.example" }, "failed", "ALTNAME"],
    ["a certificate that ends soon", { days: 5 }, "warning", "more days"],
  ])("%s", async (_name, kind, status, detail) => {
    const certificate = makeCertificate(kind);
    const other = await startRelay({ certificate, login: true });
    closers.push(() => other.stop());
    const changes = { SMTP_URL: other.urlElsewhere, NODE_EXTRA_CA_CERTS: certificate.certFile };
    const { findings } = await check(changes);
    expect(findings.find((finding) => finding.check === "relay TLS")).toMatchObject({
      status,
      detail: expect.stringContaining(detail),
    });
  });

  it("a relay with TLS from the first byte, and one without any", async () => {
    const implicit = await startRelay({ certificate, login: true, secure: true });
    const none = await startRelay({ login: true });
    closers.push(
      () => implicit.stop(),
      () => none.stop(),
    );
    expect(await check({ SMTP_URL: implicit.urlElsewhere })).toMatchObject({ code: 0 });
    const { failed } = await check({ SMTP_URL: none.urlElsewhere });
    expect(failed).toMatchObject([{ check: "relay TLS", detail: "the relay offers no STARTTLS" }]);
  });

  it("a relay that doesn't know one of the broker's addresses: which", async () => {
    relay.refused.set("weg@makler.test", 550);
    const MAIL_TO = "da@makler.test, Weg <weg@makler.test>";
    const { failed, findings } = await check({ MAIL_TO }, "--send");
    expect(findings).toContainEqual(
      expect.objectContaining({
        status: "ok",
        detail: "the relay has taken it for da@makler.test",
      }),
    );
    expect(failed).toMatchObject([
      {
        check: "test message",
        detail: expect.stringMatching(/^the relay refuses Weg <weg@makler\.test> \(EENVELOPE 550/),
      },
    ]);
  });

  it("who would be told: nobody, or somebody by the very relay that may be down, is a warning", async () => {
    const told = async (changes: Record<string, string | undefined>) => {
      const { code, findings } = await check({ HEARTBEAT_URL: undefined, ...changes });
      expect(code).toBe(0);
      return findings.filter((finding) => finding.check === "alarm");
    };
    const ALERT_TO = "agentur@betrieb.test";
    const ALERT_URL = "https://hooks.test/geheim";
    expect(await told({})).toMatchObject([
      { status: "warning", advice: expect.stringContaining("ALERT_TO") },
    ]);
    expect(await told({ ALERT_TO })).toMatchObject([
      { status: "warning", advice: expect.stringContaining("ALERT_SMTP_URL") },
    ]);
    const all = { ALERT_TO, ALERT_URL, HEARTBEAT_URL: "https://monitor.test/geheim" };
    expect(await told(all)).toEqual([
      {
        check: "alarm",
        status: "ok",
        detail: "e-mail to agentur@betrieb.test, a call of ALERT_URL, a heartbeat",
      },
    ]);
  });

  it("a relay of the alarm's own: tried like the other, and used by --send", async () => {
    const own = await startRelay({ certificate, login: true });
    closers.push(() => own.stop());
    const ALERT_TO = "agentur@betrieb.test";
    const wrong = own.urlElsewhere.replace(/:[^:@]*@/, ":falsch@");
    const { code, findings } = await check({ ALERT_TO, ALERT_SMTP_URL: wrong });
    expect(code).toBe(0);
    expect(findings.filter((finding) => finding.check.startsWith("alarm"))).toMatchObject([
      { check: "alarm", status: "ok" },
      { check: "alarm relay name", status: "ok" },
      { check: "alarm relay connection", status: "ok" },
      { check: "alarm relay TLS", status: "ok" },
      {
        check: "alarm relay login",
        status: "warning",
        advice: expect.stringContaining("ALERT_SMTP_URL"),
      },
    ]);
    const sent = await check(
      { MAIL_TO: "alarm@makler.test", ALERT_TO, ALERT_SMTP_URL: own.urlElsewhere },
      "--send",
    );
    expect(sent.code).toBe(0);
    expect(own.taken.map(({ recipients }) => recipients)).toEqual([[ALERT_TO]]);
    expect(relay.taken.at(-1)?.recipients).toEqual(["alarm@makler.test"]);
  });

  it("a DMARC policy that only watches, and an authority that CAA doesn't let", async () => {
    const changes = {
      MAIL_FROM: "a@watched.test",
      SITE_URL: "https://www.narrow.test",
      DKIM_SELECTOR: undefined,
    };
    const { code, findings } = await check(changes);
    const of = (name: string) => findings.filter((finding) => finding.check === name);
    expect(code).toBe(0);
    expect(of("DMARC")).toMatchObject([
      { status: "warning", advice: expect.stringContaining("p=quarantine") },
    ]);
    expect(of("CAA")).toMatchObject([
      { status: "warning", detail: "only other.test may give www.narrow.test a certificate" },
    ]);
    const allowed = await check({ SITE_URL: "https://www.makler.test" });
    expect(allowed.findings).toContainEqual(
      expect.objectContaining({ check: "CAA", status: "ok" }),
    );
  });

  it("a public address that is answered by somebody else, or empty", async () => {
    for (const [status, text] of [
      [200, ""],
      [404, "nginx"],
      [308, ""],
    ] as const) {
      answers = { status, text };
      const { failed } = await check();
      expect(failed).toMatchObject([
        { check: "public address", detail: expect.stringContaining(`answered with ${status}`) },
      ]);
    }
  });

  it("a public address with a certificate that nobody vouches for, and one where nobody is", async () => {
    const other = https.createServer(makeCertificate({ subject: "IP:127.0.0.1" }));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const untrusted = await check({ SITE_URL: `https://127.0.0.1:${port}` });
    other.close();
    expect(untrusted.failed).toMatchObject([
      { check: "public address", detail: expect.stringMatching(/isn't trusted \(DEPTH_ZERO_SELF/) },
    ]);
    const { code, findings } = await check({ SITE_URL: `https://127.0.0.1:${await freePort()}` });
    expect(code).toBe(0);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: "public address",
        status: "warning",
        detail: expect.stringContaining("ECONNREFUSED"),
      }),
    );
  });

  it("a password and a folder that others may look into", async () => {
    const DATA_DIR = temporaryFolder();
    const SMTP_URL_FILE = path.join(DATA_DIR, "smtp-url");
    fs.writeFileSync(SMTP_URL_FILE, relay.urlElsewhere, { mode: 0o644 });
    fs.chmodSync(DATA_DIR, 0o755);
    const { code, findings } = await check({ DATA_DIR, SMTP_URL: undefined, SMTP_URL_FILE });
    expect(code).toBe(0);
    expect(findings.filter((finding) => finding.check === "permissions")).toMatchObject([
      { status: "warning", advice: `chmod 700 ${DATA_DIR}` },
      { status: "warning", advice: `chmod 600 ${SMTP_URL_FILE}` },
    ]);
  });

  it("pictures that are missing, broken, or have text without a font", async () => {
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10">${inside}</svg>`);
    const pictures = (files: Record<string, Buffer>) => {
      const named = (text: string) =>
        `${text}\nportrait: ich.jpg\nlogo: logo.svg\npartnerLogo: partner.svg\n`;
      return check({ BROKER_FILE: writeProfile(named, files) });
    };
    const { code, findings } = await pictures({
      "ich.jpg": Buffer.from("%PDF-1.7"),
      "logo.svg": svg('<text x="1" y="9">M\u00fcller</text>'),
    });
    expect(code).toBe(1);
    expect(findings.filter((finding) => finding.check === "pictures")).toMatchObject([
      {
        status: "failed",
        detail: expect.stringMatching(
          /^broker\.yaml, line \d+, column 11: portrait: .*isn't a whole picture$/,
        ),
      },
      {
        status: "warning",
        detail: expect.stringMatching(/^logo: .*text is drawn in whatever font/),
      },
      {
        status: "failed",
        detail: expect.stringMatching(
          /^broker\.yaml, line \d+, column 14: partnerLogo: .*can't be read \(ENOENT\)/,
        ),
      },
    ]);
    const photo = { create: { width: 90, height: 100, channels: 3, background: "#888" } } as const;
    const good = await pictures({
      "ich.jpg": await sharp(photo).jpeg().toBuffer(),
      "logo.svg": svg('<path d="M0 0h9v9z"/>'),
      "partner.svg": svg('<rect width="9" height="9"/>'),
    });
    expect(good.findings.filter((finding) => finding.check === "pictures")).toMatchObject([
      { status: "ok", detail: expect.stringContaining("90 x 100 pixels") },
      { status: "ok" },
      { status: "ok" },
    ]);
  });

  it("a site that doesn't start: the fault, and everything else all the same", async () => {
    const { code, failed, findings } = await check({
      SITE_URL: "https://makler.test/",
      BROKER_FILE: writeProfile((text) => text.replace("example: true\n", "")),
    });
    expect(code).toBe(1);
    expect(failed[0]).toMatchObject({
      check: "settings",
      detail: expect.stringMatching(/^SITE_URL must be/),
    });
    expect(failed[1]).toMatchObject({
      check: "profile",
      detail: expect.stringMatching(/still the example's/),
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ check: "relay login", status: "ok" }),
    );
  });

  it("a private authority named in a settings file is trusted", async () => {
    const folder = temporaryFolder();
    const settings = path.join(folder, "settings");
    fs.writeFileSync(settings, `NODE_EXTRA_CA_CERTS=${certificate.certFile}\n`);
    const env = siteEnvironment({
      PORT: "3000",
      DATA_DIR: folder,
      SITE_URL,
      SMTP_URL: relay.urlElsewhere,
      DNS_SERVERS: names.address,
    });
    const child = spawn(
      process.execPath,
      [`--env-file=${settings}`, "build/commands/check.js", "--json"],
      { env, stdio: ["ignore", "pipe", "inherit"] },
    );
    let stdout = "";
    child.stdout.on("data", (text: Buffer) => (stdout += text.toString()));
    await once(child, "close");
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    expect(findings.find((finding) => finding.check === "relay TLS")).toMatchObject({
      status: "ok",
    });
    expect(findings.find((finding) => finding.check === "public address")).toMatchObject({
      status: "ok",
    });
  });

  it("never prints a password, and reads well without --json", async () => {
    const result = await runCommand("check", [], {
      DATA_DIR: temporaryFolder(),
      SMTP_URL: relay.urlElsewhere.replace("p%40ss", "hunter2"),
      DNS_SERVERS: names.address,
      NODE_EXTRA_CA_CERTS: certificate.certFile,
    });
    expect(result.code).toBe(1);
    expect(result.stdout + result.stderr).not.toContain("hunter2");
    expect(result.stdout).toMatch(
      /^failed {3}relay login +the relay refuses user name or password/m,
    );
    expect(result.stdout).toMatch(/^ {9}-> check both in SMTP_URL/m);
  });

  it("used wrongly ends with 2, asked for help with 0", async () => {
    const DATA_DIR = temporaryFolder();
    expect(await runCommand("check", ["--sendd"], { DATA_DIR })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("usage: check"),
    });
    expect(await runCommand("check", ["--help"], { DATA_DIR })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("usage: check"),
    });
  });
});

describe("enquiries", () => {
  const certificate = makeCertificate();
  let relay: Relay;
  let site: Site;
  beforeAll(async () => {
    relay = await startRelay({ certificate, login: true });
    relay.refused.set("makler@example.de", 550);
    site = await startSite({
      SMTP_URL: relay.urlElsewhere,
      NODE_EXTRA_CA_CERTS: certificate.certFile,
      TRUSTED_PROXIES: "0",
      MONITOR_TOKEN: TOKEN,
    });
  });
  afterAll(async () => {
    await site.end();
    await relay.stop();
  });

  const TOKEN = "geheim-und-lang-genug";
  const monitor = (headers: Record<string, string>, query = "") =>
    fetch(`${site.url}/backlogz${query}`, { headers, redirect: "manual" });
  const enquiries = (...args: string[]) =>
    runCommand("enquiries", args, { DATA_DIR: site.dataDir });
  const send = async (fields: Record<string, string>, form = "versicherungen") =>
    referenceOf(await postForm(`${site.url}/${form}`, fields));
  const state = async (reference: string) => {
    const { stdout } = await enquiries("show", reference, "--json");
    return (JSON.parse(stdout) as { state: string }).state;
  };
  const parked = (reference: string) =>
    eventually(async () => (await state(reference)) === "parked");

  it("lists a parked one without a word about the person, and warns", async () => {
    const reference = await send(validInsurance);
    await parked(reference);
    const { stdout, code } = await enquiries("list");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^REFERENCE +FORM +STATE +AGE +FAILURES +NEXT ATTEMPT$/m);
    expect(stdout).toMatch(
      new RegExp(
        `^${reference} +insurance +parked +\\d+ s +1 +in 59 min.*\n +last fault: EENVELOPE 550 `,
        "m",
      ),
    );
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    for (const personal of ["Erika", "erika", "1234567"]) expect(stdout).not.toContain(personal);
    expect((await enquiries("list", "--state", "waiting")).stdout).toBe("none\n");

    expect(await enquiries("backlog")).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/^attention: 0 waiting, 1 parked, oldest \d+ s\n$/),
    });
    expect(await enquiries("backlog", "--quiet")).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/^attention: /),
    });
    const answer = await monitor({ Authorization: `Bearer ${TOKEN}` });
    expect([answer.status, await answer.text()]).toEqual([503, "attention: 0 waiting, 1 parked\n"]);
    expect((await monitor({}, `?token=${TOKEN}`)).status).toBe(503);
    for (const wrong of ["", "Bearer", "Bearer geheim-und-lang-genuG", `Basic ${TOKEN}`]) {
      const { status, headers } = await monitor(wrong ? { Authorization: wrong } : {});
      expect([status, headers.get("Location")], wrong).toEqual([302, "/"]);
    }
    expect(site.output()).not.toContain(TOKEN);
    const { stdout: json } = await enquiries("backlog", "--json");
    expect(JSON.parse(json)).toMatchObject({ waiting: 0, parked: 1, needsAttention: true });
  });

  it("shows one whole", async () => {
    const shown = { ...validFinance, message: "Zeigen", callback: "Mittags" };
    const reference = await send(shown, "finanzierung");
    const { stdout } = await enquiries("show", reference.toLowerCase());
    for (const fact of [
      "Erika Mustermann",
      "erika@kunde.example",
      "Neubau",
      "Zeigen",
      "consent baufi",
    ]) {
      expect(stdout).toContain(fact);
    }
    expect(stdout).toMatch(/^callback +Mittags$/m);
  });

  it("shows what a terminal would obey or hide, escaped", async () => {
    const reference = await send({ ...validInsurance, message: "Unsichtbar" });
    // As an older version stored it.
    const database = new DatabaseSync(path.join(site.dataDir, "outbox.sqlite"), { timeout: 5000 });
    database
      .prepare("UPDATE enquiry SET content = json_set(content, '$.name', ?) WHERE reference = ?")
      .run("Max\u202egnp\u001b[31m", reference);
    database.close();
    for (const args of [
      ["show", reference],
      ["find", "gnp"],
    ]) {
      expect((await enquiries(...args)).stdout).toContain("Max\\u{202e}gnp\\u{001b}[31m");
    }
    const { stdout } = await enquiries("show", reference, "--json");
    expect(stdout).not.toMatch(/[^\P{C}\n]/u);
    expect(JSON.parse(stdout)).toMatchObject({ enquiry: { name: "Max\u202egnp\u001b[31m" } });
    expect(site.output()).not.toMatch(/[\p{Cf}\u001b]/u);
  });

  it("finds and erases a person under either spelling of their domain", async () => {
    const own = (email: string, message: string) => send({ ...validInsurance, email, message });
    await parked(await own("nina@müller-versand.de", "Umlaut"));
    await parked(await own("nina@xn--mller-versand-wob.de", "Punycode"));
    await parked(await own("Nina@ＭÜLLER-versand.de", "Breite Buchstaben"));
    const exported = async (email: string) => {
      const { stdout } = await enquiries("export", email);
      return (JSON.parse(stdout) as { enquiries: unknown[] }).enquiries.length;
    };
    expect(await exported("nina@müller-versand.de")).toBe(3);
    expect(await exported("nina@xn--mller-versand-wob.de")).toBe(3);
    await enquiries("erase", "nina@xn--mller-versand-wob.de");
    expect(await exported("nina@müller-versand.de")).toBe(0);
  });

  it("deletes one, and leaves no trace of it in the files", async () => {
    const reference = await send({ ...validInsurance, message: "Geheimnis4711 ".repeat(300) });
    await parked(reference);
    expect(await enquiries("delete", reference)).toMatchObject({ code: 0 });
    expect(await enquiries("show", reference)).toMatchObject({ code: 1, stdout: "" });
    expect(await enquiries("delete", reference)).toMatchObject({ code: 1 });
    const files = ["outbox.sqlite", "outbox.sqlite-wal"].map((name) =>
      path.join(site.dataDir, name),
    );
    expect(
      Buffer.concat(files.map((file) => fs.readFileSync(file))).includes("Geheimnis4711"),
    ).toBe(false);
  });

  it("exports and erases one person's, and nobody else's", async () => {
    const email = "Änne@kunde.example".replace("Ä", "Ae");
    const first = await send({ ...validInsurance, email });
    const second = await send({
      ...validInsurance,
      email: email.toLowerCase(),
      message: "Noch eine",
    });
    await parked(second);
    const { stdout } = await enquiries("export", email);
    const { enquiries: found } = JSON.parse(stdout) as {
      enquiries: { reference: string; enquiry: { name: string } }[];
    };
    expect(found.map(({ reference }) => reference)).toEqual([first, second]);
    expect(found[0]?.enquiry.name).toBe("Erika Mustermann");
    expect(await enquiries("erase", email, "--json")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/"erased": 2,\s+"owed": 2/),
    });
    expect(JSON.parse((await enquiries("export", email)).stdout)).toMatchObject({ enquiries: [] });
    expect((await enquiries("list")).stdout).toContain("parked");
  });

  it("finds a person by what they say on the phone", async () => {
    const reference = await send({
      ...validInsurance,
      name: "Zoë  Çelik-Müller",
      phone: "+49 (0)40 / 98 76 54",
      message: "Wer sucht, der findet",
    });
    await parked(reference);
    for (const text of [
      "zoe celik",
      "MÜLLER",
      "Çelik",
      "erika@KUNDE",
      "040 987654",
      "0049 40-9876",
      "49 40 9876",
      "98 76 54",
    ]) {
      expect((await enquiries("find", text)).stdout, text).toMatch(
        new RegExp(
          `^${reference} +parked +\\d{4}-\\d\\d-\\d\\d +Zoë +Çelik-Müller\n +erika@kunde`,
          "m",
        ),
      );
    }
    for (const text of ["Niemand", "040 987655", "98"]) {
      expect(await enquiries("find", text), text).toMatchObject({ code: 0, stdout: "none\n" });
    }
  });

  it("resends: the running site notices", async () => {
    const reference = await send({ ...validInsurance, message: "Noch einmal" });
    await parked(reference);
    relay.refused.clear();
    expect(await enquiries("resend", reference)).toMatchObject({ code: 0 });
    await relay.arrival(reference);
    await eventually(async () => (await state(reference)) === "delivered");

    expect((await enquiries("resend", "--parked")).stdout).toMatch(/^\d+ due now\n$/);
    const stillOwed = async () => (await enquiries("backlog")).stdout;
    await eventually(async () => (await stillOwed()) === "ok: 0 waiting, 0 parked\n");
    expect(await enquiries("backlog", "--quiet")).toMatchObject({ code: 0, stdout: "" });
    const answer = await monitor({ Authorization: `Bearer ${TOKEN}` });
    expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
  });

  it("resends a delivered one, once more and recognisably the same", async () => {
    const reference = await send({ ...validInsurance, message: "Verlegt" });
    const sent = () => relay.taken.filter(({ subject }) => subject?.includes(reference));
    await eventually(async () => (await state(reference)) === "delivered");
    await enquiries("resend", reference);
    await eventually(() => sent().length === 2);
    expect(new Set(sent().map(({ messageId }) => messageId)).size).toBe(1);
  });

  it.each([
    [[]],
    [["dance"]],
    [["constructor"]],
    [["list", "--state", "lost"]],
    [["show"]],
    [["show", "X"]],
    [["find", " "]],
    [["resend", "7K3M-9PXR", "--parked"]],
    [["erase", "erika"]],
    [["list", "--jsn"]],
  ])("%j is wrong use", async (args) => {
    expect(await enquiries(...args)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("usage: enquiries"),
    });
  });

  it("says so where there is no outbox, or a wrong setting", async () => {
    const DATA_DIR = temporaryFolder();
    expect(await runCommand("enquiries", ["list"], { DATA_DIR })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no outbox"),
    });
    expect(await runCommand("enquiries", ["list"], { DATA_DIR, MAIL_TO: "" })).toMatchObject({
      code: 1,
      stderr: "MAIL_TO is missing\n",
    });
  });
});

describe("enquiries of a large outbox", () => {
  const DATA_DIR = temporaryFolder();
  const COUNT = 20_000;
  const reference = (index: number) =>
    index
      .toString(5)
      .padStart(8, "0")
      .replace(/./g, (digit) => "ACDEF".charAt(Number(digit)))
      .replace(/^..../, "$&-");
  /** All at once, they would be three times as large as the memory that a command gets here. */
  const enquiries = (...args: string[]) =>
    runCommand("enquiries", args, {
      DATA_DIR,
      NODE_OPTIONS: "--max-semi-space-size=2 --max-old-space-size=40",
      MAIL_TO: `chef@makler.example, Vertretung im Urlaub <vertretung.im.urlaub@${"makler-".repeat(12)}musterstadt.de>`,
    });
  const tooLong = (text: string) => text.split("\n").filter((line) => stringWidth(line) > 80);

  beforeAll(async () => {
    await runCommand("check", ["--json"], { DATA_DIR });
    const database = new DatabaseSync(path.join(DATA_DIR, "outbox.sqlite"));
    const insert = database.prepare(
      `INSERT INTO enquiry (reference, content, received_at, state, failures, fault, taken_by)
       VALUES (?, ?, ?, 'parked', 130, ?, ?)`,
    );
    database.exec("PRAGMA synchronous = OFF; BEGIN");
    for (let index = 0; index < COUNT; index++) {
      const content = {
        ...enquiry,
        ...{ name: "王小明".repeat(40), email: `kunde${index % 1000}@müller-versand.de` },
        message: `Guten Tag, ${"x".repeat(100)}! ${"Bitte melden. ".repeat(190)}`,
        ...{ reference: reference(index), receivedAt: "2026-11-21T10:00:00.000Z" },
      };
      insert.run(
        reference(index),
        JSON.stringify(content),
        COUNT - index,
        "ESOCKET UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN",
        '["chef@makler.example"]',
      );
    }
    database.exec("COMMIT");
    database.close();
  });

  it("lists all, oldest first, in lines of 80 columns", async () => {
    const { code, stdout, stderr } = await enquiries("list");
    expect([code, stderr]).toEqual([0, ""]);
    const listed = Array.from(stdout.matchAll(/^[A-Z]{4}-[A-Z]{4}/gm), ([found]) => found);
    expect(listed).toHaveLength(COUNT);
    expect([listed.at(0), listed.at(-1)]).toEqual([reference(COUNT - 1), reference(0)]);
    expect(tooLong(stdout)).toEqual([]);
    const { stdout: json } = await enquiries("list", "--json", "--state", "parked");
    expect(JSON.parse(json)).toHaveLength(COUNT);
    expect(await enquiries("list", "--json", "--state", "waiting")).toMatchObject({
      stdout: "[]\n",
    });
  });

  it("finds and exports one person's, oldest first", async () => {
    const theirs = Array.from({ length: 20 }, (_, index) => reference(7 + 1000 * index)).reverse();
    const found = await enquiries("find", "kunde7@");
    expect([found.code, found.stderr, tooLong(found.stdout)]).toEqual([0, "", []]);
    expect(found.stdout.match(/^[A-Z]{4}-[A-Z]{4}/gm)).toEqual(theirs);
    const { code, stdout } = await enquiries("export", "kunde7@MÜLLER-versand.de");
    expect(code).toBe(0);
    const { enquiries: exported } = JSON.parse(stdout) as {
      enquiries: { enquiry: { reference: string; name: string } }[];
    };
    expect(exported.map(({ enquiry }) => enquiry.reference)).toEqual(theirs);
    expect(exported[0]?.enquiry.name).toBe("王小明".repeat(40));
    expect(await enquiries("find", "kunde7@", "--json")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`"reference": "${theirs[0]}"`),
    });
  });

  it("shows one in lines of 80 columns, and says how it is used in such lines", async () => {
    for (const text of [
      (await enquiries("show", reference(0))).stdout,
      (await enquiries("--help")).stdout,
      (await runCommand("check", ["--help"], { DATA_DIR })).stdout,
      (await runCommand("init", ["--help"], { DATA_DIR })).stdout,
      (await runCommand("check", [], { DATA_DIR })).stdout,
    ]) {
      expect(text).not.toBe("");
      expect(tooLong(text)).toEqual([]);
    }
  });

  it("ends without a word when nobody reads on", async () => {
    const child = spawn(process.execPath, ["build/commands/enquiries.js", "list"], {
      env: siteEnvironment({ PORT: "3000", DATA_DIR }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stderr = "";
    child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
    child.stdout.once("data", () => child.stdout.destroy());
    const [code] = (await once(child, "close")) as [number];
    expect([code, stderr]).toEqual([1, ""]);
  });
});

it("of the version before stays as it is, whatever a newer image's commands read: that version may be serving", async () => {
  const DATA_DIR = temporaryFolder();
  const file = path.join(DATA_DIR, "outbox.sqlite");
  const before = new DatabaseSync(file);
  before.exec(fs.readFileSync("tests/support/outbox-version-2-receipts.sql", "utf8"));
  before.close();
  const checked = await runCommand("check", ["--json"], { DATA_DIR });
  expect(JSON.parse(checked.stdout)).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ check: "data directory", status: "ok" }),
    ]),
  });
  for (const args of [
    ["list"],
    ["show", "DEPY-R3DE"],
    ["find", "kunde"],
    ["export", "teils@kunde.example"],
    ["backlog", "--json"],
  ]) {
    const { code, stdout } = await runCommand("enquiries", args, { DATA_DIR });
    expect([args, code]).toEqual([args, args[0] === "backlog" ? 3 : 0]);
    expect(stdout).toMatch(/DEPY-R3DE|"waiting": 3/);
  }
  const after = new DatabaseSync(file);
  expect(after.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
  const triggers = after.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  after.close();
  expect(triggers).toEqual([{ name: "receipt_owed" }]);
});

it("a clock that is behind the newest enquiry is told", async () => {
  const DATA_DIR = temporaryFolder();
  const file = path.join(DATA_DIR, "outbox.sqlite");
  const before = new DatabaseSync(file);
  before.exec(fs.readFileSync("tests/support/outbox-version-2-receipts.sql", "utf8"));
  const tomorrow = Date.now() + 24 * 60 * 60_000;
  before.exec(`UPDATE enquiry SET received_at = ${tomorrow} WHERE reference = 'DEPY-R3DE'`);
  before.close();
  const { stdout } = await runCommand("check", ["--json"], { DATA_DIR });
  expect(JSON.parse(stdout)).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({
        check: "clock",
        status: "failed",
        detail: expect.stringContaining("is before the newest enquiry came in"),
      }),
    ]),
  });
});

/** What `check` says, each finding in one line. */
const unbroken = (text: string) => text.replace(/\n {10,}/g, " ");

describe("init", () => {
  it("writes what an operator edits, which then is valid, and never writes over it", async () => {
    const folder = temporaryFolder();
    const DATA_DIR = path.join(folder, "data");
    const init = () => runCommand("init", ["site"], { DATA_DIR }, folder);
    const first = await init();
    expect(first).toMatchObject({ code: 0, stderr: "" });
    const file = (name: string) => path.join(folder, "site", name);
    expect(fs.readFileSync(file("broker.yaml"), "utf8")).toBe(
      fs.readFileSync("site/broker.yaml", "utf8"),
    );
    expect(fs.statSync(file(".env")).mode & 0o777).toBe(0o600);
    expect(JSON.parse(fs.readFileSync(file("schemas/broker.schema.json"), "utf8"))).toHaveProperty(
      "properties",
    );

    fs.appendFileSync(file(".env"), "# mine\n");
    expect((await init()).stdout).not.toMatch(/^written/m);
    const settings = fs.readFileSync(file(".env"), "utf8");
    expect(settings).toMatch(/# mine\n$/);
    const variables = Object.fromEntries(
      Array.from(settings.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
    ) as { DATA_DIR: string };
    const check = await runCommand(
      "check",
      [],
      { ...variables, DATA_DIR },
      path.join(folder, "site"),
    );
    expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining("broker.yaml says") });
    expect(unbroken(check.stdout)).toMatch(
      /still the example's: name \(line \d+\), .*phone \(line \d+\)/,
    );
  });

  it("writes every text as comments: nothing differs until one is uncommented, and each can be", async () => {
    const folder = temporaryFolder();
    await runCommand("init", [folder], { DATA_DIR: path.join(folder, "data") });
    const shipped = fs.readdirSync("site").filter((name) => name.endsWith(".yaml"));
    expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(shipped));
    expect(fs.readdirSync(path.join(folder, "schemas"))).toEqual(fs.readdirSync("site/schemas"));
    for (const name of shipped.filter((name) => name !== "broker.yaml")) {
      const text = fs.readFileSync(path.join(folder, name), "utf8");
      expect(text.split("\n").filter((line) => !/^(#.*)?$/.test(line))).toEqual([]);
      const [, ...lines] = fs.readFileSync(path.join("site", name), "utf8").split("\n");
      expect(text.replace(/^# /gm, "")).toContain(lines.join("\n"));
    }
    const home = path.join(folder, "home.yaml");
    const change = fs
      .readFileSync(home, "utf8")
      .replace(/^# (closing:|\s+action: Thema.*)$/gm, "$1");
    fs.writeFileSync(home, change.replace("\n  action: Thema wählen", "\n  action: Nur kostenlos"));
    const { stdout } = await runCommand("check", [], {
      DATA_DIR: path.join(folder, "data"),
      SITE_DIR: folder,
    });
    expect(unbroken(stdout)).toMatch(
      /^failed +texts +home\.yaml, line \d+, column 15: closing\.action says "kostenlos"/m,
    );
  });

  it("writes nothing that git or the image would take, and nor does the page about operations", () => {
    const names = ["broker.yaml", "home.yaml", "schemas/", ".env", "outbox.part"];
    const backups = ["before.sqlite", "outbox-2026-11-21.sqlite", "data/outbox.sqlite"];
    for (const name of [...names, ...backups, "config/smtp-url"]) {
      expect(spawnSync("git", ["check-ignore", "-q", name]).status, name).toBe(0);
    }
    const docker = fs.readFileSync(".dockerignore", "utf8").split("\n");
    expect(docker).toEqual(
      expect.arrayContaining(["/*.yaml", "/schemas/", ".env", "outbox.part", "*.sqlite*"]),
    );
  });

  it("used wrongly ends with 2", async () => {
    const DATA_DIR = temporaryFolder();
    expect(await runCommand("init", ["a", "b"], { DATA_DIR })).toMatchObject({ code: 2 });
    expect(await runCommand("init", ["--force"], { DATA_DIR })).toMatchObject({ code: 2 });
  });
});

it("preview shows a folder on a port of its own, and leaves nothing behind", async () => {
  const [folder, TMPDIR] = [temporaryFolder(), temporaryFolder()];
  fs.copyFileSync("site/broker.yaml", path.join(folder, "broker.yaml"));
  fs.writeFileSync(path.join(folder, "contact.yaml"), "heading: Ruf mich einfach an\n");
  const child = spawn(process.execPath, ["scripts/preview.ts", folder], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", TMPDIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  const address = await eventually(() => /http:\/\/localhost:\d+/.exec(output)?.[0]);
  expect(await (await fetch(`${address}/kontakt`)).text()).toContain("Ruf mich einfach an");
  // Node may keep its compile cache there; it is nobody's data.
  const left = () => fs.readdirSync(TMPDIR).filter((name) => name !== "node-compile-cache");
  expect(left()).toEqual([expect.stringMatching(/^preview-/)]);
  child.kill("SIGINT");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(left()).toEqual([]);
});
