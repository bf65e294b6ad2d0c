/**
 * The container engine of this machine. Docker where its engine runs; else podman, which takes the same
 * command line, needs no service in the background, and comes with Debian (apt-get install podman runc).
 */
import { spawnSync } from "node:child_process";

type Engine = { command: "docker" | "podman"; global: string[]; build: string[]; run: string[] };

const ENGINES: Engine[] = [
  { command: "docker", global: [], build: [], run: [] },
  {
    command: "podman",
    // runc starts where cgroups are mixed; crun, podman's first choice, doesn't.
    global: ["--runtime", "runc"],
    // In a chroot, since that works in a sandbox, too. OCI's own format knows no health check.
    build: ["--isolation", "chroot", "--format", "docker"],
    // podman would ask for more than a machine without CAP_SYS_RESOURCE may give.
    run: ["--no-healthcheck", "--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"],
  },
];

function findEngine(): Engine {
  const found = ENGINES.find(({ command }) => spawnSync(command, ["info"]).status === 0);
  if (found) return found;
  throw new Error("No container engine. Install Docker, or: apt-get install podman runc");
}

export const engine = findEngine();

/** Runs the engine with `args`; gives how it ended and what it printed. Never throws. */
export function attempt(args: string[], input: Buffer | string = "") {
  const { status, stdout, stderr } = spawnSync(engine.command, [...engine.global, ...args], {
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, text: stdout.toString() + stderr.toString() };
}

/** The same, and gives the standard output alone, as it is. Throws where it fails. */
export function capture(args: string[], input?: Buffer | string): Buffer {
  const { status, stdout, text } = attempt(args, input);
  if (status === 0) return stdout;
  throw new Error(`${engine.command} ${args.join(" ")}\n${text}`);
}

/** The same, and shows it while it runs. Throws where it fails. */
export function show(args: string[]): void {
  const { status } = spawnSync(engine.command, [...engine.global, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`${engine.command} ${args[0] ?? ""} ended with ${status}`);
}

/** Whole lines of standard output. */
export const lines = (args: string[]) => capture(args).toString().split("\n").filter(Boolean);
