/** What deploy/ has for several replicas, Kubernetes' part against its schemas, both against the site itself. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments, type ScalarTag } from "yaml";
import { parseEnvironment } from "../../app/config/environment.server";

const MANIFEST = "deploy/kubernetes/site.yaml";
/** Where the door says how long a stop takes: 8 s, 2 s for those who have just connected. */
const STOP_SECONDS = 10;

const KINDS = { ConfigMap, Deployment, PodDisruptionBudget, Service };
const MODULES = {
  ConfigMap: "kubernetes-models/v1",
  Deployment: "kubernetes-models/apps/v1",
  PodDisruptionBudget: "kubernetes-models/policy/v1",
  Service: "kubernetes-models/v1",
};

type Kind = keyof typeof KINDS;
type Named = { kind: Kind; metadata: { name: string } };

function manifests(): Named[] {
  return parseAllDocuments(fs.readFileSync(MANIFEST, "utf8")).map((each) => {
    expect([...each.errors, ...each.warnings]).toEqual([]);
    return each.toJS() as Named;
  });
}

const only = <T>(list: T[] | undefined): T => {
  expect(list).toHaveLength(1);
  return list![0]!;
};

/** As the interface of its kind has it: a member that this lacks is a fault, however deep. */
function typeFaults(documents: Named[]): string[] {
  const name = path.resolve("tests/integration/manifests.checked.ts");
  const text = documents
    .map(
      (one, at) =>
        `export const m${at}: import("${MODULES[one.kind]}").I${one.kind} = ${JSON.stringify(one)};`,
    )
    .join("\n");
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([name], options, {
    ...host,
    fileExists: (file) => file === name || host.fileExists(file),
    getSourceFile: (file, version, ...rest) =>
      file === name
        ? ts.createSourceFile(name, text, version)
        : host.getSourceFile(file, version, ...rest),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

describe("the manifest for Kubernetes", () => {
  const documents = manifests();
  const of = <K extends Kind>(kind: K) =>
    new KINDS[kind](only(documents.filter((one) => one.kind === kind))) as InstanceType<
      (typeof KINDS)[K]
    >;
  const deployment = of("Deployment");
  const pod = deployment.spec!.template.spec!;
  const container = only(pod.containers);
  const settings = of("ConfigMap").data ?? {};

  it("is of the kinds that belong together, each as its schema has it", () => {
    expect(documents.map(({ kind }) => kind)).toEqual([
      "ConfigMap",
      "Deployment",
      "Service",
      "PodDisruptionBudget",
    ]);
    for (const { kind } of documents) expect(() => of(kind).validate()).not.toThrow();
    expect(typeFaults(documents)).toEqual([]);
  });

  it("would be refused with a member that is spelt wrongly, or of another type", () => {
    const [wrong] = structuredClone(documents.filter(({ kind }) => kind === "Deployment")) as [
      Named & { spec: { replicas: unknown; template: { spec: Record<string, unknown> } } },
    ];
    wrong.spec.template.spec["terminationGracePeriodSecond"] = 20;
    expect(typeFaults([wrong]).join()).toContain("terminationGracePeriodSecond");
    wrong.spec.replicas = "two";
    expect(() => new Deployment(wrong as never).validate()).toThrow("replicas must be integer");
  });

  it("finds its pods by one label, and leads to the port that the site listens at", () => {
    const labels = { "app.kubernetes.io/name": "site" };
    expect(deployment.spec?.template.metadata?.labels).toEqual(labels);
    expect(deployment.spec?.selector.matchLabels).toEqual(labels);
    expect(of("Service").spec?.selector).toEqual(labels);
    expect(of("PodDisruptionBudget").spec?.selector?.matchLabels).toEqual(labels);
    expect(only(pod.topologySpreadConstraints).labelSelector?.matchLabels).toEqual(labels);
    const port = only(container.ports);
    expect(only(of("Service").spec?.ports).targetPort).toBe(port.name);
    expect(dockerfile()).toContain(`PORT=${port.containerPort} `);
  });

  it("probes addresses that the site has", () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    const probes = [startupProbe, readinessProbe, livenessProbe].map((each) => each?.httpGet);
    expect(probes.map((each) => each?.path)).toEqual(["/readyz", "/healthz", "/healthz"]);
    expect(probes.map((each) => each?.port)).toEqual(["http", "http", "http"]);
    const routes = fs.readFileSync("app/routes/$.ts", "utf8");
    for (const each of probes) expect(routes).toContain(`"${each?.path}"`);
  });

  it("waits as long as the site may take to end, and has one stay meanwhile", () => {
    const before = Number(container.lifecycle?.preStop?.exec?.command?.at(-1));
    expect(before).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + STOP_SECONDS + 5);
    expect(deployment.spec?.replicas).toBe(2);
    expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(of("PodDisruptionBudget").spec?.minAvailable).toBe(1);
  });

  it("restricts the container as compose.yaml does", () => {
    const { site } = composeFile("compose.yaml").services;
    expect(`${pod.securityContext?.runAsUser}:${pod.securityContext?.runAsGroup}`).toBe(site?.user);
    expect(pod.securityContext?.runAsNonRoot).toBe(true);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: site?.cap_drop },
    });
    expect(container.resources?.limits?.["memory"]).toBe(
      String(site?.mem_limit).replace("m", "Mi"),
    );
    expect(pod.automountServiceAccountToken).toBe(false);
  });

  it("hands the site settings that it knows, and files that are mounted", () => {
    expect(container.envFrom).toEqual([{ configMapRef: { name: of("ConfigMap").metadata?.name } }]);
    const mounted = Object.fromEntries(
      (container.volumeMounts ?? []).map(({ name, mountPath }) => [name, mountPath]),
    );
    expect(pod.volumes?.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(mounted).toSorted(),
    );
    expect(settings["SITE_DIR"]).toBe(mounted["site-folder"]);
    const example = fs.readFileSync(".env.example", "utf8");
    for (const [name, value] of Object.entries(settings)) {
      expect(example, name).toMatch(new RegExp(`\\b${name.replace(/_FILE$/, "")}\\b`));
      if (name.endsWith("_FILE")) expect(path.dirname(value)).toBe(mounted["secrets"]);
    }
    expect(dockerfile()).toContain(`DATA_DIR=${mounted["data"]} `);
    // With an address of somebody's, the rest stands as it is.
    const files = Object.entries(settings).filter(([name]) => !name.endsWith("_FILE"));
    const read = parseEnvironment({
      ...Object.fromEntries(files),
      SITE_DIR: "site",
      SMTP_URL: "smtp://127.0.0.1",
    });
    expect(read).toHaveProperty("settings");
  });

  it("says how the secret and the folder are made that it names", () => {
    const text = fs.readFileSync(MANIFEST, "utf8");
    const files = Object.entries(settings)
      .filter(([name]) => name.endsWith("_FILE"))
      .map(([, value]) => `--from-file=${path.basename(value)}`);
    const volumes = pod.volumes ?? [];
    const secret = volumes.find(({ name }) => name === "secrets")?.secret?.secretName;
    const folder = volumes.find(({ name }) => name === "site-folder")?.configMap?.name;
    const made = new RegExp(`create secret generic ${secret} (.*)`).exec(text)?.[1]?.split(" ");
    expect(made?.toSorted()).toEqual(files.toSorted());
    expect(text).toContain(`create configmap ${folder} --from-file=`);
  });
});

