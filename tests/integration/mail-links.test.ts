/** The links in the broker's mail: what looks at them changes nothing, what presses a button does, once. */
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LINK_ACTIONS, linkPath } from "../../app/enquiry/mail-links.server";
import { runCommand } from "../support/command";
import { wordsOf } from "../support/html";
import { mailFiles } from "../support/mail-files";
import { LINK_SECRET, linkedMail } from "../support/mail-links";
import { rawRequest } from "../support/raw-request";
import { startRelay } from "../support/relay";
import { postForm, referenceOf, validFinance, validInsurance } from "../support/requests";
import {
  eventually,
  freePort,
  startHelplessSite,
  startSite,
  temporaryFolder,
  type Site,
} from "../support/site";

const DEAD = "Dieser Link gilt nicht mehr";

let site: Site;
beforeAll(async () => {
  site = await startSite({ LINK_SECRET });
});
afterAll(() => site.end());

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(address, { method, headers, redirect: "manual" });
const press = (address: string, headers?: Record<string, string>) => postForm(address, {}, headers);

/** What is kept of an enquiry. */
function rowOf({ dataDir }: Site, reference: string) {
  const database = new DatabaseSync(path.join(dataDir, "outbox.sqlite"), { readOnly: true });
  try {
    return database.prepare("SELECT * FROM enquiry WHERE reference = ?").get(reference);
  } finally {
    database.close();
  }
}
function counted({ dataDir }: Site, name: string): number {
  const database = new DatabaseSync(path.join(dataDir, "outbox.sqlite"), { readOnly: true });
  try {
    const sql = "SELECT coalesce(sum(count), 0) AS count FROM tally WHERE name = ?";
    return database.prepare(sql).get(name)?.["count"] as number;
  } finally {
    database.close();
  }
}
/** Once its delivery stands there as well. */
const settledRow = (asked: Site, reference: string) =>
  eventually(() => {
    const row = rowOf(asked, reference);
    return row?.["state"] === "delivered" ? row : undefined;
  });
/** Whether the text stands in any file of the outbox. */
const isKept = ({ dataDir }: Site, text: string) =>
  fs
    .readdirSync(dataDir)
    .filter((name) => name.startsWith("outbox"))
    .some((name) => fs.readFileSync(path.join(dataDir, name)).includes(text));

/** All of an answer but when it was made. */
async function whole(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== "date");
  return { status: answer.status, headers, body: await answer.text() };
}

describe("who only looks", () => {
  const looks: Record<string, string>[] = [
    {},
    { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" },
    { "User-Agent": "Mozilla/5.0 (compatible; Microsoft Outlook SafeLinks)" },
    { "User-Agent": "Barracuda Sentinel (EE)" },
    { "User-Agent": "Mimecast; URL Protect" },
    { "User-Agent": "GoogleImageProxy" },
    { "User-Agent": "facebookexternalhit/1.1" },
    { "User-Agent": "curl/8.5.0", Accept: "*/*" },
    { Purpose: "prefetch", "Sec-Purpose": "prefetch;prerender" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
    { "X-HTTP-Method-Override": "POST", "X-Method-Override": "POST" },
    { "Content-Type": "application/x-www-form-urlencoded" },
  ];

  it("changes nothing, whoever it is and however often", async () => {
    const { reference, addresses, mail } = await linkedMail(site);
    expect(addresses).toHaveLength(3);
    const before = await settledRow(site, reference);
    const inHtml = Array.from(
      String(mail.html).matchAll(/href="(https?:[^"]*)"/g),
      ([, href = ""]) => href,
    );
    expect(inHtml).toEqual(addresses);
    for (const address of addresses) {
      for (const headers of looks) {
        for (const method of ["GET", "HEAD"]) {
          for (const query of ["", "?_method=post", "?_data=root", "?button="]) {
            const answer = await get(address + query, headers, method);
            expect(answer.status, `${method} ${address}${query}`).toBe(200);
          }
        }
      }
      // A scanner may press buttons of forms that are sent by GET: there is none.
      const html = await (await get(address)).text();
      expect(html.match(/<form[^>]*>/g)).toEqual(['<form method="post">']);
      expect(html).not.toMatch(/http-equiv="refresh"|<script[^>]*src=|<iframe|<img[^>]*anfrage/);
    }
    expect(rowOf(site, reference)).toEqual(before);
    expect(mailFiles(site, reference)).toHaveLength(1);
    for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE"]) {
      const answer = await get(addresses[0]!, { "Sec-Fetch-Site": "same-origin" }, method);
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
    }
    expect(rowOf(site, reference)).toEqual(before);
  });

  it("is asked, by its reference, with one button", async () => {
    const { reference, addresses } = await linkedMail(site);
    for (const address of addresses) {
      const html = await (await get(address)).text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main.match(/<h1/g)).toHaveLength(1);
      expect(main.match(/<button/g)).toHaveLength(1);
      expect(main).not.toMatch(/<input|<textarea|<select/);
      expect(wordsOf(main)).toContain(`Anfrage ${reference}`);
      expect(wordsOf(main)).not.toContain("Erika");
    }
  });

  it("leaves no trace of where it was: nothing is kept, found, handed on or remembered", async () => {
    const { links } = await linkedMail(site);
    const done = await press(links.erledigt);
    const answers = [links.spam, links.nochmal, `${site.url}/anfrage/erledigt`];
    for (const answer of [done, ...(await Promise.all(answers.map((each) => get(each))))]) {
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("ETag")).toBeNull();
      expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    }
  });
});

