import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorClass } from "../log.server";
import { callWeb } from "./watch.server";

type Call = { method: string; path: string; headers: http.IncomingHttpHeaders; body: string };

const calls: Call[] = [];
const cut: string[] = [];
const server = http.createServer((request, response) => {
  const { method = "", url: path = "", headers } = request;
  request.setEncoding("utf8");
  let body = "";
  request.on("data", (text: string) => (body += text));
  request.on("end", () => {
    calls.push({ method, path, headers, body });
    response.on("close", () => {
      if (!response.writableEnded) cut.push(path);
    });
    if (path === "/hangs") return;
    if (path === "/endless") {
      response.writeHead(200).write("x".repeat(100));
      return;
    }
    if (path === "/elsewhere") response.setHeader("Location", "/followed");
    response.writeHead(Number(/\d+$/.exec(path)?.[0] ?? 200)).end("the answer");
  });
});
let at: string;
beforeAll(async () => {
  // As localhost, over whichever of both families the machine has.
  server.listen(0);
  await once(server, "listening");
  at = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const faultOf = async (address: string, patienceMs?: number) =>
  callWeb(address, undefined, patienceMs).then(
    () => "",
    (error: unknown) => errorClass(error),
  );

describe("a call", () => {
  it("is a GET, or a POST of JSON", async () => {
    await callWeb(`${at}/ping?key=geheim`);
    await callWeb(`${at}/alert`, { title: "Alarm: Ü" });
    expect(calls.slice(-2)).toMatchObject([
      { method: "GET", path: "/ping?key=geheim", body: "" },
      { method: "POST", path: "/alert", body: '{"title":"Alarm: Ü"}' },
    ]);
    expect(calls.at(-1)?.headers["content-type"]).toBe("application/json");
  });

  it.each([
    ["agentur:p%40ss%3A", "agentur:p@ss:"],
    [":tk_geheim", ":tk_geheim"],
    ["agentur:100%", "agentur:100%"],
  ])("%s in its address become a header", async (credentials, expected) => {
    await callWeb(`${at.replace("//", `//${credentials}@`)}/alert`, {});
    const { authorization = "" } = calls.at(-1)!.headers;
    expect(Buffer.from(authorization.replace("Basic ", ""), "base64").toString()).toBe(expected);
  });

  it.each([500, 404, 302, 301])("answered with %d has failed", async (status) => {
    expect(await faultOf(`${at}/${status}`)).toBe(`CallFault HTTP ${status}`);
  });

  it("isn't led elsewhere", async () => {
    server.once("request", (_request, response) =>
      response.setHeader("Location", `${at}/followed`),
    );
    expect(await faultOf(`${at}/307`)).toBe("CallFault HTTP 307");
    expect(calls.map(({ path }) => path)).not.toContain("/followed");
  });

  it("that isn't answered ends in time, and so does an answer without end", async () => {
    expect(await faultOf(`${at}/hangs`, 200)).toBe("CallFault TIMEOUT");
    expect(await faultOf(`${at}/endless`)).toBe("");
    await expect.poll(() => cut).toEqual(["/hangs", "/endless"]);
  });

  it("to nobody fails, and no error tells its address", async () => {
    const nobody = net.createServer().listen(0, "127.0.0.1");
    await once(nobody, "listening");
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const secret = "geheim-4711";
    for (const [address, code] of [
      [`http://localhost:${port}/${secret}`, "ECONNREFUSED"],
      [`https://nobody.invalid/${secret}`, /^CallFault (ENOTFOUND|EAI_AGAIN)$/],
      [`${at.replace("http:", "https:")}/${secret}`, /^CallFault (ERR_SSL|EPROTO|ECONNRESET)/],
    ] as const) {
      const error: unknown = await callWeb(address).catch((thrown: unknown) => thrown);
      if (code instanceof RegExp) expect(errorClass(error)).toMatch(code);
      else expect(errorClass(error)).toBe(`CallFault ${code}`);
      const said = JSON.stringify(error) + String((error as Error).stack);
      expect(said).not.toContain(secret);
      expect((error as Error).cause).toBeUndefined();
    }
  });
});
