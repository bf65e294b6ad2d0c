import { pages } from "../pages";

/**
 * Which pages a browser may fetch before they are asked for: those a finger or pointer is about to choose.
 * Browsers leave it when somebody saves data. A link with a choice or a place in it is already here.
 */
export function loader() {
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: pages.map(({ path }) => path) },
            { not: { selector_matches: "[href*='?'], [href*='#']" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  return new Response(JSON.stringify(rules), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
