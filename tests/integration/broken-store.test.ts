import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wordsOf } from "../support/html";
import { startRelay, type Relay } from "../support/relay";
import { postForm, postJson, referenceOf, validCall, validFinance } from "../support/requests";
import { eventually, startSite, temporaryFolder, type Site } from "../support/site";

/** A file where the data folder should be: nothing can be stored until it is gone. */
let obstacle: string;
let relay: Relay;
let site: Site;
beforeAll(async () => {
  obstacle = path.join(temporaryFolder(), "data");
  fs.writeFileSync(obstacle, "");
  relay = await startRelay();
  site = await startSite({ DATA_DIR: obstacle, SMTP_URL: relay.url });
});
afterAll(async () => {
  await site.end();
  await relay.stop();
});

const sendForm = (message: string) =>
  postForm(`${site.url}/finanzierung`, { ...validFinance, message });

describe("while nothing can be stored", () => {
  it("the site serves, but says that it isn't ready", async () => {
    expect((await fetch(`${site.url}/versicherungen`)).status).toBe(200);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  });

  it("an enquiry is accepted where the relay takes it at once, and sent twice it is one", async () => {
    const [first, second] = [await sendForm("Direkt"), await sendForm("Direkt")];
    expect(first.status).toBe(303);
    expect(referenceOf(second)).toBe(referenceOf(first));
    expect(relay.taken.filter(({ text }) => text.includes(referenceOf(first)))).toHaveLength(1);
  });

  it("where the relay doesn't, it is 503: everything typed kept, phone and e-mail shown", async () => {
    await relay.become({ kind: "refuse" });
    const response = await sendForm("Bleibt stehen");
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain("Deine Anfrage konnte nicht angenommen werden");
    for (const kept of ["Bleibt stehen", 'value="erika@kunde.example"', 'selected="">Neubau']) {
      expect(html).toContain(kept);
    }
    expect(
      html.match(/type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/g),
    ).toHaveLength(2);
    const note = wordsOf(/<div class="[^"]*\bsummary\b[\s\S]*?<\/div>/.exec(html)?.[0] ?? "");
    expect(note).toContain("+49 30 1234567");
    expect(note).toContain("makler@example.de");
  });

  it("a relay is waited for as long as a visitor waits: 18 s are enough, a hanging one ends in 503", async () => {
    await relay.become({ kind: "slow", ms: 18_000 });
    const other = { relay: await startRelay(), folder: path.join(temporaryFolder(), "data") };
    await other.relay.become({ kind: "hang" });
    fs.writeFileSync(other.folder, "");
    const hanging = await startSite({ DATA_DIR: other.folder, SMTP_URL: other.relay.url });
    const [slow, never] = await Promise.all([
      sendForm("Langsam"),
      postForm(`${hanging.url}/finanzierung`, { ...validFinance, message: "Hängt" }),
    ]);
    await hanging.end();
    await other.relay.stop();
    expect(slow.status).toBe(303);
    expect(never.status).toBe(503);
    const taken = relay.taken.filter(({ text }) => text.includes(referenceOf(slow)));
    expect(taken).toHaveLength(1);
  });

  it.each(["/insurancemail.php", "/financemail.php"])(
    "%s answers 503 in JSON",
    async (endpoint) => {
      await relay.become({ kind: "refuse" });
      const response = await postJson(site.url + endpoint, validCall);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ ok: false });
    },
  );
});

it("works again by itself once there is a place", async () => {
  fs.rmSync(obstacle);
  await eventually(async () => (await fetch(`${site.url}/readyz`)).ok, 5000);
  const response = await sendForm("Wieder da");
  expect(response.status).toBe(303);
  await relay.become({ kind: "accept" });
  await relay.arrival(referenceOf(response));
});
