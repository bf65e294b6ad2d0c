import { afterAll, beforeAll, expect, it } from "vitest";
import { postForm, validInsurance } from "../support/requests";
import { startSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

it("each line says when, and a request's line what was asked, without what was typed", async () => {
  const begun = Date.now();
  await postForm(`${site.url}/versicherungen?name=Erika`, validInsurance);
  const line = await site.logged("request", '"method":"POST"');
  expect(JSON.parse(line)).toEqual({
    level: "info",
    time: expect.any(String),
    event: "request",
    method: "POST",
    path: "/versicherungen",
    status: 303,
  });
  const lines = site.output().trim().split("\n");
  for (const text of lines.filter((text) => text.startsWith("{"))) {
    const { time } = JSON.parse(text) as { time: string };
    expect(Math.abs(Date.parse(time) - begun), text).toBeLessThan(60_000);
  }
  // remix-serve's own line at the start is the one that is none of the log's.
  expect(lines.filter((text) => !text.startsWith("{"))).toHaveLength(1);
});
