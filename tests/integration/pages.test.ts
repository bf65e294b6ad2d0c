import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_HEADERS, SECURITY_HEADERS } from "../../app/door/security-headers.server";
import { pages } from "../../app/pages";
import { closeOnLeave } from "../../app/shell/scripts.server";
import { documentPages } from "../support/documents";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init });

describe.each(documentPages)("$path", ({ path, title, description }) => {
  it("is a German page with one first heading, its own title and description", async () => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain(`<meta name="description" content="${description}"`);
  });

  it("answers HEAD without a body", async () => {
    const response = await get(path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

it("titles and descriptions differ from page to page, and fit", () => {
  for (const key of ["title", "description"] as const) {
    expect(new Set(documentPages.map((page) => page[key])).size).toBe(pages.length);
  }
  for (const { description } of documentPages) expect(description.length).toBeLessThanOrEqual(155);
});

describe("what isn't there", () => {
  it.each(["/nix", "/index.html", "/problem/500", "/%41bout", "/max@example.de"])(
    "%s leads home",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toBe("/");
    },
  );

  it("leads home for HEAD too, but takes no POST", async () => {
    expect((await get("/nix", { method: "HEAD" })).status).toBe(302);
    expect((await get("/nix", { method: "POST" })).status).toBe(405);
  });
});

describe("resources", () => {
  it("/healthz and /readyz", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
  });

  it("/sitemap.xml names every page", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    for (const { path } of pages) expect(xml).toContain(`<loc>${site.url}${path}</loc>`);
  });

  it("/robots.txt keeps search engines away from an example", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /\n");
    expect(await (await get("/")).text()).toContain('<meta name="robots" content="noindex"');
  });

  it("/erstinformation.pdf", async () => {
    const response = await get("/erstinformation.pdf");
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(await response.text()).toMatch(/^%PDF-/);
  });

  it("/favicon.ico", async () => {
    const response = await get("/favicon.ico");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^image\//);
  });
});

describe("every response", () => {
  const paths = [
    ...pages.map(({ path }) => path),
    "/nix",
    "/healthz",
    "/erstinformation.pdf",
    "/insurancemail.php",
  ];

  it.each(paths)("%s is protected and sets no cookie", async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value);
    }
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("X-Script-Hashes")).toBeNull();
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("a file, too, as far as it has anything to protect", async () => {
    const html = await (await get("/")).text();
    const [, css = ""] = /href="(\/build\/[^"]+\.css)"/.exec(html) ?? [];
    for (const [file, keeping] of [
      [css, "immutable"],
      ["/favicon.ico", "max-age=3600"],
    ] as const) {
      const { status, headers } = await get(file);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toContain(keeping);
      for (const [name, value] of Object.entries(FILE_HEADERS)) {
        expect(headers.get(name)).toBe(value);
      }
      expect(headers.get("Set-Cookie")).toBeNull();
      expect(headers.get("X-Powered-By")).toBeNull();
    }
  });

  it.each([
    // Of this name alone: what else the domain has is none of the site's business, unless somebody says so.
    ["", "max-age=63072000"],
    ["subdomains", "max-age=63072000; includeSubDomains"],
    ["off", null],
  ])("asks for https where the site has it, HSTS=%s", async (HSTS, header) => {
    const secure = await startSite({ SITE_URL: "https://makler.example", HSTS });
    const { headers } = await fetch(secure.url);
    await secure.end();
    expect(headers.get("Strict-Transport-Security")).toBe(header);
    expect(headers.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
  });
});

describe("a page's path that is written in another way", () => {
  it.each(pages.filter(({ path }) => path !== "/"))("$path", async ({ path }) => {
    const upper = path.toUpperCase();
    for (const written of [`${path}/`, `${path}//`, upper, `${upper}/`]) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await get(written, { method });
        expect([status, headers.get("Location")], `${method} ${written}`).toEqual([308, path]);
      }
    }
  });

  it("keeps what was chosen, and nothing else", async () => {
    const { headers } = await get("/Versicherungen/?privat=hausrat&email=max@geheim.example");
    expect(headers.get("Location")).toBe("/versicherungen?privat=hausrat");
  });

  it("leads nowhere else", async () => {
    for (const written of ["/erstinformation.PDF", "/about/x/", "/build/"]) {
      expect((await get(written)).headers.get("Location"), written).toBe("/");
    }
    expect((await get("/about/", { method: "POST" })).status).toBe(405);
  });
});

it("scripts are sent only to the pages with a form; the others have one line that closes the menu", async () => {
  for (const page of pages) {
    const html = (await (await get(page.path)).text()).replace(
      `<script>${closeOnLeave}</script>`,
      "",
    );
    // A block of data is no script: nothing in it is run.
    const scripts = /<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")/;
    expect(scripts.test(html), page.path).toBe("form" in page);
  }
});

it("the log has no query, no unknown path and nothing typed", async () => {
  await get("/versicherungen?gesendet=7K3M-9PXR&email=max@geheim.example");
  await get("/max@geheim.example");
  await site.logged("request", '"path":"/versicherungen"');
  expect(site.output()).not.toContain("geheim");
});
