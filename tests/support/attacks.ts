/**
 * Attacks from outside, each against a site of its own: `npm run torture attack` runs them whole, the tests a
 * part of them. An attack is an entry in `attacks`.
 */
import http from "node:http";
import { pages } from "../../app/pages.ts";
import { shippedItems } from "./items.ts";
import { rawRequest } from "./raw-request.ts";
import { residentMegabytes } from "./resident-memory.ts";
import type { Site } from "./site.ts";

export type Outcome = {
  /** What was counted and measured, for the table. */
  figures: Record<string, number>;
  /** What must hold, each with a sentence that names the figure. */
  promises: { kept: boolean; text: string }[];
};

export type Attack = {
  /** Settings of the site that is attacked. */
  settings?: Record<string, string>;
  /** `share`: how much is run of an attack that takes long, over 0 up to 1, which is all of it. */
  run: (site: Site, share: number) => Promise<Outcome>;
};

/** Behind a proxy that names the clients: so one machine can be many. */
const PROXIED = { TRUSTED_PROXIES: "1", RATE_LIMIT: "30" };

export const attacks: Record<string, Attack> = {
  "hostile names": { run: hostileNames },
  "many answers": { settings: PROXIED, run: manyAnswers },
  "distinct requests": { settings: PROXIED, run: distinctRequests },
};

