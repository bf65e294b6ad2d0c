/** What every request passes: answers that Node would give, odd targets, faults, limits, the end. */
import fs from "node:fs";
import net from "node:net";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECURITY_HEADERS } from "../../app/door/security-headers.server";
import { rawRequest } from "../support/raw-request";
import { postForm, validInsurance } from "../support/requests";
import { startHelplessSite, startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "1" });
});
afterAll(() => site.end());

const HOST = "Host: 127.0.0.1\r\n";
const ask = (head: string, at = site) => rawRequest(at.url, `${head}\r\n\r\n`, 20_000);
const get = (target: string) => ask(`GET ${target} HTTP/1.1\r\n${HOST}Connection: close`);

function expectProtected(text: string) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(text.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  }
  expect(text).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
}

describe("what Node answers by itself is protected", () => {
  it.each([
    ["no host", "GET / HTTP/1.1", 400],
    ["two hosts", `GET / HTTP/1.1\r\n${HOST}Host: evil.example`, 400],
    ["the same host twice", `GET /about HTTP/1.1\r\n${HOST}${HOST.trim()}`, 400],
    ["no HTTP", "nonsense", 400],
    ["an unknown expectation", `GET / HTTP/1.1\r\n${HOST}Expect: the-unexpected`, 417],
    ["a header too long", `GET / HTTP/1.1\r\n${HOST}X-Long: ${"a".repeat(20_000)}`, 431],
    ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\n${HOST.trim()}`, 405],
    ["no path", `OPTIONS * HTTP/1.1\r\n${HOST.trim()}`, 400],
  ])("%s", async (_case, head, expected) => {
    const { status, text } = await ask(head);
    expect(status).toBe(expected);
    expectProtected(text);
  });

  it("a request that never ends", async () => {
    const { status, text } = await rawRequest(site.url, `GET / HTTP/1.1\r\n${HOST}X: `, 20_000);
    expect(status).toBe(408);
    expectProtected(text);
  });

  it("and asks for https where the site has it", async () => {
    const secure = await startSite({ SITE_URL: "https://makler.example" });
    const { text } = await ask("nonsense", secure);
    await secure.end();
    expect(text).toMatch(/^strict-transport-security: max-age=\d+/im);
  });
});

describe("an odd target", () => {
  it.each([
    "//",
    "//evil.example/",
    "/\\evil.example/x",
    "/\\evil.example/versicherungen",
    "/%",
    "/%ff",
    "/%5cevil.example",
  ])("%s goes home like every other unknown path", async (target) => {
    const { status, text } = await get(target);
    expect(status).toBe(302);
    expect(text).toMatch(/\r\nlocation: \/\r\n/i);
  });

  it("in absolute form is taken", async () => {
    const { status, text } = await get("http://127.0.0.1/versicherungen");
    expect(status).toBe(200);
    expect(text).toContain("<h1");
  });
});

describe("names that every object has", () => {
  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("?%s=1", async (name) => {
    for (const path of ["/", "/versicherungen", "/readyz", "/robots.txt", "/favicon.ico"]) {
      expect((await get(`${path}?${name}=1`)).status, path).toBe(200);
    }
    expect((await get(`/nix?${name}=1`)).status).toBe(302);
  });
});

it("what can't be answered is a German page with status 500, not silence", async () => {
  // A file that was there when the site started, and isn't any more.
  const name = `gone-${crypto.randomUUID()}.txt`;
  fs.writeFileSync(`public/${name}`, "");
  const own = await startSite().finally(() => {
    fs.rmSync(`public/${name}`);
  });
  const answers = await Promise.all([
    ask(`GET /${name} HTTP/1.1\r\n${HOST.trim()}`, own),
    ask(`HEAD /${name} HTTP/1.1\r\n${HOST.trim()}`, own),
  ]);
  const output = own.output();
  await own.end();
  for (const { status, text } of answers) {
    expect(status).toBe(500);
    expectProtected(text);
  }
  expect(answers[0].text).toContain("Hier ist etwas schiefgegangen");
  expect(output).toContain('"event":"request failed"');
});

describe("what scripts ask Remix for", () => {
  const odd = [
    "/versicherungen?_data=routes/finanzierung",
    "/finanzierung?_data=routes/versicherungen",
    "/?_data=root",
    "/about?_data=routes/about",
    "/versicherungen?_data=root&_data=routes/finanzierung",
    "/versicherungen?_data[]=root",
    "/versicherungen?_data=routes/nix",
    "/versicherungen?_data=__proto__",
    "/versicherungen?_data=",
    "/versicherungen?_data",
    "/versicherungen?index",
    "/versicherungen?index&_data=root",
    "/versicherungen?_routes=root",
    "/versicherungen.data?_routes=root",
    "/_root.data",
    "/__manifest?p=/&version=1",
    "/problem/500?_data=routes/problem.$status",
    "/readyz?_data=routes/readyz",
    "/bilder/portrait-000000000000-1.webp?_data=root",
  ];

  it("a visitor asks for it as they like, and no error stands in the log", async () => {
    for (const path of odd) {
      for (const method of ["GET", "HEAD", "POST", "PUT"]) {
        const response = await fetch(site.url + path, {
          method,
          redirect: "manual",
          headers: { "Sec-Fetch-Site": "same-origin" },
          ...(method === "POST" && { body: new URLSearchParams({ email: "x" }) }),
        });
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
        expect(response.headers.get("X-Remix-Error"), `${method} ${path}`).toBeNull();
      }
    }
    await get("/kontakt?_data=root");
    expect(site.output()).not.toContain('"level":"error"');
  });

  it("a form they send gets its redirect as an answer without a body", async () => {
    const body = new URLSearchParams(validInsurance).toString();
    const { status, text } = await ask(
      `POST /versicherungen?_data=routes/versicherungen HTTP/1.1\r\n${HOST}Connection: close\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(status).toBe(204);
    expect(text).toMatch(/\r\nx-remix-redirect: \/versicherungen\?gesendet=/i);
    expect(text).not.toMatch(/\r\n(?:content-length|transfer-encoding):/i);
    expect(text).toMatch(/\r\n\r\n$/);
  });

  it("its own page's data still come", async () => {
    const response = await fetch(`${site.url}/finanzierung?_data=routes/finanzierung`);
    expect(response.headers.get("X-Remix-Response")).toBe("yes");
    expect(await response.json()).toHaveProperty("contact");
  });
});

