import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send as sendBody } from "../support/enquiry-attacks";
import { mailFile } from "../support/mail-files";
import { nastyBodies } from "../support/nasty-bodies";
import { postForm, postJson, referenceOf, validCall, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

/** A flood from everywhere, as the site sees it behind its proxy. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: "30", TRUSTED_PROXIES: "1" });
});
afterAll(() => site.end());

const send = (address: string, message: string) =>
  postForm(
    `${site.url}/versicherungen`,
    { ...validInsurance, message },
    { "X-Forwarded-For": address },
  );
const call = (address: string, text: string) =>
  postJson(`${site.url}/insurancemail.php`, { ...validCall, text }, { "X-Forwarded-For": address });

describe("60 posts from one /48 at once", () => {
  it("lock nobody out: a visitor elsewhere is taken, and so is their mail", async () => {
    const posts = Array.from({ length: 60 }, (_, at) =>
      send(`2001:db8:1:${at.toString(16)}00::1`, `Flut ${at}`),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(60);
    const visitor = await send("203.0.113.9", "Ich habe eine Frage");
    expect(visitor.status).toBe(303);
    await mailFile(site, referenceOf(visitor));
  });

  it("nor old clients", async () => {
    expect((await call("203.0.113.10", "Bitte um Rückruf")).status).toBe(200);
  });
});

it("who goes on from one /48 is refused there, and nobody else", async () => {
  const posts = Array.from({ length: 120 }, (_, at) =>
    send(`2001:db8:1:${at.toString(16)}01::1`, `Noch mehr ${at}`),
  );
  const refused = (await Promise.all(posts)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(60);
  expect((await send("203.0.113.11", "Und ich?")).status).toBe(303);
});

it("what goes beyond the common limit is stored, delivered later, and the log says until when", async () => {
  const posts = Array.from({ length: 70 }, (_, at) => send(`100.${at}.1.1`, `Von überall ${at}`));
  const answers = await Promise.all(posts);
  expect(answers.map(({ status }) => status)).toEqual(Array(70).fill(303));
  const held = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"heldUntil"'))
    .map((line) => JSON.parse(line) as { reference: string; event: string });
  expect(held.length).toBeGreaterThan(0);
  expect(held.every(({ event }) => event === "accepted")).toBe(true);
  await mailFile(site, held[0]!.reference);
});

describe("a double click", () => {
  it("isn't counted twice: all its posts get the one reference, also at the limit", async () => {
    const address = "198.51.100.1";
    for (let round = 0; round < 29; round++) await send(address, `Vorher ${round}`);
    const clicks = await Promise.all([1, 2, 3, 4].map(() => send(address, "Doppelklick")));
    expect(clicks.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(clicks.map(referenceOf)).size).toBe(1);
    expect((await send(address, "Doppelklick")).status).toBe(303);
    expect((await send(address, "Eine mehr")).status).toBe(429);
  });
});

it("bodies that cost more than their length are answered like all others, none with a fault", async () => {
  const statuses: Record<string, string[] | undefined> = {};
  for (const body of nastyBodies()) {
    const status = await sendBody(site, body);
    (statuses[status] ??= []).push(body.name);
  }
  expect(Object.keys(statuses).filter((status) => !/^(200|303|4\d\d)$/.test(status))).toEqual([]);
  for (const marks of ["sorted marks", "alternating marks", "short runs of marks"]) {
    expect(statuses[400]).toContain(`${marks} in message`);
    expect(statuses[422]).toContain(`${marks} in text`);
  }
  expect(statuses[303]).toContain("decomposed letters, to be accepted");
});