/** Names that every object has, in the query of every kind of address. */
async function hostileNames(site: Site): Promise<Outcome> {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const paths = [
    ...pages.map(({ path }) => path),
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/erstinformation.pdf",
    "/favicon.ico",
    "/nix",
  ];
  let [requests, dropped, failed] = [0, 0, 0];
  for (const path of paths) {
    for (const name of names) {
      const bytes = `GET ${path}?${name}=1 HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
      // As long as it takes: what counts is whether an answer comes.
      const { status } = await rawRequest(site.url, bytes, 60_000);
      requests++;
      if (status === undefined) dropped++;
      else if (status >= 500) failed++;
    }
  }
  return {
    figures: { requests, dropped, failed },
    promises: [
      { kept: dropped === 0, text: `${dropped} of ${requests} connections dropped` },
      { kept: failed === 0, text: `${failed} answers of 500 and more` },
    ],
  };
}

/** Every item under every name in every order, asked for by many clients: what of it is kept? */
async function manyAnswers(site: Site): Promise<Outcome> {
  const addresses = [
    ["/versicherungen", "privat", "gewerbe"],
    ["/finanzierung", "immobilie", "rate"],
  ].flatMap(([path = "", one = "", other = ""]) => [
    ...slugs.flatMap((a) =>
      slugs.flatMap((b) => [
        `${path}?${one}=${a}&${other}=${b}`,
        `${path}?${other}=${b}&${one}=${a}`,
      ]),
    ),
    ...slugs.flatMap((slug) => [`${path}?${one}=${slug}`, `${path}?${other}=${slug}`]),
  ]);
  const before = residentMegabytes(site.pid);
  const etags = new Set<string>();
  const { slowest, other } = await ask(site, addresses.length, (number) => ({
    path: addresses[number] ?? "/",
    onHeaders: ({ etag }) => etag && etags.add(etag),
  }));
  const growth = residentMegabytes(site.pid) - before;
  return {
    figures: {
      requests: addresses.length,
      pages: etags.size,
      "slowest ms": slowest,
      "MB before": before,
      "MB more": growth,
    },
    promises: [
      { kept: other === 0, text: `${other} without a page` },
      { kept: etags.size <= 62, text: `${etags.size} different pages` },
      { kept: growth <= 40, text: `${growth.toFixed(0)} MB more than before` },
    ],
  };
}

/** A hundred thousand requests, no two the same, from as many clients: does any of them stay? */
async function distinctRequests(site: Site, share: number): Promise<Outcome> {
  const count = Math.ceil(100_000 * share);
  // What a process needs once isn't growth: some of every kind come first.
  await ask(site, 100 * kinds.length, (number) => distinct(number));
  const before = residentMegabytes(site.pid);
  const { slowest, other } = await ask(site, count, (number) => distinct(1_000_000 + number));
  const growth = residentMegabytes(site.pid) - before;
  const errors = site.output().match(/"level":"error"/g)?.length ?? 0;
  return {
    figures: {
      requests: count,
      "slowest ms": slowest,
      "MB before": before,
      "MB more": growth,
      "error lines": errors,
    },
    promises: [
      { kept: other === 0, text: `${other} without an answer below 500` },
      { kept: growth <= 40, text: `${growth.toFixed(0)} MB more than before` },
      { kept: errors === 0, text: `${errors} error lines in the log` },
    ],
  };
}

type Request = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  onHeaders?: (headers: http.IncomingHttpHeaders) => void;
};

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
const slugs = shippedItems.map(({ slug }) => slug);
const FORM_HEADERS = {
  "Content-Type": "application/x-www-form-urlencoded",
  "Sec-Fetch-Site": "same-origin",
};

/** What a request can be different in. */
const kinds: ((number: number) => Request)[] = [
  (number) => ({ path: `${pick(pages, number).path}?q${number}=${number}` }),
  (number) => ({ path: `/${number}/${"x".repeat(number % 500)}` }),
  (number) => ({ path: "/", headers: { "Accept-Encoding": `br;q=0.${number}, x-${number}` } }),
  (number) => ({ path: "/about", headers: { "If-None-Match": `"${number}"` } }),
  (number) => ({ path: "/kontakt", headers: { [`X-${number}`]: "x".repeat(number % 4000) } }),
  (number) => ({
    path: `/versicherungen?${number}&privat=${pick(slugs, number)}&gewerbe=${pick(slugs, number >> 4)}`,
  }),
  (number) => ({
    path: `/finanzierung?rate=${pick(slugs, number)}&immobilie=${pick(slugs, number >> 4)}&${number}`,
  }),
  (number) => ({ path: `/versicherungen?gesendet=${referenceLike(number)}` }),
  (number) => ({ path: `/finanzierung?_data=routes/finanzierung&${number}` }),
  (number) => ({ path: `/versicherungen?_data=routes/finanzierung&${number}` }),
  (number) => ({
    path: `/bilder/portrait-${number.toString(16).padStart(12, "0")}-${number % 1000}.webp`,
  }),
  (number) => ({ method: "DELETE", path: `/kontakt?${number}` }),
  (number) => ({
    method: "POST",
    path: `/versicherungen?privat=${pick(slugs, number)}`,
    headers: FORM_HEADERS,
    body: `email=nobody${number}&message=${number}`,
  }),
  (number) => ({
    method: "POST",
    path: "/financemail.php",
    headers: { "Content-Type": "text/plain" },
    body: `{"email":"nobody${number}"}`,
  }),
];

function distinct(number: number): Request {
  const request = pick(kinds, number)(number);
  // 2001:db8::/32 is for documentation: a /64 of it a client.
  const client = `2001:db8:${((number >> 16) & 0xffff).toString(16)}:${(number & 0xffff).toString(16)}::1`;
  return { ...request, headers: { ...request.headers, "X-Forwarded-For": client } };
}

const referenceLike = (number: number) =>
  number
    .toString(36)
    .toUpperCase()
    .padStart(8, "A")
    .replace(/^(.{4})(.{4}).*$/, "$1-$2");

/** Asks `count` times, eight at once; gives the longest wait in ms, and how many weren't answered below 500. */
async function ask(site: Site, count: number, requestOf: (number: number) => Request) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  let [next, slowest, other] = [0, 0, 0];
  const askOn = async () => {
    for (let number = next++; number < count; number = next++) {
      const begun = performance.now();
      const status = await send(site, agent, requestOf(number)).catch(() => undefined);
      slowest = Math.max(slowest, performance.now() - begun);
      if (status === undefined || status >= 500) other++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, askOn));
  agent.destroy();
  return { slowest, other };
}

function send(site: Site, agent: http.Agent, request: Request): Promise<number | undefined> {
  const { method = "GET", path, headers = {}, body, onHeaders } = request;
  return new Promise((resolve, reject) => {
    http
      .request(site.url + path, { method, agent, headers }, (response) => {
        onHeaders?.(response.headers);
        response.resume();
        response.on("end", () => resolve(response.statusCode));
        response.on("error", reject);
      })
      .on("error", reject)
      .end(body);
  });
}