describe("work that can't be kept has a limit for each client", () => {
  let limited: Site;
  beforeAll(async () => {
    limited = await startSite({ TRUSTED_PROXIES: "1", RATE_LIMIT: "15" });
  });
  afterAll(() => limited.end());
  const from = (client: string) => ({ headers: { "X-Forwarded-For": client } });
  const work = (client: string) =>
    fetch(`${limited.url}/versicherungen?gesendet=7K3M-9PXR`, from(client));

  /** Asks until it is refused: on a slow machine the minute may begin anew in between. */
  async function untilRefused(ask: () => Promise<Response>) {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 600) {
      const answer = await ask();
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    return statuses;
  }

  it("but not what is kept, nor another client's", async () => {
    const statuses = await untilRefused(() => work("192.0.2.1"));
    expect(statuses.length).toBeGreaterThan(60);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));

    expect((await fetch(`${limited.url}/about`, from("192.0.2.1"))).status).toBe(200);
    expect((await fetch(`${limited.url}/readyz`, from("192.0.2.1"))).status).toBe(200);
    expect((await work("198.51.100.1")).status).toBe(200);
  });

  it("forms that are sent again and again are counted, each in its own tongue", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.5" };
    const send = (path: string) => postForm(limited.url + path, { email: "x" }, headers);
    const statuses = await untilRefused(() => send("/versicherungen"));
    expect(statuses.length).toBeGreaterThan(60);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    const page = await send("/versicherungen");
    expect(page.status).toBe(429);
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain('lang="de"');
    const json = await send("/insurancemail.php");
    expect(json.status).toBe(429);
    expect(await json.json()).toMatchObject({ ok: false });
    const data = await send("/versicherungen?_data=routes/versicherungen");
    expect(data.status).toBe(429);
    expect(data.headers.get("Content-Type")).toContain("application/json");
    expect(await data.json()).toHaveProperty("refusal.title");
  });
});

it("what fails outside a page says so in German, and has the protecting headers", async () => {
  const MONITOR_TOKEN = "geheim-und-lang-genug";
  const helpless = await startHelplessSite({ MONITOR_TOKEN });
  const { status, text } = await ask(
    `GET /backlogz?token=${MONITOR_TOKEN} HTTP/1.1\r\n${HOST}Connection: close`,
    helpless,
  );
  await helpless.end();
  expect(status).toBe(500);
  expectProtected(text);
  expect(text).toContain('lang="de"');
  expect(text).not.toContain("Unexpected Server Error");
});

it("who has connected when the site is told to end is still answered", async () => {
  const own = await startSite();
  const { hostname, port } = new URL(own.url);
  // While it stands still, connections are made by the system alone and wait for it, and so does the signal.
  process.kill(own.pid, "SIGSTOP");
  const answers = Array.from({ length: 60 }, () => connectAndAsk(hostname, Number(port)));
  await Promise.all(answers.map(({ sent }) => sent));
  process.kill(own.pid, "SIGTERM");
  const { code } = await own.end("SIGCONT");
  // Listening ended once: remix-serve would close the server again, and print that it was closed.
  expect(own.output()).not.toContain("ERR_SERVER_NOT_RUNNING");
  const texts = await Promise.all(answers.map(({ answered }) => answered));
  expect(texts.filter((text) => text.startsWith("HTTP/1.1 200 ")).length).toBe(60);
  expect(texts.filter((text) => /\r\nconnection: close\r\n/i.test(text)).length).toBeGreaterThan(0);
  expect(code).toBe(0);
});

it("what others do when the process is told to end is left to them", async () => {
  const own = await startSite({
    NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGTERM',()=>console.log('heard'))",
  });
  const { code } = await own.end();
  expect(own.output()).toContain("heard");
  expect(own.output()).not.toContain("ERR_SERVER_NOT_RUNNING");
  expect(code).toBe(0);
});

function connectAndAsk(host: string, port: number) {
  let text = "";
  const socket = net.connect(port, host);
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const sent = new Promise<void>((resolve) => {
    socket.on("connect", () => {
      socket.write(`GET /about HTTP/1.1\r\n${HOST}\r\n`, () => {
        resolve();
      });
    });
  });
  const answered = new Promise<string>((resolve) => {
    socket.on("close", () => {
      resolve(text);
    });
  });
  return { sent, answered };
}
