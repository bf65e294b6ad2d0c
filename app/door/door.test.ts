import { describe, expect, it } from "vitest";
import { clientAddress, isOwnRequest, limitKey } from "./clients.server";
import { contentSecurityPolicy, sourceOf } from "./security-headers.server";

describe("the client's address", () => {
  it.each([
    [
      "without a proxy, the socket's, whatever is claimed",
      "9.9.9.9",
      "1.1.1.1, 2.2.2.2",
      0,
      "9.9.9.9",
    ],
    ["behind one proxy, what that one appended", "9.9.9.9", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
    ["behind two, what the outer one appended", "9.9.9.9", "1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    ["with fewer entries than proxies, the outermost", "9.9.9.9", "2.2.2.2", 3, "2.2.2.2"],
    ["behind a proxy that appended nothing, the socket's", "9.9.9.9", undefined, 1, "9.9.9.9"],
  ])("is %s", (_case, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2:ffff::1", "2001:db8:1:2"],
    ["no address", "unknown"],
  ])("%s counts as %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});

describe("a request is our own", () => {
  const site = "https://makler.example";
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", origin: site }, false],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
    [{}, true],
    [{ origin: "https://makler.example" }, true],
    [{ origin: "http://10.0.0.1:3000", host: "10.0.0.1:3000" }, true],
    [{ origin: "https://evil.example", host: "makler.example" }, false],
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example" }, false],
    [{ origin: "null", host: "null" }, false],
    [{ origin: "nonsense", host: "nonsense" }, false],
  ])("%j: %s", (headers, own) => {
    expect(isOwnRequest(headers, site)).toBe(own);
  });
});

describe("the policy", () => {
  const policy = contentSecurityPolicy({ scriptSources: ["'sha256-abc='"], https: true });

  it("allows nothing by default and nothing unsafe", () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  it("allows the page's own inline scripts by their hash", () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
  });

  it("allows a site's own style by its hash, beside the one that every site has", () => {
    const [, every] = /style-src 'self' ('sha256-[^ ;]+');/.exec(policy) ?? [];
    const text = contentSecurityPolicy({ https: true, styleSources: [sourceOf(":root{}"), "*"] });
    expect(text).toContain(`style-src 'self' ${every} ${sourceOf(":root{}")};`);
  });

  it("lets no text become markup or a script", () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it("takes hashes and nonces, and nothing that would open it", () => {
    const sources = [sourceOf("own()"), "'unsafe-inline'", "*", "'sha256-a'; script-src *", ""];
    const text = contentSecurityPolicy({ https: false, scriptSources: sources });
    expect(text).toContain(`script-src 'self' ${sourceOf("own()")};`);
  });

  it("asks for https only where the site has it", () => {
    expect(policy).toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy({ https: false })).not.toContain("upgrade-insecure-requests");
  });
});
