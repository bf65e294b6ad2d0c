import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeCertificate } from "../support/certificates";
import { runCommand } from "../support/command";
import { startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, pause, startSite, temporaryFolder, type Site } from "../support/site";

let relay: Relay;
let site: Site | undefined;
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(async () => {
  await site?.end("SIGKILL");
  await relay.stop();
});

const start = (more: Record<string, string> = {}) => startSite({ SMTP_URL: relay.url, ...more });
async function send(to: Site, message: string = crypto.randomUUID()) {
  const response = await postForm(`${to.url}/versicherungen`, { ...validInsurance, message });
  return { status: response.status, reference: referenceOf(response) };
}

// Waits here are the site's own, on the real clock: the first repeat comes after 24 to 36 s, and what a killed process was
// sending is leased for up to 15 s more.
describe("while the relay is away", () => {
  it.each([
    { kind: "refuse" },
    { kind: "hang" },
    { kind: "reject", code: 421, stage: "connect" },
    { kind: "reject", code: 451, stage: "data" },
    { kind: "reject", code: 550, stage: "rcpt" },
    { kind: "reject", code: 535, stage: "mail" },
  ] as const)(
    "$kind $code $stage: an enquiry is accepted at once and kept over a restart",
    async (mode) => {
      await relay.become(mode);
      site = await start();
      const { status, reference } = await send(site);
      expect(status).toBe(303);
      if (mode.kind === "reject" && mode.code === 550) {
        await site.logged("parked");
      } else await pause(300);
      await site.end("SIGKILL");
      await relay.become({ kind: "accept" });
      site = await start({ DATA_DIR: site.dataDir });
      if (mode.kind === "reject" && mode.code === 550) {
        // Refused for good: it waits for its hour, or for a person.
        await pause(500);
        expect(relay.taken).toHaveLength(0);
        expect(site.output()).not.toContain('"event":"delivered"');
      } else {
        // What the killed process was sending is leased to it still.
        await relay.arrival(reference);
      }
    },
  );

  it("says in the log what is wrong, by class, and nothing of the visitor", async () => {
    await relay.become({ kind: "reject", code: 550, stage: "rcpt" });
    site = await start();
    const { reference } = await send(site, "Nur für Dich bestimmt");
    const line = await site.logged("parked");
    expect(JSON.parse(line)).toMatchObject({ level: "error", reference, kind: "refused" });
    expect(line).toContain("550");
    expect(site.output()).not.toMatch(/erika|Erika|Nur für Dich|1234567/);
  });
});

it("a relay that comes back gets everything that waited, at once", async () => {
  await relay.become({ kind: "refuse" });
  site = await start();
  const references = [];
  for (let number = 0; number < 20; number++) references.push((await send(site)).reference);
  await pause(500);
  await relay.become({ kind: "accept" });
  // The first attempt after 24 to 36 s succeeds and brings the others along.
  await Promise.all(references.map((reference) => relay.arrival(reference)));
  expect(relay.taken).toHaveLength(20);
});

it("a repeat after a withheld answer carries the same Message-ID", async () => {
  await relay.become({ kind: "drop", when: "before" });
  site = await start();
  const { reference } = await send(site);
  await relay.arrival(reference);
  await relay.become({ kind: "accept" });
  await site.end("SIGKILL");
  site = await start({ DATA_DIR: site.dataDir });
  await eventually(() => relay.taken.length === 2);
  expect(relay.taken[0]?.messageId).toBe(relay.taken[1]?.messageId);
});

it("SIGTERM lets what is under way end, and ends within 10 s", async () => {
  await relay.become({ kind: "slow", ms: 1500 });
  site = await start();
  const { reference } = await send(site);
  await pause(300);
  const { code, ms } = await site.end("SIGTERM");
  expect(code).toBe(0);
  expect(ms).toBeGreaterThan(800);
  expect(ms).toBeLessThan(10_000);
  await relay.arrival(reference);
  expect(site.output()).toContain('"event":"delivered"');
});

