import { once } from "node:events";
import http from "node:http";
import http2 from "node:http2";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  adaptCaddyfile,
  ask,
  caddyProgram,
  connectTls,
  startCaddy,
  type Caddy,
} from "../support/caddy";
import { validInsurance } from "../support/requests";
import { freePort, pause, startSite, type Site } from "../support/site";

const NAME = "www.makler.test";
const SITE_URL = `https://${NAME}`;
const REDIRECT_FROM = "https://makler.test";
const TYPE = "application/x-www-form-urlencoded";

describe.skipIf(!caddyProgram)("SITE_URL for Caddy", () => {
  it.each([`${SITE_URL}/`, `${SITE_URL}/pfad`, `${SITE_URL}?a`, `${SITE_URL}/*`, ""])(
    "%j stops its start",
    (wrong) => {
      const { status, stdout } = adaptCaddyfile({ SITE_URL: wrong });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    },
  );

  it.each([SITE_URL, "http://localhost", `${SITE_URL}:8443`])("%j is right", (right) => {
    expect(adaptCaddyfile({ SITE_URL: right }).status).toBe(0);
  });
});

describe.skipIf(!caddyProgram)("the site behind Caddy", () => {
  let site: Site;
  let caddy: Caddy;
  beforeAll(async () => {
    site = await startSite({ SITE_URL, TRUSTED_PROXIES: "1", RATE_LIMIT: "2" });
    caddy = await startCaddy({ SITE_URL, REDIRECT_FROM, SITE_UPSTREAM: site.url.slice(7) });
  });
  afterAll(async () => {
    await caddy.end();
    await site.end();
  });

  it("answers at every path, and takes an enquiry", async () => {
    for (const path of ["/", "/kontakt", "/healthz", "/robots.txt"]) {
      const { status, text } = await ask(caddy, SITE_URL + path);
      expect({ path, status, empty: text === "" }).toEqual({ path, status: 200, empty: false });
    }
    const sent = await ask(caddy, `${SITE_URL}/versicherungen`, {
      method: "POST",
      headers: { "Content-Type": TYPE, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams(validInsurance).toString(),
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/versicherungen\?gesendet=/);
  });

  it("leads from http to https, under its own name alone", async () => {
    expect(await ask(caddy, `http://${NAME}/kontakt?a=1`)).toMatchObject({
      status: 308,
      headers: { location: `${SITE_URL}/kontakt?a=1` },
    });
    for (const host of ["evil.test", "127.0.0.1", `${NAME}.evil.test`]) {
      for (const url of [`http://${NAME}/kontakt`, `${SITE_URL}/kontakt`]) {
        const { status, headers } = await ask(caddy, url, { host });
        expect({ host, url, status, location: headers.location }).toEqual({
          host,
          url,
          status: 421,
          location: undefined,
        });
      }
    }
    await expect(ask(caddy, "https://evil.test/")).rejects.toThrow(/alert|EPROTO|ECONNRESET/i);
  });

  it("leads from the domain without www to itself, under HSTS", async () => {
    const { status, headers } = await ask(caddy, `${REDIRECT_FROM}/finanzierung?autokredit=1`);
    expect(status).toBe(308);
    expect(headers.location).toBe(`${SITE_URL}/finanzierung?autokredit=1`);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}$/);
    expect((await ask(caddy, `http://makler.test/`)).headers.location).toBe(`${REDIRECT_FROM}/`);
  });

  describe.concurrent("whoever is slow", () => {
    const head = `POST /versicherungen HTTP/1.1\r\nHost: ${NAME}\r\nContent-Type: ${TYPE}\r\nSec-Fetch-Site: same-origin\r\n`;
    const stalled = 60_000;

    it.each([
      ["with a length", `${head}Content-Length: 500\r\n\r\nname=Erika`],
      ["without one", `${head}Transfer-Encoding: chunked\r\n\r\na\r\nname=Erika\r\n`],
      ["of which nothing came", `${head}Content-Length: 500\r\n\r\n`],
    ])(
      "reads a refusal, not an empty 200, for a body %s",
      { timeout: stalled },
      async (_, sent) => {
        const socket = connectTls(caddy.httpsPort, NAME);
        let text = "";
        socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
        socket.write(sent);
        await once(socket, "close");
        expect(text).toMatch(/^HTTP\/1\.1 408 /);
        expect(text).toContain("Diese Anfrage konnte nicht gelesen werden");
      },
    );

    it("over HTTP/2, too", { timeout: stalled }, async () => {
      const client = http2.connect(SITE_URL, {
        createConnection: () => connectTls(caddy.httpsPort, NAME, ["h2"]),
      });
      const request = client.request(
        { ":method": "POST", ":path": "/versicherungen", "content-type": TYPE },
        { endStream: false },
      );
      request.write("name=Erika");
      const [headers] = (await once(request, "response")) as [http2.IncomingHttpHeaders];
      client.destroy();
      expect(headers[":status"]).toBe(408);
    });

    it.each([
      ["before", ""],
      ["after", `GET /healthz HTTP/1.1\r\nHost: ${NAME}\r\n\r\n`],
    ])(
      "keeps no idle connection longer than 30 s %s a request",
      { timeout: stalled },
      async (_, sent) => {
        const socket = connectTls(caddy.httpsPort, NAME);
        await once(socket, "secureConnect");
        const begun = performance.now();
        if (sent) socket.write(sent);
        socket.resume();
        await once(socket, "close");
        expect(performance.now() - begun).toBeLessThan(40_000);
      },
    );

    it("nor one of HTTP/2, nor one without a handshake", { timeout: stalled }, async () => {
      const client = http2.connect(SITE_URL, {
        createConnection: () => connectTls(caddy.httpsPort, NAME, ["h2"]),
      });
      client.request({ ":path": "/healthz" }).resume();
      const silent = net.connect(caddy.httpsPort, "127.0.0.1").resume();
      const begun = performance.now();
      await Promise.all([once(client, "close"), once(silent, "close")]);
      expect(performance.now() - begun).toBeLessThan(40_000);
    });
  });
});

