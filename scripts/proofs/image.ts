/**
 * `npx node scripts/proofs/image.ts`: builds the committed Dockerfile and proves that what docs/operations.md promises of the
 * container is true, with the restrictions that compose.yaml gives it. Ends with 0, or with 1 and what failed.
 * Needs Docker, or root with podman and runc; where no registry can be reached also debootstrap.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parse } from "yaml";
import { startRelay } from "../../tests/support/relay.ts";
import { postForm, referenceOf, validInsurance } from "../../tests/support/requests.ts";
import { eventually, freePort, pause } from "../../tests/support/site.ts";
import { attempt, capture, engine, lines, show } from "./container.ts";
import { editLive, liveEdits } from "./live-edits.ts";
import { provideBase } from "./local-base.ts";

const IMAGE = "localhost/versicherungsmakler-website:proof";
const PREFIX = `site-proof-${process.pid}`;
const REQUIRED = ["SITE_URL", "SMTP_URL", "MAIL_FROM", "MAIL_TO", "SITE_DIR"];
const PAGES = [
  ...["/", "/versicherungen", "/finanzierung", "/about", "/kontakt", "/impressum", "/datenschutz"],
  ...["/erstinformation", "/erstinformation.pdf", "/robots.txt", "/sitemap.xml", "/favicon.ico"],
  ...["/healthz", "/readyz"],
];

let failures = 0;
const figures: [string, string][] = [];

const base = provideBase();
build();
try {
  weigh();
  refusesToStart();
  await serves();
  await changesLive();
  await keepsWhatWaits();
} catch (error) {
  check(false, (error as Error).message);
} finally {
  cleanUp();
}
console.log(`\nFigures (${engine.command}, base ${base})`);
for (const [name, value] of figures) console.log(`  ${name.padEnd(44)}${value}`);
console.log(failures > 0 ? `\n${failures} failed` : "\nAll of it holds.");
process.exit(failures > 0 ? 1 : 0);

function check(holds: boolean, what: string, detail = "") {
  console.log(`${holds ? "ok  " : "FAIL"} ${what}${holds || !detail ? "" : `\n${detail}`}`);
  if (!holds) failures++;
}

function build() {
  const revision = spawnSync("git", ["describe", "--always", "--dirty"]).stdout.toString().trim();
  const { version } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { version: string };
  const labels = { VERSION: version, REVISION: revision, CREATED: new Date().toISOString() };
  const args = Object.entries(labels).flatMap(([name, value]) => [
    "--build-arg",
    `${name}=${value}`,
  ]);
  show(["build", ...engine.build, ...args, "-t", IMAGE, "."]);
}

// --- what is in it

function weigh() {
  const size = (image: string) => Number(lines(["image", "inspect", "-f", "{{.Size}}", image])[0]);
  const whole = size(IMAGE);
  const bare = size("docker.io/library/node:24-slim");
  figure("image, unpacked", megabytes(whole));
  figure("  base", megabytes(bare));
  figure("  this project's layers", megabytes(whole - bare));
  for (const line of lines([
    "history",
    "--no-trunc",
    "--format",
    "{{.Size}}|{{.CreatedBy}}",
    IMAGE,
  ])) {
    const [layer = "", by = ""] = line.split("|");
    const what = /(COPY|ADD) .*|rm -rf .*/.exec(by)?.[0].replace(/\w+:[0-9a-f]{64}/, "…");
    if (what && !layer.startsWith("0")) figure(`    ${what.slice(0, 38)}`, layer);
  }
  const unwanted = "typescript node @remix-run/dev vitest playwright eslint esbuild".split(" ");
  const present = inside(
    ["sh", "-c", "ls -d $0 $@ 2>/dev/null; true"],
    [
      ...unwanted.map((name) => `/app/node_modules/${name}`),
      ...["/app/app", "/app/.env.example", "/app/tests", "/usr/local/bin/npm", "/app/.git"],
    ],
  );
  const { components } = JSON.parse(inside(["cat", "sbom.cdx.json"], [])) as {
    components: { purl: string }[];
  };
  const listed = (name: string) =>
    components.some(({ purl }) => purl.startsWith(`pkg:npm/${name}@`));
  check(
    listed("%40remix-run/serve") && listed("nodemailer") && !listed("vitest"),
    `its bill of materials lists ${components.length} packages, those that run`,
  );
  check(present === "", "no development package, source, npm or settings file is in it", present);
}

