import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { realProfile, writeProfile } from "../../tests/support/profile.ts";
import { startSite } from "../../tests/support/site.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser.ts";
const [path, n, ...blocked] = process.argv.slice(2);
const site = await startSite({ BROKER_FILE: writeProfile(realProfile) });
const browser = await launch({ chromePath: findBrowser(), chromeFlags: ["--headless=new", ...BROWSER_FLAGS] });
for (let i = 0; i < Number(n); i++) {
  const run = await lighthouse(site.url + path, { port: browser.port, onlyCategories: ["performance"], logLevel: "error", blockedUrlPatterns: blocked });
  const a = run!.lhr.audits;
  const m: any = (a["metrics"] as any)?.details?.items?.[0] ?? {};
  console.log("LCP", Math.round(a["largest-contentful-paint"]!.numericValue!), "FCP", Math.round(a["first-contentful-paint"]!.numericValue!), "obsFCP", m.observedFirstContentfulPaint, "obsLCP", m.observedLargestContentfulPaint, "idx", Math.round(run!.lhr.environment.benchmarkIndex));
  for (const r of (a["network-requests"] as any).details.items) console.log("   ", r.url.replace(site.url, "").slice(0, 60), r.priority, r.resourceType, r.transferSize, Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.statusCode);
}
browser.kill(); await site.end();
