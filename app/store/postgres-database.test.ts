import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addressOf } from "../../tests/support/engines";
import { Postgres, queryAt } from "../../tests/support/postgres";
import { enquiryLimiter } from "../door/clients.server";
import { PostgresCounts, PostgresDatabase } from "./postgres-database.server";

type EnquiryLimiter = ReturnType<typeof enquiryLimiter>;

let server: Postgres;
let url: string;
const opened: PostgresDatabase[] = [];
function limiter(): EnquiryLimiter {
  const database = new PostgresDatabase(addressOf(url));
  opened.push(database);
  return enquiryLimiter(30, "form", new PostgresCounts(database));
}
async function taken(limiters: EnquiryLimiter[], count: number): Promise<number> {
  let sum = 0;
  for (let number = 0; number < count; number++)
    if ((await limiters[number % limiters.length]?.admit("192.0.2.7")) !== undefined) sum++;
  return sum;
}

beforeAll(async () => {
  server = await Postgres.start();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server.remove();
});
beforeEach(async () => {
  url = await server.create();
  // The first one makes the tables, which takes longer than a limit is waited for.
  const first = new PostgresDatabase(addressOf(url));
  await first.ready();
  await first.close();
});

it("several processes together take as many as one", async () => {
  const limiters = [limiter(), limiter(), limiter()];
  // Connects, too.
  for (const each of limiters) await each.admit("203.0.113.1");
  expect(await taken(limiters, 60)).toBe(30);
  expect(await limiters[0]?.admit("198.51.100.1")).toBe(0);
});

it("nothing that is kept tells whose it is, and nothing is kept for the day after", async () => {
  const one = limiter();
  await one.admit("203.0.113.1");
  await one.admit("192.0.2.7");
  const kept = await queryAt(url, "SELECT key FROM rate_limit");
  expect(kept.length).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(kept)).not.toContain("192");
  await queryAt(url, "UPDATE rate_salt SET day = '2000-01-01'");
  await limiter().admit("192.0.2.7");
  const days = await queryAt(url, "SELECT day FROM rate_salt");
  expect(days).toEqual([{ day: new Date().toISOString().slice(0, 10) }]);
  const logged = await queryAt(
    url,
    "SELECT relname FROM pg_class WHERE relname LIKE 'rate%' AND relkind = 'r' AND relpersistence <> 'u'",
  );
  expect(logged).toEqual([]);
});

it("where the database doesn't answer, each process counts by itself, and nobody waits for long", async () => {
  const one = limiter();
  await one.admit("203.0.113.1");
  await server.stop();
  const begun = performance.now();
  expect(await taken([one], 60)).toBe(30);
  expect(performance.now() - begun).toBeLessThan(3000);
  await server.restart();
});