/** What a command prints in a container that has no settings. */
function inside(command: string[], args: string[]): string {
  const options = ["--rm", "--network", "none", ...engine.run];
  return capture(["run", ...options, IMAGE, ...command, ...args])
    .toString()
    .trim();
}

// --- how it is run

type Running = { name: string; url: string };
type Settings = Record<string, string>;

/** The restrictions of the service in compose.yaml, as options of the command line. */
function restrictions(): string[] {
  const { site } = (parse(fs.readFileSync("compose.yaml", "utf8")) as Compose).services;
  return [
    ...["--user", site.user, "--pids-limit", String(site.pids_limit), "--memory", site.mem_limit],
    ...(site.read_only ? ["--read-only"] : []),
    ...site.cap_drop.flatMap((name) => ["--cap-drop", name]),
    ...site.security_opt.flatMap((option) => ["--security-opt", option.replace(/:true$/, "")]),
    ...site.tmpfs.flatMap((mount) => ["--tmpfs", mount]),
  ];
}

type Compose = {
  services: {
    site: {
      user: string;
      read_only: boolean;
      tmpfs: string[];
      cap_drop: string[];
      security_opt: string[];
      pids_limit: number;
      mem_limit: string;
    };
  };
};

function options(settings: Settings, volume?: string, config?: string): string[] {
  const profile = `${path.resolve("site/broker.yaml")}:/config/broker.yaml:ro`;
  return [
    ...["--network", "host", ...engine.run, ...restrictions()],
    ...["-v", config ?? profile],
    ...(volume ? ["-v", `${volume}:/data`] : []),
    ...Object.entries(settings).flatMap(([name, value]) => ["-e", `${name}=${value}`]),
  ];
}

async function start(settings: Settings, volume: string, config?: string): Promise<Running> {
  const { PORT = "" } = settings;
  const running = { name: `${PREFIX}-${PORT}`, url: `http://127.0.0.1:${PORT}` };
  capture(["run", "-d", "--name", running.name, ...options(settings, volume, config), IMAGE]);
  try {
    await answersAt(running.url);
  } catch {
    throw new Error(`the container doesn't serve:\n${attempt(["logs", running.name]).text}`);
  }
  return running;
}

function answersAt(url: string) {
  return eventually(() => fetch(url).then(({ ok }) => ok, () => false), 20_000); // prettier-ignore
}

async function settingsFor(relay: string): Promise<Settings> {
  const PORT = String(await freePort());
  return {
    PORT,
    HOST: "127.0.0.1",
    SITE_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: relay,
    MAIL_FROM: "Website <website@makler.example>",
    MAIL_TO: "post@makler.example",
    BROKER_FILE: "/config/broker.yaml",
    RATE_LIMIT: "1000000",
  };
}

function execute({ name }: Running, ...command: string[]) {
  return attempt(["exec", name, ...command]);
}

/** Asks it to end, and tells how it did. After 10 s the engine kills it: then the code is 137. */
function stop(running: Running) {
  const begun = performance.now();
  capture(["stop", "-t", "10", running.name]);
  const ms = Math.round(performance.now() - begun);
  const [code] = lines(["inspect", "-f", "{{.State.ExitCode}}", running.name]);
  check(code === "0" && ms < 10_000, `ends by itself on SIGTERM (${ms} ms)`, `code ${code}`);
  return ms;
}

// --- what it does

function refusesToStart() {
  const good = Object.fromEntries(REQUIRED.map((name) => [name, "x"]));
  const run = (settings: Settings) => attempt(["run", "--rm", ...options(settings), IMAGE]);
  const nothing = run({});
  const named = REQUIRED.filter((name) => nothing.text.includes(`${name} is missing`));
  check(
    nothing.status === 78 && named.length === REQUIRED.length,
    "without settings it doesn't start, and names all five at once",
    nothing.text,
  );
  for (const name of REQUIRED) {
    const { status, text } = run({ ...good, [name]: "" });
    check(status === 78 && text.includes(`${name} is missing`), `nor without ${name}`, text);
  }
}

