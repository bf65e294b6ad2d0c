/**
 * `npx node scripts/proofs/hosts.ts`: proves with a real engine what docs/operations.md promises of many sites on one
 * host, and measures what twenty idle ones hold in memory. Ends with 0, or with 1 and what failed. `--built` takes the
 * image that image.ts has built. Needs Docker with Compose, root, and ports 80 and 443; where no registry can be
 * reached also debootstrap and a Caddy on this machine.
 */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { caddyProgram } from "../../tests/support/caddy.ts";
import { postForm, referenceOf, validInsurance } from "../../tests/support/requests.ts";
import { pause } from "../../tests/support/site.ts";
import { attempt, capture, lines, show } from "./container.ts";
import { provideBase } from "./local-base.ts";

const IMAGE = "localhost/versicherungsmakler-website:proof";
const CADDY = "docker.io/library/caddy:2";
const MANY = 20;
const LIMIT_MB = 2500;

if (attempt(["inspect", "sites-caddy"]).status === 0) {
  throw new Error("there are sites on this host; what is proved here would end them");
}

let failures = 0;
/** A copy of what an operator needs of the checkout, with an .env and sites of its own. */
const host = fs.mkdtempSync(path.join(os.tmpdir(), "hosts-"));
const made: string[] = [];

provideBase();
const caddyImage = provideCaddy();
if (process.argv[2] !== "--built") show(["build", "-t", IMAGE, "."]);
fs.cpSync("deploy", path.join(host, "deploy"), { recursive: true });
fs.copyFileSync("compose.yaml", path.join(host, "compose.yaml"));
try {
  useImage(variant("one"));
  await addsAndServes();
  await upgrades();
  for (const name of names()) sites("remove", name);
  await weighs();
} catch (error) {
  check(false, (error as Error).message);
} finally {
  cleanUp();
}
console.log(failures > 0 ? `\n${failures} failed` : "\nAll of it holds.");
process.exit(failures > 0 ? 1 : 0);

function check(holds: boolean, what: string, detail = "") {
  console.log(`${holds ? "ok  " : "FAIL"} ${what}${holds || !detail ? "" : `\n${detail}`}`);
  if (!holds) failures++;
}

// --- images

/** The image with another revision, asked for its health each second, and what else `instructions` change. */
function variant(revision: string, instructions = ""): string {
  const [probe = ""] = lines([
    "image",
    "inspect",
    "-f",
    "{{json .Config.Healthcheck.Test}}",
    IMAGE,
  ]);
  const command = JSON.stringify((JSON.parse(probe) as string[]).slice(1));
  const name = `localhost/sites-proof:${revision}`;
  const file = `FROM ${IMAGE}
LABEL org.opencontainers.image.version=1.0.0 org.opencontainers.image.revision=${revision}
HEALTHCHECK --interval=1s --timeout=5s --retries=20 CMD ${command}
${instructions}`;
  capture(["build", "-t", name, "-"], file);
  made.push(name);
  return name;
}

/** The official one, or, where it can't be had or doesn't run, this machine's in the base image. */
function provideCaddy(): string {
  attempt(["pull", CADDY]);
  if (attempt(["run", "--rm", CADDY, "caddy", "version"]).status === 0) return CADDY;
  if (!caddyProgram) throw new Error("no Caddy");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "caddy-image-"));
  fs.copyFileSync(caddyProgram, path.join(folder, "caddy"));
  fs.writeFileSync(
    path.join(folder, "Dockerfile"),
    `FROM node:24-slim
COPY caddy /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
ENTRYPOINT []
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`,
  );
  const name = "localhost/sites-proof:caddy";
  capture(["build", "-t", name, folder]);
  made.push(name);
  fs.rmSync(folder, { recursive: true });
  return name;
}

// --- the script, and what is asked of it

function useImage(name: string) {
  fs.writeFileSync(path.join(host, ".env"), `SITE_IMAGE=${name}\nCADDY_IMAGE=${caddyImage}\n`);
}

function sites(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("deploy/sites", args, { cwd: host });
  return { status, text: stdout.toString() + stderr.toString() };
}

function sitesLater(...args: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    spawn("deploy/sites", args, { cwd: host, stdio: "ignore" }).once("exit", resolve);
  });
}

function names(): string[] {
  return fs.readdirSync(path.join(host, "sites")).filter((name) => name !== ".caddy");
}

function folder(name: string): string {
  return path.join(host, "sites", name);
}

function imageOf(name: string) {
  return lines(["inspect", "-f", "{{.Image}}", `site-${name}`])[0];
}

