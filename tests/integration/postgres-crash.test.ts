import { afterAll, beforeAll, expect, it } from "vitest";
import { seeded } from "../support/crash-loop";
import { CuttingProxy } from "../support/cutting-proxy";
import { Postgres } from "../support/postgres";
import { startRelay } from "../support/relay";
import { arrived, enquire, replicaLoop, Replicas } from "../support/replica-loop";
import { startSite } from "../support/site";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.remove());

// The short form; `npm run torture -- postgres` is the long one, and the one that measures times.
it("three replicas lose nothing over kills of their own, of the database and of connections", async () => {
  const relay = await startRelay();
  const proxy = await CuttingProxy.start(postgres.port);
  const database = new URL(await postgres.create()).pathname.slice(1);
  const tally = await replicaLoop(
    { postgres, proxy, database },
    relay,
    { SMTP_URL: relay.url },
    {
      enquiries: 80,
      kills: 8,
      databaseKills: 2,
      modes: [
        { kind: "accept" },
        { kind: "reject", code: 451, stage: "data", times: 10 },
        { kind: "drop", when: "before" },
        { kind: "slow", ms: 200 },
      ],
      random: seeded(11),
    },
  );
  await proxy.stop();
  await relay.stop();
  expect(tally.accepted).toBeGreaterThanOrEqual(80);
  expect(tally.cuts).toBeGreaterThan(0);
  expect(tally).toMatchObject({ lost: 0, strangers: 0 });
  const { kills, databaseKills, cuts, withheld } = tally;
  expect(tally.repeats).toBeLessThanOrEqual(kills + databaseKills + cuts + withheld);
});

it("an enquiry that is sent to all replicas at once is one", async () => {
  const relay = await startRelay();
  const replicas = await Replicas.start({
    SMTP_URL: relay.url,
    DATABASE_URL: await postgres.create(),
  });
  const references = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const told = await Promise.all(
      replicas.sites.map((site) => enquire(site, `Zugleich ${round}`)),
    );
    expect(new Set(told).size).toBe(1);
    references.add(told[0]!);
  }
  expect(references.size).toBe(20);
  const found = await arrived(relay, references, 60_000);
  expect(found).toMatchObject({ lost: 0, repeats: 0, strangers: 0 });
  expect(relay.taken).toHaveLength(20);
  await replicas.end();
  await relay.stop();
});

it("a commit that waits for a standby in vain becomes a direct delivery, and no other message later", async () => {
  const relay = await startRelay();
  const own = await Postgres.start();
  const site = await startSite({ SMTP_URL: relay.url, DATABASE_URL: await own.create() });
  expect(await enquire(site, "vorher")).toBeTruthy();
  await own.stop();
  await own.restart("synchronous_standby_names=nobody");
  const reference = await enquire(site, "Der zweite Rechner fehlt");
  expect(reference).toBeTruthy();
  // It is stored, too, once the standby isn't waited for any more.
  await own.stop();
  await own.restart();
  await site.logged("delivered", reference);
  const theirs = relay.taken.filter(({ text }) => text.includes(reference!));
  expect(theirs).toHaveLength(2);
  expect(new Set(theirs.map(({ messageId }) => messageId)).size).toBe(1);
  await site.end();
  await own.remove();
  await relay.stop();
});
