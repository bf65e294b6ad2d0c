import { expect, it } from "vitest";
import { checkPublicAddress } from "./check-names.server";

const SITE_URL = "https://www.makler.test";

/** The internet, as far as it is asked. */
const internet = (answers: Record<string, Response>) => (url: string) => {
  const answer = answers[url];
  return answer ? Promise.resolve(answer) : Promise.reject(new Error("ENOTFOUND"));
};
const healthy = () => new Response("ok\n");
const leads = (Location: string) => new Response(null, { status: 308, headers: { Location } });

it.each([
  ["leads to it", leads(`${SITE_URL}/`), "ok"],
  ["leads to another site", leads(`${SITE_URL}.evil.test/`), "warning"],
  ["is another site", healthy(), "warning"],
  ["isn't there", undefined, "warning"],
])("the domain without www %s", async (_name, bare, status) => {
  const found = await checkPublicAddress(
    SITE_URL,
    internet({
      [`${SITE_URL}/healthz`]: healthy(),
      ...(bare && { "https://makler.test/": bare }),
    }),
  );
  expect(found).toMatchObject([{ status: "ok" }, { status }]);
  if (status === "warning") expect(found[1]?.advice).toContain("REDIRECT_FROM=https://makler.test");
});

it("an address without TLS isn't asked", async () => {
  expect(await checkPublicAddress("http://localhost:3000")).toMatchObject([{ status: "skipped" }]);
});
