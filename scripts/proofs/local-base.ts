/**
 * Where no registry can be reached: an image like the official one, made of Debian's packages and npm's, under
 * its name, so that the committed Dockerfile is what is built. Needs root, debootstrap and a Debian mirror.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { attempt, lines, show } from "./container.ts";

const BASE = "docker.io/library/node:24-slim";
const MARK = "local.stand-in";

/** What the Dockerfile starts from, and whether it is the real one. */
export function provideBase(): string {
  if (attempt(["image", "inspect", BASE]).status !== 0 && attempt(["pull", BASE]).status !== 0) {
    console.log(`${BASE} can't be pulled; making a stand-in from Debian's and npm's packages`);
    makeStandIn();
  }
  const [labels = ""] = lines(["image", "inspect", "-f", "{{json .Config.Labels}}", BASE]);
  return labels.includes(MARK) ? `${BASE} (a stand-in made here)` : BASE;
}

function makeStandIn() {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "base-"));
  const root = path.join(work, "root");
  const archive = path.join(work, "root.tar");
  try {
    run("debootstrap", "--variant=minbase", "bookworm", root);
    // As in Debian's slim image.
    for (const folder of ["usr/share/doc", "usr/share/man", "usr/share/locale", "usr/share/info"])
      fs.rmSync(path.join(root, folder), { recursive: true, force: true });
    for (const folder of ["var/lib/apt/lists", "var/cache/apt", "var/log"])
      empty(path.join(root, folder));
    addNode(root);
    run("tar", "--numeric-owner", "-C", root, "-cf", archive, ".");
    show([
      ...["import", "--change", `LABEL ${MARK}=true`],
      ...["--change", 'ENTRYPOINT ["docker-entrypoint.sh"]', "--change", 'CMD ["node"]'],
      ...["--change", "ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"],
      ...[archive, BASE],
    ]);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Node and npm as they are running here, where the official image has them; and its script in front. */
function addNode(root: string) {
  const bin = path.join(root, "usr/local/bin");
  const modules = path.join(root, "usr/local/lib/node_modules");
  fs.copyFileSync(process.execPath, path.join(bin, "node"));
  const npm = process.env["npm_execpath"];
  if (!npm) throw new Error("run this as npx node scripts/proofs/image.ts");
  fs.cpSync(path.resolve(npm, "../.."), path.join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name));
  trust(root);
  fs.writeFileSync(path.join(bin, "docker-entrypoint.sh"), '#!/bin/sh\nexec "$@"\n', {
    mode: 0o755,
  });
}

/** A network with an authority of its own: npm has to know it while the image is built. */
function trust(root: string) {
  const authorities = process.env["NODE_EXTRA_CA_CERTS"];
  if (!authorities) return;
  const inside = "/usr/local/etc/authorities.crt";
  fs.mkdirSync(path.join(root, "usr/local/etc"), { recursive: true });
  fs.copyFileSync(authorities, path.join(root, inside));
  fs.writeFileSync(path.join(root, "usr/local/etc/npmrc"), `cafile=${inside}\n`);
}

function empty(folder: string) {
  for (const entry of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, entry), { recursive: true });
}

function run(command: string, ...args: string[]) {
  const { status, error, stderr } = spawnSync(command, args, { maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new Error(`${command} failed: ${error?.message ?? stderr.toString().slice(-2000)}`);
}