function idOf(image: string) {
  return lines(["image", "inspect", "-f", "{{.Id}}", image])[0];
}

/** As an operator does after the first `add`; the mails end as files, and nothing needs a certificate. */
function fillIn(name: string, siteUrl = `http://${name}.test`) {
  const file = path.join(folder(name), ".env");
  const settings = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, settings.replace(/^SITE_URL=.*$/m, `SITE_URL=${siteUrl}`));
  fs.writeFileSync(path.join(folder(name), "config/smtp-url"), "file:/data/mail\n");
}

/** What Caddy answers under this name: the status; 0 where nobody does. */
function get(name: string, at = "/"): Promise<number> {
  return new Promise((resolve) => {
    const options = {
      host: "127.0.0.1",
      path: at,
      headers: { Host: `${name}.test` },
      agent: false as const,
    };
    http
      .get(options, (answer) => resolve(answer.resume().statusCode ?? 0))
      .once("error", () => resolve(0));
  });
}

// --- what it promises

async function addsAndServes() {
  for (const name of ["anna", "berta", "carl"]) {
    const first = sites("add", name);
    check(
      first.status === 0 && first.text.includes("Fill in"),
      `${name}: a folder is made`,
      first.text,
    );
    const empty = sites("add", name);
    check(
      empty.status === 1 && empty.text.includes("isn't filled in"),
      `${name}: nothing starts unfilled`,
      empty.text,
    );
    if (name === "berta") {
      fillIn(name, "http://anna.test");
      const taken = sites("add", name);
      check(
        taken.status === 1 && taken.text.includes("belongs to anna"),
        "no two of one name",
        taken.text,
      );
    }
    fillIn(name);
    const second = sites("add", name);
    check(second.status === 0 && (await get(name)) === 200, `${name}: is served`, second.text);
  }
  const before = lines(["inspect", "-f", "{{.Id}}", "site-anna"])[0];
  const again = sites("add", "anna");
  check(
    again.status === 0 && lines(["inspect", "-f", "{{.Id}}", "site-anna"])[0] === before,
    "added once more, it goes on untouched",
    again.text,
  );
  check((await get("nobody")) === 421, "another name gets no page");
  await apart();
  await isolated();

  const list = sites("list");
  check(
    list.status === 0 && list.text.split("\n").every((line) => line.length <= 80),
    "the list ends with 0, in 80 columns",
    list.text,
  );
  console.log(list.text);
  await oneBroken();
}

/** An enquiry is stored with its own site alone. */
async function apart() {
  const address = lines([
    ...[
      "inspect",
      "-f",
      '{{(index .NetworkSettings.Networks "sites-inside").IPAddress}}',
      "site-anna",
    ],
  ])[0];
  const answer = await postForm(`http://${address}:3000/versicherungen`, validInsurance);
  const reference = referenceOf(answer);
  await pause(1000);
  const held = (name: string) =>
    attempt(["exec", `site-${name}`, "enquiries", "list"]).text.includes(reference);
  check(held("anna") && !held("berta"), "an enquiry is in its own site's volume alone");
}

/** By the network that leads out, no site reaches another; by Caddy's it does, as docs/operations.md says. */
async function isolated() {
  const reaches = (network: string) => {
    const address = lines([
      ...[
        "inspect",
        "-f",
        `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`,
        "site-berta",
      ],
    ])[0];
    const code = `fetch("http://${address}:3000/healthz",{signal:AbortSignal.timeout(3000)}).then(()=>process.exit(0),()=>process.exit(1))`;
    return attempt(["exec", "site-anna", "node", "-e", code]).status === 0;
  };
  check(!reaches("sites-relay"), "by the way out, no site reaches another");
  check(reaches("sites-inside"), "by Caddy's network they reach each other's pages");
}

async function oneBroken() {
  attempt(["stop", "site-carl"]);
  const list = sites("list");
  check(
    list.status === 1 && /^carl .* exited/m.test(list.text),
    "one that is down ends the list with 1",
    list.text,
  );
  check((await get("anna")) === 200, "and the others serve");
  attempt(["restart", "sites-caddy"]);
  await pause(2000);
  check((await get("anna")) === 200, "also after a restart of Caddy");
  const settings = fs.readFileSync(path.join(folder("carl"), ".env"), "utf8");
  fs.appendFileSync(path.join(folder("carl"), ".env"), "REDIRECT_FROM=http://carl.test\n");
  const refused = sites("add", "carl");
  check(
    refused.status === 1 && refused.text.includes("Caddy refuses carl"),
    "what Caddy refuses is taken back",
    refused.text,
  );
  check((await get("carl")) === 200, "and the site serves as before");
  fs.writeFileSync(path.join(folder("carl"), ".env"), settings);
  const mended = sites("add", "carl");
  check(mended.status === 0, "mended, it is taken", mended.text);
}

