import { expect, it } from "vitest";
import { parseEnvironment } from "./environment.server";
import { parseDatabaseUrl } from "./urls.server";

const elsewhere = {
  host: "db.test",
  port: 5432,
  database: "site",
  user: "user",
  password: "p@ss",
  tls: true,
};
const here = { ...elsewhere, host: "127.0.0.1", password: undefined, tls: false };

it.each([
  ["postgres://user:p%40ss@db.test/site", elsewhere],
  ["postgresql://user:p%40ss@db.test:5432/site?sslmode=require", elsewhere],
  ["postgres://user:p%40ss@db.test/site?sslmode=verify-full", elsewhere],
  ["postgres://user:p%40ss@db.test/site?sslmode=disable", { ...elsewhere, tls: false }],
  ["postgres://user@127.0.0.1/site", here],
  ["postgres://user@[::1]:6432/site", { ...here, host: "::1", port: 6432 }],
  ["postgres://user@localhost/site?sslmode=verify-full", { ...here, host: "localhost", tls: true }],
  ["postgres://user@localhost/site?host=/run/postgresql", { ...here, host: "/run/postgresql" }],
])("%s is understood", (text, address) => {
  expect(parseDatabaseUrl(text)).toEqual(address);
});

it.each([
  ["mysql://user:hunter2@db.test/site", "must begin with postgres:"],
  ["postgres://user:hunter#2@db.test/site", "percent-encoded"],
  ["postgres://user:hunter/2@db.test/site", "percent-encoded"],
  ["postgres://user:hunter2%zz@db.test/site", "%25"],
  ["postgres://user:hunter2@db.test/", "must name a user, a host and a database"],
  ["postgres://db.test/site", "must name a user, a host and a database"],
  ["postgres://user:hunter2@db.test/site?sslmode=no-verify", "sslmode"],
  ["postgres://user:hunter2@db.test/site?sslmode=prefer", "sslmode"],
  ["postgres://user:hunter2@db.test/site?options=-c%20fsync", "isn't one of host, sslmode"],
])("%s is refused, without a word of the password", (DATABASE_URL, fault) => {
  const result = parseEnvironment({ DATABASE_URL });
  const faults = "faults" in result ? result.faults.filter((it) => it.startsWith("DATABASE")) : [];
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults.join()).not.toContain("hunter");
});
