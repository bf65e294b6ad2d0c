import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startRelay, type Relay } from "../support/relay";
import { postForm, referenceOf, validFinance, validInsurance } from "../support/requests";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

const DATA_DIR = temporaryFolder();
let relay: Relay;
let site: Site;
const start = () => startSite({ DATA_DIR, SMTP_URL: relay.url, MAIL_TO: "makler@example.de" });
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(async () => {
  await site.end("SIGKILL");
  await relay.stop();
});

const database = () => new DatabaseSync(path.join(DATA_DIR, "outbox.sqlite"), { timeout: 5000 });
/** How many times the digest has been noted, and its lease ended with that. */
function noted(): number {
  const file = database();
  const row = file.prepare("SELECT noted FROM notice WHERE name = 'digest'").get();
  file.close();
  return Number(row?.["noted"] ?? 0);
}
/** As a site leaves it that has been off since then. */
function toldLast(day: string) {
  const file = database();
  file
    .prepare("UPDATE notice SET value = json_set(value, '$.period', ?, '$.at', ?)")
    .run(day, Date.parse(`${day}T08:00:00+01:00`));
  file.close();
}
const send = async (at: string, fields: Record<string, string>) =>
  referenceOf(await postForm(site.url + at, fields));
const digests = () => relay.taken.filter(({ subject }) => subject?.startsWith("Wochenbericht"));

it("the broker gets one, also where the site was off at its hour, and no second one", async () => {
  site = await start();
  await eventually(() => noted() === 1);
  await relay.become({ kind: "reject", code: 550, stage: "data", times: 1 });
  const refused = await send("/versicherungen", validInsurance);
  await site.logged("parked", refused);
  const delivered = await send("/finanzierung", validFinance);
  await site.logged("delivered", delivered);
  await site.end();
  expect(digests()).toEqual([]);

  toldLast("2026-01-05");
  site = await start();
  const digest = await relay.arrival("Wochenbericht");
  expect(digest.subject).toBe("Wochenbericht: 2 Anfragen, 1 zurückgestellt");
  expect(digest.recipients).toEqual(["makler@example.de"]);
  expect(digest.headers.get("auto-submitted")).toBe("auto-generated");
  expect(digest.messageId).toMatch(/^<digest\.\d{4}-\d\d-\d\d@127\.0\.0\.1>$/);
  for (const part of [digest.text, String(digest.html)]) {
    expect(part).toContain("Seit Montag, 5. Januar");
    expect(part).toContain(refused);
    expect(part).not.toContain(delivered);
  }
  const whole = JSON.stringify([digest.headerLines, digest.text, digest.html]);
  for (const typed of ["name", "email", "phone", "message"] as const)
    expect(whole).not.toContain(validInsurance[typed]);
  await eventually(() => noted() === 2);
  await site.end();

  site = await start();
  await eventually(() => noted() === 3);
  await site.end();
  expect(digests()).toHaveLength(1);
});