describe.skipIf(!caddyProgram)("a request that Caddy can't pass on", () => {
  let caddy: Caddy;
  let port: number;
  const asked: string[] = [];
  /** Takes every request and breaks the connection. */
  const breaking = http.createServer((request) => {
    asked.push(`${request.method} ${request.url}`);
    request.socket.destroy();
  });
  beforeAll(async () => {
    port = await freePort();
    caddy = await startCaddy({ SITE_URL, SITE_UPSTREAM: `127.0.0.1:${port}` });
  });
  afterAll(() => caddy.end());

  it("waits where no connection comes about: a new container takes a moment", async () => {
    const answer = ask(caddy, `${SITE_URL}/wartet`);
    const waiting = await Promise.race([answer, pause(500)]);
    expect(waiting).toBeUndefined();
    const site = http.createServer((_, response) => response.end("da")).listen(port, "127.0.0.1");
    expect(await answer).toMatchObject({ status: 200, text: "da" });
    site.close();
    await once(site, "close");
  });

  it("isn't repeated once it has reached the site, and has a German answer", async () => {
    breaking.listen(port, "127.0.0.1");
    await once(breaking, "listening");
    for (const method of ["GET", "POST"]) {
      const { status, text, headers } = await ask(caddy, `${SITE_URL}/reisst-ab`, { method });
      expect(status).toBe(502);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(text).toContain('<html lang="de">');
    }
    expect(asked).toEqual(["GET /reisst-ab", "POST /reisst-ab"]);
    breaking.close();
  });
});

it.skipIf(!caddyProgram)("Caddy can't be configured from outside", () => {
  expect(JSON.parse(adaptCaddyfile({ SITE_URL }).stdout)).toMatchObject({
    admin: { disabled: true },
  });
});
