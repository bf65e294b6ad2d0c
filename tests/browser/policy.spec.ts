import type { Page } from "playwright/test";
import { ready } from "../support/hands.ts";
import { expect, once, test as journey } from "../support/journey.ts";

/** What is refused here is reported in the console, and meant. */
const test = journey.extend({
  complaints: async ({}, use) => {
    await use([]);
  },
});

/** Each in a way of its own, as if somebody had found a gap in what escapes a visitor's text. */
const INJECTED = `
  <script>window.foreignScript = true</script>
  <script type="module">window.foreignModule = true</script>
  <script src="data:text/javascript,window.foreignData=true"></script>
  <img src="/nix.png" alt="" onerror="window.foreignHandler = true">
  <iframe srcdoc="<script>parent.foreignFrame = true</script>"></iframe>
`;

/** Opens the page as the site sends it, with something in it that the site never wrote. */
async function open(page: Page, path: string, policy: "kept" | "removed") {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers["content-encoding"];
      delete headers["content-length"];
      if (policy === "removed") delete headers["content-security-policy"];
      const body = (await response.text()).replace("</main>", `${INJECTED}</main>`);
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      refused.push(effectiveDirective);
    });
  });
  await ready(page, path);
  return page.evaluate(() => ({
    ran: Object.keys(window).filter((name) => name.startsWith("foreign")),
    refused: (window as unknown as { refused: string[] }).refused,
  }));
}

for (const path of ["/", "/versicherungen", "/datenschutz"]) {
  test(`${path}: a script that the site didn't write is refused`, once, async ({ page }) => {
    const { ran, refused } = await open(page, path, "kept");
    expect(ran).toEqual([]);
    expect(refused).toContain("script-src-elem");
    expect(refused).toContain("script-src-attr");
  });
}

test("without the policy those scripts would run", once, async ({ page }) => {
  const { ran } = await open(page, "/", "removed");
  expect(ran).toEqual(expect.arrayContaining(["foreignScript", "foreignModule", "foreignHandler"]));
});

for (const path of ["/", "/versicherungen"]) {
  test(`${path}: no text becomes markup or a script`, once, async ({ page }) => {
    await ready(page, path);
    const outcomes = await page.evaluate(() => {
      const attempt = (what: () => unknown) => {
        try {
          what();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement("script");
      return [
        attempt(() => (document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>")),
        attempt(() => (script.text = "alert(1)")),
        attempt(() => (script.src = "/build/x.js")),
        attempt(() => new DOMParser().parseFromString("<p>", "text/html")),
      ];
    });
    expect(outcomes).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  });
}
