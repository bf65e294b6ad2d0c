import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sourceOf } from "./security-headers.server";

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
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
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
