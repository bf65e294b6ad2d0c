import { expect, it } from "vitest";
import type { Broker } from "../broker/profile.server";
import { lookSchema } from "../broker/look.server";
import { siteIcon, SVG_ICON, type IconEdition } from "./site-icons.server";

const edition = (example: boolean, look: object = {}): IconEdition => ({
  broker: { name: "Ida Ősz", example } as Broker,
  pictures: {},
  pictureFile: () => undefined,
  look: lookSchema.parse(look),
});

it("the example has the shipped mark, everybody else their initials, in the site's colours", async () => {
  expect(await siteIcon(edition(true), SVG_ICON)).toBeUndefined();
  const own = String(await siteIcon(edition(false), SVG_ICON));
  expect(own).toMatch(/^<svg [^>]+><style>@media \(prefers-color-scheme:dark\)/);
  expect(own.match(/<path transform/g)).toHaveLength(2);
  expect(own).toContain("#12343b");
  const red = await siteIcon(edition(false, { colours: "wine-sand" }), SVG_ICON);
  expect(String(red)).not.toContain("#12343b");
});

it("of a logo, a wide one is no icon", async () => {
  const logo = { id: "logo-0", width: 480, height: 120, widths: [480], fallback: "png" as const };
  const wide = { ...edition(false), pictures: { logo } };
  expect(String(await siteIcon(wide, SVG_ICON))).toContain("<path transform");
  const square = { ...wide, pictures: { logo: { ...logo, height: 240 } } };
  await expect(siteIcon(square, SVG_ICON)).rejects.toThrow("the logo isn't there");
});
