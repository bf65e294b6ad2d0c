/** What is fetched when: nothing that is only useful later stands in the way of what is read first. */
import { pages } from "../../app/pages.ts";
import { takenOver } from "../support/hands.ts";
import { expect, once, test } from "../support/journey.ts";

for (const { path } of pages.filter((page) => "form" in page)) {
  test(`${path} asks for its scripts once it is painted`, once, async ({ page }) => {
    await page.goto(path);
    await takenOver(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    for (const startTime of scripts) expect(startTime).toBeGreaterThan(painted);
  });
}

test("a browser that reports no paint gets the scripts, too", once, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["resource"] });
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/versicherungen");
  await takenOver(page);
});

test(
  "a page is fetched ahead when a pointer rests on its link",
  once,
  async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    const faults: unknown[] = [];
    const fetched = new Promise<string>((resolve) => {
      devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
        if (ruleSet.errorType) faults.push(ruleSet.errorMessage);
      });
      devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
        if (status === "Ready") resolve(prefetchUrl);
      });
    });
    await devtools.send("Preload.enable");
    await page.goto("/");
    await page.getByRole("link", { name: "Dein Experte" }).first().hover();
    expect(await fetched).toMatch(/\/about$/);
    expect(faults).toEqual([]);
  },
);
