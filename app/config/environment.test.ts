import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { memoryFault, parseEnvironment, siteFiles } from "./environment.server";

const complete = {
  SITE_URL: "https://makler.test",
  SMTP_URL: "smtp://user:p%40ss@mail.test",
  MAIL_FROM: "Website <website@makler.test>",
  MAIL_TO: "a@makler.test, Büro <b@makler.test>",
  BROKER_FILE: "broker.yaml",
};

describe("the settings", () => {
  it("are read, and the rest has defaults", () => {
    expect(parseEnvironment(complete)).toEqual({
      settings: {
        SITE_URL: "https://makler.test",
        SMTP_URL: {
          kind: "smtp",
          host: "mail.test",
          port: 587,
          implicitTls: false,
          loopback: false,
          thisMachine: false,
          user: "user",
          password: "p@ss",
        },
        MAIL_FROM: "Website <website@makler.test>",
        MAIL_TO: ["a@makler.test", "Büro <b@makler.test>"],
        BROKER_FILE: "broker.yaml",
        PORT: 3000,
        DATA_DIR: "./data",
        TRUSTED_PROXIES: 0,
        RATE_LIMIT: 30,
        RETENTION_DAYS: 14,
        RECEIPT: false,
        OLD_ENDPOINTS: true,
        HSTS: "host",
        DIGEST: "weekly",
        DIGEST_DAY: "monday",
        DIGEST_HOUR: 8,
        METRICS_HOST: "127.0.0.1",
      },
    });
  });

  it("name every missing variable at once", () => {
    expect(parseEnvironment({ SMTP_URL: "" })).toMatchObject({
      faults: ["SITE_URL", "SMTP_URL", "MAIL_FROM", "MAIL_TO", "SITE_DIR"].map(
        (name) => `${name} is missing`,
      ),
    });
  });

  it.each([
    ["SITE_URL", "makler.test"],
    ["SITE_URL", "ftp://makler.test"],
    ["SITE_URL", "https://makler.test/"],
    ["SITE_URL", "https://makler.test/pfad"],
    ["SITE_URL", "https://makler.test?a"],
    ["SITE_URL", "https://user:secret@makler.test"],
    ["SITE_URL", "https://Makler.test"],
    ["SITE_URL", "https://m\u00fcller.test"],
    ["SMTP_URL", "http://mail.test"],
    ["SMTP_URL", "file:"],
    ["SMTP_URL", "smtp://user:%zz@mail.test"],
    ["MAIL_FROM", "Website"],
    ["MAIL_FROM", "a@b.de\r\nBcc: <x@evil.example>"],
    ["MAIL_TO", " , "],
    ["PORT", "abc"],
    ["PORT", ""],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["TRUSTED_PROXIES", "-1"],
    ["RATE_LIMIT", "0"],
    ["RETENTION_DAYS", "31"],
    ["RETENTION_DAYS", "1.5"],
    ["RECEIPT", "yes"],
    ["HSTS", "on"],
    ["MONITOR_TOKEN", "short"],
    ["DKIM_SELECTOR", "mail 2026"],
    ["DIGEST", "monthly"],
    ["DIGEST_DAY", "Montag"],
    ["DIGEST_HOUR", "24"],
    ["ALERT_TO", "agency"],
    ["ALERT_SMTP_URL", "smtp://mail.test"],
    ["ALERT_URL", "ntfy.sh/topic"],
    ["HEARTBEAT_URL", "ftp://hc.test"],
    ["METRICS_PORT", "0"],
    ["METRICS_PORT", "3000"],
    ["LINK_SECRET", "too short"],
    ["MAIL_BOUNCE", "Bounces <b@makler.test>"],
  ])("refuse %s=%s and name it", (name, value) => {
    const result = parseEnvironment({ ...complete, [name]: value });
    expect(result).toMatchObject({ faults: [expect.stringMatching(`^${name} `)] });
  });

  it.each([
    ["https://makler.test/", "https://makler.test"],
    ["https://makler.test:443", "https://makler.test"],
    ["https://m\u00fcller.test", "https://xn--mller-kva.test"],
  ])("say how SITE_URL=%s is to be written", (wrong, right) => {
    expect(parseEnvironment({ ...complete, SITE_URL: wrong })).toMatchObject({
      faults: [expect.stringContaining(`must be ${right}:`)],
    });
  });

  it.each([
    ["#", "smtp://user:hunter#2@mail.test"],
    ["# that a settings file cuts off", "smtp://user:hunter"],
    ["/", "smtps://user:hunter/2@mail.test"],
    ["?", "smtp://us?er:hunter2@mail.test"],
  ])("say what to do with a %s in a password", (_name, SMTP_URL) => {
    const result = parseEnvironment({ ...complete, SMTP_URL });
    expect(result).toMatchObject({ faults: [expect.stringContaining("# as %23")] });
    expect(JSON.stringify(result)).not.toContain("hunter");
  });

  it.each([
    ["MAIL_TO", "post@makler.example"],
    ["MAIL_TO", "chef@makler.test, B\u00fcro <b@example.org>"],
    ["MAIL_FROM", "Website <website@makler.example>"],
  ])("refuse the example %s=%s where a relay would get it", (name, value) => {
    expect(parseEnvironment({ ...complete, [name]: value })).toMatchObject({
      faults: [expect.stringMatching(`^${name} is an example`)],
    });
    for (const SMTP_URL of ["file:mail", "smtp://127.0.0.1:2525", "smtp://localhost"]) {
      expect(parseEnvironment({ ...complete, [name]: value, SMTP_URL })).toHaveProperty("settings");
    }
  });

  it("name what isn't UTF-8", () => {
    const MAIL_FROM = `${Buffer.from("B\u00fcro", "latin1").toString()} <a@makler.test>`;
    expect(parseEnvironment({ ...complete, MAIL_FROM })).toMatchObject({
      faults: [expect.stringMatching(/^MAIL_FROM .*UTF-8/)],
    });
  });

  it("name an authority's file that can't be read", () => {
    expect(parseEnvironment({ ...complete, NODE_EXTRA_CA_CERTS: "/nowhere" })).toMatchObject({
      faults: ["NODE_EXTRA_CA_CERTS can't be read: /nowhere"],
    });
  });

  it("keep those that are right for whoever looks at as much as there is", () => {
    expect(parseEnvironment({ ...complete, MAIL_TO: "", RETENTION_DAYS: "x" })).toMatchObject({
      valid: { SITE_URL: complete.SITE_URL, BROKER_FILE: "broker.yaml", RATE_LIMIT: 30 },
    });
  });

  it("never repeat a secret", () => {
    const result = parseEnvironment({ ...complete, SMTP_URL: "smtp//user:hunter2@mail" });
    expect(JSON.stringify(result)).not.toContain("hunter2");
  });

  it("take a secret from a file", () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "secret-")), "smtp");
    fs.writeFileSync(file, "smtps://mail.test\n");
    const rest = { ...complete, SMTP_URL: "" };
    expect(parseEnvironment({ ...rest, SMTP_URL_FILE: file })).toMatchObject({
      settings: { SMTP_URL: { host: "mail.test", port: 465, implicitTls: true } },
    });
    expect(parseEnvironment({ ...rest, SMTP_URL_FILE: "/nowhere" })).toMatchObject({
      faults: ["SMTP_URL_FILE can't be read: /nowhere", "SMTP_URL is missing"],
    });
  });

  it("take a secret that the site keeps by itself from its file, which need not be there yet", () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "secret-")), "link-secret");
    const read = () => parseEnvironment({ ...complete, LINK_SECRET_FILE: file });
    expect(read()).toMatchObject({ settings: { LINK_SECRET_FILE: file } });
    expect(read()).not.toHaveProperty("settings.LINK_SECRET");
    expect(fs.existsSync(file), "commands read the settings, too").toBe(false);
    fs.writeFileSync(file, `${"s".repeat(43)}\n`);
    expect(read()).toMatchObject({ settings: { LINK_SECRET: "s".repeat(43) } });
    fs.writeFileSync(file, "short");
    expect(read()).toMatchObject({ faults: [expect.stringMatching(/^LINK_SECRET must have 32/)] });
  });
});

