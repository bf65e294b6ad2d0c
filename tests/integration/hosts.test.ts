/** deploy/sites with a docker that runs nothing. What the engine makes of it: scripts/proofs/hosts.ts. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { adaptCaddyfile, caddyProgram } from "../support/caddy";
import { temporaryFolder } from "../support/site";

/** This machine's, and that of small systems where it is here. */
const SHELLS = [["sh"], ["busybox", "sh"]].filter(
  ([program = "", ...args]) => spawnSync(program, [...args, "-c", "true"]).status === 0,
);

let host: string;
let shell = SHELLS[0] ?? [];
const at = (...parts: string[]) => path.join(host, ...parts);
const read = (...parts: string[]) => fs.readFileSync(at(...parts), "utf8");

/** As much of a checkout as an operator needs, and the docker beside it. */
beforeEach(() => {
  host = temporaryFolder();
  fs.cpSync("deploy", at("deploy"), { recursive: true });
  fs.copyFileSync("compose.yaml", at("compose.yaml"));
  fs.writeFileSync(at(".env"), "SITE_IMAGE=one\n");
  fs.mkdirSync(at("fake"));
  fs.mkdirSync(at("bin"));
  fs.copyFileSync("tests/support/fake-docker.sh", at("bin/docker"));
});

function sites(...args: string[]) {
  const [program = "", ...before] = shell;
  const { status, stdout, stderr } = spawnSync(program, [...before, at("deploy/sites"), ...args], {
    encoding: "utf8",
    env: {
      PATH: `${at("bin")}:${process.env["PATH"]}`,
      NODE_ENV: "test",
      HOME: host,
      FAKE: at("fake"),
      // What an operator's shell may have left from a single site must reach none of many.
      SITE_URL: "http://wrong.test",
      SITE_IMAGE: "wrong",
      COMPOSE_PROJECT_NAME: "wrong",
    },
  });
  return { status, stdout, stderr };
}

/** The calls of docker so far, and none of them the next time. */
function calls(words = ""): string[] {
  const found = read("fake/calls").split("\n").filter((line) => line.includes(words)); // prettier-ignore
  fs.rmSync(at("fake/calls"));
  return found;
}

