/** Attacks through what a visitor sends: bodies that cost more than their length, and floods from one network. */
import path from "node:path";
import { nastyBodies, type NastyBody } from "./nasty-bodies.ts";
import { postForm, validInsurance } from "./requests.ts";
import { eventually, pause, type Site } from "./site.ts";

/** Behind a proxy that names the clients: so one machine can be many. */
const PROXIED = { TRUSTED_PROXIES: "1", RATE_LIMIT: "30" };
const MEASURED = {
  ...PROXIED,
  NODE_OPTIONS: `--import=${path.resolve("tests/support/loop-delay.mjs")}`,
};

export const enquiryAttacks = {
  "nasty bodies": { settings: MEASURED, run: sendNastyBodies },
  "a flood from one network": { settings: PROXIED, run: floodFromOneNetwork },
};

/** How long one request holds everybody else, at most: each body by itself, `share` of them. */
async function sendNastyBodies(site: Site, share: number) {
  const bodies = nastyBodies().filter((_, at) => at % Math.round(1 / share) === 0);
  for (const body of bodies) await send(site, body);
  let [longest, worst] = [0, ""];
  for (const body of bodies) {
    const least = { held: Infinity, computed: Infinity };
    // What the machine does besides comes and goes: the least of three is the body's own.
    for (let round = 0; round < 3; round++) {
      await loop(site);
      await send(site, body);
      await pause(60);
      const took = await loop(site);
      least.held = Math.min(least.held, took.held);
      least.computed = Math.min(least.computed, took.computed);
    }
    // Neither is less than what the body alone holds the loop for.
    const took = Math.min(least.held, least.computed);
    if (took > longest) [longest, worst] = [took, body.name];
  }
  return {
    figures: { bodies: bodies.length, "longest ms": longest },
    promises: [{ kept: longest <= 20, text: `${longest} ms for the worst body, ${worst}` }],
  };
}

/** 60 enquiries at once from one /48, then a visitor elsewhere. */
async function floodFromOneNetwork(site: Site) {
  const from = (address: string, message: string) =>
    postForm(
      `${site.url}/versicherungen`,
      { ...validInsurance, message },
      { "X-Forwarded-For": address },
    );
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, at) => from(`2001:db8:1:${at.toString(16)}00::1`, `Flut ${at}`)),
  );
  const taken = flood.filter(({ status }) => status === 303).length;
  const visitor = await from("203.0.113.9", "Ich habe eine Frage");
  return {
    figures: { taken, visitor: visitor.status },
    promises: [{ kept: visitor.status === 303, text: `a visitor elsewhere: ${visitor.status}` }],
  };
}

let clients = 0;

/** Each from a client of its own: how much one may ask for is another matter. */
export async function send(site: Site, { path, type, body }: NastyBody): Promise<number> {
  const at = clients++;
  const response = await fetch(site.url + path, {
    method: "POST",
    body,
    redirect: "manual",
    headers: {
      "Content-Type": type,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": `10.${(at >> 8) & 255}.${at & 255}.1`,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

/** What tests/support/loop-delay.mjs says of the time since it was asked last. */
async function loop(site: Site): Promise<{ held: number; computed: number }> {
  const said = () => site.output().match(/\{"event":"loop".*\}/g) ?? [];
  const before = said().length;
  process.kill(site.pid, "SIGUSR2");
  await eventually(() => said().length > before);
  return JSON.parse(said().at(-1) ?? "{}") as { held: number; computed: number };
}
