import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailWith } from "../support/mail-files";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, freePort, pause, siteEnvironment, temporaryFolder } from "../support/site";

/** What `npm run dev` needs of the tree; a copy, since the test edits it. */
const TREE = [
  "app",
  "public",
  "scripts",
  "site",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
];

const folder = temporaryFolder();
let child: ChildProcess;
let url: string;
let output = "";

beforeAll(async () => {
  for (const name of [...TREE, ".env.example"]) {
    fs.cpSync(name, path.join(folder, name), { recursive: true });
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...siteEnvironment({ PORT: port, DATA_DIR: path.join(folder, "data") }),
      PATH: [path.resolve("node_modules/.bin"), process.env["PATH"]].join(path.delimiter),
      NODE_ENV: "development",
    },
  });
  const print = (text: Buffer) => (output += text.toString());
  child.stdout?.on("data", print);
  child.stderr?.on("data", print);
  await eventually(() => page("/"), Infinity);
});
afterAll(() => {
  child.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The page, or undefined while the server is being built or started anew. */
async function page(address: string): Promise<string | undefined> {
  if (child.exitCode !== null) throw new Error(`the development server ended:\n${output}`);
  try {
    const answer = await fetch(url + address);
    const text = await answer.text();
    return answer.ok ? text : undefined;
  } catch {
    // Started anew in the middle of an answer.
    return undefined;
  }
}

function edit(file: string, from: string, to: string) {
  const text = fs.readFileSync(file, "utf8");
  expect(text).toContain(from);
  fs.writeFileSync(file, text.replace(from, to));
}

it("shows an edited text", async () => {
  edit(path.join(folder, "app/content/contact.ts"), '"E-Mail"', '"Fernpost"');
  await eventually(async () => (await page("/kontakt"))?.includes("Fernpost"), Infinity);
});

it("a file that the build no longer has isn't found", async () => {
  const answered = async () => {
    const answer = await fetch(`${url}/build/root-GONE.js`).catch(() => undefined);
    return answer?.status;
  };
  expect(await eventually(answered, Infinity)).toBe(404);
});

it("sends an edited mail", async () => {
  const mail = path.join(folder, "app/delivery/broker-mail.server.ts");
  edit(mail, 'insurance: "Versicherung"', 'insurance: "Absicherung"');
  const sentEdited = async () => {
    const message = crypto.randomUUID();
    const answer = await postForm(`${url}/versicherungen`, { ...validInsurance, message }).catch(
      () => undefined,
    );
    if (answer?.status !== 303) return undefined;
    const text = await mailWith({ dataDir: path.join(folder, "data") }, referenceOf(answer));
    return text.includes("Anfrage Absicherung");
  };
  await eventually(sentEdited, Infinity);
});

it("ends, and leaves nobody behind, when it is told to", async () => {
  const begun = performance.now();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  expect(performance.now() - begun).toBeLessThan(10_000);
  while (await fetch(url).catch(() => undefined)) await pause(25);
});