async function upgrades() {
  const two = variant("two");
  const silent: number[] = [];
  const asking = { on: true };
  const asks = (async () => {
    while (asking.on) {
      const status = await get("anna", "/healthz");
      if (status !== 200) silent.push(status);
      await pause(20);
    }
  })();
  const well = sites("upgrade", two);
  asking.on = false;
  await asks;
  check(
    well.status === 0 && names().every((name) => imageOf(name) === idOf(two)),
    "all are upgraded",
    well.text,
  );
  check(silent.length === 0, "and no request goes without an answer", silent.join());
  const backup = path.join(folder("anna"), "before.sqlite");
  check((fs.statSync(backup).mode & 0o777) === 0o600, "after a backup that is its owner's alone");
  check(sites("upgrade", two).status === 0, "a second time, there is nothing to do");

  const sick = variant("sick", `CMD ["node", "-e", "setInterval(() => {}, 1000)"]`);
  const stopped = sites("upgrade", sick);
  check(
    stopped.status === 1 &&
      stopped.text.includes("stopped at anna") &&
      imageOf("anna") === idOf(two),
    "an unwell version: it stops at the first, and puts the old one back",
    stopped.text,
  );
  check(
    names().every((name) => imageOf(name) === idOf(two)),
    "the others stay as they are",
  );
  check((await get("anna")) === 200, "and it serves");

  const raising = `const {DatabaseSync}=require("node:sqlite");new DatabaseSync("/data/outbox.sqlite").exec("PRAGMA user_version=99");setInterval(()=>{},1000)`;
  const migrating = variant("migrating", `CMD ${JSON.stringify(["node", "-e", raising])}`);
  const kept = sites("upgrade", migrating);
  check(
    kept.status === 1 &&
      kept.text.includes("keeps the new version") &&
      imageOf("anna") === idOf(migrating),
    "where the outbox is of the new version, that one stays, and it says how to go back",
    kept.text,
  );
  const way = kept.text.split("\n").filter((line) => line.startsWith("  "));
  const back = spawnSync("sh", ["-ec", way.join("\n")], { cwd: host });
  check(
    back.status === 0 && imageOf("anna") === idOf(two) && (await get("anna")) === 200,
    "which leads back, word by word",
    back.stderr.toString() + back.stdout.toString(),
  );
}

/** With the image as it is: health checks at their own pace. */
async function weighs() {
  useImage(IMAGE);
  const crowd = Array.from({ length: MANY }, (_, index) => `site${index + 1}`);
  for (const name of crowd) {
    sites("add", name);
    fillIn(name);
  }
  const queue = [...crowd];
  const codes: (number | null)[] = [];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift())
      codes.push(await sitesLater("add", name));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  check(
    codes.every((code) => code === 0),
    `${MANY} are added`,
    codes.join(),
  );
  for (const name of crowd) check((await get(name)) === 200, `${name} shows a page`);
  await pause(60_000);
  const held = ["sites-caddy", ...crowd.map((name) => `site-${name}`)].map(megabytes);
  const sum = Math.round(held.reduce((total, one) => total + one));
  const own = held.slice(1).toSorted((a, b) => a - b);
  console.log(`Caddy ${held[0]} MB, sites ${own[0]} to ${own.at(-1)} MB`);
  check(sum < LIMIT_MB, `${MANY} idle sites and Caddy hold ${sum} MB, within ${LIMIT_MB}`);
  const list = sites("list");
  check(list.status === 0, "all are well", list.text);
}

/** What a container's cgroup holds, files that may go at any time apart: what `docker stats` shows. In MB. */
function megabytes(name: string): number {
  const [usage = ""] = lines(["stats", "--no-stream", "--format", "{{.MemUsage}}", name]);
  const [, number, unit] = /^([\d.]+)(KiB|MiB|GiB)/.exec(usage) ?? [];
  const bytes = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }[unit as "MiB"];
  return Math.round((Number(number) * bytes) / 1e5) / 10;
}

function cleanUp() {
  for (const name of names()) {
    sites("remove", name);
    attempt(["volume", "rm", `site-${name}_data`]);
  }
  attempt(["rm", "-f", "sites-caddy"]);
  attempt(["volume", "rm", "sites_certificates", "sites_caddy-config"]);
  attempt(["network", "rm", "sites-inside", "sites-relay", "sites_public"]);
  attempt(["image", "rm", ...made]);
  fs.rmSync(host, { recursive: true });
}