describe("the Compose file for two replicas", () => {
  const file = composeFile("deploy/replicas/compose.yaml");
  const { "site-one": one, "site-two": two, database, caddy } = file.services;

  it("has two of one kind, both behind Caddy", () => {
    expect(one).toEqual(two);
    expect(caddy?.environment?.["SITE_UPSTREAM"]).toBe("site-one:3000 site-two:3000");
    expect(Object.keys(caddy?.depends_on ?? {})).toEqual(["site-one", "site-two"]);
    expect(caddy?.environment?.["BALANCING"]).toContain("health_uri /healthz");
  });

  it("mounts every file that it names", () => {
    const base = composeFile("compose.yaml").services["site"];
    for (const [name, value] of Object.entries({ ...base?.environment, ...one?.environment })) {
      const file = /^(?:\$\{\w+:?-)?(\/[^}]*)\}?$/.exec(String(value))?.[1];
      if (!file || name === "SITE_DIR") continue;
      expect(file, name).toMatch(/^\/config\/|^\/data\//);
    }
    expect(one?.volumes).toEqual(["../../config:/config:ro"]);
    const secrets = Object.keys(file.secrets ?? {}).toSorted();
    expect(database?.secrets?.toSorted()).toEqual(secrets);
    const used = [JSON.stringify(database), fs.readFileSync("deploy/replicas/role.sh", "utf8")];
    for (const name of secrets) expect(used.join()).toContain(`/run/secrets/${name}`);
    for (const volume of database?.volumes ?? []) {
      const from = volume.split(":")[0]!;
      if (from.startsWith("."))
        expect(fs.existsSync(path.join("deploy/replicas", from))).toBe(true);
    }
    // They are secrets; neither git nor the image may have them.
    for (const list of [".gitignore", ".dockerignore"])
      expect(fs.readFileSync(list, "utf8")).toMatch(/^\/?database\/?$/m);
  });

  it("lets nobody reach the database but the sites", () => {
    expect(database?.networks).toEqual(["storage"]);
    expect(file.networks?.["storage"]).toEqual({ internal: true });
    expect(database?.ports).toBeUndefined();
    expect(caddy?.networks).toBeUndefined();
    expect(composeFile("compose.yaml").services["caddy"]?.networks).not.toContain("storage");
    const rules = fs
      .readFileSync("deploy/replicas/access.conf", "utf8")
      .split("\n")
      .filter((line) => line.startsWith("host") && !line.includes(" 127.0.0.1/32 "));
    expect(rules.map((line) => line.split(/\s+/))).toEqual([
      ["hostssl", "site", "site", "all", "scram-sha-256"],
    ]);
  });

  it("leaves durable what PostgreSQL makes durable", () => {
    expect(JSON.stringify(database?.command)).not.toMatch(/fsync|full_page|synchronous/);
  });

  it("has a script that a shell can read", () => {
    expect(spawnSync("sh", ["-n", "deploy/replicas/role.sh"]).status).toBe(0);
  });
});

type ComposeService = {
  user?: string;
  cap_drop?: string[];
  mem_limit?: string;
  environment?: Record<string, unknown>;
  depends_on?: object;
  volumes?: string[];
  networks?: string[];
  secrets?: string[];
  ports?: unknown;
  command?: string[];
};
type ComposeFile = {
  services: Record<string, ComposeService>;
  networks?: Record<string, unknown>;
  secrets?: Record<string, unknown>;
};

/** Its own tags say how Compose joins files. */
function composeFile(name: string): ComposeFile {
  const as = (tag: string, collection?: "seq" | "map"): ScalarTag =>
    ({
      tag,
      ...(collection && { collection }),
      resolve: (value: { toJSON?: () => unknown } | string) => value,
    }) as never;
  return parse(fs.readFileSync(name, "utf8"), {
    customTags: [as("!override", "seq"), as("!override", "map"), as("!reset")],
  }) as ComposeFile;
}

function dockerfile(): string {
  return fs.readFileSync("Dockerfile", "utf8");
}