async function serves() {
  const relay = await startRelay();
  const settings = await settingsFor(relay.url);
  const begun = performance.now();
  const site = await start(settings, `${PREFIX}-a`);
  figure("start: from run to the first 200", `${Math.round(performance.now() - begun)} ms`);

  confined(site);
  const bad: string[] = [];
  for (const page of PAGES) {
    // An unknown path is sent home, which must not count as an answer.
    const { status } = await fetch(site.url + page, { redirect: "manual" });
    if (status !== 200) bad.push(`${page}: ${status}`);
  }
  check(bad.length === 0, `answers ${PAGES.length} paths`, bad.join("\n"));
  await servesAssets(site);
  checkHealth(site);

  const reference = await enquire(site);
  const mail = await relay.arrival(reference).catch(() => undefined);
  check(mail?.text.includes("/anfrage/") ?? false, "an enquiry arrives as e-mail, with links");

  await pause(2000);
  figure("resident memory after the start", residentMemory(site));
  const perSecond = await burden(site, 10_000);
  figure("resident memory after 10,000 requests", residentMemory(site));
  figure("  answered", `${perSecond} requests/s`);

  figure("end on SIGTERM", `${stop(site)} ms`);
  await relay.stop();
}

function confined(site: Running) {
  const status = execute(site, "cat", "/proc/1/status").text;
  const of = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)?.[1];
  check(of("Uid") === "10001", "runs as user 10001", status);
  check(/^0+$/.test(of("CapEff") ?? ""), "has no capability", status);
  check(of("NoNewPrivs") === "1", "can gain none", status);
  const command = execute(site, "cat", "/proc/1/cmdline").text;
  check(command.includes("remix-serve"), "process 1 is remix-serve", command);
  const write = (file: string) =>
    execute(site, "node", "-e", `fs.writeFileSync(${JSON.stringify(file)},"")`).text;
  check(write("/app/build/index.js").includes("EROFS"), "its root file system is read-only");
  check(write("/data/probe") === "", "/data can be written");
  const secret = execute(site, "stat", "-c", "%a %u", "/data/link-secret").text.trim();
  check(secret === "600 10001", "has made a secret for the links, its user's alone", secret);
}

async function servesAssets(site: Running) {
  const html = await fetch(site.url).then((answer) => answer.text());
  const [asset = "/no-asset"] = /\/build\/[^"]+\.(css|js)/.exec(html) ?? [];
  const { status, headers } = await fetch(site.url + asset);
  const cached = headers.get("cache-control")?.includes("immutable");
  check(status === 200 && cached === true, "serves its assets, for good", `${asset}: ${status}`);
}

function checkHealth(site: Running) {
  const format = "{{json .Config.Healthcheck.Test}}";
  const [json = "[]"] = lines(["image", "inspect", "-f", format, IMAGE]);
  const [kind, ...command] = JSON.parse(json) as string[];
  const { status, text } = execute(site, ...command);
  check(kind === "CMD" && status === 0, "its health check says healthy", text);
}

async function enquire({ url }: Running): Promise<string> {
  const message = `Bitte melden. ${Math.random()}`;
  const answer = await postForm(`${url}/versicherungen`, { ...validInsurance, message });
  if (answer.status !== 303) throw new Error(`an enquiry was answered with ${answer.status}`);
  return referenceOf(answer);
}

/** Pages, eight at a time. Gives how many a second. */
async function burden({ url }: Running, requests: number): Promise<number> {
  const pages = PAGES.filter((page) => !page.includes("."));
  const begun = performance.now();
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const page = pages[sent++ % pages.length]!;
      const answer = await fetch(url + page, { redirect: "manual" });
      if (!answer.ok) throw new Error(`${page} answers with ${answer.status} under load`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return Math.round(requests / ((performance.now() - begun) / 1000));
}

function residentMemory(site: Running): string {
  const status = execute(site, "cat", "/proc/1/status").text;
  return megabytes(Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) * 1024);
}

/** A folder that is mounted: what is saved in it outside is live inside, and what is wrong in it changes nothing. */
async function changesLive() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "folder-"));
  fs.chmodSync(folder, 0o755);
  fs.copyFileSync("site/broker.yaml", path.join(folder, "broker.yaml"));
  const settings = await settingsFor("smtp://127.0.0.1:9");
  delete settings["BROKER_FILE"];
  const site = await start(
    { ...settings, SITE_DIR: "/config" },
    `${PREFIX}-d`,
    `${folder}:/config:ro`,
  );
  try {
    for (const edit of liveEdits) {
      const ms = await editLive(edit, folder, site.url).catch((error: unknown) => error as Error);
      const late = ms instanceof Error;
      check(!late, `${edit.what}: live within 5 s`, late ? ms.message : "");
      if (!late) figure(`live over the mount: ${edit.what}`, `${ms} ms`);
    }
    const text = () => fetch(site.url).then((answer) => answer.text());
    const before = await text();
    fs.writeFileSync(path.join(folder, "home.yaml"), "healdine:\n  both: Falsch.\n");
    const fault = /home\.yaml, line 1, column 1: there is no key .*healdine/;
    const told = await eventually(() => fault.test(attempt(["logs", site.name]).text), 5000).catch(
      () => false,
    );
    const checked = execute(site, "check", "--json");
    check(told && fault.test(checked.text), "a fault is logged, and check shows it", checked.text);
    check((await text()) === before, "and changes nothing");
    fs.writeFileSync(
      path.join(folder, "home.yaml"),
      'headline:\n  both: "Vorher ansehen, dann zeigen."\n',
    );
    await previews(folder);
  } finally {
    stop(site);
    capture(["rm", site.name]);
    fs.rmSync(folder, { recursive: true });
  }
}