describe("where the site's files are", () => {
  it("a folder has the profile in it; a profile that is named wins; one is enough", () => {
    const of = (variables: Record<string, string>) => {
      const read = parseEnvironment({ ...complete, BROKER_FILE: "", ...variables });
      return "settings" in read ? siteFiles(read.settings) : read.faults;
    };
    expect(of({ SITE_DIR: "site" })).toEqual({ own: "site", profile: "site/broker.yaml" });
    expect(of({ SITE_DIR: "site", BROKER_FILE: "me.yaml" })).toEqual({
      own: "site",
      profile: "me.yaml",
    });
    expect(of({ BROKER_FILE: "me.yaml" })).toEqual({ own: undefined, profile: "me.yaml" });
    expect(of({})).toEqual(["SITE_DIR is missing"]);
    expect(of({ SITE_DIR: "nowhere" })).toEqual([
      "SITE_DIR isn't a folder that can be read: nowhere",
    ]);
  });
});

it("the example file has every variable of the contract, and starts", () => {
  const text = fs.readFileSync(".env.example", "utf8");
  const variables = Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
  ) as Record<string, string>;
  expect(parseEnvironment(variables)).toHaveProperty("settings");
  const profile = path.join(variables["SITE_DIR"] ?? "", "broker.yaml");
  expect(parse(fs.readFileSync(profile, "utf8"))).toHaveProperty("example", true);
});

it.each([
  [128 * 2 ** 20, "the memory limit is 134 MB"],
  [192 * 2 ** 20, undefined],
  [Infinity, undefined],
])("a memory limit of %d bytes is judged", (limit, fault) => {
  const found = memoryFault(limit);
  if (fault) expect(found).toContain(fault);
  else expect(found).toBeUndefined();
});
