/** The built site with PostgreSQL behind it, as several processes of it. */
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CuttingProxy } from "../support/cutting-proxy";
import { wordsOf } from "../support/html";
import { Postgres, queryAt } from "../support/postgres";
import { startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validFinance } from "../support/requests";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

let server: Postgres;
let relay: Relay;
beforeAll(async () => {
  server = await Postgres.start();
  relay = await startRelay();
});
afterAll(async () => {
  await relay.stop();
  await server.remove();
});
beforeEach(() => relay.become({ kind: "accept" }));

const sendForm = (site: Site, message: string) =>
  postForm(`${site.url}/finanzierung`, { ...validFinance, message });
/** The broker's. */
const mailsOf = (reference: string) =>
  relay.taken.filter(
    ({ subject, messageId }) => subject?.includes(reference) && !messageId?.includes(".receipt@"),
  );
const isReady = async (site: Site) => (await fetch(`${site.url}/readyz`)).ok;

describe("two processes at one database", () => {
  let url: string;
  let sites: Site[];
  const site = (at: number) => sites[at]!;
  beforeAll(async () => {
    url = await server.create();
    const settings = { DATABASE_URL: url, SMTP_URL: relay.url, RECEIPT: "on" };
    sites = await Promise.all([startSite(settings), startSite(settings)]);
  });
  afterAll(() => Promise.all(sites.map((each) => each.end())));

  it("take what is sent to either, and send each once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => sendForm(site(at % 2), `Anfrage ${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(303));
    const references = answers.map(referenceOf);
    for (const reference of references) await relay.arrival(reference);
    await eventually(async () => {
      const [row] = await queryAt(url, "SELECT count(*) AS n FROM enquiry WHERE state = 'waiting'");
      return row?.["n"] === 0;
    });
    expect(references.map((reference) => mailsOf(reference).length)).toEqual(Array(12).fill(1));
  });

  it("take the same enquiry for one, whichever gets it", async () => {
    const answers = await Promise.all([0, 1, 0, 1].map((at) => sendForm(site(at), "Doppelt")));
    const references = new Set(answers.map(referenceOf));
    expect(references.size).toBe(1);
    const [reference = ""] = references;
    await relay.arrival(reference);
    expect(mailsOf(reference)).toHaveLength(1);
  });

  it("owe a visitor one receipt", async () => {
    await eventually(async () => {
      const [row] = await queryAt(url, "SELECT count(*) AS n FROM receipt_address");
      return row?.["n"] === 1;
    });
  });

  it("keep nothing in their folders", () => {
    expect(sites.flatMap(({ dataDir }) => fs.readdirSync(dataDir))).toEqual([]);
  });
});

describe("while the database is away", () => {
  let url: string;
  let site: Site;
  beforeAll(async () => {
    url = await server.create();
    server.kill();
    site = await startSite({ DATABASE_URL: url, SMTP_URL: relay.url });
  });
  afterAll(() => site.end());

  it("the site has started, but says that it isn't ready", async () => {
    expect((await fetch(`${site.url}/finanzierung`)).status).toBe(200);
    expect(await isReady(site)).toBe(false);
  });

  it("an enquiry is accepted where the relay takes it at once", async () => {
    const answer = await sendForm(site, "Direkt");
    expect(answer.status).toBe(303);
    expect(mailsOf(referenceOf(answer))).toHaveLength(1);
  });

  it("where the relay doesn't, it is 503: what was typed is kept, and the phone number is shown", async () => {
    await relay.become({ kind: "refuse" });
    const answer = await sendForm(site, "Bleibt stehen");
    const html = await answer.text();
    expect(answer.status).toBe(503);
    for (const kept of ["Bleibt stehen", 'value="erika@kunde.example"'])
      expect(html).toContain(kept);
    expect(wordsOf(html)).toContain("ruf mich an (+49 30 1234567)");
  });

  it("it is used within five seconds of its return, and again after it was killed", async () => {
    for (let time = 0; time < 2; time++) {
      await server.restart();
      await eventually(() => isReady(site), 5000);
      const answer = await sendForm(site, `Wieder da ${time}`);
      const reference = referenceOf(answer);
      expect(await queryAt(url, "SELECT reference FROM enquiry")).toContainEqual({ reference });
      await relay.arrival(reference);
      if (time === 0) server.kill();
    }
  });
});

it("where nobody knows whether it is stored, the relay gets it, and what comes after is the same message", async () => {
  const url = await server.create();
  const proxy = await CuttingProxy.start(server.port);
  const site = await startSite({
    DATABASE_URL: url.replace(`:${server.port}/`, `:${proxy.port}/`),
    SMTP_URL: relay.url,
  });
  try {
    await eventually(() => isReady(site));
    proxy.only = "INSERT INTO enquiry";
    proxy.shutAfterCut = true;
    proxy.cuts = ["after"];
    const answer = await sendForm(site, "Ungewiss");
    const reference = referenceOf(answer);
    expect(answer.status).toBe(303);
    expect(mailsOf(reference)).toHaveLength(1);
    expect(await queryAt(url, "SELECT reference FROM enquiry")).toEqual([{ reference }]);
    proxy.shut = false;
    proxy.shutAfterCut = false;
    await eventually(() => mailsOf(reference).length === 2);
    expect(new Set(mailsOf(reference).map(({ messageId }) => messageId)).size).toBe(1);
    expect(referenceOf(await sendForm(site, "Ungewiss"))).toBe(reference);
  } finally {
    await site.end();
    await proxy.stop();
  }
});

it("a database that would lose what it says it has is refused, and the site says why", async () => {
  const url = await server.create();
  await server.stop();
  await server.restart("fsync=off");
  try {
    await expect(startSite({ DATABASE_URL: url, SMTP_URL: relay.url })).rejects.toThrow(
      "The site can't start: the database has fsync = off",
    );
  } finally {
    await server.stop();
    await server.restart();
  }
});

it("the driver is in memory where there is such a database, and nowhere else", async () => {
  const spy = path.join(temporaryFolder(), "spy.cjs");
  fs.writeFileSync(
    spy,
    `process.on("exit", () => {
       const loaded = Object.keys(require.cache).some((file) => file.includes("/node_modules/pg/"));
       require("node:fs").writeSync(1, "driver " + (loaded ? "loaded" : "absent") + "\\n");
     });`,
  );
  const settings = { NODE_OPTIONS: `--require ${spy}`, SMTP_URL: relay.url };
  const without = await startSite(settings);
  expect((await sendForm(without, "Ohne")).status).toBe(303);
  expect((await without.end()).code).toBe(0);
  const withOne = await startSite({ ...settings, DATABASE_URL: await server.create() });
  expect((await sendForm(withOne, "Mit")).status).toBe(303);
  expect((await withOne.end()).code).toBe(0);
  expect(without.output()).toContain("driver absent");
  expect(withOne.output()).toContain("driver loaded");
});
