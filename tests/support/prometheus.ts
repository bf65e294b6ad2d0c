/** The real Prometheus on a free loopback port, with the project's own alert rules. */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findProgram, unpacked } from "../../scripts/program.ts";
import { eventually, freePort, temporaryFolder } from "./site.ts";

const FOLDER = ".cache/prometheus";
export const RULES = "deploy/alerts.yaml";

/** Path of a Prometheus. Debian's package is only unpacked: installed, it would begin to watch. */
export const prometheusProgram = findProgram({
  name: "Prometheus",
  variable: "PROMETHEUS_PATH",
  places: [
    "/usr/bin/prometheus",
    "/usr/local/bin/prometheus",
    "/opt/homebrew/bin/prometheus",
    `${FOLDER}/usr/bin/prometheus`,
  ],
  attempts: [unpacked("prometheus", FOLDER)],
});
if (!prometheusProgram) {
  console.warn("No Prometheus here, and none to be had: deploy/alerts.yaml isn't tested.");
}

/** Runs promtool, which comes along with it. */
export function promtool(args: string[], input = "") {
  const program = path.join(path.dirname(prometheusProgram ?? ""), "promtool");
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", input });
  return { status, output: stdout + stderr };
}

export type Prometheus = {
  /** Names of the alerts that fire for the site that is scraped at `port`. */
  firing: (port: string) => Promise<string[]>;
  end: () => Promise<void>;
};

/** Scrapes 127.0.0.1 at `ports` each second; the alerts fire a second after their reason begins. */
export async function startPrometheus(ports: string[]): Promise<Prometheus> {
  const [port, folder] = [await freePort(), temporaryFolder()];
  const rules = path.join(folder, "rules.yaml");
  fs.writeFileSync(rules, fs.readFileSync(RULES, "utf8").replace(/for: \w+/g, "for: 1s"));
  const config = {
    global: { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" },
    rule_files: [rules],
    scrape_configs: [
      { job_name: "site", static_configs: [{ targets: ports.map((each) => `127.0.0.1:${each}`) }] },
    ],
  };
  const file = path.join(folder, "prometheus.yaml");
  // JSON is YAML.
  fs.writeFileSync(file, JSON.stringify(config));
  const child = spawn(
    prometheusProgram ?? "",
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended while starting:\n${output}`);
    return (await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => undefined))?.ok;
  });
  return {
    async firing(site) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
      const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
      const names = data.alerts
        .filter(({ state, labels }) => state === "firing" && labels.instance.endsWith(`:${site}`))
        .map(({ labels }) => labels.alertname);
      return [...new Set(names)].toSorted();
    },
    end: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

type Alert = { state: string; labels: { alertname: string; instance: string } };
