import { describe, expect, it } from "vitest";
import { refusals } from "../content/site";
import { refusalPage } from "./frame.server";
import type { SiteData } from "./site-data.server";

const site: SiteData = {
  siteUrl: "https://makler.example",
  year: 2026,
  broker: {
    name: "Erika Muster",
    firm: "Muster & Söhne",
    agency: { name: "Muster" },
    association: { name: "Verbund" },
    example: false,
    address: "Musterweg 1, 12345 Musterstadt",
    phone: [{ text: "030 1234567", href: "tel:+49301234567" }],
    hours: [],
  },
  halves: { insurance: true, finance: true },
  called: "Makler",
  pictures: {},
  townPictureText: undefined,
  look: {
    themeColors: { light: "#ffffff", dark: "#000000" },
    colourStyle: undefined,
    icon: "data:image/svg+xml,%3Csvg/%3E",
  },
  insuranceAgency: {} as SiteData["insuranceAgency"],
  page: undefined,
  links: { navigation: [], footer: [] },
};

describe("a page that turns a request away", () => {
  it.each(Object.entries(refusals))("with %s says why, and whom to call", (status, refusal) => {
    const { html } = refusalPage(Number(status), site);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
    expect(html).toContain(`<title>${refusal.title}</title>`);
    expect(html).toContain('href="tel:+49301234567"');
    expect(html).toContain("Muster &amp; Söhne");
  });

  it("ends with who is behind the site, and where", () => {
    const { html } = refusalPage(405, site);
    const foot = html.slice(html.indexOf("<footer")).replace(/<[^>]*>/g, "");
    expect(foot).toContain("© 2026 Erika Muster, Musterweg 1, 12345 Musterstadt");
  });

  it("names the text of each script that stands in it, and no other", () => {
    const { html, scripts } = refusalPage(405, site);
    const written = Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/g), ([, code]) => code);
    expect(written).toEqual(scripts);
    expect(written.length).toBeGreaterThan(0);
  });

  it("has the site's colours after the style sheet, and names the text of their style", () => {
    const colourStyle = ":root{--petrol:#1e2f5c}";
    const { html, styles } = refusalPage(405, { ...site, look: { ...site.look, colourStyle } });
    expect(html).toMatch(/<link rel="stylesheet"[^>]*><style>:root\{--petrol:#1e2f5c\}<\/style>/);
    expect(styles).toEqual([colourStyle]);
    expect(refusalPage(405, site).styles).toEqual([]);
  });
});