/** As docs/site.md has it: a container of its own, beside the running one. */
async function previews(folder: string) {
  const port = String(await freePort());
  const name = `${PREFIX}-preview`;
  const mapped = ["-p", `127.0.0.1:${port}:${port}`, "-v", `${folder}:/vorschau:ro`];
  const run = ["run", "-d", "--name", name, ...engine.run, ...mapped, IMAGE];
  capture([...run, "preview", "/vorschau", port]);
  const url = `http://127.0.0.1:${port}`;
  const up = await answersAt(url).catch(() => false);
  const shown = up ? await fetch(url).then((answer) => answer.text()) : "";
  const { text } = attempt(["logs", name]);
  check(
    shown.includes("dann zeigen.") && text.includes(`localhost:${port}`),
    "preview shows the folder",
    text,
  );
  capture(["stop", "-t", "10", name]);
  const [code] = lines(["inspect", "-f", "{{.State.ExitCode}}", name]);
  check(code === "0", "and ends when it is told to", `code ${code}`);
  capture(["rm", name]);
}

/** The relay is down: what was accepted survives the container, and a backup survives the volume. */
async function keepsWhatWaits() {
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  const settings = await settingsFor(nobody);
  const site = await start(settings, `${PREFIX}-b`);
  const reference = await enquire(site);
  await eventually(() => attempt(["logs", site.name]).text.includes('"delayed"'));
  const backup = attempt(["exec", site.name, "backup"]);
  check(backup.status === 0, `a backup while it runs (${backup.stdout.length} bytes)`, backup.text);
  const refused = restore(backup.stdout, `${PREFIX}-b`);
  check(refused.text.includes("stop the site first"), "no restore while it runs", refused.text);
  stop(site);
  capture(["rm", site.name]);
  await arrives(reference, settings, `${PREFIX}-b`, "in a new container on the same volume");

  const restored = restore(backup.stdout, `${PREFIX}-c`);
  check(restored.status === 0, "the backup is restored into a new volume", restored.text);
  await arrives(reference, settings, `${PREFIX}-c`, "from the restored backup");
}

function restore(backup: Buffer, volume: string) {
  return attempt(["run", "-i", "--rm", ...options({}, volume), IMAGE, "restore"], backup);
}

async function arrives(reference: string, settings: Settings, volume: string, how: string) {
  const relay = await startRelay();
  const site = await start({ ...settings, SMTP_URL: relay.url }, volume);
  // The next attempt is due half a minute after the first one.
  const mail = await relay.arrival(reference, 90_000).catch(() => undefined);
  check(mail !== undefined, `what waited arrives, with the same reference, ${how}`);
  stop(site);
  capture(["rm", site.name]);
  await relay.stop();
}

function cleanUp() {
  const containers = lines(["ps", "-a", "--filter", `name=${PREFIX}`, "--format", "{{.Names}}"]);
  for (const name of containers) attempt(["rm", "-f", name]);
  const volumes = lines(["volume", "ls", "--format", "{{.Name}}"]);
  for (const name of volumes) if (name.startsWith(PREFIX)) attempt(["volume", "rm", name]);
}

function figure(name: string, value: string) {
  figures.push([name, value]);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
