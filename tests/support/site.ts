/** Starts the built site as an operator would, on a free loopback port, with a data folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

export type Site = {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything it has printed. */
  output: () => string;
  /** Waits for a line of the log about `event` with `words` in it, and gives it as it was printed. */
  logged: (event: string, words?: string) => Promise<string>;
  /** Sends a signal and waits until the process is gone; gives how it ended. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>;
};

/** As the image runs it: what isn't bounded grows until somebody looks. */
const MEMORY = ["--max-semi-space-size=2", "--max-old-space-size=128"];
const MALLOC_ARENA_MAX = "2";
/** A site's folder: insurance alone, one browser of four items, one of them the broker's own; nobody is named but the broker. */
export const SECOND_SITE = "tests/sites/insurance-alone";

export const SERVE = path.resolve("node_modules/@remix-run/serve/dist/cli.js");

/** `environment` is added to settings that work: files as mail, the shipped site. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = environment["DATA_DIR"] ?? temporaryFolder();
  const port = Number(environment["PORT"] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...MEMORY, SERVE, "build/index.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: siteEnvironment({ PORT: String(port), DATA_DIR: dataDir, ...environment }),
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  await listening(child, url, () => output);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    logged: (event, words = "") =>
      eventually(() =>
        output
          .split("\n")
          .find((line) => line.includes(`"event":"${event}"`) && line.includes(words)),
      ),
    end: (signal) => end(child, signal),
  };
}

/** A site that can neither store an enquiry nor send it: a file is in its folder's way, and no relay listens. */
export function startHelplessSite(environment: Record<string, string> = {}): Promise<Site> {
  const obstacle = path.join(temporaryFolder(), "file");
  fs.writeFileSync(obstacle, "");
  return startSite({
    DATA_DIR: path.join(obstacle, "data"),
    SMTP_URL: "smtp://127.0.0.1:9",
    ...environment,
  });
}

/** Settings that work, for the site and its commands: files as mail, the shipped site. */
export function siteEnvironment(
  settings: Record<"PORT" | "DATA_DIR", string> & Record<string, string>,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    MALLOC_ARENA_MAX,
    HOST: "127.0.0.1",
    SITE_URL: `http://127.0.0.1:${settings.PORT}`,
    SMTP_URL: `file:${path.join(settings.DATA_DIR, "mail")}`,
    MAIL_FROM: "Website <website@example.de>",
    MAIL_TO: "makler@example.de",
    SITE_DIR: "site",
    RATE_LIMIT: "100000",
    ...settings,
  };
}

async function listening(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the site ended while starting:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(20);
  }
  child.kill("SIGKILL");
  throw new Error(`the site didn't start in time:\n${output()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  const begun = performance.now();
  return new Promise<{ code: number | null; ms: number }>((resolve) => {
    const done = () => resolve({ code: child.exitCode, ms: performance.now() - begun });
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", done);
    child.kill(signal);
  });
}

export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until `probe` gives something, at most `withinMs`. */
export async function eventually<T>(
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`nothing came within ${withinMs} ms`);
    await pause(25);
  }
}