it("SIGTERM doesn't wait for a relay that hangs", async () => {
  await relay.become({ kind: "slow", ms: 60_000 });
  site = await start();
  await send(site);
  await pause(300);
  const { code, ms } = await site.end("SIGTERM");
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

describe("several MAIL_TO", () => {
  const [one, two] = ["makler@example.de", "buero@müller.de"];
  const startForTwo = (more: Record<string, string> = {}) =>
    start({ MAIL_TO: `${one}, Büro <${two}>`, ...more });
  const takers = () => relay.taken.map(({ recipients }) => recipients);

  it("who is refused for now gets the mail later, and the other isn't sent it twice", async () => {
    relay.refused.set(two, 450);
    site = await startForTwo();
    const { reference } = await send(site);
    await site.logged("delayed");
    expect(takers()).toEqual([[one]]);
    relay.refused.clear();
    // A restart hurries what waits.
    await site.end();
    site = await startForTwo({ DATA_DIR: site.dataDir });
    await site.logged("delivered");
    expect(takers()).toEqual([[one], [two]]);
    expect(relay.taken[0]?.messageId).toBe(relay.taken[1]?.messageId);
    expect(relay.taken.every(({ text }) => text.includes(reference))).toBe(true);
  });

  it("who is refused for good is named to the operator, and gets it under a corrected address", async () => {
    relay.refused.set(two, 550);
    site = await startForTwo();
    const { reference } = await send(site);
    await site.logged("parked");
    expect(site.output()).not.toContain("xn--mller");
    const environment = { DATA_DIR: site.dataDir, MAIL_TO: `${one}, Büro <${two}>` };
    const list = await runCommand("enquiries", ["list"], environment);
    expect(list.stdout.replace(/\n +/g, " ")).toMatch(
      new RegExp(`${reference}.*parked.*EENVELOPE 550.*owed to: Büro <${two}>`),
    );
    const show = await runCommand("enquiries", ["show", reference, "--json"], environment);
    expect(JSON.parse(show.stdout)).toMatchObject({ state: "parked", takenBy: [one] });
    await site.end();
    site = await start({ DATA_DIR: site.dataDir, MAIL_TO: `${one}, neu@example.de` });
    await runCommand("enquiries", ["resend", reference], environment);
    await site.logged("delivered");
    expect(takers()).toEqual([[one], ["neu@example.de"]]);
  });

  it("also where nothing can be stored, for as long as the site runs", async () => {
    relay.refused.set(two, 450);
    const obstacle = path.join(temporaryFolder(), "file");
    fs.writeFileSync(obstacle, "");
    site = await startForTwo({ DATA_DIR: path.join(obstacle, "data") });
    expect((await send(site)).status).toBe(303);
    await site.logged("recipients refused");
    relay.refused.clear();
    await eventually(() => relay.taken.length === 2);
    expect(takers()).toEqual([[one], [two]]);
  });
});

describe("a relay on another host", () => {
  const elsewhere = () => ({ SMTP_URL: relay.urlElsewhere });

  it("without TLS gets no mail; the enquiry is kept and the log names the cause", async () => {
    site = await start(elsewhere());
    const { status, reference } = await send(site);
    expect(status).toBe(303);
    const line = await site.logged("delayed");
    expect(JSON.parse(line)).toMatchObject({ reference, kind: "access" });
    expect(line).toContain("ETLS");
    expect(relay.taken).toHaveLength(0);
  });

  it("with a certificate nobody vouches for gets no mail, either", async () => {
    await relay.stop();
    relay = await startRelay({ certificate: makeCertificate() });
    site = await start(elsewhere());
    const { reference } = await send(site);
    const line = await site.logged("delayed");
    expect(JSON.parse(line)).toMatchObject({ reference, kind: "access" });
    expect(line).toMatch(/SELF_SIGNED/);
    expect(relay.taken).toHaveLength(0);
  });

  it("with a valid certificate gets it", async () => {
    await relay.stop();
    const certificate = makeCertificate();
    relay = await startRelay({ certificate });
    site = await start({ ...elsewhere(), NODE_EXTRA_CA_CERTS: certificate.certFile });
    await relay.arrival((await send(site)).reference);
  });
});
