/** `npm test`: everything, in the order in which a fault shows soonest. Ends with "N passed, N failed". */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

type Count = { passed: number; failed: number; skipped: number };

const reports = fs.mkdtempSync(path.join(os.tmpdir(), "reports-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

check("formatting", "prettier", "--check", ".");
check("lint", "eslint", ".");
check("types", "tsc");
if (check("build", "npm", "run", "--silent", "build")) {
  suite("unit and integration", vitest);
  suite("browser", playwright);
}

fs.rmSync(reports, { recursive: true });
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);

/** One command that is right or wrong. */
function check(name: string, command: string, ...args: string[]): boolean {
  const ok = run(name, command, args);
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
  return ok;
}

/** A runner of many tests; one that ends badly without saying which counts as one failure. */
function suite(name: string, runner: (name: string) => { ok: boolean; count: Count | undefined }) {
  const { ok, count } = runner(name);
  add(count ?? { passed: 0, failed: 0, skipped: 0 });
  if ((!ok && !count?.failed) || !count) add({ passed: 0, failed: 1, skipped: 0 });
}

function vitest(name: string) {
  const report = path.join(reports, "vitest.json");
  const args = ["run", "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json"];
  const ok = run(name, "vitest", [...args, `--outputFile.json=${report}`]);
  type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
  const found = readJson(report) as Report | undefined;
  const count = found && {
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests,
  };
  return { ok, count };
}

function playwright(name: string) {
  const report = path.join(reports, "playwright.json");
  const args = ["test", "-c", "tests/playwright.config.ts"];
  const ok = run(name, "playwright", args, { PLAYWRIGHT_JSON: report });
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const stats = (readJson(report) as Report | undefined)?.stats;
  const count = stats && {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return { ok, count };
}

function run(name: string, command: string, args: string[], environment = {}): boolean {
  console.log(`\n== ${name}`);
  const program = command === "node" ? process.execPath : command;
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function readJson(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

function add(count: Count) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
