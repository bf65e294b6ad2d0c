import { expect, it } from "vitest";
import { attacks } from "../support/attacks";
import { startSite } from "../support/site";

/** Less of each than `npm run torture attack` runs. */
const SHARE = 0.02;

it.each(Object.entries(attacks))("%s", async (_name, { settings, run }) => {
  const site = await startSite(settings);
  const { promises } = await run(site, SHARE);
  await site.end();
  expect(promises.length).toBeGreaterThan(0);
  expect(promises.filter(({ kept }) => !kept).map(({ text }) => text)).toEqual([]);
});
