import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badRequests } from "../support/bad-input";
import { rawRequest } from "../support/raw-request";
import { startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { residentMegabytes } from "../support/resident-memory";
import { startSite, type Site } from "../support/site";

const requests = badRequests();
let relay: Relay;
let site: Site;
let before: number;
beforeAll(async () => {
  relay = await startRelay();
  site = await startSite({ SMTP_URL: relay.url });
  // What a process needs once isn't growth.
  for (let round = 0; round < 20; round++) await (await fetch(`${site.url}/versicherungen`)).text();
  before = residentMegabytes(site.pid);
});
afterAll(async () => {
  await site.end();
  await relay.stop();
});

it("is of many kinds", () => {
  expect(requests.length).toBeGreaterThanOrEqual(300);
  expect(new Set(requests.map(({ bytes }) => bytes)).size).toBe(requests.length);
});

describe("bad input", () => {
  it.each(requests.filter(({ unfinished }) => !unfinished))("$name", async ({ bytes }) => {
    const { status, text } = await rawRequest(site.url, Buffer.from(bytes, "latin1"), 20_000);
    // Silence is no answer, and neither is a connection that ends without one.
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/^\s+at .*:\d+:\d+\)?$|node_modules|SyntaxError|TypeError/m);
    expect(text).not.toMatch(/^location: (?!\/)/im);
  });
});

it.each(requests.filter(({ unfinished }) => unfinished))("$name waits", async ({ bytes }) => {
  const { text, closed } = await rawRequest(site.url, Buffer.from(bytes, "latin1"), 1000);
  expect(text).toBe("");
  expect(closed).toBe(false);
});

describe("after all of it", () => {
  it("the site still takes an enquiry, and is no larger than it may be", async () => {
    const response = await postForm(`${site.url}/versicherungen`, validInsurance);
    expect(response.status).toBe(303);
    await relay.arrival(referenceOf(response));
    expect(residentMegabytes(site.pid) - before).toBeLessThan(64);
  });

  it("no mail has a header, a recipient or a sender of a visitor's making", () => {
    expect(relay.taken.length).toBeGreaterThan(20);
    for (const { sender, recipients, headers, subject } of relay.taken) {
      expect(sender).toBe("website@example.de");
      expect(recipients).toEqual(["makler@example.de"]);
      expect(headers.has("bcc")).toBe(false);
      expect(headers.has("cc")).toBe(false);
      expect(subject).not.toContain("\n");
    }
  });
});
