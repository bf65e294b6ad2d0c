/** What a page costs, in bytes over the wire with brotli, by kind. */
import http from "node:http";

type Kind = "html" | "css" | "script" | "font" | "image" | "other";
export type Weight = Record<Kind, number>;

/** The page and everything it names: style sheets, their fonts, scripts and what they import, pictures. */
export async function transferred(site: string, path: string): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 };
  const waiting = [path];
  const seen = new Set<string>();
  while (waiting.length > 0) {
    const address = waiting.pop() ?? "";
    if (seen.has(address)) continue;
    seen.add(address);
    const { type, bytes } = await get(site + address);
    weight[kindOf(type)] += bytes;
    if (/html|css|javascript/.test(type)) {
      const text = await (await fetch(site + address)).text();
      waiting.push(...named(text, type));
    }
  }
  return weight;
}

/** The answer to a request for a page, as it travels: status line, headers and body. */
export async function answerBytes(url: string): Promise<number> {
  const { head, bytes } = await get(url);
  return head + bytes;
}

/** `bytes` are the body's, `head` those before it. */
function get(url: string): Promise<{ type: string; head: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        const { headers, httpVersion, rawHeaders, statusCode, statusMessage } = response;
        const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ""];
        // Between a header's name and its value stands as much as between two lines.
        const head = Buffer.byteLength([...lines, ...rawHeaders].join("\r\n")) + 2;
        const type = headers["content-type"] ?? "";
        response.on("end", () => resolve({ type, head, bytes }));
      })
      .on("error", reject);
  });
}

function kindOf(type: string): keyof Weight {
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.startsWith("text/javascript")) return "script";
  if (type.startsWith("font/")) return "font";
  return type.startsWith("image/") ? "image" : "other";
}

/** Addresses of this site that a browser fetches by itself; links that somebody has to follow are none. */
function named(text: string, type: string): string[] {
  if (type.startsWith("text/css")) return matches(text, /url\("?(\/[^")]+)"?\)/g);
  if (type.startsWith("text/javascript")) {
    return matches(text, /(?:from|import)\s*\(?"(\/build\/[^"]+)"/g);
  }
  return [
    ...matches(
      text,
      /<link[^>]+rel="(?:stylesheet|preload|modulepreload|icon)"[^>]+href="(\/[^"]+)"/g,
    ),
    ...matches(text, /<(?:img|script)[^>]+src="(\/[^"]+)"/g),
    ...matches(text, /<use href="(\/[^"#]+)/g),
    ...matches(text, /(?:from|import)\s*\(?"(\/build\/[^"]+)"/g),
  ];
}

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, address = ""]) => address);
