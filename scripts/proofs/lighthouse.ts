/**
 * `npx node scripts/proofs/lighthouse.ts`: Lighthouse, as a phone on a slow line, on every page of the built site; some minutes.
 * The profile is one as brokers have it: made-up data ask not to be indexed, which costs points. Pages can be named,
 * and how often each is looked at: `npx node scripts/proofs/lighthouse.ts /versicherungen /finanzierung --runs 10`.
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { pages } from "../../app/pages.ts";
import { realProfile, writeProfile } from "../../tests/support/profile.ts";
import { startSite } from "../../tests/support/site.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser.ts";
import { buildIfNeeded } from "../build.ts";
import { endWithVerdict, promise } from "./promises.ts";

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" } },
});
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

buildIfNeeded();
const site = await startSite({ BROKER_FILE: writeProfile(realProfile) });
const browser = await launch({
  chromePath: findBrowser(),
  chromeFlags: ["--headless=new", ...BROWSER_FLAGS],
});
const rows = [];
for (const path of wanted.length > 0 ? wanted : pages.map(({ path }) => path)) {
  for (let run = 0; run < Number(values.runs); run += 1) rows.push(await examine(path));
}
browser.kill();
await site.end();
console.table(rows);
endWithVerdict();

async function examine(page: string) {
  const run = await lighthouse(site.url + page, {
    port: browser.port,
    onlyCategories: CATEGORIES,
    logLevel: "error",
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${page}`);
  const { lhr } = run;
  if (lhr.runtimeError) console.log(`       ${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  );
  const value = (audit: string) =>
    Math.round((lhr.audits[audit]?.numericValue ?? NaN) * 1000) / 1000;
  const [lcp, tbt, cls] = [
    Math.round(value("largest-contentful-paint")),
    Math.round(value("total-blocking-time")),
    value("cumulative-layout-shift"),
  ];
  const wanting = Object.values(scores).some((score) => score < 100);
  promise(!wanting, `${page}: ${Object.values(scores).join(", ")}, all 100`);
  if (wanting) console.log(faults(lhr));
  promise(
    lcp <= 1200 && tbt < 50 && cls === 0,
    `${page}: LCP ${lcp} ms <= 1200, TBT ${tbt} ms < 50, CLS ${cls} = 0`,
  );
  // How fast the machine was, by Lighthouse's own measure: what the times depend on.
  const machine = Math.round(lhr.environment.benchmarkIndex);
  return { page, ...scores, "LCP ms": lcp, "TBT ms": tbt, CLS: cls, machine };
}

/** The audits that cost points. */
function faults({ audits, categories }: Result): string {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `       ${id}: ${audits[id]?.title ?? ""} ${audits[id]?.displayValue ?? ""}`)
    .join("\n");
}
