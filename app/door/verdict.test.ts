import { describe, expect, it } from "vitest";
import { shipped } from "../../tests/support/shipped";
import { pages } from "../pages";
import { judge, namesOneHost, type Head, type Verdict } from "./verdict.server";

const SITE = "https://makler.example";
const FORM = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

function ask(target: string, more: Partial<Head> = {}, site = shipped, links = false): Verdict {
  return judge({ method: "GET", headers: {}, ...more, target }, SITE, { ...site, links });
}
const post = (target: string, headers: Head["headers"] = FORM) =>
  ask(target, { method: "POST", headers });
const urlOf = (verdict: Verdict) => ("url" in verdict ? verdict.url : verdict.kind);

describe("a target", () => {
  it.each([
    ["/", "/"],
    ["/?x=1", "/"],
    ["/about", "/about"],
    ["http://makler.example/about", "/about"],
    ["HTTP://evil.example/about?x", "/about"],
    ["https://evil.example", "/"],
    ["https://evil.example?privat=kfz", "/"],
    ["/a/../about", "/about"],
    ["/favicon.ico", "/favicon.ico"],
    ["/readyz?constructor=1", "/readyz"],
  ])("%s is read at %s", (target, url) => {
    expect(urlOf(ask(target))).toBe(url);
  });

  it.each([
    "//",
    "///",
    "//evil.example/",
    "//evil.example/versicherungen",
    "/\\evil.example/x",
    "/\\evil.example/versicherungen",
    "\\/evil.example".replace("\\", "/\\"),
    "/%",
    "/%ff",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/nix?privat=kfz",
    "/__proto__",
    "/constructor",
    "/http://evil.example",
    "/problem/500",
    "/versicherungen.data",
    "/__manifest?p=/",
    "http://makler.example//evil.example",
  ])("%s leads home, and nowhere else", (target) => {
    expect(ask(target)).toEqual({ kind: "home" });
    expect(ask(target, { method: "HEAD" })).toEqual({ kind: "home" });
    expect(post(target)).toMatchObject({ kind: "refuse", status: 405 });
  });

  it.each(["*", "", "?", "a", "ftp://evil.example/", "evil.example:443"])(
    "%j is none",
    (target) => {
      expect(ask(target)).toEqual({ kind: "refuse", status: 400 });
    },
  );
});

describe("a query", () => {
  it.each(
    Object.getOwnPropertyNames(Object.prototype).flatMap((name) =>
      [...pages.map(({ path }) => path), "/healthz", "/robots.txt"].map((path) => [name, path]),
    ),
  )("%s is unknown at %s", (name = "", path = "") => {
    expect(ask(`${path}?${name}=1`)).toMatchObject({ kind: "read", url: path, common: true });
  });

  it.each([
    ["?privat=kfz", "?privat=kfz"],
    ["?privat=kfz&utm_source=x", "?privat=kfz"],
    ["?privat=kfz&immobilie=baufinanzierung", "?privat=kfz"],
    ["?privat=autokredit", ""],
    ["?privat=firmenrechtsschutz", ""],
    ["?gewerbe=__proto__&privat=constructor", ""],
    ["?PRIVAT=kfz", ""],
  ])("%s is written %j", (asked, written) => {
    expect(urlOf(ask(`/versicherungen${asked}`))).toBe(`/versicherungen${written}`);
  });

  it("makes as many pages as there are choices, whoever asks in which order", () => {
    const slugs = ["haftpflicht", "kfz", "firmenrechtsschutz", "betriebshaftpflicht", "nix"];
    const asked = slugs.flatMap((one) =>
      slugs.flatMap((other) => [
        `?privat=${one}&gewerbe=${other}`,
        `?gewerbe=${other}&privat=${one}`,
        `?privat=${one}&privat=${other}`,
      ]),
    );
    const written = asked.map((query) => urlOf(ask(`/versicherungen${query}`)));
    // What was written is written the same again: it is the address under which the page is kept.
    for (const url of written) expect(urlOf(ask(url))).toBe(url);
    expect(new Set(written).size).toBeLessThanOrEqual(10);
  });

  it.each([
    ["?gesendet=7K3M-9PXR", "?gesendet=7K3M-9PXR", false],
    ["?gesendet=x&gesendet=7K3M-9PXR", "?gesendet=7K3M-9PXR", false],
    ["?gesendet=<script>", "", true],
    ["?_data=root", "?_data=root", false],
    ["?_data=routes/versicherungen", "?_data=routes%2Fversicherungen", false],
    ["?_data=routes/finanzierung", "", true],
    ["?_data=routes/finanzierung&_data=root", "?_data=root", false],
    ["?_data[]=root", "", true],
    ["?_data=root,routes/versicherungen", "", true],
    ["?_data=routes/_index", "", true],
    ["?_data=routes/problem.$status", "", true],
    ["?_data=", "", true],
    ["?index", "", true],
    ["?_routes=root", "", true],
  ])("%s is known as %j; everybody's: %s", (asked, written, common) => {
    const expected = { kind: "read", url: `/versicherungen${written}`, common };
    expect(ask(`/versicherungen${asked}`)).toMatchObject(expected);
    expect(ask(`/versicherungen${asked}`, { method: "HEAD" })).toMatchObject(expected);
  });

  it("of a monitor carries its token", () => {
    const token = "0123456789abcdef";
    expect(urlOf(ask(`/backlogz?x=1&token=no&token=${token}`))).toBe(`/backlogz?token=${token}`);
    expect(urlOf(ask(`/readyz?token=${token}`))).toBe("/readyz");
  });

  it("of a form's sending names no data but its page's own", () => {
    expect(urlOf(post("/finanzierung?_data=root&index"))).toBe("/finanzierung");
    expect(urlOf(post("/finanzierung?_data=routes/versicherungen"))).toBe("/finanzierung");
    expect(urlOf(post("/finanzierung?index&_data=routes/finanzierung"))).toBe(
      "/finanzierung?_data=routes%2Ffinanzierung",
    );
  });
});

