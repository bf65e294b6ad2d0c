/**
 * `npm run preview -- FOLDER [PORT]`, in the container `preview FOLDER [PORT]`: shows a site's folder beside the running
 * site, on a port of its own. What is sent there ends as files in a temporary folder, which goes when this ends.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";

const [, , folder, givenPort, ...more] = process.argv;
if (folder === undefined || more.length > 0 || !/^\d{0,5}$/.test(givenPort ?? "")) {
  console.error("usage: preview FOLDER [PORT]");
  process.exit(2);
}
const program = path.dirname(import.meta.dirname);
// The image has the build alone, and its port is mapped by who starts it.
const inImage = !fs.existsSync(path.join(program, "app"));
if (!inImage) {
  const { buildIfNeeded } = await import("./build.ts");
  buildIfNeeded();
}

const port = givenPort ?? String(inImage ? 3000 : await freePort());
const address = `http://localhost:${port}`;
const data = fs.mkdtempSync(path.join(os.tmpdir(), "preview-"));
const serve = path.join(program, "node_modules/@remix-run/serve/dist/cli.js");
const site = spawn(process.execPath, [serve, path.join(program, "build/index.js")], {
  // What it logs is the running site's way of telling; here only what is wrong matters.
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    NODE_OPTIONS: process.env["NODE_OPTIONS"],
    ...{ PORT: port, SITE_URL: address, DATA_DIR: data, SITE_DIR: path.resolve(folder) },
    ...(!inImage && { HOST: "localhost" }),
    ...{ SMTP_URL: `file:${path.join(data, "mail")}`, MAIL_TO: "post@makler.example" },
    MAIL_FROM: "Website <website@makler.example>",
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
site.on("exit", (code) => {
  fs.rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(
  `${folder} is shown at ${address}; a saved change is there within 5 s. Ctrl-C ends it.`,
);

async function answers(): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "localhost", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
