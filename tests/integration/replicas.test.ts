/** Two replicas behind Caddy, as deploy/replicas/compose.yaml has it balance them. */
import fs from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  ask,
  caddyProgram,
  repeatsConnectionForBodies,
  startCaddy,
  type Caddy,
} from "../support/caddy";
import { validInsurance } from "../support/requests";
import {
  eventually,
  freePort,
  pause,
  startSite,
  temporaryFolder,
  type Site,
} from "../support/site";

const SITE_URL = "https://www.makler.test";

const BALANCING = /BALANCING: \|\n((?: {8}.*\n)+)/.exec(
  fs.readFileSync("deploy/replicas/compose.yaml", "utf8"),
)?.[1];

describe.skipIf(!caddyProgram)("two replicas behind Caddy", () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** Two sites with ports that they keep, and Caddy in front. */
  async function start() {
    const ports = [await freePort(), await freePort()];
    const startOne = (at: number): Promise<Site> =>
      startSite({
        SITE_URL,
        TRUSTED_PROXIES: "1",
        PORT: String(ports[at]),
        DATA_DIR: temporaryFolder(),
      });
    const sites = [await startOne(0), await startOne(1)];
    ends.push(() => Promise.all(sites.map((site) => site.end())));
    const caddy = await startCaddy({
      SITE_URL,
      BALANCING: BALANCING ?? "",
      SITE_UPSTREAM: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    });
    ends.push(caddy.end);
    return { sites, startOne, caddy };
  }

  /** A visitor's way through: an enquiry, or, where this Caddy can't wait with one, the page with its form. */
  const sending = caddyProgram !== undefined && repeatsConnectionForBodies();
  const visit = async (caddy: Caddy, message: string) => {
    const page = `${SITE_URL}/versicherungen`;
    if (!sending) return (await ask(caddy, page)).status === 200;
    const { status } = await ask(caddy, page, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
      },
      body: new URLSearchParams({ ...validInsurance, message }).toString(),
    });
    return status === 303;
  };

  it("are named by settings that Caddy reads as they are meant", () => {
    const { services } = parse(fs.readFileSync("deploy/replicas/compose.yaml", "utf8"), {
      logLevel: "silent",
    }) as { services: { caddy: { environment: Record<string, string> } } };
    const lines = (text = "") => text.split("\n").map((line) => line.trim());
    expect(lines(services.caddy.environment["BALANCING"])).toEqual(lines(BALANCING));
  });

  it("have a visitor served by the other while one is gone", async () => {
    const { sites, startOne, caddy } = await start();
    expect(await visit(caddy, "eins")).toBe(true);
    for (const at of [0, 1]) {
      await sites[at]!.end("SIGKILL");
      for (const message of ["zwei", "drei"])
        expect(await visit(caddy, `${message} ${at}`)).toBe(true);
      sites[at] = await startOne(at);
      // It is asked again after the time in which it isn't.
      await pause(3000);
    }
  });

  it("turn nobody away while one after the other is replaced", async () => {
    const { sites, startOne, caddy } = await start();
    const visits: boolean[] = [];
    let done = false;
    const visitor = async (name: string) => {
      for (let at = 0; !done; at++) {
        visits.push(await visit(caddy, `${name} ${at}`));
        await pause(20);
      }
    };
    const visitors = Promise.all([visitor("a"), visitor("b"), visitor("c")]);
    for (const at of [0, 1]) {
      await pause(500);
      expect((await sites[at]!.end("SIGTERM")).code).toBe(0);
      sites[at] = await startOne(at);
      // As `up --wait` does: the next one goes when this one is healthy.
      await pause(3000);
    }
    done = true;
    await visitors;
    expect(visits.length).toBeGreaterThan(50);
    expect(visits).not.toContain(false);
  });
});

it("a folder as Kubernetes mounts it, by links that change all at once, is read, and live", async () => {
  const folder = temporaryFolder();
  const put = (name: string, phone: string) => {
    fs.mkdirSync(path.join(folder, name));
    const profile = fs.readFileSync("site/broker.yaml", "utf8");
    const changed = profile.replace(/^( *phone: ).*$/m, `$1"${phone}"`);
    expect(changed).not.toBe(profile);
    fs.writeFileSync(path.join(folder, name, "broker.yaml"), changed);
    fs.symlinkSync(name, path.join(folder, "..new"));
    fs.renameSync(path.join(folder, "..new"), path.join(folder, "..data"));
  };
  put("..2026_11_22", "+49 30 5550001");
  fs.symlinkSync("..data/broker.yaml", path.join(folder, "broker.yaml"));
  const site = await startSite({ SITE_DIR: folder });
  const shows = async (number: string) =>
    (await (await fetch(`${site.url}/kontakt`)).text()).replace(/\D/g, "").includes(number);
  expect(await shows("5550001")).toBe(true);
  put("..2026_11_23", "+49 30 5550002");
  await eventually(() => shows("5550002"), 20_000);
  await site.end();
});