describe("who presses the button", () => {
  it("erledigt: what was written is gone at once, and the page after it can be loaded again", async () => {
    const { reference, message, links } = await linkedMail(site);
    const before = await settledRow(site, reference);
    expect(isKept(site, message)).toBe(true);
    const spam = counted(site, "spam");
    const answer = await press(links.erledigt);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/anfrage/erledigt");
    expect(await answer.text()).toBe("");
    expect(rowOf(site, reference)).toMatchObject({ content: null, state: "delivered" });
    expect(before["content"]).not.toBeNull();
    expect(isKept(site, message)).toBe(false);
    expect(counted(site, "spam")).toBe(spam);
    for (let reload = 0; reload < 2; reload++) {
      const page = await get(`${site.url}/anfrage/erledigt`);
      expect(page.status).toBe(200);
      const words = wordsOf(await page.text());
      expect(words).toContain("hat den Inhalt der Anfrage gelöscht");
      expect(words).not.toContain(reference);
    }
    await site.logged("link used", reference);
  });

  it("spam: the same, and it is counted once", async () => {
    const { message, links } = await linkedMail(site);
    const spam = counted(site, "spam");
    for (let time = 0; time < 3; time++) await press(links.spam);
    expect(isKept(site, message)).toBe(false);
    expect(counted(site, "spam")).toBe(spam + 1);
  });

  it("nochmal: the same mail comes once more to all, each time", async () => {
    const relay = await startRelay();
    const resent = await startSite({
      LINK_SECRET,
      SMTP_URL: relay.url,
      MAIL_TO: "makler@example.de, buero@example.de",
    });
    try {
      const fields = { ...validInsurance, message: "Bitte zweimal" };
      const reference = referenceOf(await postForm(`${resent.url}/versicherungen`, fields));
      const first = await relay.arrival(reference);
      const [link = ""] = /http.*nochmal.*/.exec(first.text) ?? [];
      for (let count = 2; count <= 3; count++) {
        await settledRow(resent, reference);
        const answer = await press(link);
        expect(answer.status).toBe(303);
        expect(answer.headers.get("Location")).toBe("/anfrage/nochmal");
        await eventually(() => relay.taken.length === count);
      }
      for (const again of relay.taken) {
        expect(again.recipients).toEqual(["makler@example.de", "buero@example.de"]);
        expect([again.text, again.html]).toEqual([first.text, first.html]);
        expect([again.messageId, again.date]).toEqual([first.messageId, first.date]);
      }
      await settledRow(resent, reference);
      expect((await get(link.replace("nochmal", "spam"))).status).toBe(404);
      expect((await get(link)).status).toBe(200);
    } finally {
      await resent.end();
      await relay.stop();
    }
  });

  it("twice at once: done once, and nothing breaks", async () => {
    const { reference, links } = await linkedMail(site);
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(links.erledigt)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([303, 404, 404, 404, 404, 404]);
    expect(rowOf(site, reference)).toMatchObject({ content: null });
  });

  it("works in a browser that says of the page no more than that it says nothing", async () => {
    const { links } = await linkedMail(site);
    const answer = await fetch(links.erledigt, {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: "null" },
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
  });

  it.each<[string, RequestInit, number]>([
    ["another site", { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
    ["another site, in an old browser", { headers: { Origin: "https://evil.example" } }, 403],
    ["too much", { body: new URLSearchParams({ x: "x".repeat(70_000) }) }, 413],
    ["another type", { body: "{}", headers: { "Content-Type": "application/json" } }, 415],
  ])("from %s: refused, and nothing happens", async (_name, options, status) => {
    const { reference, links } = await linkedMail(site);
    const before = await settledRow(site, reference);
    const body = new URLSearchParams();
    const answer = await fetch(links.spam, {
      method: "POST",
      body,
      redirect: "manual",
      ...options,
    });
    expect(answer.status).toBe(status);
    expect(wordsOf(await answer.text())).toContain("Zur Startseite");
    expect(rowOf(site, reference)).toEqual(before);
  });

  it("before anybody has it: nothing more is sent", async () => {
    const nobody = await startSite({ LINK_SECRET, SMTP_URL: "smtp://127.0.0.1:9" });
    try {
      const fields = { ...validInsurance, message: "Noch unterwegs" };
      const reference = referenceOf(await postForm(`${nobody.url}/versicherungen`, fields));
      await nobody.logged("delayed", reference);
      const { received_at: at } = rowOf(nobody, reference) as { received_at: number };
      const receivedAt = new Date(at).toISOString();
      const link = linkPath(LINK_SECRET, { reference, receivedAt }, "erledigt");
      expect((await press(nobody.url + link)).status).toBe(303);
      expect(rowOf(nobody, reference)).toMatchObject({ content: null, state: "delivered" });
      const { stdout } = await runCommand("enquiries", ["backlog"], { DATA_DIR: nobody.dataDir });
      expect(stdout).not.toMatch(/[1-9]\d* waiting/);
    } finally {
      await nobody.end();
    }
  });
});

describe("a link that isn't valid", () => {
  it("is the same to the letter, whatever is the matter with it", async () => {
    const [mine, used, erased, foreign] = await Promise.all(
      Array.from({ length: 4 }, () => linkedMail(site)),
    );
    for (const { reference } of [mine!, used!, erased!]) await settledRow(site, reference);
    expect((await press(used!.links.spam)).status).toBe(303);
    await runCommand("enquiries", ["delete", erased!.reference], { DATA_DIR: site.dataDir });
    const signatureOf = (link: string) => link.slice(link.lastIndexOf("/") + 1);
    const { links, reference } = mine!;
    const signature = signatureOf(links.erledigt);
    const dead = [
      // Forged.
      links.erledigt.replace(signature, "A".repeat(22)),
      links.erledigt.replace(signature, signature.toLowerCase()),
      // For another action, another enquiry, or one that there isn't.
      links.erledigt.replace("/erledigt/", "/spam/"),
      links.erledigt.replace(signature, signatureOf(foreign!.links.erledigt)),
      links.erledigt.replace(reference, "2222-2222"),
      // Used, with its neighbours, and erased.
      ...Object.values(used!.links),
      ...Object.values(erased!.links),
      // Broken on its way.
      links.erledigt.slice(0, -1),
      links.erledigt.slice(0, -23),
      `${links.erledigt}A`,
      `${links.erledigt}/`,
      `${links.erledigt}%0A`,
      `${links.erledigt}%`,
      links.erledigt.replace("/erledigt", "//erledigt"),
      links.erledigt.replace("-", "%2D"),
      links.erledigt.replace(signature, encodeURIComponent("ä".repeat(22))),
      links.erledigt.replace(signature, "A".repeat(9000)),
      `${site.url}/anfrage/../anfrage/x`,
      `${site.url}/anfrage/constructor`,
    ];
    const expected = await whole(await get(dead[0]!));
    expect(expected.status).toBe(404);
    expect(wordsOf(expected.body)).toContain(DEAD);
    for (const address of dead) {
      expect(await whole(await get(address)), address.slice(0, 200)).toEqual(expected);
      expect(await whole(await press(address)), address.slice(0, 200)).toEqual(expected);
    }
    const head = await get(dead[0]!, {}, "HEAD");
    expect(head.status).toBe(404);
    // The one that was there all the time still is.
    for (const address of Object.values(links)) expect((await get(address)).status).toBe(200);
    expect(rowOf(site, reference)).toMatchObject({ content: expect.any(String) });
  });

  it("nor are bytes that no browser sends", async () => {
    for (const target of ["/anfrage/\u00e4/spam/x", "/anfrage/\\x/..%2f", "/anfrage/a%00b"]) {
      const bytes = Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, "latin1");
      const { status } = await rawRequest(site.url, bytes);
      expect([302, 400, 404], target).toContain(status);
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

it("ten thousand guesses get no further than any client, and another one isn't held up", async () => {
  const RATE_LIMIT = 30;
  const strict = await startSite({ LINK_SECRET, RATE_LIMIT: "30", TRUSTED_PROXIES: "1" });
  try {
    const { reference, links } = await linkedMail(strict);
    await settledRow(strict, reference);
    const begun = performance.now();
    const statuses: Record<number, number> = {};
    let sent = 0;
    const guesser = async () => {
      while (sent++ < 10_000) {
        const random = crypto.getRandomValues(new Uint8Array(16));
        const guess = Buffer.from(random).toString("base64url");
        const address = links.erledigt.replace(/[^/]+$/, guess);
        const headers = { "X-Forwarded-For": "192.0.2.7" };
        const { status, body } = await (sent % 2 ? get(address, headers) : press(address, headers));
        await body?.cancel();
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, guesser));
    const minutes = Math.ceil((performance.now() - begun) / 60_000) + 1;
    expect(Object.keys(statuses)).toEqual(["404", "429"]);
    expect(statuses[404]).toBeLessThanOrEqual(4 * RATE_LIMIT * minutes);
    const other = { "X-Forwarded-For": "198.51.100.7" };
    expect((await get(links.erledigt, other)).status).toBe(200);
    expect((await press(links.erledigt, other)).status).toBe(303);
  } finally {
    await strict.end();
  }
});

it("no signature stands in the log, whatever was asked for and whatever became of it", async () => {
  const { reference, links } = await linkedMail(site);
  const signatures = Object.values(links).map((link) => link.slice(link.lastIndexOf("/") + 1));
  for (const address of Object.values(links)) {
    await get(address);
    await get(`${address}?x=1`);
    await get(`${address}%`);
    await get(address.replace("/anfrage/", "/anfrage/%E0%A4%A/"));
    await press(address, { "Sec-Fetch-Site": "cross-site" });
  }
  await press(links.nochmal);
  await press(links.spam);
  await press(links.spam);
  await site.logged("request", `"path":"/anfrage/${reference}/spam","status":303`);
  await site.logged("request", `"path":"/anfrage/${reference}/spam","status":404`);
  await site.logged("request", `"path":"/anfrage/-","status":404`);
  const helpless = await startHelplessSite({ LINK_SECRET });
  try {
    const path = new URL(links.erledigt).pathname;
    for (const answer of [await get(helpless.url + path), await press(helpless.url + path)]) {
      expect(answer.status).toBe(500);
      expect(wordsOf(await answer.text())).toContain("Hier ist etwas schiefgegangen");
    }
    await helpless.logged("error", `"path":"/anfrage/${reference}/erledigt"`);
    for (const signature of signatures) {
      expect(site.output()).not.toContain(signature);
      expect(helpless.output()).not.toContain(signature);
    }
    // What a program prints of its own accord is no line of the log.
    expect(
      site
        .output()
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("{")),
    ).toHaveLength(1);
  } finally {
    await helpless.end();
  }
});

describe("there are none", () => {
  it("without a secret: no mail has any, and their addresses are like any other", async () => {
    const plain = await startSite();
    try {
      const { mail, addresses } = await linkedMail(plain);
      expect(addresses).toEqual([]);
      expect(mail.text).not.toContain("Noch ist diese Anfrage");
      const link = linkPath(
        LINK_SECRET,
        { reference: "7K3M-9PXR", receivedAt: "2026-01-01" },
        "spam",
      );
      for (const address of [link, "/anfrage/spam", "/anfrage/x"]) {
        const answer = await get(plain.url + address);
        expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
        expect((await press(plain.url + address)).status).toBe(405);
      }
    } finally {
      await plain.end();
    }
  });

  it("where an enquiry is erased as soon as it was delivered", async () => {
    const forgetful = await startSite({ LINK_SECRET, RETENTION_DAYS: "0" });
    try {
      expect((await linkedMail(forgetful)).addresses).toEqual([]);
    } finally {
      await forgetful.end();
    }
  });

  it("where it was delivered without being stored", async () => {
    const mails = path.join(temporaryFolder(), "mail");
    const unstored = await startHelplessSite({ LINK_SECRET, SMTP_URL: `file:${mails}` });
    try {
      const sent = await postForm(`${unstored.url}/finanzierung`, validFinance);
      expect(sent.status).toBe(303);
      const [name = ""] = fs.readdirSync(mails).filter((each) => each.endsWith(".eml"));
      const mail = await simpleParser(fs.readFileSync(path.join(mails, name)));
      expect(mail.text).toContain("Erika Mustermann");
      expect(`${mail.text}${String(mail.html)}`).not.toContain("/anfrage/");
    } finally {
      await unstored.end();
    }
  });
});

describe("a secret of the site's own", () => {
  it("is made once by however many start with it; commands neither make nor miss it", async () => {
    const folder = temporaryFolder();
    const LINK_SECRET_FILE = path.join(folder, "link-secret");
    for (const [name, args] of [
      ["check", []],
      ["enquiries", ["backlog"]],
    ] as const) {
      const plain = await runCommand(name, [...args], { DATA_DIR: site.dataDir });
      const more = { DATA_DIR: site.dataDir, LINK_SECRET_FILE };
      expect((await runCommand(name, [...args], more)).code, name).toBe(plain.code);
    }
    expect(fs.existsSync(LINK_SECRET_FILE)).toBe(false);
    const sites = await Promise.all(
      Array.from({ length: 3 }, () => startSite({ LINK_SECRET_FILE })),
    );
    try {
      expect(fs.readdirSync(folder).filter((name) => name.startsWith("link"))).toEqual([
        "link-secret",
      ]);
      expect(fs.statSync(LINK_SECRET_FILE).mode & 0o777).toBe(0o600);
      const secret = fs.readFileSync(LINK_SECRET_FILE, "utf8").trim();
      for (const each of sites) {
        const { reference, links } = await linkedMail(each);
        const { received_at: at } = rowOf(each, reference) as { received_at: number };
        const receivedAt = new Date(at).toISOString();
        for (const action of LINK_ACTIONS)
          expect(links[action]).toBe(
            each.url + linkPath(secret, { reference, receivedAt }, action),
          );
        expect((await get(links.spam)).status).toBe(200);
        expect(each.output()).not.toContain(secret);
      }
    } finally {
      await Promise.all(sites.map((each) => each.end()));
    }
  });

  it("stays over a restart", async () => {
    const DATA_DIR = temporaryFolder();
    const LINK_SECRET_FILE = path.join(DATA_DIR, "link-secret");
    const PORT = String(await freePort());
    const first = await startSite({ DATA_DIR, LINK_SECRET_FILE, PORT });
    const { links } = await linkedMail(first);
    await first.end();
    const second = await startSite({ DATA_DIR, LINK_SECRET_FILE, PORT });
    try {
      expect((await press(links.erledigt)).status).toBe(303);
    } finally {
      await second.end();
    }
  });

  it("that can't be made: no links, a warning, and all else goes on", async () => {
    const obstacle = path.join(temporaryFolder(), "file");
    fs.writeFileSync(obstacle, "");
    const LINK_SECRET_FILE = path.join(obstacle, "link-secret");
    const without = await startSite({ LINK_SECRET_FILE });
    try {
      const warning = await without.logged("no links in mail");
      expect(JSON.parse(warning)).toMatchObject({ level: "warn", file: LINK_SECRET_FILE });
      expect((await linkedMail(without)).addresses).toEqual([]);
    } finally {
      await without.end();
    }
  });
});