function set(name: string, settings: Record<string, string>) {
  let text = read("sites", name, ".env");
  for (const [key, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^${key}=.*$`, "m"), `${key}=${value}`);
  fs.writeFileSync(at("sites", name, ".env"), text);
}

function fillIn(name: string, settings: Record<string, string> = {}) {
  set(name, { SITE_URL: `https://www.${name}.test`, ...settings });
  fs.writeFileSync(at("sites", name, "config/smtp-url"), "smtp://relay.test\n");
}

function addFilledIn(...names: string[]) {
  for (const name of names) {
    sites("add", name);
    fillIn(name);
    expect(sites("add", name)).toMatchObject({ status: 0, stderr: "" });
  }
}

const images = (...names: string[]) => names.map((name) => read("fake", `site-${name}`).trim());
const lineOf = (name: string, { stdout }: { stdout: string }) =>
  stdout.split("\n").find((line) => line.startsWith(name));

describe.each(SHELLS.map((words) => [words.join(" "), words] as const))("by %s", (_, words) => {
  beforeEach(() => {
    shell = words;
  });

  it("a site is added by calling it twice, and again without harm", () => {
    const first = sites("add", "anna");
    expect(first.stdout).toContain("Fill in");
    expect(fs.statSync(at("sites/anna/config/smtp-url")).mode & 0o777).toBe(0o600);
    const unfilled = sites("add", "anna");
    expect(unfilled).toMatchObject({ status: 1 });
    expect(unfilled.stderr).toContain("SITE_URL");
    expect(calls(" up ")).toEqual([]);

    fillIn("anna");
    for (let time = 0; time < 2; time++) {
      const served = sites("add", "anna");
      expect(served).toMatchObject({ status: 0, stderr: "" });
      expect(served.stdout).toContain("anna serves https://www.anna.test");
      const asked = calls();
      const order = [" site check", "site.yaml up ", "caddy reload"].map((part) =>
        asked.findIndex((call) => call.includes(part)),
      );
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
    }
    expect(images("anna")).toEqual(["sha256:one"]);
    expect(read("sites/anna/.env")).toContain("SITE_IMAGE=sha256:one\n");
  });

  it("what isn't well isn't started", () => {
    sites("add", "anna");
    fillIn("anna");
    fs.writeFileSync(at("fake/faulty"), "anna\n");
    const refused = sites("add", "anna");
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.stderr).toContain("relay login");
    expect(calls(" up ")).toEqual([]);
    expect(sites("list").status).toBe(1);
  });

  it("no two have one address", () => {
    addFilledIn("anna");
    sites("add", "berta");
    for (const wrong of [
      { SITE_URL: "https://WWW.anna.test" },
      { SITE_URL: "https://www.berta.test", REDIRECT_FROM: "https://www.anna.test" },
    ]) {
      fillIn("berta", wrong);
      const refused = sites("add", "berta");
      expect(refused).toMatchObject({ status: 1 });
      expect(refused.stderr).toContain("belongs to anna");
    }
  });

  it.each(["Anna", "an_na", "../anna", "-anna", "", "a-name-that-is-long"])(
    "%j is no name",
    (name) => {
      expect(sites("add", name).status).toBe(1);
      expect(fs.readdirSync(at("sites"))).toEqual([".caddy"]);
    },
  );

  it("what Caddy refuses is taken back, and what it had stays", () => {
    addFilledIn("anna");
    const had = read("sites/.caddy/anna.caddy");
    set("anna", { REDIRECT_FROM: "http://refused.test" });
    expect(sites("add", "anna")).toMatchObject({ status: 1 });
    expect(read("sites/.caddy/anna.caddy")).toBe(had);

    sites("add", "berta");
    fillIn("berta", { REDIRECT_FROM: "http://refused.test" });
    expect(sites("add", "berta")).toMatchObject({ status: 1 });
    expect(fs.readdirSync(at("sites/.caddy"))).toEqual(["anna.caddy"]);
  });

  it.skipIf(!caddyProgram)("Caddy takes all of them, by the Caddyfile of a single site", () => {
    addFilledIn("anna", "berta");
    const settings = {
      SITE_URL: "",
      SITES: at("sites/.caddy/*.caddy"),
      CADDY_ADMIN: "unix//tmp/a",
    };
    const { status, stdout } = adaptCaddyfile(settings);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ admin: { listen: "unix//tmp/a" } });
    for (const part of ["www.anna.test", "site-anna:3000", "www.berta.test", "site-berta:3000"])
      expect(stdout).toContain(part);
  });

  it("the list shows all in 80 columns, and ends with 1 if one isn't well", () => {
    addFilledIn("anna", "berta", "carl", "dora");
    expect(sites("list").status).toBe(0);
    fs.writeFileSync(at("fake/parked"), "berta\n");
    fs.writeFileSync(at("fake/faulty"), "carl\n");
    sites("remove", "dora");
    const list = sites("list");
    expect(list.status).toBe(1);
    expect(lineOf("anna", list)).toMatch(/www\.anna\.test +1\.0\.0 0123456 +healthy +0\/0 +0$/);
    expect(lineOf("berta", list)).toMatch(/healthy +2\/1 +0$/);
    expect(list.stdout).toContain("\n  attention: 2 waiting, 1 parked, oldest 3 h\n");
    expect(lineOf("carl", list)).toMatch(/healthy +0\/0 +1$/);
    expect(list.stdout).toContain("\n  failed   relay login  ");
    expect(lineOf("dora", list)).toMatch(/ off /);
    expect(list.stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("without Caddy, the list ends with 1", () => {
    addFilledIn("anna");
    fs.rmSync(at("fake/sites-caddy"));
    const list = sites("list");
    expect(list.stdout).toContain("Caddy is absent");
    expect(list.status).toBe(1);
  });

  it("all are upgraded one by one, each after a backup for its owner alone", () => {
    addFilledIn("anna", "berta");
    calls();
    expect(sites("upgrade", "two")).toMatchObject({ status: 0, stderr: "" });
    expect(images("anna", "berta")).toEqual(["sha256:two", "sha256:two"]);
    const steps = calls().flatMap(
      (call) => /exec site-(\w+ (?:backup|check))$/.exec(call)?.[1] ?? [],
    );
    expect(steps).toEqual(["anna backup", "anna check", "berta backup", "berta check"]);
    expect(read("sites/anna/before.sqlite")).toBe("backup of site-anna\n");
    expect(fs.statSync(at("sites/anna/before.sqlite")).mode & 0o777).toBe(0o600);

    sites("upgrade", "two");
    expect(calls("backup")).toEqual([]);
  });

  it("what a site runs changes by an upgrade alone", () => {
    addFilledIn("anna");
    fs.writeFileSync(at(".env"), "SITE_IMAGE=two\n");
    sites("add", "anna");
    expect(images("anna")).toEqual(["sha256:one"]);
    expect(sites("upgrade").status).toBe(0);
    expect(calls("pull")).toEqual(["pull --quiet two"]);
    expect(images("anna")).toEqual(["sha256:two"]);
  });

  it.each([
    ["is sick", "sick", "the old one serves again", "sha256:one"],
    ["finds faults before it starts", "faulty", "the old one still serves", "sha256:one"],
    [
      "is sick and has changed the outbox",
      "migrating",
      "keeps the new version",
      "sha256:migrating",
    ],
  ])("an upgrade stops at the first that %s", (_what, image, says, runs) => {
    addFilledIn("anna", "berta", "carl");
    sites("remove", "anna");
    const stopped = sites("upgrade", image);
    expect(stopped.status).toBe(1);
    expect(stopped.stderr).toContain("stopped at berta");
    expect(stopped.stderr).toContain(`deploy/sites upgrade ${image}\n`);
    expect(stopped.stderr).toContain(says);
    expect(images("berta", "carl")).toEqual([runs, "sha256:one"]);
    expect(read("sites/berta/.env")).toContain(`SITE_IMAGE=${runs}\n`);
    expect(read("sites/carl/.env")).toContain("SITE_IMAGE=sha256:one\n");
  });

  it("nor does it go on past one that wasn't well before", () => {
    addFilledIn("anna", "berta");
    fs.writeFileSync(at("fake/site-anna"), "sha256:sick\n");
    const stopped = sites("upgrade", "two");
    expect(stopped.stderr).toContain("stopped at anna");
    expect(images("berta")).toEqual(["sha256:one"]);
  });

  it("a removed one is out of Caddy; its folder stays and brings it back", () => {
    addFilledIn("anna", "berta");
    expect(sites("remove", "anna").stdout).toContain("site-anna_data");
    expect(fs.readdirSync(at("sites/.caddy"))).toEqual(["berta.caddy"]);
    expect(calls(" down").join()).not.toMatch(/ -v\b/);
    expect(sites("add", "anna").status).toBe(0);
  });

  it("other uses are refused", () => {
    for (const wrong of [[], ["add"], ["list", "anna"], ["upgrade", "a", "b"], ["start", "anna"]])
      expect(sites(...wrong).status).toBe(2);
    expect(sites("remove", "nobody").status).toBe(1);
  });
});
