/** The real Caddy with the project's own Caddyfile, on free loopback ports, with certificates of its own. */
import { spawn, spawnSync } from "node:child_process";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import tls from "node:tls";
import { findProgram, unpacked } from "../../scripts/program.ts";
import { eventually, freePort, temporaryFolder } from "./site.ts";

const FOLDER = ".cache/caddy";

/** Path of a Caddy. Debian's package is only unpacked: installed, it would begin to serve. */
export const caddyProgram = findProgram({
  name: "Caddy",
  variable: "CADDY_PATH",
  places: [
    "/usr/bin/caddy",
    "/usr/local/bin/caddy",
    "/opt/homebrew/bin/caddy",
    `${FOLDER}/usr/bin/caddy`,
  ],
  attempts: [unpacked("caddy", FOLDER)],
});
if (!caddyProgram) {
  console.warn("No Caddy here, and none to be had: what deploy/Caddyfile promises isn't tested.");
}

/** Before 2.11.2, Caddy tries the connection for a request with a body only once. */
export const repeatsConnectionForBodies = (): boolean => {
  const { stdout } = spawnSync(caddyProgram ?? "", ["version"], { encoding: "utf8" });
  const [major = 0, minor = 0, patch = 0] = stdout.replace(/^v/, "").split(/[ .]/).map(Number);
  return major > 2 || minor > 11 || (minor === 11 && patch >= 2);
};

type Settings = Record<string, string> & { SITE_URL: string };

const ARGUMENTS = ["--config", "deploy/Caddyfile", "--adapter", "caddyfile"];

const environment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "test",
  PATH: process.env["PATH"],
  ...variables,
});

/** What Caddy makes of the Caddyfile: its own configuration as JSON, or why it refuses. */
export function adaptCaddyfile(settings: Settings) {
  const { status, stdout, stderr } = spawnSync(caddyProgram ?? "", ["adapt", ...ARGUMENTS], {
    encoding: "utf8",
    env: environment(settings),
  });
  return { status, stdout, stderr };
}

export type Caddy = { httpPort: number; httpsPort: number; end: () => Promise<void> };

export async function startCaddy(settings: Settings): Promise<Caddy> {
  const [httpPort, httpsPort, home] = [await freePort(), await freePort(), temporaryFolder()];
  const options = [
    "default_bind 127.0.0.1",
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    "local_certs",
    "skip_install_trust",
    `storage file_system ${path.join(home, "storage")}`,
  ];
  const child = spawn(caddyProgram ?? "", ["run", ...ARGUMENTS], {
    stdio: ["ignore", "ignore", "pipe"],
    env: environment({ ...settings, HOME: home, CADDY_GLOBAL_OPTIONS: options.join("\n") }),
  });
  let output = "";
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const names = [settings.SITE_URL, settings["REDIRECT_FROM"] ?? settings.SITE_URL];
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended while starting:\n${output}`);
    const there = await Promise.all(names.map((name) => greets(new URL(name).hostname, httpsPort)));
    return !there.includes(false);
  }, 20_000);
  return {
    httpPort,
    httpsPort,
    end: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Whether a handshake for this name comes about: certificates are made after the start. */
function greets(servername: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTls(port, servername);
    const done = (there: boolean) => {
      socket.destroy();
      resolve(there);
    };
    socket.once("secureConnect", () => done(true)).once("error", () => done(false));
  });
}

/** A connection to Caddy; nobody vouches for its certificates here. */
export const connectTls = (port: number, servername: string, ALPNProtocols = ["http/1.1"]) =>
  tls.connect({ host: "127.0.0.1", port, servername, ALPNProtocols, rejectUnauthorized: false });

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Asks Caddy for `url` as if its names led there; `host` is what the header says instead. */
export function ask(
  caddy: Caddy,
  url: string,
  {
    method = "GET",
    host,
    headers = {},
    body,
  }: {
    method?: string;
    host?: string;
    headers?: http.OutgoingHttpHeaders;
    body?: string;
  } = {},
): Promise<Answer> {
  const { protocol, hostname, pathname, search } = new URL(url);
  const options = {
    method,
    host: "127.0.0.1",
    path: pathname + search,
    headers: { Host: host ?? hostname, ...headers },
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const take = (response: http.IncomingMessage) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    };
    const request =
      protocol === "https:"
        ? https.request(
            {
              ...options,
              port: caddy.httpsPort,
              servername: hostname,
              rejectUnauthorized: false,
            },
            take,
          )
        : http.request({ ...options, port: caddy.httpPort }, take);
    request.on("error", reject);
    request.end(body);
  });
}
