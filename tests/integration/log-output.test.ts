import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { mailFile } from "../support/mail-files";
import { postForm, referenceOf, validInsurance } from "../support/requests";
import { eventually, freePort, SERVE, siteEnvironment, temporaryFolder } from "../support/site";

/** A site that has `output` for its standard output and error. */
async function startWith(output: number | "pipe") {
  const [folder, port] = [temporaryFolder(), await freePort()];
  const child: ChildProcess = spawn(process.execPath, [SERVE, "build/index.js"], {
    stdio: ["ignore", output, output],
    env: siteEnvironment({ PORT: String(port), DATA_DIR: folder }),
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    const signal = AbortSignal.timeout(2000);
    return (await fetch(`${url}/healthz`, { signal }).catch(() => undefined))?.ok;
  });
  return { child, url, folder };
}
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

let count = 0;
/** Pages are answered, and an enquiry is accepted and becomes mail. */
async function works({ url, folder }: { url: string; folder: string }) {
  for (let round = 0; round < 5; round++) {
    const page = await fetch(`${url}/kontakt`, { signal: AbortSignal.timeout(10_000) });
    expect(page.status).toBe(200);
  }
  const response = await postForm(`${url}/versicherungen`, {
    ...validInsurance,
    message: `Nummer ${++count}`,
  });
  expect(response.status).toBe(303);
  await mailFile({ dataDir: folder }, referenceOf(response));
}

it("started with a full disk under its log, the site works", async () => {
  const full = fs.openSync("/dev/full", "w");
  const site = await startWith(full);
  await works(site);
  expect(await ended(site.child)).toEqual([0, null]);
  fs.closeSync(full);
});

it("whoever read the log has gone: the site works", async () => {
  const site = await startWith("pipe");
  await works(site);
  site.child.stdout?.destroy();
  site.child.stderr?.destroy();
  await works(site);
  await works(site);
  expect(await ended(site.child)).toEqual([0, null]);
});

it("whoever reads the log has stopped reading: the site works", async () => {
  const fifo = path.join(temporaryFolder(), "fifo");
  execFileSync("mkfifo", [fifo]);
  const full = fs.openSync(fifo, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  // Until not one more line fits.
  expect(() => {
    for (;;) fs.writeSync(full, "x".repeat(4096));
  }).toThrow("EAGAIN");
  const site = await startWith(full);
  await works(site);
  expect(await ended(site.child)).toEqual([0, null]);
  fs.closeSync(full);
});

// Needs root, for a tmpfs.
it.skipIf(process.getuid?.() !== 0)(
  "a disk that fills: the site works, and logs again once there is space",
  async () => {
    const folder = temporaryFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
    try {
      const file = path.join(folder, "log");
      const log = fs.openSync(file, "a");
      const site = await startWith(log);
      await works(site);
      const ballast = path.join(folder, "ballast");
      try {
        for (;;) fs.appendFileSync(ballast, "x".repeat(1024));
      } catch {
        // Full.
      }
      for (let round = 0; round < 60; round++) await fetch(`${site.url}/readyz`);
      await works(site);
      const before = fs.statSync(file).size;
      fs.rmSync(ballast);
      await works(site);
      await eventually(() => fs.statSync(file).size > before);
      expect(await ended(site.child)).toEqual([0, null]);
      expect(fs.readFileSync(file, "utf8")).toContain('"event":"stopped"');
      fs.closeSync(log);
    } finally {
      execFileSync("umount", [folder]);
    }
  },
);

async function ended(child: ChildProcess) {
  child.kill("SIGTERM");
  await eventually(() => child.exitCode !== null || child.signalCode !== null);
  return [child.exitCode, child.signalCode];
}