describe("a method", () => {
  it.each(["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "FOO", "get"])(
    "%s isn't taken",
    (method) => {
      for (const target of ["/", "/versicherungen", "/insurancemail.php", "/healthz", "/nix"])
        expect(ask(target, { method })).toMatchObject({ kind: "refuse", status: 405 });
    },
  );

  it("POST is taken by forms and endpoints alone", () => {
    for (const target of ["/versicherungen", "/finanzierung", "/financemail.php"])
      expect(post(target).kind).toBe("send");
    for (const target of ["/", "/about", "/readyz", "/robots.txt", "/favicon.ico"])
      expect(post(target)).toMatchObject({ kind: "refuse", status: 405 });
    expect(ask("/insurancemail.php")).toMatchObject({ kind: "refuse", status: 405 });
  });
});

describe("what is sent", () => {
  it.each<[string, Head["headers"], number]>([
    ["from another site", { ...FORM, "sec-fetch-site": "cross-site" }, 403],
    ["as JSON", { ...FORM, "content-type": "application/json" }, 415],
    ["without a type", { "sec-fetch-site": "same-origin" }, 415],
    ["compressed", { ...FORM, "content-encoding": "gzip" }, 415],
  ])("%s is refused", (_how, headers, status) => {
    expect(post("/versicherungen", headers)).toMatchObject({ kind: "refuse", status });
  });

  it("to an endpoint may be labelled as anything", () => {
    expect(post("/insurancemail.php", { "content-type": "text/plain" }).kind).toBe("send");
    expect(post("/insurancemail.php", {}).kind).toBe("send");
  });
});

describe("a link in the broker's mail", () => {
  const link = "/anfrage/7K3M-9PXR/erledigt/60nbc2sCrYqw1nYGBaG2Ig";
  const askLinked = (target: string, more: Partial<Head> = {}) => ask(target, more, shipped, true);
  const send = (target: string, headers: Head["headers"]) =>
    askLinked(target, { method: "POST", headers });

  it("is read and sent at its own address, made anew each time", () => {
    for (const target of [link, `${link}?x=1`, "/anfrage/spam"]) {
      const url = target.replace("?x=1", "");
      expect(askLinked(target)).toMatchObject({ kind: "read", url, entry: { fresh: true } });
      expect(askLinked(target, { method: "HEAD" })).toMatchObject({ kind: "read", url });
      expect(send(target, FORM)).toMatchObject({ kind: "send", url });
    }
  });

  it.each(["x", link.slice(9, -1), `${link.slice(9)}/`, "%ff", "%E0%A4%A", "a".repeat(9000), "//"])(
    "what can't be one is answered at one address: %s",
    (rest) => {
      expect(urlOf(askLinked(`/anfrage/${rest}`))).toBe("/anfrage/-");
      expect(urlOf(send(`/anfrage/${rest}`, FORM))).toBe("/anfrage/-");
    },
  );

  it.each(["/anfrage", "/anfrage/", `/${link}`, link.toUpperCase(), `/x${link}`])(
    "%s isn't even near one",
    (target) => {
      expect(askLinked(target)).toEqual({ kind: "home" });
    },
  );

  it("is unknown on a site that has none", () => {
    for (const target of [link, "/anfrage/x", "/anfrage/spam"]) {
      expect(ask(target)).toEqual({ kind: "home" });
      expect(post(target)).toEqual({ kind: "refuse", status: 405 });
    }
  });

  const type = { "content-type": "application/x-www-form-urlencoded" };
  it.each<[string, Head["headers"], string]>([
    ["of another site", { ...type, "sec-fetch-site": "cross-site" }, "refuse"],
    ["of another site, in an old browser", { ...type, origin: "https://evil.example" }, "refuse"],
    [
      "that claims to be nobody's",
      { ...type, "sec-fetch-site": "cross-site", origin: "null" },
      "refuse",
    ],
    [
      "of its own page, which hands on no address, in an old browser",
      { ...type, origin: "null" },
      "send",
    ],
    ["of its own page", { ...type, "sec-fetch-site": "same-origin", origin: "null" }, "send"],
    ["of no known type", { "sec-fetch-site": "same-origin" }, "refuse"],
  ])("takes a form %s: %s", (_whose, headers, kind) => {
    expect(send(link, headers).kind).toBe(kind);
    // A form of visitors' comes from a page that says where it was.
    if (headers.origin === "null" && !headers["sec-fetch-site"])
      expect(post("/versicherungen", headers)).toMatchObject({ kind: "refuse", status: 403 });
  });
});

describe("a request names one host", () => {
  it.each<[string, string[], boolean]>([
    ["1.1", ["Host", "a"], true],
    ["1.1", ["Accept", "Host", "hOSt", "a"], true],
    ["1.1", [], false],
    ["1.1", ["Host", "a", "host", "a"], false],
    ["1.1", ["Host", "a", "X", "y", "HOST", "b"], false],
    ["1.0", [], true],
    ["1.0", ["Host", "a", "Host", "b"], false],
  ])("HTTP/%s with %j: %s", (version, headers, one) => {
    expect(namesOneHost(version, headers)).toBe(one);
  });
});

describe("a half that the site doesn't offer", () => {
  const halves = { insurance: true, finance: false };
  const askWithout = (target: string, more: Partial<Head> = {}) =>
    ask(target, more, { ...shipped, halves });

  it.each([
    "/finanzierung",
    "/Finanzierung/",
    "/finanzierung?rate=auto",
    "/finanzierung?_data=root",
  ])("%s is an address like any that isn't there", (target) => {
    expect(askWithout(target)).toEqual({ kind: "home" });
    expect(askWithout(target, { method: "HEAD" })).toEqual({ kind: "home" });
    const sent = askWithout(target, { method: "POST", headers: FORM });
    expect(sent).toEqual({ kind: "refuse", status: 405 });
  });

  it("its endpoint is known, and gone; the other one isn't", () => {
    const call = { method: "POST", headers: { "content-type": "application/json" } };
    const endpoint = { kind: "endpoint" };
    expect(askWithout("/financemail.php", call)).toMatchObject({
      entry: { ...endpoint, gone: true },
    });
    expect(askWithout("/financemail.php")).toMatchObject({ entry: { ...endpoint, gone: true } });
    expect(askWithout("/insurancemail.php", call)).toMatchObject({
      entry: { ...endpoint, gone: false },
    });
  });

  it("the other page is there", () => {
    expect(askWithout("/versicherungen?privat=kfz")).toMatchObject({ kind: "read" });
  });
});
