import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { memoryFault, parseEnvironment } from "./environment.server";

const complete = {
  SITE_URL: "https://makler.example/",
  SMTP_URL: "smtp://user:p%40ss@mail.example",
  MAIL_FROM: "Website <website@makler.example>",
  MAIL_TO: "a@makler.example, Büro <b@makler.example>",
  BROKER_FILE: "broker.yaml",
};

describe("the settings", () => {
  it("are read, and the rest has defaults", () => {
    expect(parseEnvironment(complete)).toEqual({
      settings: {
        SITE_URL: "https://makler.example",
        SMTP_URL: {
          kind: "smtp",
          host: "mail.example",
          port: 587,
          implicitTls: false,
          loopback: false,
          user: "user",
          password: "p@ss",
        },
        MAIL_FROM: "Website <website@makler.example>",
        MAIL_TO: ["a@makler.example", "Büro <b@makler.example>"],
        BROKER_FILE: "broker.yaml",
        PORT: 3000,
        DATA_DIR: "./data",
        TRUSTED_PROXIES: 0,
        RATE_LIMIT: 30,
        RETENTION_DAYS: 14,
        RECEIPT: false,
        OLD_ENDPOINTS: true,
      },
    });
  });

  it("name every missing variable at once", () => {
    expect(parseEnvironment({ SMTP_URL: "" })).toEqual({
      faults: ["SITE_URL", "SMTP_URL", "MAIL_FROM", "MAIL_TO", "BROKER_FILE"].map(
        (name) => `${name} is missing`,
      ),
    });
  });

  it.each([
    ["SITE_URL", "makler.example"],
    ["SITE_URL", "ftp://makler.example"],
    ["SMTP_URL", "http://mail.example"],
    ["SMTP_URL", "file:"],
    ["SMTP_URL", "smtp://user:%zz@mail.example"],
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
    ["MONITOR_TOKEN", "short"],
    ["DKIM_SELECTOR", "mail 2026"],
  ])("refuse %s=%s and name it", (name, value) => {
    const result = parseEnvironment({ ...complete, [name]: value });
    expect(result).toEqual({ faults: [expect.stringMatching(`^${name} `)] });
  });

  it("never repeat a secret", () => {
    const result = parseEnvironment({ ...complete, SMTP_URL: "smtp//user:hunter2@mail" });
    expect(JSON.stringify(result)).not.toContain("hunter2");
  });

  it("take a secret from a file", () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "secret-")), "smtp");
    fs.writeFileSync(file, "smtps://mail.example\n");
    const rest = { ...complete, SMTP_URL: "" };
    expect(parseEnvironment({ ...rest, SMTP_URL_FILE: file })).toMatchObject({
      settings: { SMTP_URL: { host: "mail.example", port: 465, implicitTls: true } },
    });
    expect(parseEnvironment({ ...rest, SMTP_URL_FILE: "/nowhere" })).toEqual({
      faults: ["SMTP_URL_FILE can't be read: /nowhere", "SMTP_URL is missing"],
    });
  });
});

it("the example file has every variable of the contract, and starts", () => {
  const text = fs.readFileSync(".env.example", "utf8");
  const variables = Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
  ) as Record<string, string>;
  expect(parseEnvironment(variables)).toHaveProperty("settings");
  expect(parse(fs.readFileSync(variables["BROKER_FILE"] ?? "", "utf8"))).toHaveProperty(
    "example",
    true,
  );
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
